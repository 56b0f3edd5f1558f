//! The solutions of a grid, one after another, whichever walk finds them.

use rand::{Rng, RngExt};

use super::classic::ClassicWalk;
use super::walk::GeneralWalk;
use super::{Budget, Solution, Undecided};

/// The solutions of a grid, found one by one as they are asked for, in an order that depends on
/// nothing but the geometry and the candidates it began with.
#[derive(Debug)]
pub struct Solutions<'a>(Walk<'a>);

/// How the solutions are looked for.
#[derive(Debug)]
#[allow(
    clippy::large_enum_variant,
    reason = "there is one of them, and it is not moved on the way"
)]
enum Walk<'a> {
    Classic(ClassicWalk),
    General(GeneralWalk<'a>),
}

impl<'a> Solutions<'a> {
    pub(super) fn classic(walk: ClassicWalk) -> Self {
        Self(Walk::Classic(walk))
    }

    pub(super) fn general(walk: GeneralWalk<'a>) -> Self {
        Self(Walk::General(walk))
    }

    /// Says how many nodes this walk has looked at so far.
    pub fn nodes(&self) -> u64 {
        match &self.0 {
            Walk::Classic(walk) => walk.nodes(),
            Walk::General(walk) => walk.nodes(),
        }
    }

    /// Finds the next solution, or `None` when there are no more, unless the budget ends before.
    ///
    /// # Errors
    /// [`Undecided`] when the budget ends. With a new budget the walk goes on where it was.
    pub fn next_within(&mut self, budget: &mut Budget<'_>) -> Result<Option<Solution>, Undecided> {
        Ok(self.pass(budget)?.then(|| self.solution()))
    }

    /// Goes on to the next solution without writing it down; says whether there is one.
    pub(super) fn pass(&mut self, budget: &mut Budget<'_>) -> Result<bool, Undecided> {
        self.advance(budget, |_| 0)
    }

    /// Goes on to the next solution with every choice drawn by lot.
    pub(super) fn next_random(
        &mut self,
        rng: &mut (impl Rng + ?Sized),
        budget: &mut Budget<'_>,
    ) -> Result<Option<Solution>, Undecided> {
        let found = self.advance(budget, |ways| rng.random_range(0..ways))?;
        Ok(found.then(|| self.solution()))
    }

    /// Goes down once from the start, without coming back, by ways that `choose` draws. The product of
    /// the numbers of ways if that ends in a solution, else 0. Only for a walk that has not begun.
    pub(super) fn probe(
        self,
        budget: &mut Budget<'_>,
        choose: impl FnMut(u32) -> u32,
    ) -> Result<f64, Undecided> {
        match self.0 {
            Walk::Classic(walk) => walk.probe(budget, choose),
            Walk::General(walk) => walk.probe(budget, choose),
        }
    }

    /// Walks on to the next solution. `choose` says which of so many ways to try first.
    fn advance(
        &mut self,
        budget: &mut Budget<'_>,
        choose: impl FnMut(u32) -> u32,
    ) -> Result<bool, Undecided> {
        match &mut self.0 {
            Walk::Classic(walk) => walk.advance(budget, choose),
            Walk::General(walk) => walk.advance(budget, choose),
        }
    }

    /// The grid where the walk stands, which must be a solution.
    fn solution(&self) -> Solution {
        Solution::new(match &self.0 {
            Walk::Classic(walk) => walk.digits(),
            Walk::General(walk) => walk.digits(),
        })
    }
}

impl Iterator for Solutions<'_> {
    type Item = Solution;

    fn next(&mut self) -> Option<Solution> {
        // An unlimited budget is spent after centuries.
        self.next_within(&mut Budget::UNLIMITED.clone()).unwrap_or(None)
    }
}
