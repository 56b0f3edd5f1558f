//! The walk through the tree of decisions, one solution after another.
//!
//! Every decision is between two: this candidate, or not. The state *without* it is remembered
//! on a stack and the state *with* it is followed, so that coming back means taking the last
//! remembered state, and whatever the missing candidate forces is used at once. Each decision
//! that is remembered has filled a cell of its own, so the stack is never higher than the grid
//! has cells, and it is made before the walk begins.

use rand::{Rng, RngExt};

use super::constraints::{Candidate, Constraints, State};
use super::{Budget, Solution, Undecided};
use crate::grid::Candidates;

/// The solutions of a grid, found one by one as they are asked for, in an order that depends on
/// nothing but the geometry and the candidates it began with.
#[derive(Debug)]
pub struct Solutions<'a> {
    constraints: &'a Constraints,
    state: State,
    /// Whether `state` is still to be looked at; else the walk goes on with what is remembered.
    open: bool,
    /// The masks of the states that were put off.
    remembered: Vec<u16>,
    /// The candidate that is to be missing in each of them.
    missing: Vec<Candidate>,
    nodes: u64,
}

impl<'a> Solutions<'a> {
    pub(super) fn new<const W: usize>(constraints: &'a Constraints, start: &Candidates<W>) -> Self {
        let height = constraints.cells();
        let mut state = constraints.full();
        let open = constraints.strike_all_but(&mut state, start).is_ok();
        Self {
            constraints,
            state,
            open,
            remembered: Vec::with_capacity(height * constraints.masks()),
            missing: Vec::with_capacity(height),
            nodes: 0,
        }
    }

    /// How many nodes this walk has looked at so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The next solution, or `None` when there are no more, unless the budget ends before.
    ///
    /// # Errors
    /// [`Undecided`] when the budget ends. With a new budget the walk goes on where it was.
    pub fn next_within(&mut self, budget: &mut Budget<'_>) -> Result<Option<Solution>, Undecided> {
        Ok(self.advance(budget, u16::trailing_zeros)?.then(|| self.solution()))
    }

    /// Goes on to the next solution without writing it down; says whether there is one.
    pub(super) fn pass(&mut self, budget: &mut Budget<'_>) -> Result<bool, Undecided> {
        self.advance(budget, u16::trailing_zeros)
    }

    /// Goes on to the next solution with every choice drawn by lot.
    pub(super) fn next_random(
        &mut self,
        rng: &mut (impl Rng + ?Sized),
        budget: &mut Budget<'_>,
    ) -> Result<Option<Solution>, Undecided> {
        let found = self.advance(budget, |mask| {
            let skipped = rng.random_range(0..mask.count_ones());
            let left = (0..skipped).fold(mask, |mask, _| mask & (mask - 1));
            left.trailing_zeros()
        })?;
        Ok(found.then(|| self.solution()))
    }

    /// The grid where the walk stands, which must be a solution.
    fn solution(&self) -> Solution {
        Solution::new(self.constraints.digits(&self.state))
    }

    /// Walks on to the next solution. `choose` says which bit of a mask to try first.
    fn advance(
        &mut self,
        budget: &mut Budget<'_>,
        mut choose: impl FnMut(u16) -> u32,
    ) -> Result<bool, Undecided> {
        loop {
            if !self.open && !self.recall() {
                return Ok(false);
            }
            budget.spend()?;
            self.nodes += 1;
            if self.constraints.settle(&mut self.state).is_err() {
                self.open = false;
                continue;
            }
            let Some(mask) = self.state.most_constrained() else {
                self.open = false;
                return Ok(true);
            };
            let ways = self.state.masks[mask];
            if ways.count_ones() >= 3 && self.constraints.is_overfull(&self.state, mask) {
                self.open = false;
                continue;
            }
            let way = choose(ways);
            let candidate = self.constraints.candidate(mask, way);
            self.remembered.extend_from_slice(&self.state.masks);
            self.missing.push(candidate);
            self.open = self.constraints.take(&mut self.state, candidate).is_ok();
        }
    }

    /// Takes up the state that was put off last; says whether there was one.
    fn recall(&mut self) -> bool {
        while let Some(candidate) = self.missing.pop() {
            let below = self.remembered.len() - self.constraints.masks();
            self.state.restore(&self.remembered[below..]);
            self.remembered.truncate(below);
            if self.constraints.strike(&mut self.state, candidate).is_ok() {
                self.open = true;
                return true;
            }
        }
        false
    }
}

impl Iterator for Solutions<'_> {
    type Item = Solution;

    fn next(&mut self) -> Option<Solution> {
        // An unlimited budget is spent after centuries.
        self.next_within(&mut Budget::UNLIMITED.clone()).unwrap_or(None)
    }
}
