//! Hand-written traces that must pass, and ones tampered with that must not.

mod accepted;
mod damages;
mod goals;
mod narrow;
mod one_solution;
mod rejected;

use super::*;
use crate::grid::test_grids::{cell, cells, classic, grid_of};
use crate::grid::{Candidate, Candidates, Cell, Digit, DigitSet, House, StateText};
use crate::proof::{Case, CaseEnd, Claim, Conclusion, Role, RuleId, Statement, Step, Support};
use crate::search::Search;

pub(super) fn check(trace: &Trace) -> Result<Checked, Rejection> {
    Checker::new(&classic()).check(trace)
}

pub(super) fn digit(symbol: char) -> Digit {
    Digit::new(symbol.to_digit(10).expect("a digit") as usize - 1)
}

/// A house by its letter (row, column, block) and its number from 1: `r7`, `c5`, `b8`.
pub(super) fn house(name: &str) -> House {
    let kind = "rcb".find(&name[..1]).expect("r, c or b");
    House::new(9 * kind + name[1..].parse::<usize>().expect("a number") - 1)
}

/// A fact by its text: `E7=3` or `E7≠3`.
pub(super) fn fact(text: &str) -> Fact {
    let symbol = text.chars().last().expect("a digit");
    match text.split_once('=') {
        Some((name, _)) => Fact::Holds(cell(name), digit(symbol)),
        None => Fact::Absent(cell(text.split_once('≠').expect("a fact").0), digit(symbol)),
    }
}

fn digits(symbols: &str) -> DigitSet {
    symbols.chars().map(digit).collect()
}

pub(super) fn only_digits(names: &str, symbols: &str) -> Statement {
    Statement::OnlyDigits { cells: cells(names), digits: digits(symbols) }
}

pub(super) fn only_places(name: &str, symbol: char, names: &str) -> Statement {
    Statement::OnlyPlaces { house: house(name), digit: digit(symbol), cells: cells(names) }
}

pub(super) fn sees(from: &str, targets: &str) -> Statement {
    Statement::Sees { cells: cells(from), targets: cells(targets) }
}

pub(super) fn claim(statement: Statement) -> Claim {
    Claim::new(Role::Premise, statement)
}

/// A step whose conclusions rest on all of its claims.
pub(super) fn step(claims: Vec<Statement>, conclusions: &str) -> Step {
    let all = |text| Conclusion::from_all(fact(text));
    Step {
        rule: RuleId::new("test"),
        claims: claims.into_iter().map(claim).collect(),
        conclusions: conclusions.split_whitespace().map(all).collect(),
        cases: Vec::new(),
    }
}

/// A case that ends in a contradiction.
pub(super) fn refuted(supposed: &str, steps: Vec<Step>, end: Statement) -> Case {
    Case { supposed: fact(supposed), steps, end: CaseEnd::Contradiction(claim(end)) }
}

/// A case that reaches facts.
pub(super) fn reaching(supposed: &str, steps: Vec<Step>, facts: &str) -> Case {
    let facts = facts.split_whitespace().map(fact).collect();
    Case { supposed: fact(supposed), steps, end: CaseEnd::Reaches(facts) }
}

/// A trace from a start in which exactly that is gone which the claims take for granted.
pub(super) fn trace(steps: Vec<Step>) -> Trace {
    let mut trace = Trace {
        grid: "test".to_owned(),
        start: Start::default(),
        steps,
        contradiction: None,
        goal: None,
    };
    for step in trace.steps.clone() {
        assume(&mut trace, step.claims.iter().map(|claim| &claim.statement));
    }
    trace
}

/// Adds to the start what the statements take for granted of candidates.
pub(super) fn assume<'a>(trace: &mut Trace, statements: impl IntoIterator<Item = &'a Statement>) {
    for statement in statements {
        for Candidate { cell, digit } in statement.premises(&classic()).absent.iter() {
            if !trace.start.removed.contains(&Candidate { cell, digit }) {
                trace.start.removed.push(Candidate { cell, digit });
            }
        }
    }
}

/// The givens of a puzzle with one solution, Wikipedia's example of a Sudoku.
pub(super) fn puzzle() -> Vec<Candidate> {
    let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    StateText::parse(text, &classic()).expect("a puzzle").board.givens().collect()
}
