//! No solution: givens that contradict each other, and why they do.
//!
//! The exact solver takes from the givens several irreducible sets: none of them has a solution, and nothing can be
//! left out of any. From each set alone the engine reasons until something cannot be; the set whose reasoning costs
//! least is the one that is told. Where the rules come to no contradiction from any of these sets within their budget,
//! a reasoning from more givens is told; where there is none either, that is said.

use std::cell::Cell as Counter;
use std::collections::BTreeSet;

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::procedure::tell_all;
use super::proved::hold_proved;
use super::why::rest_on_goal;
use crate::explanation::telling::contradiction::contradiction;
use crate::explanation::telling::derived::with_reasons;
use crate::explanation::telling::kept_out::{OutOfCell, OutOfHouse};
use crate::explanation::telling::names;
use crate::explanation::telling::narrated_step::NarratedStep;
use crate::grid::{
    Board, Candidate, Candidates, Cell, ConstraintNumber, Digit, DigitSet, Geometry, House,
    StateText,
};
use crate::inference::{Engine, Hints, Request};
use crate::message::{Message, words};
use crate::proof::{Claim, Goal, Role, Shows, Start, Statement, Trace};
use crate::search::{Said, Search};

/// More cells or digits than these are not told one by one but shown in a grid.
pub(super) const MOST_LISTED: usize = 12;

/// In how many orders givens are left out, drawn by lot, from all givens and from those that a first
/// reasoning needs.
const ORDERS: u64 = 6;

/// The most nodes for all questions to the exact solver together.
pub(super) const NODES: u64 = 20_000_000;

/// How often the engine may ask whether to go on, once for each step under a supposition.
pub(super) const LOOKS: u64 = 20_000;

/// How often once more from all givens, where it has come to nothing.
pub(super) const MORE_LOOKS: u64 = 1_000_000;

/// Digits with their cells.
type Givens = Vec<Candidate>;

/// Constraints and givens that contradict each other.
#[derive(Clone, Debug, PartialEq)]
pub struct Conflict {
    /// The constraints of the grid.
    pub constraints: Vec<ConstraintNumber>,
    /// The givens, in reading order. Without any one of them or of the constraints the rest has a solution.
    pub givens: Vec<Candidate>,
    /// Those of which just that was not decided.
    pub undecided: Vec<Said>,
    /// How they lead to a contradiction; `None` if the rules do not show it.
    pub refutation: Option<Refutation>,
    /// How the puzzle leads to one on its own grid, with whatever constraints, if the refutation is on a grid without some.
    pub on_whole_grid: Option<Trace>,
}

impl Conflict {
    /// Says whether the givens are so many that a grid shows them instead of a sentence.
    pub fn is_drawn(&self) -> bool {
        self.givens.len() > MOST_LISTED
    }
}

/// How givens lead to a contradiction.
#[derive(Clone, Debug, PartialEq)]
pub struct Refutation {
    /// The steps, from a start with no other givens than these, to the contradiction.
    pub trace: Trace,
    /// The steps, told.
    pub lines: Vec<NarratedStep>,
    /// What cannot be, and why.
    pub end: Message,
}

/// Which givens of a puzzle without a solution contradict each other; `None` if it has one, or if the exact
/// solver is stopped before it has found out.
pub(super) fn conflict(
    engine: &Engine,
    search: &Search,
    puzzle: &StateText,
    stop: &dyn Fn() -> bool,
) -> Option<Conflict> {
    let geometry = engine.geometry();
    let all: Givens = puzzle.board.digits().collect();
    let struck = &puzzle.removed;
    let refute = |givens: &[Candidate], most| refute(engine, (givens, struck), most, stop);
    let whole = refute(&all, LOOKS);
    let mut sets = BTreeSet::new();
    let mut budget = search.budget(NODES).until(stop);
    let needed = whole.as_ref().map_or_else(|| all.clone(), |trace| trace.start.givens.clone());
    for order in orders(&needed).into_iter().chain(orders(&all)) {
        let Ok(set) = search.irreducible(&order, struck, &mut budget) else { break };
        let mut set = set?;
        set.sort_unstable();
        let _ = sets.insert(set);
    }
    let mut proved: Vec<(u64, Givens, Trace)> = Vec::new();
    for set in &sets {
        if let Some(trace) = refute(set, LOOKS) {
            proved.push((engine.cost(&trace.steps), set.clone(), trace));
        }
    }
    let cheapest = proved.into_iter().min_by_key(|(cost, set, _)| (*cost, set.len()));
    let (givens, trace) = if let Some((_, set, trace)) = cheapest {
        (set, Some(trace))
    } else {
        // What is told instead should at least be about some of the same givens.
        let is_other = |set: &Givens| !set.iter().all(|given| needed.contains(given));
        let set = sets.into_iter().min_by_key(|set| (is_other(set), set.len()))?;
        (set, whole.or_else(|| refute(&all, MORE_LOOKS)))
    };
    let refutation = trace.and_then(|trace| told(geometry, trace));
    Some(Conflict {
        constraints: Vec::new(),
        givens,
        undecided: Vec::new(),
        refutation,
        on_whole_grid: None,
    })
}

/// The same givens in several orders: as they stand, backwards, and drawn by lot.
fn orders(givens: &[Candidate]) -> Vec<Givens> {
    let mut orders = vec![givens.to_vec(), givens.iter().rev().copied().collect()];
    for seed in 0..ORDERS {
        let mut lots = ChaCha8Rng::seed_from_u64(seed);
        let mut order = givens.to_vec();
        for last in (1..order.len()).rev() {
            order.swap(last, lots.random_range(0..=last));
        }
        orders.push(order);
    }
    orders
}

