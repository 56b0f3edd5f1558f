//! What follows from a node's being false or true, along alternating links, by the shortest ways.

use super::record::Path;
use crate::inference::tools::bit_row::has;
use crate::inference::tools::implication::Graph;

/// The most strong links of a chain that is told.
pub(super) const LONGEST: usize = 60;

/// How many of the shortest ways from one node to another are looked at. Those that strike nothing, or
/// come to a candidate twice, are passed over for the next.
const WAYS: usize = 100;

/// Which nodes are true or false if a given one is false, with the shortest ways there; or if it is true, with the ways
/// that lead back to it.
pub(super) struct Reach {
    /// For each node that is true: the false nodes and strong links that make it so first.
    on: Lists<Edge>,
    /// For each node that is false: the true nodes that exclude it first. The start is its own.
    off: Lists<usize>,
    /// The node that was supposed true, if one was.
    truth: Option<usize>,
}

/// A strong link from a false node to a true one.
#[derive(Clone, Copy)]
struct Edge {
    off: usize,
    on: usize,
    strong_set: usize,
}

/// A list for each node.
struct Lists<T> {
    /// For each node the place of its first item and that of its last.
    ends: Vec<[u32; 2]>,
    /// The items, each with the place of the next one of its list.
    items: Vec<(T, u32)>,
}

/// The place of no item.
const NOWHERE: u32 = u32::MAX;

impl<T: Copy> Lists<T> {
    /// An empty list for each of so many nodes.
    fn new(count: usize) -> Self {
        Self { ends: vec![[NOWHERE; 2]; count], items: Vec::with_capacity(count) }
    }

    fn push(&mut self, node: usize, item: T) {
        let place = self.items.len() as u32;
        let [first, last] = &mut self.ends[node];
        match self.items.get_mut(*last as usize) {
            Some((_, next)) => *next = place,
            None => *first = place,
        }
        *last = place;
        self.items.push((item, NOWHERE));
    }

    fn is_empty(&self, node: usize) -> bool {
        self.ends[node][0] == NOWHERE
    }

    fn last(&self, node: usize) -> Option<T> {
        self.items.get(self.ends[node][1] as usize).map(|&(item, _)| item)
    }

    fn of(&self, node: usize) -> impl Iterator<Item = T> + '_ {
        let mut place = self.ends[node][0];
        std::iter::from_fn(move || {
            let &(item, next) = self.items.get(place as usize)?;
            place = next;
            Some(item)
        })
    }
}

/// The nodes that ways may go through, as rows: which may be false, and which may be true.
pub(super) struct Bounds {
    pub(super) off: Vec<u64>,
    pub(super) on: Vec<u64>,
}

impl Bounds {
    /// All nodes.
    pub(super) fn none<const W: usize>(graph: &Graph<W>) -> Self {
        Self { off: graph.all_nodes(), on: graph.all_nodes() }
    }
}

impl Reach {
    /// What follows by so many strong links if some of these nodes is false: every node is reached by as few
    /// links as can be.
    pub(super) fn from_false<const W: usize>(
        graph: &Graph<W>,
        starts: &[usize],
        most: usize,
        bounds: &Bounds,
    ) -> Self {
        let count = graph.nodes.len();
        let mut reach = Self { on: Lists::new(count), off: Lists::new(count), truth: None };
        for &start in starts {
            reach.off.push(start, start);
        }
        reach.spread(graph, starts.to_vec(), most, bounds);
        reach
    }

    /// What follows if this node is true, and the strong links that lead back to it.
    pub(super) fn from_true<const W: usize>(
        graph: &Graph<W>,
        start: usize,
        bounds: &Bounds,
    ) -> Self {
        let count = graph.nodes.len();
        let (on, off) = (Lists::new(count), Lists::new(count));
        let mut reach = Self { on, off, truth: Some(start) };
        let next: Vec<usize> =
            graph.excluded(start).filter(|&node| has(&bounds.off, node)).collect();
        for &other in &next {
            reach.off.push(other, start);
        }
        reach.spread(graph, next, LONGEST, bounds);
        for (off, strong_set) in graph.strong(start) {
            let known = reach.on.of(start).any(|edge| edge.off == off);
            if !known && !reach.off.is_empty(off) {
                reach.on.push(start, Edge { off, on: start, strong_set });
            }
        }
        reach
    }

