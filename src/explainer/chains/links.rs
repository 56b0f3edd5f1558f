//! Which candidates a candidate puts off when it is on, and on when it is off.

use super::fact::{BY_CELL, Cause};
use crate::bit_grid::{BLOCK, COLUMN, GEOMETRY, Grid, bits, cell_at, house_of, place_in};

/// Tells what a candidate that is on puts off: in its cell (if `cells`), then its digit in block, row and column.
pub(super) fn each_off(grid: &Grid, candidate: u16, cells: bool, mut tell: impl FnMut(u16, Cause)) {
    let (cell, digit) = (usize::from(candidate / 9), usize::from(candidate % 9));
    if cells {
        for other in bits(grid.candidates[cell] & !(1 << digit)) {
            tell((9 * cell + other) as u16, BY_CELL);
        }
    }
    let block = house_of(cell, BLOCK);
    for kind in BLOCK..=COLUMN {
        let house = house_of(cell, kind);
        let mut places = grid.places[house][digit] & !place_in(cell, kind);
        if kind != BLOCK {
            places &= !GEOMETRY.shared[house][block];
        }
        for place in bits(places) {
            tell((9 * cell_at(house, place) + digit) as u16, kind as Cause);
        }
    }
}

/// Tells what a candidate that is off puts on: the only other one of its cell (if `cells`), then of block, row and column
/// (if `houses`). The candidate itself must be there.
pub(super) fn each_on(
    grid: &Grid,
    candidate: u16,
    cells: bool,
    houses: bool,
    mut tell: impl FnMut(u16, Cause),
) {
    let (cell, digit) = (usize::from(candidate / 9), usize::from(candidate % 9));
    let others = grid.candidates[cell] & !(1 << digit);
    if cells && others.is_power_of_two() {
        tell((9 * cell) as u16 + others.trailing_zeros() as u16, BY_CELL);
    }
    for kind in (BLOCK..=COLUMN).filter(|_| houses) {
        let house = house_of(cell, kind);
        let others = grid.places[house][digit] & !place_in(cell, kind);
        if others.is_power_of_two() {
            let other = cell_at(house, others.trailing_zeros() as usize);
            tell((9 * other + digit) as u16, kind as Cause);
        }
    }
}
