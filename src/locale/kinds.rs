//! The kinds of values a message can carry, and sets of them: what a text can use a value as.
//!
//! A file of messages says by its functions what it takes each value for. Comparing that with what
//! a message carries, before Fluent sees either, is what makes a wrong value an error with a name
//! instead of a hole in a sentence. The build script reads the same kinds, to make a typed constructor of each
//! message: so this file names nothing else.

use std::fmt;

/// What sort of value it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A whole number.
    Number,
    /// A number with decimal places.
    Decimal,
    /// Text without grammar.
    Text,
    /// One cell.
    Cell,
    /// Cells.
    Cells,
    /// One digit.
    Digit,
    /// Digits.
    Digits,
    /// One house.
    House,
    /// Houses.
    Houses,
    /// Digits in cells.
    Placements,
    /// Candidates struck out.
    Eliminations,
    /// A message.
    Message,
    /// Messages.
    Messages,
}

impl Kind {
    /// Every kind with its name.
    const NAMES: [(Self, &'static str); 13] = [
        (Self::Number, "a number"),
        (Self::Decimal, "a decimal"),
        (Self::Text, "text"),
        (Self::Cell, "a cell"),
        (Self::Cells, "cells"),
        (Self::Digit, "a digit"),
        (Self::Digits, "digits"),
        (Self::House, "a house"),
        (Self::Houses, "houses"),
        (Self::Placements, "placements"),
        (Self::Eliminations, "eliminations"),
        (Self::Message, "a message"),
        (Self::Messages, "messages"),
    ];

    /// What the kind is called in an error.
    pub fn name(self) -> &'static str {
        Self::NAMES[self as usize].1
    }
}

/// A set of kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kinds(u16);

impl Kinds {
    /// Everything that shows itself without being asked how: all but a list of messages.
    pub(super) const PLAIN: Self = Self(Self::ANY.0 & !Self::of(&[Kind::Messages]).0);
    /// What a text can choose its variants by.
    pub(super) const SELECTORS: Self = Self::of(&[Kind::Number, Kind::Decimal, Kind::Text]);
    /// Every kind.
    pub(super) const ANY: Self = Self((1 << Kind::NAMES.len()) - 1);

    /// The set of these kinds.
    pub(super) const fn of(kinds: &[Kind]) -> Self {
        let mut bits = 0;
        let mut index = 0;
        while index < kinds.len() {
            bits |= 1 << kinds[index] as u16;
            index += 1;
        }
        Self(bits)
    }

    /// Whether the kind is one of them.
    pub fn contains(self, kind: Kind) -> bool {
        self.0 >> kind as u16 & 1 == 1
    }

    /// The kinds that are in both.
    pub(super) fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl fmt::Display for Kinds {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = (Kind::NAMES.iter())
            .filter(|(kind, _)| self.contains(*kind))
            .map(|(_, name)| *name)
            .collect();
        formatter.write_str(&names.join(" or "))
    }
}
