//! What fills a cell by itself, naked and hidden sets.

use super::parts::{CellsWithDigits, ClaimCursor, Places, Sight};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};
use crate::proof::{Claim, Role, Statement, Step};

/// A digit that goes into a cell because of a single statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Single {
    /// The cell.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
    /// Why no other is left.
    pub by: SingleReason,
}

/// Why a cell has one digit left, or a digit one cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SingleReason {
    /// The other cells of a house are filled with these digits.
    LastCell(Vec<Candidate>),
    /// The cell has one digit left.
    OnlyDigit(CellsWithDigits),
    /// The digit has one place left in a house.
    OnlyPlace(Places),
}

impl Single {
    pub(super) fn of(step: &Step) -> Option<Self> {
        let [Claim { role: Role::Base, statement }] = step.claims.as_slice() else { return None };
        let Candidate { cell, digit } = step.fills()?;
        let by = match statement {
            Statement::Filled(filled) => Some(SingleReason::LastCell(filled.clone())),
            Statement::OnlyDigits { .. } => {
                CellsWithDigits::of(statement).map(SingleReason::OnlyDigit)
            }
            _ => Places::of(statement).map(SingleReason::OnlyPlace),
        };
        Some(Self { cell, digit, by: by? })
    }
}

impl SingleReason {
    /// Returns the claim that says this.
    pub fn claim(self) -> Claim {
        match self {
            Self::LastCell(filled) => Claim::new(Role::Base, Statement::Filled(filled)),
            Self::OnlyDigit(held) => held.claim(Role::Base),
            Self::OnlyPlace(places) => places.claim(Role::Base),
        }
    }
}

/// Cells that can hold only certain digits, as many as there are cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NakedSet {
    /// The cells and the digits.
    pub held: CellsWithDigits,
    /// The cells in sight of all of them that lose the digits.
    pub targets: CellSet,
}

impl NakedSet {
    pub(super) fn of(step: &Step) -> Option<Self> {
        let mut claims = ClaimCursor::new(&step.claims);
        let held = claims.one(Role::Base, CellsWithDigits::of)?;
        let sight = claims.one(Role::Target, Sight::of);
        let targets = sight.map(|sight| sight.targets).unwrap_or_default();
        claims.ends(Self { held, targets })
    }

    /// Returns the claims that say this.
    pub fn claims(&self) -> Vec<Claim> {
        let mut claims = vec![self.held.claim(Role::Base)];
        if !self.targets.is_empty() {
            let sight = Sight { cells: self.held.cells, targets: self.targets };
            claims.push(sight.claim(Role::Target));
        }
        claims
    }
}

/// Digits of a house that can be only in certain cells, as many as there are digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HiddenSet {
    /// The house.
    pub house: House,
    /// The digits.
    pub digits: DigitSet,
    /// The cells.
    pub cells: CellSet,
}

impl HiddenSet {
    pub(super) fn of(claims: &[Claim]) -> Option<Self> {
        let mut claims = ClaimCursor::new(claims);
        let all = claims.all(Role::Base, Places::of);
        let first = all.first()?;
        let digits = all.iter().map(|places| places.digit).collect();
        claims.ends(Self { house: first.house, digits, cells: first.cells })
    }

    /// Returns the claims that say this.
    pub fn claims(&self) -> Vec<Claim> {
        let &Self { house, digits, cells } = self;
        digits.iter().map(|digit| Places { house, digit, cells }.claim(Role::Base)).collect()
    }
}
