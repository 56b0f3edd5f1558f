//! A method of solving among others, of the literature or of ours.

use std::cell::Cell;

use super::rules_with_search::RulesWithSearch;
use super::summary::Timed;
use crate::textbook::{
    Algorithm, Kind, Limits, MethodName, Outcome, Report, Settings, Why, algorithms, solve,
};
use duvod::grid::{Board, Candidate, Digit, Geometry};
use duvod::inference::{Engine, EngineError, Hints, Options, Request};
use duvod::knowledge::Knowledge;
use duvod::message::words;
use duvod::proof::{Start, Trace};
use duvod::search::{Budget, Search, Verdict};

const RULES: MethodName = MethodName::new("rules", words::AlgorithmRules, Kind::Incomplete);
const RULES_WITH_SEARCH: MethodName =
    MethodName::new("rules-with-search", words::AlgorithmRulesWithSearch, Kind::Exact);
const EXACT: MethodName = MethodName::new("exact", words::AlgorithmExact, Kind::Exact);

/// Lists all methods, in the order of [`contenders`].
pub fn methods() -> Vec<MethodName> {
    let others = algorithms(&Settings::default());
    let others = others.iter().map(|algorithm| algorithm.called());
    [RULES, RULES_WITH_SEARCH, EXACT].into_iter().chain(others).collect()
}

/// A method of solving the puzzles of one grid.
pub struct Contender {
    geometry: Geometry,
    method: Method,
}

enum Method {
    /// One of the literature.
    Textbook(Box<dyn Algorithm>),
    /// Our rules, with the exact solver that tells which suppositions are worth trying.
    Rules(Box<Engine>, Search),
    /// Our rules, and guesses where they end.
    RulesWithSearch(Box<RulesWithSearch>),
    /// Our exact solver.
    Exact(Search),
}

/// Lists all methods for a grid: our rules, these with search, our exact solver, those of the literature, and engines of
/// other fields. Rules are those of the options.
///
/// # Errors
/// [`EngineError`] if there is no such profile.
pub fn contenders(
    knowledge: &Knowledge,
    geometry: &Geometry,
    options: &Options,
    settings: &Settings,
) -> Result<Vec<Contender>, EngineError> {
    let engine = Engine::new(knowledge, geometry, options)?;
    let rules = Method::Rules(Box::new(engine), Search::new(geometry));
    let with_search = RulesWithSearch::new(knowledge, geometry, options)?;
    let with_search = Method::RulesWithSearch(Box::new(with_search));
    let own = [rules, with_search, Method::Exact(Search::new(geometry))];
    let others = algorithms(settings).into_iter().map(Method::Textbook);
    let contender = |method| Contender { geometry: geometry.clone(), method };
    Ok(own.into_iter().chain(others).map(contender).collect())
}

impl Contender {
    /// Returns what is known of the method without its grid.
    pub fn named(&self) -> MethodName {
        match &self.method {
            Method::Textbook(algorithm) => algorithm.called(),
            Method::Rules(..) => RULES,
            Method::RulesWithSearch(_) => RULES_WITH_SEARCH,
            Method::Exact(_) => EXACT,
        }
    }

    /// Solves a puzzle. For our rules a step and a pass is a step of theirs; as everywhere in this program the exact solver
    /// says first whether there is one solution, which takes its time too, but not where they are run with search. For our
    /// exact solver both are its nodes, and it does not say how often it guessed.
    pub fn run(&self, board: &Board, seed: u64, limits: Limits<'_>) -> Report {
        match &self.method {
            Method::Textbook(algorithm) => solve(&**algorithm, &self.geometry, board, seed, limits),
            Method::Rules(engine, search) => self.reason(engine, search, board, limits),
            Method::RulesWithSearch(method) => method.run(board, limits),
            Method::Exact(search) => search_for(search, board, limits),
        }
    }

