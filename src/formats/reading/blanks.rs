//! Rows in which a blank is an empty cell, each cell at its place on the line.

use super::cells;
use super::drawn::{Drawn, DrawnRow};
use super::found::Found;
use super::grids::Grids;
use super::line::{Kind, Line, is_upright};
use super::row::{Form, Row, is_blank_row};
use super::signs::{Sign, is_empty};
use crate::formats::{Fault, ReadError};

/// Where the cells between two bars stand: the first, and how far each is from the next.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Layout {
    first: usize,
    step: usize,
}

/// A line as bars part it.
type Parts<'t> = Vec<Vec<(usize, char)>>;

/// The puzzles of a region, if all of its lines are such rows.
pub(super) fn read(lines: &[Line<'_>], grids: &Grids) -> Option<Vec<Found>> {
    // Behind a tab a character may stand anywhere.
    if lines.iter().any(|line| line.text.contains('\t')) {
        return None;
    }
    let last = lines.iter().rposition(|line| line.kind == Kind::Cells)?;
    let first = lines.iter().position(|line| line.kind == Kind::Cells)?;
    // Rows without digits are all that is between the bars, or there are such lines only for the looks; or they are blank.
    let with = |(bars, blank): (bool, bool)| -> Vec<usize> {
        let is_row = |line: &Line<'_>| match line.kind {
            Kind::Cells => bars || !is_blank_row(&line.text),
            Kind::Blank => blank,
            _ => false,
        };
        (first..=last).filter(|&place| is_row(&lines[place])).collect()
    };
    [(true, false), (false, false), (true, true)].into_iter().find_map(|rows| {
        let rows = with(rows);
        // Of several sizes that of which the cells are farthest apart: between them nothing is ever met.
        let ways = grids.sides().into_iter().filter_map(|side| of_side(lines, &rows, side, grids));
        let best = ways.reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.map(|(_, found)| found)
    })
}

