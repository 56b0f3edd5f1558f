//! Several solutions: how many, where they differ, what is certain all the same and why, and what would leave
//! only one.
//!
//! What is certain the exact solver says; why, the rules do, those that assume one solution left out. The
//! digits that are possible are a hint for which suppositions are worth trying, never a reason.

use std::cell::Cell as Counter;
use std::ops::ControlFlow;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::procedure::{Told, tell_all};
use super::why::rest_on_goal;
use crate::grid::{Board, Candidates, Cell, CellSet, Digit, Geometry};
use crate::inference::{Engine, Hints, Request};
use crate::proof::{Fact, Premises, Start, Trace};
use crate::search::{Budget, Completion, Count, Estimate, Possible, Search};

/// The most nodes for counting solutions.
const COUNTING: u64 = 100_000_000;

/// The most nodes for each of the other questions to the exact solver.
const NODES: u64 = 50_000_000;

/// How often the engine may ask whether to go on, once for each step under a supposition.
const LOOKS: u64 = 200_000;

/// What is to be found out of several solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// Up to how many solutions are counted.
    pub limit: u64,
    /// How many probes an estimate of their number takes, if one is wanted.
    pub probes: Option<u64>,
    /// What the estimate's lots start from.
    pub seed: u64,
}

impl Wanted {
    /// Up to how many solutions are counted if nobody says otherwise.
    pub const LIMIT: u64 = 1_000_000;
    /// How many probes an estimate takes if nobody says otherwise.
    pub const PROBES: u64 = 10_000;
}

impl Default for Wanted {
    fn default() -> Self {
        Self { limit: Self::LIMIT, probes: None, seed: 0 }
    }
}

/// What is known of the solutions of a puzzle that has several.
#[derive(Clone, Debug, PartialEq)]
pub struct Several {
    /// How many there are.
    pub count: Count,
    /// An estimate of their number, if one was wanted.
    pub estimate: Option<Estimate>,
    /// The empty cells that they do not all fill with the same digit.
    pub differ: CellSet,
    /// The empty cells that they all fill with the same digit.
    pub certain: Vec<(Cell, Digit)>,
    /// Of these, those that the rules do not reach.
    pub unreached: Vec<(Cell, Digit)>,
    /// Why the others are certain: the steps that they rest on.
    pub trace: Trace,
    /// The same steps, told.
    pub lines: Vec<Told>,
    /// Digits that would leave one solution, if they were found.
    pub completion: Option<Completion>,
}

/// What is known of the solutions of a board that has several; `None` if the exact solver is stopped before it
/// has found out what they have in common.
pub(super) fn several(
    engine: &Engine,
    search: &Search,
    board: &Board,
    wanted: Wanted,
    stop: &dyn Fn() -> bool,
) -> Option<Several> {
    let geometry = engine.geometry();
    let start = Candidates::from_board(geometry, board);
    let budget = || Budget::nodes(NODES).until(stop);
    let possible = search.possible(&start, &mut budget()).ok()?;
    let count = search.tally(&start, wanted.limit, &mut Budget::nodes(COUNTING).until(stop));
    let estimate = wanted.probes.map(|probes| {
        let mut lots = ChaCha8Rng::seed_from_u64(wanted.seed);
        search.estimate(&start, probes, &mut lots, &mut budget())
    });
    let open: CellSet = geometry.all_cells() - start.solved();
    let certain = |cell: Cell| possible.certain(cell).map(|digit| (cell, digit));
    let certain: Vec<(Cell, Digit)> = open.iter().filter_map(certain).collect();
    let differ = open - certain.iter().map(|&(cell, _)| cell).collect();
    let whole = certain_trace(engine, board, &possible, stop);
    let (unreached, trace, lines) = reasons(geometry, &whole, &certain);
    let completion = search.completion(&start, &possible, &mut budget()).ok();
    Some(Several { count, estimate, differ, certain, unreached, trace, lines, completion })
}

/// How far the rules come with a board that has several solutions, whose cells hold these digits. No rule that assumes
/// one solution is used, so every digit that is filled in is the same in all of them.
pub fn certain_trace(
    engine: &Engine,
    board: &Board,
    possible: &Possible,
    stop: &dyn Fn() -> bool,
) -> Trace {
    let looks = Counter::new(0);
    engine.solve(Request {
        start: &Start::from_board(board),
        hints: Hints::of_several(possible.digits()),
        progress: &mut |_, _| ControlFlow::Continue(()),
        interrupted: &|| {
            looks.set(looks.get() + 1);
            looks.get() > LOOKS || stop()
        },
        statistics: None,
    })
}

/// Which of the certain digits a trace does not reach, and the part of it that the others rest on, told.
fn reasons(
    geometry: &Geometry,
    whole: &Trace,
    certain: &[(Cell, Digit)],
) -> (Vec<(Cell, Digit)>, Trace, Vec<Told>) {
    let (reached, unreached): (Vec<_>, Vec<_>) =
        certain.iter().copied().partition(|&(cell, _)| whole.step_that_fills(cell).is_some());
    let mut goal = Premises::default();
    for &(cell, digit) in &reached {
        goal.extend(&Premises::of(Fact::Holds(cell, digit)));
    }
    match rest_on_goal(geometry, whole, &goal) {
        Some(rests) => {
            let numbers: Vec<usize> = (0..rests.slice.steps.len()).collect();
            let lines = tell_all(geometry, &rests.slice, &numbers);
            (unreached, rests.slice, lines)
        }
        None => {
            (certain.to_vec(), Trace::new(geometry, whole.start.clone(), Vec::new()), Vec::new())
        }
    }
}
