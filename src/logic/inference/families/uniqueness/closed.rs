//! Closed patterns: cells with two base digits each, and every digit in two of them or in none, house by house.
//!
//! Then the base digits of the cells form two ways to fill them, which differ everywhere and have the same
//! digits in each house. A unique loop has the same two digits in all its cells (after Nicolas Juillerat,
//! Sudoku Explainer, 2006); otherwise the pattern is what remains where all cells have two candidates, a
//! bivalue universal grave, within a part of the grid.

use super::exchange::{Exchange, Roof};
use crate::grid::{Cell, CellSet, Digit, DigitSet, House, MAX_DIGITS};
use crate::inference::tools::bit_row::{BITS, add, bits, flip, has, keep, meet, put};
use crate::inference::tools::view::View;

/// The most roofs of a pattern. Of more nothing follows but in the rarest cases.
const MOST_ROOFS: usize = 3;

/// Houses, as a row of bits. A grid has no more of them than its sets have bits.
type Houses<const W: usize> = [u64; W];

/// What is looked for.
#[derive(Clone, Copy)]
pub(super) struct PatternRequest {
    /// Whether all cells have the same two base digits.
    pub(super) alike: bool,
    /// The fewest cells.
    pub(super) fewest: usize,
    /// The most cells.
    pub(super) most: usize,
    /// The most roofs, at most [`MOST_ROOFS`].
    pub(super) roofs: usize,
    /// How many cells may be tried, in all.
    pub(super) budget: usize,
}

/// The cells that were chosen, with their base digits.
struct ChosenCells<const W: usize> {
    cells: CellSet<W>,
    cell_count: usize,
    /// For each digit the houses that have it in the one way to fill the cells, and in the other.
    ways: [[Houses<W>; MAX_DIGITS]; 2],
    /// The digits that are base digits of some cell.
    digits: DigitSet,
    roofs: [Option<Roof>; MOST_ROOFS],
    roof_count: usize,
}

impl<const W: usize> ChosenCells<W> {
    const EMPTY: Self = Self {
        cells: CellSet::EMPTY,
        cell_count: 0,
        ways: [[[0; W]; MAX_DIGITS]; 2],
        digits: DigitSet::EMPTY,
        roofs: [None; MOST_ROOFS],
        roof_count: 0,
    };

    /// Adds a cell, which holds the one digit in the first way and the other in the second. Says whether it
    /// did: not if a house would have a digit too often, or nothing would follow from the roofs.
    fn add(&mut self, cell: Cell, digits: [Digit; 2], view: &View<'_, W>) -> bool {
        let houses = houses_of(cell, view);
        let taken = |(way, digit): (usize, Digit)| meet(&houses, &self.ways[way][digit.index()]);
        if digits.into_iter().enumerate().any(taken) {
            return false;
        }
        let base = digits.into_iter().collect();
        let extras = view.candidates.digits_of(cell) - base;
        if !extras.is_empty() {
            let Some(place) = self.roofs.get_mut(self.roof_count) else { return false };
            *place = Some(Roof { cell, base, extras });
            self.roof_count += 1;
            if !self.may_conclude(view) {
                self.take_roof();
                return false;
            }
        }
        for (way, digit) in digits.into_iter().enumerate() {
            add(&mut self.ways[way][digit.index()], &houses);
        }
        self.digits |= base;
        self.cells.insert(cell);
        self.cell_count += 1;
        true
    }

    /// Takes back the cell that was added last.
    fn take_back(&mut self, cell: Cell, digits: [Digit; 2], view: &View<'_, W>) {
        let houses = houses_of(cell, view);
        for (way, digit) in digits.into_iter().enumerate() {
            // Neither way had the digit in any of them before.
            flip(&mut self.ways[way][digit.index()], &houses);
        }
        self.cells.remove(cell);
        self.cell_count -= 1;
        if self.roofs().last().is_some_and(|roof| roof.cell == cell) {
            self.take_roof();
        }
    }

    fn take_roof(&mut self) {
        self.roof_count -= 1;
        self.roofs[self.roof_count] = None;
    }

    fn roofs(&self) -> impl Iterator<Item = Roof> + Clone + '_ {
        self.roofs.iter().flatten().copied()
    }

    /// Whether anything might follow from the roofs that there are.
    fn may_conclude(&self, view: &View<'_, W>) -> bool {
        let count = self.roof_count;
        if count < 2 {
            return true;
        }
        let shared = |mut all: Houses<W>, roof: Roof| {
            keep(&mut all, &houses_of(roof.cell, view));
            all
        };
        if count == 2 && self.roofs().fold([u64::MAX; W], shared) != [0; W] {
            return true;
        }
        let extras = self.roofs().fold(DigitSet::EMPTY, |all, roof| all | roof.extras);
        extras.only().is_some_and(|digit| {
            let cells = self.roofs().map(|roof| roof.cell).collect();
            let seen = view.geometry.common_peers(cells);
            seen.intersects(&view.candidates.open_places_of(digit))
        })
    }

    /// The digits that houses have once.
    fn missing(&self) -> impl Iterator<Item = (Digit, House)> + '_ {
        self.digits.iter().flat_map(|digit| {
            let [mut left, other] = [0, 1].map(|way| self.ways[way][digit.index()]);
            flip(&mut left, &other);
            let numbers =
                (0..W).flat_map(move |word| bits(left[word]).map(move |n| BITS * word + n));
            numbers.map(move |number| (digit, House::new(number)))
        })
    }

    /// As a pattern.
    fn deadly(&self, view: &View<'_, W>) -> Exchange<W> {
        let mut roofs: Vec<Roof> = self.roofs().collect();
        roofs.sort_unstable_by_key(|roof| roof.cell);
        let above: CellSet<W> = roofs.iter().map(|roof| roof.cell).collect();
        Exchange::mixed(view.candidates, self.cells - above, roofs)
    }
}

