//! Writing a board as text.
//!
//! Every form is one that this room reads back. What is written are the digits, whoever put them
//! there; which of them are givens is not told (the text of a state tells that).

use crate::grid::{Board, Cell, Geometry};

/// A form in which a board is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TextFormat {
    /// All cells on one line, `.` for an empty one.
    Line,
    /// A grid drawn with `|`, `-` and `+`.
    Grid,
    /// One row a line, `.` for an empty cell.
    Rows,
    /// Single digits separated by spaces, one row a line, 0 for an empty cell.
    List,
    /// One row a line, fields separated by semicolons, an empty field for an empty cell.
    Csv,
}

impl TextFormat {
    /// All forms.
    pub const ALL: [Self; 5] = [Self::Line, Self::Grid, Self::Rows, Self::List, Self::Csv];

    /// The form's name, as it is typed.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Line => "line",
            Self::Grid => "grid",
            Self::Rows => "rows",
            Self::List => "list",
            Self::Csv => "csv",
        }
    }

    /// The form with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.name() == name)
    }

    /// The board in this form. Lines end with `\n`, but for the last, which has no end.
    pub fn print(self, board: &Board, geometry: &Geometry) -> String {
        match self {
            Self::Line => print_line(board, geometry),
            Self::Grid => print_grid(board, geometry),
            Self::Rows => print_rows(board, geometry, ".", ""),
            Self::List => print_rows(board, geometry, "0", " "),
            Self::Csv => print_rows(board, geometry, "", ";"),
        }
    }
}

/// All cells in reading order on one line, one character each, `.` for an empty one.
pub fn print_line(board: &Board, geometry: &Geometry) -> String {
    geometry.cells().map(|cell| symbol(board, geometry, cell).unwrap_or('.')).collect()
}

/// The grid drawn with `|`, `-` and `+` around the blocks, `.` for an empty cell. The last line
/// has no line end.
pub fn print_grid(board: &Board, geometry: &Geometry) -> String {
    let (width, height) = (geometry.block_width(), geometry.block_height());
    let bands = geometry.side() / width;
    let border = format!("+{}", format!("{}+", "-".repeat(2 * width + 1)).repeat(bands));
    let mut lines = vec![border.clone()];
    for row in 0..geometry.side() {
        let mut line = String::from("|");
        for column in 0..geometry.side() {
            let found = geometry.cell_at(row, column).and_then(|at| symbol(board, geometry, at));
            line.extend([' ', found.unwrap_or('.')]);
            if (column + 1) % width == 0 {
                line.push_str(" |");
            }
        }
        lines.push(line);
        if (row + 1) % height == 0 {
            lines.push(border.clone());
        }
    }
    lines.join("\n")
}

fn print_rows(board: &Board, geometry: &Geometry, empty: &str, between: &str) -> String {
    let print = |cell| symbol(board, geometry, cell).map_or_else(|| empty.to_owned(), String::from);
    let cells: Vec<String> = geometry.cells().map(print).collect();
    let rows: Vec<String> = cells.chunks(geometry.side()).map(|row| row.join(between)).collect();
    rows.join("\n")
}

/// How the digit in the cell is written, if there is one.
fn symbol(board: &Board, geometry: &Geometry, cell: Cell) -> Option<char> {
    board.entry(cell).digit().map(|digit| geometry.symbol(digit))
}
