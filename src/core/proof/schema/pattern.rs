//! A pattern, put together.

use super::language::Sort;

/// A pattern with its numbers chosen. Cells, digits and houses go by their places in these lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schema {
    /// The numbers that were chosen, by name.
    pub sizes: Vec<(String, u8)>,
    /// What the cells are called.
    pub cells: Vec<String>,
    /// What the digits are called.
    pub digits: Vec<String>,
    /// What the houses are called, and which they may be.
    pub houses: Vec<(String, Sort)>,
    /// What must be so.
    pub atoms: Vec<Atom>,
    /// What follows.
    pub ends: Vec<End>,
}

/// Something that must be so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Atom {
    /// Each of the cells holds one of the digits.
    OnlyDigits {
        /// The cells.
        cells: Vec<usize>,
        /// The digits.
        digits: Vec<usize>,
    },
    /// In the house the digit is in one of the cells.
    OnlyPlaces {
        /// The house.
        house: usize,
        /// The digit.
        digit: usize,
        /// The cells, all in the house.
        cells: Vec<usize>,
    },
    /// The cell holds the digit.
    Filled(usize, usize),
    /// Each of the first sees each of the others.
    Sees(Vec<usize>, Vec<usize>),
    /// None of the first sees any of the others.
    DoesNotSee(Vec<usize>, Vec<usize>),
    /// Not both candidates, each a cell and a digit.
    NotBoth((usize, usize), (usize, usize)),
    /// The cells lie in the house.
    In(Vec<usize>, usize),
    /// The digit is at most once in the house.
    AtMostOnce(usize, usize),
    /// No two of the cells are the same.
    Different(Vec<usize>),
    /// No two of the houses are the same.
    DifferentHouses(Vec<usize>),
    /// The cells lie in rows of the same blocks.
    SameBand(Vec<usize>),
    /// The cells lie in columns of the same blocks.
    SameStack(Vec<usize>),
}

/// Something that follows: whether a cell holds a digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// The cell.
    pub cell: usize,
    /// The digit.
    pub digit: usize,
    /// Whether it holds it, or does not.
    pub holds: bool,
}

impl Schema {
    /// Says how much work it is to look at what a name may stand for: names times conditions.
    pub fn work(&self) -> u64 {
        let names = self.cells.len() + self.digits.len() + self.houses.len();
        1 + (names * self.atoms.len() / 16) as u64
    }
}
