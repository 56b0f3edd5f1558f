//! A deadly pattern as it is read from the claims of a step.

use super::{Role, Statement, Step};
use crate::grid::{Cell, CellSet, Digit, DigitSet, Geometry, House};

/// Cells that must not be left interchangeable, with what a step claims of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deadly {
    /// All cells of the pattern. None of them is a given.
    pub cells: CellSet,
    /// Those that were filled.
    pub filled: Vec<(Cell, Digit)>,
    /// Those that can hold nothing but digits of the pattern, by these digits.
    pub floors: Vec<(CellSet, DigitSet)>,
    /// Those that can hold others, as far as it is claimed what they can hold, by all their digits.
    pub above: Vec<(CellSet, DigitSet)>,
    /// Houses in which a digit has no places but cells of the pattern.
    pub places: Vec<(House, Digit, CellSet)>,
    /// The cells and the digits of a naked set that one of the cells is part of.
    pub set: Option<(CellSet, DigitSet)>,
    /// The cells that see what is struck, and that.
    pub sees: Option<(CellSet, CellSet)>,
}

impl Deadly {
    /// The pattern of a step that assumes one solution; `None` if it is no such step.
    pub fn of(step: &Step) -> Option<Self> {
        let mut deadly = Self::default();
        let mut groups = Vec::new();
        for claim in &step.claims {
            match (claim.role, &claim.statement) {
                (Role::Deadly, Statement::NotGiven(cells)) => deadly.cells = *cells,
                (Role::Deadly, Statement::Filled(filled)) => deadly.filled.clone_from(filled),
                (Role::Deadly, &Statement::OnlyDigits { cells, digits }) => {
                    groups.push((cells, digits));
                }
                (Role::Deadly, &Statement::OnlyPlaces { house, digit, cells }) => {
                    deadly.places.push((house, digit, cells));
                }
                (Role::Set(_), &Statement::OnlyDigits { cells, digits }) => {
                    deadly.set = Some((cells, digits));
                }
                (Role::Target, &Statement::Sees { cells, targets }) => {
                    deadly.sees = Some((cells, targets));
                }
                _ => {}
            }
        }
        let set = deadly.set.map_or(CellSet::EMPTY, |(cells, _)| cells);
        let roofs = deadly.sees.map_or(CellSet::EMPTY, |(cells, _)| cells - set);
        (deadly.above, deadly.floors) =
            groups.into_iter().partition(|(cells, _): &(CellSet, _)| cells.is_subset(&roofs));
        let assumes = step.claims.iter().any(|claim| claim.statement == Statement::OneSolution);
        (assumes && !deadly.cells.is_empty()).then_some(deadly)
    }

    /// The cells that hold, or can only hold, digits of the pattern.
    pub fn floor(&self) -> CellSet {
        let filled = self.filled.iter().map(|&(cell, _)| cell).collect();
        self.floors.iter().fold(filled, |all, &(cells, _)| all | cells)
    }

    /// The cells that can hold others.
    pub fn roof(&self) -> CellSet {
        self.cells - self.floor()
    }

    /// The digits that the cells hold, or can hold, that can hold nothing else.
    pub fn base(&self) -> DigitSet {
        let filled = self.filled.iter().map(|&(_, digit)| digit).collect();
        self.floors.iter().fold(filled, |all, &(_, digits)| all | digits)
    }

    /// The digits of which one of the cells above holds one: those that are none of the pattern's. Where
    /// cells have digits of their own, a digit is not for a third cell of a house.
    pub fn extras(&self, geometry: &Geometry) -> DigitSet {
        let base = self.base();
        let is_full = |cell: Cell, digit: Digit| {
            let having = self.floors.iter().filter(|(_, digits)| digits.contains(digit));
            let having = having.fold(CellSet::EMPTY, |all, &(cells, _)| all | cells);
            let mut houses = geometry.houses_of(cell).iter();
            self.floors.len() > 1
                && houses.any(|&house| (geometry.cells_of(house) & having).len() > 1)
        };
        let mut extras = DigitSet::EMPTY;
        for &(cells, digits) in &self.above {
            for cell in cells.iter() {
                let is_extra = |digit: &Digit| !base.contains(*digit) || is_full(cell, *digit);
                extras |= digits.iter().filter(is_extra).collect();
            }
        }
        extras
    }
}
