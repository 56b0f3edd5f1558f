//! What is known at a moment, and what has to be known for a statement.

use super::{Fact, Start, Statement};
use crate::grid::{CandidateSet, Candidates, Cell, CellSet, Digit, Geometry};

/// The facts that a statement, a conclusion or a contradiction takes for granted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Premises {
    /// Digits that the cells must not hold. Any cause will do.
    pub absent: CandidateSet,
    /// Digits that must stand in their cells, given or concluded.
    pub holds: CandidateSet,
}

impl Premises {
    /// The one premise that this fact is.
    pub fn of(fact: Fact) -> Self {
        let mut premises = Self::default();
        match fact {
            Fact::Holds(cell, digit) => premises.holds.insert(cell, digit),
            Fact::Absent(cell, digit) => premises.absent.insert(cell, digit),
        }
        premises
    }

    /// Adds every premise of `other`.
    pub fn extend(&mut self, other: &Self) {
        self.absent.extend(&other.absent);
        self.holds.extend(&other.holds);
    }

    /// The premises that are not among `known`.
    #[must_use]
    pub fn without(&self, known: &Known) -> Self {
        let absent = self.absent.without(&known.absent);
        Self { absent, holds: self.holds.without(&known.holds) }
    }

    /// Whether nothing is required.
    pub fn is_empty(&self) -> bool {
        self.absent.is_empty() && self.holds.is_empty()
    }

    /// Every premise as a fact: first the digits that are absent, then those that stand.
    pub fn facts(&self) -> impl Iterator<Item = Fact> + '_ {
        let absent = self.absent.iter().map(|(cell, digit)| Fact::Absent(cell, digit));
        absent.chain(self.holds.iter().map(|(cell, digit)| Fact::Holds(cell, digit)))
    }
}

/// What is known at a moment: the digits that stand, and the candidates that are gone, whether
/// struck out, in sight of a digit, or because their cell is filled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Known {
    absent: CandidateSet,
    holds: CandidateSet,
}

impl Known {
    /// What the start alone tells.
    pub fn from_start(geometry: &Geometry, start: &Start) -> Self {
        let mut known = Self::default();
        for &(cell, digit) in start.givens.iter().chain(&start.placed) {
            known.learn(geometry, Fact::Holds(cell, digit));
        }
        for &(cell, digit) in &start.removed {
            known.learn(geometry, Fact::Absent(cell, digit));
        }
        known
    }

    /// What these candidates tell: which are gone, and which cells are solved.
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

    /// Whether the cell is known not to hold the digit.
    pub fn is_absent(&self, cell: Cell, digit: Digit) -> bool {
        self.absent.contains(cell, digit)
    }

    /// Whether a fact is known.
    pub fn has(&self, fact: Fact) -> bool {
        match fact {
            Fact::Holds(cell, digit) => self.holds.contains(cell, digit),
            Fact::Absent(cell, digit) => self.absent.contains(cell, digit),
        }
    }

    /// Whether all of the premises are known.
    pub fn covers(&self, premises: &Premises) -> bool {
        premises.absent.is_subset(&self.absent) && premises.holds.is_subset(&self.holds)
    }

    /// What cannot be, if this is known: cells without a digit, then digits without a place in a house. Two equal digits in
    /// sight of each other leave their cells without one, as do two digits in one cell.
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
