//! What can be known of one candidate.

use serde::{Deserialize, Serialize};

use crate::grid::{Candidate, Candidates, Cell, Digit, Geometry};

/// A fact about one digit in one cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// The cell holds the digit.
    Holds(Cell, Digit),
    /// The cell does not hold the digit.
    Absent(Cell, Digit),
}

impl Fact {
    /// Returns the cell that the fact is about.
    #[inline]
    pub const fn cell(self) -> Cell {
        match self {
            Self::Holds(cell, _) | Self::Absent(cell, _) => cell,
        }
    }

    /// Returns the digit that the fact is about.
    #[inline]
    pub const fn digit(self) -> Digit {
        match self {
            Self::Holds(_, digit) | Self::Absent(_, digit) => digit,
        }
    }

    /// Returns the candidate that the fact is about.
    #[inline]
    pub const fn candidate(self) -> Candidate {
        match self {
            Self::Holds(cell, digit) | Self::Absent(cell, digit) => Candidate { cell, digit },
        }
    }

    /// Says that a candidate is true.
    #[inline]
    pub const fn holds(Candidate { cell, digit }: Candidate) -> Self {
        Self::Holds(cell, digit)
    }

    /// Says that a candidate is false.
    #[inline]
    pub const fn absent(Candidate { cell, digit }: Candidate) -> Self {
        Self::Absent(cell, digit)
    }

    /// Says whether the fact is true if its cell holds this digit.
    #[inline]
    pub fn is_so_where(self, held: Digit) -> bool {
        match self {
            Self::Holds(_, digit) => held == digit,
            Self::Absent(_, digit) => held != digit,
        }
    }

    /// Returns the fact that is true exactly when this one is not.
    #[inline]
    #[must_use]
    pub const fn negated(self) -> Self {
        match self {
            Self::Holds(cell, digit) => Self::Absent(cell, digit),
            Self::Absent(cell, digit) => Self::Holds(cell, digit),
        }
    }

    /// Makes the fact true of candidates: puts the digit into the cell, or strikes it there.
    #[inline]
    pub fn apply(self, geometry: &Geometry, candidates: &mut Candidates) {
        match self {
            Self::Holds(cell, digit) => candidates.place(geometry, cell, digit),
            Self::Absent(cell, digit) => {
                let _ = candidates.strike(cell, digit);
            }
        }
    }
}
