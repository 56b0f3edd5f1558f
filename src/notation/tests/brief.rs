//! Lines as people write them, beside what can be read back.

use super::*;
use crate::notation::brief;

/// Reads the first line in the state, and holds that the step is written as the second.
fn check(state: &State, whole: &str, expected: &str) {
    let whole = format!("Name: {whole}");
    let step = parse(&state.geometry, &state.candidates, RuleId::new("rule"), &whole);
    let step = step.unwrap_or_else(|error| panic!("{whole}: {error:?}"));
    let written = brief(&state.geometry, &state.candidates, "Na: me", &step);
    assert_eq!(written, format!("Na: me: {expected}"));
}

/// Row 1, column 7, and a cell with two candidates.
fn state() -> State {
    State::new().only("r1", '3', "r1c1 r1c7").only("c7", '8', "r1c7 r6c7").hold("r6c5", "38")
}

#[test]
fn a_weak_link_within_a_cell_stands_in_it() {
    check(
        &state(),
        "(3)r1c1=(3)r1c7-(8)r1c7=(8)r6c7-(8=3)r6c5 => r1c5,r6c1<>3",
        "3r1c1=(3-8)r1c7=8r6c7-(8=3)r6c5 => r1c5,r6c1<>3",
    );
    check(
        &state(),
        "(8)r6c7=(8)r1c7-(3)r1c7=(3)r1c1-(8)r6c7 => r1c1<>8",
        "8r6c7=(8-3)r1c7=3r1c1-8r6c7 => r1c1<>8",
    );
}

#[test]
fn groups_keep_a_weak_link_between_them() {
    let state = State::new().only("r1", '3', "r1c1 r1c2 r1c7").only("c7", '3', "r1c7 r6c7");
    check(&state, "(3)r1c12=(3)r1c7 => r2c3<>3", "3r1c12=3r1c7 => r2c3<>3");
}

#[test]
fn what_is_supposed_is_followed_by_arrows() {
    let state = State::new().hold("r1c3", "26").hold("r1c5", "27").hold("r9c1 r9c2", "12");
    check(
        &state,
        "r3c3=6 => (naked-single: 2 in r1c3 => r1c3=2; naked-single: 7 in r1c5 => r1c5=7) no 7 in r1 => r3c3<>6",
        "6r3c3 → 2r1c3 → 7r1c5 → no 7 in r1 => r3c3<>6",
    );
    check(
        &state,
        "r3c3<>6 => (naked-pair: 1/2 in r9c12 => r9c34<>1, r9c3<>2) r9c9=4 | r1c3=2 => r9c9=4 => r9c9=4",
        "-6r3c3; -1r9c34,-2r9c3 | 2r1c3 => r9c9=4",
    );
}

#[test]
fn an_arrow_leads_only_from_what_an_assertion_follows_from() {
    let state = State::new().hold("r1c3", "26").hold("r3c5", "46").hold("r1c5", "247");
    check(
        &state.hold("r1c9", "7"),
        "r3c3=6 => (naked-single: 2 in r1c3 => r1c3=2; naked-single: 4 in r3c5 => r3c5=4; \
         naked-single: 7 in r1c5 => r1c5=7) no digit in r1c9 => r3c3<>6",
        "6r3c3 → 2r1c3; 6r3c3 → 4r3c5; (2r1c3,4r3c5) → 7r1c5 → no digit in r1c9 => r3c3<>6",
    );
}

#[test]
fn what_is_supposed_within_stands_in_brackets() {
    let state = State::new().hold("r1c3 r3c1", "26");
    check(
        &state,
        "r3c3=6 => (trial: r1c3=2 => no digit in r3c1 => r1c3<>2) no digit in r1c3 => r3c3<>6",
        "6r3c3 → [2r1c3 → no digit in r3c1] -2r1c3; (6r3c3,-2r1c3) → no digit in r1c3 => r3c3<>6",
    );
}

#[test]
fn houses_of_a_strong_digit_do_not_read_as_a_cell() {
    let state = State::new().hold("r4c2 r7c3", "46").only("r4", '4', "r4c2 r4c3");
    let state = state.only("c3", '4', "r4c3 r7c3");
    for only in ["4 strong in r4", "4 strong in r4 and c3"] {
        let line = format!("deadly 4/6 r47c23, {only} => r4c3<>6");
        check(&state, &line, &line);
    }
}
