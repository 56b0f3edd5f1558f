//! Groups and houses: cells that are all different, and among them those in which each digit is somewhere.

use serde::{Deserialize, Serialize};

/// The most groups that a grid may have.
pub const MAX_GROUPS: usize = 256;

/// Cells in which no digit may repeat, numbered from 0: all houses in their order, then the groups of fewer cells than
/// there are digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Group(u8);

/// A group with as many cells as there are digits, so that each digit is somewhere in it; numbered from 0: all rows, then all
/// columns, then all blocks or regions, then extra houses, then those that follow from others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct House(u8);

impl Group {
    /// Makes the group with this number; it must be below the geometry's number of groups.
    #[inline]
    pub const fn new(index: usize) -> Self {
        Self(index as u8)
    }

    /// Returns the group's number, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

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

    /// Returns the house as a group, whose number is the same.
    #[inline]
    pub const fn group(self) -> Group {
        Group(self.0)
    }
}

impl From<House> for Group {
    #[inline]
    fn from(house: House) -> Self {
        house.group()
    }
}
