//! Which laws are small.

use crate::grid::Law;

/// The most ways of a small law.
const MOST_WAYS: usize = 3_000;

/// The most cells of a short one: with more the ways are too many, and none of them shows much.
const MOST_CELLS: usize = 24;

/// Whether all ways to fill the law's cells may be gone through again and again: together with other laws, or for each
/// candidate.
pub(super) fn is_small(law: &Law) -> bool {
    law.automaton.ways() <= MOST_WAYS
}

/// Whether its cells may be gone through one after the other again and again, each time with all laws around them.
pub(super) fn is_short(law: &Law) -> bool {
    is_small(law) && law.cells.len() <= MOST_CELLS
}
