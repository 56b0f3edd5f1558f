//! The independent proof checker: does a trace prove what it says?
//!
//! It shares no code with the matchers that made the trace. It replays the trace from its start,
//! and for every step, those of nested cases in the context of their supposition, it asks:
//!
//! 1. Is every claim of the step true? What a claim takes for granted must have a cause by then
//!    (a given, a filled cell, a digit in sight, an earlier conclusion, the supposition), and what
//!    it says of the grid's shape, of givens, of the number of solutions must be so.
//! 2. Does each conclusion follow from the claims that it rests on, and from nothing else? On an
//!    *empty* grid exactly the candidates that these claims rule out are struck, and the conclusion's
//!    negation is supposed; the exact solver must find no way to fill that grid. On the grid of the
//!    puzzle itself the question would be worthless: there every true elimination passes.
//! 3. Is what a case ends with really impossible, or really reached?
//! 4. Do the houses that the grid does not say follow from those that it says?
//! 5. Is what the trace says it shows really reached, and by the givens alone that it names?
//!
//! Conclusions that assume one solution are checked by *twins* (see `twins`).
//!
//! Invariant: an `Ok` is a proof, given that `search` finds every solution; whatever cannot be
//! decided within a budget of nodes, one for the whole trace, is rejected.

mod balance;
mod judge;
mod narrow;
mod rejection;
mod replay;
mod schemas;
mod twins;

#[cfg(test)]
mod tests;

pub use rejection::{Rejection, RejectionReason, TracePart};
pub use schemas::{Counterexample, OnGrid, schema_on};

use crate::grid::{Apart, Candidate, CellSet, Collision, Entry, Geometry, WIDE};
use crate::proof::{Fact, Goal, Known, Shows, Start, Trace};
use crate::search::Budget;
use judge::Judge;
use replay::Replay;

/// What checking a trace may cost when nothing else is said. A question to the exact solver takes a few dozen nodes, and
/// even long traces of hard puzzles take some hundred thousand in all.
const NODES: u64 = 20_000_000;

/// A checker for the traces of one geometry. It is built once and checks any number of them.
#[derive(Debug)]
pub struct Checker {
    judge: Judge,
}

/// What was checked of a trace that passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    /// How many steps, those of nested cases included.
    pub steps: usize,
    /// How many conclusions, those of nested cases included.
    pub conclusions: usize,
    /// Where the trace ends.
    pub end: End,
}

/// Where a trace ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Every cell is filled, and no digit is twice in a house.
    Solved,
    /// So many cells are still empty.
    Open(usize),
    /// In something impossible: the start has no solution.
    Contradiction,
}

impl Checker {
    /// Makes a checker for traces on this geometry.
    pub fn new(geometry: &Geometry) -> Self {
        Self { judge: Judge::new(geometry) }
    }

    /// Checks a trace from its start to its end, and that it reaches its goal, if it has one. What a goal says of
    /// effort is not looked at: rules have scores, and the checker knows no rules.
    ///
    /// # Errors
    /// [`Rejection`] says the first place where the trace does not prove what it says, and why.
    pub fn check(&self, trace: &Trace) -> Result<Checked, Rejection> {
        self.check_within(trace, &mut Budget::nodes(NODES))
    }

    /// Does as [`Checker::check`], within a budget. Work on single claims counts as nodes, and so does going through
    /// long lists, so that no trace takes longer than the budget, whoever wrote it.
    ///
    /// # Errors
    /// [`Rejection`], with [`RejectionReason::Undecided`] if the budget ends before.
    pub fn check_within(
        &self,
        trace: &Trace,
        budget: &mut Budget<'_>,
    ) -> Result<Checked, Rejection> {
        let at_start = |reason| Rejection { place: vec![TracePart::Start], reason };
        trace
            .fits(&self.judge.geometry)
            .map_err(|misfit| at_start(RejectionReason::Misfit(misfit)))?;
        self.judge.check_derived().map_err(at_start)?;
        check_start(&trace.start).map_err(at_start)?;
        let mut replay = Replay::new(&self.judge, &trace.start, budget);
        let known = replay.trace(trace)?;
        let (steps, conclusions) = (replay.steps, replay.conclusions);
        let at_end = |reason| Rejection { place: vec![TracePart::End], reason };
        let end = if trace.contradiction.is_some() {
            End::Contradiction
        } else {
            self.end(trace).map_err(at_end)?
        };
        if let Some(goal) = &trace.goal {
            reached(goal, end, &known).map_err(at_end)?;
            self.check_givens(trace, goal, budget).map_err(at_end)?;
        }
        Ok(Checked { steps, conclusions, end })
    }

