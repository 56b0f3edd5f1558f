//! All formats, and which of them a text is in.

use std::sync::Arc;

use super::each::{
    candidates::Candidates729, f_puzzles, hodoku::Hodoku, iss, open_sudoku::OpenSudoku,
    pencil_marks::PencilMarks, sdk::Sdk, sdm::Sdm, simple_sudoku::SimpleSudoku,
    state_line::StateLine, sudoku_coach::SudokuCoach, sudoku_pad, sudoku_wiki::SudokuWiki,
};
use super::format::{Document, Format, FormatError, Unwritable, WrittenPuzzle};
use super::grid_name::{named_grid, naming};
use super::print::TextFormat;
use crate::grid::{Geometry, grid_named};

/// All formats. The first that recognises a text is the one that it is in.
pub static FORMATS: [&dyn Format; 21] = [
    &TextFormat::Line,
    &TextFormat::Grid,
    &TextFormat::Rows,
    &TextFormat::List,
    &TextFormat::Csv,
    &SudokuWiki,
    &SudokuCoach,
    &f_puzzles::PackedLink,
    &f_puzzles::Json,
    &iss::Text,
    &iss::PageLink,
    &sudoku_pad::Packed,
    &sudoku_pad::Short,
    &OpenSudoku,
    &Sdk,
    &Sdm,
    &SimpleSudoku,
    &Hodoku,
    &StateLine,
    &PencilMarks,
    &Candidates729,
];

/// Finds the format with this name.
pub fn format_named(name: &str) -> Option<&'static dyn Format> {
    FORMATS.iter().copied().find(|format| format.about().name == name)
}

/// Writes a puzzle as a link that opens it at SudokuPad: a short one if its digits are all that there is to say, else one
/// that keeps everything.
///
/// # Errors
/// Why no link can hold it.
pub fn link_to(puzzle: &WrittenPuzzle) -> Result<String, Unwritable> {
    let puzzles = std::slice::from_ref(puzzle);
    let short = || sudoku_pad::Short.write(puzzles).ok();
    let short = if puzzle.state.is_in_play() { None } else { short() };
    short.map_or_else(|| sudoku_pad::Packed.write(puzzles), Ok)
}

/// Writes puzzles in a format, one after another where a text of it holds only one, so that all are read again.
///
/// # Errors
/// Why they cannot be written.
pub fn write_all(format: &dyn Format, puzzles: &[WrittenPuzzle]) -> Result<String, Unwritable> {
    if format.about().holds_many {
        return format.write(puzzles);
    }
    let mut texts = Vec::new();
    // What one text says of its grid on a line of its own holds for those below it too.
    let mut is_named = false;
    for puzzle in puzzles {
        let text = format.write(std::slice::from_ref(puzzle))?;
        let names = text.lines().any(|line| line.starts_with('#') && named_grid(line).is_some());
        if is_named && named_grid(&text).is_none() {
            texts.push(naming(&puzzle.geometry));
        }
        is_named |= names;
        texts.push(text);
    }
    Ok(texts.join("\n"))
}

/// Finds the format that a text is in; `None` for one that only a [`Reader`](super::Reader) may understand.
pub fn format_of(text: &str) -> Option<&'static dyn Format> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    FORMATS.iter().copied().find(|format| format.recognises(text))
}

/// Reads a text in the format that it is in, on the grid that it names, or the first of these that fits; `None` as
/// [`format_of`].
pub fn read_document(text: &str, grids: &[Arc<Geometry>]) -> Option<Result<Document, FormatError>> {
    format_of(text).map(|format| read_in(format, text, grids))
}

/// Reads a text in this format; else as [`read_document`].
///
/// # Errors
/// What is wrong with it, and where.
pub fn read_in(
    format: &dyn Format,
    text: &str,
    grids: &[Arc<Geometry>],
) -> Result<Document, FormatError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let named = named_grid(text);
    let named: Vec<_> = named.and_then(|name| grid_named(name, grids.iter())).into_iter().collect();
    let grids = if named.is_empty() { grids } else { &named };
    format.read(text, grids).map_err(|fault| FormatError { format: format.about().name, fault })
}
