//! Grids side by side, with bars or arrows between them, or each with its frame.

use super::cells;
use super::drawn::Drawn;
use super::found::Found;
use super::grids::Grids;
use super::line::{Kind, Line, is_upright};
use super::signs::Sign;

/// How many grids may stand side by side.
const MOST: usize = 4;

/// The grids of a region, all rows of which have one beside the other: from the left to the right, then those below.
pub(super) fn read(lines: &[Line<'_>], grids: &Grids) -> Option<Vec<Found>> {
    let rows: Vec<&Line<'_>> = lines.iter().filter(|line| line.kind == Kind::Cells).collect();
    if let Some(found) = framed(&rows, grids) {
        return Some(found);
    }
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
    Some(of_rows(&rows, &read, (first.len(), side), grids))
}

/// The grids whose rows these are, so many beside one another.
fn of_rows(
    rows: &[&Line<'_>],
    read: &[Vec<Vec<&str>>],
    (count, side): (usize, usize),
    grids: &Grids,
) -> Vec<Found> {
    let mut found = Vec::new();
    for (lines, rows) in rows.chunks(side).zip(read.chunks(side)) {
        for place in 0..count {
            let mut cells = Vec::new();
            for (line, row) in lines.iter().zip(rows) {
                cells.extend(row[place].iter().map(|cell| (*line, *cell)));
            }
            let read = cells::read(&cells, side, &Drawn::default(), grids);
            let line = lines[0].number;
            found.push(Found { line, name: None, read, is_doubtful: false });
        }
    }
    found
}

/// Classic grids with frames, beside one another.
fn framed(rows: &[&Line<'_>], grids: &Grids) -> Option<Vec<Found>> {
    let is_usual = grids.usual().is_some_and(|grid| grid.is_classic());
    let all: Vec<Vec<&str>> = rows.iter().map(|line| frames_of(&line.text)).collect();
    let count = all.first()?.len();
    let is_even = all.iter().all(|frames| frames.len() == count);
    if !is_usual || !(2..=MOST).contains(&count) || !is_even || !rows.len().is_multiple_of(CLASSIC)
    {
        return None;
    }
    let read = all.iter().map(|frames| frames.iter().map(|it| row_of_blocks(it)).collect());
    let read: Vec<Vec<Vec<&str>>> = read.collect::<Option<_>>()?;
    Some(of_rows(rows, &read, (count, CLASSIC), grids))
}

/// How many rows classic grids have, and how many cells between two borders.
const CLASSIC: usize = 9;
const BLOCK: usize = 3;

/// What stands in the frames of a line: they are parted by blanks, or by an arrow.
fn frames_of(line: &str) -> Vec<&str> {
    let bars: Vec<usize> = line.match_indices(is_upright).map(|(at, _)| at).collect();
    let after = |at: usize| at + line[at..].chars().next().map_or(1, char::len_utf8);
    let is_between = |text: &str| {
        let signs = text.trim();
        !text.is_empty() && signs.chars().all(|it| "-=>→⇒".contains(it))
    };
    let (mut frames, mut begin) = (Vec::new(), 0);
    for two in bars.windows(2) {
        if is_between(&line[after(two[0])..two[1]]) {
            frames.push(line[begin..after(two[0])].trim());
            begin = two[1];
        }
    }
    frames.push(line[begin..].trim());
    frames
}

/// The cells of a row in blocks between bars, within a frame.
fn row_of_blocks(frame: &str) -> Option<Vec<&str>> {
    let inner = frame.strip_prefix(is_upright)?.strip_suffix(is_upright)?;
    let mut cells = Vec::new();
    for block in inner.split(is_upright) {
        cells.extend(row_of(block.trim(), BLOCK)?);
    }
    let is_cell = |cell: &&str| Sign::of(cell, CLASSIC).is_some();
    (cells.len() == CLASSIC && cells.iter().all(is_cell)).then_some(cells)
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
    let is_cell = |cell: &&str| Sign::of(cell, side.max(CLASSIC)).is_some();
    let cells = match words[..] {
        [word] => word.char_indices().map(|(at, it)| &word[at..at + it.len_utf8()]).collect(),
        _ => words,
    };
    (cells.len() == side && cells.iter().all(is_cell)).then_some(cells)
}
