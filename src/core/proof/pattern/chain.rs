//! Chains of strong and weak links.
//!
//! A chain is no net: each link follows from the one before it alone, and from what holds on the grid (`tests/chains.rs`).
//! What needs two earlier links is a net.

use super::parts::{ClaimCursor, HeldSet, Places, both};
use crate::grid::{Candidate, CellSet, DigitSet};
use crate::proof::{Claim, Node, Role, Step, Support};

/// Nodes in which strong and weak links alternate: the first and the second are joined by a strong link
/// (if one is false, the other is true), the second and the third by a weak one (not both are
/// true), and so on. An open chain ends with a strong link, so one of its ends is true; a
/// closed one has a weak link from its last node to its first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// The nodes, two for each strong link.
    pub nodes: Vec<Node>,
    /// What makes each strong link.
    pub links: Vec<StrongLink>,
    /// Whether the last node is weakly linked with the first.
    pub closed: bool,
    /// What both ends of an open chain exclude: in one node if the ends and all of it have the same digit, else one by
    /// one.
    pub targets: Vec<Node>,
}

/// Why one of two nodes is true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StrongLink {
    /// They are all places of their digit in a house.
    House(Places),
    /// These cells can hold one digit more than there are cells.
    Cells(HeldSet),
}

impl StrongLink {
    /// Returns the almost locked set that makes the link, if it is made by more cells than one.
    #[inline]
    pub fn set(&self) -> Option<&HeldSet> {
        match self {
            Self::Cells(set) => Some(set).filter(|set| set.cells().len() > 1),
            Self::House(_) => None,
        }
    }

    fn read(claims: &mut ClaimCursor<'_>, role: Role) -> Option<Self> {
        if let Some(places) = claims.one(role, Places::of) {
            return Some(Self::House(places));
        }
        let set = claims.set(role);
        (!set.0.is_empty()).then_some(Self::Cells(set))
    }

    fn claims(&self, role: Role) -> Vec<Claim> {
        match self {
            Self::House(places) => vec![places.claim(role)],
            Self::Cells(set) => set.claims(role).collect(),
        }
    }
}

impl Chain {
    /// Makes a chain that does not strike anything yet.
    #[inline]
    pub const fn new(nodes: Vec<Node>, links: Vec<StrongLink>, closed: bool) -> Self {
        Self { nodes, links, closed, targets: Vec::new() }
    }

    /// Returns the same chain with what its ends strike, if it is open.
    #[must_use]
    pub fn striking(mut self, struck: &[Candidate]) -> Self {
        self.targets = match self.nodes.as_slice() {
            _ if self.closed => Vec::new(),
            [start, .., end]
                if start.digit == end.digit
                    && start != end
                    && struck.iter().all(|one| one.digit == start.digit) =>
            {
                let cells = struck.iter().map(|one| one.cell).collect();
                vec![Node { cells, digit: start.digit }]
            }
            _ => struck.iter().map(|&Candidate { cell, digit }| Node::of(cell, digit)).collect(),
        };
        self
    }

    /// Reads a chain whose first strong link has this number.
    fn read(claims: &mut ClaimCursor<'_>, number: usize) -> Option<Self> {
        let (mut links, mut inner) = (Vec::new(), Vec::new());
        let mut is_joined = true;
        while is_joined {
            let link = (number + links.len()) as u8;
            let Some(strong) = StrongLink::read(claims, Role::StrongLink(link)) else { break };
            links.push(strong);
            let weak = claims.one(Role::WeakLink(link), both);
            is_joined = weak.is_some();
            inner.extend(weak.into_iter().flat_map(|(first, second)| [first, second]));
        }
        if is_joined {
            // The last of the weak links leads back to the start.
            let start = inner.pop()?;
            inner.insert(0, start);
            return Some(Self::new(inner, links, true));
        }
        let strikes = claims.all(Role::Target, both);
        let (start, end) = (strikes.first()?.0, strikes.last()?.0);
        let each = if start == end { 1 } else { 2 };
        let targets = strikes.iter().step_by(each).map(|(_, target)| *target).collect();
        let nodes = [start].into_iter().chain(inner).chain([end]).collect();
        Some(Self { nodes, links, closed: false, targets })
    }

