//! The constraints of a puzzle of f-puzzles. Which field is of which kind its file says, and how it is read follows from the form
//! of its cells and of what is written with it; no kind is known here by name.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde_json::{Map, Value};

use super::fields::Fields;
use super::places::{cell_of, diagonal_from, line_from};
use crate::formats::each::constrained::{Gathered, Parts, Read, is_diagonal, lists_digits};
use crate::formats::each::marks;
use crate::formats::unmet::{Expected, Unmet};
use crate::grid::{Cell, Form, Geometry, Kind, Kinds, Meaning, ValueForm, Which};

/// The field that lists what holds wherever nothing stands.
pub(super) const NEGATIVE: &str = "negative";

/// An object in a field.
type Object = Map<String, Value>;

/// What is written with a constraint.
enum Written {
    /// This, or nothing.
    This(Option<String>),
    /// Nothing, without which the constraint means nothing.
    NoMeaning,
}

/// What constraints are read on.
pub(super) struct Ground<'a> {
    pub(super) fields: &'a Fields<'a>,
    /// The grid without them.
    pub(super) geometry: &'a Geometry,
    /// Whether its regions have fewer cells than there are digits, so that they are only groups.
    pub(super) is_in_pieces: bool,
    /// The digits that the puzzle leaves to single cells.
    pub(super) marks: Vec<(Cell, String, Vec<usize>)>,
}

/// Whether a field is one of constraints: not if it says something of the whole grid to which there is no exception.
pub(super) fn is_field(name: &str, fields: &Fields<'_>, kinds: &Kinds) -> bool {
    let kind = kinds.iter().find(|kind| kind.files.f_puzzles.as_deref() == Some(name));
    name == NEGATIVE || kind.is_some_and(|kind| !is_whole(kind) || is_dotted(kind, fields, kinds))
}

fn is_whole(kind: &Kind) -> bool {
    kind.cells == Form::Whole
}

/// Whether something stands in the grid that a kind excepts, which is said of the whole grid.
fn is_dotted(kind: &Kind, fields: &Fields<'_>, kinds: &Kinds) -> bool {
    let excepted = kind.means.iter().filter_map(|meaning| match meaning {
        Meaning::Pairs(Which::Sides(excepted), _) => Some(excepted),
        _ => None,
    });
    let mut excepted = excepted.flatten().filter_map(|id| {
        let kind = kinds.iter().find(|kind| kind.id == *id);
        kind?.files.f_puzzles.as_deref()
    });
    excepted.any(|field| fields.others().any(|other| other == field))
}

/// Reads all constraints.
pub(super) fn read(ground: &Ground<'_>) -> Read {
    let gathered = Gathered::new(ground.geometry, ground.is_in_pieces);
    let mut reading = Reading { ground, gathered };
    for kind in ground.geometry.kinds().iter() {
        if let Some(field) = &kind.files.f_puzzles {
            reading.field(kind, field);
        }
    }
    reading.negatives();
    reading.gathered.read
}

/// The constraints that were read so far.
struct Reading<'a> {
    ground: &'a Ground<'a>,
    gathered: Gathered<'a>,
}

