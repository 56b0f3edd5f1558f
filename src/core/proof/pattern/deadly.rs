//! Cells that must not be left interchangeable.

use super::parts::{CellsWithDigits, ClaimCursor, Places, Sight};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry};
use crate::proof::{Claim, Role, Statement, Step};

/// Cells that must not be left interchangeable, with what a step claims of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deadly {
    /// All cells of the pattern. None of them is a given.
    pub cells: CellSet,
    /// Those that were filled.
    pub filled: Vec<Candidate>,
    /// Those that can hold nothing but digits of the pattern, grouped by these digits.
    pub floors: Vec<CellsWithDigits>,
    /// Those that can hold others, as far as the step claims what they can hold, grouped by all their digits.
    pub above: Vec<CellsWithDigits>,
    /// Houses in which a digit has no places but cells of the pattern.
    pub places: Vec<Places>,
    /// The cells and the digits of a naked set that one of the cells is part of.
    pub set: Option<CellsWithDigits>,
    /// The cells that see those of the conclusions, with these.
    pub sees: Option<Sight>,
}

impl Deadly {
    pub(super) fn of(step: &Step) -> Option<Self> {
        let mut claims = ClaimCursor::new(&step.claims);
        let filled = claims.one(Role::Deadly, |statement| match statement {
            Statement::Filled(filled) => Some(filled.clone()),
            _ => None,
        });
        let held = claims.all(Role::Deadly, CellsWithDigits::of);
        let places = claims.all(Role::Deadly, Places::of);
        let set = claims.one(Role::Set(0), CellsWithDigits::of);
        let sees = claims.one(Role::Target, Sight::of);
        let cells = claims.one(Role::Deadly, |statement| match statement {
            Statement::NotGiven(cells) => Some(*cells),
            _ => None,
        })?;
        claims
            .one(Role::Premise, |statement| (*statement == Statement::OneSolution).then_some(()))?;
        let roofs = sees.map_or(CellSet::EMPTY, |sight| sight.cells);
        let roofs = roofs - set.map_or(CellSet::EMPTY, |set| set.cells);
        let (above, floors) = held.into_iter().partition(|held| held.cells.is_subset(&roofs));
        let filled = filled.unwrap_or_default();
        let whole = Self { cells, filled, floors, above, places, set, sees };
        claims.ends(whole).filter(|deadly| !deadly.cells.is_empty())
    }

    /// Returns the claims that say this: that the cells hold no givens and that the puzzle has one solution among them.
    pub fn claims(&self) -> Vec<Claim> {
        let mut claims = Vec::new();
        if !self.filled.is_empty() {
            claims.push(Claim::new(Role::Deadly, Statement::Filled(self.filled.clone())));
        }
        let held = self.floors.iter().chain(&self.above);
        claims.extend(held.map(|held| held.claim(Role::Deadly)));
        claims.extend(self.places.iter().map(|places| places.claim(Role::Deadly)));
        claims.extend(self.set.iter().map(|set| set.claim(Role::Set(0))));
        claims.extend(self.sees.iter().map(|sight| sight.claim(Role::Target)));
        claims.push(Claim::new(Role::Deadly, Statement::NotGiven(self.cells)));
        claims.push(Claim::new(Role::Premise, Statement::OneSolution));
        claims
    }

    /// Returns the cells that hold, or can only hold, digits of the pattern.
    pub fn floor(&self) -> CellSet {
        let filled = self.filled.iter().map(|one| one.cell).collect();
        self.floors.iter().fold(filled, |all, held| all | held.cells)
    }

    /// Returns the cells that can hold others.
    pub fn roof(&self) -> CellSet {
        self.cells - self.floor()
    }

    /// Returns the digits of the pattern: those that the [`floor`](Self::floor) holds or can hold.
    pub fn base(&self) -> DigitSet {
        let filled = self.filled.iter().map(|&Candidate { digit, .. }| digit).collect();
        self.floors.iter().fold(filled, |all, held| all | held.digits)
    }

    /// Returns the digits one of which must be in one of the cells above: those that are not of the pattern, and, if
    /// the cells of the floor differ in their digits, those that two of them in a house of the cell already have.
    pub fn extras(&self, geometry: &Geometry) -> DigitSet {
        let base = self.base();
        let is_full = |cell: Cell, digit: Digit| {
            let having = self.floors.iter().filter(|held| held.digits.contains(digit));
            let having = having.fold(CellSet::EMPTY, |all, held| all | held.cells);
            let mut houses = geometry.houses_of(cell).iter();
            self.floors.len() > 1
                && houses.any(|&house| (geometry.cells_of(house) & having).len() > 1)
        };
        let mut extras = DigitSet::EMPTY;
        for &CellsWithDigits { cells, digits } in &self.above {
            for cell in cells.iter() {
                let is_extra = |digit: &Digit| !base.contains(*digit) || is_full(cell, *digit);
                extras |= digits.iter().filter(is_extra).collect();
            }
        }
        extras
    }
}
