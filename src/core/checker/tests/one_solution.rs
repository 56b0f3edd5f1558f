//! Conclusions that assume one solution, and rest on two ways to fill some cells.

use super::*;
use crate::grid::Candidate;

const RECTANGLE: &str = "C4 G4 C6 G6";

fn assumption(names: &str) -> Vec<Statement> {
    vec![Statement::NotGiven(cells(names)), Statement::OneSolution]
}

/// A trace that begins with a puzzle that has one solution.
fn with_puzzle(claims: Vec<Statement>, conclusions: &str) -> Trace {
    let mut trace = trace(vec![step(claims, conclusions)]);
    trace.start.givens = puzzle();
    trace
}

fn reason(trace: &Trace) -> RejectionReason {
    check(trace).expect_err("it must not pass").reason
}

fn rectangle() -> Trace {
    let corners = vec![only_digits("C4 G4 C6", "59")];
    with_puzzle([corners, assumption(RECTANGLE)].concat(), "G6≠5 G6≠9")
}

#[test]
fn a_unique_rectangle_passes() {
    assert!(check(&rectangle()).is_ok());
    let two = vec![only_digits("C4 G4", "59"), only_digits("C6 G6", "159"), sees("C6 G6", "F6")];
    let second = with_puzzle([two, assumption(RECTANGLE)].concat(), "F6≠1");
    assert!(check(&second).is_ok());
    let linked = vec![only_digits("C4 G4", "59"), only_places("r6", '5', "C6 G6")];
    let fourth = with_puzzle([linked, assumption(RECTANGLE)].concat(), "C6≠9 G6≠9");
    assert!(check(&fourth).is_ok());
}

#[test]
fn an_avoidable_rectangle_passes() {
    let placed = [("C4", '5'), ("G4", '9'), ("C6", '9')]
        .map(|(name, symbol)| Candidate::new(cell(name), digit(symbol)));
    let filled = vec![Statement::Filled(placed.to_vec())];
    let mut trace = with_puzzle([filled, assumption(RECTANGLE)].concat(), "G6≠5");
    trace.start.placed = placed.to_vec();
    assert!(check(&trace).is_ok());
}

#[test]
fn a_loop_of_six_cells_passes() {
    let five = vec![only_digits("C4 G4 G5 B5 C8", "59")];
    let cells = assumption("C4 G4 G5 B5 C8 B8");
    let whole = with_puzzle([five.clone(), cells].concat(), "B8≠5 B8≠9");
    assert!(check(&whole).is_ok());
    let cells = assumption("C4 G4 G5 B5 C8 A8");
    let broken = with_puzzle([five, cells].concat(), "A8≠5");
    assert_eq!(reason(&broken), RejectionReason::DoesNotFollow(fact("A8≠5")));
}

#[test]
fn without_the_assumption_nothing_follows() {
    for number in [1, 2] {
        let mut trace = rectangle();
        let _ = trace.steps[0].claims.remove(number);
        assert_eq!(reason(&trace), RejectionReason::DoesNotFollow(fact("G6≠5")));
    }
}

#[test]
fn the_assumption_must_be_true() {
    let mut open = rectangle();
    let _ = open.start.givens.drain(..12);
    assert_eq!(reason(&open), RejectionReason::NotOneSolution);
    let mut given = rectangle();
    given.start.givens.push(Candidate::new(cell("G4"), digit('4')));
    assert_eq!(reason(&given), RejectionReason::IsGiven(cell("G4")));
}

#[test]
fn cells_that_cannot_be_exchanged_prove_nothing() {
    let claims = |corners: &str, all| [vec![only_digits(corners, "59")], assumption(all)].concat();
    // In four blocks: an exchange would put two fives into one of them.
    let four_blocks = with_puzzle(claims("C4 F4 C7", "C4 F4 C7 F7"), "F7≠5");
    assert_eq!(reason(&four_blocks), RejectionReason::DoesNotFollow(fact("F7≠5")));
    let extra = vec![only_digits("C4", "159"), only_digits("G4 C6", "59")];
    let extra = with_puzzle([extra, assumption(RECTANGLE)].concat(), "G6≠5");
    assert_eq!(reason(&extra), RejectionReason::DoesNotFollow(fact("G6≠5")));
    let three_cells = with_puzzle(claims("C4 G4 C6", "C4 G4 C6"), "G6≠5");
    assert_eq!(reason(&three_cells), RejectionReason::DoesNotFollow(fact("G6≠5")));
}

#[test]
fn every_way_to_fill_the_cells_needs_a_twin() {
    // With the third digit in G6 there is no twin, whenever that is tried.
    for (pair, three) in [("12", "129"), ("59", "159"), ("19", "159")] {
        let corners = vec![only_digits("C4 G4 C6", pair), only_digits("G6", three)];
        let open = with_puzzle([corners, assumption(RECTANGLE)].concat(), "I1≠3");
        assert_eq!(reason(&open), RejectionReason::DoesNotFollow(fact("I1≠3")), "{three}");
    }
}

#[test]
fn two_ways_to_fill_cells_are_found_by_completion_too() {
    // What is seen at once is enough for most patterns, so this way is asked for by itself.
    let judge = Checker::new(&classic()).judge;
    let of = |claims: &[Statement]| {
        let claims: Vec<Claim> =
            claims.iter().map(|it| Claim::new(Role::Premise, it.clone())).collect();
        let claims: Vec<&Claim> = claims.iter().collect();
        let mut budget = Budget::nodes(1_000_000);
        let grid = judge.grid(&claims, &mut budget).expect("it is decided");
        judge.contradicts_one_solution(&grid, &claims, &mut budget).expect("it is decided")
    };
    let corners = only_digits(RECTANGLE, "59");
    assert!(of(&[vec![corners.clone()], assumption(RECTANGLE)].concat()));
    assert!(!of(&[vec![corners.clone()], assumption("C4 G4 C6")].concat()), "the fourth is fixed");
    assert!(!of(&[corners]), "no cells may be exchanged");
}
