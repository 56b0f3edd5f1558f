//! Sorts of houses: what rules, notations and certificates tell apart.

use serde::{Deserialize, Serialize};

use super::Word;

/// What sort of group it is. If its grid calls it by another word, that is `ExtraHouse::called`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum HouseKind {
    /// A row.
    Row,
    /// A column.
    Column,
    /// A block.
    Block,
    /// One of the two diagonals.
    Diagonal,
    /// Any other house: a jigsaw region, a window.
    Region,
}

impl HouseKind {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Row, Self::Column, Self::Block, Self::Diagonal, Self::Region];

    /// Whether it is a row or a column.
    #[inline]
    pub const fn is_line(self) -> bool {
        matches!(self, Self::Row | Self::Column)
    }

    /// Whether it is a block, or what stands in for one.
    #[inline]
    pub const fn is_area(self) -> bool {
        matches!(self, Self::Block | Self::Region)
    }

    /// The word by which each language names houses of this sort: its noun is `-noun-…`.
    #[inline]
    pub const fn word(self) -> Word {
        Word::fixed(match self {
            Self::Row => "row",
            Self::Column => "column",
            Self::Block => "block",
            Self::Diagonal => "diagonal",
            Self::Region => "region",
        })
    }

    /// The letter for houses of this sort where experts write them.
    #[inline]
    pub const fn letter(self) -> char {
        match self {
            Self::Row => 'r',
            Self::Column => 'c',
            Self::Block => 'b',
            Self::Diagonal => 'd',
            Self::Region => 'x',
        }
    }

    /// The sort of houses that this letter stands for.
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }
}
