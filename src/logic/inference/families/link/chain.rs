//! Chains of any length.
//!
//! If the start of a chain is false, its second node is true, so its third is false, and so on; so
//! one of its ends is true, and what both exclude is false. If the two ends exclude each other, the
//! chain closes to a loop, in which each weak link has exactly one true end.
//!
//! If a chain strikes a candidate, then links lead from the candidate's being true to its being false. So the first
//! question, answered for all candidates at once by rows of bits, is whether there is such a way; the second, which ways
//! are the shortest. Chains are looked for only along these.

use std::collections::BTreeSet;
use std::rc::Rc;

use once_cell::unsync::OnceCell;

use super::consequences::{Consequences, Wave};
use super::reach::{Bounds, LONGEST, Reach};
use super::record::{Path, StrikingPath};
use crate::grid::{Candidate, Candidates, Digit, Geometry};
use crate::inference::tools::bit_row::{add, has, keep, meet, ones};
use crate::inference::tools::implication::{Graph, GraphNode, Links, Sets, Split, StrongReason};
use crate::inference::tools::view::View;
use crate::knowledge::{Chain, Nodes, Strong};

/// The fewest strong links of a chain. With one, it is a set or an intersection, which other rules tell.
const FEWEST: usize = 2;

/// The most cells of an almost locked set. Larger ones are hardly ever seen, and there are very many of them.
const LARGEST_SET: usize = 5;

/// The links that this kind of chain may use; of one digit only, if one is given.
fn links(chain: &Chain, digit: Option<Digit>) -> Links {
    let uses = |strong| chain.strong.contains(&strong);
    let split = if chain.nodes >= Nodes::Groups { Split::Groups } else { Split::Pairs };
    let sets = Sets { largest: LARGEST_SET, most: usize::MAX, with_cells: false };
    Links {
        digit,
        houses: uses(Strong::House).then_some(split),
        cells: uses(Strong::Cell),
        sets: uses(Strong::Set).then_some(sets),
        across: !chain.one_digit,
    }
}

/// The chains of a state over one kind of links.
pub(super) struct Chains<'a, const W: usize> {
    geometry: &'a Geometry<W>,
    candidates: &'a Candidates<W>,
    graph: Rc<Graph<W>>,
    known: Consequences,
    /// The candidates that some chain strikes, by digit and cell.
    struck: Option<Vec<Candidate>>,
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
    fact: ShownFact,
    /// A shortest such chain, once that was asked for.
    chain: OnceCell<Option<StrikingPath<W>>>,
}

/// A fact that a chain shows whose both ends are among the same nodes.
struct ShownFact {
    /// The nodes, as a row: those that a struck candidate excludes, or the one that is proved.
    ends: Vec<u64>,
    /// The candidate, if it is struck.
    struck: Option<Candidate>,
}

/// What is shown by more links than were looked at.
struct Waiting {
    fact: ShownFact,
    wave: Wave,
}

impl<'a, const W: usize> Chains<'a, W> {
    /// Over the links that this kind of chain may use; of one digit only, if one is given.
    pub(super) fn new(view: &'a View<'_, W>, chain: &Chain, digit: Option<Digit>) -> Self {
        let View { geometry, candidates, .. } = *view;
        let graph = view.implications.graph(links(chain, digit));
        let known = Consequences::new(&graph);
        let (struck, shown, waiting) = (None, Vec::new(), None);
        Self { geometry, candidates, graph, known, struck, shown, waiting, links: 0 }
    }

