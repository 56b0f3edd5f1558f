//! Grids by numbers, as the naive finders see them: cells from 0 in reading order. The classic grid has functions of its own.

use std::array;
use std::collections::BTreeSet;

use once_cell::sync::Lazy;

use duvod::grid::{Candidate, Candidates, Cell, Digit, Geometry, Group, HouseKind};

/// Whether two cells share a house, for each two of them.
static SEES: Lazy<[[bool; 81]; 81]> = Lazy::new(|| {
    let share = |a, b| row(a) == row(b) || column(a) == column(b) || block(a) == block(b);
    array::from_fn(|a| array::from_fn(|b| a != b && share(a, b)))
});

/// The cells of a house: nine rows, nine columns, nine blocks.
pub(crate) fn house(number: usize) -> [usize; 9] {
    let (kind, number) = (number / 9, number % 9);
    array::from_fn(|place| match kind {
        0 => 9 * number + place,
        1 => 9 * place + number,
        _ => 9 * (3 * (number / 3) + place / 3) + 3 * (number % 3) + place % 3,
    })
}

/// The row of a cell.
pub(crate) fn row(cell: usize) -> usize {
    cell / 9
}

/// The column of a cell.
pub(crate) fn column(cell: usize) -> usize {
    cell % 9
}

/// The block of a cell.
pub(crate) fn block(cell: usize) -> usize {
    3 * (cell / 27) + cell % 9 / 3
}

/// Whether two cells share a house.
pub(crate) fn sees(a: usize, b: usize) -> bool {
    SEES[a][b]
}

/// A grid by numbers: cells in reading order and digits, from 0.
pub(crate) struct Numbers {
    pub(crate) geometry: Geometry,
    pub(crate) digits: usize,
    /// The kinds of the houses, and their cells.
    pub(crate) houses: Vec<(HouseKind, Vec<usize>)>,
    /// The cells of all groups.
    pub(crate) groups: Vec<Vec<usize>>,
    /// For each two cells whether they can not hold the same digit.
    differ: Vec<bool>,
}

impl Numbers {
    /// What a digit somewhere rules out is asked of the grid, which `every_grid` holds to what the names of grids mean.
    pub(crate) fn of(geometry: &Geometry) -> Self {
        let cells =
            |group: Group| geometry.list_of(group).iter().map(|cell| cell.index()).collect();
        let houses = geometry.houses().map(|house| (geometry.kind(house), cells(house.group())));
        let any = Digit::new(0);
        let differ = geometry.cells().flat_map(|one| {
            geometry.cells().map(move |other| {
                let [one, other] = [one, other].map(|cell| Candidate::new(cell, any));
                one != other && geometry.apart(one, other).is_some()
            })
        });
        Self {
            digits: geometry.digit_count(),
            houses: houses.collect(),
            groups: geometry.groups().map(cells).collect(),
            differ: differ.collect(),
            geometry: geometry.clone(),
        }
    }

    pub(crate) fn cell_count(&self) -> usize {
        self.geometry.cell_count()
    }

    /// Whether two cells cannot hold the same digit.
    pub(crate) fn sees(&self, one: usize, other: usize) -> bool {
        self.differ[one * self.cell_count() + other]
    }

    /// Whether two candidates, cells with digits, cannot both be true.
    pub(crate) fn excludes(&self, one: (usize, usize), other: (usize, usize)) -> bool {
        if one.0 == other.0 {
            return one.1 != other.1;
        }
        if one.1 == other.1 {
            return self.sees(one.0, other.0);
        }
        let [one, other] =
            [one, other].map(|(cell, digit)| Candidate::new(Cell::new(cell), Digit::new(digit)));
        self.geometry.apart(one, other).is_some()
    }

    /// The kinds of the houses that have both cells.
    pub(crate) fn kinds_around(&self, one: usize, other: usize) -> Vec<HouseKind> {
        let has_both = |cells: &[usize]| cells.contains(&one) && cells.contains(&other);
        self.houses.iter().filter(|(_, cells)| has_both(cells)).map(|(kind, _)| *kind).collect()
    }

    /// The candidates of the open cells; of filled ones, nothing.
    pub(crate) fn open_digits(&self, candidates: &Candidates) -> Vec<BTreeSet<usize>> {
        let digits = |cell| {
            let open = !candidates.solved().contains(cell);
            candidates.digits_of(cell).iter().map(Digit::index).filter(|_| open).collect()
        };
        self.geometry.cells().map(digits).collect()
    }
}
