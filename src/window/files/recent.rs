//! The files that were loaded or saved last.

use std::path::{Path, PathBuf, absolute};

use iced::Task;

use super::Source;
use crate::window::message::Message;
use crate::window::state::Window;

/// How many are kept.
const MOST: usize = 10;

impl Window {
    /// Puts a file before all others that were used.
    pub(crate) fn remember(&mut self, path: &Path) {
        let path = absolute(path).unwrap_or_else(|_| path.to_path_buf());
        self.recent.retain(|known| *known != path);
        self.recent.insert(0, path);
        self.recent.truncate(MOST);
    }

    /// Loads the file with this number, from 0, again.
    pub(crate) fn load_recent(&mut self, number: usize) -> Task<Message> {
        if self.loading_is_locked() {
            return Task::none();
        }
        match self.recent.get(number).cloned() {
            Some(path) => self.read(Source::File(path)),
            None => Task::none(),
        }
    }
}

/// The paths as they are kept; what is no text is not.
pub(crate) fn to_texts(paths: &[PathBuf]) -> Vec<String> {
    paths.iter().filter_map(|path| path.to_str().map(str::to_owned)).collect()
}

/// The paths that were kept.
pub(crate) fn from_texts(texts: &[String]) -> Vec<PathBuf> {
    texts.iter().take(MOST).map(PathBuf::from).collect()
}