    /// Takes between any two nodes a shortest chain, if it strikes something; short chains first. `take` says
    /// whether to go on.
    pub(super) fn visit_between(&mut self, take: &mut dyn FnMut(StrikingPath<W>) -> bool) {
        if self.struck().is_empty() {
            return;
        }
        let (geometry, candidates, graph) = (self.geometry, self.candidates, &self.graph);
        let bounds = Bounds::none(graph);
        // Both ends of a chain that strikes something exclude it.
        let mut ends = graph.no_nodes();
        for &Candidate { cell, digit } in self.struck.iter().flatten() {
            add(&mut ends, graph.excluded_by(cell, digit));
        }
        let starts = graph.found.iter().filter(|&&start| has(&ends, start));
        let from = |&start: &usize| (start, Wave::new(&graph.row_of(start)));
        let mut waves: Vec<(usize, Wave)> = starts.map(from).collect();
        for links in 1..=LONGEST {
            let mut found = Vec::new();
            for (start, wave) in &mut waves {
                wave.advance(graph, &mut self.known);
                if links < FEWEST {
                    continue;
                }
                let (first, rank) = (&graph.nodes[*start], graph.ranks[*start]);
                let strikes = |&end: &usize| {
                    let last = &graph.nodes[end];
                    graph.ranks[end] > rank && graph.strikes(geometry, candidates, [first, last])
                };
                let mut reach = None;
                for end in ones(wave.now_on()).filter(|&end| has(&ends, end)).filter(strikes) {
                    let reach = reach
                        .get_or_insert_with(|| Reach::from_false(graph, &[*start], links, &bounds));
                    if let Some(path) = reach.first_path(graph, end) {
                        let last = &graph.nodes[end];
                        let targets = graph.struck(geometry, candidates, [first, last]);
                        found.push(StrikingPath { path: path.canonical(), targets });
                    }
                }
            }
            if !in_order(found).into_iter().all(&mut *take) {
                return;
            }
            waves.retain(|(_, wave)| wave.goes_on());
        }
    }

    /// For every candidate that can be struck a shortest chain that strikes it, with all that this
    /// chain strikes, and for every one that can be proved a shortest chain from it to itself; short chains
    /// first. `take` is given the struck candidate, if it is one, and says whether to go on.
    pub(super) fn visit_each(
        &mut self,
        take: &mut dyn FnMut(Option<Candidate>, StrikingPath<W>) -> bool,
    ) {
        let mut number = 0;
        while self.show(number) {
            let Shown { links, fact, .. } = &self.shown[number];
            let struck = fact.struck;
            if *links >= FEWEST {
                let found = self.shortest(number).filter(|found| !found.targets.is_empty());
                if found.is_some_and(|found| !take(struck, found)) {
                    return;
                }
            }
            number += 1;
        }
    }

