//! The puzzles that are measured: files beside the project, one puzzle a line.

use std::path::{Path, PathBuf};

const COLLECTION: &str = "../shared/puzzles";

/// The puzzle files beside the project, if they are there.
pub(crate) fn files() -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(Path::new(COLLECTION)) else { return Vec::new() };
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "txt"));
    files.sort();
    files
}
