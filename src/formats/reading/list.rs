//! Cells one after another, over as many lines as one likes.

use super::cells;
use super::drawn::Drawn;
use super::found::Found;
use super::grids::Grids;
use super::labels::{has_corner, is_table};
use super::line::{Kind, Line, is_upright};
use super::row::without_comment;
use super::signs::Sign;

/// A list of cells that is broken anywhere: in each part between blank lines one, or in all of them together.
pub(super) fn read(lines: &[Line<'_>], grids: &Grids) -> Option<Vec<Found>> {
    let parts: Vec<&[Line<'_>]> = lines
        .split(|line| line.kind == Kind::Blank)
        .filter(|part| part.iter().any(|line| line.kind == Kind::Cells))
        .collect();
    let of_parts: Option<Vec<Found>> = parts.iter().map(|part| list_of(part, grids)).collect();
    of_parts.or_else(|| list_of(lines, grids).or_else(|| broken(lines, grids)).map(|it| vec![it]))
}

/// A puzzle in one word that is broken into lines of one length, longer than a row of any grid; the last may be shorter.
fn broken(lines: &[Line<'_>], grids: &Grids) -> Option<Found> {
    if lines.iter().any(|line| line.kind == Kind::Drawn) {
        return None;
    }
    let of_cells: Vec<&Line<'_>> = lines.iter().filter(|line| line.kind == Kind::Cells).collect();
    let counts = of_cells.iter().map(|line| line.text.trim().chars().count());
    let counts: Vec<usize> = counts.collect();
    let (first, last) = (*counts.first()?, *counts.last()?);
    let side =
        grids.sides().into_iter().find(|side| side * side == counts.iter().sum::<usize>())?;
    let is_even = counts[..counts.len() - 1].iter().all(|it| *it == first) && last <= first;
    let is_row = grids.sides().into_iter().any(|side| side >= first) || grids.has_cells(first);
    if counts.len() < 2 || !is_even || is_row {
        return None;
    }
    let cells = of_cells.iter().flat_map(|&line| {
        let letters = line.text.char_indices().filter(|(_, it)| !it.is_whitespace());
        letters.map(move |(at, it)| (line, &line.text[at..at + it.len_utf8()]))
    });
    let cells: Vec<(&Line<'_>, &str)> = cells.collect();
    let is_whole = cells.len() == side * side;
    let are_cells = is_whole && cells.iter().all(|(_, cell)| Sign::of(cell, side).is_some());
    are_cells.then(|| Found {
        line: cells[0].0.number,
        name: None,
        read: cells::read(&cells, side, &Drawn::default(), grids),
        is_doubtful: false,
    })
}

fn list_of(lines: &[Line<'_>], grids: &Grids) -> Option<Found> {
    // What is drawn has rows.
    let is_drawn = |line: &Line<'_>| line.kind == Kind::Drawn || line.text.contains(is_upright);
    if lines.iter().any(is_drawn) {
        return None;
    }
    let cells_of = |line: &'_ Line<'_>| line.kind == Kind::Cells;
    // A field with nothing in it is an empty cell, but for the last where all lines end so, or all but the last.
    let is_open = |line: &&Line<'_>| !ends_in_nothing(&line.text);
    let mut rows = lines.iter().filter(|line| cells_of(line)).rev();
    let _ = rows.next();
    let is_closed = !rows.any(|line| is_open(&line));
    let of_line = |line: &Line<'_>| words_of(line, is_closed);
    let mut all = Vec::new();
    let mut only = lines.iter().filter(|line| cells_of(line));
    if let (Some(line), None) = (only.next(), only.next()) {
        all = fields_of(line, grids);
    }
    let is_whole = !all.is_empty();
    for line in lines.iter().filter(|line| cells_of(line) && !is_whole) {
        all.extend(
            of_line(line).into_iter().map(|(at, length)| (line, &line.text[at..at + length])),
        );
    }
    let side = grids.sides().into_iter().find(|side| side * side == all.len())?;
    // As many rows of as many cells may be a table, with labels before its rows.
    let rows: Vec<Vec<&str>> = all
        .chunk_by(|one, other| one.0.number == other.0.number)
        .map(|row| row.iter().map(|(_, cell)| *cell).collect())
        .collect();
    let rows: Vec<&[&str]> = rows.iter().map(Vec::as_slice).collect();
    let has_names =
        || lines.iter().any(|line| grids.sides().iter().any(|side| has_corner(&line.text, *side)));
    let is_square = rows.len() == side && rows.iter().all(|row| row.len() == side);
    if is_square && is_table(side, &rows) || has_names() {
        return None;
    }
    let is_list = all.iter().all(|(_, cell)| {
        Sign::of(cell, side).is_some() || side <= 9 && super::marks::is_marks(cell)
    });
    let name = lines.iter().find_map(|line| match &line.kind {
        Kind::Comment(name) => Some(name.clone()),
        _ => None,
    });
    is_list.then(|| Found {
        line: all[0].0.number,
        name: name.flatten(),
        read: cells::read(&all, side, &Drawn::default(), grids),
        is_doubtful: false,
    })
}

/// The places and lengths of the cells on a line; `is_closed` says whether what is empty at its end is none.
fn words_of(line: &Line<'_>, is_closed: bool) -> Vec<(usize, usize)> {
    let text = without_comment(&line.text);
    let parts = |it: char| it.is_whitespace() || matches!(it, '"' | '\'' | '|');
    let start = line.text.as_ptr() as usize;
    let place = |word: &str| (word.as_ptr() as usize - start, word.len());
    let mut found = Vec::new();
    let mut fields = text.split([',', ';']).peekable();
    while let Some(field) = fields.next() {
        let is_last = fields.peek().is_none();
        let is_cell = !is_last || !is_closed && ends_in_nothing(text);
        if field.trim().is_empty() && is_cell {
            found.push(place(&field[field.len()..]));
        }
        found.extend(field.split(parts).filter(|word| !word.is_empty()).map(place));
    }
    found
}

/// Whether nothing stands behind the last comma or semicolon of a line.
fn ends_in_nothing(line: &str) -> bool {
    without_comment(line).trim_end().ends_with([',', ';'])
}

/// The fields of all cells on one line, if there are as many as a grid has cells: blank ones are empty.
fn fields_of<'l, 't>(line: &'l Line<'t>, grids: &Grids) -> Vec<(&'l Line<'t>, &'l str)> {
    let text = without_comment(&line.text).trim();
    let Some(mark) = [';', ','].into_iter().find(|mark| text.contains(*mark)) else {
        return Vec::new();
    };
    let fields: Vec<_> = text.split(mark).map(|field| (line, field.trim())).collect();
    if grids.has_cells(fields.len()) { fields } else { Vec::new() }
}
