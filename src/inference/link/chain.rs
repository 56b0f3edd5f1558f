//! Chains of any length.
//!
//! If the start of a chain is false, its second node is true, so its third is false, and so on; so
//! one of its ends is true, and what both exclude is false. If the two ends exclude each other, the
//! chain closes to a loop, in which each weak link has exactly one true end.
//!
//! Whatever any chain strikes is a candidate from which, if it is true, a chain leads to its being false.
//! So first every candidate is asked how far that way is, by bits; only if there is such a way, chains
//! are looked for and told.

use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};

use super::graph::{Graph, Node, Reason};
use super::reach::{LONGEST, Reach};
use super::record::{Found, Path};
use crate::grid::{Candidates, Cell, CellSet, Digit, Geometry};
use crate::knowledge::Chain;

/// The fewest strong links of a chain. With one, it is a set or an intersection, which other rules tell.
const FEWEST: usize = 2;

/// The chains of a state over one kind of links.
pub(super) struct Chains<'a, const W: usize> {
    geometry: &'a Geometry<W>,
    candidates: &'a Candidates<W>,
    graph: Graph<W>,
    one_digit: bool,
    shown: OnceCell<Vec<Shown>>,
}

/// What some chain shows.
struct Shown {
    /// The fewest strong links of such a chain.
    links: usize,
    /// The candidate that it strikes, or `None` if it proves one: the node at both of its ends.
    struck: Option<(Cell, Digit)>,
    /// The nodes that such a chain may begin and end with.
    ends: Vec<usize>,
}

impl<'a, const W: usize> Chains<'a, W> {
    /// Over the links that this kind of chain may use; of one digit only, if one is given.
    pub(super) fn new(
        geometry: &'a Geometry<W>,
        candidates: &'a Candidates<W>,
        chain: &Chain,
        digit: Option<Digit>,
    ) -> Self {
        let graph = Graph::new(geometry, candidates, chain, digit);
        let one_digit = chain.one_digit;
        Self { geometry, candidates, graph, one_digit, shown: OnceCell::new() }
    }

    /// Between any two nodes a shortest chain, if it strikes something; short chains first.
    pub(super) fn between_all(&self) -> Vec<Found<W>> {
        if self.shown().is_empty() {
            return Vec::new();
        }
        let graph = &self.graph;
        let mut found = Vec::new();
        for start in 0..graph.nodes.len() {
            let mut reach = None;
            for end in start + 1..graph.nodes.len() {
                let targets = self.excluded_by(start, end);
                if targets.is_empty() {
                    continue;
                }
                let reach =
                    reach.get_or_insert_with(|| Reach::from_false(graph, &[start], LONGEST));
                let path = reach.first_path(graph, end);
                if let Some(path) = path.filter(|path| path.reasons.len() >= FEWEST) {
                    found.push(Found { path: path.canonical(), targets });
                }
            }
        }
        in_order(found)
    }

    /// For every candidate that can be struck a shortest chain that strikes it, with all that this
    /// chain strikes, and for every one that can be proved a shortest chain from it to itself; short chains
    /// first. `take` is given the struck candidate, if it is one, and says whether to go on.
    pub(super) fn to_each(&self, take: &mut dyn FnMut(Option<(Cell, Digit)>, Found<W>) -> bool) {
        for shown in self.shown().iter().filter(|shown| shown.links >= FEWEST) {
            let found = self.shortest(shown).filter(|found| !found.targets.is_empty());
            if found.is_some_and(|found| !take(shown.struck, found)) {
                return;
            }
        }
    }

    /// The loops that strike something; short ones first.
    pub(super) fn loops(&self) -> Vec<Found<W>> {
        let graph = &self.graph;
        let mut loops = Loops { chains: self, known: BTreeSet::new(), found: Vec::new() };
        // Every loop is met at a weak link at which it strikes something.
        let mut closing: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
        for shown in self.shown().iter().filter(|shown| shown.struck.is_some()) {
            for &start in &shown.ends {
                let ends = shown.ends.iter().filter(|end| graph.weak[start].contains(end));
                closing.entry(start).or_default().extend(ends);
            }
        }
        for (start, ends) in closing.into_iter().filter(|(_, ends)| !ends.is_empty()) {
            let reach = Reach::from_false(graph, &[start], LONGEST);
            for end in ends.into_iter().filter(|&end| end > start) {
                loops.close(&reach, end);
            }
            // One that is no shortest way around from a weak link may be one from a strong link.
            loops.close(&Reach::from_true(graph, start), start);
        }
        in_order(loops.found)
    }

    /// What both nodes exclude.
    fn excluded_by(&self, first: usize, second: usize) -> Vec<(Cell, Digit)> {
        let nodes = &self.graph.nodes;
        nodes[first].excluded_with(&nodes[second], self.geometry, self.candidates)
    }

