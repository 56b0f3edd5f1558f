//! The exact solver: which full grids there are. It knows no rule of reasoning.
//!
//! It is the oracle of the other rooms: it says whether a puzzle has one solution, and whether
//! what a step claims can really not be (`checker` asks it about an almost empty grid with a few
//! candidates struck). Its answers are never reasons.
//!
//! One walk ([`Solutions`]) serves every question: what is forced is taken until nothing is, then
//! something is decided. The general walk takes singles and decides the cell with fewest
//! candidates, or the digit with fewest places in a house. A set of n cells for n − 1 digits, a
//! fish, a chain are refuted by that in a few nodes, since the pattern itself is what is most
//! constrained. The walk for the classic grid (`classic`) is the faster one for puzzles.
//!
//! Long work is limited by a [`Budget`] in nodes, which a caller can also end; what was not decided is reported as
//! [`Undecided`] and is never taken for an answer.
//!
//! What is decided where a candidate is false, and nothing but that, is told by [`CaseSearch`]: an advice on what to suppose.
//!
//! Invariant: everything here depends only on the geometry, the candidates and, where chance is
//! asked for, the caller's generator; nothing is kept from one question to the next, but by a
//! [`CaseSearch`], which decides early what its questions before found empty.

mod budget;
mod cases;
mod classic;
mod completion;
mod conflict;
mod conflicting;
mod constraints;
mod estimate;
mod laws;
mod narrowing;
mod solution;
mod solutions;
mod survey;
mod walk;

#[cfg(test)]
mod tests;

use std::sync::Arc;

use rand::Rng;

pub use budget::{Budget, Undecided};
pub use cases::{CaseSearch, Cases, Decision};
pub use completion::Completion;
pub use conflicting::{Contradictory, Said, Superfluous};
pub use estimate::Estimate;
pub use solution::Solution;
pub use solutions::Solutions;
pub use survey::{Count, Possible};

use crate::grid::{
    Board, Candidate, Candidates, Collision, ConstraintNumber, Geometry, StateText, WIDE,
};
use classic::ClassicWalk;
use constraints::Constraints;
use walk::GeneralWalk;

/// How many nodes a solution drawn by lot may take at first before it is drawn anew. On large
/// grids a few draws in a thousand run into a part without solutions that is too large to leave
/// by going back; the budget doubles, so that what has no solution is found out all the same.
const FIRST_NODE_BUDGET: u64 = 2_000;

/// How many solutions a board has, as far as a puzzle is concerned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Digits collide: these.
    Collides(Vec<Collision>),
    /// No solution, although nothing collides.
    NoSolution,
    /// Exactly one.
    One(Solution),
    /// More than one; here are two of them.
    Several(Solution, Solution),
}

/// How many nodes of the classic walk take about as long as one of the general walk.
const DEARER: u64 = 50;

/// An exact solver for one geometry. It is built once and answers any number of questions.
#[derive(Clone, Debug)]
pub struct Search {
    geometry: Arc<Geometry>,
    /// The same with the houses that are known here.
    known: Arc<Geometry>,
    constraints: Arc<Constraints>,
    /// The constraints whose laws are obeyed, if not all are.
    obeyed: Option<Vec<ConstraintNumber>>,
    /// Whether the walk made for the classic grid is used.
    classic: bool,
}

impl Search {
    /// Makes a solver for the grids of this geometry. It knows the grid's own rules, and no houses that follow from
    /// them.
    pub fn new(geometry: &Geometry) -> Self {
        Self { classic: geometry.is_classic(), ..Self::knowing(geometry, geometry.by_rules()) }
    }

    /// Makes a solver that takes the general walk even for the classic grid: the simpler one, and about as
    /// quick on grids that are empty but for a pattern. It knows all houses, those that follow from others as well.
    pub fn general(geometry: &Geometry) -> Self {
        Self::knowing(geometry, geometry.clone())
    }

    fn knowing(geometry: &Geometry, known: Geometry) -> Self {
        let constraints = Arc::new(Constraints::new(&known));
        let (geometry, known) = (Arc::new(geometry.clone()), Arc::new(known));
        Self { geometry, known, constraints, obeyed: None, classic: false }
    }

    /// Returns the same solver for grids that need to obey the laws of these constraints alone. What constraints say of single
    /// cells, and of two candidates that exclude each other, holds all the same: it belongs to the grid as its houses do.
    #[must_use]
    pub fn obeying(&self, constraints: &[ConstraintNumber]) -> Self {
        Self { obeyed: Some(constraints.to_vec()), ..self.clone() }
    }

