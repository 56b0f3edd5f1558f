//! States from the digits that are left in each cell.

use crate::grid::{Board, Candidate, Candidates, Cell, DigitSet, Entry, Geometry, StateText};

/// The state in which just these digits are left in each cell in reading order. A cell with one digit holds it, unless that
/// would rule out what is left in another cell; then it is the last candidate there, and was not filled in yet.
pub(super) fn of_left(geometry: &Geometry, left: &[DigitSet]) -> StateText {
    let left_in = |cell: Cell| left[cell.index()];
    let mut board = Board::empty(geometry.cell_count());
    for cell in geometry.cells() {
        let Some(digit) = left_in(cell).only() else { continue };
        let is_open =
            |other: Candidate| other.cell != cell && left_in(other.cell).contains(other.digit);
        if !geometry.excluded_by(cell, digit).candidates().any(is_open) {
            board.set(cell, Entry::Given(digit));
        }
    }
    with_candidates(geometry, board, left_in)
}

/// The state with this board in which only these digits are left in each cell.
pub(super) fn with_candidates(
    geometry: &Geometry,
    board: Board,
    left_in: impl Fn(Cell) -> DigitSet,
) -> StateText {
    let mut candidates = Candidates::from_board(geometry, &board);
    for cell in geometry.cells() {
        for digit in (geometry.all_digits() - left_in(cell)).iter() {
            let _ = candidates.strike(cell, digit);
        }
    }
    StateText::of_candidates(geometry, board, &candidates)
}
