//! What shapes are made of: statements taken apart, and claims read one after the other.

use std::collections::BTreeMap;

use crate::grid::{Candidates, Cell, CellSet, Digit, DigitSet, Geometry, Group, House};
use crate::proof::{Claim, Node, Role, Statement};

/// A house in which a digit is only in certain cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Places {
    /// The house.
    pub house: House,
    /// The digit.
    pub digit: Digit,
    /// The cells of the house that may hold it.
    pub cells: CellSet,
}

impl Places {
    /// Takes the open places of a digit in a house from a state.
    pub fn in_state<const W: usize>(
        geometry: &Geometry<W>,
        candidates: &Candidates<W>,
        house: House,
        digit: Digit,
    ) -> Self {
        let cells = candidates.open_places_of(digit) & geometry.cells_of(house);
        Self { house, digit, cells: cells.resize() }
    }

    pub(super) fn of(statement: &Statement) -> Option<Self> {
        match *statement {
            Statement::OnlyPlaces { house, digit, cells } => Some(Self { house, digit, cells }),
            _ => None,
        }
    }

    /// Returns the claim that says this in a role.
    #[inline]
    pub const fn claim(&self, role: Role) -> Claim {
        let Self { house, digit, cells } = *self;
        Claim::new(role, Statement::OnlyPlaces { house, digit, cells })
    }
}

/// A group that has a digit at most once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Once {
    /// The group.
    pub group: Group,
    /// The digit.
    pub digit: Digit,
}

impl Once {
    pub(super) fn of(statement: &Statement) -> Option<Self> {
        match *statement {
            Statement::AtMostOnce { group, digit } => Some(Self { group, digit }),
            _ => None,
        }
    }
}

/// Cells that see others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight {
    /// The cells that see.
    pub cells: CellSet,
    /// The cells that each of them sees.
    pub targets: CellSet,
}

impl Sight {
    pub(super) fn of(statement: &Statement) -> Option<Self> {
        match *statement {
            Statement::Sees { cells, targets } => Some(Self { cells, targets }),
            _ => None,
        }
    }

    pub(super) const fn claim(&self, role: Role) -> Claim {
        let Self { cells, targets } = *self;
        Claim::new(role, Statement::Sees { cells, targets })
    }
}

/// Cells each of which holds one of some digits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CellsWithDigits {
    /// The cells.
    pub cells: CellSet,
    /// The digits that they may hold.
    pub digits: DigitSet,
}

impl CellsWithDigits {
    /// Makes a part of one cell with the digits that it may hold.
    #[inline]
    pub fn cell(cell: Cell, digits: DigitSet) -> Self {
        Self { cells: CellSet::of(cell), digits }
    }

    pub(super) fn of(statement: &Statement) -> Option<Self> {
        match *statement {
            Statement::OnlyDigits { cells, digits } => Some(Self { cells, digits }),
            _ => None,
        }
    }

    pub(super) const fn claim(&self, role: Role) -> Claim {
        let Self { cells, digits } = *self;
        Claim::new(role, Statement::OnlyDigits { cells, digits })
    }
}

/// A few cells with the digits that they may hold, those together that may hold the same. With one digit more than
/// cells, all in one house, it is an almost locked set: if it lacks a digit, it holds all the others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeldSet(pub Vec<CellsWithDigits>);

impl HeldSet {
    /// Takes the cells with their candidates from a state.
    pub fn in_state<const W: usize>(candidates: &Candidates<W>, cells: CellSet<W>) -> Self {
        Self::holding(cells, |cell| candidates.digits_of(cell))
    }

    /// Takes the cells with what each of them may hold.
    pub fn holding<const W: usize>(cells: CellSet<W>, digits: impl Fn(Cell) -> DigitSet) -> Self {
        let mut alike: BTreeMap<Vec<Digit>, CellSet> = BTreeMap::new();
        for cell in cells.iter() {
            alike.entry(digits(cell).iter().collect()).or_default().insert(cell);
        }
        let held = |(digits, cells): (Vec<Digit>, CellSet)| CellsWithDigits {
            cells,
            digits: digits.into_iter().collect(),
        };
        Self(alike.into_iter().map(held).collect())
    }

    /// Returns its cells.
    #[inline]
    pub fn cells(&self) -> CellSet {
        self.0.iter().fold(CellSet::EMPTY, |all, held| all | held.cells)
    }

    /// Returns its digits.
    #[inline]
    pub fn digits(&self) -> DigitSet {
        self.0.iter().fold(DigitSet::EMPTY, |all, held| all | held.digits)
    }

    /// Returns the digit in those of its cells that may hold it.
    #[inline]
    pub fn node(&self, digit: Digit) -> Node {
        let groups = self.0.iter().filter(|held| held.digits.contains(digit));
        Node { digit, cells: groups.fold(CellSet::EMPTY, |all, held| all | held.cells) }
    }

    pub(super) fn claims(&self, role: Role) -> impl Iterator<Item = Claim> + '_ {
        self.0.iter().map(move |held| held.claim(role))
    }
}

/// Both nodes of a claim that not both are true.
pub(super) fn both(statement: &Statement) -> Option<(Node, Node)> {
    match statement {
        Statement::NotBoth { first, second } => Some((*first, *second)),
        _ => None,
    }
}

/// What is left to read of the claims of a step. A shape takes what it would claim, in that order; it is of the step
/// only if nothing is left.
#[derive(Clone, Copy)]
pub(super) struct ClaimCursor<'a>(&'a [Claim]);

impl<'a> ClaimCursor<'a> {
    pub(super) const fn new(claims: &'a [Claim]) -> Self {
        Self(claims)
    }

    /// Takes the next claim if it is one in this role and of this kind.
    pub(super) fn one<T>(
        &mut self,
        role: Role,
        read: impl Fn(&'a Statement) -> Option<T>,
    ) -> Option<T> {
        let (first, rest) = self.0.split_first()?;
        let found = read(&first.statement).filter(|_| first.role == role)?;
        self.0 = rest;
        Some(found)
    }

    /// Takes all claims that follow in this role and of this kind.
    pub(super) fn all<T>(
        &mut self,
        role: Role,
        read: impl Fn(&'a Statement) -> Option<T>,
    ) -> Vec<T> {
        let mut all = Vec::new();
        while let Some(one) = self.one(role, &read) {
            all.push(one);
        }
        all
    }

    /// Takes what cells may hold, as a set.
    pub(super) fn set(&mut self, role: Role) -> HeldSet {
        HeldSet(self.all(role, CellsWithDigits::of))
    }

    /// The claims that are left.
    pub(super) const fn rest(&self) -> &'a [Claim] {
        self.0
    }

    /// Something, if nothing is left.
    pub(super) fn ends<T>(&self, whole: T) -> Option<T> {
        self.0.is_empty().then_some(whole)
    }
}
