//! Puzzles with constraints: how long it takes to read one, to lay out what it says, and to be sure that it has one solution.
//!
//! `cargo bench --bench variants [-- FILE [ID …]]` takes a file with a JSON object a line, of which `puzzle` is the text and `id`
//! what it is called, or else `../shared/variants/puzzles.jsonl`; with names behind it only these. For each puzzle it prints, with
//! tabs between: the name, the milliseconds for reading, for laying out and for searching, the positions looked at, and how many
//! solutions there are, at most two. The least of several turns counts, one turn for what takes long. `benches/peers/iss.mjs`
//! prints the same of the fastest public solver. These figures depend on the machine: compare runs that take turns.

use std::time::{Duration, Instant};

use duvod::formats::{Content, Reader};
use duvod::grid::Candidates;
use duvod::knowledge::Knowledge;
use duvod::search::{Budget, Search};
use serde_json::Value;

/// How long a puzzle is measured, unless one turn takes longer.
const LONG_ENOUGH: Duration = Duration::from_millis(60);

/// How long is searched at most.
const MOST: Duration = Duration::from_secs(20);

fn main() {
    let mut arguments = std::env::args().skip(1).filter(|argument| !argument.starts_with("--"));
    let file = arguments.next().unwrap_or_else(|| "../shared/variants/puzzles.jsonl".to_owned());
    let named: Vec<String> = arguments.collect();
    let Ok(text) = std::fs::read_to_string(&file) else {
        println!("there is no file {file}");
        return;
    };
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    let grids: Vec<_> = knowledge.grids().cloned().collect();
    println!("puzzle\tread\tlaid out\tsearched\tpositions\tsolutions");
    for line in text.lines() {
        let Ok(puzzle) = serde_json::from_str::<Value>(line) else { continue };
        let text = match &puzzle["puzzle"] {
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        let id = puzzle["id"].as_str().unwrap_or("?");
        if named.is_empty() || named.iter().any(|it| it == id) {
            println!("{id}\t{}", measure(&text, &grids));
        }
    }
}

fn measure(text: &str, grids: &[std::sync::Arc<duvod::grid::Geometry>]) -> String {
    let mut least = [Duration::MAX; 3];
    let (mut nodes, mut solutions) = (0, "?");
    let began = Instant::now();
    while least[0] == Duration::MAX || began.elapsed() < LONG_ENOUGH {
        let mut times = [Duration::ZERO; 3];
        let started = Instant::now();
        let puzzle = match Reader::new(text, grids).next().map(|item| item.content) {
            Some(Ok(Content::Puzzle(puzzle))) => puzzle,
            Some(Err(error)) => return format!("{error}"),
            _ => return "no puzzle".to_owned(),
        };
        times[0] = started.elapsed();
        let started = Instant::now();
        let search = Search::new(&puzzle.geometry);
        let start: Candidates = puzzle.state.candidates(&puzzle.geometry);
        times[1] = started.elapsed();
        let started = Instant::now();
        let mut walk = search.solutions(&start);
        let is_over = || started.elapsed() > MOST;
        let mut budget = Budget::UNLIMITED.until(&is_over);
        let mut next = || walk.next_within(&mut budget);
        solutions = match (next(), next()) {
            (Ok(Some(_)), Ok(Some(_))) => "2",
            (Ok(Some(_)), Ok(None)) => "1",
            (Ok(None), _) => "0",
            _ => "?",
        };
        nodes = walk.nodes();
        times[2] = started.elapsed();
        least.iter_mut().zip(times).for_each(|(least, time)| *least = time.min(*least));
    }
    let [read, laid, searched] = least.map(|it| it.as_secs_f64() * 1e3);
    format!("{read:.3}\t{laid:.3}\t{searched:.3}\t{nodes}\t{solutions}")
}
