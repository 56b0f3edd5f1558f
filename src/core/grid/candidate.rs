//! A digit in a cell.

use serde::{Deserialize, Serialize};

use super::{Cell, Digit};

/// A digit that a cell holds or may hold. Candidates are ordered by cell, then by digit, and written as these two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "(Cell, Digit)", into = "(Cell, Digit)")]
pub struct Candidate {
    /// The cell.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
}

impl Candidate {
    /// Makes the candidate of this digit in this cell.
    #[inline]
    pub const fn new(cell: Cell, digit: Digit) -> Self {
        Self { cell, digit }
    }
}

impl From<(Cell, Digit)> for Candidate {
    #[inline]
    fn from((cell, digit): (Cell, Digit)) -> Self {
        Self { cell, digit }
    }
}

impl From<Candidate> for (Cell, Digit) {
    #[inline]
    fn from(Candidate { cell, digit }: Candidate) -> Self {
        (cell, digit)
    }
}
