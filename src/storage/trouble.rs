//! Why the system did not do what was asked of it with a file, in words of ours: what it says itself is in no language of
//! the user's choice.

use std::io::{Error, ErrorKind};

use crate::message::{Message, words};

/// What is wrong, as a clause.
pub fn trouble(error: &Error) -> Message {
    Message::new(match error.kind() {
        ErrorKind::NotFound => "system-not-found",
        ErrorKind::PermissionDenied => "system-denied",
        ErrorKind::ReadOnlyFilesystem => "system-read-only",
        ErrorKind::IsADirectory => "system-is-folder",
        ErrorKind::NotADirectory => "system-not-folder",
        ErrorKind::AlreadyExists => "system-exists",
        ErrorKind::InvalidData => "system-not-text",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "system-full",
        ErrorKind::FileTooLarge => "system-too-large",
        ErrorKind::UnexpectedEof => "system-cut-short",
        ErrorKind::InvalidFilename | ErrorKind::InvalidInput => "system-bad-name",
        ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy => "system-in-use",
        _ => match error.raw_os_error() {
            Some(number) => {
                return Message::from(words::SystemNumber {
                    number: u64::from(number.unsigned_abs()),
                });
            }
            None => "system-other",
        },
    })
}
