//! What one rule finds on a grid beside what a naive finder says: on the classic grid and on every other.

use std::rc::Rc;

use duvod::checker::Checker;
use duvod::grid::{Candidates, Geometry};
use duvod::inference::{Engine, Hints};
use duvod::proof::{Start, Step};

use super::numbers::Numbers;
use super::share::Share;
use super::states::{self, is_proved_on};
use super::{classic, grids, knowledge};

/// So many instances of a state are held against the checker.
const PROVED: usize = 2;

/// A rule on a grid, and who checks what it finds there.
pub(crate) struct OnGrid {
    pub(crate) grid: Rc<Numbers>,
    rule: &'static str,
    engine: Engine,
    checker: Checker,
}

impl OnGrid {
    pub(crate) fn new(rule: &str, grid: &Geometry) -> Self {
        let rule = states::rule(rule);
        let engine = Engine::with_rules(knowledge(), grid, &[rule]);
        let checker = Checker::new(grid);
        Self { grid: Rc::new(Numbers::of(grid)), rule: rule.id.as_str(), engine, checker }
    }

    pub(crate) fn geometry(&self) -> &Geometry {
        &self.grid.geometry
    }

    /// Every instance of the rule in the state.
    pub(crate) fn steps(&self, candidates: &Candidates, hints: Hints<'_>) -> Vec<Step> {
        self.engine.every(candidates, hints)
    }

    /// The rule, the grid and the state, for whoever reads that something is not as it should be.
    pub(crate) fn place(&self, start: &Start) -> String {
        format!("{} on {} in {start:?}", self.rule, self.geometry().name())
    }

    /// Holds that the checker accepts the first of these instances.
    pub(crate) fn hold_proved(&self, start: &Start, steps: Vec<Step>) {
        for step in steps.into_iter().take(PROVED) {
            let is_proved = is_proved_on(self.geometry(), &self.checker, start, step);
            assert!(is_proved, "{}", self.place(start));
        }
    }
}

/// The states of all examples, and every second one of the ways that the cheap rules take through the bundled puzzles.
fn states_of_classic() -> Vec<Start> {
    let examples = states::examples(knowledge().rules()).map(|state| Start::from_state(&state));
    examples.chain(states::on_the_ways_of(&states::cheap_rules(), 2)).collect()
}

/// Compares a rule with a naive finder: on the classic grid in the states of the rule's own examples and a share of many more, in
/// which it must be found so often if all are taken; and in states of those of the other grids that the finder can look at.
pub(crate) fn everywhere(
    share: Share,
    (rule, least): (&str, usize),
    is_looked_at: impl Fn(&Geometry) -> bool,
    compare: impl Fn(&OnGrid, &Start) -> usize,
) {
    let on_classic = OnGrid::new(rule, classic());
    let own = states::examples([states::rule(rule)]).map(|state| Start::from_state(&state));
    let states = own.chain(share.of(rule, states_of_classic()));
    let total: usize = states.map(|start| compare(&on_classic, &start)).sum();
    assert!(total >= share.least(least), "{rule} was found only {total} times");
    let mut elsewhere = 0;
    for (grid, states) in grids::states_of(share, |id| id == rule) {
        if is_looked_at(&grid) {
            let on_grid = OnGrid::new(rule, &grid);
            elsewhere += states.iter().map(|start| compare(&on_grid, start)).sum::<usize>();
        }
    }
    assert!(elsewhere >= 10, "{rule} was found only {elsewhere} times on other grids");
}
