//! Writing puzzles as JSON of f-puzzles.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::constraints::{self, Ground, NEGATIVE};
use super::fields::Fields;
use super::places::{name_of, start_of_diagonal, start_of_line};
use super::said::{CENTRE_MARKS, FALLING, REGIONS, RISING, kept_apart};
use crate::formats::each::constrained::{is_diagonal, key};
use crate::formats::each::marks;
use crate::formats::each::shape::Shape;
use crate::formats::format::{Unwritable, WrittenPuzzle};
use crate::formats::grid_name::is_usual_block;
use crate::grid::{Cell, Constraint, DigitSet, Entry, Form, Geometry, StepsApart, ValueForm};

/// Writes a puzzle as JSON.
///
/// # Errors
/// [`Unwritable`] says why it cannot be.
pub(super) fn write_json(puzzle: &WrittenPuzzle) -> Result<Value, Unwritable> {
    let geometry = &puzzle.geometry;
    let shape = Shape::of(geometry);
    let left = marks::is_struck(puzzle).then(|| marks::left_of(puzzle)).transpose()?;
    let is_known = |said: &StepsApart| kept_apart().any(|(_, known)| known == *said);
    if !geometry.has_usual_digits() || !shape.apart.iter().all(is_known) {
        return Err(Unwritable::Grid);
    }
    let (fields, in_cells) = fields_of(geometry)?;
    let is_plain =
        geometry.blocks().is_some_and(|blocks| is_usual_block(blocks, geometry.digit_count()));
    let left = left.as_deref();
    let cell = |at: Cell| {
        let mut cell = cell_of(at, puzzle, left.map(|left| left[at.index()]));
        let mut put = |field: &str, value: Value| drop(cell.insert(field.to_owned(), value));
        if !is_plain {
            let region = geometry.area_of(at).map(|_| shape.areas[at.index()]);
            put("region", json!(region));
        }
        for (_, field, digits) in in_cells.iter().filter(|(cell, ..)| *cell == at) {
            put(field, json!(digits));
        }
        Value::Object(cell)
    };
    let cells: Vec<Value> = geometry.cells().map(cell).collect();
    let rows: Vec<&[Value]> = cells.chunks(shape.of.columns).collect();
    let mut written = Map::new();
    let mut put = |field: &str, value: Value| drop(written.insert(field.to_owned(), value));
    put("size", json!(shape.of.columns));
    if let Some(title) = &puzzle.title {
        put("title", json!(title));
    }
    if let Some(author) = &puzzle.author {
        put("author", json!(author));
    }
    put("grid", json!(rows));
    for (field, said) in kept_apart() {
        if shape.apart.contains(&said) {
            put(field, json!(true));
        }
    }
    let mut extra = shape.extra;
    for (diagonal, field) in Shape::diagonals(shape.of.columns).iter().zip([RISING, FALLING]) {
        if extra.remove(diagonal) {
            put(field, json!(true));
        }
    }
    if !extra.is_empty() {
        put(REGIONS, json!(extra.iter().map(|cells| named(geometry, cells)).collect::<Vec<_>>()));
    }
    written.extend(fields);
    let written = Value::Object(written);
    if says_all(&written.to_string(), geometry, &in_cells) {
        Ok(written)
    } else {
        Err(Unwritable::Grid)
    }
}

/// What a cell holds, and what is left in it where that is not seen.
fn cell_of(at: Cell, puzzle: &WrittenPuzzle, left: Option<DigitSet>) -> Map<String, Value> {
    let mut cell = Map::new();
    let mut put = |field: &str, value: Value| drop(cell.insert(field.to_owned(), value));
    match (puzzle.state.board.entry(at), left) {
        (Entry::Given(digit), _) => {
            put("value", json!(digit.index() + 1));
            put("given", json!(true));
        }
        (Entry::Placed(digit), _) => put("value", json!(digit.index() + 1)),
        (Entry::Empty, Some(left)) => {
            let marks = left.iter().map(|digit| digit.index() + 1);
            put(CENTRE_MARKS, json!(marks.collect::<Vec<_>>()));
        }
        (Entry::Empty, None) => {}
    }
    cell
}

/// Whether what was written says just the constraints that there are.
fn says_all(text: &str, geometry: &Geometry, in_cells: &[InCell]) -> bool {
    let Ok(fields) = Fields::of(text) else { return false };
    let marks = in_cells.iter().map(|(cell, _, digits)| (*cell, String::new(), digits.clone()));
    let ground = Ground { fields: &fields, geometry, is_in_pieces: false, marks: marks.collect() };
    let of = geometry.dimensions();
    let keys = |all: &mut dyn Iterator<Item = &Constraint>| {
        all.map(|it| key(it, of)).collect::<BTreeSet<String>>()
    };
    let read = constraints::read(&ground);
    read.unmet.is_empty()
        && keys(&mut read.found.iter().map(|found| &found.constraint))
            == keys(&mut geometry.constraints().iter())
}

