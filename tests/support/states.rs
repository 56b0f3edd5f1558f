//! States to try rules on, what a rule finds in them, and whether the checker accepts it.

use std::collections::BTreeSet;

use duvod::checker::Checker;
use duvod::grid::{Candidates, Geometry, StateText};
use duvod::inference::{Engine, Hints, Request};
use duvod::knowledge::{Body, Example, Rule};
use duvod::proof::{RuleId, Start, Step, Trace};

use super::{classic, classic_puzzles, knowledge, state};

/// The rule with this name.
pub(crate) fn rule(id: &str) -> &'static Rule {
    knowledge().rule(RuleId::new(id)).expect("a rule")
}

/// The cheap rules that look at one house, digit or pair of houses, as first steps through a puzzle.
pub(crate) fn cheap_rules() -> Vec<&'static Rule> {
    let is_cheap = |rule: &&Rule| matches!(rule.body, Body::Cover(_)) && rule.cost <= 100;
    knowledge().rules().filter(is_cheap).collect()
}

/// The states of the examples of these rules.
pub(crate) fn examples<'a>(
    rules: impl IntoIterator<Item = &'a Rule>,
) -> impl Iterator<Item = StateText> {
    let examples = rules.into_iter().flat_map(|rule| &rule.examples);
    examples.map(|example| state(&example.state))
}

/// How these rules, and no others, solve the puzzle as far as they go.
pub(crate) fn solved_by(rules: &[&Rule], puzzle: &str) -> Trace {
    let engine = Engine::with_rules(knowledge(), classic(), rules);
    engine.solve(Request::new(&Start::from_board(&super::puzzle(puzzle)), Hints::default()))
}

/// Every so manieth of the states on the ways that these rules take through the bundled puzzles.
pub(crate) fn on_the_ways_of(rules: &[&Rule], every: usize) -> Vec<Start> {
    let traces = classic_puzzles().map(|example| solved_by(rules, &example.puzzle));
    let states = traces.flat_map(|trace| {
        let states = (0..=trace.steps.len()).step_by(every).map(|step| state_before(&trace, step));
        states.collect::<Vec<_>>()
    });
    states.collect()
}

/// The state before a step of a trace, as a start of its own.
pub(crate) fn state_before(trace: &Trace, step: usize) -> Start {
    state_before_on(classic(), trace, step)
}

/// The same on any grid.
pub(crate) fn state_before_on(geometry: &Geometry, trace: &Trace, step: usize) -> Start {
    let board = trace.board_before(geometry, step);
    let candidates = trace.candidates_before(geometry, step);
    Start::from_state(&StateText::of_candidates(geometry, board, &candidates))
}

/// Every instance of the rule in the state.
pub(crate) fn instances(rule: &Rule, candidates: &Candidates, hints: Hints<'_>) -> Vec<Step> {
    Engine::with_rules(knowledge(), classic(), &[rule]).every(candidates, hints)
}

/// What a rule finds first in the state of an example, and what is possible there.
pub(crate) fn first_in(rule: &Rule, example: &Example) -> (Candidates, Step) {
    let state = state(&example.state);
    let candidates = state.candidates(classic());
    let engine = Engine::with_rules(knowledge(), classic(), &[rule]);
    let step = engine.first(&candidates, super::hints(&state)).expect("an instance");
    (candidates, step)
}

/// What the rules find first in each of their examples.
pub(crate) fn in_examples() -> impl Iterator<Item = (Candidates, Step)> {
    let examples = |rule: &'static Rule| rule.examples.iter().map(move |one| first_in(rule, one));
    knowledge().rules().flat_map(examples)
}

/// What an instance strikes: cells and digits by their numbers from 0.
pub(crate) fn struck(step: &Step) -> BTreeSet<(usize, usize)> {
    let facts = step.conclusions.iter().map(|conclusion| conclusion.fact);
    facts.map(|fact| (fact.cell().index(), fact.digit().index())).collect()
}

/// Whether the checker accepts the step in the state.
pub(crate) fn is_proved(checker: &Checker, start: &Start, step: Step) -> bool {
    is_proved_on(classic(), checker, start, step)
}

/// Whether the checker of a grid accepts the step in the state.
pub(crate) fn is_proved_on(
    geometry: &Geometry,
    checker: &Checker,
    start: &Start,
    step: Step,
) -> bool {
    checker.check(&Trace::new(geometry, start.clone(), vec![step])).is_ok()
}
