//! How digits are counted.

use crate::grid::Digit;

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
