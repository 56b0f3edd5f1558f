//! Where puzzles come from: files, the clipboard, the examples.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

use crate::formats::{self, MAX_BYTES, Puzzle, ReadError};
use crate::grid::{Board, Geometry};
use crate::message::Message as Words;

/// Where a puzzle comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A file.
    File(PathBuf),
    /// The clipboard.
    Clipboard,
}

impl Source {
    /// The file's name, without its folder.
    pub(crate) fn file_name(&self) -> Option<String> {
        match self {
            Self::File(path) => {
                let name = path.file_name().unwrap_or(path.as_os_str());
                Some(name.to_string_lossy().into_owned())
            }
            Self::Clipboard => None,
        }
    }
}

/// What was found in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loaded {
    /// The first puzzle.
    pub board: Board,
    /// How many puzzles there are.
    pub count: usize,
}

/// Why nothing was loaded.
#[derive(Clone, Debug, PartialEq)]
pub struct Unread {
    /// What is wrong, and where.
    pub reason: Words,
}

impl Unread {
    /// That reading stopped before its end.
    pub(crate) fn interrupted() -> Self {
        Self { reason: Words::new("window-file-interrupted") }
    }

    /// That there was no text on the clipboard.
    pub(crate) fn no_text() -> Self {
        Self { reason: Words::new("window-clipboard-empty") }
    }
}

impl From<ReadError> for Unread {
    fn from(error: ReadError) -> Self {
        Self { reason: error.message() }
    }
}

impl From<io::Error> for Unread {
    fn from(error: io::Error) -> Self {
        let reason = match error.kind() {
            ErrorKind::NotFound => Words::new("window-file-not-found"),
            ErrorKind::PermissionDenied => Words::new("window-file-denied"),
            ErrorKind::IsADirectory => Words::new("window-file-is-folder"),
            _ => Words::new("window-file-other").with("reason", error.to_string()),
        };
        Self { reason }
    }
}

/// Reads the puzzles in a file.
pub(crate) fn read_file(path: &Path, geometry: &Geometry) -> Result<Loaded, Unread> {
    let mut bytes = Vec::new();
    let most = MAX_BYTES as u64 + 1;
    let _ = File::open(path)?.take(most).read_to_end(&mut bytes)?;
    read_text(&formats::decode(&bytes)?, geometry)
}

/// Reads the puzzles in a text. All of them must be right; the first one is kept.
pub(crate) fn read_text(text: &str, geometry: &Geometry) -> Result<Loaded, Unread> {
    let mut first = None;
    let mut count = 0;
    for puzzle in formats::puzzles(text, geometry) {
        let Puzzle { board, .. } = puzzle?;
        count += 1;
        first = first.or(Some(board));
    }
    match first {
        Some(board) => Ok(Loaded { board, count }),
        // The reader of several puzzles knows how to say that there is none.
        None => match formats::read_puzzle(text, geometry) {
            Ok(puzzle) => Ok(Loaded { board: puzzle.board, count: 1 }),
            Err(error) => Err(error.into()),
        },
    }
}

/// Asks the user for a file. `None` if none was chosen, or if the system has no dialog for that.
pub(crate) async fn choose_file(title: String) -> Option<PathBuf> {
    let dialog = rfd::AsyncFileDialog::new().set_title(title);
    dialog.pick_file().await.map(|file| file.path().to_path_buf())
}
