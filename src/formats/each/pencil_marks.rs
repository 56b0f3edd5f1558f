//! Grids of pencil marks of up to nine digits, as HoDoKu, Sudoku Explainer and forums copy them: one row a line, the digits
//! that are left in each cell written together.

use std::sync::Arc;

use super::{in_play, marks};
use crate::formats::format::{
    About, Document, Format, FormatFault, Keeps, Unwritable, WrittenPuzzle, only,
};
use crate::formats::grid_name::naming_if_needed;
use crate::formats::state::{MOST_ROWS, StateKind};
use crate::grid::{Geometry, Way};
use crate::message::words;

/// Grids of pencil marks.
#[derive(Debug)]
pub(in crate::formats) struct PencilMarks;

impl Format for PencilMarks {
    fn about(&self) -> About {
        About {
            keeps: Keeps { placed: false, candidates: true },
            ..About::of("marks", words::FormatMarks)
        }
    }

    fn recognises(&self, text: &str) -> bool {
        in_play::is(text, StateKind::Marks)
    }

    fn read(&self, text: &str, grids: &[Arc<Geometry>]) -> Result<Document, FormatFault> {
        in_play::read(text, grids)
    }

    fn text_of(&self, puzzles: &[WrittenPuzzle]) -> Result<String, Unwritable> {
        let puzzle = only(puzzles)?;
        let geometry = &puzzle.geometry;
        if geometry.row_count() > MOST_ROWS {
            return Err(Unwritable::Grid);
        }
        let left = marks::left_of(puzzle)?;
        let cells: Vec<String> =
            left.iter().map(|&digits| marks::symbols(geometry, digits)).collect();
        let width = cells.iter().map(String::len).max().unwrap_or_default();
        let drawn = draw(geometry, &cells, width);
        Ok(naming_if_needed(geometry).map_or(drawn.clone(), |naming| format!("{naming}\n{drawn}")))
    }
}

/// The cells with borders where walls go all along the grid.
fn draw(geometry: &Geometry, cells: &[String], width: usize) -> String {
    let (rows, columns) = (geometry.row_count(), geometry.column_count());
    let is_wall = |way, line| {
        let last = if way == Way::Level { rows } else { columns };
        line == 0 || line == last || geometry.has_wall_all_along(way, line)
    };
    let line_of = |between: char, cell: &dyn Fn(usize) -> String| {
        let mut line = String::new();
        for column in 0..=columns {
            if is_wall(Way::Upright, column) {
                line.push(between);
            }
            if column < columns {
                line.push_str(&cell(column));
            }
        }
        line
    };
    let border = line_of('+', &|_| "-".repeat(width + 2));
    let mut lines = Vec::new();
    for row in 0..=rows {
        if is_wall(Way::Level, row) {
            lines.push(border.clone());
        }
        if row < rows {
            let cell = |column: usize| format!(" {:width$} ", cells[row * columns + column]);
            lines.push(line_of('|', &cell));
        }
    }
    lines.join("\n")
}
