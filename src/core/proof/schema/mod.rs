//! Schemas: patterns that anyone may say, with names for cells, digits and houses, and what follows from them.
//!
//! In goes a [`SchemaText`], as a file gives it; [`Schema::all_of`] makes of it a [`Schema`] for each choice of its numbers. What
//! follows may be proved of the pattern itself ([`Schema::refute`]), with names for cells and not a grid in sight: then it is
//! true on every grid. Where that is not enough, `checker` goes through the grid.
//!
//! Conditions are the statements of steps ([`Statement`](super::Statement)): what a schema says of some cells is what
//! [`Schema::claims`] says, so whoever tells, draws and checks steps need know nothing of schemas.

mod clauses;
mod expansion;
mod instance;
mod language;
mod refutation;

#[cfg(test)]
mod tests;

pub use clauses::{Clauses, Literal};
pub use expansion::{
    MOST_CELLS, MOST_CONDITIONS, MOST_DIGITS, MOST_HOUSES, MOST_SIZES, SchemaError,
};
pub use instance::Binding;
pub use language::{Condition, Follows, SchemaText, Sort};
pub use refutation::{Refutation, Refuted};

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

impl Clauses {
    /// Looks whether they contradict each other, in so many steps at the most; a step is a clause that is looked at.
    pub fn refute(&self, steps: u64) -> Refuted {
        refutation::refute(self, steps)
    }
}

impl Schema {
    /// Makes the patterns that a text says, one for each choice of its numbers.
    ///
    /// # Errors
    /// [`SchemaError`] names what cannot be understood.
    pub fn all_of(text: &SchemaText) -> Result<Vec<Self>, SchemaError> {
        expansion::all_of(text)
    }

    /// Looks for a proof that names no grid: the conditions and that one of the ends is not so contradict each other, whatever
    /// cells the names stand for. It takes no more than so many steps.
    pub fn refute(&self, steps: u64) -> Refuted {
        let mut clauses = clauses::of_conditions(self);
        clauses.against_ends(self, |cell| cell);
        clauses.refute(steps)
    }

    /// Says whether what must be so contradicts itself, as far as that is found out without a grid in so many steps.
    pub fn never_holds(&self, steps: u64) -> bool {
        matches!(clauses::of_conditions(self).refute(steps), Refuted::Yes(_))
    }
}
