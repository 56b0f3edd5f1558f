//! What tells beforehand, without parents, which runs can lead to a hint.

use super::web::{Numbers, Row, Web, only_new, set, union};
use crate::bit_grid::{BLOCK, COLUMN, GEOMETRY, Grid, bits, cell_at, cells_of, house_of};

/// Which groups of starts of a state lead to something in common, by links alone.
pub(super) struct Shared {
    /// The candidates of each cell.
    pub(super) cells: [bool; 81],
    /// The places of each digit in each house.
    pub(super) houses: [[bool; 9]; 27],
}

impl Shared {
    /// Follows the links of all kinds from every candidate. Only where no candidate leads to its own opposite that way is
    /// this what runs find: then no run of multiple chains meets a contradiction.
    pub(super) fn new<const W: usize>(grid: &Grid, numbers: &Numbers, web: &Web<W>) -> Self {
        let count = numbers.candidates.len();
        let reached: Vec<_> = (0..count).map(|start| reached(web, start as u16)).collect();
        let of = |candidate: usize| &reached[usize::from(numbers.numbers[candidate])];
        let mut shared = Self { cells: [false; 81], houses: [[false; 9]; 27] };
        for cell in (0..81).filter(|&cell| grid.count(cell) >= 3) {
            let starts = bits(grid.candidates[cell]).map(|digit| of(9 * cell + digit));
            shared.cells[cell] = have_common(starts);
            for digit in bits(grid.candidates[cell]) {
                for kind in BLOCK..=COLUMN {
                    let house = house_of(cell, kind);
                    let places = grid.places[house][digit];
                    if cell_at(house, places.trailing_zeros() as usize) == cell {
                        let starts =
                            bits(places).map(|place| of(9 * cell_at(house, place) + digit));
                        shared.houses[house][digit] = have_common(starts);
                    }
                }
            }
        }
        shared
    }
}

/// What a candidate that is on puts on, and off.
fn reached<const W: usize>(web: &Web<W>, start: u16) -> [Row<W>; 2] {
    let (mut on_met, mut off_met): (Row<W>, Row<W>) = ([0; W], [0; W]);
    set(&mut on_met, start);
    let mut ons = on_met;
    loop {
        let mut offs = union(&web.offs, &ons);
        if !only_new(&mut offs, &mut off_met) {
            break;
        }
        ons = union(&web.ons, &offs);
        if !only_new(&mut ons, &mut on_met) {
            break;
        }
    }
    [on_met, off_met]
}

fn have_common<'a, const W: usize>(starts: impl Iterator<Item = &'a [Row<W>; 2]>) -> bool {
    let mut common = [[u64::MAX; W]; 2];
    for start in starts {
        for (common, word) in common.as_flattened_mut().iter_mut().zip(start.as_flattened()) {
            *common &= word;
        }
    }
    common.as_flattened().iter().any(|&word| word != 0)
}

/// Says whether a digit in a cell, or (if not `on`) not in it, leaves some house no place for the digit.
pub(super) fn is_refuted(grid: &Grid, cell: usize, digit: usize, on: bool) -> bool {
    let mut left = grid.cells_with(digit);
    let (mut placed, mut waiting) = (0_u128, 0_u128);
    if on {
        waiting = 1 << cell;
    } else {
        left &= !(1 << cell);
    }
    loop {
        for cell in cells_of(waiting) {
            left &= !GEOMETRY.sight[cell];
        }
        placed |= waiting;
        waiting = 0;
        for (house, cells) in GEOMETRY.sets.iter().enumerate() {
            if grid.places[house][digit] == 0 {
                continue;
            }
            let places = left & cells;
            if places == 0 {
                return true;
            }
            if places.is_power_of_two() {
                waiting |= places & !placed;
            }
        }
        if waiting == 0 {
            return false;
        }
    }
}
