//! How the solver names cells, and the lines that clues beside the grid look along.

use crate::grid::{Cell, Dimensions};

/// Rows and columns are counted so that each is one character.
const BASE: u32 = 17;

/// The number that a character counts, from 0.
fn number_of(letter: u8) -> Option<usize> {
    let number = char::from(letter).to_digit(BASE).filter(|number| *number > 0)?;
    usize::try_from(number - 1).ok()
}

/// The cell of a grid that is named so.
pub(super) fn cell_of(name: &str, of: Dimensions) -> Option<Cell> {
    let &[b'R' | b'r', row, b'C' | b'c', column] = name.as_bytes() else { return None };
    of.cell_at(number_of(row)?, number_of(column)?)
}

/// All cells that are named so.
pub(super) fn cells_of<'a>(
    names: impl IntoIterator<Item = &'a String>,
    of: Dimensions,
) -> Option<Vec<Cell>> {
    names.into_iter().map(|name| cell_of(name, of)).collect()
}

/// What a cell is called.
pub(super) fn name_of(cell: Cell, of: Dimensions) -> String {
    let letter = |number: usize| {
        let number = u32::try_from(number + 1).unwrap_or_default();
        char::from_digit(number, BASE).unwrap_or('?')
    };
    format!("R{}C{}", letter(of.row(cell)), letter(of.column(cell)))
}

/// The cells of the row or column with this name, from the left or from above.
pub(super) fn line_of(name: &str, of: Dimensions) -> Option<Vec<Cell>> {
    let &[line, number] = name.as_bytes() else { return None };
    let number = number_of(number)?;
    let cells: Vec<Cell> = match line {
        b'R' => (0..of.columns).filter_map(|column| of.cell_at(number, column)).collect(),
        b'C' => (0..of.rows).filter_map(|row| of.cell_at(row, number)).collect(),
        _ => return None,
    };
    (!cells.is_empty()).then_some(cells)
}

/// The cells of the diagonal that is named by its first cell: from the left it falls, from the right it rises, from above it goes
/// to the left, and from below to the right.
pub(super) fn diagonal_of(name: &str, of: Dimensions) -> Option<Vec<Cell>> {
    let start = cell_of(name, of)?;
    let (row, column) = (of.row(start), of.column(start));
    let (last_row, last_column) = (of.rows - 1, of.columns - 1);
    let (down, right): (isize, isize) = if column == 0 && row < last_row {
        (1, 1)
    } else if column == last_column && (1..last_row).contains(&row) {
        (-1, -1)
    } else if row == 0 {
        (1, -1)
    } else if row == last_row && (1..last_column).contains(&column) {
        (-1, 1)
    } else {
        return None;
    };
    let at = |count: isize| {
        let row = row.checked_add_signed(count * down)?;
        of.cell_at(row, column.checked_add_signed(count * right)?)
    };
    let cells: Vec<Cell> = (0..).map_while(at).collect();
    (cells.len() > 1).then_some(cells)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(cells: Option<Vec<Cell>>) -> String {
        let of = Dimensions::square(9);
        let cells = cells.unwrap_or_default();
        cells.into_iter().map(|cell| name_of(cell, of)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn cells_are_one_character_a_row_and_a_column() {
        let of = Dimensions::square(16);
        for name in ["R1C1", "R9Ca", "RgCg"] {
            assert_eq!(cell_of(name, of).map(|cell| name_of(cell, of)).as_deref(), Some(name));
        }
        for wrong in ["", "R0C1", "R10C1", "RhC1", "VA1", "R1", "R1C"] {
            assert_eq!(cell_of(wrong, of), None, "{wrong}");
        }
        assert_eq!(cell_of("RaC1", Dimensions::square(9)), None);
    }

    #[test]
    fn clues_look_along_lines_and_diagonals() {
        let of = Dimensions::square(9);
        assert_eq!(named(line_of("R2", of)), "R2C1 R2C2 R2C3 R2C4 R2C5 R2C6 R2C7 R2C8 R2C9");
        assert!(named(line_of("C3", of)).starts_with("R1C3 R2C3"));
        for (name, cells) in [
            ("R7C1", "R7C1 R8C2 R9C3"),
            ("R3C9", "R3C9 R2C8 R1C7"),
            ("R1C3", "R1C3 R2C2 R3C1"),
            ("R9C7", "R9C7 R8C8 R7C9"),
            ("R5C5", ""),
            ("R9C1", ""),
        ] {
            assert_eq!(named(diagonal_of(name, of)), cells, "{name}");
        }
        assert_eq!(named(diagonal_of("R1C9", of)).len(), 44);
        for wrong in ["", "R", "R10", "D1", "Ra"] {
            assert_eq!(line_of(wrong, of), None, "{wrong}");
        }
    }
}
