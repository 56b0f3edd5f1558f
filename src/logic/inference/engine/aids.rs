//! What a caller hands to a question about a state: what is known of it besides, and whether to stop.

use crate::grid::{Candidate, CellSet, Digit, DigitSet};
use crate::proof::Start;

/// What is known of a state besides its candidates.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hints<'a> {
    /// The solution, one digit a cell, if it is known: a hint for which suppositions to try, never
    /// a reason.
    pub solution: Option<&'a [Digit]>,
    /// The digits that each cell holds in some solution, if there are several and these are known: as much of a
    /// hint as the one solution, and no more a reason.
    pub possible: Option<&'a [DigitSet]>,
    /// The cells of the givens, if these are known to have exactly one solution. Rules that assume this
    /// find nothing without it.
    pub unique_givens: Option<CellSet>,
    /// The only candidate that is asked about, if there is one: rules that go through all that may be struck
    /// need look at no other.
    pub wanted: Option<Candidate>,
}

impl<'a> Hints<'a> {
    /// Makes the hints of a puzzle that has exactly this solution.
    pub fn of_puzzle(start: &Start, solution: &'a [Digit]) -> Self {
        Self { solution: Some(solution), ..Self::of_unique(start) }
    }

    /// Makes the hints of a puzzle that has exactly one solution, which is not to be used.
    pub fn of_unique(start: &Start) -> Self {
        Self { unique_givens: Some(start.given_cells()), ..Self::default() }
    }

    /// Makes the hints of a puzzle with pencil marks of its own that has exactly this solution. Rules that assume one
    /// solution find nothing: they take for granted that only givens keep digits from being exchanged.
    pub fn of_marked(solution: &'a [Digit]) -> Self {
        Self { solution: Some(solution), ..Self::default() }
    }

    /// Makes the hints of a puzzle whose cells hold these digits in its solutions, which are several.
    pub fn of_several(possible: &'a [DigitSet]) -> Self {
        Self { possible: Some(possible), ..Self::default() }
    }
}

/// What a caller hands to every question about one state.
#[derive(Clone, Copy)]
pub struct Aids<'a> {
    /// What is known besides the candidates.
    pub hints: Hints<'a>,
    /// Asked often during long searches; `true` stops the work, and what was found by then is given.
    pub interrupted: &'a dyn Fn() -> bool,
}

impl<'a> From<Hints<'a>> for Aids<'a> {
    /// With these hints, and never to be stopped.
    fn from(hints: Hints<'a>) -> Self {
        Self { hints, interrupted: &|| false }
    }
}
