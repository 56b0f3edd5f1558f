//! Solving, as work that can be done on any thread.

use std::borrow::Cow;
use std::ops::ControlFlow;
use std::sync::Arc;

use crate::explanation::{Diagnosis, SeveralRequest, diagnose};
use crate::grid::{Candidate, StateText};
use crate::inference::{BothWays, Engine, Hints, Request, Statistics};
use crate::proof::{Goal, Shows, Start, Trace};
use crate::search::{Budget, Search, Solution, Undecided, Verdict};

/// Up to how many solutions of an empty grid are counted.
const MANY: u64 = 1_000;

/// A puzzle to be solved, with all that it takes.
#[derive(Clone)]
pub struct Job {
    engine: Arc<Engine>,
    search: Arc<Search>,
    puzzle: StateText,
    /// What is struck out of the puzzle if it has several solutions without that.
    marks: Vec<Candidate>,
    /// The puzzle without the candidates that were struck out when it was begun.
    begun: Option<StateText>,
    diagnoses: bool,
    /// Whether a procedure is to be told.
    is_told: bool,
    /// How many nodes the exact solver may look at to say how many solutions there are.
    nodes: u64,
}

/// How far a job has come, and whether it is to go on. Both are called often and must be quick.
pub struct Progress<'a> {
    /// Told the number of steps taken so far.
    pub steps: &'a mut dyn FnMut(usize),
    /// Asked whether to stop.
    pub cancelled: &'a dyn Fn() -> bool,
    /// Where to add what each family of rules cost, if that is wanted.
    pub statistics: Option<&'a mut Statistics>,
}

/// What came of a job.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "of a piece of work there is one, and mostly this")]
pub enum Outcome {
    /// The puzzle has not exactly one solution, or its digits collide.
    Refused(Verdict),
    /// The same, with all that can be said of it.
    Diagnosed(Box<Diagnosis>),
    /// It has one, and here is how far the rules came: with the rules of the default profile, to
    /// the end.
    Solved {
        /// The solving stack: in the order of the rules, or the one that is told.
        trace: Trace,
        /// Beside the one that is told, the one in the order of the rules.
        in_order: Option<Box<Trace>>,
        /// The solution.
        solution: Solution,
    },
    /// The caller stopped it, or what the exact solver might spend was spent: with the steps that were found until then, if solving
    /// had begun.
    Cancelled(Option<Box<Trace>>),
}

impl Job {
    /// Makes the job of solving a puzzle: a board, or a state, of which all digits and all that is struck out count.
    pub fn new(engine: Arc<Engine>, search: Arc<Search>, puzzle: impl Into<StateText>) -> Self {
        let puzzle = puzzle.into();
        let (marks, begun) = (Vec::new(), None);
        let (diagnoses, is_told, nodes) = (false, false, Budget::UNLIMITED.left());
        Self { engine, search, puzzle, marks, begun, diagnoses, is_told, nodes }
    }

    /// Returns the same job, for which these candidates are struck out of the puzzle if it has several solutions without that:
    /// then they are part of it, and not found in it.
    #[must_use]
    pub fn with_marks(self, marks: Vec<Candidate>) -> Self {
        Self { marks, ..self }
    }

    /// Returns the same job on a puzzle that was begun so: without the candidates that were struck out then, if it has one
    /// solution so.
    #[must_use]
    pub fn begun_at(self, state: StateText) -> Self {
        Self { begun: Some(state).filter(|state| !state.removed.is_empty()), ..self }
    }

    /// Returns the same job, which for a puzzle that has not exactly one solution also finds out all that can be said
    /// of it.
    #[must_use]
    pub fn diagnosing(self) -> Self {
        Self { diagnoses: true, ..self }
    }

    /// Returns the same job, which beside the procedure in the order of the rules, by which puzzles are rated, finds the one that
    /// is told; see [`Engine::solve_both_ways`].
    #[must_use]
    pub fn to_be_told(self) -> Self {
        Self { is_told: true, ..self }
    }

    /// Returns the same job, given up if the exact solver has not found out after so many nodes how many solutions there are.
    #[must_use]
    pub fn within(self, nodes: u64) -> Self {
        Self { nodes, ..self }
    }

    /// Returns the same job on another puzzle.
    #[must_use]
    pub fn with_puzzle(&self, puzzle: impl Into<StateText>) -> Self {
        Self { puzzle: puzzle.into(), ..self.clone() }
    }

