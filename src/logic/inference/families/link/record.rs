//! From a chain that was found to the step that records it.

use crate::grid::{Candidate, Candidates, CellSet, Geometry};
use crate::inference::tools::implication::{GraphNode, StrongReason};
use crate::knowledge::{self, Nodes};
use crate::proof::{Chain, Conclusion, Fact, HeldSet, Places, RuleId, Step, StrongLink, Support};

/// Nodes joined by strong and weak links in turn, with the reason of each strong link: an open chain,
/// or a closed one whose last node excludes its first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Path<const W: usize> {
    pub(super) nodes: Vec<GraphNode<W>>,
    pub(super) reasons: Vec<StrongReason<W>>,
    pub(super) closed: bool,
}

/// What a path concludes.
#[derive(Clone)]
pub(super) struct StrikingPath<const W: usize> {
    pub(super) path: Path<W>,
    pub(super) targets: Vec<Candidate>,
}

/// A way to tell a path.
#[derive(Clone, Copy)]
struct Direction {
    /// From which strong link on, where the path is closed.
    turn: usize,
    /// Whether it is told from its end.
    reversed: bool,
}

impl<const W: usize> Path<W> {
    /// The same path told in the one of its readings that comes first.
    pub(super) fn canonical(mut self) -> Self {
        let turns = if self.closed { self.reasons.len() } else { 1 };
        let both_ways =
            |turn| [Direction { turn, reversed: true }, Direction { turn, reversed: false }];
        let readings = (0..turns).flat_map(both_ways);
        let first = readings.min_by(|a, b| self.nodes_of(*a).cmp(self.nodes_of(*b)));
        if let Some(Direction { turn, reversed }) = first {
            self.nodes.rotate_left(2 * turn);
            self.reasons.rotate_left(turn);
            if reversed {
                self.nodes.reverse();
                self.reasons.reverse();
            }
        }
        self
    }

    /// The nodes in the order of a reading.
    fn nodes_of(
        &self,
        Direction { turn, reversed }: Direction,
    ) -> impl Iterator<Item = &GraphNode<W>> {
        let count = self.nodes.len();
        (0..count).map(move |place| {
            let place = if reversed { count - 1 - place } else { place };
            &self.nodes[(place + 2 * turn) % count]
        })
    }

    /// Whether it is what the rule is called after: a chain of groups has one on it, one of almost locked sets a set, and its ends
    /// are of the same digit where the rule says so.
    pub(super) fn is_of(&self, rule: &knowledge::Chain) -> bool {
        let ends = [self.nodes.first(), self.nodes.last()].map(|end| end.map(|node| node.digit));
        let has_nodes = match rule.nodes {
            Nodes::Cells => true,
            Nodes::Groups => self.nodes.iter().any(|node| !node.is_alone()),
            Nodes::Sets => self.reasons.iter().any(|reason| matches!(reason, StrongReason::Set(_))),
        };
        has_nodes && (!rule.same_digit || ends[0] == ends[1])
    }

    /// The number of links.
    pub(super) fn len(&self) -> usize {
        self.nodes.len() - usize::from(!self.closed)
    }

    /// The path as it is recorded, striking these candidates.
    fn chain(
        &self,
        geometry: &Geometry<W>,
        candidates: &Candidates<W>,
        struck: &[Candidate],
    ) -> Chain {
        let nodes: Vec<_> = self.nodes.iter().map(GraphNode::wide).collect();
        let links = 0..self.reasons.len();
        let links = links.map(|link| self.strong_link(geometry, candidates, link)).collect();
        Chain::new(nodes, links, self.closed).striking(struck)
    }

    /// What the strong link with this number, from 0, states. Of an almost locked set it is said which
    /// digits each of its cells may hold: where in the set a digit may be is what the links rest on.
    fn strong_link(
        &self,
        geometry: &Geometry<W>,
        candidates: &Candidates<W>,
        link: usize,
    ) -> StrongLink {
        match self.reasons[link] {
            StrongReason::House(house) => {
                let digit = self.nodes[2 * link].digit;
                StrongLink::House(Places::in_state(geometry, candidates, house, digit))
            }
            StrongReason::Cell(cell) => {
                StrongLink::Cells(HeldSet::in_state(candidates, CellSet::of(cell)))
            }
            StrongReason::Set(cells) => StrongLink::Cells(HeldSet::in_state(candidates, cells)),
        }
    }
}

/// The step of one or several chains. With several, each conclusion rests on the claims of the
/// chains that it follows from.
pub(super) fn step<const W: usize>(
    rule: RuleId,
    geometry: &Geometry<W>,
    candidates: &Candidates<W>,
    chains: &[StrikingPath<W>],
) -> Step {
    let mut claims = Vec::new();
    let mut conclusions: Vec<(Fact, Vec<u16>)> = Vec::new();
    let mut links = 0;
    for StrikingPath { path, targets } in chains {
        let first = claims.len() as u16;
        claims.extend(path.chain(geometry, candidates, targets).claims(links));
        links += path.reasons.len();
        let own = first..claims.len() as u16;
        for &Candidate { cell, digit } in targets {
            let fact = Fact::Absent(cell, digit);
            if conclusions.iter().all(|(known, _)| *known != fact) {
                conclusions.push((fact, own.clone().collect()));
            }
        }
    }
    let conclude = |(fact, numbers)| {
        let support = if chains.len() == 1 { Support::All } else { Support::Claims(numbers) };
        Conclusion { fact, support }
    };
    let conclusions = conclusions.into_iter().map(conclude).collect();
    Step { rule, claims, conclusions, cases: Vec::new() }
}
