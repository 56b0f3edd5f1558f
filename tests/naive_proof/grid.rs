//! A grid by naive definitions: its houses as lists of cells, and what each candidate rules out.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

use duvod::grid::{Derivation, Geometry, GeometrySpec, House, StepsApart};

/// Cells are numbered in reading order; a candidate is its cell times the number of digits, plus its digit.
pub(crate) struct Grid {
    pub(crate) side: usize,
    /// Rows, columns, blocks or regions, extra houses, those that follow; behind them groups of fewer cells than there are digits.
    pub(crate) houses: Vec<Vec<usize>>,
    /// For each cell whether each may not hold the same digit.
    sees: Vec<Vec<bool>>,
    /// For each candidate those that cannot be true with it.
    pub(crate) excluded: Vec<Vec<usize>>,
    /// Whether conclusions of steps follow, as far as that was tried.
    pub(super) tried: Mutex<BTreeMap<String, bool>>,
}

impl Grid {
    /// The grid of which a file says this.
    pub(crate) fn of(spec: &GeometrySpec) -> Self {
        let side = spec.symbols.chars().count();
        let all = 0..side * side;
        let cells_that =
            |holds: &dyn Fn(usize) -> bool| all.clone().filter(|&cell| holds(cell)).collect();
        let mut houses: Vec<Vec<usize>> = Vec::new();
        houses.extend((0..side).map(|row| cells_that(&|cell| cell / side == row)));
        houses.extend((0..side).map(|column| cells_that(&|cell| cell % side == column)));
        let (width, height) = (spec.block_width, spec.block_height);
        if spec.regions.is_empty() && width > 0 {
            let block = |cell: usize| {
                let (row, column) = (cell / side / height, cell % side / width);
                row * (side / width) + column
            };
            houses.extend((0..side).map(|number| cells_that(&|cell| block(cell) == number)));
        } else if !spec.regions.is_empty() {
            let map: Vec<char> = spec.regions.iter().flat_map(|row| row.chars()).collect();
            let mut names: Vec<char> = Vec::new();
            for &name in &map {
                if !names.contains(&name) {
                    names.push(name);
                }
            }
            houses.extend(names.iter().map(|name| cells_that(&|cell| map[cell] == *name)));
        }
        let extra = spec.extra_houses.iter().flat_map(|house| extra(spec, side, &house.cells));
        let (whole, smaller): (Vec<_>, Vec<_>) = extra.partition(|cells| cells.len() == side);
        houses.extend(whole);
        let made = Geometry::new(spec).expect("a grid");
        for house in made.derived_houses() {
            let said = made.derivation(house).expect("a house that follows");
            houses.push(left(&houses, side * side, said));
        }
        houses.extend(smaller);
        let mut sees = vec![vec![false; side * side]; side * side];
        for house in &houses {
            for &one in house {
                house
                    .iter()
                    .filter(|&&other| other != one)
                    .for_each(|&other| sees[one][other] = true);
            }
        }
        let mut grid = Self { side, houses, sees, excluded: Vec::new(), tried: Mutex::default() };
        for said in spec.apart.iter().filter(|said| said.never_differ_by.contains(&0)) {
            for (one, seen) in grid.sees.iter_mut().enumerate() {
                (0..side * side)
                    .filter(|&other| steps(side, said, one, other))
                    .for_each(|other| seen[other] = true);
            }
        }
        grid.excluded = grid.excluding(&spec.apart);
        grid
    }

    fn excluding(&self, apart: &[StepsApart]) -> Vec<Vec<usize>> {
        let side = self.side;
        let excludes = |one: usize, other: usize| {
            let ((cell, digit), (there, second)) =
                ((one / side, one % side), (other / side, other % side));
            if cell == there {
                return digit != second;
            }
            let is_kept_apart = |said: &StepsApart| {
                said.never_differ_by.contains(&digit.abs_diff(second))
                    && steps(side, said, cell, there)
            };
            (digit == second && self.sees(cell, there)) || apart.iter().any(is_kept_apart)
        };
        let all = 0..self.cells() * side;
        all.clone().map(|one| all.clone().filter(|&other| excludes(one, other)).collect()).collect()
    }

    pub(crate) fn cells(&self) -> usize {
        self.side * self.side
    }

    /// What candidates rule out besides these cells.
    pub(crate) fn around(&self, candidates: &[usize], cells: &[usize]) -> BTreeSet<usize> {
        let excluded = candidates.iter().flat_map(|one| &self.excluded[*one]).copied();
        excluded.filter(|other| !cells.contains(&(other / self.side))).collect()
    }

    /// Whether two different cells may not hold the same digit.
    pub(crate) fn sees(&self, one: usize, other: usize) -> bool {
        self.sees[one][other]
    }
}

/// What is left of houses without others, fewer by one: cells that are in one more of the former than of the latter, while
/// all other cells are in as many. So each digit is once there.
fn left(houses: &[Vec<usize>], cells: usize, said: &Derivation) -> Vec<usize> {
    let times = |of: &[House], cell: usize| {
        of.iter().filter(|house| houses[house.index()].contains(&cell)).count()
    };
    assert_eq!(said.outer.len(), said.inner.len() + 1, "{said:?}");
    let more = |cell: usize| times(&said.outer, cell).checked_sub(times(&said.inner, cell));
    let more: Vec<usize> = (0..cells).map(|cell| more(cell).expect("within")).collect();
    assert!(more.iter().all(|&count| count < 2), "{said:?}");
    (0..cells).filter(|&cell| more[cell] == 1).collect()
}

/// The houses that a file says in these words.
fn extra(spec: &GeometrySpec, side: usize, said: &str) -> Vec<Vec<usize>> {
    let cell = |name: &str| {
        let (letter, row) = name.split_at(1);
        let column = usize::from(letter.as_bytes()[0] - b'A');
        (row.parse::<usize>().expect("a row") - 1) * side + column
    };
    let place = |cell: usize| {
        let (width, height) = (spec.block_width, spec.block_height);
        cell / side % height * width + cell % side % width
    };
    let cells_that =
        |holds: &dyn Fn(usize) -> bool| (0..side * side).filter(|&cell| holds(cell)).collect();
    match said {
        "falling" => vec![cells_that(&|cell| cell / side == cell % side)],
        "rising" => vec![cells_that(&|cell| cell / side + cell % side == side - 1)],
        "same place" => (0..side).map(|number| cells_that(&|cell| place(cell) == number)).collect(),
        listed => vec![listed.split(' ').map(cell).collect()],
    }
}

/// Whether one of these steps leads from one cell to the other.
fn steps(side: usize, said: &StepsApart, one: usize, other: usize) -> bool {
    let columns = (one % side).abs_diff(other % side);
    let rows = (one / side).abs_diff(other / side);
    said.steps.contains(&(columns, rows))
}
