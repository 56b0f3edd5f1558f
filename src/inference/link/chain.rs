//! Chains of any length.
//!
//! If the start of a chain is false, its second node is true, so its third is false, and so on; so
//! one of its ends is true, and what both exclude is false. If the two ends exclude each other, the
//! chain closes to a loop, in which each weak link has exactly one true end.
//!
//! Whatever any chain strikes is a candidate from which, if it is true, a chain leads to its being false.
//! So first it is asked, for all candidates at once and by bits, whether there is such a way at all, then which are
//! the shortest; and only along these, chains are looked for and told.

use std::cell::OnceCell;
use std::collections::BTreeSet;

use super::consequences::{Consequences, Wave};
use super::graph::{Graph, Node, Reason};
use super::reach::{Bounds, LONGEST, Reach};
use super::record::{Found, Path};
use crate::grid::{Candidates, Cell, Digit, Geometry};
use crate::inference::bit_row::{has, ones, put};
use crate::knowledge::Chain;

/// The fewest strong links of a chain. With one, it is a set or an intersection, which other rules tell.
const FEWEST: usize = 2;

/// The chains of a state over one kind of links.
pub(super) struct Chains<'a, const W: usize> {
    geometry: &'a Geometry<W>,
    candidates: &'a Candidates<W>,
    graph: Graph<W>,
    known: Consequences,
    /// The candidates that some chain strikes, as a row of nodes.
    struck: Option<Vec<u64>>,
    /// What chains show, by the number of their strong links, as far as it was asked for.
    shown: Vec<Shown<W>>,
    /// What longer chains show.
    waiting: Option<Vec<Waiting>>,
    /// How many strong links were looked at.
    links: usize,
}

/// What some chain shows.
struct Shown<const W: usize> {
    /// The fewest strong links of such a chain.
    links: usize,
    node: usize,
    /// Whether it is proved, not struck: then the node is at both ends of the chain.
    is_proved: bool,
    /// A shortest such chain, once that was asked for.
    chain: OnceCell<Option<Found<W>>>,
}

