//! The puzzles in a text.

use super::line_cells::cell;
use super::line_content::{Content, content_of};
use super::partial_grid::PartialGrid;
use super::source_lines::{SourceLine, SourceLines, SourcePosition};
use super::{Fault, ReadError};
use crate::grid::{Board, Geometry};

/// A puzzle as it stands in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadPuzzle {
    /// The grid. All its digits are givens; nothing says yet that they do not collide.
    pub board: Board,
    /// What the text calls the puzzle: behind it on its line, or in a comment just above it.
    pub name: Option<String>,
    /// The line on which the puzzle begins, from 1.
    pub line: usize,
}

/// The puzzles of a text, one after another; read as they are asked for, so that a long text need
/// not be held as boards. After an error there are no more.
#[derive(Clone, Debug)]
pub struct Puzzles<'a> {
    geometry: &'a Geometry,
    lines: SourceLines<'a>,
    /// What the comment just above says.
    comment: Option<String>,
    /// The complete grid over several lines that ended just above.
    above: Option<PartialGrid>,
    /// Where reading is, for who wants to go on after an error.
    here: Here<'a>,
    /// Whether reading goes on after an error.
    goes_on: bool,
    failed: bool,
}

/// The line that was read last, with what comes before it and behind it.
#[derive(Clone, Debug)]
struct Here<'a> {
    line: Option<SourceLine<'a>>,
    before: SourceLines<'a>,
    behind: SourceLines<'a>,
    /// How many rows of its grid stand above it.
    rows: usize,
    /// Whether what is wrong may be wrong with the grid just above.
    doubts_above: bool,
}

/// The puzzles of a text, and the errors between them; see [`all_puzzles`].
#[derive(Clone, Debug)]
pub struct AllPuzzles<'a> {
    puzzles: Puzzles<'a>,
    /// What was read ahead.
    ahead: Option<Result<ReadPuzzle, ReadError>>,
}

/// Reads the puzzles of a text, in whatever form, one after another.
pub fn puzzles<'a>(text: &'a str, geometry: &'a Geometry) -> Puzzles<'a> {
    let lines = SourceLines::new(text);
    let (before, behind) = (lines.clone(), lines.clone());
    let here = Here { line: None, before, behind, rows: 0, doubts_above: false };
    Puzzles { geometry, lines, comment: None, above: None, here, goes_on: false, failed: false }
}

/// Reads the puzzles of a text, in whatever form, one after another, with an error in the place of each that cannot be
/// read. After an error reading goes on at the next line that holds a whole puzzle, at the next blank line or comment,
/// or where the wrong grid would have ended. A grid that goes on in lines which make no grid is itself in doubt; it is
/// not given, only the error is.
pub fn all_puzzles<'a>(text: &'a str, geometry: &'a Geometry) -> AllPuzzles<'a> {
    let puzzles = Puzzles { goes_on: true, ..puzzles(text, geometry) };
    AllPuzzles { puzzles, ahead: None }
}

/// Reads all puzzles of a text, in whatever form; at least one.
///
/// # Errors
/// The first [`ReadError`]; [`Fault::Nothing`] if there is no puzzle at all.
pub fn read_puzzles(text: &str, geometry: &Geometry) -> Result<Vec<ReadPuzzle>, ReadError> {
    let mut reader = puzzles(text, geometry);
    let found = reader.by_ref().collect::<Result<Vec<_>, _>>()?;
    if found.is_empty() { Err(reader.nothing()) } else { Ok(found) }
}

/// Reads the only puzzle of a text.
///
/// # Errors
/// As [`read_puzzles`]; [`Fault::Several`] if there are more.
pub fn read_puzzle(text: &str, geometry: &Geometry) -> Result<ReadPuzzle, ReadError> {
    let mut reader = puzzles(text, geometry);
    let first = reader.next().ok_or_else(|| reader.nothing())??;
    let Some(second) = reader.next().transpose()? else {
        return Ok(first);
    };
    let found = reader.try_fold(2, |count, puzzle| puzzle.map(|_| count + 1))?;
    Err(ReadError::new(second.line, 1, Fault::Several { found }))
}

