//! Every grid that comes with the program, and twenty put together by name; puzzles of each, and the steps towards their
//! solutions.

use std::cell::Cell as Counter;
use std::ops::ControlFlow;
use std::sync::Arc;

use duvod::generator::Generator;
use duvod::grid::{Board, Digit, Geometry};
use duvod::inference::{Engine, Hints, Request};
use duvod::proof::{Start, Trace};

use super::knowledge;

/// Grids put together.
const TOGETHER: [&str; 20] = [
    "9x9+anti-king+x",
    "9x9+windoku+x",
    "9x9+anti-king+windoku",
    "9x9+anti-king+anti-knight",
    "9x9+anti-knight+non-consecutive",
    "9x9+anti-king+non-consecutive",
    "9x9+disjoint-groups+x",
    "9x9+anti-knight+disjoint-groups",
    "9x9+centre-dots+x",
    "9x9+centre-dots+windoku",
    "9x9+asterisk+x",
    "9x9+anti-king+girandola",
    "9x9+anti-knight+diagonal",
    "jigsaw-9x9+diagonal",
    "6x6+x",
    "6x6+anti-knight",
    "8x8+anti-king",
    "10x10+x",
    "12x12+anti-king",
    "9x9+group-A1B2C3",
];

/// How often rules may look for a step before what is left is left.
const LOOKS: u64 = 200_000;

/// All of them, each under its name.
pub(crate) fn all() -> Vec<(String, Arc<Geometry>)> {
    // The same grid in other symbols is the same.
    let bundled = knowledge().grids().filter(|grid| grid.has_usual_digits());
    let bundled = bundled.map(|grid| (grid.name().to_owned(), Arc::clone(grid)));
    let together = TOGETHER.map(|name| (name.to_owned(), knowledge().grid_of(name).expect(name)));
    bundled.chain(together).collect()
}

/// A puzzle that was made, and its solution.
pub(crate) struct Made {
    pub(crate) board: Board,
    pub(crate) full: Vec<usize>,
}

/// The puzzle with this number.
pub(crate) fn made(generator: &Generator, number: u64) -> Option<Made> {
    let made = generator.attempt(number)?;
    let full = made.solution.iter().map(|digit| digit.index()).collect();
    Some(Made { board: made.board, full })
}

/// The steps towards the solution, as far as the rules come.
pub(crate) fn solved(engine: &Engine, puzzle: &Made) -> Trace {
    let looks = Counter::new(0_u64);
    let full: Vec<Digit> = puzzle.full.iter().map(|&digit| Digit::new(digit)).collect();
    let start = Start::from_board(&puzzle.board);
    engine.solve(Request {
        start: &start,
        hints: Hints::of_puzzle(&start, &full),
        progress: &mut |_, _| ControlFlow::Continue(()),
        interrupted: &|| {
            looks.set(looks.get() + 1);
            looks.get() > LOOKS
        },
        statistics: None,
    })
}
