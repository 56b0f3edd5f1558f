//! A chain, read out of the claims of a step.

use super::{Node, Role, Statement, Step};

/// Nodes in which strong and weak links alternate: the first and the second are joined by a strong link
/// (if one is false, the other is true), the second and the third by a weak one (not both are
/// true), and so on. An open chain ends with a strong link, so one of its ends is true; a
/// closed one has a weak link from its last node to its first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// The nodes, two for each strong link.
    pub nodes: Vec<Node>,
    /// Whether the last node is weakly linked with the first.
    pub closed: bool,
}

impl Chain {
    /// The chain that a step goes along, or `None` if it is not told by weak links between nodes.
    ///
    /// The weak links say which node comes after which. The ends of an open chain are the first nodes
    /// of the first and the last of the claims in the role of target: what each end excludes.
    pub fn of(step: &Step) -> Option<Self> {
        let strong =
            step.claims.iter().filter(|claim| matches!(claim.role, Role::StrongLink(_))).count();
        let weak = weak_links(step);
        if strong == 0 || weak.len() > strong || weak.len() + 1 < strong {
            return None;
        }
        let closed = weak.len() == strong;
        let (start, end) = if closed {
            let (end, start) = *weak.last()?;
            (start, end)
        } else {
            ends(step)?
        };
        let mut nodes = vec![start];
        for &(first, second) in &weak[..strong - 1] {
            nodes.extend([first, second]);
        }
        nodes.push(end);
        Some(Self { nodes, closed })
    }
}

/// Both ends of each weak link, by its number; empty if one is missing.
fn weak_links(step: &Step) -> Vec<(Node, Node)> {
    let mut links: Vec<(u8, (Node, Node))> = Vec::new();
    for claim in &step.claims {
        if let (Role::WeakLink(number), Statement::NotBoth { first, second }) =
            (claim.role, &claim.statement)
        {
            links.push((number, (*first, *second)));
        }
    }
    links.sort_by_key(|&(number, _)| number);
    let complete =
        links.iter().enumerate().all(|(place, &(number, _))| place == usize::from(number));
    if complete { links.into_iter().map(|(_, ends)| ends).collect() } else { Vec::new() }
}

/// The first and the last node of an open chain.
fn ends(step: &Step) -> Option<(Node, Node)> {
    let mut targets = step.claims.iter().filter_map(|claim| match (claim.role, &claim.statement) {
        (Role::Target, Statement::NotBoth { first, .. }) => Some(*first),
        _ => None,
    });
    let start = targets.next()?;
    Some((start, targets.last().unwrap_or(start)))
}
