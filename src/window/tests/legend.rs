//! The legend below the panel: what the marks and the lines of the shown step say.

use super::*;
use crate::Go;
use duvod::picture::{Sign, legend};
use duvod::proof::Fact;

/// What the legend says of a branch and of a set, in the words that a reader sees.
fn said_of(scene: &Scene, sign: Sign) -> Option<String> {
    match sign {
        Sign::Branch(number) => {
            let supposed = scene.branches[&number];
            let is = if matches!(supposed, Fact::Holds(..)) { "is" } else { "is not" };
            let (row, column) = (supposed.cell().index() / 9, supposed.cell().index() % 9);
            let digit = supposed.digit().index() + 1;
            Some(format!("if {}{} {is} {digit}", char::from(b"ABCDEFGHI"[column]), row + 1))
        }
        Sign::Set(number) => {
            Some(format!("set {}", ['Q', 'R', 'S', 'T', 'U', 'W'][usize::from(number)]))
        }
        _ => None,
    }
}

#[test]
fn branches_and_sets_are_named_in_the_legend_of_each_step_that_has_them() {
    let mut window = solved(HARD);
    act(&mut window, Act::Tab(Tab::Procedure));
    let (mut branches, mut sets) = (0, 0);
    let trace = window.session.trace().cloned().expect("a trace");
    for step in &trace.steps {
        act(&mut window, Act::Go(Go::On));
        let scene = drawn(&window);
        let signs = legend(&scene);
        let suppositions: Vec<Fact> = step.cases.iter().map(|case| case.supposed).collect();
        let named: Vec<Fact> = scene.branches.values().copied().collect();
        assert!(named.is_empty() || named == suppositions, "{step:?}");
        let mut screen = simulator(&window, FIRST);
        for &sign in &signs {
            let Some(name) = said_of(&scene, sign) else { continue };
            let shown = window.look().typeset(&name);
            assert!(screen.find(shown.as_str()).is_ok(), "{name:?} of {step:?}");
            branches += usize::from(matches!(sign, Sign::Branch(_)));
            sets += usize::from(matches!(sign, Sign::Set(_)));
        }
    }
    assert!(branches > 10 && sets > 2, "{branches} branches, {sets} sets");
}

#[test]
fn what_is_plain_has_no_legend() {
    let mut window = solved(EASY);
    act(&mut window, Act::Tab(Tab::Procedure));
    act(&mut window, Act::Go(Go::On));
    assert_eq!(legend(&drawn(&window)), []);
    assert!(!sees(&window, "supposition") && !sees(&window, "set Q"));
}
