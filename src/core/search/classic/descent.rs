//! Deciding one candidate after the other, and coming back to what was put off.

use super::branching::Decision;
use super::planes::{Planes, SIDE};
use super::settle::{self, Passes, Settled, Singles};
use crate::grid::Digit;
use crate::search::{Budget, Undecided};

/// Where a walk stands, and what it has put off.
#[derive(Debug)]
pub(super) struct Descent {
    state: Planes,
    /// Whether `state` is still to be looked at; else the walk goes on with what is remembered.
    open: bool,
    /// The states that were put off, each without the candidate that was tried there.
    remembered: Vec<Planes>,
    nodes: u64,
}

impl Descent {
    pub(super) fn new(state: Planes) -> Self {
        Self { state, open: true, remembered: Vec::new(), nodes: 0 }
    }

    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The digits of the solution where the walk stands.
    pub(super) fn digits(&self) -> Box<[Digit]> {
        self.state.digits()
    }

    /// Goes on to the next solution with instructions that every machine has.
    pub(super) fn advance(
        &mut self,
        budget: &mut Budget<'_>,
        choose: impl FnMut(u32) -> u32,
    ) -> Result<bool, Undecided> {
        self.advance_by(&NARROW, budget, choose)
    }

    /// Goes on to the next solution, with the work done by these functions.
    #[inline(always)]
    pub(super) fn advance_by<P, T>(
        &mut self,
        by: &Passes<P, T>,
        budget: &mut Budget<'_>,
        mut choose: impl FnMut(u32) -> u32,
    ) -> Result<bool, Undecided>
    where
        P: Fn(&mut Planes, &mut Singles) -> Settled,
        T: Fn(&mut Planes) -> Option<bool>,
    {
        loop {
            if !self.open {
                let Some(&state) = self.remembered.last() else { return Ok(false) };
                let _ = self.remembered.pop();
                (self.state, self.open) = (state, true);
            }
            budget.spend()?;
            self.nodes += 1;
            match settle::settle(&mut self.state, by) {
                Settled::Contradiction => self.open = false,
                Settled::Solved => {
                    self.open = false;
                    return Ok(true);
                }
                Settled::Open | Settled::More => {
                    let decision = Decision::of(&self.state);
                    let ways = decision.candidates();
                    let way = ways[choose(ways.len() as u32) as usize];
                    if self.remembered.capacity() == 0 {
                        self.remembered.reserve_exact(SIDE * SIDE);
                    }
                    self.remembered.push(self.state);
                    if let Some(without) = self.remembered.last_mut() {
                        without.strike(way);
                    }
                    self.state.take(way);
                }
            }
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
            budget.spend()?;
            match settle::settle(&mut self.state, &NARROW) {
                Settled::Contradiction => return Ok(0.0),
                Settled::Solved => return Ok(product),
                Settled::Open | Settled::More => {
                    let decision = Decision::of(&self.state);
                    let ways = decision.candidates();
                    let count = ways.len() as u32;
                    product *= f64::from(count);
                    self.state.take(ways[choose(count) as usize]);
                }
            }
        }
    }
}

/// The work in instructions that every machine has.
const NARROW: Passes<Pass, ThreeOfThree> = Passes { pass, three_of_three };

type Pass = fn(&mut Planes, &mut Singles) -> Settled;
type ThreeOfThree = fn(&mut Planes) -> Option<bool>;

#[inline(never)]
fn pass(planes: &mut Planes, singles: &mut Singles) -> Settled {
    settle::pass(planes, singles)
}

#[inline(never)]
fn three_of_three(planes: &mut Planes) -> Option<bool> {
    settle::three_of_three(planes)
}
