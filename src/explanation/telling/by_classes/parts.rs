//! What is told of classes: what was supposed, what follows, and what cannot be.

use crate::grid::{Cell, CellSet, ConstraintNumber, DigitSet, House};

/// Which classes: a bit for each.
pub(super) type Set = u8;

/// A cell that loses some classes because of what is left for others.
#[derive(Clone, Debug)]
pub(super) struct Change {
    pub(super) cell: Cell,
    pub(super) left: Set,
    pub(super) lost: Set,
}

/// What follows from what was supposed and from what followed before.
#[derive(Clone, Debug)]
pub(super) enum Event {
    /// Beside this cell, by this constraint.
    Beside(Cell, ConstraintNumber, Change),
    /// A house has all its digits of a class in these cells, so others have none.
    Full(House, usize, CellSet, Vec<Change>),
    /// A house can have its digits of a class only in these cells, so all of them have one.
    Needed(House, usize, CellSet, Vec<Change>),
}

/// What cannot be in the end.
#[derive(Clone, Debug)]
pub(super) enum End {
    /// Beside a cell another one would have to hold a digit of these classes, and it cannot: whether it could not at first already.
    Cell { cell: Cell, from: Cell, by: ConstraintNumber, allowed: Set, is_at_first: bool },
    /// More cells of a house would hold digits of a class than there are.
    Many(House, usize, CellSet),
    /// Fewer cells of a house could hold digits of a class than there are.
    Few(House, usize, CellSet),
}

/// Why a cell holds no digit of a class.
pub(super) struct ByClasses {
    pub(super) classes: Vec<DigitSet>,
    /// The class that has no place where the first two alternate.
    pub(super) lonely: Option<usize>,
    pub(super) cell: Cell,
    /// The class that it is supposed to hold a digit of.
    pub(super) class: usize,
    /// The constraints along which the first two classes alternate.
    pub(super) alternating: Vec<ConstraintNumber>,
    /// Those that say something else of the classes.
    pub(super) others: Vec<ConstraintNumber>,
    pub(super) events: Vec<Event>,
    pub(super) end: End,
}

impl Event {
    pub(super) fn changes(&self) -> impl Iterator<Item = &Change> {
        match self {
            Self::Beside(_, _, change) => std::slice::from_ref(change),
            Self::Full(_, _, _, changes) | Self::Needed(_, _, _, changes) => &changes[..],
        }
        .iter()
    }
}
