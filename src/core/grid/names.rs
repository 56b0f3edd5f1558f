//! What a grid calls its cells, digits and houses, free of any language: the values that messages carry.

use serde::Serialize;

use super::Word;

/// Which cell is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct CellName {
    /// The column, from 0 at the left.
    pub column: u8,
    /// The row, from 0 at the top.
    pub row: u16,
}

/// Which digit is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct DigitName {
    /// How the grid writes it: '1' to '9', and letters from 'A' on larger grids.
    pub symbol: char,
}

/// Which house is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct HouseName {
    /// The word for houses of its sort, as `row`.
    pub kind: Word,
    /// Its number among the houses of that sort, from 1. Columns are shown by their letter.
    pub number: u8,
    /// What its grid calls it, if that is not the word for all houses of its sort.
    pub called: Option<Called>,
}

/// What a grid calls a group by a word of its own: an asterisk, a short diagonal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Called {
    /// The word.
    pub word: Word,
    /// Its number among those that are called so, from 1; none if it is the only one.
    pub number: Option<u8>,
    /// Where it is found, in place of a number.
    pub place: Option<Place>,
}

/// Where a constraint, or a group that it makes, is found in the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Place {
    /// Its first cell.
    pub first: CellName,
    /// Its last cell, if it goes from the one to the other.
    pub last: Option<CellName>,
    /// What is written there.
    pub value: Option<Word>,
}

impl HouseName {
    /// Makes the name of a house that has only its sort and number.
    #[inline]
    pub const fn numbered(kind: Word, number: u8) -> Self {
        Self { kind, number, called: None }
    }

    /// Returns the word by which its grid calls it, if no other group is called so.
    #[inline]
    pub fn own_word(self) -> Option<Word> {
        self.called.filter(|called| called.number.is_none()).map(|called| called.word)
    }
}
