//! The puzzle on one line, and what is wrong with a text in which no puzzle is found.

use super::line_content::{Content, content_of};
use super::partial_grid::PartialGrid;
use super::source_lines::{SourceLine, SourceLines, SourcePosition};
use super::{Fault, ReadError};
use crate::grid::{Board, Geometry};

/// Reads the board that one line holds: the cheap way for texts with a puzzle on every line.
///
/// # Errors
/// [`ReadError`] on line 1, which [`ReadError::on_line`] corrects; [`ReadError::is_nothing`] tells
/// blank lines and comments from wrong ones.
pub fn read_line(line: &str, geometry: &Geometry) -> Result<Board, ReadError> {
    let line = SourceLine { number: 1, text: line.strip_prefix('\u{feff}').unwrap_or(line) };
    let expected = geometry.in_lines();
    match content_of(&line, geometry)? {
        Content::Whole(board) => Ok(board),
        Content::Cells(cells) if cells.count == expected => {
            let mut grid = PartialGrid::default();
            grid.push(&line, &cells, geometry)?;
            Ok(grid.board(geometry))
        }
        Content::Cells(cells) => {
            let column = cells.miscount_column(&line, expected);
            let fault = Fault::LineLength { expected, found: cells.count };
            Err(ReadError::new(line.number, column, fault))
        }
        Content::Blank | Content::Border => {
            let fault = Fault::Nothing { cells: expected };
            Err(ReadError::new(line.number, line.end_column(), fault))
        }
    }
}

/// Looks for what is wrong with a text that should hold puzzles of this grid, and nothing else.
///
/// # Errors
/// The first thing that is wrong; [`Fault::Nothing`] if there is no puzzle at all.
pub(super) fn check(text: &str, geometry: &Geometry) -> Result<(), ReadError> {
    let mut lines = SourceLines::new(text);
    let mut grid = PartialGrid::default();
    // The complete grid over several lines that ended just above.
    let mut above: Option<PartialGrid> = None;
    let mut is_empty = true;
    while let Some(line) = lines.next() {
        match content_of(&line, geometry)? {
            Content::Blank if grid.is_empty() => above = None,
            Content::Border | Content::Blank => {}
            Content::Whole(_) => {
                grid.expect_none(above.as_ref(), geometry)?;
                (above, is_empty) = (None, false);
            }
            Content::Cells(cells) => {
                let pushed = grid.push(&line, &cells, geometry);
                pushed.map_err(|error| counted_on(error, &mut lines, geometry))?;
                if grid.is_complete(geometry) {
                    (above, is_empty) = (Some(std::mem::take(&mut grid)), false);
                }
            }
        }
    }
    grid.expect_none(above.as_ref(), geometry)?;
    if is_empty {
        let SourcePosition { line, column } = lines.end();
        return Err(ReadError::new(line, column, Fault::Nothing { cells: geometry.in_lines() }));
    }
    Ok(())
}

/// The same error, but if it counts cells, those on the lines just below count too.
fn counted_on(mut error: ReadError, lines: &mut SourceLines<'_>, geometry: &Geometry) -> ReadError {
    if let Fault::CellCount { found, .. } = &mut error.fault {
        for line in lines {
            let Ok(Content::Cells(cells)) = content_of(&line, geometry) else { break };
            *found += cells.count;
        }
    }
    error
}
