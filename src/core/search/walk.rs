//! The general walk through the tree of decisions, one solution after another.
//!
//! Every decision is between two: this candidate, or not. The state *without* it is remembered
//! on a stack and the state *with* it is followed, so that coming back means taking the last
//! remembered state, and whatever the missing candidate forces is used at once. Each decision
//! that is remembered has filled a cell of its own, so the stack is never higher than the grid
//! has cells, and it is made before the walk begins.

use super::constraints::{Constraints, Contradiction, State};
use super::{Budget, Undecided};
use crate::grid::{Candidate, Candidates, ConstraintNumber, Digit};

/// A walk through the solutions of a grid of any geometry.
#[derive(Debug)]
pub(super) struct GeneralWalk<'a> {
    constraints: &'a Constraints,
    state: State,
    /// Whether `state` is still to be looked at; else the walk goes on with what is remembered.
    open: bool,
    /// The masks of the states that were put off.
    remembered: Vec<u16>,
    /// The candidate that is to be missing in each of them.
    missing: Vec<Candidate>,
    /// The mask that was decided last.
    decided: Option<usize>,
    nodes: u64,
}

impl<'a> GeneralWalk<'a> {
    /// A walk from these candidates; if only some constraints are to be obeyed, by these.
    pub(super) fn new<const W: usize>(
        constraints: &'a Constraints,
        obeyed: Option<&[ConstraintNumber]>,
        start: &Candidates<W>,
    ) -> Self {
        let height = constraints.cells();
        let mut state = constraints.full(obeyed);
        let open = constraints.strike_all_but(&mut state, start).is_ok();
        Self {
            constraints,
            state,
            open,
            remembered: Vec::with_capacity(height * constraints.masks()),
            missing: Vec::with_capacity(height),
            decided: None,
            nodes: 0,
        }
    }

    /// How many nodes this walk has looked at so far.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The digits of the solution where the walk stands.
    pub(super) fn digits(&self) -> Box<[Digit]> {
        self.constraints.digits(&self.state)
    }

    /// Walks on to the next solution. `choose` says which of so many ways to try first,
    /// counted from 0.
    pub(super) fn advance(
        &mut self,
        budget: &mut Budget<'_>,
        mut choose: impl FnMut(u32) -> u32,
    ) -> Result<bool, Undecided> {
        loop {
            if !self.open && !self.recall() {
                return Ok(false);
            }
            budget.spend_as(self.constraints.dearer())?;
            self.nodes += 1;
            if let Err(Contradiction(mask)) = self.constraints.settle(&mut self.state) {
                self.state.failed(mask);
                self.decided.into_iter().for_each(|mask| self.state.failed(mask));
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
            let skipped = choose(ways.count_ones());
            let way = (0..skipped).fold(ways, |ways, _| ways & (ways - 1)).trailing_zeros();
            let candidate = self.constraints.candidate(mask, way);
            self.decided = Some(mask);
            self.remembered.extend_from_slice(&self.state.masks);
            self.missing.push(candidate);
            self.open = self.constraints.take(&mut self.state, candidate).is_ok();
        }
    }

    /// Goes down once, without coming back, by ways that `choose` draws: the product of the numbers of
    /// ways if that ends in a solution, else 0.
    pub(super) fn probe(
        mut self,
        budget: &mut Budget<'_>,
        mut choose: impl FnMut(u32) -> u32,
    ) -> Result<f64, Undecided> {
        let mut product = 1.0;
        loop {
            budget.spend_as(self.constraints.dearer())?;
            if !self.open || self.constraints.settle(&mut self.state).is_err() {
                return Ok(0.0);
            }
            let Some(mask) = self.state.most_constrained() else { return Ok(product) };
            let ways = self.state.masks[mask];
            product *= f64::from(ways.count_ones());
            let skipped = choose(ways.count_ones());
            let way = (0..skipped).fold(ways, |ways, _| ways & (ways - 1)).trailing_zeros();
            let candidate = self.constraints.candidate(mask, way);
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