/// What is shown by more links than were looked at.
struct Waiting {
    node: usize,
    is_proved: bool,
    wave: Wave,
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
        let known = Consequences::new(&graph);
        let (struck, shown, waiting) = (None, Vec::new(), None);
        Self { geometry, candidates, graph, known, struck, shown, waiting, links: 0 }
    }

    /// Between any two nodes a shortest chain, if it strikes something; short chains first.
    pub(super) fn between_all(&mut self) -> Vec<Found<W>> {
        if self.strikes_nothing() {
            return Vec::new();
        }
        let (graph, bounds) = (&self.graph, Bounds::none(&self.graph));
        let mut found = Vec::new();
        for start in graph.in_order(&graph.linked) {
            let mut reach = None;
            let on = &self.known.of(graph, start)[graph.words()..];
            for end in ones(on).filter(|&end| graph.ranks[end] > graph.ranks[start]) {
                let [first, last] = [start, end].map(|node| &graph.nodes[node]);
                let targets = first.excluded_with(last, self.geometry, self.candidates);
                if targets.is_empty() {
                    continue;
                }
                let reach = reach
                    .get_or_insert_with(|| Reach::from_false(graph, &[start], LONGEST, &bounds));
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
    pub(super) fn visit_each(
        &mut self,
        take: &mut dyn FnMut(Option<(Cell, Digit)>, Found<W>) -> bool,
    ) {
        let mut number = 0;
        while self.show(number) {
            let Shown { links, node, is_proved, .. } = self.shown[number];
            if links >= FEWEST {
                let Node { digit, cells } = self.graph.nodes[node];
                let candidate =
                    if is_proved { None } else { cells.only().map(|cell| (cell, digit)) };
                let found = self.shortest(number).filter(|found| !found.targets.is_empty());
                if found.is_some_and(|found| !take(candidate, found)) {
                    return;
                }
            }
            number += 1;
        }
    }

    /// The loops that strike something; short ones first.
    pub(super) fn loops(&mut self) -> Vec<Found<W>> {
        if self.strikes_nothing() {
            return Vec::new();
        }
        let struck = self.struck().to_vec();
        let (geometry, candidates, graph) = (self.geometry, self.candidates, &self.graph);
        let mut loops =
            Loops { geometry, candidates, graph, known: BTreeSet::new(), found: Vec::new() };
        let (mut excluded, mut ends) = (graph.no_nodes(), graph.no_nodes());
        for start in graph.in_order(&graph.linked) {
            excluded.fill(0);
            graph.add_excluded(start, &mut excluded);
            if !self.known.come_back(graph, start, &excluded) {
                continue;
            }
            // Every loop is met at a weak link at which it strikes something.
            ends.fill(0);
            for target in ones(&excluded).filter(|&target| has(&struck, target)) {
                graph.add_excluded(target, &mut ends);
            }
            ends.iter_mut().zip(&excluded).for_each(|(ends, excluded)| *ends &= excluded);
            let all_ends = graph.in_order(&ends);
            if all_ends.is_empty() {
                continue;
            }
            let bounds = self.known.around(graph, start, &excluded);
            let closes =
                |&end: &usize| graph.ranks[end] > graph.ranks[start] && has(&bounds.on, end);
            let mut ends = all_ends.into_iter().filter(closes).peekable();
            if ends.peek().is_some() {
                let reach = Reach::from_false(graph, &[start], LONGEST, &bounds);
                ends.for_each(|end| loops.close(&reach, end));
            }
            // One that is no shortest way around from a weak link may be one from a strong link.
            let bounds = Bounds { off: bounds.on, on: bounds.off };
            loops.close(&Reach::from_true(graph, start, &bounds), start);
        }
        in_order(loops.found)
    }

    fn strikes_nothing(&mut self) -> bool {
        self.struck().iter().all(|&word| word == 0)
    }

    /// The candidates that some chain strikes, as a row of nodes.
    fn struck(&mut self) -> &[u64] {
        let (graph, known) = (&self.graph, &mut self.known);
        self.struck.get_or_insert_with(|| {
            let (mut struck, mut excluded) = (graph.no_nodes(), graph.no_nodes());
            for node in (0..graph.nodes.len()).filter(|&node| graph.nodes[node].is_alone()) {
                excluded.fill(0);
                graph.add_excluded(node, &mut excluded);
                if known.strike(graph, &excluded, node) {
                    put(&mut struck, node);
                }
            }
            struck
        })
    }

    /// Looks for what chains show until there is a fact with this number, from 0; says whether there is.
    fn show(&mut self, number: usize) -> bool {
        if self.strikes_nothing() {
            return false;
        }
        let waiting = self.waiting.take();
        let mut waiting = waiting.unwrap_or_else(|| self.all_shown());
        while self.shown.len() <= number && !waiting.is_empty() {
            self.links += 1;
            waiting.retain_mut(|Waiting { node, is_proved, wave }| {
                wave.advance(&self.graph, &mut self.known);
                let is_there = has(if *is_proved { wave.on() } else { wave.off() }, *node);
                if is_there {
                    let (links, node, is_proved) = (self.links, *node, *is_proved);
                    self.shown.push(Shown { links, node, is_proved, chain: OnceCell::new() });
                }
                !is_there
            });
        }
        self.waiting = Some(waiting);
        self.shown.len() > number
    }

    /// All that chains show: the struck candidates by digit and cell, then those that are proved.
    fn all_shown(&mut self) -> Vec<Waiting> {
        let struck = self.struck().to_vec();
        let graph = &self.graph;
        let mut waiting = Vec::new();
        let mut targets: Vec<usize> = ones(&struck).collect();
        targets.sort_by_key(|&node| (graph.nodes[node].digit, graph.nodes[node].cells.first()));
        for node in targets {
            let wave = Wave::new(&graph.excluded_row(node));
            waiting.push(Waiting { node, is_proved: false, wave });
        }
        for node in graph.in_order(&graph.linked) {
            let on = &self.known.of(graph, node)[graph.words()..];
            if graph.nodes[node].is_alone() && has(on, node) {
                let mut itself = graph.no_nodes();
                put(&mut itself, node);
                waiting.push(Waiting { node, is_proved: true, wave: Wave::new(&itself) });
            }
        }
        waiting
    }

    /// A shortest chain that shows the fact with this number.
    fn shortest(&mut self, number: usize) -> Option<Found<W>> {
        if self.shown[number].chain.get().is_none() {
            let found = self.look_for(number);
            let _ = self.shown[number].chain.set(found);
        }
        self.shown[number].chain.get().cloned().flatten()
    }

    fn look_for(&mut self, number: usize) -> Option<Found<W>> {
        let Shown { links, node, is_proved, .. } = self.shown[number];
        let graph = &self.graph;
        let starts = if is_proved {
            let mut itself = graph.no_nodes();
            put(&mut itself, node);
            itself
        } else {
            graph.excluded_row(node)
        };
        let bounds = self.known.on_shortest(graph, &starts, links);
        let ends = graph.in_order(&starts);
        let reach = Reach::from_false(graph, &ends, links, &bounds);
        let paths = ends.iter().filter_map(|&end| reach.first_path(graph, end));
        let mut shortest = paths.filter(|path| path.reasons.len() == links);
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
    geometry: &'a Geometry<W>,
    candidates: &'a Candidates<W>,
    graph: &'a Graph<W>,
    known: BTreeSet<Vec<Node<W>>>,
    found: Vec<Found<W>>,
}

impl<const W: usize> Loops<'_, W> {
    /// The loops that the ways to this node close, if they are new and strike something.
    fn close(&mut self, reach: &Reach, end: usize) {
        reach.paths(self.graph, end, &mut |mut path| {
            path.closed = true;
            let path = path.canonical();
            if path.nodes.len() >= 4 && self.known.insert(path.nodes.clone()) {
                let targets = targets(self.geometry, self.candidates, &path);
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
