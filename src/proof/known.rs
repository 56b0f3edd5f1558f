//! What is known at a moment.

use super::{Fact, Premises, Start, Statement};
use crate::grid::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, Geometry};

/// What is known at a moment: the digits that stand, and the candidates that are gone, whether
/// struck out, in sight of a digit, or because their cell is filled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Known {
    absent: CandidateSet,
    holds: CandidateSet,
}

impl Premises {
    /// Returns the premises that are not among `known`.
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
                for (digit, cells) in excluded.elsewhere() {
                    self.absent.insert_cells(cells, digit);
                }
            }
            Fact::Absent(cell, digit) => self.absent.insert(cell, digit),
        }
    }

    /// Says whether the cell is known not to hold the digit.
    pub fn is_absent(&self, cell: Cell, digit: Digit) -> bool {
        self.absent.contains(cell, digit)
    }

    /// Says whether a fact is known.
    pub fn has(&self, fact: Fact) -> bool {
        match fact {
            Fact::Holds(cell, digit) => self.holds.contains(cell, digit),
            Fact::Absent(cell, digit) => self.absent.contains(cell, digit),
        }
    }

    /// Says whether all of the premises are known.
    pub fn covers(&self, premises: &Premises) -> bool {
        premises.absent.is_subset(&self.absent) && premises.holds.is_subset(&self.holds)
    }

    /// Lists what cannot be, if this is known: cells without a digit, then digits without a place in a house. Two equal
    /// digits in sight of each other leave their cells without one, as do two digits in one cell.
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
