//! Coordinates that people type: `E7` (letter = column, number = row) and `r7c5`.

use thiserror::Error;

use super::{Cell, Dimensions};

/// Text that names no cell of the grid.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("{text:?} is no cell of a grid of {columns} by {rows} cells: E7 or r7c5 was expected")]
pub struct CoordinateError {
    /// What was typed.
    pub text: String,
    /// How many columns the grid has.
    pub columns: usize,
    /// How many rows the grid has.
    pub rows: usize,
}

/// Reads the cell that `text` names in a grid of these dimensions. Letters may be of either
/// case, and both forms count from 1.
///
/// # Errors
/// [`CoordinateError`] when the text has another form or the cell is outside the grid.
pub fn parse_cell(text: &str, of: Dimensions) -> Result<Cell, CoordinateError> {
    let wrong = || CoordinateError { text: text.to_owned(), columns: of.columns, rows: of.rows };
    let lower = text.trim().to_ascii_lowercase();
    let (row, column) =
        row_and_column(&lower).or_else(|| letter_and_number(&lower)).ok_or_else(wrong)?;
    let from_0 = row.checked_sub(1).zip(column.checked_sub(1));
    from_0.and_then(|(row, column)| of.cell_drawn_at(row, column)).ok_or_else(wrong)
}

/// Writes a cell as [`parse_cell`] reads it: a letter for the column, a number for the row. A grid has no more columns than
/// letters.
pub fn print_cell(cell: Cell, of: Dimensions) -> String {
    let column = u8::try_from(of.column(cell)).unwrap_or(u8::MAX);
    format!("{}{}", char::from(b'A' + column), of.row(cell) + 1)
}

fn number(text: &str) -> Option<usize> {
    let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if plain { text.parse().ok() } else { None }
}

fn row_and_column(text: &str) -> Option<(usize, usize)> {
    let (row, column) = text.strip_prefix('r')?.split_once('c')?;
    Some((number(row)?, number(column)?))
}

fn letter_and_number(text: &str) -> Option<(usize, usize)> {
    let letter = text.chars().next().filter(char::is_ascii_lowercase)?;
    Some((number(&text[1..])?, letter as usize - 'a' as usize + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_forms_name_the_same_cell() {
        for text in ["E7", "e7", "r7c5", "R7C5", " E7 "] {
            assert_eq!(parse_cell(text, Dimensions::square(9)).map(Cell::index), Ok(58), "{text}");
        }
        assert_eq!(parse_cell("C3", Dimensions::square(4)).map(Cell::index), Ok(10));
    }

    #[test]
    fn what_names_no_cell_is_refused() {
        for text in ["", "E", "7", "E0", "E10", "J1", "r0c1", "r1c10", "r1", "é7", "E+7", "E 7"] {
            let error = CoordinateError { text: text.to_owned(), columns: 9, rows: 9 };
            assert_eq!(parse_cell(text, Dimensions::square(9)), Err(error));
        }
    }
}
