//! Chains of any length: from every node, the shortest way on.
//!
//! If the start of a chain is false, its second node is true, so its third is false, and so on. The
//! search goes breadth first from every node that is supposed false; whatever node it finds to be
//! true then is the other end of a chain, so one of the two is true. If the two exclude each other,
//! the chain closes to a loop, in which each weak link has exactly one true end.

use std::collections::{BTreeMap, BTreeSet};

use super::graph::{Edge, Graph, Node, Reason};
use super::record::{Found, Path};
use crate::grid::{Candidates, Cell, Digit, Geometry};
use crate::knowledge::Ends;

/// The most strong links of a chain that is told.
const LONGEST: usize = 60;

/// How many of the shortest ways from one node to another are looked at. Those that strike nothing, or
/// come to a candidate twice, are passed over for the next.
const WAYS: usize = 100;

/// What the chains of a graph are looked through for.
pub(super) struct Wanted {
    /// How they end.
    pub(super) ends: Ends,
    /// Whether another rule of the engine tells the same chains in the other of the two ways,
    /// open and turning: then a chain with one target turns, and one with several is open.
    pub(super) shared: bool,
}

/// The chains of the graph that conclude something, shortest first.
pub(super) fn chains<const W: usize>(
    geometry: &Geometry<W>,
    candidates: &Candidates<W>,
    graph: &Graph<W>,
    wanted: &Wanted,
) -> Vec<Found<W>> {
    let mut collected =
        Collected { geometry, candidates, wanted, loops: BTreeSet::new(), found: Vec::new() };
    let mut turning: BTreeMap<(Cell, Digit), Found<W>> = BTreeMap::new();
    for start in 0..graph.nodes.len() {
        let reach = Reach::new(graph, start, false);
        for end in start..graph.nodes.len() {
            if !reach.on[end].is_empty() {
                collected.consider(graph, &reach, start, end, &mut turning);
            }
        }
    }
    if wanted.ends == Ends::Closed {
        // A loop that is no shortest way around from a weak link may be one from a strong link.
        for start in 0..graph.nodes.len() {
            collected.close(graph, &Reach::new(graph, start, true), start);
        }
    }
    let mut found = collected.found;
    found.extend(turning.into_values());
    found.sort_by(|a, b| (a.path.len(), &a.path.nodes).cmp(&(b.path.len(), &b.path.nodes)));
    found
}

struct Collected<'a, const W: usize> {
    geometry: &'a Geometry<W>,
    candidates: &'a Candidates<W>,
    wanted: &'a Wanted,
    loops: BTreeSet<Vec<Node<W>>>,
    found: Vec<Found<W>>,
}

impl<const W: usize> Collected<'_, W> {
    fn consider(
        &mut self,
        graph: &Graph<W>,
        reach: &Reach<W>,
        start: usize,
        end: usize,
        turning: &mut BTreeMap<(Cell, Digit), Found<W>>,
    ) {
        let (first, last) = (&graph.nodes[start], &graph.nodes[end]);
        let closes = first.excludes(last, self.geometry);
        match self.wanted.ends {
            Ends::Closed if closes => self.close(graph, reach, end),
            Ends::Open | Ends::Turning if !closes || self.wanted.ends == Ends::Open => {
                let targets = first.excluded_with(last, self.geometry, self.candidates);
                let turns = start == end || targets.len() == 1;
                let is_open = self.wanted.ends == Ends::Open;
                if targets.is_empty() || (turns == is_open && (self.wanted.shared || start == end))
                {
                    return;
                }
                let mut shortest = None;
                reach.paths(graph, end, &mut |path| {
                    shortest = Some(path);
                    true
                });
                let Some(path) = shortest else { return };
                if is_open || start == end {
                    self.found.push(Found { path: path.canonical(), targets });
                    return;
                }
                for target in targets {
                    let known = turning.get(&target).map(|known| known.path.len());
                    if known.is_none_or(|known| path.len() < known) {
                        let path = path.clone().canonical();
                        let _ = turning.insert(target, Found { path, targets: vec![target] });
                    }
                }
            }
            _ => {}
        }
    }

    /// The loops, if they are new and strike something.
    fn close(&mut self, graph: &Graph<W>, reach: &Reach<W>, end: usize) {
        reach.paths(graph, end, &mut |mut path| {
            path.closed = true;
            let path = path.canonical();
            if path.nodes.len() >= 4 && self.loops.insert(path.nodes.clone()) {
                let targets = loop_targets(self.geometry, self.candidates, &path);
                if !targets.is_empty() {
                    self.found.push(Found { path, targets });
                }
            }
            false
        });
    }
}

/// What the two ends of some weak link of a closed chain both exclude.
fn loop_targets<const W: usize>(
    geometry: &Geometry<W>,
    candidates: &Candidates<W>,
    path: &Path<W>,
) -> Vec<(Cell, Digit)> {
    let mut targets = Vec::new();
    for place in (1..path.nodes.len()).step_by(2) {
        let next = (place + 1) % path.nodes.len();
        let (first, second) = (&path.nodes[place], &path.nodes[next]);
        targets.extend(first.excluded_with(second, geometry, candidates));
    }
    for (place, reason) in path.reasons.iter().enumerate() {
        if let Reason::Set(cells) = *reason {
            // One of the two digits of the link is in the set and one is not, so all its others are.
            let linked = [path.nodes[2 * place].digit, path.nodes[2 * place + 1].digit];
            for digit in geometry.digits().filter(|digit| !linked.contains(digit)) {
                let held = Node { digit, cells: cells & candidates.places_of(digit) };
                if !held.cells.is_empty() {
                    targets.extend(held.excluded_with(&held, geometry, candidates));
                }
            }
        }
    }
    targets.sort_unstable_by_key(|&(cell, digit)| (digit, cell));
    targets.dedup();
    targets
}

