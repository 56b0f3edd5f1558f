//! What is wrong with the text of a library, and where.

use thiserror::Error;

use duvod::message::{Message, words};

/// Why a library was not read, and the place that shows it.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("line {line}, column {column}: {fault}")]
pub struct LibraryError {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1. One more than the line has when its end is meant.
    pub column: usize,
    /// What was expected there, and what was found.
    pub fault: LibraryFault,
}

/// What was expected, and what was found instead.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum LibraryFault {
    /// The text ends without a case.
    #[error("a case was expected, the text ends here")]
    Nothing,
    /// A line that does not begin with a colon.
    #[error("a colon was expected")]
    Start,
    /// Too few or too many fields.
    #[error("{expected} fields were expected, {found} were found")]
    Fields {
        /// How many a case has.
        expected: usize,
        /// How many the line has.
        found: usize,
    },
    /// A code that is not made of figures, or a hyphen without a variant behind it.
    #[error("a code such as 0300 or 0300-x was expected, {0:?} was found")]
    Code(String),
    /// A character among the digits that is none.
    #[error("a digit was expected, {0:?} was found")]
    Digit(char),
    /// A character of the grid that is neither a digit, nor `.`, nor a `+` before a digit.
    #[error("a digit, . or + was expected, {0:?} was found")]
    Cell(char),
    /// A grid with too few or too many cells.
    #[error("{expected} cells were expected, {found} were found")]
    Cells {
        /// How many the grid has.
        expected: usize,
        /// How many the text has.
        found: usize,
    },
    /// What should be a candidate and is not.
    #[error("digit, row and column were expected, {0:?} was found")]
    Candidate(String),
    /// Nothing that the technique must conclude.
    #[error("an elimination or a placement was expected")]
    NoConclusion,
}

impl LibraryError {
    /// Returns the error as it is told to the user.
    pub fn message(&self) -> Message {
        let (line, column) = (self.line, self.column);
        match &self.fault {
            LibraryFault::Nothing => words::LibraryErrorNothing { column, line }.into(),
            LibraryFault::Start => words::LibraryErrorStart { column, line }.into(),
            &LibraryFault::Fields { expected, found } => {
                words::LibraryErrorFields { column, expected, found, line }.into()
            }
            LibraryFault::Code(found) => words::LibraryErrorCode { column, found, line }.into(),
            LibraryFault::Digit(found) => {
                words::LibraryErrorDigit { column, found: found.to_string(), line }.into()
            }
            LibraryFault::Cell(found) => {
                words::LibraryErrorCell { column, found: found.to_string(), line }.into()
            }
            &LibraryFault::Cells { expected, found } => {
                words::LibraryErrorCells { column, expected, found, line }.into()
            }
            LibraryFault::Candidate(found) => {
                words::LibraryErrorCandidate { column, found, line }.into()
            }
            LibraryFault::NoConclusion => words::LibraryErrorNoConclusion { column, line }.into(),
        }
    }
}
