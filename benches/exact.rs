//! The exact solver: puzzles a second on one core, up to the first solution (limit 1) and until it
//! is sure that there is no second one (limit 2), with the walk for the classic grid and with the
//! general one.
//!
//! `cargo bench --bench exact [-- FILE …]` takes the files named, or else all of
//! `../shared/puzzles/` where that is there, or else the examples that come with the program. These
//! figures depend on the machine: compare ratios of runs that take turns.

#![allow(clippy::cast_precision_loss, reason = "figures are shown without decimal places")]

mod collection;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use duvod::formats::read_line;
use duvod::grid::{Board, Geometry};
use duvod::knowledge::{CLASSIC_GRID, Knowledge};
use duvod::search::{Budget, Search};

/// How long a file is measured, at the least.
const LONG_ENOUGH: Duration = Duration::from_millis(500);

fn main() {
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    let geometry = knowledge.grid(CLASSIC_GRID).expect("the classic grid");
    let named: Vec<PathBuf> = std::env::args()
        .skip(1)
        .filter(|argument| !argument.starts_with("--"))
        .map(PathBuf::from)
        .collect();
    let files = if named.is_empty() { collection::files() } else { named };
    if files.is_empty() {
        let lines = knowledge.puzzles_of(CLASSIC_GRID).map(|example| example.puzzle.as_str());
        measure("examples", &boards(lines, geometry), geometry);
    }
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a file of puzzles");
        measure(&file.display().to_string(), &boards(text.lines(), geometry), geometry);
    }
}

fn boards<'a>(lines: impl Iterator<Item = &'a str>, geometry: &Geometry) -> Vec<Board> {
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| read_line(line, geometry).expect("a puzzle")).collect()
}

fn measure(name: &str, boards: &[Board], geometry: &Geometry) {
    println!("{name}: {} puzzles", boards.len());
    for (walk, search) in
        [("classic", Search::new(geometry)), ("general", Search::general(geometry))]
    {
        for limit in [1, 2] {
            let started = Instant::now();
            let (mut solved, mut nodes) = (0, 0);
            while started.elapsed() < LONG_ENOUGH {
                for board in boards {
                    nodes += walk_through(&search, board, limit);
                }
                solved += boards.len();
            }
            println!(
                "    {walk} limit {limit}: {:8.0} a second, {:6.1} nodes each",
                solved as f64 / started.elapsed().as_secs_f64(),
                nodes as f64 / solved as f64,
            );
        }
    }
}

/// Looks for so many solutions; gives the nodes that it took.
fn walk_through(search: &Search, board: &Board, limit: usize) -> u64 {
    let mut solutions = search.solutions_of(board);
    let mut budget = Budget::UNLIMITED.clone();
    for _ in 0..limit {
        if !matches!(solutions.next_within(&mut budget), Ok(Some(_))) {
            break;
        }
    }
    solutions.nodes()
}
