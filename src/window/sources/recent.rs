//! The files that were loaded or saved last.

use std::path::{Path, PathBuf, absolute};

/// How many are kept.
const MOST: usize = 10;

/// The paths of the files that were used last, the last one first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Recent(Vec<PathBuf>);

impl Recent {
    /// Takes the paths that were kept.
    pub(crate) fn from_texts(texts: &[String]) -> Self {
        Self(texts.iter().take(MOST).map(PathBuf::from).collect())
    }

    /// Gives the paths as they are kept; what is no text is not.
    pub(crate) fn to_texts(&self) -> Vec<String> {
        self.0.iter().filter_map(|path| path.to_str().map(str::to_owned)).collect()
    }

    /// All of them.
    pub(crate) fn paths(&self) -> &[PathBuf] {
        &self.0
    }

    /// Puts a file before all others that were used.
    pub(crate) fn put(&mut self, path: &Path) {
        let path = absolute(path).unwrap_or_else(|_| path.to_path_buf());
        self.0.retain(|known| *known != path);
        self.0.insert(0, path);
        self.0.truncate(MOST);
    }
}
