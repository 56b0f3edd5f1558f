//! Chains, loops, groups and almost locked sets.

use super::*;

fn strong(number: u8, symbol: char, name: &str, names: &str) -> Claim {
    only_places(Role::StrongLink(number), symbol, name, names)
}

fn weak(number: u8, first: (char, &str), second: (char, &str)) -> Claim {
    not_both(Role::WeakLink(number), node(first.0, first.1), node(second.0, second.1))
}

fn target(first: (char, &str), second: (char, &str)) -> Claim {
    not_both(Role::Target, node(first.0, first.1), node(second.0, second.1))
}

/// Row 1, column 7, and a cell with two candidates.
fn state() -> State {
    State::new().only("r1", '3', "r1c1 r1c7").only("c7", '8', "r1c7 r6c7").hold("r6c5", "38")
}

fn links() -> Vec<Claim> {
    vec![
        strong(0, '3', "r1", "r1c1 r1c7"),
        weak(0, ('3', "r1c7"), ('8', "r1c7")),
        strong(1, '8', "c7", "r1c7 r6c7"),
        weak(1, ('8', "r6c7"), ('8', "r6c5")),
        only_digits(Role::StrongLink(2), "r6c5", "38"),
    ]
}

const LINKS: &str = "(3)r1c1=(3)r1c7-(8)r1c7=(8)r6c7-(8=3)r6c5";

#[test]
fn a_chain_goes_link_by_link() {
    let mut claims = links();
    claims.push(target(('3', "r1c1"), ('3', "r1c5 r6c1")));
    claims.push(target(('3', "r6c5"), ('3', "r1c5 r6c1")));
    state().check(&step(claims.clone(), "r1c5<>3 r6c1<>3"), &format!("{LINKS} => r1c5,r6c1<>3"));
    state().check(&step(claims, "r6c1<>3"), &format!("{LINKS} => (r1c5<>3), r6c1<>3"));
}

#[test]
fn a_loop_comes_back_to_its_first_node() {
    let mut claims = links();
    claims.push(weak(2, ('3', "r6c5"), ('3', "r1c1")));
    let expected = format!("{LINKS}-(3)r1c1 => r1c7<>9, r9c9<>3");
    state().check(&step(claims, "r1c7<>9 r9c9<>3"), &expected);
}

#[test]
fn a_chain_of_two_digits_excludes_each_target_by_both_ends() {
    let claims = vec![
        strong(0, '3', "r1", "r1c1 r1c7"),
        weak(0, ('3', "r1c7"), ('8', "r1c7")),
        strong(1, '8', "c7", "r1c7 r6c7"),
        target(('3', "r1c1"), ('3', "r6c7")),
        target(('8', "r6c7"), ('3', "r6c7")),
        target(('3', "r1c1"), ('8', "r1c1")),
        target(('8', "r6c7"), ('8', "r1c1")),
    ];
    let expected = "(3)r1c1=(3)r1c7-(8)r1c7=(8)r6c7 => r6c7<>3, r1c1<>8";
    state().check(&step(claims, "r6c7<>3 r1c1<>8"), expected);
}

#[test]
fn a_chain_may_end_where_it_began() {
    let claims = vec![
        strong(0, '3', "r1", "r1c1 r1c7"),
        weak(0, ('3', "r1c7"), ('3', "r3c8")),
        strong(1, '3', "c8", "r3c8 r1c1"),
        target(('3', "r1c1"), ('5', "r1c1")),
    ];
    let mut state = State::new().only("r1", '3', "r1c1 r1c7");
    state = state.only("c8", '3', "r3c8");
    // A column that lies through r1c1 is no column: the claims are told one by one.
    let text = print(&state.geometry, &state.candidates, "Name", &step(claims, "r1c1<>5"));
    assert!(
        text.starts_with("Name: [strong0 3 in r1 only r1c17; weak0 (3)r1c7-(3)r3c8;"),
        "{text}"
    );
    let claims = vec![
        strong(0, '3', "r1", "r1c1 r1c7"),
        weak(0, ('3', "r1c7"), ('3', "r3c8")),
        strong(1, '3', "r3", "r3c1 r3c8"),
        weak(1, ('3', "r3c1"), ('5', "r3c1")),
        strong(2, '5', "c1", "r3c1 r6c1"),
        weak(2, ('5', "r6c1"), ('3', "r6c1")),
        strong(3, '3', "c1", "r1c1 r6c1"),
        target(('3', "r1c1"), ('5', "r1c1")),
        target(('3', "r1c1"), ('9', "r1c1")),
    ];
    let state = State::new()
        .only("r1", '3', "r1c1 r1c7")
        .only("r3", '3', "r3c1 r3c8")
        .only("c1", '3', "r1c1 r6c1")
        .only("c1", '5', "r3c1 r6c1");
    // In the state 3 is not in r3c1: this strong link is none, and is not written as one.
    let text = print(&state.geometry, &state.candidates, "Name", &step(claims, "r1c1<>5 r1c1<>9"));
    assert!(text.contains("strong1 3 in r3 only r3c18"), "{text}");
    let claims = vec![
        only_digits(Role::StrongLink(0), "r1c1", "35"),
        weak(0, ('5', "r1c1"), ('5', "r1c7")),
        only_digits(Role::StrongLink(1), "r1c7", "35"),
        weak(1, ('3', "r1c7"), ('3', "r3c8")),
        strong(2, '3', "c8", "r3c8 r6c8"),
        weak(2, ('3', "r6c8"), ('3', "r6c1")),
        strong(3, '3', "c1", "r1c1 r6c1"),
        target(('3', "r1c1"), ('5', "r1c1")),
    ];
    let state = State::new().hold("r1c1 r1c7", "35");
    let state = state.only("c8", '3', "r3c8 r6c8").only("c1", '3', "r1c1 r6c1");
    let expected = "(3=5)r1c1-(5=3)r1c7-(3)r3c8=(3)r6c8-(3)r6c1=(3)r1c1 => r1c1<>5";
    state.check(&step(claims, "r1c1<>5"), expected);
}

