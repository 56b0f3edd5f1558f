//! Our rules as far as they come, and a guess where they end.
//!
//! The rules are those of a profile that neither suppose anything nor count on one solution. Where they conclude nothing
//! more, a cell with the fewest candidates is tried digit by digit, and the rules go on from there. So it finds every
//! solution, and a guess stands beside the reasons.

use std::cell::Cell as Slot;
use std::ops::ControlFlow;

use crate::textbook::{Limits, Outcome, Report, Why};
use duvod::grid::{Board, Candidate, Candidates, Cell, Digit, Geometry, Law, Scratch, StateText};
use duvod::inference::{Engine, EngineError, Hints, Options, Request};
use duvod::knowledge::{Knowledge, Rule};
use duvod::proof::{Start, Trace};

/// The rules of a profile, and search.
pub(super) struct RulesWithSearch {
    engine: Engine,
}

impl RulesWithSearch {
    /// # Errors
    /// [`EngineError`] if there is no such profile.
    pub(super) fn new(
        knowledge: &Knowledge,
        geometry: &Geometry,
        options: &Options,
    ) -> Result<Self, EngineError> {
        let no_profile = || EngineError::NoProfile(options.profile.clone());
        let profile = knowledge.profile(&options.profile).ok_or_else(no_profile)?;
        let is_used = |rule: &&Rule| !rule.supposes() && !rule.assumes_unique;
        let rules: Vec<&Rule> = knowledge.rules_of(profile).filter(is_used).collect();
        Ok(Self { engine: Engine::of_profile(knowledge, geometry, profile, &rules) })
    }

    /// Finds the solutions of a board. A pass is a step of the rules, a guess a digit that is tried.
    pub(super) fn run(&self, board: &Board, limits: Limits<'_>) -> Report {
        let mut report = Report::new(Outcome::Impossible);
        if !board.collisions(self.engine.geometry()).is_empty() {
            report.is_exhausted = true;
            return report;
        }
        let mut walk = Walk {
            engine: &self.engine,
            limits,
            report,
            looks: Slot::new(0),
            stopped: Slot::new(None),
        };
        let flow = walk.on(&Start::from_board(board), 0);
        let Walk { mut report, stopped, .. } = walk;
        report.is_exhausted = flow.is_continue();
        report.steps = report.passes;
        report.cut = stopped.get().filter(|_| !report.solutions.is_empty());
        report.outcome = match stopped.get() {
            _ if !report.solutions.is_empty() => Outcome::Solved,
            Some(why) => Outcome::GaveUp(why),
            None => Outcome::Impossible,
        };
        report
    }
}

struct Walk<'a> {
    engine: &'a Engine,
    limits: Limits<'a>,
    report: Report,
    /// How often it was asked whether to stop.
    looks: Slot<u64>,
    stopped: Slot<Option<Why>>,
}

impl Walk<'_> {
    /// Whether to stop: it was cancelled, or has looked as often as it may.
    fn is_stopped(&self) -> bool {
        self.looks.set(self.looks.get() + 1);
        if self.stopped.get().is_none() {
            let is_spent = (self.looks.get() > self.limits.steps).then_some(Why::Steps);
            self.stopped
                .set(is_spent.or_else(|| (self.limits.cancelled)().then_some(Why::Cancelled)));
        }
        self.stopped.get().is_some()
    }

    /// Reasons and tries, from a state on.
    fn on(&mut self, start: &Start, depth: usize) -> ControlFlow<()> {
        self.report.depth = self.report.depth.max(depth);
        let trace = self.reasoned(start);
        self.report.passes += trace.steps.len() as u64;
        if self.stopped.get().is_some() {
            return ControlFlow::Break(());
        }
        let geometry = self.engine.geometry();
        let candidates = trace.candidates_before(geometry, trace.steps.len());
        if trace.contradiction.is_some() || is_contradictory(geometry, &candidates) {
            self.report.dead_ends += 1;
            return ControlFlow::Continue(());
        }
        let open = geometry.cells().filter(|&cell| candidates.value(cell).is_none());
        let Some(cell) = open.min_by_key(|&cell| candidates.digits_of(cell).len()) else {
            let digits = geometry.cells().filter_map(|cell| candidates.value(cell)).collect();
            return self.found(digits);
        };
        for digit in candidates.digits_of(cell).iter() {
            self.report.guesses += 1;
            self.on(&branch(geometry, &candidates, Candidate { cell, digit }), depth + 1)?;
        }
        self.report.dead_ends += 1;
        ControlFlow::Continue(())
    }

    fn reasoned(&self, start: &Start) -> Trace {
        self.engine.solve(Request {
            interrupted: &|| self.is_stopped(),
            ..Request::new(start, Hints::default())
        })
    }

    fn found(&mut self, digits: Vec<Digit>) -> ControlFlow<()> {
        (self.limits.found)(&digits);
        let _ = self.report.first_after.get_or_insert(self.report.passes);
        self.report.solutions.push(digits.into_boxed_slice());
        let is_enough = self.report.solutions.len() >= self.limits.solutions;
        if is_enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// Whether a cell has no candidate left, a digit no place in a house, or a constraint no filling.
fn is_contradictory(geometry: &Geometry, candidates: &Candidates) -> bool {
    let without = |cell: Cell| candidates.digits_of(cell).is_empty();
    let mut scratch = Scratch::default();
    let mut is_broken = |law: &Law| {
        let digits = law.cells.iter().map(|&cell| candidates.digits_of(cell));
        law.automaton.left(digits, &mut scratch).is_none()
    };
    geometry.cells().any(without)
        || geometry.laws().iter().any(&mut is_broken)
        || geometry.houses().any(|house| {
            geometry.digits().any(|digit| candidates.places_in(geometry, house, digit).is_empty())
        })
}

/// The state in which a candidate is tried.
fn branch(geometry: &Geometry, candidates: &Candidates, tried: Candidate) -> Start {
    let value = |cell| candidates.value(cell).map(|digit| Candidate { cell, digit });
    let digits = geometry.cells().filter_map(value).chain([tried]);
    let board = Board::from_givens(geometry.cell_count(), digits);
    Start::from_state(&StateText::of_candidates(geometry, board, candidates))
}
