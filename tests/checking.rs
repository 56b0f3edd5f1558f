//! The independent checker can fail: a matcher that drops a claim is caught. That what the real matchers
//! give passes is in `explanations.rs`.

use crate::support::{Solver, classic, classic_puzzles};
use duvod::checker::Checker;
use duvod::explanation::{why, why_not};
use duvod::grid::{Candidate, Candidates};
use duvod::proof::{Claim, Fact, Goal, RuleId, Shows, Start, Statement, Step, Support, Trace};
use duvod::search::Search;

/// The step with this number alone, with what is known before it at its start.
fn alone(trace: &Trace, number: usize) -> Trace {
    let board = trace.board_before(classic(), number);
    let given = |candidate: &Candidate| trace.start.givens.contains(candidate);
    let start = Start {
        givens: trace.start.givens.clone(),
        placed: board.digits().filter(|candidate| !given(candidate)).collect(),
        removed: missing(&trace.candidates_before(classic(), number)),
    };
    Trace::new(classic(), start, vec![trace.steps[number].clone()])
}

/// The candidates that a state does not have.
fn missing(state: &Candidates) -> Vec<Candidate> {
    let of_cell = |cell| (classic().all_digits() - state.digits_of(cell)).iter();
    let of_cell = |cell| of_cell(cell).map(move |digit| Candidate::new(cell, digit));
    classic().cells().flat_map(of_cell).collect()
}

/// What a matcher does that forgets one claim: the step with this claim emptied.
fn without_claim(step: &Step, number: usize) -> Step {
    let mut step = step.clone();
    step.claims[number].statement = Statement::Filled(Vec::new());
    step
}

/// What a matcher does that sees too little: one digit more is let into the claim.
fn with_weaker_claim(step: &Step, number: usize) -> Option<Step> {
    let mut step = step.clone();
    let Statement::OnlyDigits { digits, .. } = &mut step.claims[number].statement else {
        return None;
    };
    let more = (classic().all_digits() - *digits).first()?;
    *digits |= [more].into_iter().collect();
    Some(step)
}

/// A claim that only says something of the grid's shape proves nothing by itself and may go missing.
fn carries_weight(claim: &Claim) -> bool {
    !matches!(
        claim.statement,
        Statement::Sees { .. } | Statement::NotBoth { .. } | Statement::AtMostOnce { .. }
    )
}

/// Whether every conclusion follows from the step's claims all the same: on an empty grid without what
/// they rule out, the opposite of the conclusion leaves no way to fill it. A chain may go through a set, or
/// a fish have a base, that one of its conclusions could do without.
fn still_follows(search: &Search, step: &Step) -> bool {
    step.cases.is_empty()
        && step.conclusions.iter().all(|conclusion| {
            let mut grid = Candidates::all(classic());
            let rests = |number: usize| match &conclusion.support {
                Support::All => true,
                Support::Claims(numbers) => numbers.contains(&(number as u16)),
            };
            let claims = step.claims.iter().enumerate().filter(|(number, _)| rests(*number));
            for (_, claim) in claims {
                for fact in claim.statement.premises(classic()).facts() {
                    fact.apply(classic(), &mut grid);
                }
            }
            conclusion.fact.negated().apply(classic(), &mut grid);
            !search.has_completion(&grid)
        })
}

#[test]
fn a_matcher_that_drops_a_claim_is_caught() {
    let (solver, checker) = (Solver::new(), Checker::new(classic()));
    let mut rules: Vec<RuleId> = Vec::new();
    let search = Search::new(classic());
    let (mut damaged, mut spared) = (0, 0);
    for example in classic_puzzles().take(12) {
        let trace = solver.trace(&example.puzzle);
        assert!(checker.check(&trace).is_ok(), "{}", example.puzzle);
        for (index, step) in trace.steps.iter().enumerate() {
            let mut alone = alone(&trace, index);
            assert!(checker.check(&alone).is_ok(), "{}, step {index}", example.puzzle);
            for number in
                (0..step.claims.len()).filter(|&number| carries_weight(&step.claims[number]))
            {
                let damages = [Some(without_claim(step, number)), with_weaker_claim(step, number)];
                for damage in damages.into_iter().flatten() {
                    if still_follows(&search, &damage) {
                        spared += 1;
                    } else {
                        alone.steps[0] = damage;
                        assert!(checker.check(&alone).is_err(), "{} claim {number}", step.rule);
                        damaged += 1;
                    }
                }
            }
            rules.push(step.rule);
        }
    }
    rules.sort_unstable();
    rules.dedup();
    assert!(damaged > 500 && rules.len() > 8, "{damaged} damages to {rules:?}");
    assert!(spared * 20 < damaged, "{spared} claims were not needed, {damaged} were");
}

