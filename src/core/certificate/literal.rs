//! What inequalities are about: candidates, and what stands for the ways of laws.

use crate::grid::{Candidate, Cell, Digit};
use crate::proof::Fact;

/// How many variables each cell has room for.
const DIGITS: u32 = 16;

/// The first variable that is no candidate.
const LAWS: u32 = 1 << 24;

/// Something that is 0 or 1: whether a candidate is true, or whether a law goes a certain way. Candidates come first, by
/// cells and digits; behind them what laws need, by a number that counts through all laws of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Variable(u32);

impl Variable {
    /// What laws need, by its number.
    pub(super) const fn of_laws(number: u32) -> Self {
        Self(LAWS + number)
    }

    /// The number among what laws need; `None` of a candidate.
    pub(super) const fn law_number(self) -> Option<u32> {
        self.0.checked_sub(LAWS)
    }

    /// The candidate, if it is one.
    pub(super) const fn candidate(self) -> Option<Candidate> {
        if self.0 >= LAWS {
            return None;
        }
        let (cell, digit) = (self.0 / DIGITS, self.0 % DIGITS);
        Some(Candidate::new(Cell::new(cell as usize), Digit::new(digit as usize)))
    }

    /// A number of its own, without gaps between the candidates of so many cells and the others.
    pub(super) const fn index(self, cells: usize) -> usize {
        match self.law_number() {
            Some(number) => cells * DIGITS as usize + number as usize,
            None => self.0 as usize,
        }
    }
}

impl From<Candidate> for Variable {
    fn from(Candidate { cell, digit }: Candidate) -> Self {
        Self(cell.index() as u32 * DIGITS + digit.index() as u32)
    }
}

/// That a variable is 1, or that it is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Literal {
    pub(super) variable: Variable,
    pub(super) is_one: bool,
}

impl Literal {
    pub(super) const fn new(variable: Variable, is_one: bool) -> Self {
        Self { variable, is_one }
    }

    /// The contrary.
    pub(super) const fn negated(self) -> Self {
        Self { is_one: !self.is_one, ..self }
    }

    /// The candidate that it says is true.
    pub(super) const fn held(self) -> Option<Candidate> {
        if self.is_one { self.variable.candidate() } else { None }
    }
}

impl From<Fact> for Literal {
    fn from(fact: Fact) -> Self {
        Self::new(fact.candidate().into(), matches!(fact, Fact::Holds(..)))
    }
}
