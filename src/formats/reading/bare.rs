//! Lines with nothing on them but the cells of a grid, as most lines of large files are.

use super::words;
use crate::grid::{Board, Cell, Digit, Geometry};

/// Reads the board of a line with nothing on it but the cells of the usual grid, as most lines of large files are, if there is no
/// doubt which digits they are of.
pub fn read_bare(line: &str, geometry: &Geometry) -> Option<Board> {
    let text = line.trim_ascii();
    if text.len() != geometry.in_lines() || text.len() <= words::OF_A_ROW {
        return None;
    }
    let last = geometry.symbol(Digit::new(geometry.digit_count() - 1));
    let (mut zeros, mut empty, mut has_last) = (0, 0, false);
    let mut board = Board::empty(geometry.cell_count());
    for (index, found) in text.chars().enumerate() {
        zeros += usize::from(found == '0');
        has_last |= found == last;
        let entry = crate::formats::line_cells::cell(found, geometry)?;
        empty += usize::from(entry.digit().is_none());
        board.set(Cell::new(index), entry);
    }
    if empty == text.len() && !text.starts_with(['.', '0']) {
        // Nothing but such signs is drawn rather than a puzzle.
        return None;
    }
    let is_clear = zeros == 0 || has_last || zeros == empty && zeros > geometry.column_count();
    is_clear.then_some(board)
}
