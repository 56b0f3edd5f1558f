//! Unique rectangles and loops: cells that hold the same two digits, two in each house they meet.

use super::bit_grid::{
    BLOCK, COLUMN, GEOMETRY, Grid, Strikes, bits, cell_at, cells_of, combinations, house_of, push,
};
use super::found::{Found, WayOut};
use super::step::Hint;
use super::technique::Technique;

/// A closed loop, with what its cells hold besides its two digits.
struct Loop {
    cells: Vec<u8>,
    /// The two digits.
    pair: u16,
    /// The cells that hold more.
    extra_cells: Vec<usize>,
    /// What they hold besides, together.
    extras: u16,
}

/// The least of all hints that loops give: by rating, then type, then as found.
pub(super) fn unique_loop(grid: &Grid) -> Option<Hint> {
    let mut best: Option<(Hint, u8)> = None;
    for cell in (0..81).filter(|&cell| grid.count(cell) == 2) {
        let mut search = Search::new(grid, cell);
        if search.holders.count_ones() < 4 {
            continue;
        }
        search.go_on(cell, None, 0, 0);
        for cells in std::mem::take(&mut search.found) {
            for (kind, hint) in Loop::new(grid, cells, search.pair).hints(grid) {
                let less = |(known, known_kind): &(Hint, u8)| {
                    (hint.rating, kind) < (known.rating, *known_kind)
                };
                if best.as_ref().is_none_or(less) {
                    best = Some((hint, kind));
                }
            }
        }
    }
    best.map(|(hint, _)| hint)
}

/// Looks for loops from one cell, depth first.
struct Search<'a> {
    grid: &'a Grid,
    pair: u16,
    /// The cells that hold both digits.
    holders: u128,
    path: Vec<u8>,
    /// The cells of the path but the first.
    passed: u128,
    /// The houses met by the odd cells of the path, and by the even ones, as bits.
    met: [u32; 2],
    found: Vec<Vec<u8>>,
}

impl<'a> Search<'a> {
    fn new(grid: &'a Grid, start: usize) -> Self {
        let pair = grid.candidates[start];
        let holders = (0..81).filter(|&cell| grid.candidates[cell] & pair == pair);
        let holders = holders.fold(0, |set, cell| set | 1 << cell);
        Self { grid, pair, holders, path: Vec::new(), passed: 0, met: [0; 2], found: Vec::new() }
    }

    /// Goes on through a cell that was reached by a house of the kind `by`; before it, so many cells held extra digits,
    /// those of `extras` with its own.
    fn go_on(&mut self, cell: usize, by: Option<usize>, mut with_extras: usize, extras: u16) {
        let side = self.path.len() % 2;
        let houses = GEOMETRY.houses[cell].iter().fold(0_u32, |set, &house| set | 1 << house);
        if self.met[side] & houses != 0 {
            // A house with two cells of one side makes no loop.
            return;
        }
        with_extras += usize::from(self.grid.candidates[cell] != self.pair);
        self.met[side] |= houses;
        self.passed |= if self.path.is_empty() { 0 } else { 1 << cell };
        self.path.push(cell as u8);
        for kind in (BLOCK..=COLUMN).filter(|&kind| Some(kind) != by) {
            let start = usize::from(self.path[0]);
            let others = self.holders & GEOMETRY.sets[house_of(cell, kind)] & !self.passed;
            for next in cells_of(others) {
                if next == start && self.path.len() >= 4 {
                    if self.met[0] == self.met[1] {
                        self.found.push(self.path.clone());
                    }
                } else if next != start {
                    let all = self.grid.candidates[next];
                    let united = extras | (all & !self.pair);
                    let may = all == self.pair || united.is_power_of_two() || with_extras < 2;
                    if may {
                        self.go_on(next, Some(kind), with_extras, united);
                    }
                }
            }
        }
        self.met[side] &= !houses;
        self.passed &= !(1 << cell);
        let _ = self.path.pop();
    }
}

impl Loop {
    fn new(grid: &Grid, cells: Vec<u8>, pair: u16) -> Self {
        let numbers = cells.iter().map(|&cell| usize::from(cell));
        let extra_cells: Vec<_> = numbers.filter(|&cell| grid.candidates[cell] != pair).collect();
        let extras = extra_cells.iter().fold(0, |set, &cell| set | grid.candidates[cell] & !pair);
        Self { cells, pair, extra_cells, extras }
    }

    fn rating(&self) -> f64 {
        match self.cells.len() {
            4 => 4.5,
            6 => 4.6,
            8 => 4.7,
            _ => 5.0,
        }
    }

