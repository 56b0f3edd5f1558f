//! Cycles and forcing chains as chains of strong and weak links.
//!
//! A chain that leads from a candidate that is on to its being off is the same as one whose two ends both exclude that
//! candidate; one that leads from off to on begins and ends with it.

use super::numbers::{candidate, held, node, places};
use super::step;
use crate::bit_grid::{Grid, bits, house_of};
use crate::chains::{BY_CELL, ChainNode, Origin, chain_again};
use crate::grid::Candidate;
use crate::proof::{Chain, Chains, Fact, HeldSet, Pattern, Step, StrongLink};
use crate::technique::Technique;

/// The step of a cycle or a forcing chain from which these facts follow; none if there is no such chain.
pub(super) fn chain(
    grid: &Grid,
    technique: Technique,
    origin: Origin,
    facts: Vec<Fact>,
) -> Option<Step> {
    let found = chain_again(grid, origin);
    let (first, last) = (found.first()?, found.last()?);
    let is_cycle = matches!(origin, Origin::Cycle { .. });
    let links = match (is_cycle, first.on) {
        // The start is told once: as the end.
        (true, _) => &found[1..],
        // It is no part of the chain, but what its ends exclude.
        (false, true) => &found[1..found.len() - 1],
        (false, false) => &found[..],
    };
    let nodes = links.iter().map(|link| node(link.candidate)).collect();
    let strong = links.iter().filter(|link| link.on).map(|&link| strong_link(grid, link)).collect();
    let struck: Vec<Candidate> = if last.on && !is_cycle {
        let (cell, own) = (last.candidate / 9, 1 << (last.candidate % 9));
        let others = bits(grid.candidates[usize::from(cell)] & !own);
        others.map(|digit| candidate(9 * cell + digit as u16)).collect()
    } else {
        facts.iter().map(|fact| fact.candidate()).collect()
    };
    let chain = Chain::new(nodes, strong, is_cycle).striking(&struck);
    Some(step(technique, &Pattern::Chains(Chains::one(chain)), facts))
}

/// Why a fact on follows from the fact off before it: no third candidate is left.
fn strong_link(grid: &Grid, on: ChainNode) -> StrongLink {
    let (cell, digit) = (usize::from(on.candidate / 9), usize::from(on.candidate % 9));
    if on.cause == BY_CELL {
        StrongLink::Cells(HeldSet(vec![held(grid, cell)]))
    } else {
        StrongLink::House(places(grid, house_of(cell, on.cause.into()), digit))
    }
}
