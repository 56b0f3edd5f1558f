//! Reading what a file or the clipboard holds: a puzzle, several, or a game.
//!
//! What is read is the old or the new, never a half: a text is read off the thread of the window, only what was asked for
//! last is taken, and what cannot be read leaves everything as it was.

use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::found::{Found, Listed};
use duvod::formats::{
    self, Content, Item, MAX_BYTES, Note, ReadError, Reader, Unmet, WrittenPuzzle, unmet_message,
};
use duvod::grid::{Board, Geometry, Puzzle, StateText};
use duvod::knowledge::{CLASSIC_GRID, Knowledge};
use duvod::message::{Message as Words, words};
use duvod::session::{Saved, SessionError, Titles, read_session};
use duvod::storage::{self, trouble};

/// How many errors are listed among puzzles; of more only the number is told.
const MOST_ERRORS: usize = 1000;

/// How much is kept of what puzzles ask for and is not understood.
const MOST_UNMET: usize = 100;

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
    /// One of the others, and what is to be said of it: whether all was loaded, and what was left out or assumed.
    Partly(Box<Loaded>, [Words; 2]),
    /// One puzzle or state, and what is to be said of text beside it.
    Beside(Box<Loaded>, Words),
    /// One puzzle or state, and what it is called and who made it.
    Titled(Box<Loaded>, Titles),
}

/// Title and author of a puzzle; `None` if it has neither.
fn titles_of(puzzle: &WrittenPuzzle) -> Option<Titles> {
    let WrittenPuzzle { title, author, .. } = puzzle;
    let (title, author) = (title.clone(), author.clone());
    (title.is_some() || author.is_some()).then_some(Titles { title, author })
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
}

impl Grids {
    /// All that are known, first the usual one.
    pub(crate) fn new(knowledge: &Knowledge) -> Self {
        let usual = knowledge.grid(CLASSIC_GRID).into_iter();
        let others = knowledge.grids().filter(|grid| grid.name() != CLASSIC_GRID);
        Self { all: usual.chain(others).cloned().collect() }
    }

