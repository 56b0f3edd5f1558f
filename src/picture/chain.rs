//! The links of a step: chains, nets, wings and what almost locked sets share.
//!
//! A chain says itself which node comes after which. What has strong links and no order
//! is a net in two colours; cells that see each other in turn (a wing, a remote pair) are joined by the digits
//! they share.

use super::scene::{CellRole, Link, LinkKind, MarkKind, Scene};
use crate::grid::{Candidate, Cell, DigitSet, Geometry};
use crate::proof::{Chain, Chains, Colours, Conclusion, Meeting, Node, RemotePair, Wing};

/// Draws and marks chains, and outlines the almost locked sets that make strong links of theirs.
pub(super) fn mark_chains(geometry: &Geometry, chains: &Chains, scene: &mut Scene) {
    for (number, set) in chains.sets().into_iter().enumerate() {
        scene.give_all(set.cells(), CellRole::Set(number as u8));
    }
    for chain in chains.all() {
        mark_chain(geometry, chain, scene);
    }
}

/// Draws and marks one chain.
pub(super) fn mark_chain(geometry: &Geometry, chain: &Chain, scene: &mut Scene) {
    let nodes: Vec<Vec<Candidate>> = chain.nodes.iter().map(candidates_of).collect();
    for (place, node) in nodes.iter().enumerate() {
        let kind = if place % 2 == 0 { MarkKind::IsNot } else { MarkKind::ThenIs };
        for &candidate in node {
            scene.mark(candidate, kind);
        }
    }
    for node in &nodes {
        join_group(geometry, node, scene);
    }
    for (place, node) in nodes.iter().enumerate() {
        let kind = if place % 2 == 0 { LinkKind::Strong } else { LinkKind::Weak };
        let next = nodes.get(place + 1).or_else(|| nodes.first().filter(|_| chain.closed));
        if let Some(next) = next {
            scene.links.extend(link(geometry, node, next, kind));
        }
    }
    if let (false, Some(first), Some(last)) = (chain.closed, nodes.first(), nodes.last()) {
        for &candidate in first.iter().chain(last) {
            scene.end_chain(candidate);
        }
    }
}

/// Joins the candidates of a node, each with the nearest of those before it.
fn join_group(geometry: &Geometry, node: &[Candidate], scene: &mut Scene) {
    for (place, &candidate) in node.iter().enumerate().skip(1) {
        if let Some(bar) = link(geometry, &node[..place], &[candidate], LinkKind::Group) {
            scene.join(bar);
        }
    }
}

/// The candidates of a node.
pub(super) fn candidates_of(node: &Node) -> Vec<Candidate> {
    node.cells.iter().map(|cell| Candidate::new(cell, node.digit)).collect()
}

/// Strong links without an order, with their cells in two colours a net; where nets see each other, a
/// weak link.
pub(super) fn mark_colours(geometry: &Geometry, colours: &Colours, scene: &mut Scene) {
    let digit = colours.digit;
    let strong = colours.links.iter().filter_map(|places| places.cells.pair());
    let strong = strong.map(|pair| (pair, LinkKind::Strong));
    let weak = colours.meetings.iter().filter_map(|meeting| match meeting {
        Meeting::Clash(cells) | Meeting::Joint(cells) => Some((*cells, LinkKind::Weak)),
        Meeting::Struck { .. } => None,
    });
    for (cells, kind) in strong.chain(weak) {
        let [first, second] = cells.map(|cell| [Candidate { cell, digit }]);
        if let Some(link) = link(geometry, &first, &second, kind) {
            scene.join(link);
        }
    }
    for (number, net) in colours.nets().iter().enumerate() {
        for (side, cells) in [net.one, net.other].into_iter().enumerate() {
            let colour = (2 * number + side) as u8;
            scene.give_all(cells, CellRole::Colour(colour));
            for cell in cells.iter() {
                scene.mark(Candidate { cell, digit }, MarkKind::Colour(colour));
            }
        }
    }
}

/// Cells that hold two digits in turn.
pub(super) fn mark_pair(
    geometry: &Geometry,
    pair: &RemotePair,
    ends: &[Conclusion],
    scene: &mut Scene,
) {
    for cells in pair.cells.windows(2) {
        let [one, other] = [cells[0], cells[1]].map(|cell| (cell, pair.digits));
        mark_in_turn(geometry, [one, other], ends, scene);
    }
}

/// A pivot, or more than one, between two pincers. A pivot is where links start.
pub(super) fn mark_wing(geometry: &Geometry, wing: &Wing, ends: &[Conclusion], scene: &mut Scene) {
    let pivots = wing.pivots();
    for cells in wing.cells.windows(2) {
        let (one, other) = (cells[0], cells[1]);
        let cells = if pivots.contains(other.0) { [other, one] } else { [one, other] };
        mark_in_turn(geometry, cells, ends, scene);
    }
}

/// Two cells that see each other, each with its digits: joined by a digit that both may hold, by one that is
/// not struck if there is one.
fn mark_in_turn(
    geometry: &Geometry,
    cells: [(Cell, DigitSet); 2],
    ends: &[Conclusion],
    scene: &mut Scene,
) {
    let concluded: DigitSet = ends.iter().map(|end| end.fact.digit()).collect();
    let [(from, here), (to, there)] = cells;
    let shared = here & there;
    let Some(digit) = (shared - concluded).first().or_else(|| shared.first()) else { return };
    scene.links.extend(link(
        geometry,
        &[Candidate::new(from, digit)],
        &[Candidate::new(to, digit)],
        LinkKind::Weak,
    ));
    // The pincers and the pivot of a wing have marks by their roles.
    for (cell, digits) in cells {
        for digit in digits.iter() {
            scene.mark(Candidate { cell, digit }, MarkKind::Base);
        }
    }
}

/// The link between two ends, from the candidate to the candidate that are nearest to each other.
pub(super) fn link(
    geometry: &Geometry,
    first: &[Candidate],
    second: &[Candidate],
    kind: LinkKind,
) -> Option<Link> {
    let apart = |a: Cell, b: Cell| {
        geometry.row(a).abs_diff(geometry.row(b)) + geometry.column(a).abs_diff(geometry.column(b))
    };
    let pairs = first.iter().flat_map(|&from| second.iter().map(move |&to| (from, to)));
    let different = pairs.filter(|(from, to)| from != to);
    let (from, to) = different.min_by_key(|(from, to)| apart(from.cell, to.cell))?;
    Some(Link { from, to, kind })
}
