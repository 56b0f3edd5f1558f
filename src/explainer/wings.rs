//! XY-wing and XYZ-wing.

use super::bit_grid::{GEOMETRY, Grid, Strikes, cells_of, push};
use super::found::Found;
use super::step::Hint;
use super::technique::Technique;

/// The first XY-wing (a pivot of two candidates) that strikes something.
pub(super) fn xy_wing(grid: &Grid) -> Option<Hint> {
    wing(grid, 2, Technique::XyWing, 4.2)
}

/// The first XYZ-wing (a pivot of three candidates) that strikes something.
pub(super) fn xyz_wing(grid: &Grid) -> Option<Hint> {
    wing(grid, 3, Technique::XyzWing, 4.4)
}

fn wing(grid: &Grid, size: u32, technique: Technique, rating: f64) -> Option<Hint> {
    let bivalue =
        (0..81).filter(|&cell| grid.count(cell) == 2).fold(0_u128, |set, cell| set | 1 << cell);
    for pivot in (0..81).filter(|&cell| grid.count(cell) == size) {
        let own = grid.candidates[pivot];
        let pincers = GEOMETRY.sight[pivot] & bivalue;
        for first in cells_of(pincers) {
            let one = grid.candidates[first];
            // The candidates of the pivot that the first pincer leaves to the second.
            if (own & !one).count_ones() != 1 {
                continue;
            }
            for second in cells_of(pincers) {
                let other = grid.candidates[second];
                let common = one & other;
                let is_wing = common.is_power_of_two()
                    && (one | other).count_ones() == 3
                    && own & !(one | other) == 0
                    && (if size == 2 { own & common == 0 } else { own & common != 0 });
                if !is_wing {
                    continue;
                }
                let mut seen = GEOMETRY.sight[first] & GEOMETRY.sight[second];
                if size == 3 {
                    seen &= GEOMETRY.sight[pivot];
                }
                let mut struck = Strikes::new();
                cells_of(seen)
                    .for_each(|cell| push(&mut struck, cell, grid.candidates[cell] & common));
                let found = Found::Wing { pivot, pincers: [first, second] };
                if let Some(hint) = Hint::striking(technique, rating, struck, found) {
                    return Some(hint);
                }
            }
        }
    }
    None
}
