//! What every format of puzzles is: a name, how a text of it is known, read and written.
//!
//! Each format is a file of [`each`](super::each) and a line of [`FORMATS`](super::FORMATS). A format is found by itself: the first one that
//! recognises a text is the one that it is in. Texts that no format recognises are read by a [`Reader`](super::Reader), which
//! understands the forms of [`TextFormat`](super::TextFormat) line by line.

use std::sync::Arc;

use thiserror::Error;

use super::state::StateError;
use super::unmet::Unmet;
use crate::grid::{Dimensions, Geometry, Puzzle, StateText};
use crate::message::words::{self, Label};
use crate::message::{Message, is_command};

/// The longest link, or compressed text, that is read: what is unpacked from it grows with the square of its length.
pub const LONGEST_LINK: usize = 16 * 1024;

/// A puzzle, or a state in play, with what a text says of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenPuzzle {
    /// The grid.
    pub geometry: Arc<Geometry>,
    /// Givens, digits found, and candidates that are gone.
    pub state: StateText,
    /// What it is called.
    pub title: Option<String>,
    /// Who made it.
    pub author: Option<String>,
    /// What else its text asks for that is not understood: without it it is another puzzle.
    pub unmet: Vec<Unmet>,
}

/// The most characters of a title and of an author's name: in every format, links too, both are short enough to be read.
const LONGEST_TITLE: usize = 200;

impl WrittenPuzzle {
    /// Takes a puzzle of which nothing else is known.
    pub fn of(puzzle: &Puzzle) -> Self {
        let geometry = Arc::clone(&puzzle.geometry);
        Self::new(&geometry, StateText::of_board(puzzle.board.clone()))
    }

    /// Calls it so, and says who made it: each as one line of at most 200 characters without what no line
    /// shows, if something is left of it.
    #[must_use]
    pub fn titled(mut self, title: Option<String>, author: Option<String>) -> Self {
        let line = |text: String| {
            let text: String =
                text.chars().map(|it| if is_command(it) { ' ' } else { it }).collect();
            let text: String = text.trim().chars().take(LONGEST_TITLE).collect();
            let text = text.trim_end();
            (!text.is_empty()).then(|| text.to_owned())
        };
        (self.title, self.author) = (title.and_then(line), author.and_then(line));
        self
    }

    /// Says whether there is no digit in it, and yet it is no empty grid: its candidates say all.
    pub fn is_of_marks(&self) -> bool {
        self.state.board.is_empty() && !self.state.removed.is_empty()
    }

    /// Makes a state of a grid of which nothing else is known.
    pub fn new(geometry: &Arc<Geometry>, state: StateText) -> Self {
        Self { geometry: Arc::clone(geometry), state, title: None, author: None, unmet: Vec::new() }
    }
}

/// What a text holds.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Document {
    /// The puzzles, at least one.
    pub puzzles: Vec<WrittenPuzzle>,
    /// What else the text says that is not understood and is no rule of a puzzle, as it calls it, such as `centerPencilMarks`.
    pub ignored: Vec<String>,
}

impl Document {
    /// Makes the document that holds one puzzle.
    pub(super) fn of_one(puzzle: WrittenPuzzle) -> Self {
        Self { puzzles: vec![puzzle], ignored: Vec::new() }
    }
}

/// What of a state a format keeps besides its digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keeps {
    /// Which digits are givens and which were found.
    pub placed: bool,
    /// Which candidates are gone.
    pub candidates: bool,
}

impl Keeps {
    pub(super) const DIGITS: Self = Self { placed: false, candidates: false };
    pub(super) const ALL: Self = Self { placed: true, candidates: true };
}

/// What is known of a format without a text.
#[derive(Clone, Copy, Debug)]
pub struct About {
    /// Its name, as it is typed.
    pub name: &'static str,
    /// What it is called where one is chosen.
    pub label: Label,
    /// How the names of files in it end.
    pub ending: &'static str,
    /// What of a state is kept.
    pub keeps: Keeps,
    /// Whether a text may hold several puzzles.
    pub holds_many: bool,
    /// Whether it has words for grids that have not as many rows, columns and digits.
    pub any_size: bool,
}

/// How the names of files end that are just text.
pub(super) const TEXT: &str = "txt";

impl About {
    /// A text that holds the digits of one puzzle.
    pub(super) const fn of(name: &'static str, label: Label) -> Self {
        Self { name, label, ending: TEXT, keeps: Keeps::DIGITS, holds_many: false, any_size: false }
    }
}

/// A format in which puzzles are kept.
pub trait Format: Sync {
    /// Returns what is known of the format.
    fn about(&self) -> About;

    /// Says whether a text is of this format, by what no text of another has. It may still be wrong. Formats that are only
    /// written recognise none: their texts stand on lines, which a [`Reader`](super::Reader) takes.
    fn recognises(&self, _text: &str) -> bool {
        false
    }

    /// Reads a text that is of this format, on the first of these grids that fits.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    fn read(&self, _text: &str, _grids: &[Arc<Geometry>]) -> Result<Document, FormatFault> {
        Err(FormatFault::Nothing)
    }

    /// Writes puzzles.
    ///
    /// # Errors
    /// Why they cannot be written in this format.
    fn write(&self, puzzles: &[WrittenPuzzle]) -> Result<String, Unwritable> {
        let is_sized = |puzzle: &WrittenPuzzle| {
            let of = puzzle.geometry.dimensions();
            self.about().any_size || of == Dimensions::square(of.digits)
        };
        if !puzzles.iter().all(is_sized) {
            return Err(Unwritable::Grid);
        }
        let is_kept =
            |puzzle: &WrittenPuzzle| self.about().keeps.candidates || !puzzle.is_of_marks();
        if puzzles.iter().all(is_kept) {
            self.text_of(puzzles)
        } else {
            self.text_of_marks(puzzles)
        }
    }

    /// Puts puzzles into text some of which their candidates give alone, if the format keeps none beside digits.
    ///
    /// # Errors
    /// That they cannot be written, but where the format has another text for such puzzles.
    fn text_of_marks(&self, _puzzles: &[WrittenPuzzle]) -> Result<String, Unwritable> {
        Err(Unwritable::OnlyMarks)
    }

    /// Puts puzzles into text of which as much can be kept as this format keeps.
    ///
    /// # Errors
    /// Why they cannot be written in this format.
    fn text_of(&self, puzzles: &[WrittenPuzzle]) -> Result<String, Unwritable>;
}

