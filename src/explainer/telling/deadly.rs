//! Unique loops and graves: cells that must not be left interchangeable.

use super::Teller;
use super::numbers::{cells, digit, digits};
use crate::bit_grid::{Grid, cells_of};
use crate::found::{Found, WayOut};
use crate::grave::extras;
use crate::grid::CellSet;
use crate::proof::{CellsWithDigits, Deadly, Fact, HeldSet, Places, Sight};

impl Teller<'_, '_> {
    /// The deadly pattern from which these facts follow; none if there is none.
    pub(super) fn deadly(&self, grid: &Grid, found: Found, facts: &[Fact]) -> Option<Deadly> {
        let (all, floor, way) = match found {
            Found::Loop { cells: all, pair, way } => {
                let floor = cells_of(all).filter(|&cell| grid.candidates[cell] == pair);
                (all, floor.fold(0, |floor, cell| floor | 1 << cell), way)
            }
            Found::Grave(way) => {
                let open = (0..81).filter(|&cell| grid.filled >> cell & 1 == 0);
                let all = open.fold(0_u128, |all, cell| all | 1 << cell);
                let roof =
                    extras(grid)?.into_iter().fold(0_u128, |roof, (cell, _)| roof | 1 << cell);
                (all, all & !roof, way)
            }
            _ => return None,
        };
        let floors = HeldSet::in_state(self.state, cells(floor)).0;
        let deadly = Deadly { cells: cells(all), floors, ..Deadly::default() };
        let roof = all & !floor;
        let targets = facts.iter().map(|fact| fact.cell()).collect();
        let seen_from = |seeing: CellSet| Deadly {
            above: HeldSet::in_state(self.state, cells(roof)).0,
            sees: Some(Sight { cells: seeing, targets }),
            ..deadly.clone()
        };
        Some(match way {
            WayOut::Cell => deadly,
            WayOut::Digit => seen_from(cells(roof)),
            WayOut::Set { cells: set, digits: held } => {
                let set = CellsWithDigits { cells: cells(set), digits: digits(held) };
                Deadly { set: Some(set), ..seen_from(cells(roof) | set.cells) }
            }
            WayOut::Locked { digit: number } => {
                let (roof, locked) = (cells(roof), digit(number));
                let houses = self.geometry.houses_around(roof);
                let places = |house| Places::in_state(self.geometry, self.state, house, locked);
                let places = houses.map(places).find(|places| places.cells == roof)?;
                Deadly { places: vec![places], ..deadly }
            }
        })
    }
}
