//! What is wrong with a text that should hold a puzzle, and where.

use thiserror::Error;

use super::FormatError;
use crate::message::{Message, words};

/// Why a text was not read, and the place that shows it.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("line {line}, column {column}: {fault}")]
pub struct ReadError {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1. One more than the line has when its end is meant.
    pub column: usize,
    /// What was expected there, and what was found.
    pub fault: Fault,
}

/// What was expected, and what was found instead.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum Fault {
    /// The text holds no puzzle: it is empty, or has only comments and lines.
    #[error("a puzzle with {cells} cells was expected, the text ends here")]
    Nothing {
        /// How many cells the grid has.
        cells: usize,
    },
    /// A character that stands for no cell.
    #[error("a digit {digits} or one of {empty} was expected, {found:?} was found")]
    Character {
        /// The digits of the grid, as `1–9`.
        digits: String,
        /// The characters for an empty cell.
        empty: String,
        /// The character.
        found: char,
    },
    /// A number with several digits where each cell stands alone.
    #[error("a single digit was expected, {found:?} was found")]
    Number {
        /// The number; its beginning if it is long.
        found: String,
    },
    /// A puzzle on one line with too few or too many cells.
    #[error("a line with {expected} cells was expected, {found} were found")]
    LineLength {
        /// How many cells the grid has.
        expected: usize,
        /// How many the line has.
        found: usize,
    },
    /// A line that is neither a row nor a whole puzzle.
    #[error("{expected} cells of a row, or all {cells}, were expected, {found} were found")]
    RowLength {
        /// How many cells a row has.
        expected: usize,
        /// How many cells the grid has.
        cells: usize,
        /// How many the line has.
        found: usize,
    },
    /// A line of a table with too few or too many fields.
    #[error("{expected} fields were expected, {found} were found")]
    FieldCount {
        /// How many cells a row has.
        expected: usize,
        /// How many fields the line has.
        found: usize,
    },
    /// A grid with too few or too many rows.
    #[error("{expected} rows were expected, {found} were found")]
    RowCount {
        /// How many rows the grid has.
        expected: usize,
        /// How many were found.
        found: usize,
    },
    /// A list of digits that is too short or too long.
    #[error("{expected} cells were expected, {found} were found")]
    CellCount {
        /// How many cells the grid has.
        expected: usize,
        /// How many were found.
        found: usize,
    },
    /// Something behind a puzzle on its line that is not clearly a name.
    #[error("the end of the line or a name was expected, {found:?} was found")]
    AfterPuzzle {
        /// The first character of it.
        found: char,
    },
    /// A cell among others with marks that has none, or one that is no digit, or one twice.
    #[error("different digits that are left in the cell were expected, {found:?} was found")]
    Mark {
        /// What was found.
        found: String,
    },
    /// Borders that no grid has.
    #[error("no known grid with {digits} digits has the borders that are drawn")]
    Borders {
        /// How many digits the grid has.
        digits: usize,
    },
    /// A grid that there is none of.
    #[error("there is no grid {name:?}")]
    NoGrid {
        /// Its name.
        name: String,
        /// The names of those that there are.
        known: String,
    },
    /// Something in the format of another program or site that is wrong.
    #[error("{0}")]
    Form(Box<FormatError>),
    /// Bytes that are no UTF-8.
    #[error("text in UTF-8 was expected, the byte {byte:#04X} was found")]
    NotUtf8 {
        /// The first byte that cannot be read.
        byte: u8,
    },
    /// Bytes that are no text at all: a picture, a program.
    #[error("a text was expected")]
    NotText,
    /// Bytes that begin like UTF-16 and do not go on like it.
    #[error("text in UTF-16 was expected, half a character was found")]
    NotUtf16,
    /// More bytes than are read at once.
    #[error("at most {limit} bytes were expected")]
    TooLarge {
        /// How many bytes are read at most.
        limit: usize,
    },
    /// Several puzzles where one was asked for. The place is where the second begins.
    #[error("one puzzle was expected, {found} were found")]
    Several {
        /// How many there are.
        found: usize,
    },
}

