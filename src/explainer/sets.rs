//! Naked and hidden pairs, triples and quads; fish.

use std::ops::ControlFlow;

use super::bit_grid::{COLUMN, Grid, ROW, Strikes, bits, cell_at, combinations, house, houses};
use super::found::{Fish, Found, Set};
use super::step::Hint;
use super::technique::Technique;

/// The union of those of nine sets that are chosen, if each has two members and the union as many as there are sets.
fn union_of(sets: impl Fn(usize) -> u16, chosen: u16) -> Option<u16> {
    let mut union = 0;
    for member in bits(chosen) {
        let set = sets(member);
        if set.count_ones() < 2 {
            return None;
        }
        union |= set;
    }
    (union.count_ones() == chosen.count_ones()).then_some(union)
}

/// Those of nine that have from two to `size` members.
fn small(sets: impl Fn(usize) -> u16, size: usize) -> u16 {
    (0..9)
        .filter(|&index| (2..=size).contains(&(sets(index).count_ones() as usize)))
        .fold(0, |set, index| set | 1 << index)
}

/// Tells each hidden set of this size in houses with more than `limit` open cells, until told to stop.
pub(super) fn each_hidden<T>(
    grid: &Grid,
    size: usize,
    limit: usize,
    mut tell: impl FnMut(Set) -> ControlFlow<T>,
) -> Option<T> {
    for house in houses().filter(|&house| usize::from(grid.open[house]) > limit) {
        let places = |digit: usize| grid.places[house][digit];
        let small = small(places, size);
        if (small.count_ones() as usize) < size {
            continue;
        }
        for digits in combinations(size).filter(|digits| digits & !small == 0) {
            if let Some(places) = union_of(places, digits)
                && let ControlFlow::Break(found) = tell(Set { house, places, digits })
            {
                return Some(found);
            }
        }
    }
    None
}

/// Tells each naked set of this size, until told to stop.
pub(super) fn each_naked<T>(
    grid: &Grid,
    size: usize,
    mut tell: impl FnMut(Set) -> ControlFlow<T>,
) -> Option<T> {
    for house in houses().filter(|&house| usize::from(grid.open[house]) >= 2 * size) {
        let candidates = |place: usize| grid.candidates[cell_at(house, place)];
        let small = small(candidates, size);
        if (small.count_ones() as usize) < size {
            continue;
        }
        for places in combinations(size).filter(|places| places & !small == 0) {
            if let Some(digits) = union_of(candidates, places)
                && let ControlFlow::Break(found) = tell(Set { house, places, digits })
            {
                return Some(found);
            }
        }
    }
    None
}

/// What a hidden set strikes: the other digits of its cells.
pub(super) fn struck_by_hidden(grid: &Grid, set: Set) -> Strikes {
    grid.strikes_in(set.house, set.places, !set.digits)
}

/// What a naked set strikes: its digits in the other cells of the house.
pub(super) fn struck_by_naked(grid: &Grid, set: Set) -> Strikes {
    grid.strikes_in(set.house, 0x1ff & !set.places, set.digits)
}

/// A hidden set that leaves another digit of its house one place.
pub(super) fn direct_hidden_set(grid: &Grid, size: usize) -> Option<Hint> {
    each_hidden(grid, size, size, |set| {
        for digit in bits(0x1ff & !set.digits) {
            let places = grid.places[set.house][digit];
            let outside = places & !set.places;
            if places.count_ones() >= 2 && outside.is_power_of_two() {
                let (technique, rating) = match size {
                    2 => (Technique::DirectHiddenPair, 2.0),
                    _ => (Technique::DirectHiddenTriple, 2.5),
                };
                let cell = cell_at(set.house, outside.trailing_zeros() as usize);
                let found = Found::HiddenThenPlace(set);
                return ControlFlow::Break(Hint::placing(technique, rating, cell, digit, found));
            }
        }
        ControlFlow::Continue(())
    })
}

/// The first hidden set of this size that strikes something.
pub(super) fn hidden_set(grid: &Grid, size: usize) -> Option<Hint> {
    let rating = [3.4, 4.0, 5.4][size - 2];
    each_hidden(grid, size, 2 * size, |set| {
        let (technique, struck) = (Technique::HiddenSet(size as u8), struck_by_hidden(grid, set));
        Hint::striking(technique, rating, struck, Found::Hidden(set))
            .map_or(ControlFlow::Continue(()), ControlFlow::Break)
    })
}

/// The first naked set of this size that strikes something.
pub(super) fn naked_set(grid: &Grid, size: usize) -> Option<Hint> {
    let rating = [3.0, 3.6, 5.0][size - 2];
    each_naked(grid, size, |set| {
        let (technique, struck) = (Technique::NakedSet(size as u8), struck_by_naked(grid, set));
        Hint::striking(technique, rating, struck, Found::Naked(set))
            .map_or(ControlFlow::Continue(()), ControlFlow::Break)
    })
}

impl Fish {
    /// What it strikes: the digit in the rest of the lines across.
    pub(super) fn struck(self, grid: &Grid) -> Strikes {
        let mut strikes = Strikes::new();
        let across = ROW + COLUMN - self.kind;
        for line in bits(self.cover) {
            let line = house(across, line);
            let struck = grid.places[line][self.digit] & !self.base;
            strikes.extend(grid.strikes_in(line, struck, 1 << self.digit));
        }
        strikes
    }
}

/// Tells each fish of this size, until told to stop.
pub(super) fn each_fish<T>(
    grid: &Grid,
    size: usize,
    mut tell: impl FnMut(Fish) -> ControlFlow<T>,
) -> Option<T> {
    for kind in [COLUMN, ROW] {
        let places = |digit: usize| move |line: usize| grid.places[house(kind, line)][digit];
        let mut lines = [0; 9];
        for (digit, lines) in lines.iter_mut().enumerate() {
            let rare = usize::from(grid.uses[digit]) + 2 * size <= 9;
            let small = small(places(digit), size);
            if rare && small.count_ones() as usize >= size {
                *lines = small;
            }
        }
        if lines == [0; 9] {
            continue;
        }
        for base in combinations(size) {
            for digit in (0..9).filter(|&digit| base & !lines[digit] == 0) {
                if let Some(cover) = union_of(places(digit), base)
                    && let ControlFlow::Break(found) = tell(Fish { digit, kind, base, cover })
                {
                    return Some(found);
                }
            }
        }
    }
    None
}

/// The first fish of this size that strikes something.
pub(super) fn fish(grid: &Grid, size: usize) -> Option<Hint> {
    let rating = [3.2, 3.8, 5.2][size - 2];
    each_fish(grid, size, |fish| {
        Hint::striking(Technique::Fish(size as u8), rating, fish.struck(grid), Found::Fish(fish))
            .map_or(ControlFlow::Continue(()), ControlFlow::Break)
    })
}
