//! Two almost locked sets that two restricted commons join (ALS-XZ, doubly linked).
//!
//! Each set lacks just one of its digits, and neither common can be in both; so one set lacks the one
//! common and the other set the other. Each common is then in one of the two sets, and every other digit of
//! a set is in it.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use super::joined::restricted_commons;
use super::reach::Reached;
use super::record;
use crate::grid::{Candidate, CellSet, Digit, DigitSet};
use crate::inference::families::Visitor;
use crate::inference::tools::bit_row::{ones, put};
use crate::inference::tools::implication::{Graph, Set};
use crate::inference::tools::view::View;
use crate::proof::{JoinedSets, RuleId};

/// Every two sets with two restricted commons, those that do not overlap first, then those of the fewest cells; of
/// those that strike the same the first.
pub(super) fn search<const W: usize>(
    rule: RuleId,
    graph: &Graph<W>,
    reached: &Reached,
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    // What such sets strike, a chain from the one over the other and back strikes too.
    if reached.by(graph, 3).iter().all(|reach| reach.sets > 3) {
        return ControlFlow::Continue(());
    }
    let mut told = BTreeSet::new();
    for (one, other) in pairs(graph) {
        let sets = [one, other].map(|number| graph.set(number));
        let commons: Vec<Digit> =
            restricted_commons(graph, sets[0], sets[1]).map(|(digit, _)| digit).collect();
        for (place, &first) in commons.iter().enumerate() {
            for &second in &commons[place + 1..] {
                let struck = struck(graph, sets, DigitSet::of(first) | DigitSet::of(second));
                if !struck.is_empty() && told.insert(struck.clone()) {
                    let sets = record::held(view, sets.into_iter());
                    let joined = JoinedSets::in_turn(sets, &[first, second]);
                    visit(record::step(rule, view, joined, &struck))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The pairs of sets that at least two digits join, those that do not overlap first, then those of the fewest cells.
fn pairs<const W: usize>(graph: &Graph<W>) -> Vec<(u32, u32)> {
    let mut pairs = Vec::new();
    let (mut start, mut seen) = (graph.no_nodes(), graph.no_nodes());
    for (number, set) in graph.sets().enumerate() {
        start.fill(0);
        seen.fill(0);
        set.nodes().for_each(|node| put(&mut start, node));
        graph.add_weak(&start, &mut seen);
        let mut others: Vec<u32> = ones(&seen)
            .flat_map(|node| graph.strong_sets_of(node))
            .copied()
            .filter(|&other| other as usize > number)
            .collect();
        others.sort_unstable();
        for same in others.chunk_by(|one, other| one == other).filter(|same| same.len() > 1) {
            let other = graph.set(same[0]);
            let overlap = set.cells.intersects(&other.cells);
            pairs.push((overlap, set.cells.len() + other.cells.len(), number as u32, same[0]));
        }
    }
    pairs.sort_unstable();
    pairs.into_iter().map(|(.., one, other)| (one, other)).collect()
}

/// What is struck outside of the two sets, by digit, then by cell.
fn struck<const W: usize>(
    graph: &Graph<W>,
    sets: [Set<'_, W>; 2],
    commons: DigitSet,
) -> Vec<Candidate> {
    let mut struck = Vec::new();
    for digit in (sets[0].useful | sets[1].useful).iter() {
        let nodes = sets.map(|set| set.node_of(digit));
        let cells = match nodes {
            [Some(one), Some(other)] if commons.contains(digit) => graph.in_sight_of(one, other),
            _ => nodes
                .into_iter()
                .flatten()
                .fold(CellSet::EMPTY, |all, node| all | graph.sight(node)),
        };
        let outside = cells - sets[0].cells - sets[1].cells;
        struck.extend(outside.iter().map(|cell| Candidate { cell, digit }));
    }
    struck
}
