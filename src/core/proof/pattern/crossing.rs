//! Sets of cells of two houses that cross, which have just enough digits: bent sets and crossing sets.

use super::parts::{ClaimCursor, HeldSet, Once, Sight};
use crate::grid::{Cell, CellSet, DigitSet, Group};
use crate::proof::{Claim, Role, Step};

/// A set of as many cells as digits, in which every digit but one can be only once. So the last digit is in one of its
/// places in the set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BentSet {
    /// The cells where the houses cross.
    pub pivot: HeldSet,
    /// The others.
    pub pincers: HeldSet,
    /// Each digit but the last, with the house in which it is at most once.
    pub once: Vec<Once>,
    /// The places of the last digit in the set, and what they see.
    pub sight: Sight,
}

impl BentSet {
    pub(super) fn of(step: &Step) -> Option<Self> {
        let mut claims = ClaimCursor::new(&step.claims);
        let (pivot, pincers) = (claims.set(Role::Pivot), claims.set(Role::Pincer));
        let once = claims.all(Role::Cover, Once::of);
        let sight = claims.one(Role::Target, Sight::of)?;
        let is_empty = pivot.0.is_empty() || pincers.0.is_empty() || once.is_empty();
        claims.ends(Self { pivot, pincers, once, sight }).filter(|_| !is_empty)
    }

    /// Returns the pivot, if it is one cell between pincers of two digits.
    pub fn branching(&self) -> Option<Cell> {
        let is_wing = self.pincers.0.iter().all(|held| held.digits.len() <= 2);
        self.pivot.cells().only().filter(|_| is_wing)
    }

    /// Returns all its cells.
    pub fn cells(&self) -> CellSet {
        self.pivot.cells() | self.pincers.cells()
    }

    /// Returns all its digits.
    pub fn digits(&self) -> DigitSet {
        self.pivot.digits() | self.pincers.digits()
    }

    /// Returns the claims that say this.
    pub fn claims(&self) -> Vec<Claim> {
        let cells = self.pivot.claims(Role::Pivot).chain(self.pincers.claims(Role::Pincer));
        let once = self.once.iter().map(|once| Claim::cover(once.group, once.digit));
        cells.chain(once).chain([self.sight.claim(Role::Target)]).collect()
    }
}

/// Cells where two houses cross, with a set of cells in the rest of each house. Between them they take just as many
/// digits as there are cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrossingSets {
    /// The cells where the houses cross.
    pub inner: HeldSet,
    /// The sets in the rest of each.
    pub outer: [HeldSet; 2],
    /// Which digits they can have at most once in which house.
    pub once: Vec<Once>,
}

impl CrossingSets {
    pub(super) fn of(step: &Step) -> Option<Self> {
        let mut claims = ClaimCursor::new(&step.claims);
        let inner = claims.set(Role::Pivot);
        let outer = [0, 1].map(|number| claims.set(Role::Set(number)));
        let once = claims.all(Role::Cover, Once::of);
        let is_empty = inner.0.is_empty() || outer.iter().any(|set| set.0.is_empty());
        claims.ends(Self { inner, outer, once }).filter(|sets| !is_empty && !sets.once.is_empty())
    }

    /// Returns the claims that say this.
    pub fn claims(&self) -> Vec<Claim> {
        let mut claims: Vec<Claim> = self.inner.claims(Role::Pivot).collect();
        for (number, set) in self.outer.iter().enumerate() {
            claims.extend(set.claims(Role::Set(number as u8)));
        }
        claims.extend(self.once.iter().map(|once| Claim::cover(once.group, once.digit)));
        claims
    }
}

/// Returns each group with the digits that are at most once in it, the groups in their order.
pub fn digits_once(once: &[Once]) -> Vec<(Group, DigitSet)> {
    let mut all: Vec<(Group, DigitSet)> = Vec::new();
    for &Once { group, digit } in once {
        match all.iter_mut().find(|(known, _)| *known == group) {
            Some((_, digits)) => digits.insert(digit),
            None => all.push((group, DigitSet::of(digit))),
        }
    }
    all.sort_unstable_by_key(|&(group, _)| group);
    all
}
