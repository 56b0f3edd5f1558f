//! Traces with one thing changed at a time: a claim, a conclusion, a digit or a cause, in every step of many traces. A slow
//! judge that shares nothing with the checker (`oracle`) says which changes do damage, and the checker
//! must say the same, both ways.
//!
//! `DUVOD_TAMPER=n` makes n changes in each step (2).

use crate::oracle::{Oracle, Verdict};
use crate::support::{Solver, classic, classic_puzzles};
use duvod::checker::Checker;
use duvod::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};
use duvod::proof::{CaseEnd, Claim, Fact, Role, Statement, Step, Support, Trace};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

fn cell(chance: &mut impl Rng) -> Cell {
    Cell::new(chance.random_range(0..81))
}

fn digit(chance: &mut impl Rng) -> Digit {
    Digit::new(chance.random_range(0..9))
}

fn house(chance: &mut impl Rng) -> House {
    House::new(chance.random_range(0..27))
}

/// Puts a cell into a set, or takes one out, often one that is in it.
fn toggle(cells: &mut CellSet, chance: &mut impl Rng) {
    let inside: Vec<Cell> = cells.iter().collect();
    if !inside.is_empty() && chance.random_bool(0.5) {
        cells.remove(inside[chance.random_range(0..inside.len())]);
    } else {
        cells.insert(cell(chance));
    }
}

fn change_statement(statement: &mut Statement, chance: &mut impl Rng) {
    match statement {
        Statement::OnlyDigits { cells, .. } if chance.random_bool(0.3) => toggle(cells, chance),
        Statement::OnlyDigits { digits, .. } => {
            let one = DigitSet::of(digit(chance));
            *digits = (*digits | one) - (*digits & one);
        }
        Statement::OnlyPlaces { house: place, digit: of, cells } => match chance.random_range(0..4)
        {
            0 => *place = house(chance),
            1 => *of = digit(chance),
            _ => toggle(cells, chance),
        },
        Statement::Filled(digits) => match digits.first_mut() {
            Some(Candidate { digit: of, .. }) if chance.random_bool(0.5) => *of = digit(chance),
            Some(Candidate { cell: at, .. }) => *at = cell(chance),
            None => digits.push(Candidate::new(cell(chance), digit(chance))),
        },
        Statement::Sees { cells, targets } => {
            toggle(if chance.random_bool(0.5) { cells } else { targets }, chance);
        }
        Statement::NotBoth { first, second } => {
            let node = if chance.random_bool(0.5) { first } else { second };
            if chance.random_bool(0.5) {
                node.digit = digit(chance);
            } else {
                toggle(&mut node.cells, chance);
            }
        }
        Statement::AtMostOnce { house: place, .. } => *place = house(chance),
        Statement::NotGiven(cells) => toggle(cells, chance),
        Statement::OneSolution => *statement = Statement::Filled(Vec::new()),
        Statement::NoDigit(of) => *of = cell(chance),
        Statement::NoPlace { digit: of, .. } => *of = digit(chance),
    }
}

fn change_fact(fact: &mut Fact, chance: &mut impl Rng) {
    let (at, of) = (fact.cell(), fact.digit());
    *fact = match (chance.random_range(0..3), *fact) {
        (0, fact) => fact.negated(),
        (1, Fact::Holds(..)) => Fact::Holds(at, digit(chance)),
        (1, Fact::Absent(..)) => Fact::Absent(at, digit(chance)),
        (_, Fact::Holds(..)) => Fact::Holds(cell(chance), of),
        (_, Fact::Absent(..)) => Fact::Absent(cell(chance), of),
    };
}

/// Changes one thing about the step, or about one within its cases.
fn change_step(step: &mut Step, chance: &mut impl Rng) {
    let cases = step.cases.len();
    if cases > 0 && chance.random_bool(0.7) {
        let case = &mut step.cases[chance.random_range(0..cases)];
        let steps = case.steps.len();
        match chance.random_range(0..6) {
            0 => change_fact(&mut case.supposed, chance),
            1 if steps > 0 => drop(case.steps.remove(chance.random_range(0..steps))),
            2 => match &mut case.end {
                CaseEnd::Contradiction(claim) => change_statement(&mut claim.statement, chance),
                CaseEnd::Reaches(facts) => facts.push(Fact::Absent(cell(chance), digit(chance))),
            },
            _ if steps > 0 => change_step(&mut case.steps[chance.random_range(0..steps)], chance),
            _ => {}
        }
        return;
    }
    let (claims, conclusions) = (step.claims.len(), step.conclusions.len());
    match chance.random_range(0..8) {
        0 if claims > 0 => {
            step.claims[chance.random_range(0..claims)].statement = Statement::Filled(Vec::new());
        }
        1 if conclusions > 0 => drop(step.conclusions.remove(chance.random_range(0..conclusions))),
        2 | 3 if conclusions > 0 => {
            change_fact(&mut step.conclusions[chance.random_range(0..conclusions)].fact, chance);
        }
        4 if conclusions > 0 => {
            let mut more = step.conclusions[chance.random_range(0..conclusions)].clone();
            change_fact(&mut more.fact, chance);
            step.conclusions.push(more);
        }
        5 if conclusions > 0 && claims > 0 => {
            let one = chance.random_range(0..claims) as u16;
            step.conclusions[chance.random_range(0..conclusions)].support =
                Support::Claims(vec![one]);
        }
        _ if claims > 0 => {
            change_statement(&mut step.claims[chance.random_range(0..claims)].statement, chance);
        }
        _ => step.claims.push(Claim::new(Role::Premise, Statement::NoDigit(cell(chance)))),
    }
}

/// The trace with one thing changed: in the step with this number, or, one time in six, in what comes before it.
fn tampered(trace: &Trace, number: usize, chance: &mut impl Rng) -> Trace {
    let mut trace = trace.clone();
    match chance.random_range(0..12) {
        0 => drop(trace.start.givens.remove(chance.random_range(0..trace.start.givens.len()))),
        1 if number > 0 => drop(trace.steps.remove(chance.random_range(0..number))),
        _ => change_step(&mut trace.steps[number], chance),
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
