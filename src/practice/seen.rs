//! Which boards were there already.

use std::collections::BTreeSet;

use crate::grid::{Board, Canonical, Cell, Digit, Geometry};

/// Boards that are not to come again. On the classic grid those are the same that differ only by a symmetry of it; on other
/// grids only those with the same givens.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    forms: BTreeSet<Canonical>,
    boards: BTreeSet<Vec<Option<usize>>>,
}

impl Seen {
    /// Says whether the givens of a board, or others like them, were taken.
    pub fn has(&self, geometry: &Geometry, givens: &Board) -> bool {
        match Canonical::of(geometry, givens) {
            Some(form) => self.forms.contains(&form),
            None => self.has_itself(geometry, givens),
        }
    }

    /// Says whether just these givens were taken.
    pub fn has_itself(&self, geometry: &Geometry, givens: &Board) -> bool {
        self.boards.contains(&digits(geometry, givens))
    }

    /// Takes the givens of a board, which are not to come again.
    pub fn take(&mut self, geometry: &Geometry, givens: &Board) {
        self.forms.extend(Canonical::of(geometry, givens));
        let _ = self.boards.insert(digits(geometry, givens));
    }
}

fn digits(geometry: &Geometry, board: &Board) -> Vec<Option<usize>> {
    let digit = |cell: Cell| board.entry(cell).digit().map(Digit::index);
    geometry.cells().map(digit).collect()
}
