//! The long run: as many steps as are wanted, those of nested cases included, through the independent checker.
//! `DUVOD_STEPS=1000000` takes a million.
//!
//! It takes the puzzles of the collections beside the project, or the bundled ones where those are not there,
//! round after round; in every round they are turned another way, so that reasoning takes another one too.

use std::sync::atomic::{AtomicUsize, Ordering};

use crate::support::share::{Share, found, sampled};
use crate::support::{Solver, classic, classic_puzzles, collections, set};
use duvod::checker::Checker;

/// How many steps are wanted where nobody says it.
const WANTED: usize = 300_000;

/// The puzzles of all collections, or the bundled ones.
fn puzzles() -> Vec<String> {
    let collections = collections();
    if collections.is_empty() {
        return classic_puzzles().map(|example| example.puzzle.clone()).collect();
    }
    collections.iter().flat_map(|(_, text)| text.lines().map(str::to_owned)).collect()
}

/// The same puzzle with other digits, its bands moved on, and in every second round rows for columns.
fn turned(puzzle: &str, round: usize) -> String {
    let letters: Vec<char> = puzzle.chars().collect();
    let from = |place: usize| {
        let (row, column) = ((place / 9 + 3 * (round / 2)) % 9, place % 9);
        if round % 2 == 1 { 9 * column + row } else { 9 * row + column }
    };
    let other = |letter: char| match letter.to_digit(10) {
        Some(digit @ 1..=9) => {
            char::from_digit((digit - 1 + round as u32) % 9 + 1, 10).unwrap_or(letter)
        }
        _ => letter,
    };
    (0..81).map(|place| other(letters[from(place)])).collect()
}

sampled!(all_steps_are_proved, one of 20);

fn all_steps_are_proved(share: Share) {
    let (solver, puzzles) = (Solver::new(), share.of("puzzles", puzzles()));
    let wanted = set("DUVOD_STEPS").unwrap_or_else(|| 2 * share.least(WANTED));
    let (checked, next) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let work = || {
        let checker = Checker::new(classic());
        while checked.load(Ordering::Relaxed) < wanted {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let (round, number) = (number / puzzles.len(), number % puzzles.len());
            let puzzle = turned(&puzzles[number], round);
            match checker.check(&solver.trace(&puzzle)) {
                Ok(passed) => {
                    let _ = checked.fetch_add(passed.steps, Ordering::Relaxed);
                }
                Err(rejection) => panic!("{puzzle}: {rejection:?}"),
            }
        }
    };
    std::thread::scope(|threads| {
        for _ in 0..2 {
            let _ = threads.spawn(work);
        }
    });
    found(share, &format!("{} steps of {} puzzles", checked.into_inner(), next.into_inner()));
}
