//! The family *link*: strong and weak links joined to chains, loops and nets.
//!
//! If one end of a strong link is false, the other is true; if one end of a weak link is true, the other
//! is false. So along a chain in which they alternate, strong links first and last, one of the two
//! ends is true. The links of a state stand in [`implication`](crate::inference::tools::implication); the modules find what they join to:
//! [`chain`] chains of any length, [`pattern`] short ones with a shape that has a name, [`wing`] those with a
//! pivot, [`colours`] nets, [`ring`] rings that cannot close.
//!
//! Invariant: a chain has no candidate twice, but for ends that are one and the same or, where there is no other as short,
//! share one.

mod chain;
mod colours;
mod consequences;
mod pattern;
mod reach;
mod record;
mod remote_pair;
mod ring;
mod wing;

use std::ops::ControlFlow;

use super::{Family, Numbered, Visitor};
use crate::grid::Candidate;
use crate::inference::tools::memory::{Memory, Unit};
use crate::inference::tools::view::View;
use crate::knowledge::{Body, Chain, Ends, Link};
use crate::proof::RuleId;
use chain::Chains;
use record::StrikingPath;

/// The link rules of an engine, in their order.
pub(in crate::inference) struct LinkFamily {
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
    pub(in crate::inference) fn new(rules: &[Numbered<'_>]) -> Self {
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
            shared: links().any(|(_, other)| link.tells_chains_of(other)),
        };
        Self { rules: links().map(rule).collect() }
    }
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
        let mut shared = Vec::new();
        self.rules.iter().try_for_each(|rule| rule.search(view, memory, &mut shared, visit))
    }
}

/// The chains over several digits that rules before have asked for, by what they go along.
type Shared<'a, const W: usize> = Vec<(&'a Chain, Chains<'a, W>)>;

impl LinkRule {
    fn search<'a, const W: usize>(
        &'a self,
        view: &'a View<'_, W>,
        memory: &mut Memory<W>,
        shared: &mut Shared<'a, W>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        let (number, id) = (self.number, self.id);
        match &self.link {
            Link::Wing(wing) => {
                memory.look(number, Unit::Grid, || wing::search(id, wing.cells, view, visit))
            }
            Link::Pattern(pattern) if pattern::one_digit(pattern) => {
                memory.look_at_digits(number, view, |digit, _| {
                    pattern::search(id, pattern, Some(digit), view, visit)
                })
            }
            Link::Pattern(pattern) => {
                memory.look(number, Unit::Grid, || pattern::search(id, pattern, None, view, visit))
            }
            Link::Chain(chain) if chain.one_digit => {
                memory.look_at_digits(number, view, |digit, _| {
                    let mut chains = Chains::new(view, chain, Some(digit));
                    self.chains(chain, &mut chains, view, visit)
                })
            }
            Link::Chain(chain) => memory.look(number, Unit::Grid, || {
                let known = shared.iter().position(|(known, _)| known.has_links_of(chain));
                let place = known.unwrap_or_else(|| {
                    shared.push((chain, Chains::new(view, chain, None)));
                    shared.len() - 1
                });
                self.chains(chain, &mut shared[place].1, view, visit)
            }),
            Link::RemotePair => {
                memory.look(number, Unit::Grid, || remote_pair::search(id, view, visit))
            }
            Link::Colours(colours) => memory.look_at_digits(number, view, |digit, _| {
                colours::search(id, colours, digit, view, visit)
            }),
            Link::OddRing(ring) => memory.look_at_digits(number, view, |digit, dead| {
                ring::search(id, ring.longest, digit, dead, view, visit)
            }),
        }
    }

    /// A chain of which no node is of the kind that the rule is about is left to the rules that are about it: it would be
    /// called after what it does not have.
    fn chains<const W: usize>(
        &self,
        chain: &Chain,
        chains: &mut Chains<'_, W>,
        view: &View<'_, W>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        let ends = chain.ends;
        let mut tell = |found: StrikingPath<W>| {
            visit(record::step(self.id, view.geometry, view.candidates, &[found]))
        };
        match ends {
            Ends::Closed => {
                let loops = chains.loops().into_iter();
                loops.filter(|found| found.path.is_of(chain)).try_for_each(tell)
            }
            Ends::Open if !self.shared => {
                let mut flow = ControlFlow::Continue(());
                chains.visit_between(&mut |found| {
                    if found.path.is_of(chain) {
                        flow = tell(found);
                    }
                    flow.is_continue()
                });
                flow
            }
            Ends::Open | Ends::Turning => {
                let mut flow = ControlFlow::Continue(());
                let mut told: Vec<Vec<Candidate>> = Vec::new();
                chains.visit_each(&mut |candidate, mut found| {
                    let (first, last) = (found.path.nodes.first(), found.path.nodes.last());
                    let turns = found.targets.len() == 1 || first == last;
                    let is_told_here = !self.shared || turns == (ends == Ends::Turning);
                    if !is_told_here || !found.path.is_of(chain) {
                        return true;
                    }
                    if let (false, false, Some(candidate)) = (turns, self.shared, candidate) {
                        found.targets = vec![candidate];
                    }
                    if !told.contains(&found.targets) {
                        told.push(found.targets.clone());
                        flow = tell(found);
                    }
                    flow.is_continue()
                });
                flow
            }
        }
    }
}
