//! Why, after a solve: how long the answers are and how long they take, from the procedure and the shortest.
//!
//! `cargo bench --bench why [-- COUNT CELLS [FILE …]]` takes the first COUNT puzzles (20) of each file and in each of
//! them CELLS cells (9), spread over the grid: of the files named, or else of all of `../shared/puzzles/` where that is
//! there, or else of the examples that come with the program. For each file it prints, over all empty cells asked, the
//! middle number of steps of the procedure up to the cell, of the slice and of the shortest answer, what these cost
//! together, how many are proved shortest and how many are shorter than the slice, and the middle, the 99th percentile
//! and the longest of the times of both answers. Times depend on the machine.

#![allow(clippy::cast_precision_loss, reason = "figures are shown with few decimal places")]

mod collection;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use duvod::explanation::why;
use duvod::formats::read_line;
use duvod::grid::{Board, Cell, Geometry};
use duvod::inference::{Engine, Hints, Options};
use duvod::knowledge::{CLASSIC_GRID, Knowledge};
use duvod::proof::{Fact, Trace};
use duvod::search::Search;
use duvod::session::{Job, Outcome, Progress};
use duvod::shortest::Finder;

/// What one file came to, a figure for each cell asked.
#[derive(Default)]
struct Figures {
    procedure: Vec<usize>,
    slice: Vec<usize>,
    shortest: Vec<usize>,
    /// What all shortest answers cost together.
    cost: u64,
    proved: usize,
    shorter: usize,
    /// In microseconds.
    time_of_slice: Vec<u128>,
    time_of_shortest: Vec<u128>,
}

fn main() {
    let arguments: Vec<String> =
        std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    let number = |place: usize| arguments.get(place).and_then(|text| text.parse::<usize>().ok());
    let (count, cells) = (number(0).unwrap_or(20), number(1).unwrap_or(9));
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    let geometry = knowledge.grid(CLASSIC_GRID).expect("the classic grid");
    let options = Options::default();
    let engine = Engine::new(knowledge, geometry, &options).expect("the profile");
    let finder = Finder::new(knowledge, geometry, &options).expect("the profile");
    let search = Arc::new(Search::new(geometry));
    let job = Job::new(Arc::new(engine), search, Board::empty(geometry.cell_count()));
    let files: Vec<PathBuf> = if arguments.len() > 2 {
        arguments[2..].iter().map(PathBuf::from).collect()
    } else {
        collection::files()
    };
    if files.is_empty() {
        let lines: Vec<&str> =
            knowledge.puzzles_of(CLASSIC_GRID).map(|example| example.puzzle.as_str()).collect();
        report("examples", &measure(&lines, count, cells, geometry, &job, &finder));
    }
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a file of puzzles");
        let lines: Vec<&str> =
            text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
        let figures = measure(&lines, count, cells, geometry, &job, &finder);
        report(&file.display().to_string(), &figures);
    }
}

fn measure(
    lines: &[&str],
    count: usize,
    cells: usize,
    geometry: &Geometry,
    job: &Job,
    finder: &Finder,
) -> Figures {
    let mut figures = Figures::default();
    let apart = (lines.len() / count).max(1);
    for (number, line) in lines.iter().step_by(apart).take(count).enumerate() {
        let board = read_line(line, geometry).expect("a puzzle");
        let progress = Progress { steps: &mut |_| {}, cancelled: &|| false, statistics: None };
        let Outcome::Solved { trace, .. } = job.with_puzzle(board).run(progress) else {
            panic!("{line} has not one solution");
        };
        for asked in 0..cells {
            let cell = (asked * geometry.cell_count() / cells + number) % geometry.cell_count();
            ask(geometry, &trace, Cell::new(cell), finder, &mut figures);
        }
    }
    figures
}

fn ask(geometry: &Geometry, trace: &Trace, cell: Cell, finder: &Finder, figures: &mut Figures) {
    let Some(number) = trace.step_that_fills(cell) else { return };
    let started = Instant::now();
    let answer = why(geometry, trace, cell).expect("an answer");
    figures.time_of_slice.push(started.elapsed().as_micros());
    let goal = Fact::Holds(cell, answer.digit);
    let hints = Hints::of_unique(&trace.start);
    let slice = &answer.slice.steps;
    let started = Instant::now();
    let shortest = finder.shortest(geometry, &trace.start, hints, goal, slice);
    figures.time_of_shortest.push(started.elapsed().as_micros());
    figures.procedure.push(number + 1);
    figures.slice.push(slice.len());
    figures.shortest.push(shortest.steps.len());
    figures.cost += shortest.cost;
    figures.proved += usize::from(shortest.proved);
    figures.shorter += usize::from(shortest.cost < finder.cost(slice));
}

fn report(name: &str, figures: &Figures) {
    let asked = figures.slice.len();
    println!(
        "{name}: {asked} cells; steps (middle): procedure {}, slice {}, shortest {} (longest {}), of effort {} \
         together; {} % proved shortest, {} % cheaper than the slice",
        at(&figures.procedure, 50),
        at(&figures.slice, 50),
        at(&figures.shortest, 50),
        at(&figures.shortest, 100),
        figures.cost,
        100 * figures.proved / asked.max(1),
        100 * figures.shorter / asked.max(1),
    );
    for (what, times) in
        [("slice", &figures.time_of_slice), ("shortest", &figures.time_of_shortest)]
    {
        let [middle, most, longest] =
            [50, 99, 100].map(|percent| at(times, percent) as f64 / 1000.0);
        println!(
            "    {what:8} {middle:8.2} ms, 99 % within {most:8.2} ms, longest {longest:8.2} ms"
        );
    }
}

/// The figure below which so many percent of all are.
fn at<T: Copy + Ord + Default>(figures: &[T], percent: usize) -> T {
    let mut sorted = figures.to_vec();
    sorted.sort_unstable();
    let place = (sorted.len() * percent / 100).min(sorted.len().saturating_sub(1));
    sorted.get(place).copied().unwrap_or_default()
}