/// Reads the puzzle with this number, from 1, among those of a text. What comes after it is not read.
///
/// # Errors
/// The first [`ReadError`] up to there; [`Fault::NoSuchPuzzle`] if the text holds fewer puzzles,
/// [`Fault::Nothing`] if it holds none.
pub fn read_numbered(
    text: &str,
    number: usize,
    geometry: &Geometry,
) -> Result<ReadPuzzle, ReadError> {
    let mut reader = puzzles(text, geometry);
    let mut found = 0;
    while let Some(puzzle) = reader.next().transpose()? {
        found += 1;
        if found == number {
            return Ok(puzzle);
        }
    }
    if found == 0 {
        return Err(reader.nothing());
    }
    let SourcePosition { line, column } = reader.lines.end();
    Err(ReadError::new(line, column, Fault::NoSuchPuzzle { number, found }))
}

/// Reads the board that one line holds: the cheap way for texts with a puzzle on every line.
///
/// # Errors
/// [`ReadError`] on line 1, which [`ReadError::on_line`] corrects; [`ReadError::is_nothing`] tells
/// blank lines and comments from wrong ones.
pub fn read_line(line: &str, geometry: &Geometry) -> Result<Board, ReadError> {
    let line = SourceLine { number: 1, text: line.strip_prefix('\u{feff}').unwrap_or(line) };
    let expected = geometry.cell_count();
    match content_of(&line, geometry)? {
        Content::Whole(board, _) => Ok(board),
        Content::Cells(cells, _) if cells.count == expected => {
            let mut grid = PartialGrid::default();
            grid.push(&line, &cells, geometry)?;
            Ok(grid.board(geometry))
        }
        Content::Cells(cells, _) => {
            let column = cells.miscount_column(&line, expected);
            let fault = Fault::LineLength { expected, found: cells.count };
            Err(ReadError::new(line.number, column, fault))
        }
        Content::Blank | Content::Comment(_) | Content::Border => {
            let fault = Fault::Nothing { cells: expected };
            Err(ReadError::new(line.number, line.end_column(), fault))
        }
    }
}

