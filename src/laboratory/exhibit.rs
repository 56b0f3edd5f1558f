//! A rule's example as it is shown: the state, and the step that the rule takes there.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::hints;
use duvod::grid::{Candidates, Geometry, StateText};
use duvod::inference::{Aids, Engine};
use duvod::knowledge::{Example, Knowledge, Rule};
use duvod::proof::{Fact, Step};
use duvod::search::Search;

/// An example with the step that it is an example of.
#[derive(Clone, Debug, PartialEq)]
pub struct Exhibit {
    /// Its grid.
    pub geometry: Arc<Geometry>,
    /// The state.
    pub state: StateText,
    /// The candidates there.
    pub candidates: Candidates,
    /// The step; `None` if the rule does not conclude there what its file says.
    pub step: Option<Step>,
}

impl Exhibit {
    /// Works out an example of a rule, which is asked by itself: on its own grid, or else on this one. `None` if it cannot be read
    /// there.
    pub fn new(
        knowledge: &Knowledge,
        geometry: &Arc<Geometry>,
        rule: &Rule,
        example: &Example,
        interrupted: &dyn Fn() -> bool,
    ) -> Option<Self> {
        let geometry = match &example.grid {
            Some(name) => knowledge.grid_of(name)?,
            None => Arc::clone(geometry),
        };
        let state = StateText::parse(&example.state, &geometry).ok()?;
        let facts: BTreeSet<Fact> = Fact::parse_all(&example.concludes, &geometry).ok()?;
        let candidates = state.candidates(&geometry);
        let engine = Engine::with_rules(knowledge, &geometry, &[rule]);
        let hints = hints(&Search::new(&geometry), &geometry, &state);
        let aids = Aids { hints, interrupted };
        let step = engine.find(&candidates, aids, |found| facts == found.facts().collect());
        Some(Self { geometry, state, candidates, step })
    }
}
