//! What a line says.

use crate::proof::{Case, Claim, Conclusion, RuleId, Step};

/// A step, but for its rule.
pub(super) struct StepContent {
    pub(super) claims: Vec<Claim>,
    pub(super) conclusions: Vec<Conclusion>,
    pub(super) cases: Vec<Case>,
}

impl StepContent {
    /// The step as one of the rule.
    pub(super) fn into_step(self, rule: RuleId) -> Step {
        Step { rule, claims: self.claims, conclusions: self.conclusions, cases: self.cases }
    }
}
