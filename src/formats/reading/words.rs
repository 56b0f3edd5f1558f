//! Puzzles that stand on one line, each a word of as many characters as a grid has cells, or a state in play.

use super::grids::Grids;
use super::marks::digits_of;
use super::signs::{Sign, Signs, entry, is_empty};
use crate::formats::format::WrittenPuzzle;
use crate::formats::line_cells::digit_ranges;
use crate::formats::{Fault, ReadError};
use crate::grid::{Board, Cell, Geometry, StateText};

use super::drawn::Drawn;
use super::note::Note;
use super::touching;

/// As many cells as a row of the largest grid may have: a word of them stands for a puzzle only beside something else.
pub(super) const OF_A_ROW: usize = 16;

/// What parts words on a line.
pub(super) fn parts(found: char) -> bool {
    found.is_whitespace()
        || matches!(
            found,
            ',' | ';'
                | '"'
                | '\''
                | '|'
                | '['
                | ']'
                | '{'
                | '}'
                | '('
                | ')'
                | '='
                | '<'
                | '>'
                | '&'
                | '/'
                | '\\'
        )
        || matches!(found, '“' | '”' | '„' | '«' | '»' | '‘' | '’' | '‚' | '→' | '⇒')
}

/// The words of a line that have as many characters as a grid has cells, all of which may be cells. `number` is the one that
/// a line of a list may begin with: `3.` just before its puzzle.
pub(super) fn whole<'t>(line: &'t str, grids: &Grids, number: usize) -> Vec<&'t str> {
    let mut found = Vec::new();
    for word in line.split(parts).filter(|word| word.len() >= OF_A_ROW) {
        if is_whole(word, line, grids) {
            found.push(word);
        } else if word.contains(':') {
            let of_colons = word.split(':').filter(|part| part.len() >= OF_A_ROW);
            found.extend(of_colons.filter(|part| is_whole(part, line, grids)));
        } else {
            let read = |part: &str| {
                let is_puzzle = is_whole(part, line, grids);
                is_puzzle.then(|| puzzle(part, grids, (1, 1)).ok()).flatten().map(|(read, _)| read)
            };
            found.extend(touching::without(word, line, number, &read));
        }
    }
    found
}

/// Whether a word of a line has as many characters as a grid has cells, all of which may be cells.
fn is_whole(word: &str, line: &str, grids: &Grids) -> bool {
    let count = word.chars().count();
    let side = count.isqrt();
    side * side == count
        && grids.has_cells(count)
        && signs(word, side).all(|sign| sign.is_some())
        && has_cells(word, line)
        && (count > FEW_CELLS || !touching::is_prose(line, word) || is_sound(word, grids))
}

/// So few cells may be a number or a date: among other words they are a puzzle only if no two of them collide.
const FEW_CELLS: usize = 36;

/// Whether a word is a puzzle of which no two digits collide.
fn is_sound(word: &str, grids: &Grids) -> bool {
    puzzle(word, grids, (1, 1))
        .is_ok_and(|(read, _)| read.state.board.collisions(&read.geometry).is_empty())
}

/// Whether a word has digits, or is the same sign of an empty cell throughout and alone on its line: anything else may be
/// drawn.
fn has_cells(word: &str, line: &str) -> bool {
    let has_digits = |found: char| found.is_ascii_alphanumeric() && !is_empty(found);
    word.contains(has_digits) || !word.starts_with('-') && is_uniform(word) && line.trim() == word
}

/// Whether a word is one sign of an empty cell throughout.
pub(super) fn is_uniform(word: &str) -> bool {
    let first = word.chars().next().filter(|found| is_empty(*found));
    word.chars().all(|found| Some(found) == first)
}

/// Whether a word is meant to be a puzzle like another one of so many cells, and has more or less, or a sign or two that are no
/// cells.
pub(super) fn is_near(word: &str, expected: usize) -> bool {
    let (count, side) = (word.chars().count(), expected.isqrt());
    let clues = word.chars().filter(|it| !is_empty(*it)).count();
    let wrong = signs(word, side).filter(Option::is_none).count();
    let is_large = expected > FEW_CELLS;
    let is_close = count.abs_diff(expected) <= (expected / NEAR).max(1);
    let is_cut = || is_large && word.contains(is_empty) && 2 * count > expected;
    FEWEST_CLUES * clues >= count
        && if count == expected {
            (1..=if is_large { 2 } else { 1 }).contains(&wrong)
        } else {
            wrong == 0 && (is_close || is_cut() && 2 * count < 3 * expected)
        }
}

