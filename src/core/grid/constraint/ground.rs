//! What constraints are set on, and how digits are counted there.

use std::sync::Arc;

use super::Kind;
use crate::grid::{Cell, Digit, Dimensions};

/// So many ways may a law have.
pub(super) const MOST_WAYS: usize = 600_000;

/// What the digits of a grid count in sums: one after the other, from 0 where the lowest is written so, else from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worths {
    lowest: u8,
    count: u8,
}

impl Worths {
    /// What digits written with these symbols count.
    pub fn of(symbols: &[char]) -> Self {
        Self { lowest: u8::from(symbols.first() != Some(&'0')), count: symbols.len() as u8 }
    }

    /// What a digit counts.
    #[inline]
    pub fn worth(self, digit: Digit) -> i64 {
        i64::from(digit.index() as u8 + self.lowest)
    }

    /// What the lowest digit counts.
    #[inline]
    pub fn lowest(self) -> i64 {
        i64::from(self.lowest)
    }

    /// What the highest digit counts.
    #[inline]
    pub fn highest(self) -> i64 {
        i64::from(self.lowest + self.count) - 1
    }

    /// How many digits there are.
    #[inline]
    pub const fn count(self) -> usize {
        self.count as usize
    }

    /// What all digits together count.
    #[inline]
    pub fn total(self) -> i64 {
        (self.lowest() + self.highest()) * i64::from(self.count) / 2
    }

    /// The digit that counts so much, if there is one.
    pub fn digit(self, worth: i64) -> Option<Digit> {
        let index = usize::try_from(worth - self.lowest()).ok()?;
        (index < usize::from(self.count)).then(|| Digit::new(index))
    }

    /// What each digit counts, lowest first.
    pub(super) fn all(self) -> impl Iterator<Item = i64> + Clone {
        self.lowest()..=self.highest()
    }

    /// How many digits there are, and what the first and the last count, as expressions name them.
    pub(super) fn named(self) -> [i64; 3] {
        [i64::from(self.count), self.lowest(), self.highest()]
    }
}

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
