//! What a trace is to show, and by which givens.

use super::damages::{OF_GOALS, Tried, try_all};
use super::*;

/// A given in A1 strikes its digit from B1; C1 sees it too, and no step says so.
fn struck() -> Trace {
    let given = Candidate::new(cell("A1"), digit('1'));
    let mut trace = trace(vec![step(vec![Statement::Filled(vec![given])], "B1≠1")]);
    trace.start.givens = vec![given, Candidate::new(cell("E5"), digit('2'))];
    trace
}

fn rejected(trace: Trace, goal: Goal) -> Option<RejectionReason> {
    let rejection = check(&trace.with_goal(goal)).err()?;
    assert_eq!(rejection.place, [TracePart::End]);
    Some(rejection.reason)
}

#[test]
fn damaged_goals_are_refused() {
    // That A1 is 1 is why B1 is not.
    let given = Candidate::new(cell("A1"), digit('1'));
    let mut whole = trace(vec![step(vec![only_digits("B1", "2")], "B1=2")]);
    whole.start.removed.retain(|&removed| removed != Candidate::new(cell("B1"), digit('1')));
    whole.start.givens = vec![given];
    let whole = whole.with_goal(Goal::facts([fact("B1=2")]).from_givens(&[given]));
    let (geometry, mut tried) = (classic(), Tried::default());
    let judges = (&Checker::new(&geometry), &Search::general(&geometry));
    try_all(&geometry, judges, &OF_GOALS, &whole, &mut tried);
    assert_eq!((tried.refused, tried.harmless), (4, 0));
}

#[test]
fn what_is_shown_must_be_reached() {
    let facts = |texts: &[&str]| Goal::facts(texts.iter().map(|text| fact(text)));
    assert_eq!(rejected(struck(), facts(&["B1≠1", "C1≠1", "A1=1"])), None);
    let reason = RejectionReason::NotReached(fact("B1≠2"));
    assert_eq!(rejected(struck(), facts(&["B1≠1", "B1≠2"])), Some(reason));
    let reason = RejectionReason::NotSolved(79);
    assert_eq!(rejected(struck(), Goal::new(Shows::Solution)), Some(reason));
    let reason = RejectionReason::NotContradicted;
    assert_eq!(rejected(struck(), Goal::new(Shows::NoSolution)), Some(reason));
}

#[test]
fn a_contradiction_shows_that_there_is_no_solution_and_nothing_else() {
    let mut collides = struck();
    collides.start.givens.push(Candidate::new(cell("C1"), digit('1')));
    collides.contradiction = Some(claim(Statement::NoDigit(cell("A1"))));
    assert_eq!(rejected(collides.clone(), Goal::new(Shows::NoSolution)), None);
    for goal in [Goal::new(Shows::Solution), Goal::facts([fact("B1≠1")])] {
        assert_eq!(rejected(collides.clone(), goal), Some(RejectionReason::OtherEnd));
    }
}

#[test]
fn the_givens_that_are_named_must_be_there_and_be_enough() {
    let goal = |text, givens: &[(&str, char)]| {
        let given = |&(name, symbol): &(&str, char)| Candidate::new(cell(name), digit(symbol));
        let givens: Vec<Candidate> = givens.iter().map(given).collect();
        Goal::facts([fact(text)]).from_givens(&givens)
    };
    assert_eq!(rejected(struck(), goal("B1≠1", &[("A1", '1')])), None);
    assert_eq!(rejected(struck(), goal("B1≠1", &[("A1", '1'), ("E5", '2')])), None);
    let few = Some(RejectionReason::GivensNotEnough);
    assert_eq!(rejected(struck(), goal("B1≠1", &[("E5", '2')])), few, "the step has no cause");
    let mut stepless = struck();
    stepless.steps.clear();
    assert_eq!(rejected(stepless.clone(), goal("C1≠1", &[("A1", '1')])), None);
    assert_eq!(rejected(stepless, goal("C1≠1", &[("E5", '2')])), few, "it is not reached");
    let other = Some(RejectionReason::NoSuchGiven(cell("A1")));
    assert_eq!(rejected(struck(), goal("B1≠1", &[("A1", '2')])), other);
    let none = Some(RejectionReason::NoSuchGiven(cell("I9")));
    assert_eq!(rejected(struck(), goal("B1≠1", &[("A1", '1'), ("I9", '2')])), none);
}
