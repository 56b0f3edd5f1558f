//! Every step of every rule is of one shape, and the shape makes the very claims of the step.
//!
//! Over what each rule finds in the states of its examples, over the bundled puzzles, over steps on every grid, and over a
//! sample of the collections beside the project; `DUVOD_EVERY=n` takes every n-th puzzle of each. Steps within suppositions are
//! read too.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::grids::met;
use crate::support::states::{examples, instances};
use crate::support::{Solver, classic, classic_puzzles, collection, every, hints, knowledge};
use duvod::proof::{Pattern, RuleId, Step};

/// Reads steps, and counts by rule how many there were.
#[derive(Default)]
struct Reading {
    counts: BTreeMap<RuleId, usize>,
}

impl Reading {
    fn of(&mut self, step: &Step) {
        let readings: Vec<Pattern> = Pattern::readings(step).collect();
        let [pattern] = readings.as_slice() else {
            panic!("{} is read in {} ways: {step:?}", step.rule, readings.len());
        };
        assert_eq!(pattern.claims(), step.claims, "{}", step.rule);
        assert_eq!(*pattern, Pattern::of(step), "{}", step.rule);
        assert!(!matches!(pattern, Pattern::Other(_)), "{} has no shape: {step:?}", step.rule);
        *self.counts.entry(step.rule).or_default() += 1;
        step.cases.iter().flat_map(|case| &case.steps).for_each(|step| self.of(step));
    }

    fn solve(&mut self, solver: &Solver, puzzle: &str) {
        solver.trace(puzzle).steps.iter().for_each(|step| self.of(step));
    }
}

#[test]
fn every_step_of_a_rule_is_of_one_shape_that_makes_its_claims() {
    let mut reading = Reading::default();
    for rule in knowledge().rules() {
        for state in examples([rule]) {
            let candidates = state.candidates(classic());
            for step in instances(rule, &candidates, hints(&state)) {
                reading.of(&step);
            }
        }
    }
    let unmet = knowledge().rules().filter(|rule| !rule.examples.is_empty());
    let unmet: Vec<RuleId> =
        unmet.map(|rule| rule.id).filter(|rule| !reading.counts.contains_key(rule)).collect();
    assert!(unmet.is_empty(), "{unmet:?}");
}

#[test]
fn every_step_on_every_grid_is_of_one_shape_that_makes_its_claims() {
    let (mut reading, mut grids) = (Reading::default(), BTreeSet::new());
    for met in met() {
        reading.of(&met.step);
        let _ = grids.insert(met.grid.name().to_owned());
    }
    assert!(reading.counts.len() > 80, "{:?}", reading.counts);
    assert!(grids.len() > 45, "{grids:?}");
}

#[test]
fn every_step_of_traces_is_of_one_shape_that_makes_its_claims() {
    let mut reading = Reading::default();
    let solver = Solver::new();
    for example in classic_puzzles() {
        for step in &solver.trace(&example.puzzle).steps {
            reading.of(step);
        }
    }
    for name in ["top1465", "hardest", "random-minimal", "medium"] {
        let Some(puzzles) = collection(name) else { continue };
        for puzzle in puzzles.lines().step_by(every().unwrap_or(149)) {
            reading.solve(&solver, puzzle);
        }
    }
    assert!(reading.counts.values().sum::<usize>() > 1_000, "{:?}", reading.counts);
}
