//! How a candidate is found to be false: what the exact solver decides until nothing is left of the grid with it.

use super::constraints::{Constraints, State};
use super::{Budget, Search, Undecided};
use crate::grid::{Candidate, Candidates};

/// Why there is no solution, as far as decisions go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cases {
    /// What is forced leaves a cell or a digit without a place.
    Settled,
    /// Neither with a candidate nor without it is there a solution.
    Decided(Box<Decision>),
}

/// A candidate with which there is no solution, and without which there is none either.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The candidate.
    pub candidate: Candidate,
    /// Why there is no solution with it.
    pub with: Cases,
    /// Why there is none without it.
    pub without: Cases,
}

/// Asks, about one candidate of a state after the other, how it is found to be false. What was found empty often is decided
/// early, in later questions as well.
#[derive(Debug)]
pub struct CaseSearch<'a> {
    constraints: &'a Constraints,
    /// The masks of the state with all that is forced; nothing where that leaves no place for something.
    start: Option<Vec<u16>>,
    state: State,
    /// How much of the cases of the last question was gone through.
    done: u64,
}

/// What all cases of a question count together.
const ALL: u64 = 1 << 62;

impl Search {
    /// Begins to ask how candidates of this state are found to be false.
    pub fn cases<const W: usize>(&self, start: &Candidates<W>) -> CaseSearch<'_> {
        let constraints = &*self.constraints;
        let mut state = constraints.full(self.obeyed.as_deref());
        let struck = constraints.strike_all_but(&mut state, start);
        let settled = struck.and_then(|()| constraints.settle(&mut state));
        let start = settled.is_ok().then(|| state.masks.clone());
        CaseSearch { constraints, start, state, done: 0 }
    }
}

impl CaseSearch<'_> {
    /// Finds into which cases the state with this candidate falls until nothing is left of any; `None` if there is a solution.
    ///
    /// # Errors
    /// [`Undecided`] when the budget ends before.
    pub fn of(
        &mut self,
        candidate: Candidate,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Cases>, Undecided> {
        let Some(start) = &self.start else { return Ok(Some(Cases::Settled)) };
        self.state.restore(start);
        self.done = 0;
        self.taking(candidate, ALL, budget)
    }

    /// How much of the cases of the last question was gone through, if each decision is thought to halve what is left: of two
    /// questions that were given up the one with more is nearer to its end.
    pub fn progress(&self) -> u64 {
        self.done
    }

    /// The cases of the state with a candidate.
    fn taking(
        &mut self,
        candidate: Candidate,
        part: u64,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Cases>, Undecided> {
        let taken = self.constraints.take(&mut self.state, candidate);
        if taken.is_ok() { self.open(part, budget) } else { Ok(Some(self.settled(part))) }
    }

    /// Nothing is left of so large a part.
    fn settled(&mut self, part: u64) -> Cases {
        self.done += part;
        Cases::Settled
    }

    /// The cases of the state as it is.
    fn open(&mut self, part: u64, budget: &mut Budget<'_>) -> Result<Option<Cases>, Undecided> {
        budget.spend_as(self.constraints.dearer())?;
        if let Err(contradiction) = self.constraints.settle(&mut self.state) {
            self.state.failed(contradiction.0);
            return Ok(Some(self.settled(part)));
        }
        let Some(mask) = self.state.most_constrained() else { return Ok(None) };
        if self.constraints.is_overfull(&self.state, mask) {
            return Ok(Some(self.settled(part)));
        }
        let candidate = self.constraints.candidate(mask, self.state.masks[mask].trailing_zeros());
        let before = self.state.masks.clone();
        let Some(with) = self.taking(candidate, part / 2, budget)? else { return Ok(None) };
        if with == Cases::Settled {
            self.state.failed(mask);
        }
        self.state.restore(&before);
        let struck = self.constraints.strike(&mut self.state, candidate);
        let without = if struck.is_ok() {
            self.open(part / 2, budget)?
        } else {
            Some(self.settled(part / 2))
        };
        Ok(without.map(|without| Cases::Decided(Box::new(Decision { candidate, with, without }))))
    }
}