    /// Goes on from nodes that are false, breadth first.
    fn spread<const W: usize>(
        &mut self,
        graph: &Graph<W>,
        mut off: Vec<usize>,
        most: usize,
        bounds: &Bounds,
    ) {
        let count = graph.nodes.len();
        let (mut depth_on, mut depth_off) = (vec![0_u8; count], vec![0_u8; count]);
        let mut depth = 0;
        while !off.is_empty() && usize::from(depth) < most {
            depth += 1;
            let mut on = Vec::new();
            for &from in &off {
                for (to, strong_set) in graph.strong(from) {
                    if self.truth == Some(to) || !has(&bounds.on, to) {
                        continue;
                    }
                    if self.on.is_empty(to) {
                        depth_on[to] = depth;
                        on.push(to);
                    }
                    // Of several links between two nodes only the first is told.
                    let is_first = self.on.last(to).is_none_or(|edge| edge.off != from);
                    if depth_on[to] == depth && is_first {
                        self.on.push(to, Edge { off: from, on: to, strong_set });
                    }
                }
            }
            off.clear();
            for &from in &on {
                for other in graph.excluded(from).filter(|&other| has(&bounds.off, other)) {
                    if self.off.is_empty(other) {
                        depth_off[other] = depth;
                        off.push(other);
                    }
                    if depth_off[other] == depth {
                        self.off.push(other, from);
                    }
                }
            }
        }
    }

    /// Shows the shortest ways from the start to a true node that come to no candidate twice, until
    /// one is taken or too many were looked at.
    pub(super) fn paths<const W: usize>(
        &self,
        graph: &Graph<W>,
        end: usize,
        take: &mut dyn FnMut(Path<W>) -> bool,
    ) {
        let _ = self.walk(graph, false, take).back_from(end);
    }

    /// The first of those ways; if there is none, the first whose two ends share a candidate, such as one that
    /// begins within its last almost locked set.
    pub(super) fn first_path<const W: usize>(
        &self,
        graph: &Graph<W>,
        end: usize,
    ) -> Option<Path<W>> {
        [false, true].into_iter().find_map(|ends_touch| {
            let mut first = None;
            let mut take = |path| {
                first = Some(path);
                true
            };
            let _ = self.walk(graph, ends_touch, &mut take).back_from(end);
            first
        })
    }

    fn walk<'a, const W: usize>(
        &'a self,
        graph: &'a Graph<W>,
        ends_touch: bool,
        take: &'a mut dyn FnMut(Path<W>) -> bool,
    ) -> Walk<'a, W> {
        Walk { reach: self, graph, ends_touch, way: Vec::new(), left: WAYS, take }
    }
}

/// A walk from a node back to the start.
struct Walk<'a, const W: usize> {
    reach: &'a Reach,
    graph: &'a Graph<W>,
    /// Whether the two ends may share a candidate without being the same.
    ends_touch: bool,
    /// The way, told from its end.
    way: Vec<Edge>,
    /// How many more ways are looked at.
    left: usize,
    take: &'a mut dyn FnMut(Path<W>) -> bool,
}

impl<const W: usize> Walk<'_, W> {
    /// Extends the way by the false and the true node before it; says whether to stop.
    fn back_from(&mut self, on: usize) -> bool {
        let reach = self.reach;
        for edge in reach.on.of(on) {
            if self.left == 0 {
                return true;
            }
            self.way.push(edge);
            if !self.is_twisted() {
                for before in reach.off.of(edge.off) {
                    let is_start = reach.truth.map_or(before == edge.off, |truth| before == truth);
                    let stop = if is_start {
                        self.left -= 1;
                        (self.take)(path(self.graph, &self.way))
                    } else {
                        self.back_from(before)
                    };
                    if stop || self.left == 0 {
                        return true;
                    }
                }
            }
            let _ = self.way.pop();
        }
        false
    }

    /// Whether the last two nodes of the way have a candidate of those after them. Only the two ends of
    /// a way may be the same node, a candidate that is true if it is false, or, if they may touch, share one.
    fn is_twisted(&self) -> bool {
        let Some((&Edge { off, on, .. }, later)) = self.way.split_last() else { return false };
        let nodes = &self.graph.nodes;
        let meets = |one: usize, other: usize| nodes[one].overlaps(&nodes[other]);
        let is_start =
            self.reach.truth.is_none() && self.reach.off.of(off).any(|before| before == off);
        (!is_start && meets(off, on))
            || later.iter().enumerate().any(|(place, edge)| {
                let ends = place == 0 && is_start && (edge.on == off || self.ends_touch);
                meets(on, edge.off)
                    || meets(on, edge.on)
                    || meets(off, edge.off)
                    || (meets(off, edge.on) && !ends)
            })
    }
}

/// The way, told from its end, as a path.
fn path<const W: usize>(graph: &Graph<W>, way: &[Edge]) -> Path<W> {
    let links = way.iter().rev();
    let nodes = links.clone().flat_map(|edge| [graph.nodes[edge.off], graph.nodes[edge.on]]);
    let reasons = links.clone().map(|edge| graph.strong_sets[edge.strong_set].reason);
    Path { nodes: nodes.collect(), reasons: reasons.collect(), closed: false }
}
