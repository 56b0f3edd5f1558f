//! Attempts one after another, of which no puzzle comes twice.

use std::collections::{BTreeMap, BTreeSet};

use super::made::{Made, Miss};
use crate::grid::{Candidate, Canonical, Geometry};

/// How many attempts in a row may come to nothing when nothing else is said.
pub const ATTEMPTS: u64 = 10_000;

/// How far a series has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many puzzles were made.
    pub made: u64,
    /// How many attempts were made.
    pub attempts: u64,
    /// How many of them came to nothing since the last puzzle.
    pub in_vain: u64,
    /// How many of all of them came to nothing, by what was amiss.
    pub missed: BTreeMap<Miss, u64>,
}

/// What attempts come to, taken in their order: no puzzle, nor an image of it under the symmetries of the grid, comes twice.
#[derive(Default)]
pub struct Series {
    /// How far it has come.
    pub tally: Tally,
    /// The givens of the canonical forms of all that were made.
    made: BTreeSet<Vec<Candidate>>,
}

impl Series {
    /// Takes what the next attempt came to: the puzzle, if it is a new one. What was stopped was no attempt.
    ///
    /// # Errors
    /// Why there is none.
    pub fn take(&mut self, geometry: &Geometry, attempt: Result<Made, Miss>) -> Result<Made, Miss> {
        let new = attempt.and_then(|made| {
            let givens = Canonical::form_of(geometry, &made.board).digits().collect();
            if self.made.insert(givens) { Ok(made) } else { Err(Miss::Again) }
        });
        let tally = &mut self.tally;
        match &new {
            Err(Miss::Stopped) => return new,
            Err(miss) => {
                *tally.missed.entry(*miss).or_default() += 1;
                tally.in_vain += 1;
            }
            Ok(_) => (tally.made, tally.in_vain) = (tally.made + 1, 0),
        }
        tally.attempts += 1;
        new
    }

    /// Whether it has come to its end: so many puzzles were made, or so many attempts in a row came to nothing.
    pub fn is_over(&self, count: u64, attempts: u64) -> bool {
        self.tally.made >= count || self.tally.in_vain >= attempts
    }
}
