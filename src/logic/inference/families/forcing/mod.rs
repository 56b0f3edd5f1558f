//! The family *forcing*: suppose something and see where it leads.
//!
//! Every open candidate is supposed in turn. If one leads to something that cannot be, it is false; if all
//! possibilities of a cell, of a house, or of a fish lead to the same, that is true. A *chain* goes from digit to
//! digit ([`ways`]), a *net* draws on all that came before ([`line_of_reasoning`]), a *trial* on other rules
//! as well ([`trial`]). The engine asks these rules only where no other concludes anything.
//! Only what is told becomes steps, cut down by [`slice()`](crate::proof::slice()). The coach alone asks out of turn,
//! about one candidate, where the procedure would have to suppose something too.
//!
//! The idea is as old as the puzzle; the names are those of Bernhard Hobiger, *`HoDoKu`* (2012).
//!
//! Invariant: of all that can be told, what rests on the least is told first.

mod cases;
mod chain;
mod ground;
mod kraken;
mod line_of_reasoning;
mod net;
mod noting;
mod obeying;
mod singles;
mod suppositions;
mod table;
mod trial;
mod ways;

use std::ops::ControlFlow;

use once_cell::unsync::OnceCell;

pub(in crate::inference) use obeying::Obeying;
pub(in crate::inference) use singles::Singles;
pub(in crate::inference) use trial::{Inside, TrialFamily};

use super::{Family, Numbered, Visitor};
use crate::grid::Geometry;
use crate::inference::tools::memory::{Memory, Unit};
use crate::inference::tools::view::View;
use crate::knowledge::{Along, Body, ComesTo, Forcing, Rule};
use crate::proof::RuleId;
use chain::Chains;
use net::Nets;
use suppositions::Suppositions;

/// The rules of an engine about chains and nets from suppositions, in their order.
pub(in crate::inference) struct ForcingFamily {
    rules: Vec<ForcingRule>,
}

struct ForcingRule {
    number: usize,
    id: RuleId,
    along: Along,
    find: ComesTo,
    singles: Singles,
}

impl ForcingFamily {
    /// The rules of the family among these, in their order.
    pub(in crate::inference) fn new<'a, const W: usize>(
        geometry: &Geometry<W>,
        rules: &[Numbered<'_>],
        usable: &dyn Fn(&[RuleId]) -> Vec<&'a Rule>,
    ) -> Self {
        let rule = |&Numbered { number, rule }: &Numbered<'_>| match &rule.body {
            Body::Forcing(Forcing { along, find, inside }) => {
                let singles = Singles::new(geometry, &usable(inside));
                Some(ForcingRule { number, id: rule.id, along: *along, find: *find, singles })
            }
            _ => None,
        };
        Self { rules: rules.iter().filter_map(rule).collect() }
    }
}

impl<const W: usize> Family<W> for ForcingFamily {
    fn name(&self) -> &'static str {
        "forcing"
    }

    fn search(
        &self,
        view: &View<'_, W>,
        memory: &mut Memory<W>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        let (chains, nets) = (OnceCell::new(), OnceCell::new());
        self.rules.iter().try_for_each(|rule| {
            memory.look(rule.number, Unit::Grid, || {
                let chains = || chains.get_or_init(|| Chains::new(view, &rule.singles));
                let nets = || nets.get_or_init(|| Nets::new(view, &rule.singles));
                match (rule.along, rule.find) {
                    (Along::Chain, find) => rule.tell(find, chains(), visit),
                    (Along::Net, find) => rule.tell(find, nets(), visit),
                }
            })
        })
    }
}

impl ForcingRule {
    fn tell<const W: usize>(
        &self,
        find: ComesTo,
        lines: &impl Suppositions<W>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        match find {
            ComesTo::Contradiction => lines.contradictions(self.id, visit),
            ComesTo::Verity => lines.verities(self.id, visit),
            ComesTo::Fins => kraken::fins(self.id, lines, visit),
            ComesTo::Cover => kraken::covers(self.id, lines, visit),
        }
    }
}
