//! Cells that programs write as objects: `{"row": 0, "col": 3, "value": 5}`, all in a list or in rows.

use super::literal::{Value, What};
use super::signs::Sign;

/// What the digit of a cell is called.
const DIGITS: [&str; 7] = ["value", "digit", "val", "v", "number", "num", "n"];

/// What rows and columns are called.
const ROWS: [&str; 3] = ["row", "r", "y"];
const COLUMNS: [&str; 4] = ["col", "column", "c", "x"];

/// What says that a cell is a given.
const GIVENS: [&str; 8] =
    ["given", "isgiven", "fixed", "isfixed", "locked", "prefilled", "clue", "initial"];

/// What the marks of a cell are called.
const MARKS: [&str; 9] = [
    "candidates",
    "notes",
    "marks",
    "pencilmarks",
    "pencil_marks",
    "possibles",
    "possibilities",
    "options",
    "domain",
];

/// The most rows of a grid.
const MOST: usize = 25;

/// The cells of a grid in reading order.
pub(super) struct Objects<'t> {
    pub(super) texts: Vec<&'t str>,
    /// Which of them hold digits that were found, as they say.
    pub(super) is_found: Vec<bool>,
    /// What marks are called that are left out, since not every empty cell has some.
    pub(super) ignored: Option<&'t str>,
}

/// A cell as its object says.
struct One<'t> {
    text: Option<&'t str>,
    place: Option<(usize, usize)>,
    is_given: Option<bool>,
    /// What the marks are called, and what they are.
    marks: Option<(&'t str, &'t str)>,
}

impl One<'_> {
    fn is_empty(&self) -> bool {
        self.text.is_none_or(|text| Sign::of(text, MOST).is_none_or(Sign::may_be_empty))
    }
}

/// The cells of a grid, if a value is a list of objects, or of as many lists of them, that are cells. Cells with places may be
/// in any order, and some be left out; no place may be met twice.
pub(super) fn cells<'t>(
    value: &Value<'t>,
    unit: &'t str,
    has_cells: &dyn Fn(usize) -> bool,
) -> Option<Objects<'t>> {
    let What::List(values) = &value.what else { return None };
    let in_rows = values.iter().all(|row| matches!(row.what, What::List(_)));
    let mut all = Vec::new();
    for value in values {
        match &value.what {
            What::List(row) if in_rows && row.len() == values.len() => {
                for cell in row {
                    all.push(one(cell, unit)?);
                }
            }
            What::Object(_) if !in_rows => all.push(one(value, unit)?),
            _ => return None,
        }
    }
    let first = all.iter().find_map(|cell| cell.text)?;
    let empty = &first[..0];
    let (order, count) = places(&all)?;
    if !has_cells(count) {
        return None;
    }
    // Marks count where every empty cell has some.
    let are_marks = all.len() == count
        && all.iter().any(One::is_empty)
        && all.iter().all(|cell| !cell.is_empty() || cell.marks.is_some());
    let ignored = all.iter().filter(|cell| cell.is_empty()).find_map(|cell| cell.marks);
    let ignored = ignored.filter(|_| !are_marks).map(|(name, _)| name);
    let mut texts = vec![empty; count];
    let mut is_given = vec![None; count];
    for (cell, at) in all.iter().zip(order) {
        let marks = cell.marks.filter(|_| are_marks && cell.is_empty()).map(|(_, marks)| marks);
        texts[at] = marks.or(cell.text).unwrap_or(empty);
        is_given[at] = cell.is_given;
    }
    // Where no cell is called a given, none is called found either.
    let says = is_given.contains(&Some(true));
    let is_found = is_given.iter().map(|it| says && *it == Some(false)).collect();
    Some(Objects { texts, is_found, ignored })
}

/// Where each cell stands in reading order, and how many there are with those that are left out.
fn places(all: &[One<'_>]) -> Option<(Vec<usize>, usize)> {
    if all.iter().all(|cell| cell.place.is_none()) {
        return Some(((0..all.len()).collect(), all.len()));
    }
    let places: Vec<(usize, usize)> = all.iter().map(|cell| cell.place).collect::<Option<_>>()?;
    let rows = || places.iter().map(|place| place.0);
    let columns = || places.iter().map(|place| place.1);
    // They count from 0 where one is met; the last row and the last column say how many there are.
    let first = usize::from(!rows().chain(columns()).any(|it| it == 0));
    let last = rows().max().filter(|last| columns().max() == Some(*last) && *last < MOST)?;
    let side = (last + 1).checked_sub(first)?;
    if 4 * all.len() <= side * side {
        return None;
    }
    let mut is_met = vec![false; side * side];
    let mut order = Vec::with_capacity(all.len());
    for (row, column) in places {
        let at = (row - first) * side + column - first;
        if std::mem::replace(&mut is_met[at], true) {
            return None;
        }
        order.push(at);
    }
    Some((order, side * side))
}

/// An object as a cell.
fn one<'t>(value: &Value<'t>, unit: &'t str) -> Option<One<'t>> {
    let What::Object(fields) = &value.what else { return None };
    let field = |names: &[&str]| {
        let is_named = |name: &str| names.iter().any(|known| known.eq_ignore_ascii_case(name));
        fields.iter().find(|(name, _)| is_named(name)).map(|(_, value)| value)
    };
    let text = |value: &Value<'t>| match value.what {
        What::Text(text) => Some(text),
        _ => None,
    };
    let number = |names: &[&str]| field(names).and_then(text)?.parse::<usize>().ok();
    let digit = match field(&DIGITS) {
        Some(digit) => Some(text(digit)?),
        None => None,
    };
    let place = number(&ROWS).zip(number(&COLUMNS));
    let is_called = |name: &str| MARKS.iter().any(|known| known.eq_ignore_ascii_case(name));
    let named = fields.iter().filter(|(name, _)| is_called(name));
    let mut named = named.filter_map(|(name, value)| Some((*name, value.marks(unit)?)));
    let marks = named.next();
    let is_given = field(&GIVENS).and_then(text).map(|text| text == "true" || text == "1");
    (digit.is_some() || place.is_some()).then_some(One { text: digit, place, is_given, marks })
}
