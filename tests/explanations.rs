//! Every bundled example, and puzzles of the collections beside the project: solved, every conclusion of
//! every step passed by the independent checker, and every cell explained in every language, with no
//! message missing and no step that the answer does not need.
//!
//! `DUVOD_EVERY=n` takes every n-th puzzle of each collection (1: all of them; the default is a
//! small sample). Where the collections are not there, the examples are all there is.

mod support;

use std::path::Path;

use duvod::checker::Checker;
use duvod::explanation::{Why, procedure, result, rule_name, why};
use duvod::knowledge::PuzzleExample;
use duvod::locale::Locale;
use duvod::message::Message;
use duvod::proof::{Fact, Known, Start, Step, Trace};
use support::{Solver, classic, knowledge, languages};

const COLLECTION: &str = "../shared/puzzles";

/// Says it in each language; a missing message or value fails.
fn check_said(languages: &[Locale], message: &Message) {
    for locale in languages {
        match locale.try_say(message) {
            Ok(text) => assert!(!text.is_empty() && !text.contains("  "), "{text:?}"),
            Err(error) => panic!("{error}"),
        }
    }
}

/// Solves the puzzle and explains all of it.
fn check_explained(solver: &Solver, languages: &[Locale], puzzle: &str) {
    let trace = solver.trace(puzzle);
    if let Err(rejection) = Checker::new(classic()).check(&trace) {
        panic!("{puzzle}: {rejection:?}");
    }
    for told in procedure(classic(), &trace) {
        check_said(languages, &told.sentence);
        check_said(languages, &told.result);
        check_said(languages, &rule_name(told.rule));
    }
    for cell in classic().cells() {
        let why = why(classic(), &trace, cell).unwrap_or_else(|| panic!("{puzzle}: {cell:?} open"));
        check_said(languages, &why.question);
        for part in &why.paragraph {
            check_said(languages, part);
        }
        for line in &why.lines {
            check_said(languages, &line.sentence);
        }
        check_slice(&why, &trace);
    }
}

/// Explains all the puzzles, on two threads.
fn check_all_explained(solver: &Solver, languages: &[Locale], puzzles: &[&str]) {
    std::thread::scope(|threads| {
        for first in 0..2 {
            let _ = threads.spawn(move || {
                for puzzle in puzzles.iter().skip(first).step_by(2) {
                    check_explained(solver, languages, puzzle);
                }
            });
        }
    });
}

/// The slice alone proves the digit, from the givens that it names; and it is nothing but steps of the
/// trace.
fn check_slice(why: &Why, trace: &Trace) {
    if why.held.is_none() {
        assert!(why.lines.is_empty());
        return;
    }
    let start = Start { givens: why.givens.clone(), ..Start::default() };
    assert!(reaches(&start, &why.slice.steps, Fact::Holds(why.cell, why.digit)));
    for (line, step) in why.lines.iter().zip(&why.slice.steps) {
        assert_eq!(line.rule, trace.steps[line.step].rule);
        assert!(
            step.conclusions.iter().all(|end| trace.steps[line.step].conclusions.contains(end))
        );
        assert_eq!(line.result, result(classic(), step));
    }
}

/// Whether each step's premises are known when it is taken, and the last fact is the wanted one.
fn reaches(start: &Start, steps: &[Step], wanted: Fact) -> bool {
    let mut known = Known::from_start(classic(), start);
    for step in steps {
        for index in 0..step.conclusions.len() {
            if !known.covers(&step.premises_of(classic(), index)) {
                return false;
            }
        }
        for conclusion in &step.conclusions {
            known.learn(classic(), conclusion.fact);
        }
    }
    known.has(wanted)
}

#[test]
fn every_example_is_solved_and_every_cell_explained() {
    let (solver, languages) = (Solver::new(), languages());
    let puzzles = knowledge().puzzles();
    assert!(puzzles.len() >= 12);
    assert_eq!(
        puzzles.first().map(|example: &PuzzleExample| example.puzzle.as_str()),
        Some(support::EXAMPLE)
    );
    let texts: Vec<&str> = puzzles.iter().map(|example| example.puzzle.as_str()).collect();
    check_all_explained(&solver, &languages, &texts);
}

#[test]
fn nothing_can_be_left_out_of_an_answer() {
    let solver = Solver::new();
    for example in knowledge().puzzles().iter().take(9) {
        let trace = solver.trace(&example.puzzle);
        for cell in classic().cells() {
            let why = why(classic(), &trace, cell).expect("a solved cell");
            for left_out in 0..why.slice.steps.len() {
                let mut steps = why.slice.steps.clone();
                let _ = steps.remove(left_out);
                let wanted = Fact::Holds(why.cell, why.digit);
                assert!(!reaches(&trace.start, &steps, wanted), "{cell:?} without step {left_out}");
            }
        }
    }
}

#[test]
fn the_collections_are_solved_and_every_cell_explained() {
    let Ok(entries) = std::fs::read_dir(Path::new(COLLECTION)) else { return };
    let every: Option<usize> = std::env::var("DUVOD_EVERY").ok().and_then(|text| text.parse().ok());
    let (solver, languages) = (Solver::new(), languages());
    for entry in entries {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|ending| ending != "txt") {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("a collection");
        let lines: Vec<&str> = text.lines().collect();
        let every = every.unwrap_or(lines.len() / 3).max(1);
        let sample: Vec<&str> = lines.into_iter().step_by(every).collect();
        check_all_explained(&solver, &languages, &sample);
        println!("{}: {} puzzles", path.display(), sample.len());
    }
}
