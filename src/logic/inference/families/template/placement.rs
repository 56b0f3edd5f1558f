//! One place in each of some rows.

use crate::grid::{Cell, CellSet};
use crate::inference::tools::view::View;

/// One place in each row, none of which see each other; of each row the places are given.
pub(super) fn placement<const W: usize>(
    view: &View<'_, W>,
    rows: &[CellSet<W>],
) -> Option<CellSet<W>> {
    let Some(fewest) = (0..rows.len()).min_by_key(|&row| rows[row].len()) else {
        return Some(CellSet::EMPTY);
    };
    rows[fewest].iter().find_map(|cell| {
        let others = placement(view, &beside(view, rows, fewest, cell))?;
        Some(others | CellSet::of(cell))
    })
}

/// What is left of the other rows once one has this place.
pub(super) fn beside<const W: usize>(
    view: &View<'_, W>,
    rows: &[CellSet<W>],
    row: usize,
    cell: Cell,
) -> Vec<CellSet<W>> {
    let sight = view.geometry.peers(cell) | CellSet::of(cell);
    let others = rows.iter().enumerate().filter(|(other, _)| *other != row);
    others.map(|(_, row)| *row - sight).collect()
}
