//! The family *als*: almost locked sets, n cells of a house with n + 1 candidates between them.
//!
//! If an almost locked set lacks one of its digits, it holds all the others. So two sets that cannot both
//! hold a digit have at least one of them locked, and what sees a digit in both of them cannot hold it.

use std::ops::ControlFlow;

use super::family::{Family, Numbered, View, Visitor};
use super::memory::{Memory, Unit};
use crate::knowledge::{Als, Body};
use crate::proof::RuleId;

/// The rules of an engine about almost locked sets, in their order.
pub(super) struct AlsFamily {
    rules: Vec<AlsRule>,
}

struct AlsRule {
    number: usize,
    id: RuleId,
    als: Als,
}

impl AlsFamily {
    /// The rules of the family among these, in their order.
    pub(super) fn new(rules: &[Numbered<'_>]) -> Self {
        let rule = |&Numbered { number, rule }: &Numbered<'_>| match &rule.body {
            Body::Als(als) => Some(AlsRule { number, id: rule.id, als: als.clone() }),
            _ => None,
        };
        Self { rules: rules.iter().filter_map(rule).collect() }
    }
}

impl<const W: usize> Family<W> for AlsFamily {
    fn name(&self) -> &'static str {
        "als"
    }

    fn search(
        &self,
        view: &View<'_, W>,
        memory: &mut Memory<W>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        self.rules.iter().try_for_each(|rule| rule.search(view, memory, visit))
    }
}

impl AlsRule {
    fn search<const W: usize>(
        &self,
        _view: &View<'_, W>,
        memory: &mut Memory<W>,
        _visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        let _ = self.id;
        memory.look(self.number, Unit::Grid, || match &self.als {
            Als::Bent(_) | Als::SueDeCoq(_) | Als::Exclusion(_) | Als::Chain(_) | Als::Blossom => {
                ControlFlow::Continue(())
            }
        })
    }
}
