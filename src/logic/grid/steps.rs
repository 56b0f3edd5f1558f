//! What steps on the board keep apart.

use super::{Cell, CellSet, Digit, GeometryError, StepsApart};

impl StepsApart {
    /// Holds that each step leads from some cell of a grid of this side to another.
    pub(super) fn check(&self, side: usize) -> Result<(), GeometryError> {
        let leads = |&&(columns, rows): &&(usize, usize)| {
            (columns, rows) != (0, 0) && columns < side && rows < side
        };
        match self.steps.iter().find(|step| !leads(step)) {
            Some(&(columns, rows)) => Err(GeometryError::Step { columns, rows, side }),
            None => Ok(()),
        }
    }

    /// The cells to which a step leads from this one.
    fn around<const W: usize>(&self, side: usize, cell: Cell) -> CellSet<W> {
        let (row, column) = (cell.index() / side, cell.index() % side);
        let ways = |from: usize, by: usize| [from.checked_sub(by), Some(from + by)];
        let of_step = |&(columns, rows): &(usize, usize)| {
            let rows = ways(row, rows).into_iter().flatten().filter(|&row| row < side);
            let columns = ways(column, columns).into_iter().flatten();
            let columns: Vec<usize> = columns.filter(|&column| column < side).collect();
            rows.flat_map(move |row| {
                columns.clone().into_iter().map(move |column| Cell::new(row * side + column))
            })
        };
        self.steps.iter().flat_map(of_step).collect()
    }
}

/// For each cell the cells besides those of its houses that may not hold the same digit.
pub(super) fn alike<const W: usize>(said: &[StepsApart], side: usize) -> Vec<CellSet<W>> {
    let said: Vec<&StepsApart> =
        said.iter().filter(|said| said.never_differ_by.contains(&0)).collect();
    let around = |cell: usize| {
        let cells = said.iter().map(|said| said.around(side, Cell::new(cell)));
        cells.fold(CellSet::EMPTY, |all, cells| all | cells)
    };
    (0..side * side).map(around).collect()
}

/// For each candidate, by cell and then by digit, the other digits that it rules out with the cells where it does so; nothing
/// at all where only equal digits are kept apart.
pub(super) fn besides<const W: usize>(
    said: &[StepsApart],
    side: usize,
    digits: usize,
) -> Vec<Vec<(Digit, CellSet<W>)>> {
    let mut differences: Vec<usize> =
        said.iter().flat_map(|said| said.never_differ_by.iter().copied()).collect();
    differences.retain(|&by| by > 0 && by < digits);
    if differences.is_empty() {
        return Vec::new();
    }
    let cells_at = |cell: usize, difference: usize| {
        let those = said.iter().filter(|said| said.never_differ_by.contains(&difference));
        let cells = those.map(|said| said.around(side, Cell::new(cell)));
        cells.fold(CellSet::EMPTY, |all, cells| all | cells)
    };
    let of_candidate = |(cell, digit): (usize, usize)| {
        let others = (0..digits).map(|other| (other, cells_at(cell, digit.abs_diff(other))));
        let others = others.filter(|(other, cells)| *other != digit && !cells.is_empty());
        others.map(|(other, cells)| (Digit::new(other), cells)).collect()
    };
    let candidates = (0..side * side).flat_map(|cell| (0..digits).map(move |digit| (cell, digit)));
    candidates.map(of_candidate).collect()
}
