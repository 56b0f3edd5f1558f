//! Several solutions: how many, where they differ, what is certain all the same and why, and what would leave
//! only one.
//!
//! The exact solver says what is certain, and the rules say why, without those that assume one solution. The digits
//! that are possible are a hint for which suppositions are worth trying, never a reason.

use std::cell::Cell as Counter;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::procedure::tell_all;
use super::proved::hold_proved;
use super::why::rest_on_goal;
use crate::explanation::telling::names;
use crate::explanation::telling::narrated_step::NarratedStep;
use crate::grid::{Candidate, Candidates, Cell, CellSet, Geometry, StateText};
use crate::inference::{Engine, Hints, Request};
use crate::message::{Message, words};
use crate::proof::{Fact, Goal, Premises, Start, Trace};
use crate::search::{Completion, Count, Estimate, Possible, Search};

/// The most nodes for counting solutions ([`Search::budget`]).
const COUNTING: u64 = 100_000_000;

/// The most nodes for each of the other questions to the exact solver.
const NODES: u64 = 50_000_000;

/// How often the engine may ask whether to go on, once for each step under a supposition.
const LOOKS: u64 = 200_000;

/// What is to be found out of several solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeveralRequest {
    /// Up to how many solutions are counted.
    pub limit: u64,
    /// How many probes to take for an estimate of their number if they are more than `limit`; `None` for no estimate.
    pub probes: Option<u64>,
    /// The seed of the estimate's random choices.
    pub seed: u64,
}

impl SeveralRequest {
    /// Up to how many solutions are counted if nobody says otherwise.
    pub const LIMIT: u64 = 1_000_000;
    /// How many probes an estimate takes if nobody says otherwise.
    pub const PROBES: u64 = 10_000;
}

impl Default for SeveralRequest {
    fn default() -> Self {
        Self { limit: Self::LIMIT, probes: None, seed: 0 }
    }
}

/// What is known of the solutions of a puzzle that has several.
#[derive(Clone, Debug, PartialEq)]
pub struct Several {
    /// How many there are.
    pub count: Count,
    /// An estimate of their number, if one was wanted and they were not all counted.
    pub estimate: Option<Estimate>,
    /// The empty cells that they do not all fill with the same digit.
    pub differ: CellSet,
    /// What they have in common.
    pub certain: Certain,
    /// Digits that would leave one solution, if they were found.
    pub completion: Option<Completion>,
}

/// What all solutions of a puzzle have in common, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Certain {
    /// What the cells hold in some solution.
    pub possible: Possible,
    /// The empty cells that are filled with the same digit in all solutions.
    pub digits: Vec<Candidate>,
    /// Of these, those that the rules do not reach.
    pub unreached: Vec<Candidate>,
    /// How far the rules come: every step.
    pub whole: Trace,
    /// The steps that the digits rest on.
    pub trace: Trace,
    /// The same steps, told.
    pub lines: Vec<NarratedStep>,
}

impl Certain {
    /// Says that the rules do not reach the digit of this cell, though it is certain; `None` if they do, or if it is
    /// not.
    pub fn told_unreached(&self, geometry: &Geometry, cell: Cell) -> Option<Message> {
        let digit = self.unreached.iter().find(|one| one.cell == cell)?;
        Some(unreached(geometry, &[*digit]))
    }
}

/// What is known of the solutions of a puzzle that has several; `None` if the exact solver is stopped before it
/// has found out what they have in common.
pub(super) fn several(
    engine: &Engine,
    search: &Search,
    puzzle: &StateText,
    wanted: SeveralRequest,
    stop: &dyn Fn() -> bool,
) -> Option<Several> {
    let geometry = engine.geometry();
    let start: Candidates = puzzle.candidates(geometry);
    let certain = certain(engine, search, puzzle, stop)?;
    let most = |nodes: u64| search.budget(nodes).until(stop);
    let count = search.tally(&start, wanted.limit, &mut most(COUNTING));
    let probes = wanted.probes.filter(|_| matches!(count, Count::MoreThan(_)));
    let estimate = probes.map(|probes| {
        let mut lots = ChaCha8Rng::seed_from_u64(wanted.seed);
        search.estimate(&start, probes, &mut lots, &mut most(NODES))
    });
    let open: CellSet = geometry.all_cells() - start.solved();
    let differ = open - certain.digits.iter().map(|one| one.cell).collect();
    let completion = search.completion(&start, &certain.possible, &mut most(NODES)).ok();
    Some(Several { count, estimate, differ, certain, completion })
}

/// Finds out what all solutions of a puzzle have in common, and why; `None` if the exact solver is stopped before it has
/// found that out. No rule that assumes one solution is used, so that every digit that is filled in is the same in all
/// of them.
pub fn certain(
    engine: &Engine,
    search: &Search,
    puzzle: &StateText,
    stop: &dyn Fn() -> bool,
) -> Option<Certain> {
    let geometry = engine.geometry();
    let start: Candidates = puzzle.candidates(geometry);
    let mut budget = search.budget(NODES).until(stop);
    let possible = search.possible(&start, &mut budget).ok()?;
    let open: CellSet = geometry.all_cells() - start.solved();
    let same = |cell: Cell| possible.certain(cell).map(|digit| Candidate { cell, digit });
    let digits: Vec<Candidate> = open.iter().filter_map(same).collect();
    let looks = Counter::new(0);
    // Where every candidate is in some solution no rule can conclude anything, however long it looks.
    let is_all_open = |cell: Cell| possible.digits_of(cell) == start.digits_of(cell);
    let is_futile = digits.is_empty() && geometry.cells().all(is_all_open);
    let whole = engine.solve(Request {
        interrupted: &|| {
            looks.set(looks.get() + 1);
            is_futile || looks.get() > LOOKS || stop()
        },
        ..Request::new(&Start::from_state(puzzle), Hints::of_several(possible.digits()))
    });
    let (reached, unreached): (Vec<_>, Vec<_>) = digits
        .iter()
        .copied()
        .partition(|&Candidate { cell, .. }| whole.step_that_fills(cell).is_some());
    let trace = resting_on(geometry, &whole, &reached)?;
    let numbers: Vec<usize> = (0..trace.steps.len()).collect();
    let lines = tell_all(geometry, &trace, &numbers);
    Some(Certain { possible, digits, unreached, whole, trace, lines })
}

/// That the rules do not reach these digits.
pub(super) fn unreached(geometry: &Geometry, digits: &[Candidate]) -> Message {
    let count = digits.len();
    words::SeveralUnreached { digits: names::placements(geometry, digits), count }.into()
}

/// The part of a trace that these digits rest on.
fn resting_on(geometry: &Geometry, whole: &Trace, digits: &[Candidate]) -> Option<Trace> {
    let mut goal = Premises::default();
    for &Candidate { cell, digit } in digits {
        goal.extend(&Premises::of(Fact::Holds(cell, digit)));
    }
    let rests = rest_on_goal(geometry, whole, &goal)?;
    let facts = digits.iter().copied().map(Fact::holds);
    let trace = rests.slice.with_goal(Goal::facts(facts).from_givens(&rests.givens));
    hold_proved(geometry, &trace);
    Some(trace)
}
