//! What the rules can conclude, as a graph of facts and uses of rules.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use crate::grid::{Candidate, Cell, Digit, Geometry};
use crate::proof::{Fact, Known, Premises, Start, Step};

/// How many uses of rules are kept at the most. On the classic grid a puzzle that needs no more than chains has
/// a few thousand.
const MOST: usize = 30_000;

/// The number of a fact: the digits that cells lack come first, then those that they hold.
pub(super) type FactNumber = u32;

/// One use of a rule.
#[derive(Clone)]
pub(super) struct PlanAction {
    /// The step that it is.
    pub(super) step: usize,
    /// What must be known that is not known at the start.
    pub(super) premises: Vec<FactNumber>,
    /// What is known then that is not known at the start: what is concluded, and what is in its sight.
    pub(super) effects: Vec<FactNumber>,
    pub(super) cost: u64,
}

/// What an action needs, gives and costs: of two alike one is enough.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Worth {
    premises: Vec<FactNumber>,
    effects: Vec<FactNumber>,
    cost: u64,
}

/// The uses of rules that were met.
pub(super) struct Pool {
    digits: usize,
    facts: usize,
    known: Known,
    goal: FactNumber,
    /// A use that costs as much is of no use.
    bound: u64,
    steps: Vec<Step>,
    actions: Vec<PlanAction>,
    /// What each cell holds at the start, or by a step.
    held: Vec<Option<Digit>>,
    /// What there is among the actions.
    seen: BTreeSet<Worth>,
}

impl Pool {
    /// An empty pool for a goal of which a proof is known that costs `bound`.
    pub(super) fn new(geometry: &Geometry, start: &Start, goal: Fact, bound: u64) -> Self {
        let digits = geometry.digit_count();
        let mut pool = Self {
            digits,
            facts: 2 * geometry.cell_count() * digits,
            known: Known::from_start(geometry, start),
            goal: 0,
            bound,
            steps: Vec::new(),
            actions: Vec::new(),
            held: vec![None; geometry.cell_count()],
            seen: BTreeSet::new(),
        };
        pool.goal = pool.number(goal);
        for &Candidate { cell, digit } in start.givens.iter().chain(&start.placed) {
            pool.held[cell.index()] = Some(digit);
        }
        pool
    }

    /// A pool of actions each of which is a step of its own, which is not there.
    #[cfg(test)]
    pub(super) fn of_actions(facts: usize, goal: FactNumber, actions: Vec<PlanAction>) -> Self {
        let blank = Step {
            rule: crate::proof::RuleId::new("test"),
            claims: Vec::new(),
            conclusions: Vec::new(),
            cases: Vec::new(),
        };
        Self {
            digits: 1,
            facts,
            known: Known::default(),
            goal,
            bound: u64::MAX,
            steps: vec![blank; actions.len()],
            actions,
            held: Vec::new(),
            seen: BTreeSet::new(),
        }
    }

    /// How many facts have a number.
    pub(super) const fn facts(&self) -> usize {
        self.facts
    }

    /// How many uses of rules there are.
    pub(super) fn len(&self) -> usize {
        self.steps.len()
    }

    /// What a proof is known to cost.
    pub(super) const fn bound(&self) -> u64 {
        self.bound
    }

    /// A proof is known that costs so much.
    pub(super) fn tighten(&mut self, cost: u64) {
        self.bound = self.bound.min(cost);
    }

    pub(super) const fn goal(&self) -> FactNumber {
        self.goal
    }

    pub(super) fn actions(&self) -> &[PlanAction] {
        &self.actions
    }

    pub(super) fn step(&self, number: usize) -> &Step {
        &self.steps[number]
    }

    /// What the cell holds at the start, or by a step.
    pub(super) fn held(&self, cell: Cell) -> Option<Digit> {
        self.held[cell.index()]
    }

    /// The digits that cells hold by a step.
    pub(super) fn placed(&self) -> impl Iterator<Item = Candidate> + '_ {
        let held = self.held.iter().enumerate();
        let held =
            held.filter_map(|(cell, digit)| Some(Candidate::new(Cell::new(cell), (*digit)?)));
        held.filter(|&Candidate { cell, digit }| !self.known.has(Fact::Holds(cell, digit)))
    }

    /// Whether there is room for more.
    pub(super) fn goes_on(&self) -> ControlFlow<()> {
        if self.steps.len() < MOST { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    /// Adds a use of a rule, if it is new and cheap enough.
    pub(super) fn add(&mut self, geometry: &Geometry, step: &Step, cost: u64) {
        if cost > self.bound {
            return;
        }
        let premises = self.needed(&step.premises(geometry));
        let mut effects: Vec<FactNumber> = Vec::new();
        for fact in step.facts() {
            self.effects(geometry, fact, &mut effects);
        }
        effects.sort_unstable();
        effects.dedup();
        let worth = Worth { premises: premises.clone(), effects: effects.clone(), cost };
        if effects.is_empty() || !self.seen.insert(worth) {
            return;
        }
        self.actions.push(PlanAction { step: self.steps.len(), premises, effects, cost });
        self.steps.push(step.clone());
        for fact in step.facts() {
            if let Fact::Holds(cell, digit) = fact {
                let _ = self.held[cell.index()].get_or_insert(digit);
            }
        }
    }

    /// The premises that are not known at the start.
    fn needed(&self, premises: &Premises) -> Vec<FactNumber> {
        premises.without(&self.known).facts().map(|fact| self.number(fact)).collect()
    }

    /// Adds what a fact makes known that is not known at the start.
    fn effects(&self, geometry: &Geometry, fact: Fact, effects: &mut Vec<FactNumber>) {
        let mut add = |fact: Fact| {
            if !self.known.has(fact) {
                effects.push(self.number(fact));
            }
        };
        add(fact);
        if let Fact::Holds(cell, digit) = fact {
            let excluded = geometry.excluded_by(cell, digit).candidates();
            excluded.for_each(|Candidate { cell, digit }| add(Fact::Absent(cell, digit)));
        }
    }

    fn number(&self, fact: Fact) -> FactNumber {
        let candidate = fact.cell().index() * self.digits + fact.digit().index();
        let first = match fact {
            Fact::Absent(..) => 0,
            Fact::Holds(..) => self.facts / 2,
        };
        (first + candidate) as FactNumber
    }
}
