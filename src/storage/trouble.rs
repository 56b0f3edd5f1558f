//! Why the system did not do what was asked of it with a file, in words of ours: what it says itself is in no language of
//! the user's choice.

use std::io::{Error, ErrorKind};

use crate::message::{Message, words};

/// Says what is wrong, as a clause.
pub fn trouble(error: &Error) -> Message {
    match error.kind() {
        ErrorKind::NotFound => words::SystemNotFound.into(),
        ErrorKind::PermissionDenied => words::SystemDenied.into(),
        ErrorKind::ReadOnlyFilesystem => words::SystemReadOnly.into(),
        ErrorKind::IsADirectory => words::SystemIsFolder.into(),
        ErrorKind::NotADirectory => words::SystemNotFolder.into(),
        ErrorKind::Unsupported => words::SystemNotFile.into(),
        ErrorKind::AlreadyExists => words::SystemExists.into(),
        ErrorKind::InvalidData => words::SystemNotText.into(),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => words::SystemFull.into(),
        ErrorKind::FileTooLarge => words::SystemTooLarge.into(),
        ErrorKind::UnexpectedEof => words::SystemCutShort.into(),
        ErrorKind::InvalidFilename | ErrorKind::InvalidInput => words::SystemBadName.into(),
        ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy => words::SystemInUse.into(),
        _ => match error.raw_os_error() {
            Some(number) => words::SystemNumber { number: number.unsigned_abs() }.into(),
            None => words::SystemOther.into(),
        },
    }
}