/// Why a text of some format cannot be read.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("{format}: {fault}")]
pub struct FormatError {
    /// The name of the format.
    pub format: &'static str,
    /// What is wrong.
    pub fault: FormatFault,
}

impl FormatError {
    /// Returns the error as something to be said.
    pub fn message(&self) -> Message {
        match &self.fault {
            // A state says itself what it is.
            FormatFault::State(error) => error.message(),
            // An unknown link is of no format.
            fault @ FormatFault::UnknownLink(_) => fault.message(),
            fault => words::FormatErrorIn { fault: fault.message(), format: self.format }.into(),
        }
    }
}

/// What is wrong with a text of some format.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum FormatFault {
    /// A state in play is wrong.
    #[error("{0}")]
    State(#[from] StateError),
    /// There are not as many cells as any known grid has, or as this one.
    #[error("{found} cells fit no grid")]
    Cells {
        /// How many there are.
        found: usize,
    },
    /// A character has no meaning where it stands.
    #[error("character {position} is {found:?}")]
    Character {
        /// The character's place among those that mean cells, from 1.
        position: usize,
        /// The character.
        found: char,
    },
    /// What is packed into a link cannot be unpacked.
    #[error("the packed text cannot be unpacked")]
    Packed,
    /// It is longer than is read.
    #[error("longer than {limit} characters")]
    TooLong {
        /// How many characters are read.
        limit: usize,
    },
    /// It is no JSON or XML.
    #[error("line {line}, column {column}: {reason}")]
    Syntax {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What the reader says.
        reason: String,
    },
    /// A field is missing, or is not what it should be.
    #[error("the field {0:?} is missing or wrong")]
    Field(String),
    /// There is no grid of this side and these regions.
    #[error("no known grid with {digits} digits has these regions")]
    NoGrid {
        /// How many digits it has.
        digits: usize,
    },
    /// There is no grid of so many rows, columns and digits: how the text says it.
    #[error("no known grid has the form {0}")]
    Shape(String),
    /// There is no puzzle in it.
    #[error("there is no puzzle in it")]
    Nothing,
    /// The link names a puzzle that only its site has.
    #[error("the link does not hold the puzzle")]
    OnlyNamed,
    /// The link is of a site that is not known, and holds no puzzle: the site.
    #[error("{0:?} is no site whose links are known")]
    UnknownLink(String),
    /// The link packs a puzzle in a way that is not read.
    #[error("puzzles packed as {0:?} are not read")]
    Packing(String),
}

impl FormatFault {
    fn message(&self) -> Message {
        match self {
            Self::State(error) => error.message(),
            &Self::Cells { found } => words::FormatErrorCells { found }.into(),
            &Self::Character { position, found } => {
                words::FormatErrorCharacter { found: found.to_string(), position }.into()
            }
            Self::Packed => words::FormatErrorPacked.into(),
            &Self::TooLong { limit } => words::FormatErrorTooLong { limit }.into(),
            &Self::Syntax { line, column, ref reason } => {
                words::FormatErrorSyntax { column, line, reason }.into()
            }
            Self::Field(field) => words::FormatErrorField { field }.into(),
            &Self::NoGrid { digits } => words::FormatErrorNoGrid { digits }.into(),
            Self::Shape(shape) => words::FormatErrorShape { shape }.into(),
            Self::Nothing => words::FormatErrorNothing.into(),
            Self::OnlyNamed => words::FormatErrorOnlyNamed.into(),
            Self::UnknownLink(host) => words::FormatErrorUnknownLink { host }.into(),
            Self::Packing(found) => words::FormatErrorPacking { found }.into(),
        }
    }
}

/// Why puzzles cannot be written in a format.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub enum Unwritable {
    /// The format has no word for this grid.
    #[error("the format has no word for this grid")]
    Grid,
    /// The format holds one puzzle.
    #[error("the format holds one puzzle")]
    Several,
    /// A cell without candidates cannot be told from others.
    #[error("the format cannot tell a cell without candidates")]
    NoCandidate,
    /// The puzzle is given by its candidates alone, and the format keeps none.
    #[error("the format keeps no candidates, and the puzzle has no digits")]
    OnlyMarks,
}

impl Unwritable {
    /// Returns the error as something to be said.
    pub fn message(self, format: &str) -> Message {
        match self {
            Self::Grid => words::FormatUnwritableGrid { format }.into(),
            Self::Several => words::FormatUnwritableSeveral { format }.into(),
            Self::NoCandidate => words::FormatUnwritableCandidates { format }.into(),
            Self::OnlyMarks => words::FormatUnwritableMarks { format }.into(),
        }
    }
}

/// The only puzzle of those that are to be written.
pub(super) fn only(puzzles: &[WrittenPuzzle]) -> Result<&WrittenPuzzle, Unwritable> {
    match puzzles {
        [puzzle] => Ok(puzzle),
        _ => Err(Unwritable::Several),
    }
}
