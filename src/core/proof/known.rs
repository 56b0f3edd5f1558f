//! What is known at a moment.

use super::{Fact, Premises, Start, Statement};
use crate::grid::{Candidate, CandidateSet, Candidates, CellSet, Digit, Geometry};

/// What is known at a moment: the digits that stand, and the candidates that are gone, whether
/// struck out, in sight of a digit, or because their cell is filled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Known {
    absent: CandidateSet,
    holds: CandidateSet,
}

impl Premises {
    /// Returns the premises that are not among `known`.
    #[inline]
    #[must_use]
    pub fn without(&self, known: &Known) -> Self {
        let absent = self.absent.without(&known.absent);
        Self { absent, holds: self.holds.without(&known.holds) }
    }
}

impl Known {
    /// Collects what the start alone tells.
    pub fn from_start(geometry: &Geometry, start: &Start) -> Self {
        let mut known = Self::default();
        if geometry.limits_cells() {
            for cell in geometry.cells() {
                known.absent.insert_digits(cell, geometry.all_digits() - geometry.allowed_in(cell));
            }
        }
        for &Candidate { cell, digit } in start.givens.iter().chain(&start.placed) {
            known.learn(geometry, Fact::Holds(cell, digit));
        }
        for &Candidate { cell, digit } in &start.removed {
            known.learn(geometry, Fact::Absent(cell, digit));
        }
        known
    }

    /// Collects what these candidates tell: which are gone, and which cells are solved.
    pub fn from_candidates(geometry: &Geometry, candidates: &Candidates) -> Self {
        let mut known = Self::default();
        for digit in geometry.digits() {
            let gone = geometry.all_cells() - candidates.places_of(digit);
            known.absent.insert_cells(gone, digit);
            let there = candidates.solved() & candidates.places_of(digit);
            known.holds.insert_cells(there, digit);
        }
        known
    }

    /// Adds a fact and what follows from it by sight.
    pub fn learn(&mut self, geometry: &Geometry, fact: Fact) {
        match fact {
            Fact::Holds(cell, digit) => {
                self.holds.insert(cell, digit);
                let excluded = geometry.excluded_by(cell, digit);
                self.absent.insert_digits(cell, excluded.in_cell());
                for (digit, cells) in excluded.other_cells() {
                    self.absent.insert_cells(cells, digit);
                }
            }
            Fact::Absent(cell, digit) => self.absent.insert(cell, digit),
        }
    }

    /// Says whether a fact is known.
    #[inline]
    pub fn has(&self, fact: Fact) -> bool {
        match fact {
            Fact::Holds(cell, digit) => self.holds.contains(cell, digit),
            Fact::Absent(cell, digit) => self.absent.contains(cell, digit),
        }
    }

    /// Says whether a fact is known to be false.
    #[inline]
    pub fn denies(&self, fact: Fact) -> bool {
        match fact {
            Fact::Holds(cell, digit) => self.absent.contains(cell, digit),
            Fact::Absent(cell, digit) => self.holds.contains(cell, digit),
        }
    }

    /// Returns those of the candidates that are not known to be gone.
    #[inline]
    pub fn open(&self, candidates: &CandidateSet) -> CandidateSet {
        candidates.without(&self.absent)
    }

    /// Returns those of the cells that are not known to lack the digit.
    #[inline]
    pub fn open_cells(&self, cells: CellSet, digit: Digit) -> CellSet {
        cells - self.absent.cells_of(digit)
    }

    /// Says whether all of the premises are known.
    #[inline]
    pub fn covers(&self, premises: &Premises) -> bool {
        premises.absent.is_subset(&self.absent) && premises.holds.is_subset(&self.holds)
    }

    /// Lists what is impossible in what is known: cells without a digit, then digits without a place in a house. Two
    /// equal digits that see each other leave their cells without one, as do two digits in one cell.
    pub fn contradictions(&self, geometry: &Geometry) -> Vec<Statement> {
        let open = |digit: Digit| geometry.all_cells() - self.absent.cells_of(digit);
        let filled = geometry.digits().fold(CellSet::EMPTY, |filled, digit| filled | open(digit));
        let empty = geometry.all_cells() - filled;
        let mut found: Vec<Statement> = empty.iter().map(Statement::NoDigit).collect();
        for digit in geometry.digits() {
            let places = open(digit);
            let none =
                geometry.houses().filter(|&house| !places.intersects(&geometry.cells_of(house)));
            found.extend(none.map(|house| Statement::NoPlace { house, digit }));
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Cell;
    use crate::grid::test_grids::grid_of;

    /// `1` in A1 and `2` in B1, found; and no `3` in C3.
    fn start() -> Start {
        let one = |cell, digit| Candidate::new(Cell::new(cell), Digit::new(digit));
        Start { givens: vec![one(0, 0)], placed: vec![one(1, 1)], removed: vec![one(10, 2)] }
    }

    #[test]
    fn a_start_tells_what_its_candidates_tell() {
        let geometry = grid_of("1234", 2, 2);
        let candidates = start().candidates(&geometry);
        let known = Known::from_start(&geometry, &start());
        assert_eq!(known, Known::from_candidates(&geometry, &candidates));
        for cell in geometry.cells() {
            for digit in geometry.digits() {
                let stands = candidates.value(cell) == Some(digit);
                assert_eq!(known.has(Fact::Holds(cell, digit)), stands);
                let gone = !candidates.allows(cell, digit);
                assert_eq!(known.has(Fact::Absent(cell, digit)), gone);
            }
        }
    }

    #[test]
    fn cells_without_a_digit_and_digits_without_a_place_cannot_be() {
        let geometry = grid_of("1234", 2, 2);
        let mut known = Known::from_start(&geometry, &start());
        assert_eq!(known.contradictions(&geometry), []);
        // C1 sees 1 and 2; without 3 and 4 it is empty, and its row has no place for 4 once D1 has lost it, too.
        let (cell, digit) = (Cell::new(2), Digit::new(3));
        known.learn(&geometry, Fact::Absent(cell, Digit::new(2)));
        known.learn(&geometry, Fact::Absent(cell, digit));
        assert_eq!(known.contradictions(&geometry), [Statement::NoDigit(cell)]);
        known.learn(&geometry, Fact::Absent(Cell::new(3), digit));
        let row = geometry.houses_of(cell)[0];
        let no_place = Statement::NoPlace { house: row, digit };
        assert_eq!(known.contradictions(&geometry), [Statement::NoDigit(cell), no_place]);
    }
}
