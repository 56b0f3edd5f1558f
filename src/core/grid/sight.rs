//! Which filled cells keep a digit out of others: by a house (then the digit is said to be seen), or by a step on the
//! board.

use super::{Apart, Candidate, Candidates, Cell, CellSet, Digit, DigitSet, Geometry, Group, House};

impl Candidates {
    /// Finds filled cells of the digit, as few as possible, so that each of `places` which shares a house with any
    /// filled cell of the digit shares one with these; of several choices the first in reading order. Houses that
    /// follow from others count only for places that share no other house with such a cell.
    #[inline]
    pub fn blockers(&self, geometry: &Geometry, digit: Digit, places: CellSet) -> CellSet {
        let holders = self.places_of(digit) & self.solved();
        let by_rules = |cell| geometry.groupmates_by_rules(cell);
        let chosen = fewest(holders, places, &by_rules);
        if geometry.derived_houses().next().is_none() {
            return chosen;
        }
        let left = places - seen_by(chosen, &by_rules);
        chosen | fewest(holders, left, &|cell| geometry.groupmates(cell))
    }

    /// Finds the [`blockers`](Self::blockers) of a digit in the empty cells of a house, except for these.
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

    /// Finds, for each digit in the houses of the cell, one cell that holds it; cells of the house with most digits
    /// come first.
    pub fn digits_in_sight(&self, geometry: &Geometry, cell: Cell) -> CellSet {
        let held_by = |group: Group, missing: DigitSet| -> Vec<Candidate> {
            let cells = geometry.list_of(group).iter().filter(|&&other| other != cell);
            let held = cells.filter_map(|&other| Some(Candidate::new(other, self.value(other)?)));
            held.filter(|held| missing.contains(held.digit)).collect()
        };
        let mut missing = geometry.all_digits();
        let mut chosen = CellSet::EMPTY;
        loop {
            let groups = geometry.groups_of(cell).iter().map(|&group| {
                let held = held_by(group, missing);
                (!held.is_empty() && geometry.derivation(group).is_none(), held)
            });
            // Of equal houses the first is taken: row, column, block. What follows from others comes last.
            let most = groups.rev().max_by_key(|(by_rules, held)| (*by_rules, held.len()));
            let most = most.map(|(_, held)| held).unwrap_or_default();
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

    /// Finds filled cells that keep every other digit out of the cell, as far as filled cells do: those of its houses,
    /// then those that do so by a step on the board.
    pub fn keepers_of_cell(&self, geometry: &Geometry, cell: Cell, digit: Digit) -> CellSet {
        let in_sight = self.digits_in_sight(geometry, cell);
        let seen: DigitSet = in_sight.iter().filter_map(|it| self.value(it)).collect();
        let unseen = geometry.all_digits() - seen - DigitSet::of(digit);
        let of_cell = unseen.iter().map(|digit| Candidate { cell, digit });
        in_sight | holders(self.ruled_out_by_steps(geometry, of_cell))
    }

    /// Finds filled cells that keep the digit out of the empty cells of a house except for these, as far as filled
    /// cells do: its [`blockers`](Self::blockers), then cells that do so by a step on the board.
    pub fn keepers_of_house(
        &self,
        geometry: &Geometry,
        house: House,
        digit: Digit,
        but: CellSet,
    ) -> CellSet {
        let blockers = self.blockers_around(geometry, house, digit, but);
        let seen = blockers.iter().fold(CellSet::EMPTY, |all, it| all | geometry.groupmates(it));
        let unseen = geometry.cells_of(house) - but - self.solved() - seen;
        let of_house = unseen.iter().map(|cell| Candidate { cell, digit });
        blockers | holders(self.ruled_out_by_steps(geometry, of_house))
    }

    /// Finds a filled cell that keeps the digit out of this one: in its houses, or else by a step on the board; `None`
    /// if no cell does.
    pub fn keeper_of(&self, geometry: &Geometry, candidate: Candidate) -> Option<Candidate> {
        let Candidate { cell, digit } = candidate;
        let in_sight = self.solved() & self.places_of(digit) & geometry.groupmates(cell);
        let in_sight = in_sight.first().map(|holder| Candidate::new(holder, digit));
        let by_steps = || self.ruled_out_by_steps(geometry, [candidate]).first().map(|&(by, _)| by);
        in_sight.or_else(by_steps)
    }

    /// Finds filled cells that rule these candidates out although they share no house with them, for example where
    /// consecutive digits may not be next to each other; each with the candidates that it rules out. The cell that
    /// rules out most comes first, and no candidate is listed twice. Finds nothing on grids where only houses rule out.
    pub fn ruled_out_by_steps(
        &self,
        geometry: &Geometry,
        candidates: impl IntoIterator<Item = Candidate>,
    ) -> Vec<(Candidate, Vec<Candidate>)> {
        let mut found = Vec::new();
        if geometry.excludes_by_groups_alone() {
            return found;
        }
        let filled =
            || self.solved().iter().filter_map(|it| Some(Candidate::new(it, self.value(it)?)));
        let mut left: Vec<Candidate> = candidates.into_iter().collect();
        loop {
            let with_gone = filled().map(|by| {
                let is_gone =
                    |one: &&Candidate| matches!(geometry.apart(by, **one), Some(Apart::Steps(_)));
                (by, left.iter().filter(is_gone).copied().collect::<Vec<_>>())
            });
            // Of equal ones the first is taken.
            let most = with_gone
                .reduce(|best, next| if next.1.len() > best.1.len() { next } else { best });
            match most {
                Some((by, gone)) if !gone.is_empty() => {
                    left.retain(|one| !gone.contains(one));
                    found.push((by, gone));
                }
                _ => return found,
            }
        }
    }
}

/// The cells that rule others out.
fn holders(found: Vec<(Candidate, Vec<Candidate>)>) -> CellSet {
    found.into_iter().map(|(by, _)| by.cell).collect()
}

/// As few of the cells as can be that between them see every one of `places` that any of them sees.
fn fewest(cells: CellSet, places: CellSet, sees: &dyn Fn(Cell) -> CellSet) -> CellSet {
    let seen = places & seen_by(cells, sees);
    let mut chosen = (0..=cells.len()).filter_map(|most| cover(cells, seen, most, sees));
    chosen.next().unwrap_or_default()
}

/// What any of the cells sees.
fn seen_by(cells: CellSet, sees: &dyn Fn(Cell) -> CellSet) -> CellSet {
    cells.iter().fold(CellSet::EMPTY, |all, cell| all | sees(cell))
}

/// At most so many of the cells that between them see all of `places`.
fn cover(
    cells: CellSet,
    places: CellSet,
    most: usize,
    sees: &dyn Fn(Cell) -> CellSet,
) -> Option<CellSet> {
    if places.is_empty() {
        return Some(CellSet::EMPTY);
    }
    let mut later = cells;
    cells.iter().take_while(|_| most > 0).find_map(|cell| {
        later -= CellSet::of(cell);
        let left = places - sees(cell);
        let others = cover(later, left, most - 1, sees).filter(|_| left != places)?;
        Some(others | CellSet::of(cell))
    })
}

#[cfg(test)]
mod tests {
    use crate::grid::test_grids::{classic, not_beside, spec};
    use crate::grid::{Candidate, Candidates, Cell, CellSet, Digit, Geometry, GeometrySpec};

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
    fn neighbours_rule_out_digits_that_follow_theirs() {
        let apart = GeometrySpec { apart: not_beside(), ..spec("123456", 3, 2) };
        let apart = Geometry::new(&apart).expect("a grid");
        let of_middle = |digits: &[usize]| -> Vec<Candidate> {
            digits.iter().map(|&it| Candidate::new(Cell::new(7), Digit::new(it))).collect()
        };
        let found = |geometry: &Geometry| {
            let mut candidates = Candidates::all(geometry);
            // 3 above it, 5 beside it, and another 3 that is nowhere near.
            for (cell, digit) in [(1, 2), (8, 4), (35, 2)] {
                candidates.place(geometry, Cell::new(cell), Digit::new(digit));
            }
            candidates.ruled_out_by_steps(geometry, of_middle(&[0, 1, 3, 5]))
        };
        let by = |cell, digit| Candidate::new(Cell::new(cell), Digit::new(digit));
        // Both rule out 4; the first of them that rules out most says so.
        let expected = [(by(1, 2), of_middle(&[1, 3])), (by(8, 4), of_middle(&[5]))];
        assert_eq!(found(&apart), expected);
        assert_eq!(found(&Geometry::new(&spec("123456", 3, 2)).expect("a grid")), []);
    }

    #[test]
    fn what_no_cell_sees_is_left_out() {
        assert_eq!(blockers(&[0], &[80]), Vec::<usize>::new());
        assert_eq!(blockers(&[0], &[80, 8]), [0]);
    }
}
