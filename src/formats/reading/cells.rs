//! From what is written in the cells of a grid to the puzzle: digits, numbers or marks.

use super::drawn::Drawn;
use super::grids::Grids;
use super::line::Line;
use super::marks::{found, is_marks};
use super::note::Note;
use super::signs::{Sign, is_empty, is_number};
use super::words::{PlacedSign, board, geometry_of, marked};
use crate::formats::format::WrittenPuzzle;
use crate::formats::left::of_left;
use crate::formats::{Fault, ReadError};
use crate::grid::{Board, Cell, Entry, StateText};

/// A puzzle that was read.
#[derive(Clone, Debug)]
pub(super) struct Read {
    pub(super) puzzle: WrittenPuzzle,
    pub(super) note: Option<Note>,
    /// Whether it is of marks.
    pub(super) has_marks: bool,
}

/// Line and column, from 1, of a part of a line.
pub(super) fn place_of(line: &Line<'_>, part: &str) -> (usize, usize) {
    let byte = part.as_ptr() as usize - line.text.as_ptr() as usize;
    let before = &line.text[..byte];
    let begins = before.rfind('\n').map_or(0, |end| end + 1);
    (line.number + before.matches('\n').count(), before[begins..].chars().count() + 1)
}

/// Reads the cells of a grid in reading order.
///
/// # Errors
/// What is wrong with the first bad cell, or with the borders.
pub(super) fn read(
    cells: &[(&Line<'_>, &str)],
    side: usize,
    drawn: &Drawn,
    grids: &Grids,
) -> Result<Read, ReadError> {
    let figures = |word: &str| word.bytes().filter(u8::is_ascii_digit).count();
    let is_several = |word: &str| figures(word) > 1 && Sign::of(word, side).is_none();
    if cells.iter().any(|(_, word)| is_several(word)) {
        return of_marks(cells, side, drawn, grids);
    }
    // A digit is never less than nothing; any other sign beside a single one says nothing of it.
    let is_negative = |word: &str| {
        Sign::of(word, side).is_none() && word.strip_prefix(['-', '−', '–']).is_some_and(is_number)
    };
    if let Some((line, word)) = cells.iter().find(|(_, word)| is_negative(word)) {
        let (line, column) = place_of(line, word);
        return Err(ReadError::new(line, column, Fault::Number { found: (*word).to_owned() }));
    }
    let sign = |word: &str| {
        let found = found(word, side).map(|(sign, _)| sign);
        Sign::of(word, side).or(found).or_else(|| {
            let figure = word.chars().find(char::is_ascii_digit).filter(|_| is_marks(word))?;
            Sign::of(&figure.to_string(), side)
        })
    };
    let signs =
        cells.iter().map(|(line, word)| (sign(word).unwrap_or(Sign::Empty), (*line, *word)));
    let placed: Vec<PlacedSign> =
        signs.map(|(sign, (line, word))| (sign, place_of(line, word))).collect();
    let (geometry, note) = geometry_of(&placed, side, grids, drawn)?;
    let geometry = &geometry;
    let mut board = board(&placed, geometry)?;
    place_found(&mut board, cells, side);
    let state = StateText::of_board(board);
    let puzzle = WrittenPuzzle::new(geometry, state);
    Ok(Read { puzzle, note, has_marks: false })
}

/// Makes digits that were found of those whose cells say so.
fn place_found(board: &mut Board, cells: &[(&Line<'_>, &str)], side: usize) {
    let is_plain = |word: &str| !word.contains(is_empty) && Sign::of(word, side).is_some();
    let has_plain = cells.iter().any(|(_, word)| !word.is_empty() && is_plain(word));
    for (at, (_, word)) in cells.iter().enumerate() {
        let is_found = found(word, side).is_some_and(|(_, is_certain)| is_certain || has_plain);
        if let Entry::Given(digit) = board.entry(Cell::new(at))
            && is_found
        {
            board.set(Cell::new(at), Entry::Placed(digit));
        }
    }
}

fn of_marks(
    cells: &[(&Line<'_>, &str)],
    side: usize,
    drawn: &Drawn,
    grids: &Grids,
) -> Result<Read, ReadError> {
    let is_several = |word: &str| word.bytes().filter(u8::is_ascii_digit).count() > 1;
    let has_zero = grids.usual().is_some_and(|grid| grid.digit('0').is_some());
    let is_empty = |word: &str| match Sign::of(word, side) {
        Some(Sign::Empty) => true,
        Some(Sign::Figure(0)) => !has_zero && !is_marks(word),
        _ => false,
    };
    let several = cells.iter().filter(|(_, word)| is_several(word)).count();
    if let Some((line, word)) = cells.iter().find(|(_, word)| is_empty(word)) {
        let is_mostly_marks = 4 * several > cells.len();
        let number = cells.iter().find(|(_, word)| is_several(word)).filter(|_| !is_mostly_marks);
        let ((line, column), fault) = match number {
            Some((line, word)) => {
                (place_of(line, word), Fault::Number { found: (*word).to_owned() })
            }
            None => (place_of(line, word), Fault::Mark { found: (*word).to_owned() }),
        };
        return Err(ReadError::new(line, column, fault));
    }
    let signs = cells.iter().map(|(line, word)| (Sign::Empty, place_of(line, word)));
    let signs: Vec<PlacedSign> = signs.collect();
    let (geometry, note) = geometry_of(&signs, side, grids, drawn)?;
    let geometry = &geometry;
    let left = cells.iter().map(|(line, word)| marked(word, geometry, place_of(line, word)));
    let left = left.collect::<Result<Vec<_>, _>>()?;
    let puzzle = WrittenPuzzle::new(geometry, of_left(geometry, &left));
    Ok(Read { puzzle, note, has_marks: true })
}
