//! What steps on the board keep apart.

use super::{Cell, CellSet, Digit, Dimensions, GeometryError, StepsApart};

impl StepsApart {
    /// Holds that each step leads from some cell of such a grid to another.
    pub(super) fn check(&self, of: Dimensions) -> Result<(), GeometryError> {
        let leads = |&&(columns, rows): &&(usize, usize)| {
            (columns, rows) != (0, 0) && columns < of.columns && rows < of.rows
        };
        match self.steps.iter().find(|step| !leads(step)) {
            Some(&(columns, rows)) => {
                Err(GeometryError::Step { columns, rows, across: of.columns, down: of.rows })
            }
            None => Ok(()),
        }
    }

    /// The cells to which a step leads from this one.
    fn around<const W: usize>(&self, of: Dimensions, cell: Cell) -> CellSet<W> {
        if of.is_beside(cell) {
            return CellSet::EMPTY;
        }
        let (row, column) = (of.row(cell), of.column(cell));
        let ways = |from: usize, by: usize| [from.checked_sub(by), Some(from + by)];
        let of_step = |&(columns, rows): &(usize, usize)| {
            let columns = ways(column, columns);
            ways(row, rows).into_iter().flatten().flat_map(move |row| {
                columns.into_iter().flatten().filter_map(move |column| of.cell_at(row, column))
            })
        };
        self.steps.iter().flat_map(of_step).collect()
    }
}

/// For each cell the cells besides those of its houses that may not hold the same digit.
pub(super) fn alike<const W: usize>(said: &[StepsApart], of: Dimensions) -> Vec<CellSet<W>> {
    let said: Vec<&StepsApart> =
        said.iter().filter(|said| said.never_differ_by.contains(&0)).collect();
    let around = |cell: usize| {
        let cells = said.iter().map(|said| said.around(of, Cell::new(cell)));
        cells.fold(CellSet::EMPTY, |all, cells| all | cells)
    };
    (0..of.cell_count()).map(around).collect()
}

/// For each candidate, by cell and then by digit, the other digits that it rules out with the cells where it does so; nothing
/// at all where only equal digits are kept apart.
pub(super) fn other_digits<const W: usize>(
    said: &[StepsApart],
    of: Dimensions,
) -> Vec<Vec<(Digit, CellSet<W>)>> {
    let mut differences: Vec<usize> =
        said.iter().flat_map(|said| said.never_differ_by.iter().copied()).collect();
    differences.retain(|&by| by > 0 && by < of.digits);
    if differences.is_empty() {
        return Vec::new();
    }
    let cells_at = |cell: usize, difference: usize| {
        let those = said.iter().filter(|said| said.never_differ_by.contains(&difference));
        let cells = those.map(|said| said.around(of, Cell::new(cell)));
        cells.fold(CellSet::EMPTY, |all, cells| all | cells)
    };
    let of_candidate = |(cell, digit): (usize, usize)| {
        let others = (0..of.digits).map(|other| (other, cells_at(cell, digit.abs_diff(other))));
        let others = others.filter(|(other, cells)| *other != digit && !cells.is_empty());
        others.map(|(other, cells)| (Digit::new(other), cells)).collect()
    };
    let cells = 0..of.cell_count();
    let candidates = cells.flat_map(|cell| (0..of.digits).map(move |digit| (cell, digit)));
    candidates.map(of_candidate).collect()
}