    /// Returns the grid that it solves.
    #[inline]
    pub fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// Returns a budget that lasts about as long as so many nodes on the classic grid, whatever the grid.
    #[inline]
    pub fn budget(&self, nodes: u64) -> Budget<'static> {
        Budget::nodes(if self.classic { nodes } else { nodes / DEARER })
    }

    /// Walks through the solutions made of these candidates, one by one, always in the same order. The walk
    /// can be stopped and resumed; see [`Solutions::next_within`] for a limit.
    pub fn solutions<const W: usize>(&self, start: &Candidates<W>) -> Solutions<'_> {
        if self.classic {
            Solutions::classic(ClassicWalk::from_candidates(start))
        } else {
            Solutions::general(GeneralWalk::new(&self.constraints, self.obeyed.as_deref(), start))
        }
    }

    /// Walks through the solutions that hold the digits on the board, in the order of [`Search::solutions`].
    pub fn solutions_of(&self, board: &Board) -> Solutions<'_> {
        if self.classic {
            Solutions::classic(ClassicWalk::from_board(board))
        } else {
            self.solutions(&Candidates::from_board(&self.known, board))
        }
    }

    /// Walks through the solutions that hold the digits on the board but not this candidate. With an emptied cell and
    /// its former digit, there is one exactly if the puzzle needs that digit.
    pub fn solutions_without(&self, board: &Board, struck: Candidate) -> Solutions<'_> {
        if self.classic {
            return Solutions::classic(ClassicWalk::without(board, struck));
        }
        let mut candidates = Candidates::<WIDE>::from_board(&self.known, board);
        let _ = candidates.strike(struck.cell, struck.digit);
        self.solutions(&candidates)
    }

    /// Finds the first solution in the fixed order.
    pub fn first<const W: usize>(&self, start: &Candidates<W>) -> Option<Solution> {
        self.solutions(start).next()
    }

    /// Finds the solution with this number, counted from 0, in the fixed order.
    ///
    /// # Errors
    /// [`Undecided`] when the budget ends before.
    pub fn nth<const W: usize>(
        &self,
        start: &Candidates<W>,
        number: u64,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Solution>, Undecided> {
        let mut solutions = self.solutions(start);
        for _ in 0..number {
            if !solutions.pass(budget)? {
                return Ok(None);
            }
        }
        solutions.next_within(budget)
    }

    /// Counts the solutions, or `limit` if there are at least that many.
    pub fn count<const W: usize>(&self, start: &Candidates<W>, limit: u64) -> u64 {
        self.count_within(start, limit, &mut Budget::UNLIMITED.clone()).unwrap_or(limit)
    }

    /// Does as [`Search::count`], within a budget.
    ///
    /// # Errors
    /// [`Undecided`] when the budget ends before all solutions, or `limit` of them, are counted.
    pub fn count_within<const W: usize>(
        &self,
        start: &Candidates<W>,
        limit: u64,
        budget: &mut Budget<'_>,
    ) -> Result<u64, Undecided> {
        let mut solutions = self.solutions(start);
        let mut count = 0;
        while count < limit && solutions.pass(budget)? {
            count += 1;
        }
        Ok(count)
    }

    /// Says whether there is any solution made of these candidates.
    pub fn has_completion<const W: usize>(&self, start: &Candidates<W>) -> bool {
        self.count(start, 1) == 1
    }

    /// Does as [`Search::has_completion`], within a budget.
    ///
    /// # Errors
    /// [`Undecided`] when the budget ends before.
    pub fn has_completion_within<const W: usize>(
        &self,
        start: &Candidates<W>,
        budget: &mut Budget<'_>,
    ) -> Result<bool, Undecided> {
        Ok(self.count_within(start, 1, budget)? == 1)
    }

    /// Finds a solution with every choice drawn by lot from `rng`, so that any solution can come
    /// out; the same generator state gives the same one. Not quite uniform: a solution whose
    /// like are few among those that share its first choices comes more often.
    ///
    /// # Errors
    /// [`Undecided`] when the budget ends before.
    pub fn random<const W: usize>(
        &self,
        start: &Candidates<W>,
        rng: &mut (impl Rng + ?Sized),
        budget: &mut Budget<'_>,
    ) -> Result<Option<Solution>, Undecided> {
        let mut nodes = FIRST_NODE_BUDGET;
        loop {
            let mut solutions = self.solutions(start);
            let found = budget.on_a_part(nodes, |part| solutions.next_random(rng, part));
            if found.is_ok() || budget.left() == 0 || budget.is_stopped() {
                return found;
            }
            nodes *= 2;
        }
    }

    /// Does as [`Search::random`], among the solutions that hold the digits on the board.
    ///
    /// # Errors
    /// [`Undecided`] when the budget ends before.
    pub fn random_of(
        &self,
        board: &Board,
        rng: &mut (impl Rng + ?Sized),
        budget: &mut Budget<'_>,
    ) -> Result<Option<Solution>, Undecided> {
        self.random(&Candidates::<WIDE>::from_board(&self.known, board), rng, budget)
    }

    /// Says how many solutions the board has, as far as a puzzle is concerned.
    pub fn verdict(&self, board: &Board) -> Verdict {
        let unlimited = &mut Budget::UNLIMITED.clone();
        self.verdict_within(board, unlimited).unwrap_or(Verdict::NoSolution)
    }

    /// Does as [`Search::verdict`], within a budget.
    ///
    /// # Errors
    /// [`Undecided`] when the budget ends before.
    pub fn verdict_within(
        &self,
        board: &Board,
        budget: &mut Budget<'_>,
    ) -> Result<Verdict, Undecided> {
        self.judge(self.solutions_of(board), board, budget)
    }

    /// Says how many solutions there are with the digits of a state and without the candidates that are struck out of it.
    ///
    /// # Errors
    /// [`Undecided`] when the budget ends before.
    pub fn verdict_of(
        &self,
        state: &StateText,
        budget: &mut Budget<'_>,
    ) -> Result<Verdict, Undecided> {
        if state.removed.is_empty() {
            return self.verdict_within(&state.board, budget);
        }
        let start = state.candidates::<WIDE>(&self.known);
        self.judge(self.solutions(&start), &state.board, budget)
    }

    fn judge(
        &self,
        mut solutions: Solutions<'_>,
        board: &Board,
        budget: &mut Budget<'_>,
    ) -> Result<Verdict, Undecided> {
        let Some(one) = solutions.next_within(budget)? else {
            // Only now: what collides has no solution, and the search sees that at once.
            let collisions = board.collisions(&self.known);
            let collides = !collisions.is_empty();
            return Ok(if collides { Verdict::Collides(collisions) } else { Verdict::NoSolution });
        };
        Ok(match solutions.next_within(budget)? {
            None => Verdict::One(one),
            Some(other) => Verdict::Several(one, other),
        })
    }
}
