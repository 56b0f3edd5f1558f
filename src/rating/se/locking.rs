//! Pointing and claiming.

use std::ops::ControlFlow;

use super::grid::{BLOCK, COLUMN, GEOMETRY, Grid, ROW, cell_at, house, house_of};
use super::step::{Hint, Technique};

/// The kinds of the two houses, in the order in which they are tried.
const KINDS: [(usize, usize); 4] = [(BLOCK, COLUMN), (BLOCK, ROW), (COLUMN, BLOCK), (ROW, BLOCK)];

/// A digit whose places in one house all lie in another.
#[derive(Clone, Copy)]
pub(super) struct Locked {
    pub(super) digit: usize,
    /// The house that has no other places.
    pub(super) base: usize,
    /// The house that loses its other places.
    pub(super) cover: usize,
}

impl Locked {
    /// The places in the cover that the digit loses.
    pub(super) fn struck(self, grid: &Grid) -> u16 {
        grid.places[self.cover][self.digit] & !GEOMETRY.shared[self.cover][self.base]
    }

    fn is_pointing(self) -> bool {
        self.base < 9
    }
}

/// Tells each digit that is locked, until told to stop.
pub(super) fn each_locked<T>(
    grid: &Grid,
    mut tell: impl FnMut(Locked) -> ControlFlow<T>,
) -> Option<T> {
    for (kind, cover_kind) in KINDS {
        for digit in 0..9 {
            for base in house(kind, 0)..house(kind, 9) {
                let places = grid.places[base][digit];
                if !(2..=3).contains(&places.count_ones()) {
                    continue;
                }
                let cover = house_of(cell_at(base, places.trailing_zeros() as usize), cover_kind);
                if places & !GEOMETRY.shared[base][cover] == 0
                    && let ControlFlow::Break(found) = tell(Locked { digit, base, cover })
                {
                    return Some(found);
                }
            }
        }
    }
    None
}

/// A locked digit that leaves a third house one place.
pub(super) fn direct_locking(grid: &Grid) -> Option<Hint> {
    each_locked(grid, |locked| match following_single(grid, locked) {
        Some(cell) => {
            let (technique, rating) = if locked.is_pointing() {
                (Technique::DirectPointing, 1.7)
            } else {
                (Technique::DirectClaiming, 1.9)
            };
            ControlFlow::Break(Hint::placing(technique, rating, cell, locked.digit))
        }
        None => ControlFlow::Continue(()),
    })
}

fn following_single(grid: &Grid, locked: Locked) -> Option<usize> {
    let kind = locked.base / 9;
    for third in (house(kind, 0)..house(kind, 9)).filter(|&third| third != locked.base) {
        let met = GEOMETRY.shared[third][locked.cover];
        let places = grid.places[third][locked.digit];
        let outside = places & !met;
        if met != 0 && places.count_ones() >= 2 && outside.is_power_of_two() {
            return Some(cell_at(third, outside.trailing_zeros() as usize));
        }
    }
    None
}

/// A locked digit that strikes something.
pub(super) fn locking(grid: &Grid) -> Option<Hint> {
    each_locked(grid, |locked| {
        let struck = grid.strikes_in(locked.cover, locked.struck(grid), 1 << locked.digit);
        let (technique, rating) = if locked.is_pointing() {
            (Technique::Pointing, 2.6)
        } else {
            (Technique::Claiming, 2.8)
        };
        Hint::striking(technique, rating, struck)
            .map_or(ControlFlow::Continue(()), ControlFlow::Break)
    })
}
