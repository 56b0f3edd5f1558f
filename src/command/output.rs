//! Files that commands write: whole at every moment, as `storage` writes them.

use std::fs;
use std::io;
use std::path::Path;

use super::failure::Failure;
use duvod::message::{Message, words};
use duvod::storage::{self, trouble, write_over};

/// Writes a file; one that is there already, if only as a link to nothing, only if it may be overwritten.
pub(super) fn write_new(
    path: &Path,
    contents: impl AsRef<[u8]>,
    force: bool,
) -> Result<(), Failure> {
    may_be_written(path, force).map_err(Failure::Wrong)?;
    if force {
        return write(path, contents);
    }
    storage::write_new(path, contents.as_ref())
        .map_err(|error| Failure::Wrong(kept_out(path, &error)))
}

/// That a file could not be written where nothing was a moment ago.
pub(super) fn kept_out(path: &Path, error: &io::Error) -> Message {
    if error.kind() == io::ErrorKind::AlreadyExists {
        return words::ErrorFileExists { file: path.display().to_string() }.into();
    }
    unwritten(path, error)
}

/// Whether a file may be written where perhaps one is already.
///
/// # Errors
/// What to say if it may not.
pub(super) fn may_be_written(path: &Path, force: bool) -> Result<(), Message> {
    if fs::symlink_metadata(path).is_ok() && !force {
        return Err(words::ErrorFileExists { file: path.display().to_string() }.into());
    }
    Ok(())
}

/// Writes a file, in place of one that is there.
pub(super) fn write(path: &Path, contents: impl AsRef<[u8]>) -> Result<(), Failure> {
    write_over(path, contents.as_ref()).map_err(|error| Failure::Wrong(unwritten(path, &error)))
}

/// That a file could not be written.
pub(super) fn unwritten(path: &Path, error: &io::Error) -> Message {
    let file = path.display().to_string();
    words::ErrorFileUnwritten { file, reason: trouble(error) }.into()
}