#[test]
fn a_trial_without_one_of_its_steps_is_caught() {
    let (solver, checker) = (Solver::new(), Checker::new(classic()));
    let mut damaged = 0;
    for example in classic_puzzles().skip(8).take(4) {
        let trace = solver.trace(&example.puzzle);
        for (index, step) in trace.steps.iter().enumerate() {
            let alone = alone(&trace, index);
            for left_out in 0..step.cases.first().map_or(0, |case| case.steps.len()) {
                let mut less = alone.clone();
                let _ = less.steps[0].cases[0].steps.remove(left_out);
                assert!(checker.check(&less).is_err(), "{} without step {left_out}", step.rule);
                damaged += 1;
            }
        }
    }
    assert!(damaged > 10, "{damaged} damages");
}

#[test]
fn a_false_conclusion_is_caught() {
    let (solver, checker) = (Solver::new(), Checker::new(classic()));
    let trace = solver.trace(crate::support::EXAMPLE);
    for index in 0..trace.steps.len() {
        let mut alone = alone(&trace, index);
        let conclusion = &mut alone.steps[0].conclusions[0];
        conclusion.fact = match conclusion.fact {
            Fact::Holds(cell, digit) => Fact::Absent(cell, digit),
            Fact::Absent(cell, digit) => Fact::Holds(cell, digit),
        };
        assert!(checker.check(&alone).is_err());
    }
}

/// The ways in which an answer's trace can be made to show less than it says: a step less, a given less, the
/// opposite.
fn unfinished(trace: &Trace) -> Vec<Trace> {
    let goal = trace.goal.as_deref().expect("an answer has a goal");
    let givens = goal.givens.clone().expect("an answer names givens");
    let Shows::Facts(facts) = &goal.shows else { panic!("an answer shows a fact") };
    let opposite = Goal::facts(facts.iter().map(|fact| fact.negated()));
    let mut damages = vec![trace.clone().with_goal(opposite)];
    if let Some((_, steps)) = trace.steps.split_last() {
        damages.push(Trace { steps: steps.to_vec(), ..trace.clone() });
    }
    // Who assumes one solution needs all givens of the puzzle, and a digit in sight of another may have two causes.
    if !trace.steps.iter().any(Step::assumes_one_solution) {
        damages.extend((0..givens.len()).map(|left_out| {
            let mut fewer = givens.clone();
            let _ = fewer.remove(left_out);
            trace.clone().with_goal(goal.clone().from_givens(&fewer))
        }));
    }
    damages
}

#[test]
fn what_is_unfinished_is_caught() {
    let (solver, checker) = (Solver::new(), Checker::new(classic()));
    let mut damaged = 0;
    for example in classic_puzzles().take(10) {
        let whole = solver.trace(&example.puzzle).with_goal(Goal::new(Shows::Solution));
        assert!(checker.check(&whole).is_ok(), "{}", example.puzzle);
        let mut damages = vec![whole.clone().with_goal(Goal::new(Shows::NoSolution))];
        damages.extend((0..whole.steps.len()).map(|length| {
            let mut short = whole.clone();
            short.steps.truncate(length);
            short
        }));
        for cell in classic().cells().step_by(7) {
            let holds = why(classic(), &whole, cell);
            let mut lacks = classic().digits().map(|digit| why_not(classic(), &whole, cell, digit));
            for answer in [holds, lacks.find_map(|answer| answer)].into_iter().flatten() {
                assert!(checker.check(&answer.slice).is_ok(), "{}", example.puzzle);
                damages.extend(unfinished(&answer.slice));
            }
        }
        for damage in &damages {
            assert!(checker.check(damage).is_err(), "{}: {:?}", example.puzzle, damage.goal);
        }
        damaged += damages.len();
    }
    assert!(damaged > 1000, "{damaged} damages");
}
