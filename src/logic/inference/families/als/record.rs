//! From joined sets that were found to the step that records them.

use crate::grid::Candidate;
use crate::inference::tools::implication::Set;
use crate::inference::tools::view::View;
use crate::proof::{Conclusion, Fact, HeldSet, JoinedSets, RuleId, Step};

/// What the sets hold in this state.
pub(super) fn held<'a, const W: usize>(
    view: &View<'_, W>,
    sets: impl Iterator<Item = Set<'a, W>>,
) -> Vec<HeldSet> {
    sets.map(|set| HeldSet::in_state(view.candidates, set.cells)).collect()
}

/// The step that strikes these candidates.
pub(super) fn step<const W: usize>(
    rule: RuleId,
    view: &View<'_, W>,
    joined: JoinedSets,
    struck: &[Candidate],
) -> Step {
    let claims = joined.striking(view.wide, struck).claims();
    let strike =
        |&Candidate { cell, digit }: &Candidate| Conclusion::from_all(Fact::Absent(cell, digit));
    let conclusions = struck.iter().map(strike).collect();
    Step { rule, claims, conclusions, cases: Vec::new() }
}
