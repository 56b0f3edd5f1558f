//! Lines that follow one another and hold the cells of grids: rows, borders, and blank lines and comments between them.
//!
//! The rows say how many cells a row has; so many rows are a puzzle. What cannot be rows of one grid may be a list of cells,
//! broken anywhere, or rows in which a blank is an empty cell.

use super::drawn::{Drawn, DrawnRow};
use super::found::{FEW_CELLS, Found, push_ended};
use super::gaps::leave_gaps;
use super::grids::Grids;
use super::labels::{BULLETS, has_corner, is_header, is_in_order, is_table};
use super::line::{Kind, Line, words};
use super::refusals::{no_row, wrong};
use super::row::{Form, Row, dashes, framed_dashes, is_blank_row, of_table, row_of};
use super::signs::{Sign, is_empty};
use super::{beside, blanks, cells, list, sixteen, thirds};
use crate::formats::{Fault, ReadError};

/// What a region holds, and which lines belong to nothing.
#[derive(Default)]
pub(super) struct Regions {
    pub(super) found: Vec<Found>,
    pub(super) passed: Vec<usize>,
    /// Whether grids stand beside one another.
    pub(super) is_beside: bool,
}

/// The lines of a region as rows of one length.
struct Rows<'t> {
    side: usize,
    /// Those that are rows, with their places among the lines.
    all: Vec<(usize, Row<'t>)>,
    /// The places, among the lines, of those with cells that are no rows.
    others: Vec<usize>,
}

