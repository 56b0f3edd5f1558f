//! The links of a step: chains, nets, wings and what almost locked sets share.
//!
//! A chain says itself which node comes after which ([`Chain::all`]). What has strong links and no order
//! is a net in two colours; cells that see each other in turn (a wing, a remote pair) are joined by the digits
//! they share.

use super::scene::{CellRole, Link, LinkKind, MarkKind, Scene};
use crate::grid::{Cell, CellSet, Digit, DigitSet, Geometry};
use crate::proof::{Chain, Net, Node, Role, Statement, Step, linking_cells};

/// Draws and marks the links of the step, if it has any.
pub(super) fn mark_links(geometry: &Geometry, step: &Step, scene: &mut Scene) {
    let chains = Chain::all(step);
    outline_sets(step, scene);
    for chain in &chains {
        mark_chain(geometry, chain, scene);
    }
    if chains.is_empty() {
        mark_net(geometry, step, scene);
        mark_cells_in_turn(geometry, step, scene);
    }
}

fn mark_chain(geometry: &Geometry, chain: &Chain, scene: &mut Scene) {
    let nodes: Vec<Vec<(Cell, Digit)>> = chain.nodes.iter().map(candidates_of).collect();
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
fn join_group(geometry: &Geometry, node: &[(Cell, Digit)], scene: &mut Scene) {
    for (place, &candidate) in node.iter().enumerate().skip(1) {
        if let Some(bar) = link(geometry, &node[..place], &[candidate], LinkKind::Group) {
            scene.join(bar);
        }
    }
}

/// Outlines the cells of each almost locked set that makes a strong link.
fn outline_sets(step: &Step, scene: &mut Scene) {
    let links = linking_cells(step).into_values();
    let sets = links.map(|(cells, _)| cells).filter(|cells| cells.len() > 1);
    for (number, cells) in sets.enumerate() {
        scene.give_all(cells, CellRole::Set(number as u8));
    }
}

fn candidates_of(node: &Node) -> Vec<(Cell, Digit)> {
    node.cells.iter().map(|cell| (cell, node.digit)).collect()
}

/// Strong links without an order, with their cells in two colours a net; where nets see each other, a
/// weak link.
fn mark_net(geometry: &Geometry, step: &Step, scene: &mut Scene) {
    let mut digit = None;
    for claim in &step.claims {
        match (claim.role, &claim.statement) {
            (Role::StrongLink(_), Statement::OnlyPlaces { digit: held, cells, .. }) => {
                digit = Some(*held);
                let ends: Vec<_> = cells.iter().map(|cell| vec![(cell, *held)]).collect();
                if let [first, second] = ends.as_slice()
                    && let Some(link) = link(geometry, first, second, LinkKind::Strong)
                {
                    scene.join(link);
                }
            }
            // Between sets they are drawn as what these share.
            (Role::WeakLink(_), Statement::NotBoth { .. }) if has_sets(step) => {}
            (Role::WeakLink(_) | Role::Contradiction, Statement::NotBoth { first, second }) => {
                let (first, second) = (candidates_of(first), candidates_of(second));
                if let Some(link) = link(geometry, &first, &second, LinkKind::Weak) {
                    scene.join(link);
                }
            }
            _ => {}
        }
    }
    let Some(digit) = digit else { return };
    for (number, net) in Net::all(step).iter().enumerate() {
        for (side, cells) in [net.one, net.other].into_iter().enumerate() {
            let colour = (2 * number + side) as u8;
            scene.give_all(cells, CellRole::Colour(colour));
            for cell in cells.iter() {
                scene.mark((cell, digit), MarkKind::Colour(colour));
            }
        }
    }
}

/// Cells with two digits each of which sees the next: joined by a digit that both may hold, by one that is
/// not struck if there is one. A pivot is where links start.
fn mark_cells_in_turn(geometry: &Geometry, step: &Step, scene: &mut Scene) {
    let concluded: DigitSet = step.conclusions.iter().map(|end| end.fact.digit()).collect();
    let digits_of = |cells: &CellSet| {
        step.claims.iter().find_map(|claim| match (claim.role, &claim.statement) {
            (Role::Set(_), _) => None,
            (_, Statement::OnlyDigits { cells: held, digits }) if held == cells => Some(*digits),
            _ => None,
        })
    };
    for claim in &step.claims {
        let (Role::WeakLink(_), Statement::Sees { cells, targets }) =
            (claim.role, &claim.statement)
        else {
            continue;
        };
        let (cells, targets) =
            if is_pivot(step, targets) { (targets, cells) } else { (cells, targets) };
        let (Some(here), Some(there)) = (digits_of(cells), digits_of(targets)) else { continue };
        let shared = here & there;
        let Some(digit) = (shared - concluded).first().or_else(|| shared.first()) else { continue };
        let node = |cells: &CellSet| candidates_of(&Node { cells: *cells, digit });
        scene.links.extend(link(geometry, &node(cells), &node(targets), LinkKind::Weak));
        // The pincers and the pivot of a wing have marks by their roles.
        for (cells, digits) in [(cells, here), (targets, there)] {
            for candidate in
                cells.iter().flat_map(|cell| digits.iter().map(move |digit| (cell, digit)))
            {
                scene.mark(candidate, MarkKind::Base);
            }
        }
    }
}

/// Whether the step says of these cells that they are its pivot.
fn is_pivot(step: &Step, cells: &CellSet) -> bool {
    step.claims.iter().any(|claim| match &claim.statement {
        Statement::OnlyDigits { cells: held, .. } => claim.role == Role::Pivot && held == cells,
        _ => false,
    })
}

/// The link between two ends, from the candidate to the candidate that are nearest to each other.
pub(super) fn link(
    geometry: &Geometry,
    first: &[(Cell, Digit)],
    second: &[(Cell, Digit)],
    kind: LinkKind,
) -> Option<Link> {
    let apart = |a: Cell, b: Cell| {
        geometry.row(a).abs_diff(geometry.row(b)) + geometry.column(a).abs_diff(geometry.column(b))
    };
    let pairs = first.iter().flat_map(|&from| second.iter().map(move |&to| (from, to)));
    let different = pairs.filter(|(from, to)| from != to);
    let (from, to) = different.min_by_key(|(from, to)| apart(from.0, to.0))?;
    Some(Link { from, to, kind })
}

/// A digit that two sets share and cannot both have: where it stands in each.
pub(super) struct Shared {
    pub(super) first: Vec<(Cell, Digit)>,
    pub(super) second: Vec<(Cell, Digit)>,
}

/// The digits that keep almost locked sets apart: for each weak link of a step about sets, where its digit
/// stands at both ends.
pub(super) fn shared_digits(step: &Step) -> Vec<Shared> {
    let weak = step.claims.iter().filter_map(|claim| match (claim.role, &claim.statement) {
        (Role::WeakLink(_), Statement::NotBoth { first, second }) => Some((first, second)),
        _ => None,
    });
    let shared = |(first, second): (&Node, &Node)| Shared {
        first: candidates_of(first),
        second: candidates_of(second),
    };
    weak.filter(|_| has_sets(step)).map(shared).collect()
}

/// Whether the step is about almost locked sets that have numbers.
fn has_sets(step: &Step) -> bool {
    step.claims.iter().any(|claim| matches!(claim.role, Role::Set(_)))
}