    /// Returns the claims that say this chain; `number` is that of its first strong link.
    pub fn claims(&self, number: usize) -> Vec<Claim> {
        let mut claims = Vec::with_capacity(2 * self.nodes.len() + 2);
        let start = self.nodes.first().copied();
        for (place, strong) in self.links.iter().enumerate() {
            let link = (number + place) as u8;
            claims.extend(strong.claims(Role::StrongLink(link)));
            let next = self.nodes.get(2 * place + 2).copied().or(start.filter(|_| self.closed));
            if let (Some(&end), Some(next)) = (self.nodes.get(2 * place + 1), next) {
                claims.push(Claim::not_both(Role::WeakLink(link), end, next));
            }
        }
        let end = self.nodes.last().copied();
        for &target in &self.targets {
            let ends = start.into_iter().chain(end.filter(|_| start != end));
            claims.extend(ends.map(|node| Claim::not_both(Role::Target, node, target)));
        }
        claims
    }

    /// Returns both nodes of each strong link.
    #[inline]
    pub fn ends_of_links(&self) -> impl Iterator<Item = [Node; 2]> + '_ {
        self.nodes.chunks_exact(2).map(|pair| [pair[0], pair[1]])
    }

    /// Returns all cells of its nodes.
    #[inline]
    pub fn cells(&self) -> CellSet {
        self.nodes.iter().fold(CellSet::EMPTY, |all, node| all | node.cells)
    }
}

/// One or several chains, each with what follows from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chains {
    /// The first.
    pub first: Chain,
    /// The others.
    pub others: Vec<Chain>,
}

impl Chains {
    /// Makes the pattern of a chain by itself.
    #[inline]
    pub const fn one(chain: Chain) -> Self {
        Self { first: chain, others: Vec::new() }
    }

    pub(super) fn of(step: &Step) -> Option<Self> {
        let mut claims = ClaimCursor::new(&step.claims);
        let first = Chain::read(&mut claims, 0)?;
        let mut others = Vec::new();
        let mut number = first.links.len();
        while !claims.rest().is_empty() {
            let next = Chain::read(&mut claims, number)?;
            number += next.links.len();
            others.push(next);
        }
        // One strong link may also be all that is needed of a net in two colours, which says what each strike rests on.
        let is_net = first.links.len() == 1 && !first.closed && others.is_empty();
        let by_all = step.conclusions.iter().all(|end| end.support == Support::All);
        (!is_net || by_all).then_some(Self { first, others })
    }

    /// Returns all chains.
    #[inline]
    pub fn all(&self) -> impl Iterator<Item = &Chain> {
        [&self.first].into_iter().chain(&self.others)
    }

    /// Returns the claims of each chain.
    pub fn claims_of_each(&self) -> Vec<Vec<Claim>> {
        let mut number = 0;
        let claims = |chain: &Chain| {
            let claims = chain.claims(number);
            number += chain.links.len();
            claims
        };
        self.all().map(claims).collect()
    }

    /// Returns the claims that say this.
    pub fn claims(&self) -> Vec<Claim> {
        self.claims_of_each().concat()
    }

    /// Returns the almost locked sets that make strong links, in the order of these, each of them once.
    pub fn sets(&self) -> Vec<&HeldSet> {
        let mut sets: Vec<&HeldSet> = Vec::new();
        for set in self.all().flat_map(|chain| &chain.links).filter_map(StrongLink::set) {
            if sets.iter().all(|known| known.cells() != set.cells()) {
                sets.push(set);
            }
        }
        sets
    }

    /// Returns the digits of all its links.
    pub fn digits(&self) -> DigitSet {
        self.all().flat_map(|chain| &chain.nodes).map(|node| node.digit).collect()
    }
}
