//! The step that every single comes to, whoever finds it.

use crate::grid::{Cell, Digit};
use crate::proof::{Conclusion, Fact, RuleId, SingleReason, Step};

/// The step that puts a digit into a cell because nothing else is left.
pub(in crate::inference) fn placing(
    rule: RuleId,
    by: SingleReason,
    cell: Cell,
    digit: Digit,
) -> Step {
    Step {
        rule,
        claims: vec![by.claim()],
        conclusions: vec![Conclusion::from_all(Fact::Holds(cell, digit))],
        cases: Vec::new(),
    }
}
