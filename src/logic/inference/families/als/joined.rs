//! Almost locked sets each of which a restricted common joins to the next: ALS-XZ, ALS-XY-wing, ALS chain
//! (Bennys, "Almost Locked Sets xz-rule", Sudoku Players' Forum, 2005; Bernhard Hobiger, HoDoKu manual, 2008).
//!
//! If the first set lacks a digit, it holds its restricted common; so the second lacks that and holds the
//! next one, and so on; so the last set holds all of its digits but one. A digit that the first and the
//! last set share, and that is neither's restricted common, is in one of them. Sets may overlap, but are easier to
//! see apart, so those that do not overlap are told first; a restricted common is in no cell of both, or it would not
//! see itself.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use super::reach::{Reach, Reached};
use super::record;
use crate::grid::{Candidate, Digit, DigitSet};
use crate::inference::families::Visitor;
use crate::inference::tools::bit_row::{add, has, ones, put};
use crate::inference::tools::implication::{Graph, Set};
use crate::inference::tools::view::View;
use crate::knowledge::AlsChain;
use crate::proof::{JoinedSets, RuleId};

/// How many times a set is tried as the next of a chain before it is given up. Only a way that cannot
/// but pass through a set twice takes that many.
const TRIES: usize = 2_000;

/// The same where no two sets may overlap. Many ways cannot but overlap; they are found again among the others.
const TRIES_APART: usize = 100;

