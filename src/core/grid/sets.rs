//! Sets of cells, as bits.
//!
//! `W` is the number of 64-bit words: two hold 128 cells, four 256, eight 512. Against a plain
//! `u128` the array of words is as quick (`benches/cell_set.rs`), and it widens. Loops go by numbers: iterators, and
//! arrays that closures make, are half as quick where nothing is optimised across units, as in tests.

use std::num::NonZero;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use serde::{Deserialize, Serialize};

use super::Cell;

/// The width, in 64-bit words, that holds every supported grid.
pub const WIDE: usize = 8;

/// The most cells that a grid may have.
pub const MAX_CELLS: usize = 64 * WIDE;

/// A set of cells, `W` words of 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CellSet<const W: usize = WIDE>([u64; W]);

impl<const W: usize> Default for CellSet<W> {
    #[inline]
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const W: usize> CellSet<W> {
    /// No cell.
    pub const EMPTY: Self = Self([0; W]);

    /// Makes the set of the first `count` cells in reading order; `count` is at most `64 * W`.
    #[inline]
    pub fn first_n(count: usize) -> Self {
        (0..count).map(Cell::new).collect()
    }

    /// Makes the set of one cell.
    #[inline]
    pub const fn of(cell: Cell) -> Self {
        let mut words = [0; W];
        words[cell.index() / 64] = 1 << (cell.index() % 64);
        Self(words)
    }

    /// Says whether `cell` is in the set.
    #[inline]
    pub const fn contains(&self, cell: Cell) -> bool {
        self.0[cell.index() / 64] >> (cell.index() % 64) & 1 == 1
    }

    /// Adds `cell`.
    #[inline]
    pub const fn insert(&mut self, cell: Cell) {
        self.0[cell.index() / 64] |= 1 << (cell.index() % 64);
    }

    /// Takes `cell` out.
    #[inline]
    pub const fn remove(&mut self, cell: Cell) {
        self.0[cell.index() / 64] &= !(1 << (cell.index() % 64));
    }

    /// Returns the set as bits, one a cell, in reading order: the lowest bit of the first word is the first cell.
    #[inline]
    pub const fn words(&self) -> [u64; W] {
        self.0
    }

    /// Counts the cells of the set.
    #[inline]
    pub fn len(&self) -> usize {
        let (mut count, mut index) = (0, 0);
        while index < W {
            count += self.0[index].count_ones() as usize;
            index += 1;
        }
        count
    }

    /// Says whether no cell is in the set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        let (mut all, mut index) = (0, 0);
        while index < W {
            all |= self.0[index];
            index += 1;
        }
        all == 0
    }

    /// Returns the first cell in reading order, if there is one.
    #[inline]
    pub fn first(&self) -> Option<Cell> {
        // Without a branch for each word, which processors guess wrong.
        let (mut first, mut place, mut index) = (0, 0, W);
        while index > 0 {
            index -= 1;
            if self.0[index] != 0 {
                (first, place) = (self.0[index], index);
            }
        }
        let first = NonZero::new(first)?;
        Some(Cell::new(64 * place + first.trailing_zeros() as usize))
    }

    /// Returns the cell of a set that has exactly one; `None` for any other set.
    #[inline]
    pub fn only(&self) -> Option<Cell> {
        // Without counting, which takes many instructions where the machine has none for it.
        self.first().filter(|&first| *self == Self::of(first))
    }

    /// Returns the cells of a set that has exactly two, in reading order; `None` for any other set.
    #[inline]
    pub fn pair(&self) -> Option<[Cell; 2]> {
        let first = self.first()?;
        Some([first, (*self - Self::of(first)).only()?])
    }

    /// Says whether every cell of this set is in `other`.
    #[inline]
    pub fn is_subset(&self, other: &Self) -> bool {
        (*self - *other).is_empty()
    }

    /// Says whether some cell is in both sets.
    #[inline]
    pub fn intersects(&self, other: &Self) -> bool {
        !(*self & *other).is_empty()
    }

