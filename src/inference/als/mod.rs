//! The family *als*: almost locked sets, n cells of a house with n + 1 candidates between them.
//!
//! If an almost locked set lacks one of its digits, it holds all the others. So two sets that cannot both
//! hold a digit have at least one of them locked, and what sees a digit in both of them cannot hold it.

mod blossom;
mod double;
mod joined;
mod reach;
mod record;
mod web;

use std::cell::OnceCell;
use std::ops::ControlFlow;

use super::family::{Family, Numbered, View, Visitor};
use super::memory::{Memory, Unit};
use crate::knowledge::{Als, Body};
use crate::proof::RuleId;
use web::Web;

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
        let web = OnceCell::new();
        self.rules.iter().try_for_each(|rule| rule.search(view, &web, memory, visit))
    }
}

impl AlsRule {
    /// The web of almost locked sets is made when the first rule needs it.
    fn search<const W: usize>(
        &self,
        view: &View<'_, W>,
        web: &OnceCell<Web<W>>,
        memory: &mut Memory<W>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        let web = || web.get_or_init(|| Web::new(view.geometry, view.candidates));
        memory.look(self.number, Unit::Grid, || match &self.als {
            Als::Bent(_) | Als::SueDeCoq(_) | Als::Exclusion(_) => ControlFlow::Continue(()),
            Als::Chain(chain) if chain.doubly => double::search(self.id, web(), view, visit),
            Als::Chain(chain) => joined::search(self.id, chain, web(), view, visit),
            Als::Blossom => blossom::search(self.id, web(), view, visit),
        })
    }
}
