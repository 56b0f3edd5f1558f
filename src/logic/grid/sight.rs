//! By which filled cells a digit is kept out of others.

use super::{Candidate, Candidates, Cell, CellSet, Digit, DigitSet, Geometry, House};

impl Candidates {
    /// Finds filled cells of the digit, as few as can be, that between them see every one of `places` that any such
    /// cell sees; of several choices that which comes first in reading order.
    #[inline]
    pub fn blockers(&self, geometry: &Geometry, digit: Digit, places: CellSet) -> CellSet {
        let holders = self.places_of(digit) & self.solved();
        let seen = holders.iter().map(|cell| geometry.peers(cell));
        let left = places & seen.fold(CellSet::EMPTY, |all, peers| all | peers);
        let mut chosen =
            (0..=holders.len()).filter_map(|most| cover(geometry, holders, left, most));
        chosen.next().unwrap_or_default()
    }

    /// Finds the [`blockers`](Self::blockers) of a digit in the empty cells of a house, but for these.
    #[inline]
    pub fn blockers_around(
        &self,
        geometry: &Geometry,
        house: House,
        digit: Digit,
        cells: CellSet,
    ) -> CellSet {
        self.blockers(geometry, digit, geometry.cells_of(house) - cells - self.solved())
    }

    /// Finds for each digit that stands in sight of the cell one cell that holds it; those of the house that
    /// holds most come first.
    pub fn digits_in_sight(&self, geometry: &Geometry, cell: Cell) -> CellSet {
        let held_by = |house: House, missing: DigitSet| -> Vec<Candidate> {
            let cells = geometry.list_of(house).iter().filter(|&&other| other != cell);
            let held = cells.filter_map(|&other| Some(Candidate::new(other, self.value(other)?)));
            held.filter(|held| missing.contains(held.digit)).collect()
        };
        let mut missing = geometry.all_digits();
        let mut chosen = CellSet::EMPTY;
        loop {
            let houses = geometry.houses_of(cell).iter().map(|&house| held_by(house, missing));
            // Of equal houses the first is taken: row, column, block.
            let most = houses.rev().max_by_key(Vec::len).unwrap_or_default();
            if most.is_empty() {
                return chosen;
            }
            for Candidate { cell: other, digit } in most {
                if missing.contains(digit) {
                    missing.remove(digit);
                    chosen.insert(other);
                }
            }
        }
    }
}

/// At most so many of the cells that between them see all of `places`.
fn cover(geometry: &Geometry, cells: CellSet, places: CellSet, most: usize) -> Option<CellSet> {
    if places.is_empty() {
        return Some(CellSet::EMPTY);
    }
    let mut later = cells;
    cells.iter().take_while(|_| most > 0).find_map(|cell| {
        later -= CellSet::of(cell);
        let left = places - geometry.peers(cell);
        let others = cover(geometry, later, left, most - 1).filter(|_| left != places)?;
        Some(others | CellSet::of(cell))
    })
}

#[cfg(test)]
mod tests {
    use crate::grid::test_grids::classic;
    use crate::grid::{Candidates, Cell, CellSet, Digit};

    /// The blockers of a digit that stands in these cells, so that it may not be in those.
    fn blockers(holders: &[usize], places: &[usize]) -> Vec<usize> {
        let geometry = classic();
        let mut candidates = Candidates::all(&geometry);
        for &cell in holders {
            candidates.place(&geometry, Cell::new(cell), Digit::new(0));
        }
        let places: CellSet = places.iter().map(|&cell| Cell::new(cell)).collect();
        let chosen = candidates.blockers(&geometry, Digit::new(0), places);
        chosen.iter().map(Cell::index).collect()
    }

    #[test]
    fn as_few_blockers_are_chosen_as_can_be() {
        // E1 sees A1 and C1 alone, for which A4 and C8 would be two.
        assert_eq!(blockers(&[27, 65, 4], &[0, 2]), [4]);
        assert_eq!(blockers(&[27, 65, 4], &[9, 11]), [27, 65]);
        // So does E9, although it comes after C2 and A4, which would be two.
        assert_eq!(blockers(&[11, 27, 76], &[72, 74]), [76]);
        // Of two that see the same, the first in reading order.
        assert_eq!(blockers(&[0, 40], &[4]), [0]);
    }

    #[test]
    fn what_no_cell_sees_is_left_out() {
        assert_eq!(blockers(&[0], &[80]), Vec::<usize>::new());
        assert_eq!(blockers(&[0], &[80, 8]), [0]);
    }
}