    /// The hints that strike something, with their types, in the order in which they are found.
    fn hints(&self, grid: &Grid) -> Vec<(u8, Hint)> {
        let mut hints = Vec::new();
        let cells = self.cells.iter().fold(0, |cells, cell| cells | 1 << cell);
        let mut offer = |more: f64, struck: Strikes, way: WayOut| {
            let kind = type_of(way);
            let technique = Technique::UniqueLoop { cells: self.cells.len() as u8, kind };
            let found = Found::Loop { cells, pair: self.pair, way };
            let hint = Hint::striking(technique, self.rating() + more, struck, found);
            hints.extend(hint.map(|hint| (kind, hint)));
        };
        if let [cell] = self.extra_cells[..] {
            offer(0.0, vec![(cell as u8, self.pair)], WayOut::Cell);
        } else if self.extras.is_power_of_two() {
            let all = self.extra_cells.iter();
            let seen = all.fold(u128::MAX, |seen, &cell| seen & GEOMETRY.sight[cell]);
            let mut struck = Strikes::new();
            cells_of(seen)
                .for_each(|cell| push(&mut struck, cell, grid.candidates[cell] & self.extras));
            offer(0.0, struck, WayOut::Digit);
        }
        if let [one, other] = self.extra_cells[..] {
            if self.extras.count_ones() >= 2 {
                for size in 2..=7_u8 {
                    for house in shared_houses(one, other) {
                        self.naked(grid, [one, other], house, usize::from(size), |struck, way| {
                            offer(0.1 * f64::from(size - 1), struck, way);
                        });
                        self.hidden(grid, [one, other], house, usize::from(size), |struck, way| {
                            offer(0.1 * f64::from(size - 2), struck, way);
                        });
                    }
                }
            }
            if let Some((digit, struck)) = self.conjugate(grid, one, other) {
                offer(0.0, struck, WayOut::Locked { digit });
            }
        }
        hints
    }

    /// Type 3 with a naked set: the extra digits stand for one of its cells.
    fn naked(
        &self,
        grid: &Grid,
        two: [usize; 2],
        house: usize,
        size: usize,
        mut offer: impl FnMut(Strikes, WayOut),
    ) {
        let open = usize::from(grid.open[house]) >= 2 * size;
        if !open || (self.extras.count_ones() as usize) > size {
            return;
        }
        let ours = places_of(house, two);
        let in_both = self.extras & grid.candidates[two[0]] & grid.candidates[two[1]];
        let fits = |place: usize| grid.count(cell_at(house, place)) >= 2;
        for places in combinations(size - 1).filter(|places| places & ours == 0) {
            let union =
                bits(places).fold(0, |set, place| set | grid.candidates[cell_at(house, place)]);
            let counts =
                [self.extras, in_both].map(|extras| (union | extras).count_ones() as usize);
            if counts == [size; 2] && bits(places).all(fits) {
                let others = 0x1ff & !places & !ours;
                let digits = union | self.extras;
                let way = WayOut::Set { cells: cells_at(house, places), digits };
                offer(grid.strikes_in(house, others, digits), way);
            }
        }
    }

    /// Type 3 with a hidden set: the two cells stand for one of its cells.
    fn hidden(
        &self,
        grid: &Grid,
        two: [usize; 2],
        house: usize,
        size: usize,
        mut offer: impl FnMut(Strikes, WayOut),
    ) {
        if usize::from(grid.open[house]) <= 2 * size {
            return;
        }
        let ours = places_of(house, two);
        let second = places_of(house, [two[1]; 2]);
        for further in combinations(size - 2) {
            if further & (self.extras | self.pair) != 0 {
                continue;
            }
            let digits = self.pair | further;
            let has_place = |digit: usize| grid.places[house][digit] != 0;
            let places =
                bits(digits).fold(0, |set, digit| set | grid.places[house][digit]) & !second;
            if places.count_ones() as usize == size && bits(digits).all(has_place) {
                // Of the other open cells of the house, the same says that they hold the other digits, as many as they
                // are with one of the two.
                let open = bits(0x1ff).filter(|&place| grid.count(cell_at(house, place)) > 0);
                let open = open.fold(0_u16, |set, place| set | 1 << place);
                let others = (0..9).filter(|&digit| grid.places[house][digit] != 0);
                let others = others.fold(0_u16, |set, digit| set | 1 << digit) & !digits;
                let cells = cells_at(house, open & !places & !ours);
                let way = WayOut::Set { cells, digits: others };
                offer(grid.strikes_in(house, places & !ours, !digits), way);
            }
        }
    }

    /// Type 4: in a house that the two cells share, one of the two digits has no further place; the other is struck.
    fn conjugate(&self, grid: &Grid, one: usize, other: usize) -> Option<(usize, Strikes)> {
        let locked = bits(self.pair).find(|&digit| {
            shared_houses(one, other)
                .any(|house| grid.places[house][digit] & !places_of(house, [one, other]) == 0)
        })?;
        let struck = self.pair & !(1 << locked);
        Some((locked, vec![(one as u8, struck), (other as u8, struck)]))
    }
}

/// The type of a loop with this way out.
const fn type_of(way: WayOut) -> u8 {
    match way {
        WayOut::Cell => 1,
        WayOut::Digit => 2,
        WayOut::Set { .. } => 3,
        WayOut::Locked { .. } => 4,
    }
}

/// The cells at these places of a house.
fn cells_at(house: usize, places: u16) -> u128 {
    bits(places).fold(0, |cells, place| cells | 1 << cell_at(house, place))
}

/// The houses in which both cells are: block, row, column.
fn shared_houses(one: usize, other: usize) -> impl Iterator<Item = usize> {
    (BLOCK..=COLUMN)
        .map(move |kind| house_of(one, kind))
        .filter(move |&house| house == house_of(other, house / 9))
}

/// The places of two cells in a house in which both are.
fn places_of(house: usize, two: [usize; 2]) -> u16 {
    two.iter().fold(0, |set, &cell| set | 1 << GEOMETRY.place[cell][house / 9])
}
