//! A cell of the grid.

use serde::{Deserialize, Serialize};

/// A cell, numbered in reading order from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cell(u16);

impl Cell {
    /// Makes the cell with this number in reading order, counted from 0.
    ///
    /// `index` must be below the number of cells of the geometry that the cell is used with,
    /// and so below [`MAX_CELLS`](super::MAX_CELLS).
    #[inline]
    pub const fn new(index: usize) -> Self {
        Self(index as u16)
    }

    /// Returns the cell's number in reading order, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