/// Digits that a field leaves to a cell.
type InCell = (Cell, String, Vec<usize>);

/// The fields that say the constraints of a grid, and what stands in its cells.
fn fields_of(geometry: &Geometry) -> Result<(Map<String, Value>, Vec<InCell>), Unwritable> {
    let (mut fields, mut in_cells): (Map<String, Value>, _) = (Map::new(), Vec::new());
    let mut add = |field: &str, entry: Value| {
        let all = fields.entry(field.to_owned()).or_insert_with(|| json!([]));
        if let Value::Array(all) = all
            && !all.contains(&entry)
        {
            all.push(entry);
        }
    };
    let mut whole = Vec::new();
    for constraint in geometry.constraints() {
        let files = &constraint.kind.files;
        match (&files.f_puzzles, &files.negative) {
            (Some(field), _) if constraint.kind.cells == Form::Whole => whole.push(field.clone()),
            (Some(field), _) => {
                let numbers = digits_of(constraint, geometry)?;
                match (&constraint.kind.cells, numbers) {
                    (Form::Cell, Some(digits)) => {
                        in_cells.extend(
                            constraint.cells().map(|it| (it, field.clone(), digits.clone())),
                        );
                    }
                    (_, numbers) => add(field, entry_of(constraint, numbers, geometry)?),
                }
            }
            (None, Some(named)) => add(NEGATIVE, json!(named)),
            (None, None) => return Err(Unwritable::Grid),
        }
    }
    fields.extend(whole.into_iter().map(|field| (field, json!(true))));
    Ok((fields, in_cells))
}

/// The numbers of the digits that are written with a constraint, if digits are.
fn digits_of(
    constraint: &Constraint,
    geometry: &Geometry,
) -> Result<Option<Vec<usize>>, Unwritable> {
    let Some(text) =
        constraint.value.as_ref().filter(|_| constraint.kind.value == ValueForm::Digits)
    else {
        return Ok(None);
    };
    let number = |symbol| geometry.digit(symbol).map(|digit| digit.index() + 1);
    text.chars().map(number).collect::<Option<Vec<_>>>().map(Some).ok_or(Unwritable::Grid)
}

/// The entry of a field that says a constraint.
fn entry_of(
    constraint: &Constraint,
    digits: Option<Vec<usize>>,
    geometry: &Geometry,
) -> Result<Value, Unwritable> {
    let (kind, of) = (&constraint.kind, geometry.dimensions());
    let names = |cells: &[Cell]| json!(cells.iter().map(|it| name_of(*it, of)).collect::<Vec<_>>());
    let cells: Vec<Cell> = constraint.cells().collect();
    let mut entry = Map::new();
    let mut put = |field: &str, value: Value| drop(entry.insert(field.to_owned(), value));
    match (&kind.cells, &constraint.parts[..]) {
        (Form::Cell, _) => put("cell", json!(name_of(*cells.first().ok_or(Unwritable::Grid)?, of))),
        (Form::Pair | Form::Corner | Form::Area { .. }, _) => put("cells", names(&cells)),
        (Form::Line { .. } | Form::Lines, lines) => {
            put("lines", lines.iter().map(|cells| names(cells)).collect());
        }
        (Form::Parts(_), [first, second]) => {
            put("cells", names(first));
            match &kind.files.other_cells {
                Some(other) => put(other, names(second)),
                None => put("lines", json!([names(&with_start(first, second, geometry))])),
            }
        }
        (Form::Outside, _) if is_diagonal(kind) => {
            let (cell, direction) = start_of_diagonal(&cells, of).ok_or(Unwritable::Grid)?;
            put("cell", json!(cell));
            put("direction", json!(direction));
            put("cells", names(&cells));
        }
        (Form::Outside, _) => {
            put("cell", json!(start_of_line(&cells, of).ok_or(Unwritable::Grid)?));
        }
        (Form::Parts(_) | Form::Whole, _) => return Err(Unwritable::Grid),
    }
    match (digits, &constraint.value) {
        (Some(digits), _) => put("values", json!(digits)),
        (None, Some(value)) => put("value", json!(value)),
        (None, None) => {}
    }
    Ok(Value::Object(entry))
}

/// A line with the cell before it in which it begins: of those that may be it the one that is nearest.
fn with_start(starts: &[Cell], line: &[Cell], geometry: &Geometry) -> Vec<Cell> {
    let far = |cell: &&Cell| {
        line.first().map(|first| {
            let columns = geometry.column(**cell).abs_diff(geometry.column(*first));
            columns.max(geometry.row(**cell).abs_diff(geometry.row(*first)))
        })
    };
    starts.iter().min_by_key(far).into_iter().chain(line).copied().collect()
}

/// A further house with its cells as f-puzzles names them.
fn named(geometry: &Geometry, cells: &BTreeSet<Cell>) -> Value {
    let name = |&cell: &Cell| format!("R{}C{}", geometry.row(cell) + 1, geometry.column(cell) + 1);
    json!({ "cells": cells.iter().map(name).collect::<Vec<_>>() })
}