/// How these givens, and what is struck out of the puzzle itself, come to something that cannot be, by what steps and from which of them: nothing that is not
/// needed is left.
pub(super) fn refute(
    engine: &Engine,
    (givens, struck): (&[Candidate], &[Candidate]),
    most: u64,
    stop: &dyn Fn() -> bool,
) -> Option<Trace> {
    let geometry = engine.geometry();
    let board = Board::from_givens(geometry.cell_count(), givens.iter().copied());
    let start = Start::from_state(&StateText { board, removed: struck.to_vec() });
    let at_once = at_once(geometry, &start.candidates(geometry));
    if !at_once.is_empty() {
        let traces = at_once.into_iter().filter_map(|claim| {
            let trace = Trace::new(geometry, start.clone(), Vec::new());
            cut_down(geometry, &Trace { contradiction: Some(claim), ..trace })
        });
        return traces.min_by_key(|trace| trace.start.givens.len());
    }
    let looks = Counter::new(0);
    let trace = engine.solve(Request {
        interrupted: &|| {
            looks.set(looks.get() + 1);
            looks.get() > most || stop()
        },
        ..Request::new(&start, Hints::default())
    });
    cut_down(geometry, &trace)
}

/// What cannot be in a state, without any reasoning.
fn at_once(geometry: &Geometry, state: &Candidates) -> Vec<Claim> {
    let empty = |cell: &Cell| state.digits_of(*cell).is_empty();
    let cells = geometry.cells().filter(empty).map(Statement::NoDigit);
    let homeless = geometry.houses().flat_map(|house| {
        let gone = move |digit: &Digit| state.places_in(geometry, house, *digit).is_empty();
        let digits = geometry.digits().filter(gone);
        digits.map(move |digit| Statement::NoPlace { house, digit })
    });
    cells.chain(homeless).map(|statement| Claim::new(Role::Contradiction, statement)).collect()
}

/// Only the steps and the givens that the contradiction of a trace needs; `None` if it has none.
fn cut_down(geometry: &Geometry, trace: &Trace) -> Option<Trace> {
    let claim = trace.contradiction.clone()?;
    let rests = rest_on_goal(geometry, trace, &claim.statement.premises(geometry))?;
    let start = Start { givens: rests.givens, ..trace.start.clone() };
    let trace = Trace { start, contradiction: Some(claim), ..rests.slice };
    Some(trace.with_goal(Goal::new(Shows::NoSolution)))
}

pub(super) fn told(geometry: &Geometry, trace: Trace) -> Option<Refutation> {
    hold_proved(geometry, &trace);
    let numbers: Vec<usize> = (0..trace.steps.len()).collect();
    let lines = tell_all(geometry, &trace, &numbers);
    let state = trace.candidates_before(geometry, trace.steps.len());
    let end = end(geometry, &state, trace.contradiction.as_ref()?);
    let end = with_reasons(geometry, end, &lines);
    Some(Refutation { trace, lines, end })
}

/// What cannot be in this state, and why.
fn end(geometry: &Geometry, state: &Candidates, claim: &Claim) -> Message {
    match claim.statement {
        Statement::NoDigit(cell) if !state.solved().contains(cell) => {
            no_digit(geometry, state, cell)
        }
        Statement::NoPlace { house, digit } => no_place(geometry, state, house, digit),
        _ => Message::from(words::ConflictEnd { end: contradiction(geometry, claim) }),
    }
}

/// A cell sees all digits, or has lost them.
fn no_digit(geometry: &Geometry, state: &Candidates, cell: Cell) -> Message {
    let out = OutOfCell::of(geometry, state, cell, DigitSet::EMPTY);
    let cell = geometry.cell_name(cell);
    if out.takes_clauses() {
        return words::ConflictNoDigitKeptOut { cell, why: out.clauses(geometry) }.into();
    }
    let [seen, struck] = [out.seen, out.struck].map(|digits| names::digits(geometry, digits));
    match (seen.is_empty(), struck.is_empty()) {
        (_, true) => words::ConflictNoDigitSeen { cell }.into(),
        (true, false) => words::ConflictNoDigitStruck { cell }.into(),
        (false, false) => words::ConflictNoDigitBoth { cell, seen, struck }.into(),
    }
}

/// The empty cells of a house see the digit, or have lost it.
fn no_place(geometry: &Geometry, state: &Candidates, house: House, digit: Digit) -> Message {
    let out = OutOfHouse::of(geometry, state, house, digit);
    let house = geometry.house_name(house);
    if out.takes_clauses() {
        let why = out.clauses(geometry, digit);
        let digit = geometry.digit_name(digit);
        return words::ConflictNoPlaceKeptOut { digit, house, why }.into();
    }
    let OutOfHouse { others, count, seen, struck, .. } = out;
    let digit = geometry.digit_name(digit);
    match (!others.is_empty(), struck.is_empty()) {
        (false, true) => words::ConflictNoPlaceLeft { digit, house }.into(),
        (true, true) => words::ConflictNoPlaceSeen { count, digit, house, others, seen }.into(),
        (false, false) => words::ConflictNoPlaceStruck { digit, house, struck }.into(),
        (true, false) => {
            words::ConflictNoPlaceBoth { count, digit, house, others, seen, struck }.into()
        }
    }
}