    /// Does the work: first whether the puzzle has exactly one solution, then the reasons. The
    /// solution only tells which suppositions are worth trying; it is never a reason.
    pub fn run(&self, progress: Progress<'_>) -> Outcome {
        let Progress { steps, cancelled, statistics } = progress;
        let mut budget = Budget::nodes(self.nodes).until(cancelled);
        let Ok((puzzle, verdict)) = self.verdict(&mut budget) else {
            return Outcome::Cancelled(None);
        };
        let Verdict::One(solution) = verdict else {
            return self.refused(&puzzle, verdict, cancelled);
        };
        let start = Start::from_state(&puzzle);
        let hints = if puzzle.removed.is_empty() {
            Hints::of_puzzle(&start, solution.digits())
        } else {
            Hints::of_marked(solution.digits())
        };
        let request = Request {
            progress: Some(&mut |number, _| {
                steps(number + 1);
                if cancelled() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            }),
            interrupted: cancelled,
            statistics,
            ..Request::new(&start, hints)
        };
        let (trace, in_order) = if self.is_told {
            let BothWays { told, in_order } = self.engine.solve_both_ways(request);
            (told, Some(in_order))
        } else {
            (self.engine.solve(request), None)
        };
        if cancelled() {
            let longer = in_order.filter(|it| it.steps.len() > trace.steps.len());
            return Outcome::Cancelled(Some(longer.unwrap_or(trace).into()));
        }
        // What was found already makes no puzzle easier.
        let in_order = in_order.map(|found| match self.start_of_givens(&puzzle, &mut budget) {
            None => found,
            Some(start) => self.engine.solve(Request {
                progress: Some(&mut |_, _| {
                    if cancelled() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                }),
                interrupted: cancelled,
                ..Request::new(&start, Hints::of_puzzle(&start, solution.digits()))
            }),
        });
        if cancelled() {
            return Outcome::Cancelled(Some(trace.into()));
        }
        let shown = |trace: Trace| trace.with_goal(Goal::new(Shows::Solution));
        Outcome::Solved {
            trace: shown(trace),
            in_order: in_order.map(|trace| shown(trace).into()),
            solution,
        }
    }

    /// The puzzle with what is part of it, and how many solutions it has.
    fn verdict(&self, budget: &mut Budget<'_>) -> Result<(Cow<'_, StateText>, Verdict), Undecided> {
        if let Some(begun) = &self.begun {
            let verdict = self.search.verdict_of(begun, budget)?;
            if matches!(verdict, Verdict::One(_)) {
                return Ok((Cow::Borrowed(begun), verdict));
            }
        }
        let verdict = self.search.verdict_of(&self.puzzle, budget)?;
        if self.marks.is_empty() || !matches!(verdict, Verdict::Several(..)) {
            return Ok((Cow::Borrowed(&self.puzzle), verdict));
        }
        let mut marked = self.puzzle.clone();
        marked.removed.extend(&self.marks);
        let verdict = self.search.verdict_of(&marked, budget)?;
        Ok((Cow::Owned(marked), verdict))
    }

    /// The start from the givens alone, if more was struck out than they say and they have one solution all the same.
    fn start_of_givens(&self, puzzle: &StateText, budget: &mut Budget<'_>) -> Option<Start> {
        if puzzle.removed.is_empty() || !self.puzzle.removed.is_empty() {
            return None;
        }
        let verdict = self.search.verdict_of(&self.puzzle, budget).ok()?;
        matches!(verdict, Verdict::One(_)).then(|| Start::from_state(&self.puzzle))
    }

    fn refused(
        &self,
        puzzle: &StateText,
        verdict: Verdict,
        cancelled: &dyn Fn() -> bool,
    ) -> Outcome {
        if !self.diagnoses {
            return Outcome::Refused(verdict);
        }
        // The solutions of an empty grid need no counting to be known to be many.
        let is_empty = puzzle.board.is_empty() && puzzle.removed.is_empty();
        let limit = if is_empty { MANY } else { SeveralRequest::LIMIT };
        let wanted = SeveralRequest {
            limit,
            probes: Some(SeveralRequest::PROBES),
            ..SeveralRequest::default()
        };
        let search = &self.search;
        let found = diagnose(&self.engine, search, puzzle, &verdict, wanted, cancelled);
        match found {
            _ if cancelled() => Outcome::Cancelled(None),
            Some(diagnosis) => Outcome::Diagnosed(Box::new(diagnosis)),
            None => Outcome::Refused(verdict),
        }
    }
}

impl std::fmt::Debug for Job {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Job").field("puzzle", &self.puzzle).finish_non_exhaustive()
    }
}
