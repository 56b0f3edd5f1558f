//! What is wrong with lines that should hold the cells of grids, and where.

use super::found::{FEW_CELLS, Found};
use super::grids::Grids;
use super::line::{Kind, Line, words};
use super::row::without_comment;
use super::signs::Sign;
use crate::formats::{Fault, ReadError, puzzles};

/// That a line has another number of cells than a row, or what else is wrong with it. Where rows are closed by an empty field,
/// so is this one.
pub(super) fn no_row(
    line: &Line<'_>,
    (side, are_closed): (usize, bool),
    grids: &Grids,
) -> ReadError {
    let text = without_comment(&line.text).trim_end();
    let inner = without_brackets(text);
    let at = |part: &str| {
        let byte = part.as_ptr() as usize - text.as_ptr() as usize;
        text[..byte].chars().count() + 1
    };
    let found: Vec<&str> = if inner.contains([',', ';']) {
        let mut fields: Vec<&str> = inner
            .split([',', ';'])
            .map(|it| if it.trim().is_empty() { it } else { it.trim() })
            .collect();
        let _ = fields.pop_if(|last| are_closed && last.is_empty());
        fields
    } else {
        words(text).collect()
    };
    let is_grouped = found.len() < side / 2;
    let characters = text.char_indices().filter(|(_, it)| !it.is_whitespace() && *it != '|');
    let characters: Vec<&str> =
        characters.map(|(byte, it)| &text[byte..byte + it.len_utf8()]).collect();
    let cells = if is_grouped { characters } else { found };
    let bad = cells.iter().find(|cell| !cell.is_empty() && Sign::of(cell, side).is_none());
    let geometry = grids.usual();
    match (bad, geometry) {
        (Some(bad), Some(geometry)) if cells.len() == side => {
            let letter = bad.chars().find(|it| Sign::of(&it.to_string(), side).is_none());
            let letter = letter.or(bad.chars().next()).unwrap_or(' ');
            let offset = bad.find(letter).unwrap_or(0);
            ReadError::new(line.number, at(bad) + offset, super::words::character(letter, geometry))
        }
        _ => {
            let column = cells.get(side).map_or(text.chars().count() + 1, |surplus| at(surplus));
            let fault = Fault::RowLength { expected: side, cells: side * side, found: cells.len() };
            ReadError::new(line.number, column, fault)
        }
    }
}

/// What is within the brackets around a line, if there are some; a comma behind them is of no field.
fn without_brackets(text: &str) -> &str {
    let within = text.trim_start_matches(|it: char| it.is_whitespace() || "[({".contains(it));
    let before = text.trim_end_matches([',', ';']);
    let end = before.trim_end_matches([')', ']', '}']);
    let is_bracketed = end.len() < before.len() || within.len() < text.trim_start().len();
    let end = if is_bracketed { end.len() } else { text.len() };
    let begin = (text.len() - within.len()).min(end);
    if is_bracketed { &text[begin..end] } else { text }
}

/// What is wrong with a region of which nothing can be read.
pub(super) fn wrong(lines: &[Line<'_>], grids: &Grids) -> Found {
    let cells = |line: &&Line<'_>| line.kind == Kind::Cells;
    let first = lines.iter().find(cells).map_or(1, |line| line.number);
    let count: usize = lines.iter().filter(cells).map(|line| line.text.trim().len()).sum();
    let expected = grids.usual().map_or(81, |grid| grid.in_lines());
    let text: Vec<&str> = lines.iter().map(|line| &*line.text).collect();
    let error = grids.usual().and_then(|grid| {
        let error = puzzles::check(&text.join("\n"), grid).err()?;
        let line = lines.get(error.line.saturating_sub(1)).map_or(first, |line| line.number);
        Some(error.on_line(line))
    });
    let fault = Fault::CellCount { expected, found: count };
    let error = error.unwrap_or_else(|| ReadError::new(first, 1, fault));
    let is_doubtful = count < FEW_CELLS || lines.iter().filter(cells).count() == 1;
    Found { line: first, name: None, read: Err(error), is_doubtful }
}

/// Whether a line is written as another one that is a row, but for a sign or two that are no cells.
pub(super) fn is_row_but_for_signs(text: &str, row: &str) -> bool {
    let [text, row] = [text.trim_end(), row.trim_end()];
    if has_fields_but_for_signs(text, row) {
        return true;
    }
    let is_cell = |it: char| Sign::of(&it.to_string(), LARGEST).is_some();
    let is_between = |it: char| !it.is_alphanumeric() && !is_cell(it);
    let mut wrong = 0;
    let is_alike = text.chars().zip(row.chars()).all(|(one, other)| {
        let is_wrong = is_cell(other) && !is_cell(one) && !one.is_whitespace();
        wrong += usize::from(is_wrong);
        is_wrong || is_between(one) == is_between(other)
    });
    is_alike && text.chars().count() == row.chars().count() && (1..=MOST_WRONG).contains(&wrong)
}

/// Whether a line has as many fields between commas as one that is a row of them, and one or two of these are no cells.
fn has_fields_but_for_signs(text: &str, row: &str) -> bool {
    let [text, row] = [text, row].map(fields_of);
    let is_cell = |field: &&str| Sign::of(field, row.len()).is_some();
    let wrong: Vec<&&str> = text.iter().filter(|field| !is_cell(field)).collect();
    row.len() > 3
        && text.len() == row.len()
        && row.iter().all(is_cell)
        && (1..=MOST_WRONG).contains(&wrong.len())
        && wrong.iter().all(|field| field.len() <= LONGEST_WRONG)
}

/// The fields of a line, without what is around all of them.
fn fields_of(line: &str) -> Vec<&str> {
    let inner = line.trim_matches(|it: char| it.is_whitespace() || "[](){},;".contains(it));
    inner.split(',').map(str::trim).collect()
}

/// A field of more characters is no cell that went wrong.
const LONGEST_WRONG: usize = 4;

/// More signs that are no cells make no row.
const MOST_WRONG: usize = 2;

/// The side of the classic grid, whose cells are figures.
const LARGEST: usize = 9;
