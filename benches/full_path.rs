//! The full path, from a line of text to a trace with its reasons: puzzles a second on one core, and
//! the share of each family of rules.
//!
//! `cargo bench --bench full_path [-- COUNT [FILE …]]` takes the first COUNT puzzles (200) of each file: those
//! named, or else all of `../shared/puzzles/` where that is there, or else the examples that come
//! with the program. A round without statistics measures the speed, a second one the shares.
//! These figures depend on the machine: compare ratios of runs that take turns.

#![allow(clippy::cast_precision_loss, reason = "figures are shown with one decimal place")]

mod collection;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use duvod::formats::read_line;
use duvod::grid::{Board, Geometry};
use duvod::inference::{Engine, Options, Statistics};
use duvod::knowledge::{CLASSIC_GRID, Knowledge};
use duvod::proof::Trace;
use duvod::search::Search;
use duvod::session::{Job, Outcome, Progress};

fn main() {
    let arguments: Vec<String> =
        std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    let count = arguments.first().and_then(|count| count.parse().ok()).unwrap_or(200);
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    let geometry = knowledge.grid(CLASSIC_GRID).expect("the classic grid");
    let engine = Engine::new(knowledge, geometry, &Options::default()).expect("the profile");
    let search = Search::new(geometry);
    let job = Job::new(Arc::new(engine), Arc::new(search), Board::empty(geometry.cell_count()));
    let files: Vec<PathBuf> = if arguments.len() > 1 {
        arguments[1..].iter().map(PathBuf::from).collect()
    } else {
        collection::files()
    };
    if files.is_empty() {
        let lines: Vec<&str> =
            knowledge.puzzles_of(CLASSIC_GRID).map(|example| example.puzzle.as_str()).collect();
        measure("examples", &lines, count, &job, geometry);
    }
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a file of puzzles");
        let lines: Vec<&str> = text.lines().collect();
        measure(&file.display().to_string(), &lines, count, &job, geometry);
    }
}

fn measure(name: &str, lines: &[&str], count: usize, job: &Job, geometry: &Geometry) {
    let started = Instant::now();
    let traces = solve_all(lines, count, job, geometry, None);
    let seconds = started.elapsed().as_secs_f64();
    let mut statistics = Statistics::default();
    let _ = solve_all(lines, count, job, geometry, Some(&mut statistics));
    let steps: usize = traces.iter().map(|trace| trace.steps.len()).sum();
    let without_trial =
        traces.iter().filter(|trace| trace.steps.iter().all(|step| step.cases.is_empty()));
    println!(
        "{name}: {} puzzles, {:.1} a second, {:.1} steps each, {} without trial",
        traces.len(),
        traces.len() as f64 / seconds,
        steps as f64 / traces.len() as f64,
        without_trial.count(),
    );
    let total: Duration = statistics.families.values().map(|share| share.time).sum();
    for (family, share) in &statistics.families {
        println!(
            "    {family:8} {:5.1} % of the time, asked {} times, {} steps",
            100.0 * share.time.as_secs_f64() / total.as_secs_f64(),
            share.calls,
            share.steps,
        );
    }
}

fn solve_all(
    lines: &[&str],
    count: usize,
    job: &Job,
    geometry: &Geometry,
    mut statistics: Option<&mut Statistics>,
) -> Vec<Trace> {
    let mut traces = Vec::new();
    for line in lines.iter().take(count) {
        let board = read_line(line, geometry).expect("a puzzle");
        let progress = Progress {
            steps: &mut |_| {},
            cancelled: &|| false,
            statistics: statistics.as_deref_mut(),
        };
        match job.with_puzzle(board).run(progress) {
            Outcome::Solved { trace, .. } => traces.push(trace),
            other => panic!("{line} has not one solution: {other:?}"),
        }
    }
    traces
}
