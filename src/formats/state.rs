//! States in play as text: the digits found so far and the candidates that are left.
//!
//! Three forms are recognised:
//!
//! * the text of a state on one line ([`StateText`]);
//! * a line of a library of techniques, `:code:digits:grid:removed:…`, as HoDoKu copies it: grid and removed candidates are
//!   the state;
//! * a grid of pencil marks of up to nine digits, as HoDoKu, Sudoku Explainer and forums copy it: one row a line, with borders
//!   or without, the digits of each cell written together. A cell with one digit holds it, unless a cell in its sight has that
//!   digit too; then it is the last candidate there, and was not filled in yet.

use thiserror::Error;

use super::left::of_left;
use crate::grid::{DigitSet, Geometry, StateText, StateTextError};
use crate::message::{Message, words};

/// Before which field of a line of a library the state stands.
const FIELDS_BEFORE_GRID: usize = 3;

/// Grids of pencil marks have no more rows: with more digits marks could be numbers.
pub(super) const MOST_ROWS: usize = 9;

/// What is drawn between the marks, besides box-drawing characters.
const BORDERS: &str = "|+-.:*='`,";

/// Why a state cannot be read.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum StateError {
    /// The text of the state is wrong; places are counted along its line.
    #[error("{0}")]
    Text(#[from] StateTextError),
    /// A mark of a cell is no digit, or stands there twice.
    #[error("row {row}, column {column}: {found:?} is no further digit of the cell")]
    Marks {
        /// The cell's row, from 1.
        row: usize,
        /// Its column, from 1.
        column: usize,
        /// The mark.
        found: char,
    },
}

impl StateError {
    /// Returns the error as something to be said.
    pub fn message(&self) -> Message {
        match *self {
            Self::Text(ref error) => Message::from(error),
            Self::Marks { row, column, found } => {
                words::StateErrorMarks { column, found: found.to_string(), row }.into()
            }
        }
    }
}

/// In which form a state is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StateKind {
    /// Alone on its line.
    Line,
    /// Within a line of a library of techniques.
    Library,
    /// As a grid of pencil marks.
    Marks,
}

/// A text that is written as a state in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct WrittenState<'a>(Form<'a>);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Form<'a> {
    /// The text of a state, behind so many characters of its line, and where it stands.
    Line(usize, StateKind, &'a str),
    /// The marks of each cell in reading order.
    Marks(Vec<&'a str>),
}

impl<'a> WrittenState<'a> {
    /// Says in which of the three forms the state is written.
    pub(super) const fn kind(&self) -> StateKind {
        match &self.0 {
            Form::Line(_, StateKind::Library, _) => StateKind::Library,
            Form::Line(..) => StateKind::Line,
            Form::Marks(_) => StateKind::Marks,
        }
    }

    /// Recognises a text that holds one state in play and nothing else but comments; `None` for any other, and for a line of
    /// which half is something else. Whether it can be read is not said yet.
    pub(super) fn find(text: &'a str) -> Option<Self> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text).trim();
        let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default());
        let mut lines = lines.filter(|line| !line.trim().is_empty());
        let first = lines.next()?;
        let mut others = lines.peekable();
        let form = match others.peek() {
            None => Self::on_one_line(first),
            Some(_) => marks(std::iter::once(first).chain(others)).map(Form::Marks),
        };
        form.map(Self)
    }

    fn on_one_line(line: &'a str) -> Option<Form<'a>> {
        let before = line.len() - line.trim_start().len();
        let line = line.trim();
        let is_usual = |letter: &char| letter.is_ascii_digit() || ".+: ".contains(*letter);
        if 2 * line.chars().filter(is_usual).count() <= line.chars().count() {
            return None;
        }
        if line.starts_with(':') {
            let mut colons = line.match_indices(':').map(|(place, _)| place + 1);
            let start = colons.nth(FIELDS_BEFORE_GRID - 1)?;
            let behind = &line[start..];
            let end = behind.match_indices(':').nth(1).map_or(behind.len(), |(end, _)| end);
            let before = before + line[..start].chars().count();
            return Some(Form::Line(before, StateKind::Library, &behind[..end]));
        }
        let is_state = line.contains(':') || line.contains('+') && !line.contains('|');
        is_state.then_some(Form::Line(before, StateKind::Line, line))
    }

    /// Reads the state on a grid.
    ///
    /// # Errors
    /// [`StateError`] says what was found where something else was expected.
    pub(super) fn read(&self, geometry: &Geometry) -> Result<StateText, StateError> {
        match &self.0 {
            Form::Line(before, _, text) => {
                let state = StateText::parse(text, geometry).map_err(|error| match error {
                    StateTextError::Character { position, found } => {
                        StateTextError::Character { position: before + position, found }
                    }
                    other => other,
                });
                Ok(state?)
            }
            Form::Marks(marks) => of_marks(marks, geometry),
        }
    }
}

/// The marks of all cells of a grid that is drawn on these lines; `None` if there is no such grid.
fn marks<'a>(lines: impl Iterator<Item = &'a str>) -> Option<Vec<&'a str>> {
    let is_border = |letter: char| BORDERS.contains(letter) || ('─'..='╿').contains(&letter);
    let mut rows: Vec<Vec<&str>> = Vec::new();
    for line in lines {
        // A point between digits, or on a line without strokes, is an empty cell of a puzzle, and no corner of a frame.
        let has_digits = line.contains(|letter: char| letter.is_ascii_digit());
        if !has_digits && line.contains('.') && !line.contains(['-', '=', '─', '═', '━']) {
            return None;
        }
        let is_between = |letter: char| {
            letter.is_whitespace() || is_border(letter) && !(has_digits && letter == '.')
        };
        let row: Vec<&str> = line.split(is_between).filter(|marks| !marks.is_empty()).collect();
        if !row.is_empty() {
            rows.push(row);
        }
        if rows.len() > MOST_ROWS {
            return None;
        }
    }
    let is_square = rows.iter().all(|row| row.len() == rows.len());
    let cells = rows.concat();
    let is_digits = |marks: &&str| marks.bytes().all(|mark| mark.is_ascii_digit());
    let has_several = cells.iter().any(|marks| marks.len() > 1);
    (is_square && has_several && cells.iter().all(is_digits)).then_some(cells)
}

fn of_marks(marks: &[&str], geometry: &Geometry) -> Result<StateText, StateError> {
    let (found, expected) = (marks.len(), geometry.cell_count());
    if found != expected {
        return Err(StateTextError::Cells { found, expected }.into());
    }
    let mut left = Vec::new();
    for (cell, marks) in geometry.cells().zip(marks) {
        let mut digits = DigitSet::EMPTY;
        for found in marks.chars() {
            let new = geometry.digit(found).filter(|digit| !digits.contains(*digit));
            let (row, column) = (geometry.row(cell) + 1, geometry.column(cell) + 1);
            digits.insert(new.ok_or(StateError::Marks { row, column, found })?);
        }
        left.push(digits);
    }
    Ok(of_left(geometry, &left))
}
