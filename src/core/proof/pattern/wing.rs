//! Cells with two candidates each in sight of one another: wings and remote pairs.

use super::parts::{CellsWithDigits, ClaimCursor, Sight};
use crate::grid::{Cell, CellSet, Digit, DigitSet};
use crate::proof::{Claim, Role, Step};

/// Cells with two digits, each of which sees the next: pincers at both ends, with one or more pivots between them. One
/// of the pincers holds the digit that is struck out elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wing {
    /// The cells in their order, with their digits.
    pub cells: Vec<(Cell, DigitSet)>,
    /// What both pincers see.
    pub targets: CellSet,
}

impl Wing {
    pub(super) fn of(step: &Step) -> Option<Self> {
        let mut claims = ClaimCursor::new(&step.claims);
        let first = claims.one(Role::Pincer, CellsWithDigits::of)?;
        let pivots = claims.all(Role::Pivot, CellsWithDigits::of);
        let last = claims.one(Role::Pincer, CellsWithDigits::of)?;
        let all = [first].into_iter().chain(pivots).chain([last]);
        let cells: Option<Vec<_>> =
            all.map(|held| Some((held.cells.only()?, held.digits))).collect();
        let links = skip_links(&mut claims);
        let targets = claims.one(Role::Target, Sight::of)?.targets;
        let whole = Self { cells: cells?, targets };
        claims.ends(whole).filter(|wing| links + 1 == wing.cells.len())
    }

    /// Returns the pincers.
    pub fn ends(&self) -> CellSet {
        let both = self.cells.first().into_iter().chain(self.cells.last());
        both.map(|&(cell, _)| cell).collect()
    }

    /// Returns the cells between the pincers.
    pub fn pivots(&self) -> CellSet {
        self.cells.iter().map(|&(cell, _)| cell).collect::<CellSet>() - self.ends()
    }

    /// Says what each digit of the pivot leaves; `None` if there is no single pivot between two pincers.
    pub fn branches(&self) -> Option<Branches> {
        let &[(first, one), (pivot, between), (last, other)] = self.cells.as_slice() else {
            return None;
        };
        let end = (one & other).only()?;
        let mut ways = [((between & one).only()?, first), ((between - one).only()?, last)];
        ways.sort_unstable();
        Some(Branches { pivot, ways, end })
    }

    /// Returns the claims that say this.
    pub fn claims(&self) -> Vec<Claim> {
        let last = self.cells.len().saturating_sub(1);
        let mut claims = Vec::with_capacity(2 * self.cells.len());
        for (place, &(cell, digits)) in self.cells.iter().enumerate() {
            let role = if place == 0 || place == last { Role::Pincer } else { Role::Pivot };
            claims.push(CellsWithDigits::cell(cell, digits).claim(role));
        }
        for (place, pair) in self.cells.windows(2).enumerate() {
            claims.push(link(place, pair[0].0, pair[1].0));
        }
        let sight = Sight { cells: self.ends(), targets: self.targets };
        claims.push(sight.claim(Role::Target));
        claims
    }
}

/// A pivot between two pincers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branches {
    /// The pivot.
    pub pivot: Cell,
    /// Its digits in their order, each with the pincer that it leaves with the common digit.
    pub ways: [(Digit, Cell); 2],
    /// The digit that one of the pincers holds.
    pub end: Digit,
}

/// An even number of cells that all have the same two digits, each in sight of the next: they hold them in turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemotePair {
    /// The digits.
    pub digits: DigitSet,
    /// The cells in their order.
    pub cells: Vec<Cell>,
    /// What the first and the last of them see.
    pub targets: CellSet,
}

impl RemotePair {
    pub(super) fn of(step: &Step) -> Option<Self> {
        let mut claims = ClaimCursor::new(&step.claims);
        let mut cells = Vec::new();
        let mut digits = DigitSet::EMPTY;
        while let Some(held) = claims.one(Role::StrongLink(cells.len() as u8), CellsWithDigits::of)
        {
            digits = held.digits;
            let _ = claims.one(Role::WeakLink(cells.len() as u8), Sight::of);
            cells.push(held.cells.only()?);
        }
        let targets = claims.one(Role::Target, Sight::of)?.targets;
        claims.ends(Self { digits, cells, targets }).filter(|pair| !pair.cells.is_empty())
    }

    /// Returns the first and the last cell.
    pub fn ends(&self) -> CellSet {
        self.cells.first().into_iter().chain(self.cells.last()).copied().collect()
    }

    /// Returns the claims that say this.
    pub fn claims(&self) -> Vec<Claim> {
        let mut claims = Vec::with_capacity(2 * self.cells.len());
        for (place, &cell) in self.cells.iter().enumerate() {
            let held = CellsWithDigits::cell(cell, self.digits);
            claims.push(held.claim(Role::StrongLink(place as u8)));
            if let Some(&next) = self.cells.get(place + 1) {
                claims.push(link(place, cell, next));
            }
        }
        let sight = Sight { cells: self.ends(), targets: self.targets };
        claims.push(sight.claim(Role::Target));
        claims
    }
}

/// That a cell sees the next one.
fn link(place: usize, cell: Cell, next: Cell) -> Claim {
    let sight = Sight { cells: CellSet::of(cell), targets: CellSet::of(next) };
    sight.claim(Role::WeakLink(place as u8))
}

/// Passes the claims that each cell sees the next; says how many they are.
fn skip_links(claims: &mut ClaimCursor<'_>) -> usize {
    let mut count = 0;
    while claims.one(Role::WeakLink(count as u8), Sight::of).is_some() {
        count += 1;
    }
    count
}
