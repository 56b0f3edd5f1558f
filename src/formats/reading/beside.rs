//! Grids side by side, with bars or arrows between them.

use super::cells;
use super::drawn::Drawn;
use super::found::Found;
use super::grids::Grids;
use super::line::{Kind, Line, is_upright};
use super::signs::Sign;

/// How many grids may stand side by side.
const MOST: usize = 4;

/// The grids of a region, all rows of which have one beside the other: from the left to the right, then those below.
pub(super) fn read(lines: &[Line<'_>], grids: &Grids<'_>) -> Option<Vec<Found>> {
    let rows: Vec<&Line<'_>> = lines.iter().filter(|line| line.kind == Kind::Cells).collect();
    let first = parts_of(&rows.first()?.text);
    if first.len() < 2 || first.len() > MOST {
        return None;
    }
    let of_side = |side: usize| {
        if !rows.len().is_multiple_of(side) {
            return None;
        }
        rows.iter().map(|line| rows_of(&line.text, first.len(), side)).collect::<Option<Vec<_>>>()
    };
    let (side, read) =
        grids.sides().into_iter().find_map(|side| of_side(side).map(|read| (side, read)))?;
    let mut found = Vec::new();
    for (lines, rows) in rows.chunks(side).zip(read.chunks(side)) {
        for place in 0..first.len() {
            let mut cells = Vec::new();
            for (line, row) in lines.iter().zip(rows) {
                cells.extend(row[place].iter().map(|cell| (*line, *cell)));
            }
            let read = cells::read(&cells, side, &Drawn::default(), grids);
            let line = lines[0].number;
            found.push(Found { line, name: None, read, is_doubtful: false });
        }
    }
    Some(found)
}

/// So many rows beside one another on a line.
fn rows_of(line: &str, count: usize, side: usize) -> Option<Vec<Vec<&str>>> {
    let parts = parts_of(line);
    if parts.len() != count {
        return None;
    }
    parts.iter().map(|part| row_of(part, side)).collect()
}

/// What bars and arrows part.
fn parts_of(line: &str) -> Vec<&str> {
    let parts = line.split("->").flat_map(|part| part.split("=>"));
    let parts = parts.flat_map(|part| part.split(is_upright)).map(str::trim);
    parts.filter(|part| !part.is_empty()).collect()
}

/// The cells of a row that is one word, or a word a cell.
fn row_of(part: &str, side: usize) -> Option<Vec<&str>> {
    let words: Vec<&str> = part.split_whitespace().take(side + 1).collect();
    let is_cell = |cell: &&str| Sign::of(cell, side).is_some();
    let cells = match words[..] {
        [word] => word.char_indices().map(|(at, it)| &word[at..at + it.len_utf8()]).collect(),
        _ => words,
    };
    (cells.len() == side && cells.iter().all(is_cell)).then_some(cells)
}
