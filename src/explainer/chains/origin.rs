//! Which chain a hint comes from: by it the chain is found again when it is to be told.

use super::kind::{Kind, Pass};

/// Which chain a hint comes from. Candidates are numbered as on the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// The chain from a candidate that is on, or off, to its opposite.
    Forcing { pass: Pass, start: u16, on: bool },
    /// The cycle from a candidate that is on back to it, over these at last: one that is on, and one that is off.
    Cycle { pass: Pass, start: u16, last: [u16; 2] },
    /// Runs of this kind, which all come to the candidate's being on, or off.
    Net { kind: Kind, starts: Starts, conclusion: u16, on: bool },
}

/// What runs assume.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Starts {
    /// The opposite of what is concluded, which comes to a contradiction.
    Opposite,
    /// A candidate on, and off.
    Both(u16),
    /// Each place of a digit in a house.
    House { house: usize, digit: usize },
    /// Each candidate of a cell.
    Cell(usize),
}
