//! The independent checker can fail: what the table of damages lists is done to steps and answers of the real engine, and each
//! is refused for its reason. That what the engine gives passes as it is, is in `explanations.rs`; damages that are drawn by lot
//! are in `tampering.rs` and `differential.rs`.

use crate::support::damages::{OF_GOALS, OF_STEPS, Tried, try_all};
use crate::support::states::state_before;
use crate::support::{Solver, classic, classic_puzzles};
use duvod::checker::Checker;
use duvod::explanation::{why, why_not};
use duvod::proof::{Goal, RuleId, Shows, Trace};
use duvod::search::Search;

/// The step with this number alone, with what is known before it at its start.
fn alone(trace: &Trace, number: usize) -> Trace {
    Trace::new(classic(), state_before(trace, number), vec![trace.steps[number].clone()])
}

#[test]
fn damaged_steps_are_refused() {
    let (solver, judges) = (Solver::new(), (&Checker::new(classic()), &Search::new(classic())));
    let (mut tried, mut rules) = (Tried::default(), Vec::<RuleId>::new());
    for example in classic_puzzles().take(12) {
        let trace = solver.trace(&example.puzzle);
        for (number, step) in trace.steps.iter().enumerate() {
            try_all(classic(), judges, &OF_STEPS, &alone(&trace, number), &mut tried);
            rules.push(step.rule);
        }
    }
    rules.sort_unstable();
    rules.dedup();
    assert!(tried.refused > 2000 && rules.len() > 8, "{tried:?} of {rules:?}");
    assert!(tried.harmless * 20 < tried.refused, "{tried:?}");
}

#[test]
fn damaged_answers_are_refused() {
    let (solver, judges) = (Solver::new(), (&Checker::new(classic()), &Search::new(classic())));
    let mut tried = Tried::default();
    for example in classic_puzzles().take(10) {
        let whole = solver.trace(&example.puzzle).with_goal(Goal::new(Shows::Solution));
        try_all(classic(), judges, &OF_GOALS, &whole, &mut tried);
        for cell in classic().cells().step_by(7) {
            let holds = why(classic(), &whole, cell);
            let mut lacks = classic().digits().map(|digit| why_not(classic(), &whole, cell, digit));
            for answer in [holds, lacks.find_map(|answer| answer)].into_iter().flatten() {
                try_all(classic(), judges, &OF_GOALS, &answer.slice, &mut tried);
            }
        }
    }
    assert!(tried.refused > 2000 && tried.harmless == 0, "{tried:?}");
}
