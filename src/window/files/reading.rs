//! Reading what a file or the clipboard holds: a puzzle, several, or a game.
//!
//! What is read is the old or the new, never a half: a text is read off the thread of the window, only what was asked for
//! last is taken, and what cannot be read leaves everything as it was.

use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::found::{Found, Listed};
use duvod::formats::{
    self, Document, FormatError, FormatFault, MAX_BYTES, ReadError, WrittenPuzzle,
};
use duvod::grid::{Geometry, Puzzle, StateText};
use duvod::knowledge::{CLASSIC_GRID, Knowledge};
use duvod::message::{Message as Words, words};
use duvod::session::{Saved, SessionError, is_session, read_session};
use duvod::storage::{self, trouble};

/// How many errors are listed among puzzles; of more only the number is told.
const MOST_ERRORS: usize = 1000;

/// What was found in a text.
#[derive(Clone, Debug, PartialEq)]
pub enum Loaded {
    /// One puzzle.
    Puzzle(Puzzle),
    /// A state in play, on one line, and its grid.
    State(Arc<Geometry>, StateText),
    /// Several puzzles, or one among errors.
    Several(Arc<Found>),
    /// A game that was saved.
    Game(Box<Saved>),
    /// One of the others, and what is to be said of what else the text asks for and was left out.
    Partly(Box<Loaded>, Words),
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
        Self { reason: words::WindowFileInterrupted.into() }
    }

    /// That there was no text on the clipboard.
    pub(crate) fn no_text() -> Self {
        Self { reason: words::WindowClipboardEmpty.into() }
    }
}

impl From<ReadError> for Unread {
    fn from(error: ReadError) -> Self {
        Self { reason: error.message() }
    }
}

impl From<FormatError> for Unread {
    fn from(error: FormatError) -> Self {
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
            ErrorKind::NotFound => words::WindowFileNotFound.into(),
            ErrorKind::PermissionDenied => words::WindowFileDenied.into(),
            ErrorKind::IsADirectory => words::WindowFileIsFolder.into(),
            _ => words::WindowFileOther { reason: trouble(&error) }.into(),
        };
        Self { reason }
    }
}

/// The grids that there are.
#[derive(Clone, Debug)]
pub(crate) struct Grids {
    all: Vec<Arc<Geometry>>,
    /// How many digits those have that the window takes.
    side: usize,
}

impl Grids {
    /// All that are known, of which the window takes those of this side.
    pub(crate) fn new(knowledge: &Knowledge, side: usize) -> Self {
        let usual = knowledge.grid(CLASSIC_GRID).into_iter();
        let others = knowledge.grids().filter(|grid| grid.name() != CLASSIC_GRID);
        Self { all: usual.chain(others).cloned().collect(), side }
    }

    /// Those that the window takes, first the usual one.
    fn taken(&self) -> impl Iterator<Item = &Arc<Geometry>> {
        self.all.iter().filter(|grid| grid.side() == self.side)
    }

    /// The grid of a text: the one that it names, or the usual one.
    fn of(&self, text: &str) -> Result<&Arc<Geometry>, Unread> {
        let name = formats::named_grid(text);
        let grid = match name {
            Some(name) => self.all.iter().find(|grid| grid.name() == name),
            None => self.taken().next(),
        };
        let unknown = || {
            let known: Vec<_> = self.all.iter().map(|grid| grid.name()).collect();
            let (known, name) = (known.join(", "), name.unwrap_or_default());
            Unread { reason: words::ErrorNoGrid { known, name }.into() }
        };
        let grid = grid.ok_or_else(unknown)?;
        if grid.side() == self.side { Ok(grid) } else { Err(self.other(grid)) }
    }

    /// What a text holds that is in one of the formats which are recognised, of the grids that the window takes.
    fn document(&self, text: &str) -> Option<Result<Document, Unread>> {
        let document = formats::read_document(text, &self.all)?;
        // What only looks like a state may be puzzles all the same.
        let is_no_state = |error: &FormatError| matches!(error.fault, FormatFault::State(_));
        if document.as_ref().is_err_and(is_no_state) {
            return None;
        }
        let fit = |document: Document| {
            let of_other = document.puzzles.iter().find(|it| it.geometry.side() != self.side);
            of_other.map_or(Ok(()), |it| Err(self.other(&it.geometry))).map(|()| document)
        };
        Some(document.map_err(Unread::from).and_then(fit))
    }