/// The puzzles on these rows, if they have so many cells, and how far these are from one another.
fn of_side(
    lines: &[Line<'_>],
    rows: &[usize],
    side: usize,
    grids: &Grids,
) -> Option<(usize, Vec<Found>)> {
    if rows.is_empty() || !rows.len().is_multiple_of(side) {
        return None;
    }
    let mut parts: Vec<Parts<'_>> = rows.iter().map(|&row| parts_of(&lines[row].text)).collect();
    let is_closed = leave_outside(&mut parts);
    let count = parts[0].len();
    let cells = side.checked_div(count).filter(|cells| cells * count == side)?;
    if parts.iter().any(|row| row.len() != count) {
        return None;
    }
    // Where a blank is an empty cell, no other sign is; 0 may be a digit where bars say where the cells are.
    let is_other = |found: char| is_empty(found) && (found != '0' || count == 1);
    if parts.iter().flatten().flatten().any(|&(_, found)| is_other(found)) {
        return None;
    }
    let layout = layout(&parts, cells, count > 1)?;
    // A row that is only cut off may lack a digit.
    let is_met = |part: &Vec<(usize, char)>| {
        let mut places = (0..cells).map(|at| layout.first + layout.step * at);
        places.any(|at| part.get(at).is_some_and(|(_, it)| it.is_whitespace()))
    };
    if count == 1 && !parts.iter().flatten().any(is_met) {
        return None;
    }
    let chunks = rows.chunks(side).zip(parts.chunks(side));
    let read = chunks.map(|(rows, parts)| {
        let mut found = of_rows(lines, rows, parts, layout, cells, grids);
        if let Some((row, column, surplus)) = uneven(parts, is_closed) {
            let more = surplus.abs().max(1).unsigned_abs().div_ceil(layout.step);
            let met = if surplus < 0 { side.saturating_sub(more) } else { side + more };
            let fault = Fault::RowLength { expected: side, cells: side * side, found: met };
            found.read = Err(ReadError::new(lines[rows[row]].number, column, fault));
        }
        found
    });
    Some((layout.step, read.collect()))
}

/// The first row in which bars part less or more room than in most rows, where this is seen, and how much more: a blank is
/// missing there, or there is one too many.
fn uneven(parts: &[Parts<'_>], is_closed: bool) -> Option<(usize, usize, isize)> {
    let count = parts.first()?.len();
    // What is behind the last bar may be cut off.
    let seen = if is_closed { count } else { count - 1 };
    let widths = |at: usize| parts.iter().map(move |row| row[at].len());
    let usual = |at: usize| widths(at).max_by_key(|one| widths(at).filter(|it| it == one).count());
    let usual: Vec<usize> = (0..seen).filter_map(usual).collect();
    parts.iter().enumerate().find_map(|(row, parts)| {
        let (at, usual) =
            usual.iter().enumerate().find(|(at, usual)| parts[*at].len() != **usual)?;
        let before: usize = parts[..=at].iter().map(|part| part.len() + 1).sum();
        Some((row, before, parts[at].len().cast_signed() - usual.cast_signed()))
    })
}

/// The characters between the bars of a line, each with its byte.
fn parts_of(line: &str) -> Parts<'_> {
    let mut parts = vec![Vec::new()];
    for (byte, found) in line.char_indices() {
        if is_upright(found) {
            parts.push(Vec::new());
        } else if let Some(part) = parts.last_mut() {
            part.push((byte, found));
        }
    }
    parts
}

/// Leaves out what stands outside of the outer bars, and is no part of the grid, if there is nothing in any row.
/// Whether there was something to leave out at the end.
fn leave_outside(rows: &mut [Parts<'_>]) -> bool {
    type Part = Vec<(usize, char)>;
    let is_blank = |part: Option<&Part>| {
        part.is_some_and(|part| part.iter().all(|(_, it)| it.is_whitespace()))
    };
    if rows.iter().any(|row| row.len() < 2) {
        return false;
    }
    let is_closed = rows.iter().all(|row| is_blank(row.last()));
    if is_closed {
        for row in rows.iter_mut() {
            let _ = row.pop();
        }
    }
    if rows.iter().all(|row| is_blank(row.first())) {
        for row in rows.iter_mut() {
            let _ = row.remove(0);
        }
    }
    is_closed
}

/// The only way in which all cells stand at the places of so many cells.
fn layout(parts: &[Parts<'_>], cells: usize, is_drawn: bool) -> Option<Layout> {
    let all = || parts.iter().flatten();
    let places =
        || all().flat_map(|part| part.iter().enumerate().filter(|(_, it)| !it.1.is_whitespace()));
    let widest = all().map(Vec::len).max()?;
    let least = places().map(|(place, _)| place).min()?;
    let most = places().map(|(place, _)| place).max()?;
    let fits = |layout: &Layout| {
        let end = layout.first + layout.step * (cells - 1);
        most <= end
            && places().all(|(place, _)| {
                place >= layout.first && (place - layout.first).is_multiple_of(layout.step)
            })
            && if is_drawn { is_centred(layout, widest, end) } else { most == end }
    };
    // Bars say how wide a part is; without them the first and the last cell of a row must be met.
    let firsts: Vec<usize> = if is_drawn { vec![0, 1, 2] } else { vec![least] };
    let ways = [1, 2, 3, 4]
        .into_iter()
        .flat_map(|step| firsts.iter().map(move |&first| Layout { first, step }));
    let mut ways = ways.filter(|layout| fits(layout));
    let only = ways.next()?;
    ways.next().is_none().then_some(only)
}

/// Whether as much room is left at both sides of the cells, or one step too much at one of them.
const fn is_centred(layout: &Layout, widest: usize, end: usize) -> bool {
    let Some(behind) = widest.checked_sub(end + 1) else { return false };
    let (before, step) = (layout.first, layout.step);
    before == behind || before == 0 && behind + 1 == step || behind == 0 && before + 1 == step
}

/// The puzzle on these rows.
fn of_rows(
    lines: &[Line<'_>],
    rows: &[usize],
    parts: &[Parts<'_>],
    layout: Layout,
    cells: usize,
    grids: &Grids,
) -> Found {
    let side = rows.len();
    let written: Vec<Row<'_>> = rows
        .iter()
        .zip(parts)
        .map(|(&row, parts)| {
            let text = &*lines[row].text;
            let cell = |part: &Vec<(usize, char)>, at: usize| match part.get(at) {
                Some(&(byte, found)) if !found.is_whitespace() => {
                    &text[byte..byte + found.len_utf8()]
                }
                Some(&(byte, _)) => &text[byte..byte],
                None => {
                    let end = part.last().map_or(text.len(), |(byte, it)| byte + it.len_utf8());
                    &text[end..end]
                }
            };
            let of_part =
                |part| (0..cells).map(move |at| cell(part, layout.first + layout.step * at));
            let cells = parts.iter().flat_map(of_part).collect();
            Row { form: Form::Framed, cells, label: None, is_followed: false, is_closed: false }
        })
        .collect();
    let mut drawn = Vec::new();
    let mut above = rows[0];
    for (&place, row) in rows.iter().zip(&written) {
        let between = &lines[above + 1..place.max(above + 1)];
        let drawn_lines = between.iter().filter(|line| line.kind == Kind::Drawn);
        let above_lines = drawn_lines.map(|line| &*line.text).collect();
        drawn.push(DrawnRow { line: &lines[place].text, row, above: above_lines, is_apart: false });
        above = place;
    }
    let cells = rows
        .iter()
        .zip(&written)
        .flat_map(|(&place, row)| row.cells.iter().map(move |cell| (&lines[place], *cell)));
    let cells: Vec<_> = cells.collect();
    let is_known = cells.iter().find(|(_, cell)| Sign::of(cell, side).is_none());
    let read = match is_known {
        Some((line, cell)) => {
            let (line, column) = cells::place_of(line, cell);
            let found = cell.chars().next().unwrap_or(' ');
            Err(ReadError::new(line, column, Fault::AfterPuzzle { found }))
        }
        None => cells::read(&cells, side, &Drawn::of(&drawn), grids),
    };
    Found { line: lines[rows[0]].number, name: None, read, is_doubtful: false }
}
