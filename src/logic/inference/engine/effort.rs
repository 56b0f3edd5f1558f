//! What it takes a reader to follow a step.
//!
//! The effort of an instance is what its rule costs, and [`OF_CLAIM`] for each thing that it shows, so that a chain of seven sets is
//! dearer than one of three.

use crate::knowledge::{Body, Level, Rule};
use crate::proof::{Fact, RuleId, Step};

/// What it costs to follow one of the things that a step shows, on the scale of the costs of rules.
const OF_CLAIM: u64 = 10;

/// More candidates than these do not make a step worth more; a digit in its place is worth as many.
const ENOUGH: u64 = 4;

/// What it costs to follow all that a step shows, without the steps within it.
pub(super) const fn of_claims(step: &Step) -> u64 {
    OF_CLAIM * step.claims.len() as u64
}

/// What is known of a rule before its instances are.
#[derive(Clone, Copy)]
pub(super) struct Priced {
    pub(super) id: RuleId,
    pub(super) level: Level,
    cost: u64,
    /// Whether its steps are weighed against others; those of singles and of rules that suppose something are not.
    pub(super) is_weighed: bool,
    /// Whether to find all that its family concludes takes far longer than to find the first.
    pub(super) is_dear: bool,
    /// The number of its family.
    pub(super) family: usize,
}

impl Priced {
    /// A rule of the family with this number.
    pub(super) fn new(rule: &Rule, family: usize) -> Self {
        let is_weighed = !rule.supposes() && !rule.body.is_single();
        let is_dear = matches!(rule.body, Body::Als(_));
        let (id, level, cost) = (rule.id, rule.level, rule.cost.into());
        Self { id, level, cost, is_weighed, is_dear, family }
    }

    /// What one of its steps takes for what it gives.
    pub(super) fn effort(&self, step: &Step) -> EffortForGain {
        let worth = |fact| if matches!(fact, Fact::Holds(..)) { ENOUGH } else { 1 };
        let given: u64 = step.facts().map(worth).sum();
        let spent = self.cost + of_claims(step);
        EffortForGain { spent, given: given.clamp(1, ENOUGH) }
    }

    /// Whether a step of it may take less than this.
    pub(super) fn may_be_below(&self, effort: EffortForGain) -> bool {
        EffortForGain { spent: self.cost + OF_CLAIM, given: ENOUGH }.is_below(effort)
    }
}

/// What is spent on a step for what it gives.
#[derive(Clone, Copy)]
pub(super) struct EffortForGain {
    spent: u64,
    given: u64,
}

impl EffortForGain {
    /// Whether less is spent for the same.
    pub(super) fn is_below(self, other: Self) -> bool {
        self.spent * other.given < other.spent * self.given
    }
}
