//! Counting all instances, and having them proved.

use super::{CaseParts, classic, coded, knowledge};
use crate::Survey;
use duvod::checker::RejectionReason;
use duvod::grid::{Candidate, Entry};

#[test]
fn every_rule_that_supposes_nothing_is_counted() {
    let survey = Survey::new(knowledge(), classic());
    let rules: Vec<_> = survey.rules().collect();
    let plain = knowledge().rules().filter(|rule| !rule.supposes());
    assert_eq!(rules, plain.map(|rule| rule.id).collect::<Vec<_>>());
    let rule = coded("0200");
    let findings = survey.examine(&CaseParts::of(rule).state);
    let place = rules.iter().position(|&id| id == rule.id).expect("the rule");
    assert!(findings.counts[place] > 0 && findings.rejected.is_empty());
    assert_eq!(findings.counts.len(), rules.len());
}

#[test]
fn what_the_rules_find_in_their_examples_is_proved() {
    let survey = Survey::new(knowledge(), classic()).checking();
    for code in ["0003", "0100", "0200", "0800"] {
        let findings = survey.examine(&CaseParts::of(coded(code)).state);
        assert!(findings.counts.iter().sum::<usize>() > 0);
        assert_eq!(findings.rejected, []);
    }
}

#[test]
fn what_the_checker_rejects_is_told() {
    let mut state = CaseParts::of(coded("0003")).state;
    // The same digit once more in a row, far from what the instance looks at.
    let Candidate { cell, digit } = state.board.digits().next().expect("a digit");
    let row = classic().cells().filter(|&other| classic().row(other) == classic().row(cell));
    let empty = row.filter(|&other| state.board.entry(other) == Entry::Empty);
    let other = empty.last().expect("an empty cell in the row");
    state.board.set(other, Entry::Given(digit));
    let survey = Survey::new(knowledge(), classic()).checking();
    let findings = survey.examine(&state);
    assert!(!findings.rejected.is_empty());
    for rejected in &findings.rejected {
        assert!(!rejected.step.conclusions.is_empty());
        let reason = &rejected.rejection.reason;
        assert!(
            matches!(reason, RejectionReason::Collides { .. } | RejectionReason::FilledTwice(_)),
            "{reason:?}"
        );
    }
}

#[test]
fn what_is_not_decided_is_said() {
    let state = CaseParts::of(coded("0003")).state;
    let survey = Survey::new(knowledge(), classic()).checking();
    assert!(!survey.examine(&state).given_up);
    let findings = survey.within(0).examine(&state);
    assert!(findings.given_up && !findings.rejected.is_empty());
    let reasons = findings.rejected.iter().map(|rejected| &rejected.rejection.reason);
    assert!({ reasons }.all(|reason| *reason == RejectionReason::Undecided));
}