    /// Does as [`Contender::run`], and measures it by a clock that gives seconds.
    pub fn timed(
        &self,
        board: &Board,
        seed: u64,
        limits: Limits<'_>,
        clock: &dyn Fn() -> f64,
    ) -> Timed {
        let (began, first, encoded) = (clock(), Cell::new(None), Cell::new(None));
        let found = |digits: &[Digit]| {
            first.set(first.get().or_else(|| Some(clock() - began)));
            (limits.found)(digits);
        };
        let is_encoded = || {
            encoded.set(Some(clock() - began));
            (limits.encoded)();
        };
        let report =
            self.run(board, seed, Limits { found: &found, encoded: &is_encoded, ..limits });
        Timed { report, seconds: clock() - began, first: first.get(), encoded: encoded.get() }
    }

    fn reason(
        &self,
        engine: &Engine,
        search: &Search,
        board: &Board,
        limits: Limits<'_>,
    ) -> Report {
        if !board.collisions(&self.geometry).is_empty() {
            return Report::new(Outcome::Impossible);
        }
        let start = Start::from_board(board);
        let (looks, cancelled) = (Cell::new(0), Cell::new(false));
        let interrupted = || {
            looks.set(looks.get() + 1);
            cancelled.set(cancelled.get() || (limits.cancelled)());
            cancelled.get() || looks.get() > limits.steps
        };
        let mut budget = Budget::OF_MANY.until(&interrupted);
        let verdict = search.verdict_within(board, &mut budget);
        let hints = match &verdict {
            Ok(Verdict::One(solution)) => Hints::of_puzzle(&start, solution.digits()),
            _ => Hints::default(),
        };
        let trace =
            engine.solve(Request { interrupted: &interrupted, ..Request::new(&start, hints) });
        let steps = trace.steps.len() as u64;
        let mut report = Report::new(Outcome::GaveUp(if cancelled.get() {
            Why::Cancelled
        } else if looks.get() > limits.steps {
            Why::Steps
        } else {
            Why::Stuck
        }));
        (report.passes, report.steps) = (steps, steps);
        if trace.contradiction.is_some() {
            report.outcome = Outcome::Impossible;
            report.is_exhausted = true;
        } else if let Some(digits) = self.full(&trace) {
            (limits.found)(&digits);
            report.outcome = Outcome::Solved;
            report.first_after = Some(steps);
            report.is_exhausted = true;
            report.solutions.push(digits.into_boxed_slice());
        }
        report
    }

    /// The digits at the end of a trace, if they are all there.
    fn full(&self, trace: &Trace) -> Option<Vec<Digit>> {
        let end = trace.board_before(&self.geometry, trace.steps.len());
        let digits: Vec<_> = end.digits().map(|Candidate { digit, .. }| digit).collect();
        (digits.len() == self.geometry.cell_count()).then_some(digits)
    }
}

fn search_for(search: &Search, board: &Board, limits: Limits<'_>) -> Report {
    let mut budget = Budget::nodes(limits.steps).until(limits.cancelled);
    let mut solutions = search.solutions_of(board);
    let mut report = Report::new(Outcome::Impossible);
    while report.solutions.len() < limits.solutions {
        let found = solutions.next_within(&mut budget);
        report.steps = limits.steps - budget.left();
        match found {
            Ok(Some(solution)) => {
                (limits.found)(solution.digits());
                let _ = report.first_after.get_or_insert(report.steps);
                report.solutions.push(solution.digits().into());
            }
            Ok(None) => {
                report.is_exhausted = true;
                break;
            }
            Err(_) => {
                let why = if budget.left() == 0 { Why::Steps } else { Why::Cancelled };
                report.outcome = Outcome::GaveUp(why);
                report.cut = (!report.solutions.is_empty()).then_some(why);
                break;
            }
        }
    }
    // The exact search of Důvod counts positions and nothing else.
    (report.passes, report.counts_decisions) = (report.steps, false);
    if !report.solutions.is_empty() {
        report.outcome = Outcome::Solved;
    }
    report
}
