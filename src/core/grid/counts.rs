//! How many rows, columns and digits a grid has, and where its cells stand.

use super::{BlockSize, Cell, Geometry};

impl<const W: usize> Geometry<W> {
    /// Returns the number of digits.
    #[inline]
    pub fn digit_count(&self) -> usize {
        self.dimensions().digits
    }

    /// Returns the number of rows.
    #[inline]
    pub fn row_count(&self) -> usize {
        self.dimensions().rows
    }

    /// Returns the number of columns.
    #[inline]
    pub fn column_count(&self) -> usize {
        self.dimensions().columns
    }

    /// Returns the number of the cell's row, from 0.
    #[inline]
    pub fn row(&self, cell: Cell) -> usize {
        self.dimensions().row(cell)
    }

    /// Returns the number of the cell's column, from 0.
    #[inline]
    pub fn column(&self, cell: Cell) -> usize {
        self.dimensions().column(cell)
    }

    /// Returns the cell in this row and column, both from 0, if it is in the grid.
    #[inline]
    pub fn cell_at(&self, row: usize, column: usize) -> Option<Cell> {
        self.dimensions().cell_at(row, column)
    }

    /// Returns the cell that stands at this row and column, both from 0, in the grid or beside it.
    #[inline]
    pub fn cell_drawn_at(&self, row: usize, column: usize) -> Option<Cell> {
        self.dimensions().cell_drawn_at(row, column)
    }

    /// Returns the number of cells in rows and columns, which come first: all but those beside the grid.
    #[inline]
    pub fn in_lines(&self) -> usize {
        self.dimensions().in_lines()
    }

    /// Returns the number of rows that a picture has, with those of the cells beside the grid.
    #[inline]
    pub fn rows_drawn(&self) -> usize {
        self.dimensions().rows_drawn()
    }

    /// Lists the numbers of these rows, from 0: between those of the grid and the others one is left free.
    #[inline]
    pub fn drawn_rows(&self) -> impl Iterator<Item = usize> + Clone + use<W> {
        self.dimensions().drawn_rows()
    }

    /// Lists the cells beside the grid.
    #[inline]
    pub fn beside(&self) -> impl Iterator<Item = Cell> + Clone + use<W> {
        (self.in_lines()..self.cell_count()).map(Cell::new)
    }

    /// Says whether a cell is one of those beside the grid.
    #[inline]
    pub fn is_beside(&self, cell: Cell) -> bool {
        self.dimensions().is_beside(cell)
    }

    /// Returns how many columns and rows a long move goes at once: those of a block, or about as many.
    #[inline]
    pub fn strides(&self) -> BlockSize {
        let (width, height) = (self.column_count().isqrt(), self.row_count().isqrt());
        self.blocks().unwrap_or(BlockSize { width, height })
    }
}