/// The cells that may give a house the digit that it has once so far, for the second time.
struct Branches<const W: usize> {
    count: usize,
    digit: Digit,
    house: House,
    places: CellSet<W>,
}

/// A search for closed patterns, cell by cell.
struct ClosedPatternSearch<'a, const W: usize> {
    wanted: PatternRequest,
    view: &'a View<'a, W>,
    /// The cells that may be chosen.
    pool: CellSet<W>,
    /// The open cells with two candidates.
    two: CellSet<W>,
    /// The base digits that all cells have, or all digits.
    base: DigitSet,
    /// How many cells may still be tried.
    left: usize,
    found: Vec<Exchange<W>>,
}

impl<const W: usize> ClosedPatternSearch<'_, W> {
    /// Goes on from the chosen cells until every house has each digit twice or not at all.
    fn extend(&mut self, state: &mut ChosenCells<W>) {
        let (geometry, candidates) = (self.view.geometry, self.view.candidates);
        let has_all_roofs = state.roof_count == self.wanted.roofs;
        let pool = if has_all_roofs { self.pool & self.two } else { self.pool } - state.cells;
        let is_full = state.cell_count == self.wanted.most;
        let mut fewest: Option<Branches<W>> = None;
        for (digit, house) in state.missing() {
            let places = geometry.cells_of(house) & candidates.places_of(digit) & pool;
            if is_full || places.is_empty() {
                return;
            }
            let least = fewest.as_ref().map_or(usize::MAX, |fewest| fewest.count);
            if least > 1 {
                let count = places.len();
                if count < least {
                    fewest = Some(Branches { count, digit, house, places });
                }
            }
        }
        let Some(Branches { digit, house, places, .. }) = fewest else {
            return self.note(state);
        };
        let first_way = has(&state.ways[0][digit.index()], house.index());
        for cell in places.iter() {
            let seconds = (candidates.digits_of(cell) & self.base) - DigitSet::of(digit);
            for second in seconds.iter() {
                if self.left == 0 {
                    return;
                }
                self.left -= 1;
                let digits = if first_way { [second, digit] } else { [digit, second] };
                if state.add(cell, digits, self.view) {
                    self.extend(state);
                    state.take_back(cell, digits, self.view);
                }
            }
        }
    }

    fn note(&mut self, state: &ChosenCells<W>) {
        let deadly = state.deadly(self.view);
        let alike = |base| deadly.roofs.iter().all(|roof| roof.base == base);
        let alike = deadly.floors.len() == 1 && alike(deadly.floors[0].1);
        let size = self.wanted.fewest..=self.wanted.most;
        if !deadly.roofs.is_empty()
            && alike == self.wanted.alike
            && size.contains(&state.cell_count)
        {
            self.found.push(deadly);
        }
    }
}

/// The houses of a cell.
fn houses_of<const W: usize>(cell: Cell, view: &View<'_, W>) -> Houses<W> {
    let mut houses = [0; W];
    view.geometry.houses_of(cell).iter().for_each(|house| put(&mut houses, house.index()));
    houses
}

/// Every closed pattern from which something may follow; `two` are the open cells with two candidates.
pub(super) fn patterns<const W: usize>(
    wanted: PatternRequest,
    two: CellSet<W>,
    view: &View<'_, W>,
) -> Vec<Exchange<W>> {
    let open = view.geometry.all_cells() - view.candidates.solved();
    let (pool, base) = (open, view.geometry.all_digits());
    let mut search = ClosedPatternSearch {
        wanted,
        view,
        pool,
        two,
        base,
        left: wanted.budget,
        found: Vec::new(),
    };
    let mut floors = two;
    // Each pattern is found from the first of its floors.
    for start in two.iter() {
        search.pool = floors | (open - two);
        let digits = view.candidates.digits_of(start);
        if wanted.alike {
            search.base = digits;
            let places = |cells, digit| cells & view.candidates.places_of(digit);
            search.pool = digits.iter().fold(search.pool, places);
        }
        let enough = (search.pool & two).len() + wanted.roofs >= wanted.fewest
            && search.pool.len() >= wanted.fewest;
        let first = digits.first().filter(|_| enough);
        let second = first.and_then(|first| (digits - DigitSet::of(first)).only());
        if let (Some(first), Some(second)) = (first, second) {
            let mut state = ChosenCells::EMPTY;
            if state.add(start, [first, second], view) {
                search.extend(&mut state);
            }
        }
        floors.remove(start);
    }
    search.found
}