    /// The loops that strike something; short ones first.
    pub(super) fn loops(&mut self) -> Vec<StrikingPath<W>> {
        let struck = self.struck().to_vec();
        if struck.is_empty() {
            return Vec::new();
        }
        let (geometry, candidates, graph) = (self.geometry, self.candidates, &self.graph);
        let mut loops =
            Loops { geometry, candidates, graph, known: BTreeSet::new(), found: Vec::new() };
        let starts = starts_of_loops(graph, &mut self.known, &struck);
        // A loop strikes something at a weak link of which both ends are on it, or by its sets.
        let at_weak: Vec<[usize; 2]> = starts.iter().flat_map(LoopStart::weak_links).collect();
        let has_sets =
            graph.strong_sets.iter().any(|set| matches!(set.reason, StrongReason::Set(_)));
        if at_weak.is_empty() && !has_sets {
            return Vec::new();
        }
        for LoopStart { start, ends } in starts {
            let bounds = self.known.around(graph, start, graph.excluded_row(start));
            let is_on = |node: usize| has(&bounds.on, node) || has(&bounds.off, node);
            if !has_sets && !at_weak.iter().any(|ends| ends.iter().all(|&end| is_on(end))) {
                continue;
            }
            let mut ends =
                ends.into_iter().filter(|&end| graph.ranks[end] > graph.ranks[start]).peekable();
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

    /// The candidates that some chain strikes, by digit and cell.
    fn struck(&mut self) -> &[Candidate] {
        let (candidates, graph, known) = (self.candidates, &self.graph, &mut self.known);
        self.struck.get_or_insert_with(|| {
            let mut struck = Vec::new();
            for digit in graph.digits.iter() {
                for cell in candidates.open_places_of(digit).iter() {
                    if known.join(graph, graph.excluded_by(cell, digit)) {
                        struck.push(Candidate { cell, digit });
                    }
                }
            }
            struck
        })
    }

    /// Looks for what chains show until there is a fact with this number, from 0; says whether there is.
    fn show(&mut self, number: usize) -> bool {
        if self.struck().is_empty() {
            return false;
        }
        let waiting = self.waiting.take();
        let mut waiting = waiting.unwrap_or_else(|| self.all_shown());
        while self.shown.len() <= number && !waiting.is_empty() {
            self.links += 1;
            for Waiting { wave, .. } in &mut waiting {
                wave.advance(&self.graph, &mut self.known);
            }
            let is_there = |waiting: &mut Waiting| meet(waiting.wave.on(), &waiting.fact.ends);
            let (links, there) = (self.links, waiting.extract_if(.., is_there));
            self.shown.extend(there.map(|Waiting { fact, .. }| Shown {
                links,
                fact,
                chain: OnceCell::new(),
            }));
        }
        self.waiting = Some(waiting);
        self.shown.len() > number
    }

    /// All that chains show: the struck candidates, then those that are proved.
    fn all_shown(&mut self) -> Vec<Waiting> {
        let mut waiting = Vec::new();
        let mut wait = |ends: Vec<u64>, struck| {
            let wave = Wave::new(&ends);
            waiting.push(Waiting { fact: ShownFact { ends, struck }, wave });
        };
        for &Candidate { cell, digit } in self.struck.iter().flatten() {
            wait(self.graph.excluded_by(cell, digit).to_vec(), Some(Candidate { cell, digit }));
        }
        let graph = &self.graph;
        for &node in &graph.found {
            let on = &self.known.of(graph, node)[graph.words..];
            if graph.nodes[node].is_alone() && has(on, node) {
                wait(graph.row_of(node), None);
            }
        }
        waiting
    }

    /// A shortest chain that shows the fact with this number.
    fn shortest(&mut self, number: usize) -> Option<StrikingPath<W>> {
        if self.shown[number].chain.get().is_none() {
            let found = self.look_for(number);
            let _ = self.shown[number].chain.set(found);
        }
        self.shown[number].chain.get().cloned().flatten()
    }

    fn look_for(&mut self, number: usize) -> Option<StrikingPath<W>> {
        let Shown { links, fact: ShownFact { ends, .. }, .. } = &self.shown[number];
        let (links, graph) = (*links, &self.graph);
        let bounds = self.known.on_shortest(graph, ends, links);
        let ends = graph.in_order(ends);
        let reach = Reach::from_false(graph, &ends, links, &bounds);
        let paths = ends.iter().filter_map(|&end| reach.first_path(graph, end));
        let mut shortest = paths.filter(|path| path.reasons.len() == links);
        let path = shortest.next()?.canonical();
        let (first, last) = (path.nodes.first()?, path.nodes.last()?);
        let targets = self.graph.struck(self.geometry, self.candidates, [first, last]);
        Some(StrikingPath { path, targets })
    }
}

fn in_order<const W: usize>(mut found: Vec<StrikingPath<W>>) -> Vec<StrikingPath<W>> {
    found.sort_by(|a, b| (a.path.len(), &a.path.nodes).cmp(&(b.path.len(), &b.path.nodes)));
    found
}

/// A node from whose being false loops may lead back to it.
struct LoopStart {
    start: usize,
    /// The nodes that it excludes and makes true, at which such a loop strikes something.
    ends: Vec<usize>,
}

impl LoopStart {
    /// The weak links at which loops from here strike something, by their two ends.
    fn weak_links(&self) -> impl Iterator<Item = [usize; 2]> + '_ {
        self.ends.iter().map(|&end| [self.start, end])
    }
}

/// The nodes of weak links at which something may be struck, if any way leads around.
fn starts_of_loops<const W: usize>(
    graph: &Graph<W>,
    known: &mut Consequences,
    struck: &[Candidate],
) -> Vec<LoopStart> {
    let mut starts = Vec::new();
    let mut ends = graph.no_nodes();
    for &start in &graph.found {
        let excluded = graph.excluded_row(start);
        // Every loop is met at a weak link at which it strikes something.
        ends.fill(0);
        for &Candidate { cell, digit } in struck {
            let around = graph.excluded_by(cell, digit);
            if has(around, start) {
                add(&mut ends, around);
            }
        }
        keep(&mut ends, excluded);
        if ends.iter().any(|&word| word != 0) && known.lead_to(graph, start, excluded) {
            keep(&mut ends, &known.of(graph, start)[graph.words..]);
            starts.push(LoopStart { start, ends: graph.in_order(&ends) });
        }
    }
    starts
}

/// The loops found so far.
struct Loops<'a, const W: usize> {
    geometry: &'a Geometry<W>,
    candidates: &'a Candidates<W>,
    graph: &'a Graph<W>,
    /// The nodes of each loop that was met.
    known: BTreeSet<Vec<GraphNode<W>>>,
    found: Vec<StrikingPath<W>>,
}

