//! The blocks that a grid of some size has where nothing else is said, and the windows between them.

use std::collections::BTreeSet;

use crate::grid::{Cell, Dimensions};

/// The height and the width of blocks of so many cells, the flatter ones where both ways fit; `None` if there are none.
pub(super) fn block(of: Dimensions, cells: usize) -> Option<(usize, usize)> {
    let fits = |(height, width): &(usize, usize)| {
        of.rows.is_multiple_of(*height) && of.columns.is_multiple_of(*width)
    };
    let lows = (2..=cells.isqrt()).rev().filter(|low| cells.is_multiple_of(*low));
    lows.flat_map(|low| [(low, cells / low), (cells / low, low)]).find(fits)
}

/// The blocks of a grid, each row by row.
pub(super) fn blocks(of: Dimensions, (height, width): (usize, usize)) -> Vec<Vec<Cell>> {
    let in_a_band = of.columns / width;
    let block = |block: usize| {
        let (top, left) = (block / in_a_band * height, block % in_a_band * width);
        let at = |place: usize| of.cell_at(top + place / width, left + place % width);
        (0..height * width).filter_map(at).collect()
    };
    (0..of.in_lines() / (height * width)).map(block).collect()
}

/// The windows of a grid: as large as blocks, with a line between each two and beside them.
pub(super) fn windows(of: Dimensions, (height, width): (usize, usize)) -> Vec<BTreeSet<Cell>> {
    let starts =
        |size: usize, last: usize| (1..).step_by(size + 1).take_while(move |at| at + size < last);
    let window = |top: usize, left: usize| {
        let rows = top..top + height;
        rows.flat_map(|row| (left..left + width).filter_map(move |column| of.cell_at(row, column)))
            .collect()
    };
    let all = starts(height, of.rows)
        .flat_map(|top| starts(width, of.columns).map(move |left| (top, left)));
    all.map(|(top, left)| window(top, left)).collect()
}
