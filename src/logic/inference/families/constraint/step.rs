//! The step of what constraints leave.

use crate::grid::{CellSet, ConstraintNumber};
use crate::inference::tools::view::View;
use crate::proof::{Conclusion, HeldSet, LawUse, Pattern, RuleId, Step};

/// The step that constraints, and what these cells may hold, leave no place for what is concluded.
pub(super) fn step<const W: usize>(
    rule: RuleId,
    view: &View<'_, W>,
    constraints: Vec<ConstraintNumber>,
    held: CellSet<W>,
    conclusions: Vec<Conclusion>,
) -> Step {
    let held = HeldSet::in_state(view.candidates, held);
    let claims = Pattern::Law(LawUse { constraints, held, places: Vec::new() }).claims();
    Step { rule, claims, conclusions, cases: Vec::new() }
}
