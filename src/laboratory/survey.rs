//! Every instance of every rule in a state, counted and, if wanted, proved.

use super::hints_within;
use duvod::checker::{Checker, Rejection};
use duvod::grid::{Geometry, StateText};
use duvod::inference::Engine;
use duvod::knowledge::Knowledge;
use duvod::proof::{RuleId, Start, Step, Trace};
use duvod::search::{Budget, Search};

/// Looks for all instances of all rules, each rule by itself; rules that suppose something are
/// left out.
pub struct Survey {
    geometry: Geometry,
    search: Search,
    rules: Vec<(RuleId, Engine)>,
    checker: Option<Checker>,
    /// How many nodes the exact solver may look at for a state, and about an instance.
    nodes: u64,
}

/// What was found in one state.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// How many instances each rule has, in the order of [`Survey::rules`].
    pub counts: Vec<usize>,
    /// The instances that do not prove what they say.
    pub rejected: Vec<Rejected>,
    /// Whether the exact solver gave up before it was known if there is one solution. Rules that take that for granted
    /// are then not among what was found.
    pub given_up: bool,
}

/// An instance that the independent checker rejects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejected {
    /// The instance.
    pub step: Step,
    /// Why.
    pub rejection: Rejection,
}

impl Survey {
    /// Makes a survey of the rules of a knowledge base that only counts.
    pub fn new(knowledge: &Knowledge, geometry: &Geometry) -> Self {
        let engine = |rule| Engine::with_rules(knowledge, geometry, &[rule]);
        let rules = knowledge.rules().filter(|rule| !rule.supposes());
        let rules = rules.map(|rule| (rule.id, engine(rule))).collect();
        let (geometry, search) = (geometry.clone(), Search::new(geometry));
        Self { geometry, search, rules, checker: None, nodes: Budget::OF_MANY.left() }
    }

    /// Returns the same survey, whose exact solver looks at so many nodes for a state, and for an instance, at the most.
    #[must_use]
    pub fn within(self, nodes: u64) -> Self {
        Self { nodes, ..self }
    }

    /// Returns the same survey, in which every instance is handed to the independent checker.
    #[must_use]
    pub fn checking(self) -> Self {
        let checker = Some(Checker::new(&self.geometry));
        Self { checker, ..self }
    }

    /// Returns the rules that are looked for, by id.
    pub fn rules(&self) -> impl Iterator<Item = RuleId> + '_ {
        self.rules.iter().map(|&(rule, _)| rule)
    }

    /// Looks for all instances in one state.
    pub fn examine(&self, state: &StateText) -> Findings {
        let candidates = state.candidates(&self.geometry);
        let hints =
            hints_within(&self.search, &self.geometry, state, &mut Budget::nodes(self.nodes));
        let mut findings = Findings { given_up: hints.is_err(), ..Findings::default() };
        let hints = hints.unwrap_or_default();
        for (_, engine) in &self.rules {
            let steps = engine.every(&candidates, hints);
            findings.counts.push(steps.len());
            let rejected = steps.into_iter().filter_map(|step| self.rejected(state, step));
            findings.rejected.extend(rejected);
        }
        findings
    }

    /// The instance with the checker's reason, if it is checked and rejected.
    fn rejected(&self, state: &StateText, step: Step) -> Option<Rejected> {
        let checker = self.checker.as_ref()?;
        let mut trace = Trace::new(&self.geometry, Start::from_state(state), vec![step]);
        let rejection = checker.check_within(&trace, &mut Budget::nodes(self.nodes)).err()?;
        trace.steps.pop().map(|step| Rejected { step, rejection })
    }
}