impl ReadError {
    pub(super) const fn new(line: usize, column: usize, fault: Fault) -> Self {
        Self { line, column, fault }
    }

    /// Returns the same error on another line: for a caller that reads a file line by line and counts
    /// the lines, from 1, itself.
    #[must_use]
    pub fn on_line(self, line: usize) -> Self {
        Self { line, ..self }
    }

    /// Says whether nothing is wrong but that there is no puzzle: the text is blank or a comment.
    pub const fn is_nothing(&self) -> bool {
        matches!(self.fault, Fault::Nothing { .. })
    }

    /// Returns the error as it is told to the user.
    pub fn message(&self) -> Message {
        let (line, column) = (self.line, self.column);
        match &self.fault {
            &Fault::Nothing { cells } => words::ReadErrorNothing { cells, column, line }.into(),
            Fault::Character { digits, empty, found } => {
                let found = visible(*found);
                words::ReadErrorCharacter { column, digits, empty, found, line }.into()
            }
            Fault::Number { found } => words::ReadErrorNumber { column, found, line }.into(),
            &Fault::LineLength { expected, found } => {
                words::ReadErrorLineLength { column, expected, found, line }.into()
            }
            &Fault::RowLength { expected, cells, found } => {
                words::ReadErrorRowLength { cells, column, expected, found, line }.into()
            }
            &Fault::FieldCount { expected, found } => {
                words::ReadErrorFieldCount { column, expected, found, line }.into()
            }
            &Fault::RowCount { expected, found } => {
                words::ReadErrorRowCount { column, expected, found, line }.into()
            }
            &Fault::CellCount { expected, found } => {
                words::ReadErrorCellCount { column, expected, found, line }.into()
            }
            Fault::AfterPuzzle { found } => {
                words::ReadErrorAfterPuzzle { column, found: visible(*found), line }.into()
            }
            Fault::Mark { found } => words::ReadErrorMark { column, found, line }.into(),
            &Fault::Borders { digits } => words::ReadErrorBorders { column, line, digits }.into(),
            Fault::NoGrid { name, known } => words::ErrorNoGrid { known, name }.into(),
            // What is alone needs no place.
            Fault::Form(error) if line == 1 => error.message(),
            Fault::Form(error) => {
                words::ReadErrorForm { column, error: error.message(), line }.into()
            }
            Fault::NotUtf8 { byte } => {
                words::ReadErrorNotUtf8 { column, found: format!("{byte:02X}"), line }.into()
            }
            Fault::NotText => words::ReadErrorNotText.into(),
            Fault::NotUtf16 => words::ReadErrorNotUtf16 { column, line }.into(),
            Fault::TooLarge { limit } => words::ReadErrorTooLarge { mebibytes: limit >> 20 }.into(),
            &Fault::Several { found } => words::ReadErrorSeveral { column, found, line }.into(),
        }
    }
}

/// The character, or its number if one would see nothing, or nothing good, in its place.
fn visible(character: char) -> String {
    if character.is_ascii_graphic() || character.escape_debug().len() == 1 && character != ' ' {
        character.to_string()
    } else {
        format!("U+{:04X}", u32::from(character))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_shown_by_its_number() {
        let shown: Vec<_> = ['x', '"', '\\', 'ř', '→', '\0', '\u{200b}', '\u{a0}', '\u{301}']
            .map(visible)
            .into_iter()
            .collect();
        assert_eq!(shown, ["x", "\"", "\\", "ř", "→", "U+0000", "U+200B", "U+00A0", "U+0301"]);
    }

    #[test]
    fn another_line_keeps_the_rest() {
        let error = ReadError::new(1, 7, Fault::NotUtf16).on_line(40);
        assert_eq!(error, ReadError::new(40, 7, Fault::NotUtf16));
        assert_eq!(error.to_string().split(':').next(), Some("line 40, column 7"));
    }
}