    /// The game that was saved as a text.
    pub(crate) fn game(&self, text: &str) -> Result<Saved, SessionError> {
        read_session(text, self.all.iter())
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

/// Reads what a text holds, of which at least one puzzle must be right.
/// It stops when it is cancelled; then what it gives is of no use.
pub(crate) fn read_text(
    text: &str,
    grids: &Grids,
    cancelled: &dyn Fn() -> bool,
) -> Result<Loaded, Unread> {
    let text = formats::lines_of_table(text);
    let mut reader = Reader::new(&text, &grids.all);
    let mut gathered = Gathered::default();
    for item in reader.by_ref() {
        if cancelled() {
            return Err(Unread::interrupted());
        }
        gathered.take(item, grids);
    }
    let unmet = unmet_message(&gathered.unmet);
    let loaded = gathered.loaded()?;
    let notes = reader.notes();
    if let Some(unmet) = unmet {
        let notes = [unmet].into_iter().chain(notes.iter().map(Note::message)).collect();
        let said = [words::WindowLeftOut.into(), words::WindowFileNotes { notes }.into()];
        return Ok(Loaded::Partly(Box::new(loaded), said));
    }
    Ok(match (&notes[..], &loaded) {
        ([], _) => loaded,
        // One whole puzzle, and nothing that belongs to it: most often what people write around it.
        (
            &[Note::PassedOver { lines: count, .. }],
            Loaded::Puzzle(_) | Loaded::State(..) | Loaded::Titled(..),
        ) => Loaded::Beside(Box::new(loaded), words::WindowFileBeside { count }.into()),
        _ => {
            let is_part = notes.iter().any(|note| matches!(note, Note::Ignored(_)));
            let title = if is_part { words::WindowLeftOut } else { words::WindowNoted };
            let notes: Vec<Words> = notes.iter().map(Note::message).collect();
            let said = [title.into(), words::WindowFileNotes { notes }.into()];
            Loaded::Partly(Box::new(loaded), said)
        }
    })
}

/// What a text holds, as far as it was read.
#[derive(Default)]
struct Gathered {
    /// The grid of the first puzzle.
    geometry: Option<Arc<Geometry>>,
    listed: Vec<Listed>,
    unlisted: usize,
    /// The first thing that can be loaded, and how many there are.
    first: Option<Loaded>,
    count: usize,
    errors: usize,
    /// What puzzles ask for and is not understood.
    unmet: Vec<Unmet>,
    /// The first thing that is wrong.
    wrong: Option<Unread>,
}

impl Gathered {
    fn take(&mut self, item: Item<'_>, grids: &Grids) {
        let line = item.line;
        let read = match item.content {
            Err(error) => Err(error.message()),
            Ok(Content::Puzzle(puzzle)) => Ok((puzzle, None)),
            Ok(Content::Game(text)) => match grids.game(text) {
                Ok(saved) => {
                    Ok((WrittenPuzzle::new(&saved.geometry, saved.state()), Some(Box::new(saved))))
                }
                Err(error) => Err(error.message()),
            },
        };
        let (puzzle, saved) = match read {
            Ok(read) => read,
            Err(wrong) => return self.wrong(line, wrong),
        };
        let geometry = self.geometry.get_or_insert_with(|| Arc::clone(&puzzle.geometry));
        if *geometry != puzzle.geometry {
            let (name, taken) = (puzzle.geometry.name(), geometry.name());
            let wrong = words::WindowFileMixedGrids { name, taken }.into();
            return self.wrong(line, wrong);
        }
        self.listed.push(Listed::written(line, &puzzle));
        self.count += 1;
        let new = puzzle.unmet.iter().filter(|unmet| !self.unmet.contains(unmet)).cloned();
        let new: Vec<Unmet> = new.take(MOST_UNMET.saturating_sub(self.unmet.len())).collect();
        self.unmet.extend(new);
        if self.first.is_none() {
            let titles = titles_of(&puzzle);
            let loaded = loaded(puzzle, saved);
            self.first = Some(match titles {
                Some(titles) => Loaded::Titled(Box::new(loaded), titles),
                None => loaded,
            });
        }
    }

    fn wrong(&mut self, line: usize, wrong: Words) {
        let _ = self.wrong.get_or_insert_with(|| Unread { reason: wrong.clone() });
        if self.errors < MOST_ERRORS {
            self.errors += 1;
            self.listed.push(Listed::error(line, wrong));
        } else {
            self.unlisted += 1;
        }
    }

    fn loaded(self) -> Result<Loaded, Unread> {
        let Self { listed, unlisted, .. } = self;
        match (self.first, self.geometry) {
            (Some(first), _) if self.count == 1 && self.errors == 0 => Ok(first),
            (Some(_), Some(geometry)) => {
                Ok(Loaded::Several(Arc::new(Found { geometry, listed, unlisted })))
            }
            _ => Err(self.wrong.unwrap_or_else(Unread::no_text)),
        }
    }
}

/// One puzzle, or the game that it is of.
fn loaded(puzzle: WrittenPuzzle, saved: Option<Box<Saved>>) -> Loaded {
    let WrittenPuzzle { geometry, state, .. } = puzzle;
    match saved {
        Some(saved) => Loaded::Game(saved),
        // Without any given, what was found is the puzzle.
        None if state.board.givens().next().is_none() && state.found().next().is_some() => {
            let board = Board::from_givens(state.board.cell_count(), state.found());
            let count = board.digits().count();
            let of_givens = StateText { board, ..state };
            let loaded = if of_givens.removed.is_empty() {
                Loaded::Puzzle(Puzzle { geometry, board: of_givens.board })
            } else {
                Loaded::State(geometry, of_givens)
            };
            Loaded::Beside(Box::new(loaded), words::WindowFoundAsGivens { count }.into())
        }
        None if state.is_in_play() => Loaded::State(geometry, state),
        None => Loaded::Puzzle(Puzzle { geometry, board: state.board }),
    }
}

/// Asks the user for a file. `None` if none was chosen, or if the system has no dialog for that.
pub(crate) async fn choose_file(title: String) -> Option<PathBuf> {
    let dialog = rfd::AsyncFileDialog::new().set_title(title);
    dialog.pick_file().await.map(|file| file.path().to_path_buf())
}