/// What is wrong with a word that is nearly a puzzle of so many cells; `None` if nothing is.
pub(super) fn wrong(
    word: &str,
    expected: usize,
    place: (usize, usize),
    grids: &Grids,
) -> Option<ReadError> {
    let side = expected.isqrt();
    if word.chars().count() != expected {
        return Some(miscounted(word, expected, place));
    }
    let at = signs(word, side).position(|sign| sign.is_none())?;
    let geometry = grids.of_side(side)?;
    let found = word.chars().nth(at)?;
    Some(ReadError::new(place.0, place.1 + at, character(found, geometry)))
}

/// A word of which more than one in so many cells are missing, or too many, is no puzzle that was miscounted.
const NEAR: usize = 16;

/// A word in which fewer than one in so many cells is a digit may be drawn.
const FEWEST_CLUES: usize = 6;

/// That a word has more or fewer cells than others like it; `place` is the line and column where it begins.
pub(super) fn miscounted(word: &str, expected: usize, place: (usize, usize)) -> ReadError {
    let found = word.chars().count();
    ReadError::new(place.0, place.1 + found.min(expected), Fault::LineLength { expected, found })
}

fn signs(word: &str, side: usize) -> impl Iterator<Item = Option<Sign>> {
    let mut buffer = [0; 4];
    word.chars().map(move |found| Sign::of(found.encode_utf8(&mut buffer), side))
}

/// The puzzle in a word that [`whole`] has found; `place` is the line and column where it begins.
pub(super) fn puzzle(
    word: &str,
    grids: &Grids,
    place: (usize, usize),
) -> Result<(WrittenPuzzle, Option<Note>), ReadError> {
    let side = word.chars().count().isqrt();
    let all: Vec<Sign> = signs(word, side).flatten().collect();
    let cells = all.iter().enumerate().map(|(at, &sign)| (sign, (place.0, place.1 + at)));
    let cells: Vec<(Sign, (usize, usize))> = cells.collect();
    let (geometry, note) = geometry_of(&cells, side, grids, &Drawn::default())?;
    let geometry = &geometry;
    Ok((WrittenPuzzle::new(geometry, StateText::of_board(board(&cells, geometry)?)), note))
}

/// A cell as it is written, and where: line and column, from 1.
pub(super) type PlacedSign = (Sign, (usize, usize));

/// The grid of these cells.
pub(super) fn geometry_of(
    cells: &[PlacedSign],
    side: usize,
    grids: &Grids,
    drawn: &Drawn,
) -> Result<(std::sync::Arc<Geometry>, Option<Note>), ReadError> {
    let (line, column) = cells.first().map_or((1, 1), |(_, place)| *place);
    let signs = Signs::of(cells.iter().map(|(sign, _)| *sign));
    grids
        .choose(side, drawn, &signs)
        .map_err(|_| ReadError::new(line, column, Fault::Borders { digits: side }))
}

/// The board with these cells as givens.
pub(super) fn board(cells: &[PlacedSign], geometry: &Geometry) -> Result<Board, ReadError> {
    let mut board = Board::empty(geometry.cell_count());
    for (at, &(sign, (line, column))) in cells.iter().enumerate() {
        let entry = entry(sign, geometry).ok_or_else(|| {
            let found = match sign {
                Sign::Number(value) => {
                    return ReadError::new(
                        line,
                        column,
                        Fault::Number { found: value.to_string() },
                    );
                }
                Sign::Figure(value) => {
                    char::from_digit(u32::from(value), 36).unwrap_or('0').to_ascii_uppercase()
                }
                Sign::Empty => '.',
            };
            ReadError::new(line, column, character(found, geometry))
        })?;
        board.set(Cell::new(at), entry);
    }
    Ok(board)
}

/// That a character is no cell of a grid.
pub(super) fn character(found: char, geometry: &Geometry) -> Fault {
    let empty = super::signs::EMPTY_TOLD.to_owned();
    Fault::Character { digits: digit_ranges(geometry), empty, found }
}

/// The digits marked in a cell.
pub(super) fn marked(
    word: &str,
    geometry: &Geometry,
    (line, column): (usize, usize),
) -> Result<crate::grid::DigitSet, ReadError> {
    digits_of(word, geometry)
        .map_err(|found| ReadError::new(line, column, Fault::Mark { found: found.to_string() }))
}
