//! Files of what is kept a line each.

use std::io;
use std::path::Path;

use duvod::storage;

/// Writes the file anew from what is kept in it. What is no text is put aside first.
pub(super) fn rewrite(
    path: &Path,
    anew: impl FnOnce(&str) -> io::Result<String>,
) -> io::Result<()> {
    storage::alone(path, || {
        let kept = if let Ok(kept) = storage::read(path) {
            kept.unwrap_or_default()
        } else {
            let _aside = storage::put_aside(path)?;
            String::new()
        };
        storage::write(path, &anew(&kept)?)
    })
}
