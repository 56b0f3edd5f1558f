//! Whether a pattern contradicts itself, and whether it is true, without a grid.

use super::clauses::of_conditions;
use super::pattern::Schema;
use super::refutation::Refuted;

impl Schema {
    /// Looks for a proof that names no grid: the conditions and that one of the ends is not so contradict each other, whatever
    /// cells the names stand for. It takes no more than so many steps.
    pub fn refute(&self, mut steps: u64) -> Refuted {
        let mut clauses = of_conditions(self);
        clauses.against_ends(self, |cell| cell);
        clauses.refute(&mut steps)
    }

    /// Says whether what must be so contradicts itself, as far as that is found out without a grid in so many steps.
    pub fn never_holds(&self, mut steps: u64) -> bool {
        matches!(of_conditions(self).refute(&mut steps), Refuted::Yes(_))
    }
}
