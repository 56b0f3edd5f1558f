//! Why a digit is placed.

use crate::grid::House;

/// Why a digit is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Why {
    /// Its cell has no other candidate.
    Cell,
    /// It has no other place in the house.
    House(House),
}