    /// What chains show, that first which the shortest chains do.
    fn shown(&self) -> &[Shown] {
        self.shown.get_or_init(|| {
            let bits = Bits::new(&self.graph);
            let mut shown = Vec::new();
            for digit in self.geometry.digits() {
                for cell in self.candidates.open_places_of(digit).iter() {
                    let ends = self.excluded_from(cell, digit);
                    if let Some(links) = bits.distance(&ends) {
                        shown.push(Shown { links, struck: Some((cell, digit)), ends });
                    }
                }
            }
            if shown.is_empty() {
                return shown;
            }
            for (number, node) in self.graph.nodes.iter().enumerate() {
                let distance = node.cells.only().and_then(|_| bits.distance(&[number]));
                if let Some(links) = distance {
                    shown.push(Shown { links, struck: None, ends: vec![number] });
                }
            }
            shown.sort_by_key(|shown| shown.links);
            shown
        })
    }

    /// The nodes that are false if the candidate is true.
    fn excluded_from(&self, cell: Cell, digit: Digit) -> Vec<usize> {
        let peers = self.geometry.peers(cell);
        let excludes = |node: &Node<W>| {
            if node.digit == digit {
                node.cells.is_subset(&peers)
            } else {
                !self.one_digit && node.cells == CellSet::of(cell)
            }
        };
        let nodes = self.graph.nodes.iter().enumerate();
        nodes.filter(|(_, node)| excludes(node)).map(|(number, _)| number).collect()
    }

    /// A shortest chain that shows it.
    fn shortest(&self, shown: &Shown) -> Option<Found<W>> {
        let graph = &self.graph;
        let reach = Reach::from_false(graph, &shown.ends, shown.links);
        let paths = shown.ends.iter().filter_map(|&end| reach.first_path(graph, end));
        let mut shortest = paths.filter(|path| path.reasons.len() == shown.links);
        let path = shortest.next()?.canonical();
        let (first, last) = (path.nodes.first()?, path.nodes.last()?);
        let targets = first.excluded_with(last, self.geometry, self.candidates);
        Some(Found { path, targets })
    }
}

fn in_order<const W: usize>(mut found: Vec<Found<W>>) -> Vec<Found<W>> {
    found.sort_by(|a, b| (a.path.len(), &a.path.nodes).cmp(&(b.path.len(), &b.path.nodes)));
    found
}

/// The loops found so far.
struct Loops<'a, const W: usize> {
    chains: &'a Chains<'a, W>,
    known: BTreeSet<Vec<Node<W>>>,
    found: Vec<Found<W>>,
}

impl<const W: usize> Loops<'_, W> {
    /// The loops that the ways to this node close, if they are new and strike something.
    fn close(&mut self, reach: &Reach<W>, end: usize) {
        reach.paths(&self.chains.graph, end, &mut |mut path| {
            path.closed = true;
            let path = path.canonical();
            if path.nodes.len() >= 4 && self.known.insert(path.nodes.clone()) {
                let targets = targets(self.chains.geometry, self.chains.candidates, &path);
                if !targets.is_empty() {
                    self.found.push(Found { path, targets });
                }
            }
            false
        });
    }
}

/// What the two ends of some weak link of a loop both exclude, and what its sets keep for
/// themselves.
fn targets<const W: usize>(
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

/// The links of a graph as rows of bits.
struct Bits {
    words: usize,
    strong: Vec<u64>,
    weak: Vec<u64>,
}

impl Bits {
    fn new<const W: usize>(graph: &Graph<W>) -> Self {
        let count = graph.nodes.len();
        let words = count.div_ceil(64);
        let mut bits = Self { words, strong: vec![0; words * count], weak: vec![0; words * count] };
        for node in 0..count {
            for edge in &graph.strong[node] {
                bits.strong[words * node + edge.to / 64] |= 1 << (edge.to % 64);
            }
            for other in &graph.weak[node] {
                bits.weak[words * node + other / 64] |= 1 << (other % 64);
            }
        }
        bits
    }

    /// How many strong links lead from the falsehood of one of the nodes to the truth of one of
    /// them, at the least.
    fn distance(&self, nodes: &[usize]) -> Option<usize> {
        let mut wanted = vec![0; self.words];
        for node in nodes {
            wanted[node / 64] |= 1 << (node % 64);
        }
        let (mut all_off, mut all_on) = (wanted.clone(), vec![0; self.words]);
        let mut fresh = wanted.clone();
        for links in 1.. {
            fresh = self.follow(&self.strong, &fresh, &mut all_on);
            if fresh.iter().zip(&wanted).any(|(on, wanted)| on & wanted != 0) {
                return Some(links);
            }
            fresh = self.follow(&self.weak, &fresh, &mut all_off);
            if fresh.iter().all(|&word| word == 0) {
                return None;
            }
        }
        None
    }

    /// The nodes that `rows` join to `from` and that are not in `known`; adds them there.
    fn follow(&self, rows: &[u64], from: &[u64], known: &mut [u64]) -> Vec<u64> {
        let mut to = vec![0; self.words];
        for (index, &word) in from.iter().enumerate() {
            let mut left = word;
            while left != 0 {
                let node = 64 * index + left.trailing_zeros() as usize;
                left &= left - 1;
                let row = &rows[self.words * node..self.words * (node + 1)];
                to.iter_mut().zip(row).for_each(|(to, row)| *to |= row);
            }
        }
        for (to, known) in to.iter_mut().zip(known) {
            *to &= !*known;
            *known |= *to;
        }
        to
    }
}