#[test]
fn groups_and_other_houses_are_written() {
    // The first house with just these places is the row; the claim is about the block.
    let state = State::new()
        .only("r1", '3', "r1c1 r1c2 r1c3")
        .only("b1", '3', "r1c1 r1c2 r1c3")
        .only("c3", '3', "r1c3 r7c3");
    let claims = |name| {
        vec![
            strong(0, '3', name, "r1c1 r1c2 r1c3"),
            weak(0, ('3', "r1c3"), ('3', "r4c9")),
            strong(1, '3', "c3", "r1c3 r7c3"),
            target(('3', "r1c1 r1c2"), ('3', "r9c9")),
            target(('3', "r7c3"), ('3', "r9c9")),
        ]
    };
    let usual = step(claims("r1"), "r9c9<>3");
    let text = print(&state.geometry, &state.candidates, "Name", &usual);
    assert!(text.starts_with("Name: ["), "the second link does not begin with r1c3: {text}");
    let claims = |name| {
        vec![
            strong(0, '3', name, "r1c1 r1c2 r1c3"),
            weak(0, ('3', "r1c3"), ('5', "r1c3")),
            only_digits(Role::StrongLink(1), "r1c3", "35"),
            target(('3', "r1c1 r1c2"), ('3', "r9c9")),
            target(('3', "r1c3"), ('3', "r9c9")),
        ]
    };
    let state = state.hold("r1c3", "35");
    let rest = "(3)r1c3-(5=3)r1c3 => r9c9<>3";
    state.check(&step(claims("r1"), "r9c9<>3"), &format!("(3)r1c12={rest}"));
    state.check(&step(claims("b1"), "r9c9<>3"), &format!("(3)r1c12=[b1]={rest}"));
}

#[test]
fn an_almost_locked_set_leads_from_its_first_digit_to_its_last() {
    let state = State::new().hold("r1c2", "137").hold("r1c5", "12").hold("r1c6", "127").only(
        "r4",
        '7',
        "r4c2 r4c8",
    );
    let claims = vec![
        only_digits(Role::StrongLink(0), "r1c5", "12"),
        only_digits(Role::StrongLink(0), "r1c6", "127"),
        only_digits(Role::StrongLink(0), "r1c2", "137"),
        weak(0, ('7', "r1c2 r1c6"), ('7', "r4c2")),
        strong(1, '7', "r4", "r4c2 r4c8"),
        target(('3', "r1c2"), ('3', "r4c8")),
        target(('7', "r4c8"), ('3', "r4c8")),
    ];
    let expected = "(3=127)r1c256-(7)r4c2=(7)r4c8 => r4c8<>3";
    state.check(&step(claims, "r4c8<>3"), expected);
}

#[test]
fn two_chains_are_joined() {
    let state = State::new()
        .only("r1", '3', "r1c2 r1c8")
        .only("c1", '3', "r2c1 r9c1")
        .only("r2", '3', "r2c1 r2c7")
        .only("c2", '3', "r1c2 r8c2");
    let claims = vec![
        strong(0, '3', "r1", "r1c2 r1c8"),
        weak(0, ('3', "r1c2"), ('3', "r2c1")),
        strong(1, '3', "c1", "r2c1 r9c1"),
        target(('3', "r1c8"), ('3', "r9c8")),
        target(('3', "r9c1"), ('3', "r9c8")),
        strong(2, '3', "r2", "r2c1 r2c7"),
        weak(2, ('3', "r2c1"), ('3', "r1c2")),
        strong(3, '3', "c2", "r1c2 r8c2"),
        target(('3', "r2c7"), ('3', "r8c7")),
        target(('3', "r8c2"), ('3', "r8c7")),
    ];
    let both = step(claims, "r9c8<>3 r8c7<>3");
    let both = resting(both, &[&[0, 1, 2, 3, 4], &[5, 6, 7, 8, 9]]);
    let first = "(3)r1c8=(3)r1c2-(3)r2c1=(3)r9c1";
    let second = "(3)r2c7=(3)r2c1-(3)r1c2=(3)r8c2";
    state.check(&both, &format!("{first} & {second} => r9c8<>3, r8c7<>3"));
}
