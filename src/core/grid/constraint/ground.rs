//! What constraints are set on.

use std::sync::Arc;

use super::kind::Kind;
use super::worths::Worths;
use crate::grid::{Cell, Dimensions};

/// So many ways may a law have.
pub(super) const MOST_WAYS: usize = 600_000;

/// What constraints are set on: a grid with its groups.
pub(in crate::grid) struct Ground<'a> {
    pub(in crate::grid) dimensions: Dimensions,
    pub(in crate::grid) symbols: &'a [char],
    pub(in crate::grid) worths: Worths,
    /// The kinds of constraints that it knows.
    pub(in crate::grid) kinds: &'a [Arc<Kind>],
    /// The number of the block or region of each cell, and its place there.
    pub(in crate::grid) area: &'a dyn Fn(Cell) -> Option<(usize, usize)>,
    /// Whether the groups and steps of the grid keep two cells different.
    pub(in crate::grid) differ: &'a dyn Fn(Cell, Cell) -> bool,
}

/// A number that is far from too large.
pub(super) fn whole(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
