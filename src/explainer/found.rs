//! What a step was seen by: a few numbers, of which its claims can be made if it is to be told.

use super::chains::Origin;

/// What a step was seen by.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Found {
    /// The last open cell of the house.
    LastCell {
        house: usize,
    },
    /// The only place in the house.
    OnlyPlace {
        house: usize,
    },
    /// The only candidate of the cell.
    OnlyDigit,
    Locked(Locked),
    /// The same, which leaves a third house one place.
    LockedThenPlace {
        locked: Locked,
        third: usize,
    },
    Naked(Set),
    Hidden(Set),
    /// A hidden set that leaves another digit of its house one place.
    HiddenThenPlace(Set),
    Fish(Fish),
    Wing {
        pivot: usize,
        pincers: [usize; 2],
    },
    /// Cells that hold these two digits in turn.
    Loop {
        cells: u128,
        pair: u16,
        way: WayOut,
    },
    Grave(WayOut),
    /// Cells whose combinations are gone through.
    Aligned {
        cells: u128,
    },
    Chain(Origin),
}

/// A digit whose places in one house all lie in another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Locked {
    pub(super) digit: usize,
    /// The house that has no other places.
    pub(super) base: usize,
    /// The house that loses its other places.
    pub(super) cover: usize,
}

/// Cells of a house that hold as many digits as they are, or digits that have as many places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Set {
    pub(super) house: usize,
    /// The places of the cells in the house, as bits.
    pub(super) places: u16,
    pub(super) digits: u16,
}

/// A digit whose places in some lines lie in as many lines across.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fish {
    pub(super) digit: usize,
    /// The kind of the base lines.
    pub(super) kind: usize,
    /// The numbers of the base lines, as bits.
    pub(super) base: u16,
    /// The numbers of the lines across, as bits: places in each base line.
    pub(super) cover: u16,
}

/// What keeps cells from being interchangeable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WayOut {
    /// Type 1: the one cell with extra digits holds one of them.
    Cell,
    /// Type 2: one of the cells with extra digits holds the one there is.
    Digit,
    /// Type 3: with one more cell, which holds an extra digit, these have as many digits as they are.
    Set { cells: u128, digits: u16 },
    /// Type 4: the digit has no place in a house but in the two cells with extra digits.
    Locked { digit: usize },
}
