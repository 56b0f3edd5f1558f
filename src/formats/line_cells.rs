//! The cells that one line of a larger grid holds, in whichever form it is written.
//!
//! A line of a table, or of a grid in which every cell has its frame, is split into fields, and a
//! blank field is an empty cell. In any other line the cells are the characters that are not
//! blank and draw nothing.

use super::reading::signs::{EMPTY_TOLD, is_empty};
use super::source_lines::SourceLine;
use super::{Fault, ReadError};
use crate::grid::{Entry, Geometry};

/// The longest number that an error repeats.
const MAX_FOUND: usize = 20;

/// One cell: what stands in it, and the byte of the line at which it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ReadCell {
    pub(super) entry: Entry,
    pub(super) byte: usize,
}

/// The cells of one line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct LineCells<'a> {
    /// The cells, but at most one more of them than the grid has.
    pub(super) cells: Vec<ReadCell>,
    /// How many cells the line has.
    pub(super) count: usize,
    /// The first group of several characters: three cells of a block, say, or a number.
    pub(super) group: Option<&'a str>,
}

impl LineCells<'_> {
    fn push(&mut self, cell: ReadCell, geometry: &Geometry) {
        self.count += 1;
        if self.cells.len() <= geometry.in_lines() {
            self.cells.push(cell);
        }
    }

    /// Whether the line is a row or the whole grid.
    pub(super) fn is_complete(&self, geometry: &Geometry) -> bool {
        self.count == geometry.column_count() || self.count == geometry.in_lines()
    }

    /// Where one sees that the line has another number of cells than expected: at the first that
    /// is too many, or at the end.
    pub(super) fn miscount_column(&self, line: &SourceLine<'_>, expected: usize) -> usize {
        self.cells.get(expected).map_or(line.end_column(), |surplus| line.column(surplus.byte))
    }

    /// That the line is neither a row nor the whole grid.
    pub(super) fn length_error(&self, line: &SourceLine<'_>, geometry: &Geometry) -> ReadError {
        let (expected, cells, found) = (geometry.column_count(), geometry.in_lines(), self.count);
        let column = self.miscount_column(line, expected);
        ReadError::new(line.number, column, Fault::RowLength { expected, cells, found })
    }
}

/// Whether a character is a dash, with which empty cells are written, and borders are drawn.
const fn is_dash(character: char) -> bool {
    matches!(character, '-' | '–' | '—' | '−')
}

/// The given or the empty cell that a character stands for.
pub(super) fn cell(character: char, geometry: &Geometry) -> Option<Entry> {
    let digit = if character.is_ascii_alphanumeric() { geometry.digit(character) } else { None };
    // Whether a dash is a cell or drawn is not seen from it alone.
    let is_empty = || is_empty(character) && !is_dash(character);
    digit.map(Entry::Given).or_else(|| is_empty().then_some(Entry::Empty))
}

/// That `found` is in a place where a cell was expected.
pub(super) fn character_error(
    line: &SourceLine<'_>,
    byte: usize,
    geometry: &Geometry,
) -> ReadError {
    let found = line.text[byte..].chars().next().unwrap_or_default();
    let fault =
        Fault::Character { digits: digit_ranges(geometry), empty: EMPTY_TOLD.to_owned(), found };
    ReadError::new(line.number, line.column(byte), fault)
}

/// The digits of the grid, as `1–9, A–G`.
pub(super) fn digit_ranges(geometry: &Geometry) -> String {
    let mut ranges: Vec<(char, char)> = Vec::new();
    for symbol in geometry.digits().map(|digit| geometry.symbol(digit)) {
        match ranges.last_mut() {
            Some((_, last)) if u32::from(*last) + 1 == u32::from(symbol) => *last = symbol,
            _ => ranges.push((symbol, symbol)),
        }
    }
    let print = |(first, last)| {
        if first == last { String::from(first) } else { format!("{first}–{last}") }
    };
    ranges.into_iter().map(print).collect::<Vec<_>>().join(", ")
}

/// That `group` has several characters where a cell stands alone.
pub(super) fn number_error(line: &SourceLine<'_>, group: &str) -> ReadError {
    let found = match group.char_indices().nth(MAX_FOUND) {
        Some((end, _)) => format!("{}…", &group[..end]),
        None => group.to_owned(),
    };
    ReadError::new(line.number, line.column(byte_of(line, group)), Fault::Number { found })
}