    /// The game that was saved as a text.
    pub(crate) fn game(&self, text: &str) -> Result<Saved, SessionError> {
        read_session(text, self.taken())
    }

    /// The puzzle, if it is of a grid that the window takes.
    pub(crate) fn fit(&self, puzzle: Puzzle) -> Result<Puzzle, Unread> {
        let fits = puzzle.geometry.side() == self.side;
        if fits { Ok(puzzle) } else { Err(self.other(&puzzle.geometry)) }
    }

    /// That the window takes no puzzles of a grid.
    fn other(&self, grid: &Geometry) -> Unread {
        Unread { reason: words::WindowFileOtherGrid { side: grid.side(), taken: self.side }.into() }
    }

    /// That the text holds puzzles of a grid that the window does not take, if it does.
    fn of_other(&self, text: &str) -> Option<Unread> {
        let mut others = self.all.iter().filter(|grid| grid.side() != self.side);
        let grid = others.find(|grid| formats::read_puzzles(text, grid).is_ok())?;
        Some(self.other(grid))
    }
}

/// Reads what a plain file holds.
pub(crate) fn read_file(
    path: &Path,
    grids: &Grids,
    cancelled: &dyn Fn() -> bool,
) -> Result<Loaded, Unread> {
    let mut bytes = Vec::new();
    let most = MAX_BYTES as u64 + 1;
    let _ = storage::open(path)?.take(most).read_to_end(&mut bytes)?;
    read_text(&formats::decode(&bytes)?, grids, cancelled)
}

/// Reads what a text holds: a game if it begins like one, else puzzles, of which at least one must be right.
/// It stops when it is cancelled; then what it gives is of no use.
pub(crate) fn read_text(
    text: &str,
    grids: &Grids,
    cancelled: &dyn Fn() -> bool,
) -> Result<Loaded, Unread> {
    if let Some(document) = grids.document(text) {
        let document = document?;
        let notice = document.notice();
        let loaded = loaded(document);
        return Ok(match notice {
            Some(notice) => Loaded::Partly(Box::new(loaded), notice),
            None => loaded,
        });
    }
    if is_session(text) {
        return Ok(Loaded::Game(Box::new(grids.game(text)?)));
    }
    let geometry = grids.of(text)?;
    let of_grid = |board| Puzzle { geometry: Arc::clone(geometry), board };
    let mut found = Found { geometry: Arc::clone(geometry), listed: Vec::new(), unlisted: 0 };
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
        Some(board) if count == 1 && errors == 0 => Ok(Loaded::Puzzle(of_grid(board))),
        Some(_) => Ok(Loaded::Several(Arc::new(found))),
        None => match grids.of_other(text) {
            Some(unread) => Err(unread),
            // The reader of one puzzle knows how to say that there is none.
            None => Ok(Loaded::Puzzle(of_grid(formats::read_puzzle(text, geometry)?.board))),
        },
    }
}

/// What a text in a known format holds.
fn loaded(document: Document) -> Loaded {
    let many = |puzzles: Vec<WrittenPuzzle>| {
        let geometry = Arc::clone(&puzzles[0].geometry);
        let listed = puzzles.iter().enumerate();
        let listed = listed.map(|(number, puzzle)| Listed::written(number + 1, puzzle)).collect();
        Loaded::Several(Arc::new(Found { geometry, listed, unlisted: 0 }))
    };
    match <[WrittenPuzzle; 1]>::try_from(document.puzzles) {
        Err(puzzles) => many(puzzles),
        Ok([puzzle]) if puzzle.state.is_in_play() => Loaded::State(puzzle.geometry, puzzle.state),
        Ok([puzzle]) => {
            Loaded::Puzzle(Puzzle { geometry: puzzle.geometry, board: puzzle.state.board })
        }
    }
}

/// Asks the user for a file. `None` if none was chosen, or if the system has no dialog for that.
pub(crate) async fn choose_file(title: String) -> Option<PathBuf> {
    let dialog = rfd::AsyncFileDialog::new().set_title(title);
    dialog.pick_file().await.map(|file| file.path().to_path_buf())
}
