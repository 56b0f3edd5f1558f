//! Traces with one thing changed at a time: a claim, a conclusion, a digit or a cause, in every step of many traces. A replay
//! that shares nothing with the checker (`naive_proof`) says which changes do damage, and the checker must say the same, both
//! ways; but of what a changed step concludes from there being one solution, of which the two have not the same definition.

use crate::naive_proof::{Grid, replay};
use crate::support::damages::Lots;
use crate::support::share::{Share, drawn, found, sampled};
use crate::support::{Solver, classic, classic_puzzles};
use duvod::checker::Checker;
use duvod::proof::{Step, Trace};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The trace with one thing changed: in the step with this number, or, one time in six, in what comes before it.
pub(crate) fn tampered(trace: &Trace, number: usize, chance: &mut ChaCha8Rng) -> Trace {
    let mut trace = trace.clone();
    match chance.random_range(0..12) {
        0 => drop(trace.start.givens.remove(chance.random_range(0..trace.start.givens.len()))),
        1 if number > 0 => drop(trace.steps.remove(chance.random_range(0..number))),
        _ => Lots { geometry: classic(), chance }.step(&mut trace.steps[number]),
    }
    trace
}

sampled!(the_checker_agrees_with_a_slow_judge_on_every_change, one of 6);

fn the_checker_agrees_with_a_slow_judge_on_every_change(share: Share) {
    let (solver, checker) = (Solver::new(), Checker::new(classic()));
    let grid = Grid::of(classic().spec());
    let judge = |trace: &Trace| replay(&grid, &serde_json::to_value(trace).expect("JSON"));
    let mut chance = ChaCha8Rng::seed_from_u64(drawn("tampering", 5) as u64);
    let (mut damaged, mut harmless, mut unknown, mut all) = (0, 0, 0, 0);
    for example in classic_puzzles() {
        // What is missing of a goal, `damages.rs` looks at; here it is each step that counts.
        let trace = Trace { goal: None, ..solver.trace(&example.puzzle) };
        assert_eq!(judge(&trace), Ok(()), "{}", example.puzzle);
        for number in 0..trace.steps.len() {
            all += 1;
            if !share.takes(all) {
                continue;
            }
            for _ in 0..2 {
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
                let is_defined =
                    |step: &Step| !step.assumes_one_solution() || trace.steps.contains(step);
                let (judged, place) = (judge(&changed), (&example.puzzle, number));
                if !changed.steps.iter().all(is_defined) {
                    // What its claims, its cases and its ends come to is defined all the same.
                    if judged.is_err_and(|fault| !fault.ends_with("does not follow")) {
                        assert!(checked.is_err(), "{place:?}: {checked:?}");
                        damaged += 1;
                    } else {
                        unknown += 1;
                    }
                    continue;
                }
                assert_eq!(judged.is_ok(), checked.is_ok(), "{place:?}: {judged:?} {checked:?}");
                *(if judged.is_ok() { &mut harmless } else { &mut damaged }) += 1;
            }
        }
    }
    let what = format!(
        "{damaged} damaging changes of {all} steps, {harmless} harmless ones, {unknown} not judged"
    );
    found(share, &what);
    assert!(damaged > share.least(2000) && harmless > share.least(150), "{what}");
}
