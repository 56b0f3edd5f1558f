//! A pattern on a grid: what its names stand for.

use super::language::Sort;
use super::pattern::{Atom, End, Schema};
use crate::grid::{Cell, CellSet, Digit, DigitSet, Geometry, House, HouseKind};
use crate::proof::{Claim, Conclusion, Fact, Node, Role, Statement};

/// What names stand for on a grid, by their places in the schema.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Binding {
    /// The cells.
    pub cells: Vec<Cell>,
    /// The digits, all different.
    pub digits: Vec<Digit>,
    /// The houses.
    pub houses: Vec<House>,
}

impl Binding {
    fn cells(&self, places: &[usize]) -> CellSet {
        places.iter().filter_map(|&place| self.cells.get(place)).copied().collect()
    }

    fn digits(&self, places: &[usize]) -> DigitSet {
        places.iter().filter_map(|&place| self.digits.get(place)).copied().collect()
    }

    fn node(&self, (cell, digit): (usize, usize)) -> Node {
        Node::of(self.cells[cell], self.digits[digit])
    }
}

impl Sort {
    /// Whether a house of this kind is one of the sort.
    pub fn has(self, kind: HouseKind) -> bool {
        match self {
            Self::Any => true,
            Self::Row => kind == HouseKind::Row,
            Self::Column => kind == HouseKind::Column,
            Self::Line => kind.is_line(),
            Self::Block => kind.is_area(),
        }
    }
}

impl Atom {
    /// Says of a condition what it says of the cells that are meant; `None` of one that speaks only of how they lie.
    pub fn statement(&self, binding: &Binding) -> Option<Statement> {
        Some(match self {
            Self::OnlyDigits { cells, digits } => Statement::OnlyDigits {
                cells: binding.cells(cells),
                digits: binding.digits(digits),
            },
            Self::OnlyPlaces { house, digit, cells } => Statement::OnlyPlaces {
                house: binding.houses[*house],
                digit: binding.digits[*digit],
                cells: binding.cells(cells),
            },
            &Self::Filled(cell, digit) => Statement::Filled(vec![crate::grid::Candidate {
                cell: binding.cells[cell],
                digit: binding.digits[digit],
            }]),
            Self::Sees(cells, others) => {
                Statement::Sees { cells: binding.cells(cells), targets: binding.cells(others) }
            }
            &Self::NotBoth(one, other) => {
                Statement::NotBoth { first: binding.node(one), second: binding.node(other) }
            }
            &Self::AtMostOnce(house, digit) => Statement::AtMostOnce {
                group: binding.houses[house].into(),
                digit: binding.digits[digit],
            },
            Self::In(..)
            | Self::DoesNotSee(..)
            | Self::Different(_)
            | Self::DifferentHouses(_)
            | Self::SameBand(_)
            | Self::SameStack(_) => {
                return None;
            }
        })
    }
}

impl Schema {
    /// What a pattern claims of the cells that are meant, in the order of its conditions.
    pub fn claims(&self, binding: &Binding) -> Vec<Claim> {
        let stated = self.atoms.iter().filter_map(|atom| atom.statement(binding));
        stated.map(|statement| Claim::new(Role::Premise, statement)).collect()
    }

    /// What follows there.
    pub fn conclusions(&self, binding: &Binding) -> Vec<Conclusion> {
        let fact = |end: &End| {
            let (cell, digit) = (binding.cells[end.cell], binding.digits[end.digit]);
            if end.holds { Fact::Holds(cell, digit) } else { Fact::Absent(cell, digit) }
        };
        self.ends.iter().map(|end| Conclusion::from_all(fact(end))).collect()
    }

    /// Whether the cells that are meant lie as the conditions want it: the digits are not looked at.
    pub fn lies_so(&self, geometry: &Geometry, binding: &Binding) -> bool {
        let in_house = |cells: &[usize], house: usize| {
            cells
                .iter()
                .all(|&it| geometry.cells_of(binding.houses[house]).contains(binding.cells[it]))
        };
        let sorts = self.houses.iter().zip(&binding.houses);
        sorts.clone().all(|((_, sort), &house)| sort.has(geometry.kind(house)))
            && self.atoms.iter().all(|atom| match atom {
                Atom::Sees(cells, others) => others.iter().all(|&other| {
                    let peers = geometry.peers(binding.cells[other]);
                    cells.iter().all(|&cell| peers.contains(binding.cells[cell]))
                }),
                Atom::DoesNotSee(cells, others) => others.iter().all(|&other| {
                    let peers = geometry.peers(binding.cells[other]);
                    cells.iter().all(|&cell| !peers.contains(binding.cells[cell]))
                }),
                &Atom::NotBoth(one, other) => {
                    binding.node(one).excludes(&binding.node(other), geometry)
                }
                Atom::In(cells, house) | Atom::OnlyPlaces { cells, house, .. } => {
                    in_house(cells, *house)
                }
                Atom::Different(cells) => binding.cells(cells).len() == cells.len(),
                Atom::DifferentHouses(houses) => {
                    let mut all: Vec<House> = houses.iter().map(|&it| binding.houses[it]).collect();
                    all.sort_unstable();
                    all.dedup();
                    all.len() == houses.len()
                }
                Atom::SameBand(cells) => same(geometry, &binding.cells(cells), true),
                Atom::SameStack(cells) => same(geometry, &binding.cells(cells), false),
                Atom::OnlyDigits { .. } | Atom::Filled(..) | Atom::AtMostOnce(..) => true,
            })
    }
}

/// Whether cells lie in one band, or in one stack, of a grid of blocks.
fn same(geometry: &Geometry, cells: &CellSet, is_band: bool) -> bool {
    let Some(size) = geometry.blocks() else { return false };
    let mut numbers = cells.iter().map(|cell| {
        if is_band { geometry.row(cell) / size.height } else { geometry.column(cell) / size.width }
    });
    let first = numbers.next();
    numbers.all(|number| Some(number) == first)
}
