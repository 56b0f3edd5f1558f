//! Traces with one thing changed at a time: a claim, a conclusion, a digit or a cause, in every step of many traces. A slow
//! judge that shares nothing with the checker (`oracle`) says which changes do damage, and the checker
//! must say the same, both ways.
//!
//! `DUVOD_TAMPER=n` makes n changes in each step (2).

use crate::oracle::{Oracle, Verdict};
use crate::support::changes::Changes;
use crate::support::{Solver, classic, classic_puzzles};
use duvod::checker::Checker;
use duvod::proof::Trace;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The trace with one thing changed: in the step with this number, or, one time in six, in what comes before it.
pub(crate) fn tampered(trace: &Trace, number: usize, chance: &mut impl Rng) -> Trace {
    let mut trace = trace.clone();
    match chance.random_range(0..12) {
        0 => drop(trace.start.givens.remove(chance.random_range(0..trace.start.givens.len()))),
        1 if number > 0 => drop(trace.steps.remove(chance.random_range(0..number))),
        _ => Changes { geometry: classic(), chance }.step(&mut trace.steps[number]),
    }
    trace
}

#[test]
fn the_checker_agrees_with_a_slow_judge_on_every_change() {
    let changes =
        std::env::var("DUVOD_TAMPER").ok().and_then(|text| text.parse().ok()).unwrap_or(2);
    let (solver, checker, oracle) = (Solver::new(), Checker::new(classic()), Oracle::default());
    let mut chance = ChaCha8Rng::seed_from_u64(5);
    let (mut damaged, mut harmless, mut unknown) = (0, 0, 0);
    for example in classic_puzzles() {
        // What is missing of a goal, `checking.rs` looks at; here it is each step that counts.
        let trace = Trace { goal: None, ..solver.trace(&example.puzzle) };
        assert_ne!(oracle.judge(&trace), Verdict::Rejected, "{}", example.puzzle);
        for number in 0..trace.steps.len() {
            for _ in 0..changes {
                let changed = tampered(&trace, number, &mut chance);
                if changed == trace {
                    continue;
                }
                let checked = checker.check(&changed);
                // A digit in one of no cells is nothing that could be judged.
                if changed.fits(classic()).is_err() {
                    assert!(checked.is_err(), "{} step {number}", example.puzzle);
                    damaged += 1;
                    continue;
                }
                let rule = trace.steps[number].rule;
                match oracle.judge(&changed) {
                    Verdict::Rejected => {
                        assert!(checked.is_err(), "{} step {number} ({rule})", example.puzzle);
                        damaged += 1;
                    }
                    Verdict::Accepted => {
                        assert!(
                            checked.is_ok(),
                            "{} step {number} ({rule}): {checked:?}",
                            example.puzzle
                        );
                        harmless += 1;
                    }
                    Verdict::Unknown => unknown += 1,
                }
            }
        }
    }
    println!("{damaged} damaging changes, {harmless} harmless ones, {unknown} not judged");
    assert!(damaged > 800 && harmless > 80, "{damaged} {harmless}");
}
