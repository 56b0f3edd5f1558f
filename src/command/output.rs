//! Files that commands write: whole at every moment, as `storage` writes them.

use std::fs;
use std::path::Path;

use super::failure::Failure;
use crate::message::{Message, words};
use crate::storage::{trouble, write_over};

/// Writes a file; one that is there already, if only as a link to nothing, only if it may be overwritten.
pub(super) fn write_new(path: &Path, text: &str, force: bool) -> Result<(), Failure> {
    if fs::symlink_metadata(path).is_ok() && !force {
        let file = path.display().to_string();
        return Err(Failure::Wrong(Message::from(words::ErrorFileExists { file })));
    }
    write(path, text)
}

/// Writes a file, in place of one that is there.
pub(super) fn write(path: &Path, text: &str) -> Result<(), Failure> {
    write_over(path, text).map_err(|error| {
        let file = path.display().to_string();
        Failure::Wrong(words::ErrorFileUnwritten { file, reason: trouble(&error) }.into())
    })
}
