//! What constraints are set on, and how digits are counted there.

use crate::grid::{Cell, Digit, Dimensions};

/// So many ways may a law have.
pub(super) const MOST_WAYS: usize = 600_000;

/// What constraints are set on: a grid with its groups.
pub(in crate::grid) struct Ground<'a> {
    pub(in crate::grid) dimensions: Dimensions,
    pub(in crate::grid) symbols: &'a [char],
    /// The number of the block or region of each cell, and its place there.
    pub(in crate::grid) area: &'a dyn Fn(Cell) -> Option<(usize, usize)>,
    /// Whether the groups and steps of the grid keep two cells different.
    pub(in crate::grid) differ: &'a dyn Fn(Cell, Cell) -> bool,
}

/// A number that is far from too large.
pub(super) fn whole(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// The digit that counts so much.
pub(super) fn digit_of(value: i64) -> Digit {
    Digit::new(usize::try_from(value - 1).unwrap_or_default())
}
