//! The rules that assume one solution, which some who solve do not want.

use super::Book;
use duvod::knowledge::Knowledge;
use duvod::proof::RuleId;

impl Book {
    /// Whether some rule is on that assumes one solution.
    pub(crate) fn uses_uniqueness(&self, knowledge: &Knowledge) -> bool {
        unique(knowledge).any(|rule| self.arrangement.is_on(rule))
    }
}

/// The rules that assume one solution.
pub(crate) fn unique(knowledge: &Knowledge) -> impl Iterator<Item = RuleId> + '_ {
    knowledge.rules().filter(|rule| rule.assumes_unique).map(|rule| rule.id)
}