    /// Where a trace without a contradiction ends. Its digits must be able to stand together.
    fn end(&self, trace: &Trace) -> Result<End, RejectionReason> {
        let mut board = trace.start.board(&self.judge.geometry);
        for conclusion in trace.steps.iter().flat_map(|step| &step.conclusions) {
            if let Fact::Holds(cell, digit) = conclusion.fact {
                if board.entry(cell).digit().is_some_and(|other| other != digit) {
                    return Err(RejectionReason::FilledTwice(cell));
                }
                board.set(cell, Entry::Placed(digit));
            }
        }
        let collisions = board.all_collisions(&self.judge.geometry);
        if let Some(Collision { apart, filled }) = collisions.first() {
            if let (&Apart::Constraint(number), [_] | [_, _, _, ..]) = (apart, &filled[..]) {
                return Err(RejectionReason::Breaks(number));
            }
            if let &[one, other, ..] = &filled[..] {
                return Err(RejectionReason::Collides { apart: *apart, one, other });
            }
        }
        let empty = board.cell_count() - board.digits().count();
        Ok(if empty == 0 { End::Solved } else { End::Open(empty) })
    }

    /// Whether the steps lead to the goal from the givens alone that it names.
    fn check_givens(
        &self,
        trace: &Trace,
        goal: &Goal,
        budget: &mut Budget<'_>,
    ) -> Result<(), RejectionReason> {
        let Some(named) = &goal.givens else { return Ok(()) };
        if let Some(&Candidate { cell, .. }) =
            named.iter().find(|given| !trace.start.givens.contains(given))
        {
            return Err(RejectionReason::NoSuchGiven(cell));
        }
        let start = Start { givens: named.clone(), ..trace.start.clone() };
        let is_reached = |known: &Known| goal.facts_shown().iter().all(|&fact| known.has(fact));
        match Replay::of_givens(&self.judge, &trace.start, &start, budget).trace(trace) {
            Ok(known) if is_reached(&known) => Ok(()),
            Err(Rejection { reason: RejectionReason::Undecided, .. }) => {
                Err(RejectionReason::Undecided)
            }
            _ => Err(RejectionReason::GivensNotEnough),
        }
    }
}

/// Whether what is known at this end is what the goal says.
fn reached(goal: &Goal, end: End, known: &Known) -> Result<(), RejectionReason> {
    match (&goal.shows, end) {
        (Shows::Solution, End::Solved) | (Shows::NoSolution, End::Contradiction) => Ok(()),
        (Shows::Solution, End::Open(cells)) => Err(RejectionReason::NotSolved(cells)),
        (Shows::Solution | Shows::Facts(_), End::Contradiction) => Err(RejectionReason::OtherEnd),
        (Shows::NoSolution, _) => Err(RejectionReason::NotContradicted),
        (Shows::Facts(facts), _) => match facts.iter().find(|&&fact| !known.has(fact)) {
            Some(&fact) => Err(RejectionReason::NotReached(fact)),
            None => Ok(()),
        },
    }
}

/// No cell may be filled twice at the start. Digits may collide there: a trace can show that
/// such a start has no solution.
fn check_start(start: &Start) -> Result<(), RejectionReason> {
    let mut filled = CellSet::<WIDE>::EMPTY;
    for &Candidate { cell, .. } in start.givens.iter().chain(&start.placed) {
        if filled.contains(cell) {
            return Err(RejectionReason::FilledTwice(cell));
        }
        filled.insert(cell);
    }
    Ok(())
}