/// The row of a grid in which every cell has a frame, or `None` if the line is no such row: it
/// must have as many fields as a row has cells, besides blank ones at the outer ends, and in
/// each field one cell, or nothing.
pub(super) fn framed_row<'a>(
    line: &SourceLine<'a>,
    geometry: &Geometry,
    separates: fn(char) -> bool,
) -> Option<LineCells<'a>> {
    let mut rest = line.text.split(separates);
    let mut fields: Vec<&str> = rest.by_ref().take(geometry.column_count() + 2).collect();
    let blank = |field: &&str| field.trim().is_empty();
    let surplus = fields.len().checked_sub(geometry.column_count())?;
    if surplus > 0 && fields.last().is_some_and(blank) {
        let _ = fields.pop();
    }
    if surplus > 1 && fields.first().is_some_and(blank) {
        let _ = fields.remove(0);
    }
    if fields.len() != geometry.column_count() || rest.next().is_some() {
        return None;
    }
    let mut row = LineCells::default();
    for field in fields {
        let mut characters = field.trim().chars();
        let entry = match characters.next() {
            None => Entry::Empty,
            Some(character) => cell(character, geometry)?,
        };
        if characters.next().is_some() {
            return None;
        }
        row.push(ReadCell { entry, byte: byte_of(line, field) }, geometry);
    }
    Some(row)
}

/// The cells of a line of a table: a row, or the whole grid. A field may be in quotes, and the
/// last one may be followed by a separator.
///
/// # Errors
/// [`Fault::FieldCount`], or what is wrong with the first bad field.
pub(super) fn table_row<'a>(
    line: &SourceLine<'a>,
    geometry: &Geometry,
    separator: char,
) -> Result<LineCells<'a>, ReadError> {
    let mut row = LineCells::default();
    let mut fields = line.text.split(separator).peekable();
    while let Some(field) = fields.next() {
        let last = fields.peek().is_none();
        if last && row.is_complete(geometry) && field.trim().is_empty() {
            break;
        }
        row.push(table_cell(line, field, geometry)?, geometry);
    }
    if row.is_complete(geometry) {
        return Ok(row);
    }
    let (expected, found) = (geometry.column_count(), row.count);
    let column = row.miscount_column(line, expected);
    Err(ReadError::new(line.number, column, Fault::FieldCount { expected, found }))
}

/// The cell in one field of a table.
fn table_cell(
    line: &SourceLine<'_>,
    field: &str,
    geometry: &Geometry,
) -> Result<ReadCell, ReadError> {
    let trimmed = field.trim();
    let inner = trimmed.strip_prefix('"').and_then(|inner| inner.strip_suffix('"'));
    let text = inner.unwrap_or(trimmed).trim();
    let mut entry = Entry::Empty;
    for (byte, character) in text.char_indices() {
        entry = cell(character, geometry)
            .ok_or_else(|| character_error(line, byte_of(line, text) + byte, geometry))?;
    }
    if text.chars().nth(1).is_some() {
        return Err(number_error(line, text));
    }
    Ok(ReadCell { entry, byte: byte_of(line, field) })
}

/// The cells of a line in which they are written one after another, alone or in groups, parted by
/// blanks and by what `draws`.
///
/// # Errors
/// [`Fault::Character`] for what is neither a cell nor drawn, and [`Fault::Number`] for a number
/// with several digits among cells that stand alone.
pub(super) fn grouped_cells<'a>(
    line: &SourceLine<'a>,
    geometry: &Geometry,
    draws: fn(char) -> bool,
) -> Result<LineCells<'a>, ReadError> {
    let mut row = LineCells::default();
    let mut alone = false;
    let mut number = None;
    for group in line.text.split(|found: char| found.is_whitespace() || draws(found)) {
        let before = row.count;
        let start = byte_of(line, group);
        for (byte, character) in group.char_indices() {
            let entry = cell(character, geometry)
                .ok_or_else(|| character_error(line, start + byte, geometry))?;
            row.push(ReadCell { entry, byte: start + byte }, geometry);
        }
        match row.count - before {
            0 => {}
            1 => alone = true,
            _ => {
                row.group = row.group.or(Some(group));
                if group.bytes().all(|byte| byte.is_ascii_digit()) {
                    number = number.or(Some(group));
                }
            }
        }
    }
    match number {
        Some(number) if alone => Err(number_error(line, number)),
        _ => Ok(row),
    }
}

/// The byte of the line at which a part of it begins.
fn byte_of(line: &SourceLine<'_>, part: &str) -> usize {
    part.as_ptr() as usize - line.text.as_ptr() as usize
}
