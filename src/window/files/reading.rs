//! Reading what a file or the clipboard holds: a puzzle, several, or a game.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::list::Listed;
use super::saving::file_name;
use crate::formats::{self, MAX_BYTES, ReadError, SessionError};
use crate::grid::{Board, Geometry, StateText};
use crate::knowledge::Knowledge;
use crate::message::Message as Words;
use crate::session::Saved;
use crate::storage::trouble;

/// How many errors are listed among puzzles; of more only the number is told.
const MOST_ERRORS: usize = 1000;

/// Where a puzzle comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A file.
    File(PathBuf),
    /// The clipboard.
    Clipboard,
}

impl Source {
    /// The file's path.
    pub(crate) fn path(&self) -> Option<&Path> {
        match self {
            Self::File(path) => Some(path),
            Self::Clipboard => None,
        }
    }

    /// The file's name, without its folder.
    pub(crate) fn file_name(&self) -> Option<String> {
        self.path().map(file_name)
    }
}

/// What was found in a text.
#[derive(Clone, Debug, PartialEq)]
pub enum Loaded {
    /// One puzzle.
    Puzzle(Board),
    /// A state in play, on one line.
    State(StateText),
    /// Several puzzles, or one among errors.
    Several(Arc<Found>),
    /// A game that was saved.
    Game(Box<Saved>),
}

/// The puzzles of a text.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Found {
    /// The puzzles in their order, and in their places what could not be read.
    pub listed: Vec<Listed>,
    /// How many more things could not be read that are not listed.
    pub unlisted: usize,
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

impl From<SessionError> for Unread {
    fn from(error: SessionError) -> Self {
        Self { reason: error.message() }
    }
}

impl From<io::Error> for Unread {
    fn from(error: io::Error) -> Self {
        let reason = match error.kind() {
            ErrorKind::NotFound => Words::new("window-file-not-found"),
            ErrorKind::PermissionDenied => Words::new("window-file-denied"),
            ErrorKind::IsADirectory => Words::new("window-file-is-folder"),
            _ => Words::new("window-file-other").with("reason", trouble(&error)),
        };
        Self { reason }
    }
}

/// Reads what a file holds.
pub(crate) fn read_file(
    path: &Path,
    geometry: &Geometry,
    cancelled: &dyn Fn() -> bool,
) -> Result<Loaded, Unread> {
    let mut bytes = Vec::new();
    let most = MAX_BYTES as u64 + 1;
    let _ = File::open(path)?.take(most).read_to_end(&mut bytes)?;
    read_text(&formats::decode(&bytes)?, geometry, cancelled)
}

/// Reads what a text holds: a game if it begins like one, else puzzles, of which at least one must be right.
/// It stops when it is cancelled; then what it gives is of no use.
pub(crate) fn read_text(
    text: &str,
    geometry: &Geometry,
    cancelled: &dyn Fn() -> bool,
) -> Result<Loaded, Unread> {
    if text.trim_start_matches('\u{feff}').trim_start().starts_with('{') {
        let text = text.trim_start_matches('\u{feff}');
        return Ok(Loaded::Game(Box::new(formats::read_session(text, geometry)?)));
    }
    let mut found = Found::default();
    let (mut count, mut errors, mut first) = (0, 0, None);
    for puzzle in formats::all_puzzles(text, geometry) {
        if cancelled() {
            return Err(Unread::interrupted());
        }
        match puzzle {
            Ok(puzzle) => {
                count += 1;
                found.listed.push(Listed::puzzle(&puzzle, geometry));
                first = first.or(Some(puzzle.board));
            }
            Err(error) if errors < MOST_ERRORS => {
                errors += 1;
                found.listed.push(Listed::error(&error));
            }
            Err(_) => found.unlisted += 1,
        }
    }
    match first {
        Some(board) if count == 1 && errors == 0 => Ok(Loaded::Puzzle(board)),
        Some(_) => Ok(Loaded::Several(Arc::new(found))),
        None => match StateText::parse(text.trim(), geometry) {
            Ok(state) => Ok(Loaded::State(state)),
            Err(_) => match of_other_grid(text, geometry) {
                Some(reason) => Err(Unread { reason }),
                // The reader of one puzzle knows how to say that there is none.
                None => Ok(Loaded::Puzzle(formats::read_puzzle(text, geometry)?.board)),
            },
        },
    }
}

/// That the text holds puzzles of another grid, if it does.
fn of_other_grid(text: &str, geometry: &Geometry) -> Option<Words> {
    let knowledge = Knowledge::embedded().ok()?;
    let is_other = |grid: &&Geometry| grid.name() != geometry.name();
    let holds = |grid: &&Geometry| formats::read_puzzles(text, grid).is_ok();
    let grid = knowledge.grids().filter(is_other).find(holds)?;
    let words = Words::new("window-file-other-grid").with("side", grid.side());
    Some(words.with("taken", geometry.side()))
}

/// Asks the user for a file. `None` if none was chosen, or if the system has no dialog for that.
pub(crate) async fn choose_file(title: String) -> Option<PathBuf> {
    let dialog = rfd::AsyncFileDialog::new().set_title(title);
    dialog.pick_file().await.map(|file| file.path().to_path_buf())
}