impl Rows<'_> {
    /// Takes rows with labels for none unless the labels are in order: what stands before them may be a cell too many.
    fn doubt_labels(&mut self) {
        if !is_labelled_well(self) {
            let (labelled, plain) = std::mem::take(&mut self.all)
                .into_iter()
                .partition(|(_, row)| row.label.is_some() || row.is_closed);
            self.all = plain;
            let labelled: Vec<(usize, Row<'_>)> = labelled;
            self.others.extend(labelled.into_iter().map(|(place, _)| place));
            self.others.sort_unstable();
        }
    }

    /// Leaves out the lines with the names of columns, above and below the rows.
    fn leave_names(&mut self, lines: &[Line<'_>], passed: &mut Vec<usize>) {
        let side = self.side;
        let is_name = |place: usize| is_header(&lines[place].text, side);
        let names: Vec<bool> = self.all.iter().map(|(place, _)| is_name(*place)).collect();
        let count = names.iter().filter(|it| **it).count();
        let mut rows = 0;
        let is_outside = names.iter().all(|is_name| {
            rows += usize::from(!is_name);
            !is_name || rows % side == 0
        });
        let are_names = count > 0
            && is_outside
            && rows > 0
            && rows.is_multiple_of(side)
            && (!names.len().is_multiple_of(side) || count > 1 && count * side == rows);
        if are_names {
            self.all.retain(|(place, _)| !is_name(*place));
        }
        self.others.retain(|&place| !is_name(place));
        let left = |place: usize| is_name(place) && lines[place].kind == Kind::Cells;
        let rows = |place| self.all.binary_search_by_key(&place, |(place, _)| *place).is_ok();
        passed.extend(
            (0..lines.len())
                .filter(|place| left(*place) && !rows(*place))
                .map(|place| lines[place].number),
        );
    }

    /// Whether they are those of a smaller grid, with labels before them.
    fn are_of_table(&self) -> bool {
        let rows: Vec<&[&str]> = self.all.iter().map(|(_, row)| row.cells.as_slice()).collect();
        is_table(self.side, &rows)
    }

    /// Whether all of them are fields between signs.
    fn are_fields(&self) -> bool {
        self.all.iter().all(|(_, row)| row.form == Form::Fields)
    }

    fn left_out(&self) -> usize {
        self.all.iter().map(|(_, row)| row.left_out()).sum()
    }

    /// The highest digit that is met.
    fn highest(&self) -> usize {
        let cells = self.all.iter().flat_map(|(_, row)| &row.cells);
        let signs = super::signs::Signs::of(cells.filter_map(|cell| Sign::of(cell, self.side)));
        signs.highest_figure()
    }

    /// Whether the rows are those of whole puzzles.
    fn is_whole(&self) -> bool {
        self.others.is_empty() && !self.all.is_empty() && self.all.len().is_multiple_of(self.side)
    }

    /// Leaves out the lines at both ends that are no rows and have a number or two.
    fn trim(&mut self, lines: &[Line<'_>], passed: &mut Vec<usize>) {
        let ends = self.all.first().zip(self.all.last()).map(|(one, other)| (one.0, other.0));
        let Some((first, last)) = ends else { return };
        let side = self.side;
        self.others.retain(|&place| {
            let text = &lines[place].text;
            let is_few = words(text).count() <= 2 && text.trim().len() <= side / 2;
            let is_outside = place < first || place > last;
            if is_few && is_outside {
                passed.push(lines[place].number);
            }
            !(is_few && is_outside)
        });
    }
}

/// Whether what stands beside rows is no part of them. Labels are those of rows: none, all in order, or the same bullet everywhere.
fn is_labelled_well(rows: &Rows<'_>) -> bool {
    let labels: Vec<Option<&str>> = rows.all.iter().map(|(_, row)| row.label).collect();
    // What stands behind all cells of a row is only passed over where it does in all rows, or in all but the last.
    let is_closed = |rows: &[(usize, Row<'_>)]| {
        let closed = rows.iter().filter(|(_, row)| row.is_closed).count();
        let is_last_open = rows.last().is_some_and(|(_, row)| !row.is_closed);
        closed == 0 || closed == rows.len() || is_last_open && closed + 1 == rows.len()
    };
    if !rows.all.chunks(rows.side).all(is_closed) {
        return false;
    }
    if labels.iter().all(Option::is_none) {
        return true;
    }
    labels.chunks(rows.side).all(|labels| {
        let named: Vec<&str> = labels.iter().flatten().copied().collect();
        let is_all = named.len() == labels.len();
        let is_sign = |label: &&str| label.chars().all(is_empty);
        let is_same = || named.iter().all(|it| *it == named[0] && BULLETS.contains(it));
        // A letter before one row only is a cell too many where letters are cells.
        let is_name = |it: &&str| {
            let is_cell = || rows.side > 9 && Sign::of(it, rows.side).is_some();
            !it.contains(|it: char| it.is_ascii_digit()) && !is_sign(it) && !is_cell()
        };
        is_all && (is_in_order(&named) || is_same()) || named.iter().all(is_name)
    })
}

/// Reads all puzzles of a region.
pub(super) fn read(lines: &[Line<'_>], grids: &Grids) -> Regions {
    if let Some(whole) = read_whole(lines, grids).or_else(|| read_parts(lines, grids)) {
        return whole;
    }
    let mut regions = Regions::default();
    let mut ways = ways(lines, grids);
    for (rows, _) in &mut ways {
        rows.doubt_labels();
    }
    let sides = grids.sides();
    ways.retain(|(rows, _)| !(sides.contains(&(rows.side - 1)) && rows.are_of_table()));
    let most = ways.into_iter().max_by_key(|(rows, _)| {
        // Behind a comma at the end of all lines is a field of a larger grid before it is nothing.
        let fields = if rows.are_fields() { rows.side } else { 0 };
        let (left_out, others) = (rows.left_out(), rows.others.len());
        (rows.all.len(), usize::MAX - left_out, usize::MAX - others, fields)
    });
    let count = lines.iter().filter(|line| line.kind == Kind::Cells).count();
    match most {
        Some((rows, passed)) if rows.all.len() * 2 >= count && rows.all.len() > 1 => {
            regions.passed = passed;
            in_turn(lines, &rows, grids, &mut regions);
        }
        _ => regions.found = vec![wrong(lines, grids)],
    }
    regions
}

/// The lines as rows of each length, and the numbers of those that are left out then.
fn ways<'t>(lines: &'t [Line<'_>], grids: &Grids) -> Vec<(Rows<'t>, Vec<usize>)> {
    let of_side = |side| {
        let mut passed = Vec::new();
        let mut rows = rows_of(lines, side);
        rows.leave_names(lines, &mut passed);
        rows.trim(lines, &mut passed);
        (rows, passed)
    };
    grids.sides().into_iter().map(of_side).collect()
}

/// Reads a region of which all cells are those of whole puzzles.
fn read_whole(lines: &[Line<'_>], grids: &Grids) -> Option<Regions> {
    let mut regions = Regions::default();
    if let Some(found) = thirds::read(lines, grids) {
        return Some(Regions { found, ..Regions::default() });
    }
    let ways = ways(lines, grids);
    let is_other = ways.iter().any(|(rows, _)| rows.side == sixteen::SMALL && rows.is_whole());
    if let Some(found) = sixteen::read(lines, grids).filter(|_| !is_other) {
        return Some(Regions { found, ..Regions::default() });
    }
    // What stands behind arrows may be the rows of a grid beside.
    let has_arrow = |line: &Line<'_>| line.text.contains(['>', '→', '⇒']);
    if lines.iter().any(has_arrow)
        && let Some(found) = beside::read(lines, grids)
    {
        return Some(Regions { found, is_beside: true, ..Regions::default() });
    }
    let sides = grids.sides();
    let is_whole = |rows: &Rows<'_>| {
        rows.is_whole()
            && is_labelled_well(rows)
            && !(sides.contains(&(rows.side - 1)) && rows.are_of_table())
    };
    // Of several ways that leave out as little, the largest grid is meant of which more than half of the digits are met.
    let best = ways.iter().filter(|(rows, _)| is_whole(rows)).min_by_key(|(rows, passed)| {
        let is_small = rows.highest() * 2 <= rows.side;
        (rows.left_out() + passed.len(), is_small, std::cmp::Reverse(rows.side))
    });
    if let Some((rows, passed)) = best {
        regions.passed.clone_from(passed);
        let with_words = |line: &&Line<'_>| {
            line.kind == Kind::Drawn && line.text.contains(char::is_alphanumeric)
        };
        regions.passed.extend(lines.iter().filter(with_words).map(|line| line.number));
        in_turn(lines, rows, grids, &mut regions);
        regions.passed.sort_unstable();
        return Some(regions);
    }
    if let Some(found) = beside::read(lines, grids) {
        return Some(Regions { found, is_beside: true, ..Regions::default() });
    }
    // Rows with labels of which one is wrong are no list of cells.
    let is_labelled = ways.iter().any(|(rows, _)| rows.is_whole() && !is_whole(rows));
    let list =
        || if is_labelled || is_table_of_fields(&ways) { None } else { list::read(lines, grids) };
    let found = blanks::read(lines, grids).or_else(list)?;
    Some(Regions { found, ..Regions::default() })
}

/// Whether all lines are rows of fields of which some are empty: too many or too few of them are no list, since where a line
/// ends is where a field does.
fn is_table_of_fields(ways: &[(Rows<'_>, Vec<usize>)]) -> bool {
    ways.iter().any(|(rows, passed)| {
        let is_empty = |(_, row): &(usize, Row<'_>)| row.cells.iter().any(|cell| cell.is_empty());
        let are_fields = rows.are_fields();
        let are_all = rows.others.is_empty() && passed.is_empty() && rows.all.len() > 1;
        are_all && are_fields && rows.all.iter().any(is_empty)
    })
}

/// A puzzle has no more parts between blank lines than rows.
const MOST_PARTS: usize = 16;

/// Reads a region of grids of several sizes, which blank lines, comments or borders part.
fn read_parts(lines: &[Line<'_>], grids: &Grids) -> Option<Regions> {
    let mut starts = vec![0];
    for (at, two) in lines.windows(2).enumerate() {
        let is_end = match &two[0].kind {
            Kind::Blank => true,
            Kind::Comment(_) => false,
            Kind::Drawn => two[1].kind == Kind::Drawn,
            Kind::Cells => matches!(two[1].kind, Kind::Comment(_)),
        };
        if is_end {
            starts.push(at + 1);
        }
    }
    starts.push(lines.len());
    let mut all = Regions::default();
    let mut from = 0;
    while from + 1 < starts.len() {
        let ends = from + 1..starts.len().min(from + 1 + MOST_PARTS);
        let (end, whole) = ends.into_iter().find_map(|end| {
            let part = &lines[starts[from]..starts[end]];
            let is_whole = part.len() < lines.len();
            let read = if is_whole { read_whole(part, grids) } else { None };
            read.map(|read| (end, read))
        })?;
        all.found.extend(whole.found);
        all.passed.extend(whole.passed);
        all.is_beside |= whole.is_beside;
        from = end;
    }
    Some(all)
}

/// The lines as rows of so many cells.
fn rows_of<'t>(lines: &'t [Line<'_>], side: usize) -> Rows<'t> {
    let mut rows: Vec<(usize, Row<'_>)> = Vec::new();
    let (mut others, mut dashed, mut framed) = (Vec::new(), Vec::new(), Vec::new());
    // Below a corner the first field is a label, also where the last is empty.
    let is_cornered =
        lines.iter().any(|line| line.kind == Kind::Cells && has_corner(&line.text, side));
    let of_table = |text| if is_cornered { of_table(text, side) } else { None };
    for (place, line) in lines.iter().enumerate() {
        match line.kind {
            Kind::Cells => match of_table(&line.text).or_else(|| row_of(&line.text, side)) {
                Some(row) => rows.push((place, row)),
                None if is_blank_row(&line.text) => {}
                None => others.push(place),
            },
            Kind::Drawn if framed_dashes(&line.text, side) => framed.push(place),
            Kind::Drawn if dashes(&line.text, side) => dashed.push(place),
            _ => {}
        }
    }
    let has_dashes = rows.iter().any(|(_, row)| row.cells.contains(&"-"));
    if has_dashes && (rows.len() + framed.len()).is_multiple_of(side) {
        add_rows(&mut rows, lines, framed, side);
    }
    leave_gaps(&mut rows, side);
    // What may be a border, or a row of empty cells, is a row where one is missing.
    let missing = (side - rows.len() % side) % side;
    if missing > 0 && dashed.len() == missing {
        add_rows(&mut rows, lines, dashed, side);
    }
    Rows { side, all: rows, others }
}

/// Adds the lines at these places, as far as they are rows.
fn add_rows<'t>(
    rows: &mut Vec<(usize, Row<'t>)>,
    lines: &'t [Line<'_>],
    places: Vec<usize>,
    side: usize,
) {
    let row = |place: usize| Some((place, row_of(&lines[place].text, side)?));
    rows.extend(places.into_iter().filter_map(row));
    rows.sort_by_key(|(place, _)| *place);
}

/// A grid that is being read.
#[derive(Default)]
struct Partial<'r, 't> {
    rows: Vec<(usize, &'r Row<'t>)>,
    /// How many lines, rows or not.
    count: usize,
    error: Option<ReadError>,
    name: Option<String>,
}

/// Reads the rows one puzzle after another.
fn in_turn(lines: &[Line<'_>], rows: &Rows<'_>, grids: &Grids, regions: &mut Regions) {
    let side = rows.side;
    let are_closed = rows.all.iter().any(|(_, row)| row.is_closed);
    let mut partial = Partial::default();
    let mut name = None;
    // Whether a puzzle has ended and nothing parts it from what is below.
    let mut is_close = false;
    for (place, line) in lines.iter().enumerate() {
        let row = rows.all.binary_search_by_key(&place, |(place, _)| *place).ok();
        let is_other = rows.others.binary_search(&place).is_ok();
        if row.is_none() && !is_other {
            let parts = matches!(line.kind, Kind::Blank | Kind::Comment(_));
            if parts && partial.count > 0 && !goes_on(lines, rows, place, side - partial.count) {
                let end = ended(std::mem::take(&mut partial), lines, side);
                push_ended(&mut regions.found, end, side, is_close);
            }
            is_close &= !parts;
            match &line.kind {
                Kind::Blank => name = None,
                Kind::Comment(comment) => name.clone_from(comment),
                _ => {}
            }
            continue;
        }
        if partial.count == 0 {
            partial.name = name.take();
        }
        partial.count += 1;
        match row {
            Some(row) => partial.rows.push((place, &rows.all[row].1)),
            None => {
                let _ =
                    partial.error.get_or_insert_with(|| no_row(line, (side, are_closed), grids));
            }
        }
        if partial.count == side {
            let done = std::mem::take(&mut partial);
            regions.found.push(if done.error.is_some() {
                ended(done, lines, side)
            } else {
                let left_out = done.rows.iter().filter(|(_, row)| row.left_out() > 0);
                regions.passed.extend(left_out.map(|(place, _)| lines[*place].number));
                whole(&done, lines, side, grids)
            });
            is_close = true;
        }
    }
    if partial.count > 0 {
        push_ended(&mut regions.found, ended(partial, lines, side), side, is_close);
    }
}

/// Whether just the rows that are missing follow before a whole puzzle's worth of rows does.
fn goes_on(lines: &[Line<'_>], rows: &Rows<'_>, place: usize, missing: usize) -> bool {
    let is_row = |at: usize| {
        rows.others.binary_search(&at).is_ok()
            || rows.all.binary_search_by_key(&at, |(at, _)| *at).is_ok()
    };
    let mut below = 0;
    for (at, line) in lines.iter().enumerate().skip(place + 1) {
        if is_row(at) {
            below += 1;
            if below > missing {
                break;
            }
        } else if below > 0 && matches!(line.kind, Kind::Blank | Kind::Comment(_)) {
            break;
        }
    }
    below <= missing
}

/// A puzzle of which all rows are there.
fn whole(partial: &Partial<'_, '_>, lines: &[Line<'_>], side: usize, grids: &Grids) -> Found {
    let mut above = Vec::new();
    let mut drawn = Vec::new();
    let mut last = partial.rows[0].0;
    for &(place, row) in &partial.rows {
        let between = &lines[last + 1..place.max(last + 1)];
        let of_kind = |kind: Kind| between.iter().filter(move |line| line.kind == kind);
        above.clear();
        above.extend(of_kind(Kind::Drawn).map(|line| &*line.text));
        let is_apart = of_kind(Kind::Blank).next().is_some();
        drawn.push(DrawnRow { line: &lines[place].text, row, above: above.clone(), is_apart });
        last = place;
    }
    let cells = partial.rows.iter().flat_map(|(place, row)| {
        let line = &lines[*place];
        row.cells.iter().map(move |cell| (line, *cell))
    });
    let cells: Vec<_> = cells.collect();
    let read = cells::read(&cells, side, &Drawn::of(&drawn), grids);
    let line = lines[partial.rows[0].0].number;
    Found { line, name: partial.name.clone(), read, is_doubtful: false }
}

/// A puzzle that ends too early, or of which a line is no row.
fn ended(partial: Partial<'_, '_>, lines: &[Line<'_>], side: usize) -> Found {
    let first = partial.rows.first().map(|(place, _)| *place);
    let last = partial.rows.last().map(|(place, _)| *place);
    let number = |place: Option<usize>| place.map(|place| lines[place].number);
    let error = partial.error.unwrap_or_else(|| {
        let end = last.map_or(1, |place| lines[place].text.trim_end().chars().count() + 1);
        let fault = Fault::RowCount { expected: side, found: partial.count };
        ReadError::new(number(last).unwrap_or(1), end, fault)
    });
    let line = number(first).unwrap_or(error.line);
    let is_doubtful = partial.count * side < FEW_CELLS || partial.count == 1 && side < OF_DOUBT;
    Found { line, name: partial.name, read: Err(error), is_doubtful }
}

/// A single row of so many cells may be anything.
const OF_DOUBT: usize = 17;
