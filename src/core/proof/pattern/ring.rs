//! A ring of places of one digit.

use super::parts::{ClaimCursor, Places, Sight};
use crate::grid::{Cell, CellSet, Digit};
use crate::proof::{Claim, Role, Step};

/// Cells in a ring: each shares a house with the next, and the last with the first. The other places of the digit in
/// these houses are the guardians: in an odd ring one of them holds the digit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ring {
    /// The digit.
    pub digit: Digit,
    /// The cells, each in sight of the next.
    pub cells: Vec<Cell>,
    /// The houses with all places of the digit: the first holds the first two cells, and the last one the last cell and
    /// the first.
    pub houses: Vec<Places>,
    /// The other places of the digit in these houses, and what they see.
    pub guardians: Sight,
}

impl Ring {
    pub(super) fn of(step: &Step) -> Option<Self> {
        let mut claims = ClaimCursor::new(&step.claims);
        let houses = claims.all(Role::Base, Places::of);
        let guardians = claims.one(Role::Guardian, Sight::of)?;
        let whole = Self::new(houses, guardians)?;
        claims.ends(whole)
    }

    /// Makes the ring around these houses; `None` if they make none.
    pub fn new(houses: Vec<Places>, guardians: Sight) -> Option<Self> {
        let pairs: Vec<CellSet> =
            houses.iter().map(|places| places.cells - guardians.cells).collect();
        let before = pairs.iter().cycle().skip(pairs.len().checked_sub(1)?);
        let cells = before.zip(&pairs).map(|(before, pair)| (*before & *pair).only());
        let cells = cells.collect::<Option<_>>()?;
        Some(Self { digit: houses.first()?.digit, cells, houses, guardians })
    }

    /// Returns the claims that say this.
    pub fn claims(&self) -> Vec<Claim> {
        let houses = self.houses.iter().map(|places| places.claim(Role::Base));
        houses.chain([self.guardians.claim(Role::Guardian)]).collect()
    }
}
