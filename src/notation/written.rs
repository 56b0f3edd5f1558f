//! What every form writes and reads.

use super::consequence::{self, Consequence};
use super::writing::Moment;
use crate::proof::{Case, Claim, Step, Support};

/// What was read of a pattern. With what follows from it, it knows its claims.
pub(super) trait Written {
    /// The claims of the step.
    fn claims(&self, moment: &Moment<'_>, ends: &[Consequence]) -> Vec<Claim>;

    /// What each consequence rests on, if nothing else is written.
    fn supports(&self, _moment: &Moment<'_>, ends: &[Consequence]) -> Vec<Support> {
        vec![Support::All; ends.len()]
    }

    /// The cases of the step.
    fn cases(&self) -> Vec<Case> {
        Vec::new()
    }
}

/// What a form would write of a step.
pub(super) struct Draft {
    /// What stands before the arrow.
    pub(super) pattern: String,
    /// What stands behind it.
    pub(super) ends: Vec<Consequence>,
}

impl Draft {
    /// A pattern that shows just what the step concludes.
    pub(super) fn new(pattern: String, step: &Step) -> Self {
        Self { pattern, ends: consequence::told(step) }
    }

    /// The line without the name of the rule.
    pub(super) fn text(&self, moment: &Moment<'_>) -> String {
        format!("{} => {}", self.pattern, consequence::print(moment, &self.ends))
    }
}
