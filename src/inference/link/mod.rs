//! The family *link*: strong and weak links joined to chains, loops and nets.
//!
//! If one end of a strong link is false, the other is true; if one end of a weak link is true, the other
//! is false. So along a chain in which they alternate, strong links first and last, one of the two
//! ends is true. [`graph`] finds the links of a state; the other modules find what they join to:
//! [`chain`] chains of any length, [`pattern`] short ones with a shape that has a name, [`wing`] those with a
//! pivot, [`colours`] nets, [`ring`] rings that cannot close.
//!
//! Invariant: a chain has no candidate twice, but for ends that are one and the same.

mod almost_locked;
mod chain;
mod colours;
mod graph;
mod pattern;
mod record;
mod remote_pair;
mod ring;
mod wing;

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use super::family::{Family, Numbered, View, Visitor};
use super::memory::{Memory, Unit};
use crate::grid::Digit;
use crate::knowledge::{Body, Chain, Ends, Link};
use crate::proof::RuleId;
use chain::Wanted;
use graph::Graph;

/// The link rules of an engine, in their order.
pub(super) struct LinkFamily {
    rules: Vec<LinkRule>,
}

struct LinkRule {
    number: usize,
    id: RuleId,
    link: Link,
    /// Whether another of the rules tells chains of the same kind that end in the other way.
    shared: bool,
}

impl LinkFamily {
    /// The link rules among these, in their order.
    pub(super) fn new(rules: &[Numbered<'_>]) -> Self {
        let links = || {
            rules.iter().filter_map(|numbered| match &numbered.rule.body {
                Body::Link(link) => Some((numbered, link)),
                _ => None,
            })
        };
        let rule = |(&Numbered { number, rule }, link): (&Numbered<'_>, &Link)| LinkRule {
            number,
            id: rule.id,
            link: link.clone(),
            shared: links().any(|(_, other)| are_siblings(link, other)),
        };
        Self { rules: links().map(rule).collect() }
    }
}

/// Whether the two rules find the same chains, but one tells those that are open and the other those
/// that turn.
fn are_siblings(one: &Link, other: &Link) -> bool {
    let (Link::Chain(one), Link::Chain(other)) = (one, other) else { return false };
    let ends = [one.ends, other.ends];
    ends.contains(&Ends::Open)
        && ends.contains(&Ends::Turning)
        && (one.nodes, &one.strong, one.one_digit) == (other.nodes, &other.strong, other.one_digit)
}

impl<const W: usize> Family<W> for LinkFamily {
    fn name(&self) -> &'static str {
        "link"
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

impl LinkRule {
    fn search<const W: usize>(
        &self,
        view: &View<'_, W>,
        memory: &mut Memory<W>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        let id = self.id;
        match &self.link {
            Link::Wing(wing) => {
                self.grid(memory, &mut || wing::search(id, wing.cells, view, visit))
            }
            Link::Pattern(pattern) if pattern::one_digit(pattern) => {
                self.digits(view, memory, &mut |digit| {
                    pattern::search(id, pattern, Some(digit), view, visit)
                })
            }
            Link::Pattern(pattern) => {
                self.grid(memory, &mut || pattern::search(id, pattern, None, view, visit))
            }
            Link::Chain(chain) if chain.one_digit => {
                self.digits(view, memory, &mut |digit| self.chains(chain, Some(digit), view, visit))
            }
            Link::Chain(chain) => self.grid(memory, &mut || self.chains(chain, None, view, visit)),
            Link::RemotePair => self.grid(memory, &mut || remote_pair::search(id, view, visit)),
            Link::Colours(colours) => self.digits(view, memory, &mut |digit| {
                colours::search(id, colours, digit, view, visit)
            }),
            Link::OddRing(ring) => self.digits(view, memory, &mut |digit| {
                ring::search(id, ring.longest, digit, view, visit)
            }),
        }
    }

    fn chains<const W: usize>(
        &self,
        chain: &Chain,
        digit: Option<Digit>,
        view: &View<'_, W>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        let graph = Graph::new(view.geometry, view.candidates, chain, digit);
        let wanted = Wanted { ends: chain.ends, shared: self.shared };
        let found = chain::chains(view.geometry, view.candidates, &graph, &wanted);
        let mut told = BTreeSet::new();
        for found in found {
            let ends = (found.path.nodes.clone(), found.targets.clone());
            if told.insert(ends) {
                visit(record::step(self.id, view.geometry, view.candidates, &[found]))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Looks at the whole grid, if it is due.
    fn grid<const W: usize>(
        &self,
        memory: &mut Memory<W>,
        look: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if memory.is_due(self.number, Unit::Grid) {
            look()?;
            memory.in_vain(self.number, Unit::Grid);
        }
        ControlFlow::Continue(())
    }

    /// Looks at those of the digits that are due and of which a candidate can be struck by
    /// reasoning about one digit.
    fn digits<const W: usize>(
        &self,
        view: &View<'_, W>,
        memory: &mut Memory<W>,
        look: &mut dyn FnMut(Digit) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for digit in view.geometry.digits() {
            let unit = Unit::Digit(digit);
            if memory.is_due(self.number, unit) {
                if !memory.dead_places(view.geometry, view.candidates, digit).is_empty() {
                    look(digit)?;
                }
                memory.in_vain(self.number, unit);
            }
        }
        ControlFlow::Continue(())
    }
}
