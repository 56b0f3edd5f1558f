//! A chain or a net, read out of the claims of a step.

use std::collections::{BTreeMap, BTreeSet};

use super::{Claim, Node, Role, Statement, Step};
use crate::grid::{Cell, CellSet, Digit, DigitSet};

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
    /// The chains that a step goes along, in the order of its claims; none if its links are not told by
    /// weak links between nodes.
    ///
    /// The weak links say which node comes after which. The ends of an open chain are the first nodes
    /// of its first and of its last claim in the role of target: what each end excludes. A strong
    /// link after a target begins the next chain.
    pub fn all(step: &Step) -> Vec<Self> {
        let chains: Option<Vec<Self>> = Self::parts(step).map(Self::of).collect();
        chains.unwrap_or_default()
    }

    /// The claims of each chain.
    pub fn parts(step: &Step) -> impl Iterator<Item = &[Claim]> {
        step.claims.chunk_by(|before, after| {
            before.role != Role::Target || !matches!(after.role, Role::StrongLink(_))
        })
    }

    /// The claims that say this chain, of which [`Chain::all`] reads it again. Its first strong link gets the
    /// number; `states` says what each of its strong links, from 0, states; an open chain strikes the
    /// targets.
    pub fn claims(
        &self,
        number: usize,
        states: impl Fn(usize) -> Vec<Statement>,
        targets: &[(Cell, Digit)],
    ) -> Vec<Claim> {
        let mut claims = Vec::with_capacity(self.nodes.len() + 2);
        for (place, pair) in self.nodes.chunks_exact(2).enumerate() {
            let link = (number + place) as u8;
            let strong = states(place).into_iter();
            claims.extend(strong.map(|statement| Claim::new(Role::StrongLink(link), statement)));
            let start = self.nodes.first().filter(|_| self.closed);
            let next = self.nodes.get(2 * place + 2).or(start);
            claims.extend(next.map(|&next| Claim::not_both(Role::WeakLink(link), pair[1], next)));
        }
        if !self.closed {
            claims.extend(self.target_claims(targets));
        }
        claims
    }

    /// That the ends exclude the targets: all at once if the ends are of one digit, else one by one.
    fn target_claims(&self, targets: &[(Cell, Digit)]) -> Vec<Claim> {
        let (Some(&start), Some(&end)) = (self.nodes.first(), self.nodes.last()) else {
            return Vec::new();
        };
        let excludes = |node, target| Claim::not_both(Role::Target, node, target);
        if start.digit == end.digit && start != end {
            let cells = targets.iter().map(|&(cell, _)| cell).collect();
            let target = Node { cells, digit: start.digit };
            return vec![excludes(start, target), excludes(end, target)];
        }
        let mut claims = Vec::new();
        for &(cell, digit) in targets {
            let target = Node { cells: CellSet::of(cell), digit };
            claims.push(excludes(start, target));
            if start != end {
                claims.push(excludes(end, target));
            }
        }
        claims
    }

    fn of(claims: &[Claim]) -> Option<Self> {
        let numbers = claims.iter().filter_map(|claim| match claim.role {
            Role::StrongLink(number) => Some(number),
            _ => None,
        });
        let count = numbers.collect::<BTreeSet<_>>().len();
        let weak = weak_links(claims)?;
        if count == 0 || weak.len() > count || weak.len() + 1 < count {
            return None;
        }
        let closed = weak.len() == count;
        let (start, end) = if closed {
            let (end, start) = *weak.last()?;
            (start, end)
        } else {
            ends(claims)?
        };
        let mut nodes = vec![start];
        for &(first, second) in &weak[..count - 1] {
            nodes.extend([first, second]);
        }
        nodes.push(end);
        Some(Self { nodes, closed })
    }
}

/// The strong links of a step that are made by cells: for each, by its number, the cells and the digits
/// that they hold between them. With more than one cell, it is an almost locked set.
pub fn linking_cells(step: &Step) -> BTreeMap<u8, (CellSet, DigitSet)> {
    let mut links: BTreeMap<u8, (CellSet, DigitSet)> = BTreeMap::new();
    for claim in &step.claims {
        if let (Role::StrongLink(number), Statement::OnlyDigits { cells, digits }) =
            (claim.role, &claim.statement)
        {
            let (all, held) = links.entry(number).or_default();
            *all |= *cells;
            *held |= *digits;
        }
    }
    links
}

/// Both ends of each weak link, in their order; none if one is missing among them.
fn weak_links(claims: &[Claim]) -> Option<Vec<(Node, Node)>> {
    let mut links: Vec<(u8, (Node, Node))> = Vec::new();
    for claim in claims {
        if let (Role::WeakLink(number), Statement::NotBoth { first, second }) =
            (claim.role, &claim.statement)
        {
            links.push((number, (*first, *second)));
        }
    }
    links.sort_by_key(|&(number, _)| number);
    let complete = links.windows(2).all(|pair| pair[0].0 + 1 == pair[1].0);
    complete.then(|| links.into_iter().map(|(_, ends)| ends).collect())
}

/// The first and the last node of an open chain.
fn ends(claims: &[Claim]) -> Option<(Node, Node)> {
    let mut targets = claims.iter().filter_map(|claim| match (claim.role, &claim.statement) {
        (Role::Target, Statement::NotBoth { first, .. }) => Some(*first),
        _ => None,
    });
    let start = targets.next()?;
    Some((start, targets.next_back().unwrap_or(start)))
}

/// Cells that strong links of one digit join, in two colours: all of one hold the digit, or all of the
/// other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Net {
    /// The colour of the net's first cell.
    pub one: CellSet,
    /// The other colour.
    pub other: CellSet,
}

impl Net {
    /// The nets that the strong links of a step make, each link between two cells of a house, in
    /// the order of their first links.
    pub fn all(step: &Step) -> Vec<Self> {
        let mut links: Vec<(Cell, Cell)> = step.claims.iter().filter_map(ends_of_link).collect();
        let mut nets = Vec::new();
        while let Some(&(start, _)) = links.first() {
            let mut net = Self { one: CellSet::of(start), other: CellSet::EMPTY };
            loop {
                let before = links.len();
                links.retain(|&(from, to)| !net.takes(from, to) && !net.takes(to, from));
                if links.len() == before {
                    break;
                }
            }
            nets.push(net);
        }
        nets
    }

    /// Takes in a link from a cell of the net; says whether it was one.
    fn takes(&mut self, from: Cell, to: Cell) -> bool {
        if self.one.contains(from) {
            self.other.insert(to);
            true
        } else if self.other.contains(from) {
            self.one.insert(to);
            true
        } else {
            false
        }
    }
}

/// The two cells of a strong link of one digit.
fn ends_of_link(claim: &Claim) -> Option<(Cell, Cell)> {
    match (claim.role, &claim.statement) {
        (Role::StrongLink(_), Statement::OnlyPlaces { cells, .. }) => {
            let first = cells.first()?;
            Some((first, (*cells - CellSet::of(first)).only()?))
        }
        _ => None,
    }
}
