//! Almost locked sets: n cells of a house with n + 1 candidates between them.

use std::collections::BTreeSet;

use crate::grid::{Candidates, Cell, CellSet, DigitSet, Geometry};

/// n cells with n + 1 candidates.
pub(super) struct AlmostLockedSet<const W: usize> {
    pub(super) cells: CellSet<W>,
    pub(super) digits: DigitSet,
}

/// Every almost locked set of two cells to `largest`, smaller ones first, each once. (A set of one cell is
/// a cell with two candidates.)
pub(super) fn almost_locked_sets<const W: usize>(
    geometry: &Geometry<W>,
    candidates: &Candidates<W>,
    largest: usize,
) -> Vec<AlmostLockedSet<W>> {
    let mut search = Search { candidates, largest, known: BTreeSet::new(), found: Vec::new() };
    for house in geometry.houses() {
        let open: Vec<Cell> = (geometry.cells_of(house) - candidates.solved()).iter().collect();
        search.extend(&open, CellSet::EMPTY, DigitSet::EMPTY);
    }
    let mut found = search.found;
    found.sort_by_key(|set| set.cells.len());
    found
}

struct Search<'a, const W: usize> {
    candidates: &'a Candidates<W>,
    largest: usize,
    known: BTreeSet<CellSet<W>>,
    found: Vec<AlmostLockedSet<W>>,
}

impl<const W: usize> Search<'_, W> {
    /// Extends the set by some of the cells that are left.
    fn extend(&mut self, left: &[Cell], cells: CellSet<W>, digits: DigitSet) {
        let count = cells.len();
        if count >= 2 && digits.len() == count + 1 && self.known.insert(cells) {
            self.found.push(AlmostLockedSet { cells, digits });
        }
        if count == self.largest {
            return;
        }
        for (place, &cell) in left.iter().enumerate() {
            let union = digits | self.candidates.digits_of(cell);
            if union.len() <= self.largest + 1 {
                self.extend(&left[place + 1..], cells | CellSet::of(cell), union);
            }
        }
    }
}
