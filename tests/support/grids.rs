//! Every grid that comes with the program, and twenty put together by name; puzzles of each, and the steps towards their
//! solutions.

use std::cell::Cell as Counter;
use std::collections::BTreeMap;
use std::sync::Arc;

use once_cell::sync::OnceCell;

use duvod::formats::read_line;
use duvod::generator::Generator;
use duvod::grid::{Board, Candidates, Digit, Geometry};
use duvod::inference::{Engine, Hints, Request};
use duvod::knowledge::CLASSIC_GRID;
use duvod::proof::{Start, Step, Trace};

use super::share::Share;
use super::{engine, knowledge, rows, solution, states};
use crate::sizes;

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

/// The same where several tests go the same way.
const LOOKS_ON_A_WAY: u64 = 20_000;

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
    solved_within(engine, puzzle, LOOKS)
}

fn solved_within(engine: &Engine, puzzle: &Made, most: u64) -> Trace {
    let looks = Counter::new(0_u64);
    let full: Vec<Digit> = puzzle.full.iter().map(|&digit| Digit::new(digit)).collect();
    let start = Start::from_board(&puzzle.board);
    engine.solve(Request {
        interrupted: &|| {
            looks.set(looks.get() + 1);
            looks.get() > most
        },
        ..Request::new(&start, Hints::of_puzzle(&start, &full))
    })
}

/// A step that rules take, and the state before it.
pub(crate) struct Met {
    pub(crate) grid: Arc<Geometry>,
    pub(crate) board: Board,
    pub(crate) state: Candidates,
    pub(crate) step: Step,
}

/// Steps on every grid: those of `sizes.txt`, in which rules of all families conclude something, and those towards the solution
/// of a puzzle of each grid of `puzzles.txt`.
pub(crate) fn met() -> impl Iterator<Item = Met> {
    let of_rules = sizes::steps(1).map(|(grid, start, step)| {
        let (board, state) = (start.board(grid), start.candidates(grid));
        Met { grid: Arc::clone(grid), board, state, step }
    });
    let of_puzzles = ways().iter().flat_map(|(grid, trace)| {
        let mut state = trace.start.candidates(grid);
        let steps = trace.steps.iter().enumerate().map(|(number, step)| {
            let board = trace.board_before(grid, number);
            let met =
                Met { grid: Arc::clone(grid), board, state: state.clone(), step: step.clone() };
            step.apply(grid, &mut state);
            met
        });
        steps.collect::<Vec<_>>()
    });
    of_rules.chain(of_puzzles)
}

/// From one state on a way to the next that is taken.
const STEPS: usize = 5;

/// A puzzle for each of many grids: all kinds of them, and those put together.
const PUZZLES: &str = include_str!("../puzzles.txt");

/// For each of these grids the steps towards the solution.
fn ways() -> &'static [(Arc<Geometry>, Trace)] {
    static WAYS: OnceCell<Vec<(Arc<Geometry>, Trace)>> = OnceCell::new();
    WAYS.get_or_init(|| {
        let way = |line: &str| {
            let (name, puzzle) = line.split_once('\t').expect("a grid and a puzzle");
            let grid = knowledge().grid_of(name).expect(name);
            let board = read_line(puzzle, &grid).expect("a puzzle");
            let full = solution(&grid, &board).digits().iter().map(|digit| digit.index()).collect();
            let trace = solved_within(&engine(&grid), &Made { board, full }, LOOKS_ON_A_WAY);
            (grid, trace)
        };
        rows(PUZZLES).map(way).collect()
    })
}

/// States of grids beside the classic one in which to look for rules: of each grid all of `sizes.txt` in which one of the rules
/// concludes something, and of the other states there and those on the ways to solutions a share.
pub(crate) fn states_of(
    share: Share,
    is_own: impl Fn(&str) -> bool,
) -> Vec<(Arc<Geometry>, Vec<Start>)> {
    let mut found: BTreeMap<String, (Arc<Geometry>, Vec<Start>)> = BTreeMap::new();
    let mut add = |grid: &Arc<Geometry>, start: Start| {
        let of_grid = found.entry(grid.name().to_owned());
        let (_, known) = of_grid.or_insert_with(|| (Arc::clone(grid), Vec::new()));
        if !known.contains(&start) {
            known.push(start);
        }
    };
    let (own, others): (Vec<_>, Vec<_>) = sizes::states().partition(|(_, rule, _)| is_own(rule));
    for (grid, _, start) in own {
        add(grid, start);
    }
    for (grid, _, start) in share.of("states of grids", others) {
        add(grid, start);
    }
    let on_ways = ways().iter().flat_map(|(grid, trace)| {
        let places = (0..trace.steps.len()).step_by(STEPS);
        places.map(move |step| (grid, trace, step))
    });
    for (grid, trace, step) in share.of("states of grids", on_ways) {
        add(grid, states::state_before_on(grid, trace, step));
    }
    found.into_values().filter(|(grid, _)| grid.name() != CLASSIC_GRID).collect()
}
