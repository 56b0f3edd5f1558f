//! A grid that is read over several lines, as far as it is known.

use super::line_cells::{LineCells, number_error};
use super::source_lines::{SourceLine, SourcePosition};
use super::{Fault, ReadError};
use crate::grid::{Board, Cell, Entry, Geometry};

/// The cells read so far, and what their lines were like, which tells what may be missing.
#[derive(Clone, Debug, Default)]
pub(super) struct PartialGrid {
    entries: Vec<Entry>,
    /// Where the first cell is.
    start: SourcePosition,
    /// Where the line ends after the last cell.
    end: SourcePosition,
    /// How many lines were rows.
    rows: usize,
    /// How many lines were neither rows nor whole grids: lines of a list.
    others: usize,
    /// What would be wrong with the first of those if it were to be a row.
    no_row: Option<ReadError>,
}

impl PartialGrid {
    pub(super) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    pub(super) fn is_complete(&self, geometry: &Geometry) -> bool {
        self.entries.len() == geometry.in_lines()
    }

    /// Adds the cells of the next line.
    ///
    /// # Errors
    /// [`ReadError`] if they are more than are missing, or are written in groups but make no row.
    pub(super) fn push(
        &mut self,
        line: &SourceLine<'_>,
        cells: &LineCells<'_>,
        geometry: &Geometry,
    ) -> Result<(), ReadError> {
        if let Some(group) = cells.group.filter(|_| !cells.is_complete(geometry)) {
            let listed = self.others > 0;
            let error = || cells.length_error(line, geometry);
            return Err(if listed { number_error(line, group) } else { error() });
        }
        if self.is_empty() {
            let byte = cells.cells.first().map_or(0, |first| first.byte);
            self.start = SourcePosition { line: line.number, column: line.column(byte) };
        }
        self.end = SourcePosition { line: line.number, column: line.end_column() };
        if cells.count == geometry.column_count() {
            self.rows += 1;
        } else if cells.count != geometry.in_lines() {
            self.others += 1;
            let _ = self.no_row.get_or_insert_with(|| cells.length_error(line, geometry));
        }
        let missing = geometry.in_lines() - self.entries.len();
        if cells.count > missing {
            let column = cells.miscount_column(line, missing);
            let position = SourcePosition { line: line.number, column };
            return Err(self.miscount(self.entries.len() + cells.count, position, geometry));
        }
        self.entries.extend(cells.cells.iter().map(|cell| cell.entry));
        Ok(())
    }

    /// The board with the cells as givens.
    pub(super) fn board(&self, geometry: &Geometry) -> Board {
        let mut board = Board::empty(geometry.cell_count());
        for (index, &entry) in self.entries.iter().enumerate() {
            board.set(Cell::new(index), entry);
        }
        board
    }

    /// Says that the text goes on otherwise, before the grid is complete.
    ///
    /// `above` is the complete grid that ended on the line above, if there is one: these cells
    /// are then too many for that one.
    ///
    /// # Errors
    /// [`ReadError`] if there are cells.
    pub(super) fn expect_none(
        &self,
        above: Option<&Self>,
        geometry: &Geometry,
    ) -> Result<(), ReadError> {
        if self.is_empty() { Ok(()) } else { Err(self.incomplete(above, geometry)) }
    }

    fn incomplete(&self, above: Option<&Self>, geometry: &Geometry) -> ReadError {
        match above {
            Some(above) => {
                let both = Self {
                    rows: above.rows + self.rows,
                    others: above.others + self.others,
                    no_row: above.no_row.clone().or_else(|| self.no_row.clone()),
                    ..Self::default()
                };
                both.miscount(above.entries.len() + self.entries.len(), self.start, geometry)
            }
            None => self.miscount(self.entries.len(), self.end, geometry),
        }
    }

    /// That `found` cells are not those of a grid: in rows, if all lines were rows; because of the
    /// one line that is no row, if most were; else in cells.
    fn miscount(&self, found: usize, position: SourcePosition, geometry: &Geometry) -> ReadError {
        if let Some(error) = self.no_row.as_ref().filter(|_| self.rows > self.others) {
            return error.clone();
        }
        let fault = if self.others == 0 && found == self.rows * geometry.column_count() {
            Fault::RowCount { expected: geometry.row_count(), found: self.rows }
        } else {
            Fault::CellCount { expected: geometry.in_lines(), found }
        };
        ReadError::new(position.line, position.column, fault)
    }
}