/// Every chain of so many sets, short ones first, then those whose sets do not overlap, then those with the smallest
/// sets at their ends; of those that strike the same the first.
pub(super) fn search<const W: usize>(
    rule: RuleId,
    chain: &AlsChain,
    graph: &Graph<W>,
    reached: &Reached,
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    let reached = reached.by(graph, chain.most);
    if reached.iter().all(|reach| reach.sets > chain.most) {
        return ControlFlow::Continue(());
    }
    let ways = Ways { graph, rows: BTreeMap::new(), tries: 0, apart: true };
    let mut search = ChainSearch { rule, graph, view, ways, told: BTreeSet::new() };
    for count in chain.fewest..=chain.most {
        let pairs = pairs(graph, reached, count);
        for apart in [true, false] {
            search.ways.apart = apart;
            for &ends in &pairs {
                search.join(ends, count, visit)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// A search for chains, and what was told of it.
struct ChainSearch<'a, const W: usize> {
    rule: RuleId,
    graph: &'a Graph<W>,
    view: &'a View<'a, W>,
    ways: Ways<'a, W>,
    told: BTreeSet<Vec<Candidate>>,
}

impl<const W: usize> ChainSearch<'_, W> {
    /// Joins two sets to a chain of so many sets, for each choice of their restricted commons.
    fn join(&mut self, ends: [u32; 2], count: usize, visit: &mut Visitor<'_>) -> ControlFlow<()> {
        let sets = ends.map(|number| self.graph.set(number));
        if self.ways.apart && sets[0].cells.intersects(&sets[1].cells) {
            return ControlFlow::Continue(());
        }
        let common = sets[0].useful & sets[1].useful;
        for from in sets[0].nodes() {
            for to in sets[1].nodes() {
                let used = [from, to].map(|node| self.graph.nodes[node].digit);
                let left = common - used.into_iter().collect();
                if has(self.ways.row(count, from), to) && !left.is_empty() {
                    self.tell(ends, [from, to], count, left, visit)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Tells a chain from one node to another if it strikes something new of these digits.
    fn tell(
        &mut self,
        ends: [u32; 2],
        [from, to]: [usize; 2],
        count: usize,
        digits: DigitSet,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        let sets = ends.map(|number| self.graph.set(number));
        let struck = struck(self.graph, sets, digits);
        if struck.is_empty() || self.told.contains(&struck) || is_double(self.graph, count, sets) {
            return ControlFlow::Continue(());
        }
        let Some((sets, digits)) = self.ways.between(ends, from, to, count) else {
            return ControlFlow::Continue(());
        };
        let sets = record::held(self.view, sets.iter().map(|&set| self.graph.set(set)));
        let step = record::step(self.rule, self.view, JoinedSets::in_turn(sets, &digits), &struck);
        let _ = self.told.insert(struck);
        visit(step)
    }
}

/// Whether the two sets are joined by two digits, which another rule tells.
fn is_double<const W: usize>(
    graph: &Graph<W>,
    count: usize,
    [one, other]: [Set<'_, W>; 2],
) -> bool {
    count == 2 && restricted_commons(graph, one, other).nth(1).is_some()
}

/// The restricted commons of two sets: the digits that not both can hold, with their nodes.
pub(super) fn restricted_commons<'a, const W: usize>(
    graph: &'a Graph<W>,
    one: Set<'a, W>,
    other: Set<'a, W>,
) -> impl Iterator<Item = (Digit, [usize; 2])> + 'a {
    let nodes = (one.useful & other.useful)
        .iter()
        .filter_map(move |digit| Some((digit, [one.node_of(digit)?, other.node_of(digit)?])));
    nodes.filter(|&(_, [one, other])| graph.excludes_in_sight(one, other))
}

/// What is struck of these digits, if each is in one of the two sets: by digit, then by cell.
fn struck<const W: usize>(
    graph: &Graph<W>,
    [one, other]: [Set<'_, W>; 2],
    digits: DigitSet,
) -> Vec<Candidate> {
    let mut struck = Vec::new();
    for digit in digits.iter() {
        if let (Some(one), Some(other)) = (one.node_of(digit), other.node_of(digit)) {
            struck
                .extend(graph.in_sight_of(one, other).iter().map(|cell| Candidate { cell, digit }));
        }
    }
    struck
}

/// The pairs of sets that may be the ends of a chain of so many sets which strikes something, those of the
/// fewest cells first.
fn pairs<const W: usize>(graph: &Graph<W>, reached: &[Reach], count: usize) -> Vec<[u32; 2]> {
    let mut ends = graph.no_nodes();
    for reach in reached.iter().filter(|reach| reach.sets <= count) {
        if reach.sets == count {
            add(&mut ends, &reach.ends);
        } else {
            graph.add_excluded_by(reach.candidate.cell, reach.candidate.digit, &mut ends);
        }
    }
    let may_end = |set: Set<'_, W>| -> DigitSet {
        let nodes = set.nodes().filter(|&node| has(&ends, node));
        nodes.map(|node| graph.nodes[node].digit).collect()
    };
    let sets = graph.sets().enumerate();
    let sets: Vec<(u32, Set<'_, W>, DigitSet)> = sets
        .map(|(number, set)| (number as u32, set, may_end(set)))
        .filter(|(_, _, digits)| !digits.is_empty())
        .collect();
    let mut pairs = Vec::new();
    for (place, &(number, one, digits)) in sets.iter().enumerate() {
        for &(second, other, more) in &sets[place + 1..] {
            let strikes = |digit| match (one.node_of(digit), other.node_of(digit)) {
                (Some(one), Some(other)) => !graph.in_sight_of(one, other).is_empty(),
                _ => false,
            };
            if (digits & more).iter().any(strikes) {
                pairs.push((one.cells.len() + other.cells.len(), number, second));
            }
        }
    }
    pairs.sort_unstable();
    pairs.into_iter().map(|(_, one, other)| [one, other]).collect()
}

/// The ways from the end of one set to the beginning of another.
struct Ways<'a, const W: usize> {
    graph: &'a Graph<W>,
    /// For a number of sets and a node that is true in the first of them: the nodes that are false
    /// because of it in the last.
    rows: BTreeMap<(usize, usize), Vec<u64>>,
    tries: usize,
    /// Whether no two sets of a way may overlap.
    apart: bool,
}

/// Sets, and the digits that join each to the next.
type Way = (Vec<u32>, Vec<Digit>);

impl<const W: usize> Ways<'_, W> {
    fn row(&mut self, count: usize, from: usize) -> &[u64] {
        if !self.rows.contains_key(&(count, from)) {
            let (mut trues, mut row) = (self.graph.no_nodes(), self.graph.no_nodes());
            if count == 2 {
                put(&mut trues, from);
            } else {
                let before = self.row(count - 1, from).to_vec();
                self.graph.add_strong(&before, &mut trues);
            }
            self.graph.add_weak(&trues, &mut row);
            let _ = self.rows.insert((count, from), row);
        }
        &self.rows[&(count, from)]
    }

    /// A way between the two sets, over as many others that there are `count` in all, no set twice: from a
    /// node that is true in the one to a node that is therefore false in the other.
    fn between(&mut self, ends: [u32; 2], from: usize, to: usize, count: usize) -> Option<Way> {
        let mut way = (vec![ends[0]], vec![self.graph.nodes[from].digit]);
        self.tries = 0;
        self.extend(&mut way, ends[1], from, to, count).then(|| {
            way.0.push(ends[1]);
            way
        })
    }

    /// Whether the way may pass through the set, because it overlaps none of the way or because it need not.
    fn may_pass(&self, (sets, _): &Way, last: u32, number: u32) -> bool {
        let cells = |&set: &u32| self.graph.set(set).cells;
        !self.apart || sets.iter().chain([&last]).all(|set| !cells(set).intersects(&cells(&number)))
    }

    /// Goes on from a node that is true, over `count` sets that include the one left and the last.
    fn extend(&mut self, way: &mut Way, last: u32, from: usize, to: usize, count: usize) -> bool {
        if count == 2 {
            return true;
        }
        let graph = self.graph;
        let seen = self.row(2, from).to_vec();
        let mut next = Vec::new();
        for entry in ones(&seen) {
            for &number in graph.strong_sets_of(entry) {
                if number == last || way.0.contains(&number) || !self.may_pass(way, last, number) {
                    continue;
                }
                for exit in graph.set(number).nodes().filter(|&exit| exit != entry) {
                    if has(self.row(count - 1, exit), to) {
                        next.push((number, exit));
                    }
                }
            }
        }
        next.sort_unstable();
        next.dedup();
        for (number, exit) in next {
            self.tries += 1;
            if self.tries > if self.apart { TRIES_APART } else { TRIES } {
                return false;
            }
            way.0.push(number);
            way.1.push(graph.nodes[exit].digit);
            if self.extend(way, last, exit, to, count - 1) {
                return true;
            }
            let _ = way.0.pop();
            let _ = way.1.pop();
        }
        false
    }
}
