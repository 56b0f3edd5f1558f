//! How many rows, columns and digits there are, and where cells stand among them.

use super::Cell;

/// How many rows, columns and digits a grid has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dimensions {
    /// How many rows there are.
    pub rows: usize,
    /// How many columns there are.
    pub columns: usize,
    /// How many digits there are.
    pub digits: usize,
}

impl Dimensions {
    /// Makes the dimensions with this number of rows, of columns and of digits.
    #[inline]
    pub const fn square(side: usize) -> Self {
        Self { rows: side, columns: side, digits: side }
    }

    /// Returns the number of cells.
    #[inline]
    pub const fn cell_count(self) -> usize {
        self.rows * self.columns
    }

    /// Returns the number of the cell's row, from 0.
    #[inline]
    pub const fn row(self, cell: Cell) -> usize {
        cell.index() / self.columns
    }

    /// Returns the number of the cell's column, from 0.
    #[inline]
    pub const fn column(self, cell: Cell) -> usize {
        cell.index() % self.columns
    }

    /// Returns the cell in this row and column, both from 0, if it is in the grid.
    #[inline]
    pub fn cell_at(self, row: usize, column: usize) -> Option<Cell> {
        (row < self.rows && column < self.columns).then(|| Cell::new(row * self.columns + column))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_stand_row_by_row() {
        let wide = Dimensions { rows: 2, columns: 5, digits: 10 };
        assert_eq!(wide.cell_count(), 10);
        let last = wide.cell_at(1, 4).expect("the last cell");
        assert_eq!((last.index(), wide.row(last), wide.column(last)), (9, 1, 4));
        assert_eq!((wide.cell_at(2, 0), wide.cell_at(0, 5)), (None, None));
        let square = Dimensions { rows: 4, columns: 4, digits: 4 };
        assert_eq!(Dimensions::square(4), square);
    }
}
