//! Cells whose combinations of digits are gone through one by one.

use super::parts::{CellsWithDigits, ClaimCursor, Sight};
use crate::grid::{Cell, CellSet, DigitSet};
use crate::proof::{Claim, Role, Step};

/// Two or three cells, and what forbids combinations of their digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exclusion {
    /// The cells with their digits.
    pub aligned: Vec<(Cell, DigitSet)>,
    /// Those of them that see each other, where that counts.
    pub sights: Vec<(Cell, Cell)>,
    /// The cells that would be left without a digit.
    pub excluders: Vec<Excluder>,
}

/// A cell from which a combination takes all its digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Excluder {
    /// The cell.
    pub cell: Cell,
    /// The digits that it may hold.
    pub digits: DigitSet,
    /// Those of the aligned cells that it sees.
    pub seen: CellSet,
}

impl Exclusion {
    pub(super) fn of(step: &Step) -> Option<Self> {
        let mut claims = ClaimCursor::new(&step.claims);
        let cell = |held: CellsWithDigits| Some((held.cells.only()?, held.digits));
        let aligned: Option<Vec<_>> =
            claims.all(Role::Base, CellsWithDigits::of).into_iter().map(cell).collect();
        let pair = |sight: Sight| Some((sight.cells.only()?, sight.targets.only()?));
        let sights: Option<Vec<_>> =
            claims.all(Role::Base, Sight::of).into_iter().map(pair).collect();
        let mut excluders = Vec::new();
        while let Some(held) = claims.one(Role::Set(excluders.len() as u8), CellsWithDigits::of) {
            let sight = claims.one(Role::Set(excluders.len() as u8), Sight::of)?;
            let (cell, digits) = cell(held)?;
            excluders.push(Excluder { cell, digits, seen: sight.targets });
        }
        let whole = Self { aligned: aligned?, sights: sights?, excluders };
        claims.ends(whole).filter(|it| it.aligned.len() > 1 && !it.excluders.is_empty())
    }

    /// Returns the cells that are gone through.
    pub fn cells(&self) -> CellSet {
        self.aligned.iter().map(|&(cell, _)| cell).collect()
    }

    /// Returns the claims that say this.
    pub fn claims(&self) -> Vec<Claim> {
        let aligned = self.aligned.iter();
        let aligned =
            aligned.map(|&(cell, digits)| CellsWithDigits::cell(cell, digits).claim(Role::Base));
        let sees = |role, cell, targets| Sight { cells: CellSet::of(cell), targets }.claim(role);
        let sights = self.sights.iter();
        let sights = sights.map(|&(one, other)| sees(Role::Base, one, CellSet::of(other)));
        let mut claims: Vec<Claim> = aligned.chain(sights).collect();
        for (number, excluder) in self.excluders.iter().enumerate() {
            let role = Role::Set(number as u8);
            claims.push(CellsWithDigits::cell(excluder.cell, excluder.digits).claim(role));
            claims.push(sees(role, excluder.cell, excluder.seen));
        }
        claims
    }
}
