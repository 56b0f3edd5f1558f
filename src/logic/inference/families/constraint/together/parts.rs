//! The parts of a grid that are looked at together.

use crate::grid::{Cell, CellSet, Geometry, House, Law};
use crate::inference::families::constraint::size::is_short;
use crate::knowledge::Joined;

/// With fewer links between two laws, they leave together what each of them leaves.
const FEWEST_LINKS: usize = 2;

/// Cells whose ways to be filled are gone through, and what is looked at meanwhile.
pub(super) struct Part {
    pub(super) cells: CellSet,
    /// The laws, by their numbers.
    pub(super) laws: Vec<usize>,
    /// The houses that need a place for each digit.
    pub(super) houses: Vec<House>,
    /// The cells that count.
    pub(super) looked_at: Vec<Cell>,
}

impl Part {
    /// How many ways its laws have together.
    pub(super) fn size(&self, geometry: &Geometry) -> usize {
        self.laws.iter().map(|&law| geometry.laws()[law].automaton.ways()).sum()
    }
}

/// The parts that a rule looks at.
pub(super) fn of(geometry: &Geometry, joined: Joined) -> Vec<Part> {
    let laws = Laws::of(geometry);
    match joined {
        Joined::Two => laws.pairs(),
        Joined::House => geometry.houses().filter_map(|house| laws.in_house(house)).collect(),
        Joined::Around => laws.each_with_those_around(),
    }
}

/// The laws that are small enough.
struct Laws<'a> {
    geometry: &'a Geometry,
    /// Each with its number and its cells.
    all: Vec<(usize, CellSet)>,
    /// For each cell itself, and the cells in which it excludes digits.
    excluded_by: Vec<CellSet>,
}

impl<'a> Laws<'a> {
    fn of(geometry: &'a Geometry) -> Self {
        let cells = |law: &Law| law.cells.iter().copied().collect();
        let all = geometry.laws().iter().enumerate();
        let small = all.filter(|(_, law)| is_short(law));
        let all = small.map(|(number, law)| (number, cells(law))).collect();
        let excluded_by = geometry.cells().map(|cell| excluded_by(geometry, cell)).collect();
        Self { geometry, all, excluded_by }
    }

    /// Any two laws that share cells, or of which cells exclude each other's digits, in two places at least.
    fn pairs(&self) -> Vec<Part> {
        let mut parts = Vec::new();
        for (place, &(first, one)) in self.all.iter().enumerate() {
            let near = self.near(one);
            for &(second, other) in &self.all[place + 1..] {
                if (near & other).len() < 2 {
                    continue;
                }
                let links = one.iter().map(|cell| (self.excluded_by[cell.index()] & other).len());
                if links.sum::<usize>() < FEWEST_LINKS {
                    continue;
                }
                let cells = if other.len() < one.len() { other } else { one };
                let looked_at = (one | other).iter().collect();
                parts.push(Part {
                    cells,
                    laws: vec![first, second],
                    houses: Vec::new(),
                    looked_at,
                });
            }
        }
        parts
    }

    /// A house, with the laws that have two cells there; `None` if constraints say nothing of its cells together.
    fn in_house(&self, house: House) -> Option<Part> {
        let cells = self.geometry.cells_of(house);
        let within = self.all.iter().filter(|(_, of_law)| (*of_law & cells).len() > 1);
        let (laws, sets): (Vec<usize>, Vec<CellSet>) = within.copied().unzip();
        let excludes = |cell: Cell| {
            let mut digits = self.geometry.digits();
            digits.any(|digit| {
                let besides = self.geometry.excluded_by(cell, digit).other_digits();
                besides.iter().any(|(_, others)| others.intersects(&cells))
            })
        };
        if laws.is_empty() && !cells.iter().any(excludes) {
            return None;
        }
        let looked_at = sets.into_iter().fold(cells, |all, set| all | set).iter().collect();
        Some(Part { cells, laws, houses: vec![house], looked_at })
    }

    fn each_with_those_around(&self) -> Vec<Part> {
        let part = |&(number, cells): &(usize, CellSet)| {
            let near = self.near(cells);
            let around = self.all.iter().filter(|it| it.0 != number && near.intersects(&it.1));
            let laws = std::iter::once(number).chain(around.map(|it| it.0)).collect();
            let houses = self.geometry.houses().collect();
            let looked_at = self.geometry.cells().collect();
            Part { cells, laws, houses, looked_at }
        };
        self.all.iter().map(part).collect()
    }

    /// These cells, and those in which they exclude digits.
    fn near(&self, cells: CellSet) -> CellSet {
        cells.iter().fold(cells, |near, cell| near | self.excluded_by[cell.index()])
    }
}

/// A cell, and the cells in which it excludes digits.
fn excluded_by(geometry: &Geometry, cell: Cell) -> CellSet {
    let mut excluded = CellSet::of(cell);
    for digit in geometry.digits() {
        for (_, cells) in geometry.excluded_by(cell, digit).other_cells() {
            excluded |= cells;
        }
    }
    excluded
}
