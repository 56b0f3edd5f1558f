//! Digits and sets of digits.

use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};

use serde::{Deserialize, Serialize};

/// How many bits each byte has. Not every machine that a plain build runs on counts them by itself, and this is
/// asked in the innermost loops.
const COUNTS: [u8; 256] = {
    let mut counts = [0; 256];
    let mut byte = 1;
    while byte < 256 {
        counts[byte] = counts[byte / 2] + (byte % 2) as u8;
        byte += 1;
    }
    counts
};

/// The most digits that a grid may have: a [`DigitSet`] has 16 bits.
pub const MAX_DIGITS: usize = 16;

/// A digit, numbered from 0; the geometry knows the symbol it is written with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Digit(u8);

impl Digit {
    /// Makes the digit with this number from 0 (so `new(0)` is written 1), below [`MAX_DIGITS`].
    #[inline]
    pub const fn new(index: usize) -> Self {
        Self(index as u8)
    }

    /// Returns the digit's number, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of digits, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DigitSet(u16);

impl DigitSet {
    /// No digit.
    pub const EMPTY: Self = Self(0);

    /// Makes the set of the first `count` digits; `count` is at most [`MAX_DIGITS`].
    #[inline]
    pub const fn first_n(count: usize) -> Self {
        Self(((1_u32 << count) - 1) as u16)
    }

    /// Makes the set whose bit *d* says whether digit *d* is in it.
    #[inline]
    pub const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    /// Returns the set as bits, one a digit.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Makes the set of one digit.
    #[inline]
    pub const fn of(digit: Digit) -> Self {
        Self(1 << digit.0)
    }

    /// Says whether `digit` is in the set.
    #[inline]
    pub const fn contains(self, digit: Digit) -> bool {
        self.0 >> digit.0 & 1 == 1
    }

    /// Adds `digit`.
    #[inline]
    pub const fn insert(&mut self, digit: Digit) {
        self.0 |= 1 << digit.0;
    }

    /// Takes `digit` out.
    #[inline]
    pub const fn remove(&mut self, digit: Digit) {
        self.0 &= !(1 << digit.0);
    }

    /// Counts the digits of the set.
    #[inline]
    pub const fn len(self) -> usize {
        let [low, high] = self.0.to_le_bytes();
        (COUNTS[low as usize] + COUNTS[high as usize]) as usize
    }

    /// Says whether no digit is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the lowest digit, if there is one.
    #[inline]
    pub const fn first(self) -> Option<Digit> {
        if self.0 == 0 { None } else { Some(Digit(self.0.trailing_zeros() as u8)) }
    }

    /// Returns the digit of a set that has exactly one; `None` for any other set.
    #[inline]
    pub const fn only(self) -> Option<Digit> {
        if self.0.is_power_of_two() { self.first() } else { None }
    }

    /// Says whether every digit of this set is in `other`.
    #[inline]
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Returns the digits, lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Digit> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let digit = DigitSet(bits).first()?;
            bits &= bits - 1;
            Some(digit)
        })
    }
}

impl FromIterator<Digit> for DigitSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Digit>>(digits: I) -> Self {
        digits.into_iter().fold(Self::EMPTY, |set, digit| set | Self::of(digit))
    }
}

impl BitOr for DigitSet {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for DigitSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for DigitSet {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for DigitSet {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Serialize for DigitSet {
    #[inline]
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for DigitSet {
    #[inline]
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let digits = Vec::<Digit>::deserialize(deserializer)?;
        if digits.iter().any(|digit| digit.index() >= MAX_DIGITS) {
            return Err(serde::de::Error::custom("a digit is out of range"));
        }
        Ok(digits.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_knows_its_digits() {
        let set: DigitSet = [Digit::new(2), Digit::new(6)].into_iter().collect();
        assert_eq!(set.len(), 2);
        assert_eq!(set.iter().map(Digit::index).collect::<Vec<_>>(), [2, 6]);
        assert_eq!(set.only(), None);
        assert_eq!((set - DigitSet::of(Digit::new(2))).only(), Some(Digit::new(6)));
        assert_eq!(DigitSet::first_n(MAX_DIGITS).len(), MAX_DIGITS);
        assert!(set.is_subset(DigitSet::first_n(9)));
    }

    #[test]
    fn a_set_is_written_as_its_digits_and_no_other_digit_is_read() {
        let set: DigitSet = [0, 15].map(Digit::new).into_iter().collect();
        assert_eq!(serde_json::to_string(&set).expect("text"), "[0,15]");
        assert_eq!(serde_json::from_str::<DigitSet>("[15,0]").expect("a set"), set);
        assert!(serde_json::from_str::<DigitSet>("[0,16]").is_err());
    }
}
