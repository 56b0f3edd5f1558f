//! Almost locked sets: n cells of a group with n + 1 candidates between them.

use crate::grid::{Candidates, Cell, CellSet, DigitSet, Geometry, Group};

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
    let mut found = Vec::new();
    let mut open = Vec::with_capacity(geometry.digit_count());
    for group in geometry.groups() {
        let cells = geometry.cells_of(group) - candidates.solved();
        open.clear();
        open.extend(cells.iter().map(|cell| (cell, candidates.digits_of(cell))));
        let mut search = AlmostLockedSetSearch { geometry, largest, group, found: &mut found };
        search.extend(&open, CellSet::EMPTY, 0, DigitSet::EMPTY);
    }
    found.sort_by_key(|set| set.cells.len());
    found
}

struct AlmostLockedSetSearch<'a, const W: usize> {
    geometry: &'a Geometry<W>,
    largest: usize,
    group: Group,
    found: &'a mut Vec<AlmostLockedSet<W>>,
}

impl<const W: usize> AlmostLockedSetSearch<'_, W> {
    /// Extends the set of so many cells by some of the cells that are left.
    fn extend(
        &mut self,
        left: &[(Cell, DigitSet)],
        cells: CellSet<W>,
        count: usize,
        digits: DigitSet,
    ) {
        let count = count + 1;
        for (place, &(cell, more)) in left.iter().enumerate() {
            let digits = digits | more;
            let room = digits.len();
            // Each cell to come takes away one digit too many at the most.
            let to_come = (left.len() - place - 1).min(self.largest - count);
            if room > count + 1 + to_come {
                continue;
            }
            let cells = cells | CellSet::of(cell);
            if count >= 2 && room == count + 1 && self.is_new(cells, cell) {
                self.found.push(AlmostLockedSet { cells, digits });
            }
            if count < self.largest {
                self.extend(&left[place + 1..], cells, count, digits);
            }
        }
    }

    /// Whether the cells, of which one is given, lie in no group before this one.
    fn is_new(&self, cells: CellSet<W>, cell: Cell) -> bool {
        let before = self.geometry.groups_of(cell).iter().take_while(|&&group| group < self.group);
        before.into_iter().all(|&group| !cells.is_subset(&self.geometry.cells_of(group)))
    }
}