impl Puzzles<'_> {
    /// That the text ended without a puzzle.
    fn nothing(&self) -> ReadError {
        let SourcePosition { line, column } = self.lines.end();
        ReadError::new(line, column, Fault::Nothing { cells: self.geometry.cell_count() })
    }

    /// The next puzzle, or `None` at the end of the text.
    fn read_next(&mut self) -> Result<Option<ReadPuzzle>, ReadError> {
        let mut grid = PartialGrid::default();
        loop {
            let before = self.lines.clone();
            let Some(line) = self.lines.next() else { break };
            let (rows, behind) = (grid.height(self.geometry), self.lines.clone());
            self.here = Here { line: Some(line), before, behind, rows, doubts_above: false };
            match content_of(&line, self.geometry)? {
                Content::Border => {}
                Content::Blank => self.part(&grid, None)?,
                Content::Comment(comment) => self.part(&grid, comment)?,
                Content::Whole(board, name) => {
                    self.expect_none(&grid)?;
                    self.above = None;
                    let name = name.or(self.comment.take());
                    return Ok(Some(ReadPuzzle { board, name, line: line.number }));
                }
                Content::Cells(cells, comment) => {
                    let pushed = grid.push(&line, &cells, self.geometry);
                    pushed.map_err(|error| self.counted_on(error))?;
                    if grid.is_complete(self.geometry) {
                        let comment = comment.filter(|_| grid.is_one_line());
                        return Ok(Some(self.finish(grid, comment)));
                    }
                }
            }
        }
        self.expect_none(&grid)?;
        Ok(None)
    }

    /// Blank lines and comments part what stands above them from what comes below, except within
    /// a grid; who goes on after errors takes them for part of it only between its bands.
    fn part(&mut self, grid: &PartialGrid, comment: Option<String>) -> Result<(), ReadError> {
        if grid.is_empty() {
            self.above = None;
            self.comment = comment;
        } else if self.goes_on && !grid.may_pause(self.geometry) {
            self.expect_none(grid)?;
        }
        Ok(())
    }

    fn expect_none(&mut self, grid: &PartialGrid) -> Result<(), ReadError> {
        if grid.is_empty() {
            Ok(())
        } else {
            self.here.doubts_above = self.above.is_some();
            Err(grid.incomplete(self.above.as_ref(), self.geometry))
        }
    }

    /// The same error, but if it counts cells, those on the lines just below count too. Who goes on after errors would
    /// read these lines again and again.
    fn counted_on(&mut self, mut error: ReadError) -> ReadError {
        if let (Fault::CellCount { found, .. }, false) = (&mut error.fault, self.goes_on) {
            for line in self.lines.by_ref() {
                match content_of(&line, self.geometry) {
                    Ok(Content::Cells(cells, _)) => *found += cells.count,
                    _ => break,
                }
            }
        }
        error
    }

    /// Passes over what belongs to the grid in which an error was met.
    fn pass_over(&mut self) {
        (self.above, self.comment) = (None, None);
        let Some(line) = self.here.line else { return };
        if self.begins_anew(&line) {
            self.lines = self.here.before.clone();
            return;
        }
        self.lines = self.here.behind.clone();
        let taken = match (self.here.rows, rows_of(&line, self.geometry)) {
            (0, 0) => return,
            (above, rows) => above + rows.max(1),
        };
        let mut missing = self.geometry.row_count().saturating_sub(taken);
        while missing > 0 {
            let before = self.lines.clone();
            let Some(line) = self.lines.next() else { return };
            if self.begins_anew(&line) {
                self.lines = before;
                return;
            }
            missing -=
                usize::from(!matches!(content_of(&line, self.geometry), Ok(Content::Border)));
        }
    }

    /// Whether what comes before a line and what comes behind it are not of one grid.
    fn begins_anew(&self, line: &SourceLine<'_>) -> bool {
        let content = content_of(line, self.geometry);
        matches!(content, Ok(Content::Blank | Content::Comment(_) | Content::Whole(..)))
    }

    fn finish(&mut self, grid: PartialGrid, comment: Option<String>) -> ReadPuzzle {
        let name = comment.or(self.comment.take());
        let (board, line) = (grid.board(self.geometry), grid.first_line());
        self.above = Some(grid);
        self.comment = None;
        ReadPuzzle { board, name, line }
    }
}

/// How many rows of a grid a line that cannot be read was meant to be, by how long it is: all, one, or none.
fn rows_of(line: &SourceLine<'_>, geometry: &Geometry) -> usize {
    let written = line.text.chars().filter(|found| !found.is_whitespace());
    if written.clone().count() > geometry.cell_count() / 2 {
        return geometry.row_count();
    }
    let cells = written.filter(|&found| cell(found, geometry).is_some()).count();
    usize::from(2 * cells > geometry.column_count())
}

impl AllPuzzles<'_> {
    fn read(&mut self) -> Option<Result<ReadPuzzle, ReadError>> {
        let next = self.puzzles.read_next().transpose();
        if matches!(next, Some(Err(_))) {
            self.puzzles.pass_over();
        }
        next
    }
}

impl Iterator for AllPuzzles<'_> {
    type Item = Result<ReadPuzzle, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        let next = self.ahead.take().or_else(|| self.read())?;
        // Only a grid over several lines can go on in the lines below it.
        if next.is_ok() && self.puzzles.above.is_some() {
            let below = self.read();
            if matches!(below, Some(Err(_))) && self.puzzles.here.doubts_above {
                return below;
            }
            self.ahead = below;
        }
        Some(next)
    }
}

impl Iterator for Puzzles<'_> {
    type Item = Result<ReadPuzzle, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed {
            return None;
        }
        let next = self.read_next().transpose();
        self.failed = matches!(next, Some(Err(_)));
        next
    }
}
