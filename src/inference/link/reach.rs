//! What follows from a node's being false or true, along alternating links, by the shortest ways.

use super::graph::{Edge, Graph, Node};
use super::record::Path;

/// The most strong links of a chain that is told.
pub(super) const LONGEST: usize = 60;

/// How many of the shortest ways from one node to another are looked at. Those that strike nothing, or
/// come to a candidate twice, are passed over for the next.
const WAYS: usize = 100;

/// Which nodes are true or false if one is false, and by which of the shortest ways; or if one is true, and
/// then which ways lead back to it.
pub(super) struct Reach<const W: usize> {
    /// For each node that is true: the false nodes and strong links that make it so first.
    on: Vec<Vec<(usize, Edge<W>)>>,
    /// For each node that is false: the true nodes that exclude it first. The start is its own.
    off: Vec<Vec<usize>>,
    /// The node that was supposed true, if one was.
    truth: Option<usize>,
}

impl<const W: usize> Reach<W> {
    /// What follows by so many strong links if some of these nodes is false: every node is reached by as few
    /// links as can be.
    pub(super) fn from_false(graph: &Graph<W>, starts: &[usize], most: usize) -> Self {
        let count = graph.nodes.len();
        let mut reach =
            Self { on: vec![Vec::new(); count], off: vec![Vec::new(); count], truth: None };
        for &start in starts {
            reach.off[start].push(start);
        }
        reach.spread(graph, starts.to_vec(), most);
        reach
    }

    /// What follows if this node is true, and the strong links that lead back to it.
    pub(super) fn from_true(graph: &Graph<W>, start: usize) -> Self {
        let count = graph.nodes.len();
        let (on, off) = (vec![Vec::new(); count], vec![Vec::new(); count]);
        let mut reach = Self { on, off, truth: Some(start) };
        for &other in &graph.weak[start] {
            reach.off[other].push(start);
        }
        reach.spread(graph, graph.weak[start].clone(), LONGEST);
        let back = graph.strong[start].iter().filter(|edge| !reach.off[edge.to].is_empty());
        let back = back.map(|edge| (edge.to, Edge { to: start, reason: edge.reason }));
        reach.on[start] = back.collect();
        reach
    }

    /// Goes on from nodes that are false, breadth first.
    fn spread(&mut self, graph: &Graph<W>, mut off: Vec<usize>, most: usize) {
        let count = graph.nodes.len();
        let (mut depth_on, mut depth_off) = (vec![0_u8; count], vec![0_u8; count]);
        let mut depth = 0;
        while !off.is_empty() && usize::from(depth) < most {
            depth += 1;
            let mut on = Vec::new();
            for &from in &off {
                for &edge in &graph.strong[from] {
                    if self.truth == Some(edge.to) {
                        continue;
                    }
                    if self.on[edge.to].is_empty() {
                        depth_on[edge.to] = depth;
                        on.push(edge.to);
                    }
                    if depth_on[edge.to] == depth {
                        self.on[edge.to].push((from, edge));
                    }
                }
            }
            off.clear();
            for &from in &on {
                for &other in &graph.weak[from] {
                    if self.off[other].is_empty() {
                        depth_off[other] = depth;
                        off.push(other);
                    }
                    if depth_off[other] == depth {
                        self.off[other].push(from);
                    }
                }
            }
        }
    }

    /// Shows the shortest ways from the start to a true node that come to no candidate twice, until
    /// one is taken or too many were looked at.
    pub(super) fn paths(
        &self,
        graph: &Graph<W>,
        end: usize,
        take: &mut dyn FnMut(Path<W>) -> bool,
    ) {
        let mut left = WAYS;
        let mut way = Vec::new();
        let _ = self.walk_back(graph, end, &mut way, &mut left, take);
    }

    /// The first of those ways.
    pub(super) fn first_path(&self, graph: &Graph<W>, end: usize) -> Option<Path<W>> {
        let mut first = None;
        self.paths(graph, end, &mut |path| {
            first = Some(path);
            true
        });
        first
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
                    let is_start = self.truth.map_or(before == off, |truth| before == truth);
                    let stop = if is_start {
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
        let first_off = off;
        let (first, second) = (&graph.nodes[*off], &graph.nodes[edge.to]);
        let meets = |node: &Node<W>, other: usize| node.overlaps(&graph.nodes[other]);
        let is_start = self.truth.is_none() && self.off[*off].contains(off);
        (!is_start && first.overlaps(second))
            || later.iter().enumerate().any(|(place, &(off, edge))| {
                let ends = place == 0 && is_start && edge.to == *first_off;
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
