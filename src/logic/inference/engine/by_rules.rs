//! What follows by the easiest rules from what a grid says itself, where it has houses that follow from others: whoever plays
//! does without these as long as that goes.

use super::aids::Aids;
use super::core::Core;
use super::matchers::{RuleBase, core};
use crate::grid::{Candidate, Candidates, Geometry};
use crate::knowledge::{Level, Rule};
use crate::proof::Step;

/// The easiest rules on a grid without the houses that follow from others.
pub(super) struct ByRules<const W: usize> {
    core: Core<W>,
}

impl<const W: usize> ByRules<W> {
    /// The easy ones of these rules; `None` on a grid without such houses. `wide` is the same grid in the default width.
    pub(super) fn new(
        known: RuleBase<'_>,
        geometry: &Geometry<W>,
        wide: &Geometry,
        rules: &[&Rule],
    ) -> Option<Self> {
        let _ = geometry.derived_houses().next()?;
        let easy =
            rules.iter().copied().filter(|rule| rule.level == Level::Easy && !rule.supposes());
        let easy: Vec<&Rule> = easy.collect();
        Some(Self { core: core(known, &geometry.by_rules(), &wide.by_rules(), &easy) })
    }

    /// The first step of these rules in a state of the whole grid.
    pub(super) fn first(
        &self,
        geometry: &Geometry<W>,
        candidates: &Candidates<W>,
        aids: Aids<'_>,
    ) -> Option<Step> {
        let alone = candidates.with_rules_alone(geometry, self.core.geometry());
        let step = self.core.first(&alone, &mut self.core.new_memory(&alone), aids, None)?;
        // What houses that follow have ruled out already contradicts them, and is for the other rules to say.
        let Candidate { cell, digit } = step.fills()?;
        candidates.allows(cell, digit).then_some(step)
    }
}
