//! What one line of a text holds.

use super::grid_name::named_in;
use super::line_cells::{LineCells, cell, framed_row, grouped_cells, table_row};
use super::source_lines::SourceLine;
use super::{Fault, ReadError};
use crate::grid::{Board, Cell, Entry, Geometry};
use crate::message::is_command;

/// The longest name that a puzzle gets from a text, in characters.
const MAX_NAME: usize = 200;

/// What a line holds.
#[derive(Clone, Debug)]
pub(super) enum Content<'a> {
    /// Nothing, or a comment.
    Blank,
    /// A line that is drawn.
    Border,
    /// A puzzle, one character a cell.
    Whole(Board),
    /// Some of the cells of a grid.
    Cells(LineCells<'a>),
}

/// What the line holds.
///
/// # Errors
/// [`ReadError`] where the line fits no form by itself.
pub(super) fn content_of<'a>(
    line: &SourceLine<'a>,
    geometry: &Geometry,
) -> Result<Content<'a>, ReadError> {
    // Tabs may part empty cells.
    if line.text.bytes().all(|byte| byte == b' ') {
        return Ok(Content::Blank);
    }
    if let Some(board) = whole_puzzle(line, geometry)? {
        return Ok(Content::Whole(board));
    }
    let text = line.text.split_once('#').map_or(line.text, |(text, _)| text);
    let row = cells_of(&SourceLine { number: line.number, text }, geometry)?;
    Ok(match row {
        Some(cells) => Content::Cells(cells),
        None if text.trim().is_empty() => Content::Blank,
        None => Content::Border,
    })
}

/// The cells of a line without comment, or `None` if it is blank or only drawn.
fn cells_of<'a>(
    line: &SourceLine<'a>,
    geometry: &Geometry,
) -> Result<Option<LineCells<'a>>, ReadError> {
    if let Some(separator) = [';', ','].into_iter().find(|&mark| line.text.contains(mark)) {
        return table_row(line, geometry, separator).map(Some);
    }
    // From a spreadsheet's clipboard; but tabs may part digits just like spaces.
    if line.text.contains('\t')
        && let Some(row) = framed_row(line, geometry, |found| found == '\t')
    {
        return Ok(Some(row));
    }
    let drawn = line.text.contains(is_drawn);
    if drawn && let Some(row) = framed_row(line, geometry, is_bar) {
        return Ok(Some(row));
    }
    if is_border(line.text) {
        return Ok(None);
    }
    let row = grouped_cells(line, geometry, is_separator)?;
    match row.count {
        0 => Ok(None),
        _ if drawn && !row.is_complete(geometry) => Err(row.length_error(line, geometry)),
        _ => Ok(Some(row)),
    }
}

/// A vertical line between cells.
pub(super) fn is_bar(character: char) -> bool {
    matches!(character, '|' | '¦' | '│' | '┃' | '║' | '╎' | '╏' | '┆' | '┇' | '┊' | '┋')
}

/// What may stand between the cells of a row in a drawn grid: a bar, or where lines cross.
pub(super) fn is_separator(character: char) -> bool {
    is_bar(character) || ('\u{2500}'..='\u{257f}').contains(&character)
}

/// What a drawn grid is drawn with.
pub(super) fn is_drawn(character: char) -> bool {
    is_separator(character) || matches!(character, '-' | '+' | '=' | '–' | '—')
}

/// Whether the line shows no cells but only the frame around them. Its corners may be dots and
/// stars, which are cells elsewhere, if there is a line between them.
pub(super) fn is_border(text: &str) -> bool {
    let blank_or_drawn = |found: char| found.is_whitespace() || is_drawn(found);
    let corner = |found: char| matches!(found, '.' | '*' | ':' | '\'');
    text.chars().all(|found| blank_or_drawn(found) || corner(found))
        && (text.chars().all(blank_or_drawn) || text.contains("--") || text.contains("=="))
}

