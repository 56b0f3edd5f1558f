//! How f-puzzles names cells, and the places beside the grid from which a clue looks at cells.

use serde_json::Value;

use crate::grid::{Cell, Dimensions, parse_cell};

/// The directions of diagonals: their names, and the steps down and to the right.
const DIRECTIONS: [(&str, [isize; 2]); 4] =
    [("DR", [1, 1]), ("DL", [1, -1]), ("UR", [-1, 1]), ("UL", [-1, -1])];

/// The cell of a grid that is named so.
pub(super) fn cell_of(value: &Value, of: Dimensions) -> Option<Cell> {
    value.as_str().and_then(|name| parse_cell(name, of).ok())
}

/// What a cell is called.
pub(super) fn name_of(cell: Cell, of: Dimensions) -> String {
    format!("R{}C{}", of.row(cell) + 1, of.column(cell) + 1)
}

/// The row and the column of a place in the grid or just beside it, from 0 to one more than there are.
fn place_of(name: &str, of: Dimensions) -> Option<[isize; 2]> {
    let name = name.trim().to_ascii_uppercase();
    let (row, column) = name.strip_prefix('R')?.split_once('C')?;
    let number = |text: &str, last: usize| {
        let is_number = !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit());
        let number = text.parse::<usize>().ok().filter(|number| is_number && *number <= last + 1);
        number.and_then(|number| isize::try_from(number).ok())
    };
    Some([number(row, of.rows)?, number(column, of.columns)?])
}

/// The cells from a place on, without it, by such steps.
fn from(place: [isize; 2], [down, right]: [isize; 2], of: Dimensions) -> Vec<Cell> {
    let at = |count: isize| {
        let from_0 = |place: isize, step: isize| usize::try_from(place + count * step - 1).ok();
        of.cell_at(from_0(place[0], down)?, from_0(place[1], right)?)
    };
    (1..).map_while(at).collect()
}

/// The cells of the row or column that begins at a place beside the grid.
pub(super) fn line_from(name: &str, of: Dimensions) -> Option<Vec<Cell>> {
    let place @ [row, column] = place_of(name, of)?;
    let step = |at: isize, last: usize| match at {
        0 => 1,
        at if usize::try_from(at) == Ok(last + 1) => -1,
        _ => 0,
    };
    let step = [step(row, of.rows), step(column, of.columns)];
    // A corner is beside no line.
    (step.contains(&0) && step != [0, 0]).then(|| from(place, step, of))
}

/// The cells of the diagonal that begins at a place beside the grid and goes in a direction.
pub(super) fn diagonal_from(name: &str, direction: &str, of: Dimensions) -> Option<Vec<Cell>> {
    let place = place_of(name, of)?;
    let is_it = |(name, _): &&(&str, _)| direction.trim().eq_ignore_ascii_case(name);
    let (_, step) = DIRECTIONS.iter().find(is_it)?;
    let cells = from(place, *step, of);
    (!cells.is_empty()).then_some(cells)
}

/// The place beside the grid at which the line with these cells begins.
pub(super) fn start_of_line(cells: &[Cell], of: Dimensions) -> Option<String> {
    beside(of).find(|name| line_from(name, of).as_deref() == Some(cells))
}

/// The place beside the grid at which the diagonal with these cells begins, and its direction.
pub(super) fn start_of_diagonal(cells: &[Cell], of: Dimensions) -> Option<(String, &'static str)> {
    let of_direction = |(direction, _): &(&'static str, [isize; 2])| {
        let direction = *direction;
        beside(of).map(move |place| (place, direction))
    };
    let mut all = DIRECTIONS.iter().flat_map(of_direction);
    all.find(|(name, direction)| diagonal_from(name, direction, of).as_deref() == Some(cells))
}

/// All places beside the grid.
fn beside(of: Dimensions) -> impl Iterator<Item = String> {
    let (rows, columns) = (of.rows + 1, of.columns + 1);
    let all = (0..=rows).flat_map(move |row| (0..=columns).map(move |column| (row, column)));
    let is_beside = move |&(row, column): &(usize, usize)| {
        row == 0 || row == rows || column == 0 || column == columns
    };
    all.filter(is_beside).map(|(row, column)| format!("R{row}C{column}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(cells: Option<Vec<Cell>>) -> Option<String> {
        let of = Dimensions::square(9);
        let names = cells.map(|cells| cells.into_iter().map(|it| name_of(it, of)));
        names.map(|names| names.collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn clues_beside_the_grid_look_at_lines_from_their_side() {
        let of = Dimensions::square(9);
        for (place, line) in [
            ("R0C3", "R1C3 R2C3 R3C3 R4C3 R5C3 R6C3 R7C3 R8C3 R9C3"),
            ("R10C3", "R9C3 R8C3 R7C3 R6C3 R5C3 R4C3 R3C3 R2C3 R1C3"),
            ("r3c0", "R3C1 R3C2 R3C3 R3C4 R3C5 R3C6 R3C7 R3C8 R3C9"),
            ("R3C10", "R3C9 R3C8 R3C7 R3C6 R3C5 R3C4 R3C3 R3C2 R3C1"),
        ] {
            let cells = line_from(place, of);
            let start = start_of_line(cells.as_deref().unwrap_or_default(), of);
            assert_eq!(start, Some(place.to_uppercase()));
            assert_eq!(named(cells).as_deref(), Some(line), "{place}");
        }
        for wrong in ["R3C3", "R0C0", "R0C10", "R10C0", "R11C3", "R0C11", "R0C", "RC1", "C3R0", ""]
        {
            assert_eq!(line_from(wrong, of), None, "{wrong}");
        }
    }

    #[test]
    fn clues_with_an_arrow_look_at_diagonals() {
        let of = Dimensions::square(9);
        for (place, direction, line) in [
            ("R0C6", "DR", "R1C7 R2C8 R3C9"),
            ("R0C4", "DL", "R1C3 R2C2 R3C1"),
            ("R10C7", "UR", "R9C8 R8C9"),
            ("R3C10", "ul", "R2C9 R1C8"),
        ] {
            assert_eq!(named(diagonal_from(place, direction, of)).as_deref(), Some(line));
            let cells = diagonal_from(place, direction, of).unwrap_or_default();
            let found = start_of_diagonal(&cells, of).expect("a place");
            assert_eq!(diagonal_from(&found.0, found.1, of), Some(cells));
        }
        for wrong in [("R0C6", "U"), ("R0C9", "DR"), ("R0C6", "UR"), ("R0C12", "DL")] {
            assert_eq!(diagonal_from(wrong.0, wrong.1, of), None, "{wrong:?}");
        }
        assert_eq!(
            start_of_diagonal(&diagonal_from("R0C6", "DR", of).expect("cells")[..2], of),
            None
        );
    }
}
