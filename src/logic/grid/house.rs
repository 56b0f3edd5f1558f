//! A house: a row, a column, a block, or an extra group in which no digit may repeat.

use serde::{Deserialize, Serialize};

/// A house, numbered from 0: all rows, then all columns, then all blocks, then extra houses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct House(u8);

impl House {
    /// Makes the house with this number; it must be below the geometry's number of houses.
    #[inline]
    pub const fn new(index: usize) -> Self {
        Self(index as u8)
    }

    /// Returns the house's number, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
