//! How many rows, columns and digits there are, and where cells stand among them.
//!
//! Beside the grid there may be further cells. They are in no row, no column and no block: what they hold, constraints say. They
//! stand below the grid, a row left free between, and are named as if the grid went on there: below nine rows the first is A11.

use super::{Cell, CellName};

/// How many rows, columns and digits a grid has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dimensions {
    /// How many rows there are.
    pub rows: usize,
    /// How many columns there are.
    pub columns: usize,
    /// How many digits there are.
    pub digits: usize,
    /// How many cells there are beside the grid.
    pub beside: usize,
}

/// So many rows are left free between the grid and the cells beside it.
const GAP: usize = 1;

impl Dimensions {
    /// Makes the dimensions with this number of rows, of columns and of digits.
    #[inline]
    pub const fn square(side: usize) -> Self {
        Self { rows: side, columns: side, digits: side, beside: 0 }
    }

    /// Returns the number of cells in rows and columns, which come first.
    #[inline]
    pub const fn in_lines(self) -> usize {
        self.rows * self.columns
    }

    /// Returns the number of all cells.
    #[inline]
    pub const fn cell_count(self) -> usize {
        self.in_lines() + self.beside
    }

    /// Says whether a cell is one of those beside the grid.
    #[inline]
    pub const fn is_beside(self, cell: Cell) -> bool {
        cell.index() >= self.in_lines()
    }

    /// Returns the number of rows that a picture has, with those below the grid.
    #[inline]
    pub const fn rows_drawn(self) -> usize {
        match self.beside {
            0 => self.rows,
            count => self.rows + GAP + count.div_ceil(self.columns),
        }
    }

    /// Lists the numbers of the rows that a picture has, from 0: those of the grid, and those of the cells beside it.
    pub fn drawn_rows(self) -> impl Iterator<Item = usize> + Clone {
        (0..self.rows).chain(self.rows + GAP..self.rows_drawn())
    }

    /// Returns the number of the cell's row, from 0.
    #[inline]
    pub const fn row(self, cell: Cell) -> usize {
        let row = cell.index() / self.columns;
        if self.is_beside(cell) { row + GAP } else { row }
    }

    /// Returns the number of the cell's column, from 0.
    #[inline]
    pub const fn column(self, cell: Cell) -> usize {
        cell.index() % self.columns
    }

    /// Says what a sentence calls the cell.
    #[inline]
    pub const fn cell_name(self, cell: Cell) -> CellName {
        CellName { column: self.column(cell) as u8, row: self.row(cell) as u16 }
    }

    /// Says whether two cells are beside each other in a row or a column.
    #[inline]
    pub const fn share_side(self, one: Cell, other: Cell) -> bool {
        let rows = self.row(one).abs_diff(self.row(other));
        rows + self.column(one).abs_diff(self.column(other)) == 1
    }

    /// Returns the cell in this row and column, both from 0, if it is in the grid.
    #[inline]
    pub fn cell_at(self, row: usize, column: usize) -> Option<Cell> {
        (row < self.rows && column < self.columns).then(|| Cell::new(row * self.columns + column))
    }

    /// Returns the cell that stands at this row and column, both from 0, in the grid or beside it.
    #[inline]
    pub fn cell_drawn_at(self, row: usize, column: usize) -> Option<Cell> {
        let below = row.checked_sub(self.rows + GAP).filter(|_| column < self.columns);
        let beside = below.map(|below| (self.rows + below) * self.columns + column);
        let beside = beside.filter(|index| *index < self.cell_count()).map(Cell::new);
        self.cell_at(row, column).or(beside)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_stand_row_by_row() {
        let wide = Dimensions { rows: 2, columns: 5, digits: 10, beside: 0 };
        assert_eq!((wide.cell_count(), wide.rows_drawn()), (10, 2));
        let last = wide.cell_at(1, 4).expect("the last cell");
        assert_eq!((last.index(), wide.row(last), wide.column(last)), (9, 1, 4));
        assert_eq!((wide.cell_at(2, 0), wide.cell_at(0, 5)), (None, None));
        let square = Dimensions { rows: 4, columns: 4, digits: 4, beside: 0 };
        assert_eq!(Dimensions::square(4), square);
    }

    #[test]
    fn cells_beside_the_grid_stand_below_a_free_row() {
        let of = Dimensions { beside: 6, ..Dimensions::square(4) };
        assert_eq!((of.in_lines(), of.cell_count(), of.rows_drawn()), (16, 22, 7));
        let all: Vec<Cell> = (0..of.cell_count()).map(Cell::new).collect();
        for cell in &all {
            let (row, column) = (of.row(*cell), of.column(*cell));
            assert_eq!(of.cell_drawn_at(row, column), Some(*cell));
            assert_eq!(of.cell_at(row, column), (!of.is_beside(*cell)).then_some(*cell));
        }
        assert_eq!((of.row(all[16]), of.column(all[21])), (5, 1));
        assert_eq!(
            [(4, 0), (6, 2), (7, 0), (5, 4)].map(|(row, at)| of.cell_drawn_at(row, at)),
            [None; 4]
        );
    }
}
