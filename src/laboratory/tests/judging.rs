//! The pass rule.

use super::{CaseParts, classic, coded, knowledge};
use crate::{CaseOutcome, CaseVerdict, Judge, LibraryCase};
use duvod::grid::{Candidate, Cell, DigitSet};
use duvod::knowledge::{DEFAULT_PROFILE, Rule};
use duvod::proof::Fact;
use duvod::search::{Search, Verdict};

fn judge() -> Judge {
    let profile = knowledge().profile(DEFAULT_PROFILE).expect("the default profile");
    Judge::new(knowledge(), classic(), profile)
}

fn outcome(case: &LibraryCase) -> CaseOutcome {
    judge().judge(case)
}

fn verdict(case: &LibraryCase) -> CaseVerdict {
    outcome(case).verdict
}

fn rules_with_cases() -> impl Iterator<Item = &'static Rule> {
    knowledge().rules().filter(|rule| rule.code.is_some() && !rule.examples.is_empty())
}

#[test]
fn the_examples_of_the_rules_pass_as_cases() {
    let judge = judge();
    for rule in rules_with_cases() {
        let outcome = judge.judge(&CaseParts::of(rule).case());
        assert_eq!(outcome.verdict, CaseVerdict::Passed, "{}: {:?}", rule.id, outcome.instances);
    }
}

#[test]
fn exactly_the_listed_conclusions_are_asked_for() {
    let mut lines = rules_with_cases().map(CaseParts::of);
    let mut line = lines.find(|line| line.facts.len() > 2).expect("several conclusions");
    let dropped = line.facts.pop().expect("one of several");
    assert_eq!(verdict(&line.case()), CaseVerdict::Missing);
    line.facts.push(dropped.negated());
    assert_eq!(verdict(&line.case()), CaseVerdict::Missing);
    line.facts.extend([dropped, dropped]);
    line.facts.retain(|&fact| fact != dropped.negated());
    assert_eq!(verdict(&line.case()), CaseVerdict::Passed);
}

#[test]
fn the_instance_must_work_on_the_digits_of_the_case() {
    let mut line = CaseParts::of(coded("0100"));
    let digit = line.facts[0].digit();
    line.digits = classic().symbol(digit).to_string();
    assert_eq!(verdict(&line.case()), CaseVerdict::Passed);
    let other = (classic().all_digits() - DigitSet::of(digit)).first().expect("another digit");
    line.digits = classic().symbol(other).to_string();
    let outcome = outcome(&line.case());
    assert_eq!(outcome.verdict, CaseVerdict::Missing);
    let facts = line.facts.iter().copied().collect();
    assert!(outcome.instances.iter().any(|found| found.facts == facts));
}

#[test]
fn where_nothing_may_be_found_everything_is_too_much() {
    let mut line = CaseParts::of(coded("0200"));
    line.code.push_str("-x");
    assert_eq!(verdict(&line.case()), CaseVerdict::Unwanted);
    line.state.removed.clear();
    line.state.board = duvod::grid::Board::empty(81);
    let outcome = outcome(&line.case());
    assert_eq!((outcome.verdict, outcome.instances.len()), (CaseVerdict::Passed, 0));
}

#[test]
fn a_code_without_a_rule_does_not_pass() {
    let mut line = CaseParts::of(coded("0200"));
    line.code = "9999".to_owned();
    assert_eq!(verdict(&line.case()), CaseVerdict::NoRule);
    line.code = "9999-x".to_owned();
    assert_eq!(verdict(&line.case()), CaseVerdict::NoRule);
}

/// Leaves one cell nothing but a digit that it does not hold, and gives that false fact.
fn mislead(line: &mut CaseParts) -> Fact {
    let Verdict::One(solution) = Search::new(classic()).verdict(&line.state.board) else {
        panic!("the example has one solution");
    };
    let concluded = line.facts[0].cell();
    let candidates = line.state.candidates(classic());
    let fit = |cell: &Cell| *cell != concluded && candidates.digits_of(*cell).len() > 1;
    let cell = classic().cells().find(fit).expect("a cell with several candidates");
    let right = DigitSet::of(solution.digit(cell));
    let false_digit = (candidates.digits_of(cell) - right).first().expect("a false candidate");
    let gone = candidates.digits_of(cell) - DigitSet::of(false_digit);
    line.state.removed.extend(gone.iter().map(|digit| Candidate { cell, digit }));
    Fact::Holds(cell, false_digit)
}

#[test]
fn another_instance_must_not_conclude_what_is_not_so() {
    let mut line = CaseParts::of(coded("0003"));
    let false_fact = mislead(&mut line);
    let outcome = outcome(&line.case());
    let CaseVerdict::Wrong(number, fact) = outcome.verdict else { panic!("{outcome:?}") };
    assert_eq!(fact, false_fact);
    assert!(outcome.instances[number].facts.contains(&fact));
    // What is asked for is there all the same; it is the other one that spoils the case.
    let facts = line.facts.iter().copied().collect();
    assert!(outcome.instances.iter().any(|found| found.facts == facts));
}

#[test]
fn without_a_single_solution_what_follows_from_the_candidates_is_so() {
    let mut line = CaseParts::of(coded("0003"));
    // Only the cells that the conclusion sees keep their digits: many solutions, the same instance.
    let seen = classic().peers(line.facts[0].cell());
    for cell in classic().cells().filter(|&cell| !seen.contains(cell)) {
        line.state.board.set(cell, duvod::grid::Entry::Empty);
    }
    let several = Search::new(classic()).verdict(&line.state.board);
    assert!(matches!(several, Verdict::Several(..)), "{several:?}");
    let outcome = outcome(&line.case());
    assert_eq!(outcome.verdict, CaseVerdict::Passed, "{:?}", outcome.instances);
}

#[test]
fn what_is_not_decided_is_no_verdict() {
    let line = CaseParts::of(coded("0003"));
    assert_eq!(judge().within(0).judge(&line.case()).verdict, CaseVerdict::Undecided);
    // Several solutions, so that what other instances conclude has to be asked about.
    let mut open = CaseParts::of(coded("0003"));
    let seen = classic().peers(open.facts[0].cell());
    for cell in classic().cells().filter(|&cell| !seen.contains(cell)) {
        open.state.board.set(cell, duvod::grid::Entry::Empty);
    }
    for (nodes, verdict) in [
        (0, CaseVerdict::Undecided),
        (1, CaseVerdict::Undecided),
        (10, CaseVerdict::Undecided),
        (100_000, CaseVerdict::Passed),
    ] {
        assert_eq!(judge().within(nodes).judge(&open.case()).verdict, verdict, "{nodes}");
    }
}
