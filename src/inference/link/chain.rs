//! Chains of any length: from every node, the shortest way on.
//!
//! If the start of a chain is false, its second node is true, so its third is false, and so on. The
//! search goes breadth first from every node that is supposed false; whatever node it finds to be
//! true then is the other end of a chain, so one of the two is true. If the two exclude each other,
//! the chain closes to a loop, in which each weak link has exactly one true end.

use std::collections::{BTreeMap, BTreeSet};

use super::graph::{Edge, Graph};
use super::record::{Found, Path};
use crate::grid::{Candidates, Cell, Digit, Geometry};
use crate::knowledge::Ends;

/// The most strong links of a chain that is told.
const LONGEST: usize = 60;

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
    let mut collected = Collected { geometry, candidates, wanted, loops: BTreeSet::new(), found: Vec::new() };
    let mut turning: BTreeMap<(Cell, Digit), Found<W>> = BTreeMap::new();
    for start in 0..graph.nodes.len() {
        let reach = Reach::new(graph, start);
        for end in start..graph.nodes.len() {
            if reach.on[end].is_some() {
                collected.consider(graph, &reach, start, end, &mut turning);
            }
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
    loops: BTreeSet<Vec<super::graph::Node<W>>>,
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
            Ends::Open | Ends::Turning if !closes => {
                let targets = first.excluded_with(last, self.geometry, self.candidates);
                let turns = start == end || targets.len() == 1;
                let is_open = self.wanted.ends == Ends::Open;
                if targets.is_empty() || (turns == is_open && (self.wanted.shared || start == end)) {
                    return;
                }
                let Some(path) = reach.path(graph, end) else { return };
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

    /// A loop, if it is new and strikes something.
    fn close(&mut self, graph: &Graph<W>, reach: &Reach<W>, end: usize) {
        let Some(mut path) = reach.path(graph, end) else { return };
        path.closed = true;
        let path = path.canonical();
        if path.nodes.len() < 4 || !self.loops.insert(path.nodes.clone()) {
            return;
        }
        let targets = loop_targets(self.geometry, self.candidates, &path);
        if !targets.is_empty() {
            self.found.push(Found { path, targets });
        }
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
    targets.sort_unstable_by_key(|&(cell, digit)| (digit, cell));
    targets.dedup();
    targets
}

/// Which nodes are true or false if one is false, and why.
struct Reach<const W: usize> {
    /// For each node that is true: the false node and the strong link that make it so.
    on: Vec<Option<(usize, Edge<W>)>>,
    /// For each node that is false: the true node that excludes it. The start excludes itself.
    off: Vec<Option<usize>>,
    start: usize,
}

impl<const W: usize> Reach<W> {
    /// Breadth first, so that every node is reached by as few links as can be.
    fn new(graph: &Graph<W>, start: usize) -> Self {
        let count = graph.nodes.len();
        let mut reach = Self { on: vec![None; count], off: vec![None; count], start };
        reach.off[start] = Some(start);
        let mut off = vec![start];
        while !off.is_empty() {
            let mut on = Vec::new();
            for &from in &off {
                for &edge in &graph.strong[from] {
                    if reach.on[edge.to].is_none() {
                        reach.on[edge.to] = Some((from, edge));
                        on.push(edge.to);
                    }
                }
            }
            off.clear();
            for &from in &on {
                for &other in &graph.weak[from] {
                    if reach.off[other].is_none() {
                        reach.off[other] = Some(from);
                        off.push(other);
                    }
                }
            }
        }
        reach
    }

    /// The way from the start to a true node, unless it comes to the same candidate twice.
    fn path(&self, graph: &Graph<W>, end: usize) -> Option<Path<W>> {
        let (mut nodes, mut reasons) = (Vec::new(), Vec::new());
        let mut on = end;
        loop {
            let (off, edge) = self.on[on]?;
            nodes.extend([graph.nodes[on], graph.nodes[off]]);
            reasons.push(edge.reason);
            if off == self.start || reasons.len() > LONGEST {
                break;
            }
            on = self.off[off]?;
        }
        if reasons.len() > LONGEST {
            return None;
        }
        // The ends may be the same node: a candidate that is true if it is false.
        let inner = if self.start == end { &nodes[1..] } else { &nodes[..] };
        let twice = inner.iter().enumerate().any(|(place, node)| {
            inner[place + 1..].iter().any(|other| node.overlaps(other))
        });
        if twice {
            return None;
        }
        nodes.reverse();
        reasons.reverse();
        Some(Path { nodes, reasons, closed: false })
    }
}