    /// Returns the cells in reading order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Cell> + Clone + use<W> {
        let mut left = *self;
        std::iter::from_fn(move || {
            let first = left.first()?;
            left.remove_first();
            Some(first)
        })
    }

    /// Takes the first cell out, if there is one.
    #[inline]
    fn remove_first(&mut self) {
        let (mut first, mut index) = (1, 0);
        while index < W {
            let word = self.0[index];
            self.0[index] = word & word.wrapping_sub(first);
            first &= u64::from(word == 0);
            index += 1;
        }
    }

    /// Returns the same cells in a set of another width. Cells that do not fit are left out, so a
    /// narrower width is only asked for where the geometry is known to fit.
    #[inline]
    pub fn resize<const V: usize>(&self) -> CellSet<V> {
        let mut words = [0; V];
        for (word, &from) in words.iter_mut().zip(&self.0) {
            *word = from;
        }
        CellSet(words)
    }

    #[inline]
    fn zip(mut self, other: Self, combine: impl Fn(u64, u64) -> u64) -> Self {
        let mut index = 0;
        while index < W {
            self.0[index] = combine(self.0[index], other.0[index]);
            index += 1;
        }
        self
    }
}

impl<const W: usize> FromIterator<Cell> for CellSet<W> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::EMPTY;
        for cell in cells {
            set.insert(cell);
        }
        set
    }
}

impl<const W: usize> BitOr for CellSet<W> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }
}

impl<const W: usize> BitOrAssign for CellSet<W> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<const W: usize> BitAnd for CellSet<W> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }
}

impl<const W: usize> BitAndAssign for CellSet<W> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<const W: usize> Sub for CellSet<W> {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }
}

impl<const W: usize> SubAssign for CellSet<W> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<const W: usize> Serialize for CellSet<W> {
    #[inline]
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, const W: usize> Deserialize<'de> for CellSet<W> {
    #[inline]
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cells = Vec::<Cell>::deserialize(deserializer)?;
        if cells.iter().any(|cell| cell.index() >= 64 * W) {
            return Err(serde::de::Error::custom("a cell is out of range"));
        }
        Ok(cells.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    fn both(cells: &BTreeSet<u16>) -> CellSet<2> {
        cells.iter().map(|&cell| Cell::new(cell.into())).collect()
    }

    proptest! {
        #[test]
        fn behaves_as_a_set(a in prop::collection::btree_set(0_u16..128, 0..40),
                            b in prop::collection::btree_set(0_u16..128, 0..40)) {
            let (x, y) = (both(&a), both(&b));
            prop_assert_eq!(x | y, both(&a.union(&b).copied().collect()));
            prop_assert_eq!(x & y, both(&a.intersection(&b).copied().collect()));
            prop_assert_eq!(x - y, both(&a.difference(&b).copied().collect()));
            prop_assert_eq!(x.len(), a.len());
            prop_assert_eq!(x.is_subset(&y), a.is_subset(&b));
            prop_assert_eq!(x.intersects(&y), !a.is_disjoint(&b));
            prop_assert_eq!(x.first().map(Cell::index), a.first().map(|&cell| cell.into()));
            let word = |number: u16| {
                let own = a.iter().filter(|&&cell| cell / 64 == number);
                own.fold(0_u64, |word, cell| word | 1 << (cell % 64))
            };
            prop_assert_eq!(x.words(), [word(0), word(1)]);
            prop_assert_eq!(x.iter().map(|cell| cell.index() as u16).collect::<BTreeSet<_>>(), a);
            prop_assert_eq!(x.resize::<4>().resize::<2>(), x);
        }

        #[test]
        fn small_sets_know_their_cells(a in prop::collection::btree_set(0_u16..128, 0..4)) {
            let cells: Vec<Cell> = a.iter().map(|&cell| Cell::new(cell.into())).collect();
            prop_assert_eq!(both(&a).only(), cells.first().copied().filter(|_| a.len() == 1));
            prop_assert_eq!(both(&a).pair(), cells.try_into().ok());
        }
    }

    #[test]
    fn a_set_is_written_as_its_cells_and_no_other_cell_is_read() {
        let set = both(&[0, 80, 127].into());
        assert_eq!(serde_json::to_string(&set).expect("text"), "[0,80,127]");
        assert_eq!(serde_json::from_str::<CellSet<2>>("[127,0,80]").expect("a set"), set);
        assert!(serde_json::from_str::<CellSet<2>>("[0,128]").is_err());
    }
}
