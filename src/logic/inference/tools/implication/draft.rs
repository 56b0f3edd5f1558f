//! Putting links together to a graph.

use super::almost_locked::AlmostLockedSet;
use super::graph::{Graph, NO_NODE, Parts, StrongSet};
use super::node::GraphNode;
use super::strong::{HouseLink, StrongReason, two_digit_cells};
use crate::grid::{Candidates, Cell, CellSet, Digit, DigitSet, Geometry};

/// How the places of a digit in a house make strong links.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::inference) enum Split {
    /// There are two.
    Pairs,
    /// The same, and they fall into two groups each of which lies in another house too.
    Groups,
}

/// Which almost locked sets make strong links.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::inference) struct Sets {
    /// The most cells of a set.
    pub(in crate::inference) largest: usize,
    /// The most sets that are looked at, small ones first.
    pub(in crate::inference) most: usize,
    /// Whether cells with two candidates are among them.
    pub(in crate::inference) with_cells: bool,
}

/// The links that a search goes along.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::inference) struct Links {
    /// The only digit, if there is one.
    pub(in crate::inference) digit: Option<Digit>,
    /// Strong links by houses, if there are any.
    pub(in crate::inference) houses: Option<Split>,
    /// Strong links by cells with two candidates.
    pub(in crate::inference) cells: bool,
    /// Strong links by almost locked sets, if there are any.
    pub(in crate::inference) sets: Option<Sets>,
    /// Whether weak links lead to other digits.
    pub(in crate::inference) across: bool,
}

impl Links {
    /// The digits of the nodes.
    pub(super) fn digits<const W: usize>(&self, geometry: &Geometry<W>) -> DigitSet {
        self.digit.map_or_else(|| geometry.all_digits(), DigitSet::of)
    }
}

/// A node that was met.
struct Met<const W: usize> {
    node: GraphNode<W>,
    /// The open places of its digit that it excludes.
    sight: CellSet<W>,
    /// When it was first linked; [`NO_NODE`] if it was not.
    rank: u32,
    /// The one met before it with the same digit and the same first cell.
    before: u32,
}

/// The links found so far.
pub(super) struct Draft<'a, const W: usize> {
    geometry: &'a Geometry<W>,
    candidates: &'a Candidates<W>,
    met: Vec<Met<W>>,
    /// By digit and first cell: the last such node that was met.
    last: Vec<u32>,
    /// Those that were linked, in the order in which they were.
    linked: Vec<u32>,
    strong_sets: Vec<StrongSet<W>>,
    members: Vec<u32>,
}

impl<'a, const W: usize> Draft<'a, W> {
    pub(super) fn new(geometry: &'a Geometry<W>, candidates: &'a Candidates<W>) -> Self {
        Self {
            geometry,
            candidates,
            met: Vec::with_capacity(128),
            last: vec![NO_NODE; geometry.digit_count() * geometry.cell_count()],
            linked: Vec::with_capacity(128),
            strong_sets: Vec::with_capacity(128),
            members: Vec::with_capacity(256),
        }
    }

    /// The place of a node among those that were met.
    fn meet(&mut self, node: GraphNode<W>) -> u32 {
        let first = node.cells.first().map_or(0, Cell::index);
        let last = &mut self.last[node.digit.index() * self.geometry.cell_count() + first];
        let mut place = *last;
        while let Some(known) = self.met.get(place as usize) {
            if known.node.cells == node.cells {
                return place;
            }
            place = known.before;
        }
        let sight = node.sight(self.geometry, self.candidates);
        let place = self.met.len() as u32;
        self.met.push(Met { node, sight, rank: NO_NODE, before: *last });
        *last = place;
        place
    }

    /// Links any two of these nodes, which were met.
    fn link(&mut self, nodes: &[u32], reason: StrongReason<W>) {
        let mut strong_set =
            StrongSet { reason, first: self.members.len(), digits: DigitSet::EMPTY };
        for &place in nodes {
            let met = &mut self.met[place as usize];
            if met.rank == NO_NODE {
                met.rank = self.linked.len() as u32;
                self.linked.push(place);
            }
            strong_set.digits.insert(met.node.digit);
            self.members.push(met.rank);
        }
        self.strong_sets.push(strong_set);
    }

    /// The digit is in one of two places, or of two groups of places, of a house.
    pub(super) fn link_houses(&mut self, links: &[HouseLink<W>]) {
        for link in links {
            let nodes = [link.first, link.second].map(|node| self.meet(node));
            self.link(&nodes, StrongReason::House(link.house));
        }
    }

    /// A cell holds one of two candidates.
    pub(super) fn link_cells(&mut self) {
        for (cell, digits) in two_digit_cells(self.geometry, self.candidates) {
            let nodes = digits.map(|digit| self.meet(GraphNode::of(cell, digit)));
            self.link(&nodes, StrongReason::Cell(cell));
        }
    }

    /// The cells with two candidates, as almost locked sets of one cell; none if they are not asked for.
    pub(super) fn cells_as_sets(&self, wanted: bool) -> Vec<AlmostLockedSet<W>> {
        let as_set = |(cell, digits): (Cell, [Digit; 2])| AlmostLockedSet {
            cells: CellSet::of(cell),
            digits: digits.into_iter().collect(),
        };
        let cells = wanted.then(|| two_digit_cells(self.geometry, self.candidates));
        cells.into_iter().flatten().map(as_set).collect()
    }

    /// In an almost locked set, if one digit is missing, all others are there. Digits that see no place are of no use.
    pub(super) fn link_sets<'b>(&mut self, sets: impl Iterator<Item = &'b AlmostLockedSet<W>>) {
        let mut useful: Vec<u32> = Vec::with_capacity(self.geometry.digit_count());
        for set in sets {
            useful.clear();
            for digit in set.digits.iter() {
                let cells = set.cells & self.candidates.open_places_of(digit);
                let place = self.meet(GraphNode { digit, cells });
                if !self.met[place as usize].sight.is_empty() {
                    useful.push(place);
                }
            }
            if useful.len() >= 2 {
                self.link(&useful, StrongReason::Set(set.cells));
            }
        }
    }

    /// The graph of what was linked.
    pub(super) fn finish(self, links: Links) -> Graph<W> {
        let node = |&place: &u32| (self.met[place as usize].node, self.met[place as usize].sight);
        let parts = Parts {
            nodes: self.linked.iter().map(node).collect(),
            strong_sets: self.strong_sets,
            members: self.members,
            digits: links.digits(self.geometry),
            across: links.across,
        };
        Graph::new(self.geometry, self.candidates, parts)
    }
}
