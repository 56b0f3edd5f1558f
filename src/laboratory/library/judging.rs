//! Whether the rules with a code find in a case what they should.

use std::collections::{BTreeMap, BTreeSet};

use super::LibraryCase;
use crate::hints_within;
use duvod::grid::{Candidate, DigitSet, Geometry};
use duvod::inference::Engine;
use duvod::knowledge::{Knowledge, Profile, Rule};
use duvod::proof::{Fact, RuleId, Statement, Step};
use duvod::search::{Budget, Search, Solution, Undecided, Verdict};

/// One instance of a rule in a state, as far as a case asks about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instance {
    /// The rule.
    pub rule: RuleId,
    /// What it concludes.
    pub facts: BTreeSet<Fact>,
    /// The digits of its claims and conclusions.
    pub digits: DigitSet,
}

/// What became of a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CaseVerdict {
    /// An instance concludes exactly what it must and all others conclude what is true; or nothing
    /// was found where nothing must be.
    Passed,
    /// No rule has the code.
    NoRule,
    /// No instance concludes exactly what it must on the digits that it must work on.
    Missing,
    /// Something was found where nothing must be.
    Unwanted,
    /// An instance, by its number, concludes something that is not so.
    Wrong(usize, Fact),
    /// The exact solver gave up before it was known what is so in the state.
    Undecided,
}

/// A verdict with the instances that it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseOutcome {
    /// What became of the case.
    pub verdict: CaseVerdict,
    /// All that the rules found, in their order.
    pub instances: Vec<Instance>,
}

impl Instance {
    pub(super) fn of(step: &Step) -> Self {
        let facts: BTreeSet<Fact> = step.facts().collect();
        let concluded: DigitSet = facts.iter().map(|fact| fact.digit()).collect();
        let claimed = step.claims.iter().map(|claim| digits_of(&claim.statement));
        let digits = claimed.fold(concluded, |digits, more| digits | more);
        Self { rule: step.rule, facts, digits }
    }

    /// Whether it is the one that the case asks for.
    fn answers(&self, case: &LibraryCase) -> bool {
        self.facts == case.facts && case.digits.is_subset(self.digits)
    }
}

/// Judges the cases of one grid with the rules of a knowledge base.
pub struct Judge {
    geometry: Geometry,
    search: Search,
    /// For each code, the rules that have it and nothing else.
    engines: BTreeMap<String, Engine>,
    /// How many nodes the exact solver may look at for a case.
    nodes: u64,
}

impl Judge {
    /// Makes a judge with every rule that has a code, whether or not the profile has it. Rules that share
    /// a code are asked in the profile's order, those that it does not have behind them.
    pub fn new(knowledge: &Knowledge, geometry: &Geometry, profile: &Profile) -> Self {
        let mut by_code: BTreeMap<String, Vec<&Rule>> = BTreeMap::new();
        let outside = knowledge.rules().filter(|rule| !profile.rules.contains(&rule.id));
        for rule in knowledge.rules_of(profile).chain(outside) {
            if let Some(code) = &rule.code {
                by_code.entry(code.clone()).or_default().push(rule);
            }
        }
        let engine = |rules: Vec<&Rule>| Engine::with_rules(knowledge, geometry, &rules);
        let engines = by_code.into_iter().map(|(code, rules)| (code, engine(rules))).collect();
        let (geometry, search) = (geometry.clone(), Search::new(geometry));
        Self { geometry, search, engines, nodes: Budget::OF_MANY.left() }
    }

    /// Returns the same judge, whose exact solver looks at so many nodes for a case at the most.
    #[must_use]
    pub fn within(self, nodes: u64) -> Self {
        Self { nodes, ..self }
    }

    /// Looks for everything that the rules with the case's code find in its state, and judges it.
    pub fn judge(&self, case: &LibraryCase) -> CaseOutcome {
        let Some(engine) = self.engines.get(&case.code) else {
            return CaseOutcome { verdict: CaseVerdict::NoRule, instances: Vec::new() };
        };
        let mut budget = Budget::nodes(self.nodes);
        let hints = hints_within(&self.search, &self.geometry, &case.state, &mut budget);
        let Ok(hints) = hints else {
            return CaseOutcome { verdict: CaseVerdict::Undecided, instances: Vec::new() };
        };
        let steps = engine.every(&case.state.candidates(&self.geometry), hints);
        let instances: Vec<Instance> = steps.iter().map(Instance::of).collect();
        let verdict = self.verdict(case, &instances, &mut budget);
        CaseOutcome { verdict: verdict.unwrap_or(CaseVerdict::Undecided), instances }
    }

    fn verdict(
        &self,
        case: &LibraryCase,
        instances: &[Instance],
        budget: &mut Budget<'_>,
    ) -> Result<CaseVerdict, Undecided> {
        if case.must_fail() {
            let nothing = instances.is_empty();
            return Ok(if nothing { CaseVerdict::Passed } else { CaseVerdict::Unwanted });
        }
        let truth = Truth::of(&self.geometry, &self.search, case, budget)?;
        let others = instances.iter().enumerate().filter(|(_, found)| !found.answers(case));
        for (number, instance) in others {
            for &fact in &instance.facts {
                if !truth.agrees(fact, budget)? {
                    return Ok(CaseVerdict::Wrong(number, fact));
                }
            }
        }
        let found = instances.iter().any(|instance| instance.answers(case));
        Ok(if found { CaseVerdict::Passed } else { CaseVerdict::Missing })
    }
}

/// What is true in the state of a case.
struct Truth<'a> {
    geometry: &'a Geometry,
    search: &'a Search,
    case: &'a LibraryCase,
    /// The solution of the state's digits, if they have exactly one.
    solution: Option<Solution>,
}

impl<'a> Truth<'a> {
    fn of(
        geometry: &'a Geometry,
        search: &'a Search,
        case: &'a LibraryCase,
        budget: &mut Budget<'_>,
    ) -> Result<Self, Undecided> {
        let solution = match search.verdict_within(&case.state.board, budget)? {
            Verdict::One(solution) => Some(solution),
            _ => None,
        };
        Ok(Self { geometry, search, case, solution })
    }

    /// Whether a fact is so in the solution of the state's digits. If they have not exactly one,
    /// whether it is so in all solutions that the state's candidates allow.
    fn agrees(&self, fact: Fact, budget: &mut Budget<'_>) -> Result<bool, Undecided> {
        if let Some(solution) = &self.solution {
            return Ok(fact.is_so_where(solution.digit(fact.cell())));
        }
        let mut otherwise = self.case.state.candidates(self.geometry);
        fact.negated().apply(self.geometry, &mut otherwise);
        Ok(!self.search.has_completion_within(&otherwise, budget)?)
    }
}

/// The digits that a statement names.
fn digits_of(statement: &Statement) -> DigitSet {
    match statement {
        Statement::OnlyDigits { digits, .. } => *digits,
        Statement::OnlyPlaces { digit, .. }
        | Statement::AtMostOnce { digit, .. }
        | Statement::NoPlace { digit, .. } => DigitSet::of(*digit),
        Statement::Filled(placements) => {
            placements.iter().map(|&Candidate { digit, .. }| digit).collect()
        }
        Statement::NotBoth { first, second } => {
            DigitSet::of(first.digit) | DigitSet::of(second.digit)
        }
        Statement::Sees { .. }
        | Statement::NotGiven(_)
        | Statement::Obeys(_)
        | Statement::Balance { .. }
        | Statement::OneSolution
        | Statement::NoDigit(_) => DigitSet::EMPTY,
    }
}
