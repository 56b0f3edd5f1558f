//! Which laws are small.

use crate::grid::Law;

/// The most ways of a small law.
const MOST_WAYS: usize = 3_000;

/// Whether all ways to fill the law's cells may be gone through again and again: together with other laws, or for each
/// candidate.
pub(super) fn is_small(law: &Law) -> bool {
    law.automaton.ways() <= MOST_WAYS
}