/// Which nodes are true or false if one is false, and by which of the shortest ways; or if one is true, and
/// then which ways lead back to it.
struct Reach<const W: usize> {
    /// For each node that is true: the false nodes and strong links that make it so first.
    on: Vec<Vec<(usize, Edge<W>)>>,
    /// For each node that is false: the true nodes that exclude it first. The start is its own.
    off: Vec<Vec<usize>>,
    start: usize,
    start_is_true: bool,
}

impl<const W: usize> Reach<W> {
    /// Breadth first, so that every node is reached by as few links as can be.
    fn new(graph: &Graph<W>, start: usize, start_is_true: bool) -> Self {
        let count = graph.nodes.len();
        let (on, off) = (vec![Vec::new(); count], vec![Vec::new(); count]);
        let mut reach = Self { on, off, start, start_is_true };
        let (mut depth_on, mut depth_off) = (vec![0_u8; count], vec![0_u8; count]);
        let mut off = vec![start];
        let mut depth = 0;
        if start_is_true {
            off.clone_from(&graph.weak[start]);
            for &other in &off {
                reach.off[other].push(start);
            }
        } else {
            reach.off[start].push(start);
        }
        while !off.is_empty() && usize::from(depth) < LONGEST {
            depth += 1;
            let mut on = Vec::new();
            for &from in &off {
                for &edge in &graph.strong[from] {
                    if start_is_true && edge.to == start {
                        continue;
                    }
                    if reach.on[edge.to].is_empty() {
                        depth_on[edge.to] = depth;
                        on.push(edge.to);
                    }
                    if depth_on[edge.to] == depth {
                        reach.on[edge.to].push((from, edge));
                    }
                }
            }
            off.clear();
            for &from in &on {
                for &other in &graph.weak[from] {
                    if reach.off[other].is_empty() {
                        depth_off[other] = depth;
                        off.push(other);
                    }
                    if depth_off[other] == depth {
                        reach.off[other].push(from);
                    }
                }
            }
        }
        if start_is_true {
            let back = graph.strong[start].iter().filter(|edge| !reach.off[edge.to].is_empty());
            let back = back.map(|edge| (edge.to, Edge { to: start, reason: edge.reason }));
            reach.on[start] = back.collect();
        }
        reach
    }

    /// Shows the shortest ways from the start to a true node that come to no candidate twice, until
    /// one is taken or too many were looked at.
    fn paths(&self, graph: &Graph<W>, end: usize, take: &mut dyn FnMut(Path<W>) -> bool) {
        let mut left = WAYS;
        let mut way = Vec::new();
        let _ = self.walk_back(graph, end, &mut way, &mut left, take);
    }

    /// Extends the way, which is told from its end, by the false and the true node before it.
    fn walk_back(
        &self,
        graph: &Graph<W>,
        on: usize,
        way: &mut Vec<(usize, Edge<W>)>,
        left: &mut usize,
        take: &mut dyn FnMut(Path<W>) -> bool,
    ) -> bool {
        for &(off, edge) in &self.on[on] {
            if *left == 0 {
                return true;
            }
            way.push((off, edge));
            if !self.is_twisted(graph, way) {
                for &before in &self.off[off] {
                    let stop = if before == self.start && (self.start_is_true || off == before) {
                        *left -= 1;
                        take(path(graph, way))
                    } else {
                        self.walk_back(graph, before, way, left, take)
                    };
                    if stop || *left == 0 {
                        return true;
                    }
                }
            }
            let _ = way.pop();
        }
        false
    }

    /// Whether the last two nodes of the way have a candidate of those after them. Only the two ends of
    /// a way may be the same node: a candidate that is true if it is false.
    fn is_twisted(&self, graph: &Graph<W>, way: &[(usize, Edge<W>)]) -> bool {
        let Some(((off, edge), later)) = way.split_last() else { return false };
        let (first, second) = (&graph.nodes[*off], &graph.nodes[edge.to]);
        let meets = |node: &Node<W>, other: usize| node.overlaps(&graph.nodes[other]);
        let is_start = *off == self.start && !self.start_is_true;
        (!is_start && first.overlaps(second))
            || later.iter().enumerate().any(|(place, &(off, edge))| {
                let ends = place == 0 && is_start && edge.to == self.start;
                meets(second, off)
                    || meets(second, edge.to)
                    || meets(first, off)
                    || (meets(first, edge.to) && !ends)
            })
    }
}

/// The way, told from its end, as a path.
fn path<const W: usize>(graph: &Graph<W>, way: &[(usize, Edge<W>)]) -> Path<W> {
    let links = way.iter().rev();
    let nodes = links.clone().flat_map(|(off, edge)| [graph.nodes[*off], graph.nodes[edge.to]]);
    let reasons = links.clone().map(|(_, edge)| edge.reason);
    Path { nodes: nodes.collect(), reasons: reasons.collect(), closed: false }
}