impl<const W: usize> Loops<'_, W> {
    /// The loops that the ways to this node close, if they are new and strike something.
    fn close(&mut self, reach: &Reach, end: usize) {
        reach.paths(self.graph, end, &mut |mut path| {
            path.closed = true;
            if path.nodes.len() >= 4
                && may_strike(self.geometry, self.candidates, self.graph, &path)
            {
                let path = path.canonical();
                if !self.known.insert(path.nodes.clone()) {
                    return false;
                }
                let targets = targets(self.geometry, self.candidates, self.graph, &path);
                if !targets.is_empty() {
                    self.found.push(StrikingPath { path, targets });
                }
            }
            false
        });
    }
}

/// The nodes at both ends of each weak link of a loop.
fn weak_links<const W: usize>(path: &Path<W>) -> impl Iterator<Item = [&GraphNode<W>; 2]> {
    let count = path.nodes.len();
    (1..count).step_by(2).map(move |place| [place, (place + 1) % count].map(|at| &path.nodes[at]))
}

/// Whether a loop has sets, or a weak link whose two ends both exclude something.
fn may_strike<const W: usize>(
    geometry: &Geometry<W>,
    candidates: &Candidates<W>,
    graph: &Graph<W>,
    path: &Path<W>,
) -> bool {
    path.reasons.iter().any(|reason| matches!(reason, StrongReason::Set(_)))
        || weak_links(path).any(|ends| graph.strikes(geometry, candidates, ends))
}

/// What the two ends of some weak link of a loop both exclude, and what its sets keep for
/// themselves.
fn targets<const W: usize>(
    geometry: &Geometry<W>,
    candidates: &Candidates<W>,
    graph: &Graph<W>,
    path: &Path<W>,
) -> Vec<Candidate> {
    let mut targets = Vec::new();
    for ends in weak_links(path) {
        targets.extend(graph.struck(geometry, candidates, ends));
    }
    for (place, reason) in path.reasons.iter().enumerate() {
        if let StrongReason::Set(cells) = *reason {
            // One of the two digits of the link is in the set and one is not, so all its others are.
            let linked = [path.nodes[2 * place].digit, path.nodes[2 * place + 1].digit];
            for digit in geometry.digits().filter(|digit| !linked.contains(digit)) {
                let held = GraphNode { digit, cells: cells & candidates.places_of(digit) };
                if !held.cells.is_empty() {
                    targets.extend(held.excluded_with(&held, geometry, candidates));
                }
            }
        }
    }
    targets.sort_unstable_by_key(|&Candidate { cell, digit }| (digit, cell));
    targets.dedup();
    targets
}
