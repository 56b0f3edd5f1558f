//! The steps of an answer speak of nothing as open that the reader has struck by then: neither those of a slice of the
//! procedure nor those of the shortest answer, whose steps were met in various states. A replay that shares no code with
//! the program holds it.
//!
//! Puzzles of the collections beside the project are taken where these are there, and the bundled ones.

use std::sync::Mutex;

use crate::naive_proof::{Grid, speaks_of_what_is_open};
use crate::support::share::{Share, drawn, found, sampled};
use crate::support::{Solver, classic, classic_puzzles, collections, knowledge};
use duvod::checker::Checker;
use duvod::explanation::{Why, why, why_shortest};
use duvod::grid::{Cell, GeometrySpec};
use duvod::inference::{Hints, Options};
use duvod::shortest::Finder;

/// How many puzzles of each collection a sample takes, and all.
const PUZZLES: [usize; 2] = [2, 100];

/// How many cells of each puzzle are asked about.
const CELLS: usize = 4;

fn answers_are_told_where_their_steps_stand(share: Share) {
    let puzzles = puzzles(PUZZLES[usize::from(matches!(share, Share::All))]);
    let solver = Solver::new();
    let finder = Finder::new(knowledge(), classic(), &Options::default()).expect("the profile");
    let spec = include_str!("../knowledge/grids/9x9.ron");
    let spec: GeometrySpec = ron::from_str(spec).expect("a grid");
    let grid = Grid::of(&spec);
    let faults = Mutex::new(Vec::new());
    let asked = Mutex::new(0);
    let look = |first: usize| {
        for (number, puzzle) in puzzles.iter().enumerate().skip(first).step_by(2) {
            let trace = solver.trace(puzzle);
            let hints = Hints::of_unique(&trace.start);
            for place in 0..CELLS {
                let cell = Cell::new(drawn("cells", number * CELLS + place) % 81);
                let Some(answer) = why(classic(), &trace, cell) else { continue };
                let shorter = why_shortest(classic(), &trace, &finder, hints, cell);
                for (kind, answer) in [("", Some(answer)), ("shortest", shorter)] {
                    let Some(answer) = answer else { continue };
                    *asked.lock().expect("a count") += 1;
                    if let Err(fault) = fault(&grid, &answer) {
                        let name = classic().cell_name(cell);
                        faults
                            .lock()
                            .expect("a list")
                            .push(format!("{puzzle} {name:?} {kind}: {fault}"));
                    }
                }
            }
        }
    };
    std::thread::scope(|threads| {
        let other = threads.spawn(|| look(1));
        look(0);
        other.join().expect("both halves");
    });
    let (asked, faults) = (asked.into_inner(), faults.into_inner());
    let (asked, faults) = (asked.expect("a count"), faults.expect("a list"));
    found(share, &format!("{asked} answers tell each step where it stands"));
    assert!(asked >= share.least(puzzles.len()), "{asked}");
    assert!(faults.is_empty(), "{} of {asked}: {faults:#?}", faults.len());
}

/// What is wrong with an answer: it must be proved, and tell each step where it stands.
fn fault(grid: &Grid, answer: &Why) -> Result<(), String> {
    let slice = &answer.slice;
    let _ = Checker::new(classic()).check(slice).map_err(|rejection| format!("{rejection:?}"))?;
    speaks_of_what_is_open(grid, &serde_json::to_value(slice).expect("JSON"))
}

/// So many of each collection, spread over it, and a few of the bundled ones.
fn puzzles(count: usize) -> Vec<String> {
    let bundled = classic_puzzles().map(|example| example.puzzle.clone()).take(count);
    let spread = |text: String| -> Vec<String> {
        let lines: Vec<&str> = text.lines().collect();
        let apart = (lines.len() / count).max(1);
        lines.into_iter().step_by(apart).take(count).map(str::to_owned).collect()
    };
    bundled.chain(collections().into_iter().flat_map(|(_, text)| spread(text))).collect()
}

// How much a sample takes, the numbers above say.
sampled!(answers_are_told_where_their_steps_stand, one of 3);
