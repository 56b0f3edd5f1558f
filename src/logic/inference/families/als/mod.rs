//! The family *als*: almost locked sets, n cells of a house with n + 1 candidates between them.
//!
//! If an almost locked set lacks one of its digits, it holds all the others. So two sets that cannot both
//! hold a digit have at least one of them locked, and what sees a digit in both of them cannot hold it.

mod bent;
mod blossom;
mod crossing;
mod double;
mod exclusion;
mod joined;
mod reach;
mod record;
mod sue_de_coq;

use std::ops::ControlFlow;

use once_cell::unsync::OnceCell;

use super::{Family, Numbered, Visitor};
use crate::grid::Geometry;
use crate::inference::tools::implication::{Graph, Links, Sets};
use crate::inference::tools::memory::{Memory, Unit};
use crate::inference::tools::view::View;
use crate::knowledge::{Als, Body};
use crate::proof::RuleId;
use bent::StrikingBentSet;
use crossing::HousePairs;
use reach::Reached;
use sue_de_coq::SueDeCoq;

/// What sets are joined by: the digits of each, from one cell to what is left of a house of nine beside one cell, and the
/// restricted commons, which are the digits of two sets in cells that see each other. A grid of nine digits has a few
/// hundred sets; of very many the small ones are looked at.
const LINKS: Links = Links {
    digit: None,
    houses: None,
    cells: false,
    sets: Some(Sets { largest: 8, most: 4096, with_cells: true }),
    across: false,
};

/// The rules of an engine about almost locked sets, in their order.
pub(in crate::inference) struct AlsFamily<const W: usize> {
    rules: Vec<AlsRule>,
    /// Where houses cross.
    crossings: HousePairs<W>,
    /// The size of the largest bent set that a rule asks for.
    largest_bent: usize,
    /// Whether a rule asks for the extended form of Sue de Coq.
    extended: bool,
}

struct AlsRule {
    number: usize,
    id: RuleId,
    als: Als,
}

impl<const W: usize> AlsFamily<W> {
    /// The rules of the family among these, in their order.
    pub(in crate::inference) fn new(geometry: &Geometry<W>, rules: &[Numbered<'_>]) -> Self {
        let rule = |&Numbered { number, rule }: &Numbered<'_>| match &rule.body {
            Body::Als(als) => Some(AlsRule { number, id: rule.id, als: als.clone() }),
            _ => None,
        };
        let rules: Vec<AlsRule> = rules.iter().filter_map(rule).collect();
        let size = |rule: &AlsRule| match &rule.als {
            Als::Bent(bent) => Some(bent.size),
            _ => None,
        };
        let largest_bent = rules.iter().filter_map(size).max().unwrap_or_default();
        let is_extended =
            |rule: &AlsRule| matches!(&rule.als, Als::SueDeCoq(kind) if kind.extended);
        let extended = rules.iter().any(is_extended);
        Self { rules, crossings: HousePairs::of(geometry), largest_bent, extended }
    }
}

impl<const W: usize> Family<W> for AlsFamily<W> {
    fn name(&self) -> &'static str {
        "als"
    }

    fn search(
        &self,
        view: &View<'_, W>,
        memory: &mut Memory<W>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        // Bent sets of all sizes are found together, when the first rule asks for some; and so are the basic
        // and the extended forms of Sue de Coq, and the links between sets. The first two lie in two houses.
        let numbers = |of: fn(&Als) -> bool| {
            let rules = self.rules.iter().filter(move |rule| of(&rule.als));
            rules.map(|rule| rule.number)
        };
        let in_bent = memory.changed_houses(numbers(|als| matches!(als, Als::Bent(_))));
        let in_crossings = memory.changed_houses(numbers(|als| matches!(als, Als::SueDeCoq(_))));
        let (mut bent, mut crossing, joining) = (None, None, OnceCell::new());
        self.rules.iter().try_for_each(|rule| match &rule.als {
            Als::Bent(kind) => memory.look(rule.number, Unit::Grid, || {
                let find = || bent::find(view, &self.crossings, &in_bent, self.largest_bent);
                let sets: &Vec<StrikingBentSet<W>> = bent.get_or_insert_with(find);
                bent::search(rule.id, kind, sets, view, visit)
            }),
            Als::SueDeCoq(kind) => memory.look(rule.number, Unit::Grid, || {
                let find = || sue_de_coq::find(view, &self.crossings, &in_crossings, self.extended);
                let found: &Vec<SueDeCoq> = crossing.get_or_insert_with(find);
                sue_de_coq::search(rule.id, kind.extended, found, visit)
            }),
            Als::Exclusion(kind) => memory.look(rule.number, Unit::Grid, || {
                exclusion::search(rule.id, kind.cells, view, visit)
            }),
            Als::Chain(_) | Als::Blossom => memory.look(rule.number, Unit::Grid, || {
                let (graph, reached) =
                    joining.get_or_init(|| (view.implications.graph(LINKS), Reached::new(view)));
                rule.joined(view, graph, reached, visit)
            }),
        })
    }
}

impl AlsRule {
    /// What the rule finds along the links of sets.
    fn joined<const W: usize>(
        &self,
        view: &View<'_, W>,
        graph: &Graph<W>,
        reached: &Reached,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        match &self.als {
            Als::Chain(chain) if chain.doubly => {
                double::search(self.id, graph, reached, view, visit)
            }
            Als::Chain(chain) => joined::search(self.id, chain, graph, reached, view, visit),
            Als::Blossom => blossom::search(self.id, graph, reached, view, visit),
            Als::Bent(_) | Als::SueDeCoq(_) | Als::Exclusion(_) => ControlFlow::Continue(()),
        }
    }
}
