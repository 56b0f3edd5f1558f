//! Moving between the solutions of a puzzle that has several.

use std::mem::take;
use std::sync::Arc;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::grid::{Candidates, CellSet, Geometry, StateText};
use crate::message::{Message, words};
use crate::search::{Budget, Completion, Count, Possible, Search, Solution};

/// How many solutions are found at once, so that the next ones are at hand.
const PAGE: usize = 64;

/// What is known of the solutions of a puzzle that has several.
#[derive(Clone, Debug, PartialEq)]
pub struct SeveralSolutions {
    /// How many there are.
    pub count: Count,
    /// The empty cells that they do not all fill with the same digit.
    pub differ: CellSet,
    /// What the cells hold in some solution.
    pub possible: Possible,
    /// Digits that would leave one solution, if they were found.
    pub completion: Option<Completion>,
}

/// All solutions of a puzzle, up to so many, with all that is needed to find them on another thread.
#[derive(Clone)]
pub struct SolutionList {
    pub(super) search: Arc<Search>,
    pub(super) puzzle: StateText,
    pub(super) most: usize,
}

impl SolutionList {
    /// Finds them, and tells of some at a time; false if it was interrupted.
    pub fn run(&self, told: &mut dyn FnMut(Vec<Solution>), interrupted: &dyn Fn() -> bool) -> bool {
        let start: Candidates = self.puzzle.candidates(self.search.geometry());
        let mut budget = Budget::UNLIMITED.until(interrupted);
        let mut all = self.search.solutions(&start);
        let (mut found, mut some) = (0, Vec::new());
        while found < self.most {
            match all.next_within(&mut budget) {
                Ok(Some(solution)) => some.push(solution),
                Ok(None) => break,
                Err(_) => return false,
            }
            found += 1;
            if some.len() == PAGE {
                told(take(&mut some));
            }
        }
        told(some);
        !interrupted()
    }

    /// The grid of the puzzle.
    pub fn geometry(&self) -> &Geometry {
        self.search.geometry()
    }
}

impl std::fmt::Debug for SolutionList {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("SolutionList").field("most", &self.most).finish_non_exhaustive()
    }
}

impl SeveralSolutions {
    /// Returns the number of the last solution, from 0, if it is known.
    pub const fn last(&self) -> Option<u64> {
        match self.count {
            Count::Exactly(count) => count.checked_sub(1),
            Count::MoreThan(_) => None,
        }
    }
}

/// Which solution is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// The one with this number, from 0, in the order of the exact solver.
    Number(u64),
    /// One drawn by lots that start from this number.
    Random(u64),
}

/// The search for a solution, with all that is needed to run it on another thread.
#[derive(Clone)]
pub struct SolutionSearch {
    pub(super) search: Arc<Search>,
    pub(super) puzzle: StateText,
    pub(super) which: Which,
}

/// Solutions that were found.
#[derive(Clone, Debug, PartialEq)]
pub struct FoundSolutions {
    /// The number of the first of them, from 0; `None` for one that was drawn.
    pub from: Option<u64>,
    /// The solutions, one after the other; empty if there is none of the number that was asked for.
    pub solutions: Vec<Solution>,
}

impl SolutionSearch {
    /// Says which solution is looked for.
    pub const fn which(&self) -> Which {
        self.which
    }

    /// Looks for the solution, and where numbers are asked for, for some more around it; `None` once it was interrupted.
    pub fn run(&self, interrupted: &dyn Fn() -> bool) -> Option<FoundSolutions> {
        self.find(interrupted).filter(|_| !interrupted())
    }

    fn find(&self, interrupted: &dyn Fn() -> bool) -> Option<FoundSolutions> {
        let mut budget = Budget::UNLIMITED.until(interrupted);
        let start: Candidates = self.puzzle.candidates(self.search.geometry());
        match self.which {
            Which::Number(number) => {
                let from = number - number % PAGE as u64;
                let mut all = self.search.solutions(&start);
                for _ in 0..from {
                    if all.next_within(&mut budget).ok()?.is_none() {
                        break;
                    }
                }
                let mut solutions = Vec::new();
                while solutions.len() < PAGE
                    && let Some(solution) = all.next_within(&mut budget).ok()?
                {
                    solutions.push(solution);
                }
                Some(FoundSolutions { from: Some(from), solutions })
            }
            Which::Random(seed) => {
                let mut lots = ChaCha8Rng::seed_from_u64(seed);
                let found = self.search.random(&start, &mut lots, &mut budget).ok()?;
                Some(FoundSolutions { from: None, solutions: found.into_iter().collect() })
            }
        }
    }
}

impl std::fmt::Debug for SolutionSearch {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("SolutionSearch").field("which", &self.which).finish_non_exhaustive()
    }
}

/// How many nodes are spent on finding the solution to compare a player's digits with. Puzzles with one solution need
/// a few hundred at most; the rest keeps the caller from waiting for anything else.
pub(super) const NODES: u64 = 50_000;

/// What is known of the solution of a puzzle.
pub(super) struct Answer {
    pub(super) solution: Result<Solution, Unanswered>,
    /// Whether it is only one since candidates were struck out when the puzzle was begun, so that these are part of it.
    pub(super) has_marks: bool,
}

/// Why givens have no solution to compare a player's digits with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unanswered {
    /// They have several.
    Several,
    /// They have none.
    None,
    /// That is not found out quickly.
    Undecided,
}

impl Unanswered {
    /// It as something to be said.
    pub(super) fn message(self) -> Message {
        match self {
            Self::Several => words::CheckSeveral.into(),
            Self::None => words::CheckNone.into(),
            Self::Undecided => words::CheckUndecided.into(),
        }
    }
}
