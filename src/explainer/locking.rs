//! Pointing and claiming.

use std::ops::ControlFlow;

use super::bit_grid::{BLOCK, COLUMN, GEOMETRY, Grid, ROW, cell_at, house, house_of};
use super::found::{Found, Locked};
use super::step::Hint;
use super::technique::Technique;

/// The kinds of the two houses, in the order in which they are tried.
const KINDS: [(usize, usize); 4] = [(BLOCK, COLUMN), (BLOCK, ROW), (COLUMN, BLOCK), (ROW, BLOCK)];

impl Locked {
    /// The places in the cover that the digit loses.
    pub(super) fn struck(self, grid: &Grid) -> u16 {
        grid.places[self.cover][self.digit] & !GEOMETRY.shared[self.cover][self.base]
    }

    const fn is_pointing(self) -> bool {
        self.base < 9
    }

    /// The technique by which it strikes.
    pub(super) const fn technique(self) -> Technique {
        if self.is_pointing() { Technique::Pointing } else { Technique::Claiming }
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
        Some((third, cell)) => {
            let (technique, rating) = if locked.is_pointing() {
                (Technique::DirectPointing, 1.7)
            } else {
                (Technique::DirectClaiming, 1.9)
            };
            let found = Found::LockedThenPlace { locked, third };
            ControlFlow::Break(Hint::placing(technique, rating, cell, locked.digit, found))
        }
        None => ControlFlow::Continue(()),
    })
}

/// The third house, and the place that it is left.
fn following_single(grid: &Grid, locked: Locked) -> Option<(usize, usize)> {
    let kind = locked.base / 9;
    for third in (house(kind, 0)..house(kind, 9)).filter(|&third| third != locked.base) {
        let met = GEOMETRY.shared[third][locked.cover];
        let places = grid.places[third][locked.digit];
        let outside = places & !met;
        if met != 0 && places.count_ones() >= 2 && outside.is_power_of_two() {
            return Some((third, cell_at(third, outside.trailing_zeros() as usize)));
        }
    }
    None
}

/// A locked digit that strikes something.
pub(super) fn locking(grid: &Grid) -> Option<Hint> {
    each_locked(grid, |locked| {
        let struck = grid.strikes_in(locked.cover, locked.struck(grid), 1 << locked.digit);
        let rating = if locked.is_pointing() { 2.6 } else { 2.8 };
        Hint::striking(locked.technique(), rating, struck, Found::Locked(locked))
            .map_or(ControlFlow::Continue(()), ControlFlow::Break)
    })
}
