//! Writing a board as text.
//!
//! Every form is one that this room reads back. What is written are the digits, whoever put them
//! there; which of them are givens is not told (the text of a state tells that).

use super::grid_name::{naming, naming_if_needed};
use crate::grid::{Board, Cell, Geometry, Puzzle, StateText, Way, print_cell};

/// The side of the largest grid, each row of which may look like a whole puzzle of the smallest.
const LARGEST: usize = 16;

/// A form in which a board is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TextFormat {
    /// All cells on one line, `.` for an empty one.
    Line,
    /// A grid drawn with `|`, `-` and `+`.
    Grid,
    /// One row a line, `.` for an empty cell.
    Rows,
    /// Single digits separated by spaces, one row a line, 0 for an empty cell, or `.` where 0 is a digit.
    List,
    /// One row a line, fields separated by semicolons, an empty field for an empty cell.
    Csv,
}

impl TextFormat {
    /// All forms.
    pub const ALL: [Self; 5] = [Self::Line, Self::Grid, Self::Rows, Self::List, Self::Csv];

    /// Returns the form's name, as it is typed.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Line => "line",
            Self::Grid => "grid",
            Self::Rows => "rows",
            Self::List => "list",
            Self::Csv => "csv",
        }
    }

    /// Finds the form with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.name() == name)
    }

    /// Writes the puzzle in this form, with a comment that names its grid where that is not told by how many cells it
    /// has.
    pub fn print_puzzle(self, puzzle: &Puzzle) -> String {
        self.print_named(puzzle, self.naming(puzzle))
    }

    /// The comment that a puzzle needs so that its grid is told.
    pub(super) fn naming(self, puzzle: &Puzzle) -> Option<String> {
        let Puzzle { geometry, board } = puzzle;
        let is_row_a_puzzle = !matches!(self, Self::Line | Self::Grid)
            && geometry.column_count() == LARGEST
            && board.digits().all(|it| it.digit.index() < LARGEST.isqrt());
        naming_if_needed(geometry).or_else(|| is_row_a_puzzle.then(|| naming(geometry)))
    }

    /// Writes the puzzle in this form, with this comment.
    pub(super) fn print_named(self, puzzle: &Puzzle, naming: Option<String>) -> String {
        let board = self.print(&puzzle.board, &puzzle.geometry);
        match naming {
            None => board,
            Some(naming) if self == Self::Line => format!("{board} {naming}"),
            Some(naming) => format!("{naming}\n{board}"),
        }
    }

    /// Writes the board in this form. Lines end with `\n`, but for the last, which has no end.
    pub fn print(self, board: &Board, geometry: &Geometry) -> String {
        match self {
            Self::Line => print_line(board, geometry),
            Self::Grid => print_grid(board, geometry),
            Self::Rows => print_rows(board, geometry, ".", ""),
            Self::List if geometry.digit('0').is_some() => print_rows(board, geometry, ".", " "),
            Self::List => print_rows(board, geometry, "0", " "),
            Self::Csv => print_rows(board, geometry, "", ";"),
        }
    }
}

/// Writes a state as text, with a comment that names its grid where that is not told by how many cells it has.
pub fn print_state(state: &StateText, geometry: &Geometry) -> String {
    let text = state.print(geometry);
    match naming_if_needed(geometry) {
        Some(naming) => format!("{text} {naming}"),
        None => text,
    }
}

/// Writes all cells of the grid in reading order on one line, one character each, `.` for an empty one. Cells beside it are left out,
/// as in all these forms: what they hold constraints say.
pub fn print_line(board: &Board, geometry: &Geometry) -> String {
    let cells = geometry.cells().take(geometry.in_lines());
    cells.map(|cell| symbol(board, geometry, cell).unwrap_or('.')).collect()
}

/// Draws the grid with `|`, `-` and `+` around the blocks or regions, `.` for an empty cell. Digits beside the grid are said in
/// comments below it. The last line has no line end.
pub fn print_grid(board: &Board, geometry: &Geometry) -> String {
    let (rows, columns) = (geometry.row_count(), geometry.column_count());
    let mut lines = Vec::new();
    for row in 0..=rows {
        if geometry.has_some_wall(Way::Level, row) {
            lines.push(border(geometry, row));
        }
        if row == rows {
            break;
        }
        let mut line = String::from("|");
        for column in 0..columns {
            let found = geometry.cell_at(row, column).and_then(|at| symbol(board, geometry, at));
            line.extend([' ', found.unwrap_or('.')]);
            if geometry.has_some_wall(Way::Upright, column + 1) {
                let wall = geometry.has_wall(Way::Upright, column + 1, row);
                line.extend([' ', if wall { '|' } else { ' ' }]);
            }
        }
        lines.push(line);
    }
    lines.extend(beside(board, geometry));
    lines.join("\n")
}

/// The comments that say the digits beside the grid, row by row behind the name of the first cell, if there are any.
fn beside(board: &Board, geometry: &Geometry) -> Vec<String> {
    let cells: Vec<Cell> = geometry.beside().collect();
    if cells.iter().all(|cell| symbol(board, geometry, *cell).is_none()) {
        return Vec::new();
    }
    let row = |cells: &[Cell]| {
        let held = cells.iter().map(|cell| symbol(board, geometry, *cell).unwrap_or('.'));
        let held: Vec<String> = held.map(String::from).collect();
        format!("# {}: {}", print_cell(cells[0], geometry.dimensions()), held.join(" "))
    };
    cells.chunks(geometry.column_count()).map(row).collect()
}

/// What is drawn between the rows, where there is a wall at some place.
fn border(geometry: &Geometry, line: usize) -> String {
    let mut border = String::new();
    for column in 0..=geometry.column_count() {
        if geometry.has_some_wall(Way::Upright, column) {
            border.push(match geometry.walls_at(line, column) {
                [false, false, false, false] => ' ',
                [_, _, false, false] => '|',
                [false, false, _, _] => '-',
                _ => '+',
            });
        }
        if column < geometry.column_count() {
            let drawn = if geometry.has_wall(Way::Level, line, column) { "-" } else { " " };
            let room = 2 + usize::from(geometry.has_some_wall(Way::Upright, column + 1));
            border.push_str(&drawn.repeat(room));
        }
    }
    border
}

fn print_rows(board: &Board, geometry: &Geometry, empty: &str, between: &str) -> String {
    let print = |cell| symbol(board, geometry, cell).map_or_else(|| empty.to_owned(), String::from);
    let cells: Vec<String> = geometry.cells().take(geometry.in_lines()).map(print).collect();
    let rows: Vec<String> =
        cells.chunks(geometry.column_count()).map(|row| row.join(between)).collect();
    rows.join("\n")
}

/// How the digit in the cell is written, if there is one.
fn symbol(board: &Board, geometry: &Geometry, cell: Cell) -> Option<char> {
    board.entry(cell).digit().map(|digit| geometry.symbol(digit))
}