/// The board of a line that begins with a whole puzzle, one character a cell; `None` if it does not, and holds something
/// else.
///
/// # Errors
/// [`Fault::LineLength`] if the line is clearly meant so but has another number of cells;
/// [`Fault::AfterPuzzle`] if what comes after the puzzle is not clearly its name.
pub(super) fn whole_puzzle(
    line: &SourceLine<'_>,
    geometry: &Geometry,
) -> Result<Option<Board>, ReadError> {
    if let Some(board) = bare_puzzle(line.text, geometry) {
        return Ok(Some(board));
    }
    let text = line.text.trim_start();
    let start = line.text.len() - text.len();
    let end = text.find(|found: char| found.is_whitespace() || ",;#".contains(found));
    let word = &text[..end.unwrap_or(text.len())];
    let (expected, found) = (geometry.in_lines(), word.chars().count());
    let long = found > geometry.column_count().max(expected / 2);
    if found != expected && !(long && text.trim_end() == word) {
        return Ok(None);
    }
    let Some(read) = reading_of(word, geometry) else {
        return Ok(None);
    };
    if found != expected {
        let surplus = word.char_indices().nth(expected).map_or(word.len(), |(byte, _)| byte);
        let fault = Fault::LineLength { expected, found };
        return Err(ReadError::new(line.number, line.column(start + surplus), fault));
    }
    let mut board = Board::empty(geometry.cell_count());
    for (index, character) in word.chars().enumerate() {
        board.set(Cell::new(index), read(character, geometry).unwrap_or_default());
    }
    expect_name(line, start + word.len(), geometry)?;
    Ok(Some(board))
}

/// The board of a line with nothing on it but the cells, as most lines of large files are; this
/// decides nothing that [`whole_puzzle`] would not, only sooner.
fn bare_puzzle(text: &str, geometry: &Geometry) -> Option<Board> {
    let text = text.trim_ascii();
    if text.len() != geometry.in_lines() {
        return None;
    }
    let mut board = Board::empty(geometry.cell_count());
    for (index, character) in text.chars().enumerate() {
        board.set(Cell::new(index), cell(character, geometry)?);
    }
    Some(board)
}

/// How a character is read as a cell.
type CellReader = fn(char, &Geometry) -> Option<Entry>;

/// How the characters of a word are to be read so that all are cells, if there is a way. That
/// `-` is an empty cell is only sure of a word that has digits and no other empty cell.
fn reading_of(word: &str, geometry: &Geometry) -> Option<CellReader> {
    let dashes: CellReader = |found, geometry| match found {
        '-' => Some(Entry::Empty),
        _ => geometry.digit(found).map(Entry::Given),
    };
    if word.chars().all(|found| cell(found, geometry).is_some()) {
        Some(cell)
    } else if word.chars().all(|found| dashes(found, geometry).is_some())
        && word.chars().any(|found| found != '-')
    {
        Some(dashes)
    } else {
        None
    }
}

/// Says that what stands behind a whole puzzle that ends at the byte `end` of the line is its name, if it is anything. A comment
/// is one, and so is text with a letter that is no digit of the grid.
fn expect_name(line: &SourceLine<'_>, end: usize, geometry: &Geometry) -> Result<(), ReadError> {
    let parts = |found: char| found.is_whitespace() || ",;".contains(found);
    let rest = line.text[end..].trim_matches(parts);
    let plain = rest.split_once('#').map_or(rest, |(plain, _)| plain);
    let names = |found: char| found.is_alphabetic() && geometry.digit(found).is_none();
    let Some(first) = plain.chars().next().filter(|_| !plain.contains(names)) else {
        return Ok(());
    };
    let column = line.column(line.text.len() - line.text[end..].trim_start_matches(parts).len());
    let more = plain.chars().filter(|&found| cell(found, geometry).is_some()).count();
    let cells_only = plain.chars().all(|found| parts(found) || cell(found, geometry).is_some());
    let expected = geometry.in_lines();
    let fault = if cells_only {
        Fault::LineLength { expected, found: expected + more }
    } else {
        Fault::AfterPuzzle { found: first }
    };
    Err(ReadError::new(line.number, column, fault))
}

/// A name without what does not belong on a line; `None` if nothing is left, or it is the name of the grid.
pub(super) fn name_from(text: &str) -> Option<String> {
    if named_in(text).is_some() {
        return None;
    }
    let shown = text.trim_matches(|found: char| found.is_whitespace() || "#\"".contains(found));
    let name: String = shown.chars().filter(|found| !is_command(*found)).take(MAX_NAME).collect();
    (!name.is_empty()).then_some(name)
}
