//! A state of the classic grid moved by a symmetry of it: lines, bands and digits in another order.

use rand::{Rng, RngExt};

use crate::generator::{lines, shuffle};
use crate::grid::{Board, Candidate, Cell, Digit, Entry, Geometry, StateText};

/// Moves a state by a symmetry drawn by lot; what is not of the classic grid stays as it is.
pub(super) fn moved(
    geometry: &Geometry,
    state: &StateText,
    lots: &mut (impl Rng + ?Sized),
) -> StateText {
    if !geometry.is_classic() {
        return state.clone();
    }
    let (rows, columns) = (lines(lots), lines(lots));
    let is_turned: bool = lots.random_bool(0.5);
    let mut digits: Vec<usize> = (0..geometry.digit_count()).collect();
    shuffle(&mut digits, lots);
    let cell = |cell: Cell| {
        let (row, column) = (rows[geometry.row(cell)], columns[geometry.column(cell)]);
        let (row, column) = if is_turned { (column, row) } else { (row, column) };
        Cell::new(row * geometry.column_count() + column)
    };
    let digit = |digit: Digit| Digit::new(digits[digit.index()]);
    let mut board = Board::empty(geometry.cell_count());
    for from in geometry.cells() {
        let entry = match state.board.entry(from) {
            Entry::Empty => Entry::Empty,
            Entry::Given(held) => Entry::Given(digit(held)),
            Entry::Placed(held) => Entry::Placed(digit(held)),
        };
        board.set(cell(from), entry);
    }
    let removed = state.removed.iter();
    let removed = removed.map(|one| Candidate { cell: cell(one.cell), digit: digit(one.digit) });
    StateText { board, removed: removed.collect() }
}
