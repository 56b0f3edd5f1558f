//! Rules conclude on grids of other sizes and forms what follows there, too: for each grid, states in which rules of all
//! families conclude something, which the independent checker accepts.
//!
//! `sizes.txt` beside this file has a line for each: grid, rule, conclusions and state, with tabs in between. It was made
//! by `duvod rules mine RULE FILE --grid GRID`, from random puzzles.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use once_cell::sync::OnceCell;

use crate::support::states::{is_proved_on, rule};
use crate::support::{knowledge, rows, solution};
use duvod::checker::Checker;
use duvod::grid::{Geometry, StateText};
use duvod::inference::{Engine, Hints};
use duvod::knowledge::{CLASSIC_GRID, Rule};
use duvod::proof::{Fact, Start, Step};

const STATES: &str = include_str!("sizes.txt");

/// A state in which a rule concludes something.
struct Case {
    grid: &'static str,
    rule: &'static Rule,
    facts: BTreeSet<Fact>,
    state: StateText,
}

fn cases() -> impl Iterator<Item = Case> {
    rows(STATES).map(|line| {
        let fields: Vec<&str> = line.split('\t').collect();
        let &[grid, id, facts, state] = fields.as_slice() else { panic!("{line}") };
        let geometry = geometry(grid);
        let facts = Fact::parse_all(facts, geometry).expect("facts");
        let state = StateText::parse(state, geometry).expect("a state");
        Case { grid, rule: rule(id), facts, state }
    })
}

fn geometry(grid: &str) -> &'static Arc<Geometry> {
    knowledge().grid(grid).expect("a grid")
}

/// The instance of the rule that concludes just this.
fn instance(case: &Case) -> Option<Step> {
    let geometry = geometry(case.grid);
    let engine = Engine::with_rules(knowledge(), geometry, &[case.rule]);
    let solution = solution(geometry, &case.state.board);
    let hints = Hints::of_puzzle(&Start::from_state(&case.state), solution.digits());
    let is_meant = |step: &Step| step.facts().collect::<BTreeSet<Fact>>() == case.facts;
    engine.find(&case.state.candidates(geometry), hints, is_meant)
}

/// Each case with the instance, if there is one; they are looked for once.
fn found() -> &'static [(Case, Option<Step>)] {
    static FOUND: OnceCell<Vec<(Case, Option<Step>)>> = OnceCell::new();
    FOUND.get_or_init(|| {
        let with_instance = |case| {
            let step = instance(&case);
            (case, step)
        };
        cases().map(with_instance).collect()
    })
}

/// What the rules conclude: grids, states and steps, of every so manieth case.
pub(crate) fn steps(every: usize) -> impl Iterator<Item = (&'static Arc<Geometry>, Start, Step)> {
    found().iter().step_by(every).map(|(case, step)| {
        let step = step.clone().expect("the rule concludes it");
        (geometry(case.grid), Start::from_state(&case.state), step)
    })
}

/// The states, with their grids and the names of the rules that conclude something there.
pub(crate) fn states() -> impl Iterator<Item = (&'static Arc<Geometry>, &'static str, Start)> {
    cases().map(|case| (geometry(case.grid), case.rule.id.as_str(), Start::from_state(&case.state)))
}

#[test]
fn rules_conclude_what_follows_on_every_grid() {
    let mut checkers: BTreeMap<&str, Checker> = BTreeMap::new();
    let mut missing = Vec::new();
    for (case, step) in found() {
        let (grid, id) = (case.grid, case.rule.id);
        let checker = checkers.entry(grid).or_insert_with(|| Checker::new(geometry(grid)));
        let Some(step) = step.clone() else {
            missing.push(format!("{id} on {grid}"));
            continue;
        };
        let start = Start::from_state(&case.state);
        assert!(is_proved_on(geometry(grid), checker, &start, step), "{id} on {grid}");
    }
    assert!(missing.is_empty(), "nothing is found: {}", missing.join(", "));
}

#[test]
fn rules_of_several_families_conclude_something_on_every_grid() {
    let mut families: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for case in cases() {
        let _ = families.entry(case.grid).or_default().insert(case.rule.body.family());
    }
    // The same grid in other symbols is the same.
    let others =
        knowledge().grids().filter(|grid| grid.name() != CLASSIC_GRID && grid.has_usual_digits());
    for geometry in others {
        let of_grid = families.get(geometry.name()).map_or(0, BTreeSet::len);
        assert!(of_grid >= 3, "{}: {of_grid} families", geometry.name());
    }
}