impl Reading<'_> {
    fn field(&mut self, kind: &Arc<Kind>, field: &str) {
        if lists_digits(kind) {
            return self.marks(kind, field);
        }
        let Some(value) = self.ground.fields.other(field) else { return };
        if is_whole(kind) {
            if value == Value::Bool(true)
                && is_dotted(kind, self.ground.fields, self.ground.geometry.kinds())
            {
                self.gathered.add(kind, field, field, Vec::new(), None);
            }
            return;
        }
        let Some(entries) = value.as_array() else {
            return self.gathered.read.unmet.push(Unmet::field(field, Expected::Cells));
        };
        for (number, entry) in entries.iter().enumerate() {
            let place = format!("{field}[{number}]");
            let Err(unmet) = self.entry(kind, field, &place, entry) else { continue };
            self.gathered.read.unmet.push(unmet);
        }
    }

    fn entry(
        &mut self,
        kind: &Arc<Kind>,
        field: &str,
        place: &str,
        entry: &Value,
    ) -> Result<(), Unmet> {
        let wrong = |place: String, expected| Unmet::at(field, &place, expected);
        let entry = entry.as_object().ok_or_else(|| wrong(place.to_owned(), Expected::Cells))?;
        let written = self.written(kind, entry);
        let written = written.map_err(|it| wrong(format!("{place}.{it}"), Expected::Value))?;
        let Written::This(value) = written else { return Ok(()) };
        let all = self.parts(kind, entry);
        let all = all.map_err(|within| wrong(format!("{place}.{within}"), Expected::Cells))?;
        for parts in all {
            self.gathered.add(kind, field, place, parts, value.clone());
        }
        Ok(())
    }

    /// The digits that are left to cells.
    fn marks(&mut self, kind: &Arc<Kind>, field: &str) {
        let geometry = self.ground.geometry;
        for (cell, place, numbers) in &self.ground.marks {
            let numbers: BTreeSet<usize> = numbers.iter().copied().collect();
            let digits = numbers.iter().map(|&number| marks::numbered(geometry, number));
            match digits.collect::<Option<Vec<_>>>() {
                None => self.gathered.read.unmet.push(Unmet::at(field, place, Expected::Value)),
                // All are no less than there are.
                Some(digits) if digits.len() == geometry.digit_count() => {}
                Some(digits) => {
                    let digits = digits.into_iter().map(|digit| geometry.symbol(digit)).collect();
                    self.gathered.add(kind, field, place, vec![vec![*cell]], Some(digits));
                }
            }
        }
    }

    /// What holds wherever nothing stands. What it says of numbers it says of each that stands somewhere, or of the usual one.
    fn negatives(&mut self) {
        let Some(value) = self.ground.fields.other(NEGATIVE) else { return };
        let kinds = Arc::clone(self.ground.geometry.kinds());
        let Some(names) = value.as_array() else {
            return self.gathered.read.unmet.push(Unmet::field(NEGATIVE, Expected::Known));
        };
        for (number, name) in names.iter().enumerate() {
            let place = format!("{NEGATIVE}[{number}]");
            let is_it = |kind: &&Arc<Kind>| {
                kind.files.negative.as_deref().is_some_and(|it| Some(it) == name.as_str())
            };
            let Some(kind) = kinds.iter().find(is_it) else {
                self.gathered.read.unmet.push(Unmet::at(NEGATIVE, &place, Expected::Known));
                continue;
            };
            if kind.value == ValueForm::None {
                self.gathered.add(kind, NEGATIVE, &place, Vec::new(), None);
                continue;
            }
            for value in self.values_of(name.as_str().unwrap_or_default()) {
                self.gathered.add(kind, NEGATIVE, &place, Vec::new(), Some(value));
            }
        }
    }

    /// The values of the constraints of a field, each once; the usual one if there are none.
    fn values_of(&self, field: &str) -> BTreeSet<String> {
        let kinds = self.ground.geometry.kinds();
        let kind = kinds.iter().find(|kind| kind.files.f_puzzles.as_deref() == Some(field));
        let usual = kind.and_then(|kind| kind.usual(self.ground.geometry.worths()));
        let usual = usual.map(|usual| usual.to_string());
        let found = self.gathered.read.found.iter().filter(|found| found.field == field);
        let values = found.filter_map(|it| it.constraint.value.clone().or_else(|| usual.clone()));
        let values: BTreeSet<String> = values.collect();
        if values.is_empty() { usual.into_iter().collect() } else { values }
    }

    /// What is written with a constraint.
    ///
    /// # Errors
    /// The field that holds something else.
    fn written(&self, kind: &Kind, entry: &Object) -> Result<Written, &'static str> {
        if kind.value == ValueForm::Digits {
            let digits = self.digits(entry).ok_or("values")?;
            let is_none = digits.is_empty();
            return Ok(if is_none { Written::NoMeaning } else { Written::This(Some(digits)) });
        }
        let text = match entry.get("value") {
            None | Some(Value::Null) => String::new(),
            Some(Value::String(text)) => text.trim().to_owned(),
            Some(Value::Number(number)) => number.to_string(),
            Some(_) => return Err("value"),
        };
        let number = || match text.as_str() {
            "" => Ok(None),
            text => match text.parse::<i32>() {
                Ok(0) if kind.files.zero_is_none => Ok(None),
                Ok(number) => Ok(Some(number.to_string())),
                Err(_) => Err("value"),
            },
        };
        match &kind.value {
            ValueForm::None | ValueForm::Digits => Ok(Written::This(None)),
            ValueForm::Counts
            | ValueForm::Table
            | ValueForm::Pattern
            | ValueForm::Machine
            | ValueForm::Alternatives => Err("value"),
            ValueForm::Number => {
                let number = number()?;
                Ok(number.map_or(Written::NoMeaning, |number| Written::This(Some(number))))
            }
            ValueForm::Optional | ValueForm::Default(_) => Ok(Written::This(number()?)),
            ValueForm::OneOf(_) if text.is_empty() => Ok(Written::NoMeaning),
            ValueForm::OneOf(known) => {
                let known = known.iter().find(|(word, _)| word.eq_ignore_ascii_case(&text));
                known.map(|(word, _)| Written::This(Some(word.clone()))).ok_or("value")
            }
        }
    }

    /// The digits that are listed, lowest first; `None` if something else is.
    fn digits(&self, entry: &Object) -> Option<String> {
        let geometry = self.ground.geometry;
        let none = Vec::new();
        let listed = match entry.get("values") {
            None | Some(Value::Null) => &none,
            Some(values) => values.as_array()?,
        };
        let digit = |value: &Value| {
            let number = match value {
                Value::String(text) => text.trim().parse().ok(),
                value => value.as_u64().and_then(|number| usize::try_from(number).ok()),
            };
            marks::numbered(geometry, number?)
        };
        let mut digits = listed.iter().map(digit).collect::<Option<Vec<_>>>()?;
        digits.sort_unstable();
        Some(digits.into_iter().map(|digit| geometry.symbol(digit)).collect())
    }

    /// The cells of the constraints of an entry. What has too few to mean anything is none.
    ///
    /// # Errors
    /// The field that holds something else.
    fn parts(&self, kind: &Kind, entry: &Object) -> Result<Vec<Parts>, String> {
        let of = self.ground.geometry.dimensions();
        let sorted = |mut cells: Vec<Cell>| {
            cells.sort_unstable();
            cells.dedup();
            cells
        };
        match kind.cells {
            Form::Cell => {
                let cells = match entry.get("cell") {
                    Some(cell) if !entry.contains_key("cells") => {
                        vec![cell_of(cell, of).ok_or("cell")?]
                    }
                    _ => self.cells(entry, "cells")?,
                };
                Ok(cells.into_iter().map(|cell| vec![vec![cell]]).collect())
            }
            Form::Pair | Form::Corner => {
                let cells = sorted(self.cells(entry, "cells")?);
                let count = if kind.cells == Form::Pair { 2 } else { 4 };
                let is_near = cells.len() == count && self.are_near(&cells);
                if is_near { Ok(vec![vec![cells]]) } else { Err("cells".to_owned()) }
            }
            Form::Area { least } => {
                let cells = sorted(self.cells(entry, "cells")?);
                Ok(if cells.len() < least { Vec::new() } else { vec![vec![cells]] })
            }
            Form::Line { least } => {
                let lines = self.lines(entry)?.into_iter();
                let lines = lines.map(|line| if differ(kind) { each_once(line) } else { line });
                Ok(lines.filter(|line| line.len() >= least).map(|line| vec![line]).collect())
            }
            Form::Lines => Ok(vec![self.lines(entry)?]),
            Form::Parts(_) => match &kind.files.other_cells {
                Some(other) => self.copies(entry, other),
                None => self.behind(entry),
            },
            Form::Outside => Ok(vec![vec![self.beside(kind, entry)?]]),
            Form::Whole => Ok(Vec::new()),
        }
    }

    /// Whether these are two neighbours, or the cells around a corner.
    fn are_near(&self, cells: &[Cell]) -> bool {
        let of = self.ground.geometry.dimensions();
        let steps = |one: Cell, other: Cell| {
            let columns = of.column(one).abs_diff(of.column(other));
            (of.row(one).abs_diff(of.row(other)), columns)
        };
        let is_far = |(rows, columns): (usize, usize)| rows > 1 || columns > 1;
        let mut pairs = cells.iter().flat_map(|one| cells.iter().map(|other| (*one, *other)));
        !pairs.any(|(one, other)| is_far(steps(one, other)))
            && (cells.len() > 2 || steps(cells[0], cells[1]) != (1, 1))
    }

    fn cells(&self, entry: &Object, field: &str) -> Result<Vec<Cell>, String> {
        let value = entry.get(field).and_then(Value::as_array).ok_or(field)?;
        self.all_of(value).map_err(|place| format!("{field}[{place}]"))
    }

    /// The cells that are named, or the place of what names none.
    fn all_of(&self, names: &[Value]) -> Result<Vec<Cell>, usize> {
        let of = self.ground.geometry.dimensions();
        names.iter().enumerate().map(|(place, name)| cell_of(name, of).ok_or(place)).collect()
    }

    fn lines(&self, entry: &Object) -> Result<Vec<Vec<Cell>>, String> {
        let lines = entry.get("lines").and_then(Value::as_array).ok_or("lines")?;
        let line = |(number, line): (usize, &Value)| {
            let cells = line.as_array().ok_or_else(|| format!("lines[{number}]"))?;
            self.all_of(cells).map_err(|place| format!("lines[{number}][{place}]"))
        };
        lines.iter().enumerate().map(line).collect()
    }

    /// Cells, and others each of which belongs to one of them; a cell that belongs to itself says nothing.
    fn copies(&self, entry: &Object, other: &str) -> Result<Vec<Parts>, String> {
        let [cells, copies] = [self.cells(entry, "cells")?, self.cells(entry, other)?];
        if cells.len() != copies.len() {
            return Err(other.to_owned());
        }
        let pairs = cells.into_iter().zip(copies).filter(|(one, other)| one != other);
        let (cells, copies): (Vec<Cell>, Vec<Cell>) = pairs.unzip();
        Ok(if cells.is_empty() { Vec::new() } else { vec![vec![cells, copies]] })
    }

    /// Cells, and lines each of which begins in one of them.
    fn behind(&self, entry: &Object) -> Result<Vec<Parts>, String> {
        let first = self.cells(entry, "cells")?;
        let lines = self.lines(entry)?.into_iter().filter(|line| line.len() > 1);
        let all: Vec<Parts> = lines.map(|line| vec![first.clone(), line[1..].to_vec()]).collect();
        if first.is_empty() && !all.is_empty() { Err("cells".to_owned()) } else { Ok(all) }
    }

    /// The cells that a clue beside the grid looks at.
    fn beside(&self, kind: &Kind, entry: &Object) -> Result<Vec<Cell>, String> {
        let of = self.ground.geometry.dimensions();
        let text = |field: &str| entry.get(field).and_then(Value::as_str);
        let cells = if is_diagonal(kind) {
            let ends = text("cell").zip(text("direction"));
            ends.and_then(|(cell, direction)| diagonal_from(cell, direction, of))
        } else {
            text("cell").and_then(|cell| line_from(cell, of))
        };
        match cells {
            Some(cells) => Ok(cells),
            None if entry.contains_key("cells") => {
                let cells = self.cells(entry, "cells")?;
                if cells.is_empty() { Err("cells".to_owned()) } else { Ok(cells) }
            }
            None => Err("cell".to_owned()),
        }
    }
}

/// Whether all cells of a kind differ, so that one that a closed line comes back to is not meant twice.
fn differ(kind: &Kind) -> bool {
    kind.means.contains(&Meaning::Differ)
}

fn each_once(cells: Vec<Cell>) -> Vec<Cell> {
    let mut known = BTreeSet::new();
    cells.into_iter().filter(|cell| known.insert(*cell)).collect()
}
