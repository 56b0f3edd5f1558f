//! Lists of puzzles of 4×4, whose lines may be rows of 16×16 as well.

use super::drawn::Drawn;
use super::found::Found;
use super::grids::Grids;
use super::line::{Kind, Line};
use super::row::{Row, row_of};
use super::signs::Sign;
use super::{cells, words};

/// How many rows such a puzzle has.
pub(super) const SMALL: usize = 4;

/// How many cells.
const CELLS: usize = SMALL * SMALL;

/// What one line holds.
enum One<'t> {
    Puzzle(Row<'t>),
    /// A word with a cell more or less.
    Near(&'t str),
}

/// The puzzles of a region of which most lines have sixteen cells, if no digit but those of 4×4 is met. A line with a cell more
/// or less among them is refused.
pub(super) fn read(lines: &[Line<'_>], grids: &Grids) -> Option<Vec<Found>> {
    if !grids.sides().contains(&SMALL) {
        return None;
    }
    let own = lines.iter().filter(|line| line.kind == Kind::Cells);
    let own: Vec<_> = own.map(|line| Some((line, one(&line.text)?))).collect::<Option<_>>()?;
    let near = own.iter().filter(|(_, one)| matches!(one, One::Near(_))).count();
    let is_border = |line: &Line<'_>| line.text.trim().chars().count() >= CELLS;
    let is_drawn = lines.iter().any(|line| line.kind == Kind::Drawn && is_border(line));
    if 2 * near > own.len() || is_drawn {
        return None;
    }
    let found = own.into_iter().map(|(line, one)| {
        let read = match one {
            One::Puzzle(row) => {
                let places: Vec<_> = row.cells.iter().map(|cell| (line, *cell)).collect();
                cells::read(&places, SMALL, &Drawn::default(), grids)
            }
            One::Near(word) => Err(words::miscounted(
                word,
                CELLS,
                cells::place_of(line, &line.text[start(line)..]),
            )),
        };
        Found { line: line.number, name: None, read, is_doubtful: false }
    });
    Some(found.collect())
}

/// Where the first word of a line begins.
fn start(line: &Line<'_>) -> usize {
    line.text.len() - line.text.trim_start().len()
}

fn one(text: &str) -> Option<One<'_>> {
    let is_small = |cell: &str| match Sign::of(cell, SMALL) {
        Some(Sign::Figure(value)) => usize::from(value) <= SMALL,
        sign => sign.is_some(),
    };
    if let Some(row) = row_of(text, CELLS) {
        return row.cells.iter().all(|cell| is_small(cell)).then_some(One::Puzzle(row));
    }
    let word = text.trim();
    let is_word = word.chars().all(|it| is_small(it.encode_utf8(&mut [0; 4])));
    (is_word && words::is_near(word, CELLS)).then_some(One::Near(word))
}
