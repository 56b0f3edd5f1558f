//! What all solutions of a puzzle have in common, and how many they are.

use super::{Budget, Search, Undecided};
use crate::grid::{Candidates, Cell, Digit, DigitSet};

/// How many solutions there are, as far as they were counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// Exactly this many.
    Exactly(u64),
    /// More than this many.
    MoreThan(u64),
}

impl Count {
    /// Says how many solutions there are for certain.
    #[inline]
    pub const fn at_least(self) -> u64 {
        match self {
            Self::Exactly(count) => count,
            Self::MoreThan(count) => count.saturating_add(1),
        }
    }
}

/// For each cell the digits that it holds in some solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Possible {
    digits: Vec<DigitSet>,
}

impl Possible {
    /// Returns the digits that the cell holds in some solution.
    #[inline]
    pub fn digits_of(&self, cell: Cell) -> DigitSet {
        self.digits[cell.index()]
    }

    /// Returns the digits of every cell, in reading order.
    #[inline]
    pub fn digits(&self) -> &[DigitSet] {
        &self.digits
    }

    /// Returns the digit that the cell holds in every solution, if it is always the same.
    #[inline]
    pub fn certain(&self, cell: Cell) -> Option<Digit> {
        self.digits_of(cell).only()
    }
}

impl Search {
    /// Counts the solutions made of these candidates, up to `limit` and within a budget; a count that did not finish is
    /// [`Count::MoreThan`].
    pub fn tally<const W: usize>(
        &self,
        start: &Candidates<W>,
        limit: u64,
        budget: &mut Budget<'_>,
    ) -> Count {
        let mut solutions = self.solutions(start);
        let mut count: u64 = 0;
        loop {
            match solutions.pass(budget) {
                Ok(true) if count >= limit => return Count::MoreThan(limit),
                Ok(true) => count += 1,
                Ok(false) => return Count::Exactly(count),
                // Of those that were found, the last is one more than the others.
                Err(Undecided) => return Count::MoreThan(count.saturating_sub(1)),
            }
        }
    }

    /// Finds which digits each cell holds in some solution made of these candidates. Each candidate that no solution
    /// found so far has is asked about, so that there is one question for each at most.
    ///
    /// # Errors
    /// [`Undecided`] when the budget ends before.
    pub fn possible(
        &self,
        start: &Candidates,
        budget: &mut Budget<'_>,
    ) -> Result<Possible, Undecided> {
        let mut digits = vec![DigitSet::EMPTY; self.known.cell_count()];
        for cell in self.known.cells() {
            for digit in start.digits_of(cell).iter() {
                if digits[cell.index()].contains(digit) {
                    continue;
                }
                let mut with = start.clone();
                with.place(&self.known, cell, digit);
                if let Some(solution) = self.solutions(&with).next_within(budget)? {
                    for (digits, &digit) in digits.iter_mut().zip(solution.digits()) {
                        digits.insert(digit);
                    }
                }
            }
        }
        Ok(Possible { digits })
    }
}
