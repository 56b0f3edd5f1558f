//! States from what is left in each cell, and from rows of digits.

use std::sync::Arc;

use crate::formats::format::{FormatFault, Unwritable, WrittenPuzzle};
use crate::formats::reading::signs::is_empty;
use crate::grid::{Board, Candidates, Digit, DigitSet, Entry, Geometry, StateText};

/// How many cells the classic grid has.
pub(super) const CLASSIC_CELLS: usize = 81;

/// The classic grid alone, if it is among these.
pub(super) fn classic(grids: &[Arc<Geometry>]) -> Result<&[Arc<Geometry>], FormatFault> {
    let is_classic = |grid: &Arc<Geometry>| grid.is_classic() && grid.has_usual_digits();
    let place = grids.iter().position(is_classic);
    let place = place.ok_or(FormatFault::NoGrid { digits: 9 })?;
    Ok(&grids[place..=place])
}

/// The puzzle, if it is of the classic grid.
pub(super) fn classic_only(puzzle: &WrittenPuzzle) -> Result<&WrittenPuzzle, Unwritable> {
    let is_classic = puzzle.geometry.is_classic() && puzzle.geometry.has_usual_digits();
    if is_classic { Ok(puzzle) } else { Err(Unwritable::Grid) }
}

/// The first of the grids that has so many cells.
pub(super) fn grid_of_cells(
    grids: &[Arc<Geometry>],
    found: usize,
) -> Result<&Arc<Geometry>, FormatFault> {
    grids.iter().find(|grid| grid.in_lines() == found).ok_or(FormatFault::Cells { found })
}

/// The first of the grids with blocks that has so many digits, one without further houses if there is one.
pub(super) fn plain_grid(
    grids: &[Arc<Geometry>],
    digits: usize,
) -> Result<&Arc<Geometry>, FormatFault> {
    let of_digits =
        || grids.iter().filter(|grid| grid.digit_count() == digits && grid.blocks().is_some());
    let plain = of_digits().find(|grid| grid.plain_blocks().is_some());
    plain.or_else(|| of_digits().next()).ok_or(FormatFault::NoGrid { digits })
}

/// The puzzle whose givens a text lists cell by cell, `0` or `.` for an empty one.
pub(super) fn of_digits(text: &str, grids: &[Arc<Geometry>]) -> Result<WrittenPuzzle, FormatFault> {
    let geometry = grid_of_cells(grids, text.chars().count())?;
    let mut board = Board::empty(geometry.cell_count());
    for ((index, found), cell) in text.chars().enumerate().zip(geometry.cells()) {
        match geometry.digit(found) {
            Some(digit) => board.set(cell, Entry::Given(digit)),
            None if is_empty(found) => {}
            None => return Err(FormatFault::Character { position: index + 1, found }),
        }
    }
    Ok(WrittenPuzzle::new(geometry, StateText::of_board(board)))
}

/// The digits of a state cell by cell, `empty` for none.
pub(super) fn digits_of(puzzle: &WrittenPuzzle, empty: char) -> String {
    let symbol = |cell| {
        let digit = puzzle.state.board.entry(cell).digit();
        digit.map_or(empty, |digit| puzzle.geometry.symbol(digit))
    };
    puzzle.geometry.cells().map(symbol).collect()
}

/// Whether a candidate of an empty cell is gone that no digit forbids.
pub(super) fn is_struck(puzzle: &WrittenPuzzle) -> bool {
    let (geometry, board) = (&puzzle.geometry, &puzzle.state.board);
    let left: Candidates = puzzle.state.candidates(geometry);
    let by_sight: Candidates = Candidates::from_board(geometry, board);
    let mut open = geometry.cells().filter(|&cell| board.entry(cell) == Entry::Empty);
    open.any(|cell| left.digits_of(cell) != by_sight.digits_of(cell))
}

/// What is left in each cell of a state, the digit itself where there is one.
///
/// # Errors
/// [`Unwritable::NoCandidate`] where that is nothing.
pub(super) fn left_of(puzzle: &WrittenPuzzle) -> Result<Vec<DigitSet>, Unwritable> {
    let candidates: Candidates = puzzle.state.candidates(&puzzle.geometry);
    let left = puzzle.geometry.cells().map(|cell| {
        let digit = puzzle.state.board.entry(cell).digit();
        let left = digit.map_or(candidates.digits_of(cell), DigitSet::of);
        if left.is_empty() { Err(Unwritable::NoCandidate) } else { Ok(left) }
    });
    left.collect()
}

/// The digits of a set as they are written on a grid.
pub(super) fn symbols(geometry: &Geometry, digits: DigitSet) -> String {
    digits.iter().map(|digit| geometry.symbol(digit)).collect()
}

/// The digit that a number from 1 means.
pub(super) fn numbered(geometry: &Geometry, number: usize) -> Option<Digit> {
    (1..=geometry.digit_count()).contains(&number).then(|| Digit::new(number - 1))
}
