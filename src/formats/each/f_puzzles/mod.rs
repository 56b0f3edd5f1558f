//! Puzzles of f-puzzles, as JSON and as links in which that JSON is packed by lz-string.
//!
//! The classic part is read, and what says which grid it is: regions, diagonals, further regions, disjoint groups, and which
//! digits stand apart: those that follow one another, equal ones a knight's or a king's move away. Marks in the middle of cells are candidates if every empty cell has some.
//! Whatever else a puzzle asks for is named. (The fields were seen in puzzles, and in programs that read and write them.)

mod fields;

use std::collections::BTreeSet;
use std::sync::Arc;

use serde_json::{Map, Value, json};

use self::fields::{Fields, PuzzleCell, SaidRegion};
use super::link::{self, Link};
use super::marks;
use super::shape::Shape;
use crate::formats::format::{
    About, Document, Format, FormatFault, Keeps, Unwritable, WrittenPuzzle, only,
};
use crate::formats::grid_name::is_usual_block;
use crate::formats::left::with_candidates;
use crate::grid::{
    Board, Cell, DigitSet, Dimensions, Entry, Geometry, StateText, StepsApart, parse_cell,
};
use crate::message::words;

const SITE: &str = "f-puzzles.com";

const RISING: &str = "diagonal+";
const FALLING: &str = "diagonal-";
const DISJOINT: &str = "disjointgroups";
const REGIONS: &str = "extraregion";
const CENTRE_MARKS: &str = "centerPencilMarks";

/// How many columns and rows from each other.
type Steps = &'static [(usize, usize)];

/// The fields that say what is kept apart, with the steps by which they do so and what digits never differ by.
const APART: [(&str, Steps, usize); 3] = [
    ("nonconsecutive", &[(1, 0), (0, 1)], 1),
    ("antiknight", &[(1, 2), (2, 1)], 0),
    ("antiking", &[(1, 1)], 0),
];

/// The JSON of f-puzzles.
#[derive(Debug)]
pub(in crate::formats) struct Json;

/// Links of f-puzzles.
#[derive(Debug)]
pub(in crate::formats) struct PackedLink;

/// A puzzle as f-puzzles writes it.
struct Puzzle<'a> {
    size: usize,
    grid: Vec<Vec<PuzzleCell>>,
    fields: Fields<'a>,
    /// The cells of the houses and groups that a field adds; one cell alone says nothing.
    regions: Vec<BTreeSet<Cell>>,
}

impl Format for Json {
    fn about(&self) -> About {
        About {
            ending: "json",
            keeps: Keeps::ALL,
            ..About::of("f-puzzles-json", words::FormatFPuzzlesJson)
        }
    }

    fn recognises(&self, text: &str) -> bool {
        let has = |field: &str| text.contains(&format!("\"{field}\""));
        text.trim_start().starts_with('{') && has("grid") && has("size") && !has("format")
    }

    fn read(&self, text: &str, grids: &[Arc<Geometry>]) -> Result<Document, FormatFault> {
        read_json(text, grids)
    }

    fn text_of(&self, puzzles: &[WrittenPuzzle]) -> Result<String, Unwritable> {
        Ok(write_json(only(puzzles)?)?.to_string())
    }
}

impl Format for PackedLink {
    fn about(&self) -> About {
        About { keeps: Keeps::ALL, ..About::of("f-puzzles", words::FormatFPuzzles) }
    }

    fn recognises(&self, text: &str) -> bool {
        Link::of(text).is_some_and(|link| link.leads_to(SITE))
    }

    fn read(&self, text: &str, grids: &[Arc<Geometry>]) -> Result<Document, FormatFault> {
        let link = Link::of(text).ok_or(FormatFault::Nothing)?;
        read_packed(link.field("load").ok_or(FormatFault::OnlyNamed)?, grids)
    }

    fn text_of(&self, puzzles: &[WrittenPuzzle]) -> Result<String, Unwritable> {
        Ok(format!("https://{SITE}/?load={}", packed(only(puzzles)?)?))
    }
}

/// Reads a puzzle from what is packed into a link.
pub(super) fn read_packed(text: &str, grids: &[Arc<Geometry>]) -> Result<Document, FormatFault> {
    read_json(&link::unpack(text)?, grids)
}

/// Packs a puzzle for a link.
pub(super) fn packed(puzzle: &WrittenPuzzle) -> Result<String, Unwritable> {
    Ok(link::pack(&write_json(puzzle)?.to_string()))
}

fn read_json(text: &str, grids: &[Arc<Geometry>]) -> Result<Document, FormatFault> {
    let fields = Fields::of(text)?;
    let size = fields.size(text)?;
    let grid = fields.grid(text)?;
    if grid.len() != size || grid.iter().any(|row| row.len() != size) {
        return Err(FormatFault::Field("grid".to_owned()));
    }
    let [title, author] = fields.names(text)?;
    let regions = regions(&fields, size)?;
    let (puzzle, ignored) = Puzzle { size, grid, fields, regions }.read(grids)?;
    Ok(Document { puzzles: vec![puzzle.titled(title, author)], ignored })
}

/// The cells of the houses and groups that a field adds; one cell alone says nothing.
///
/// # Errors
/// The place of a cell that the grid does not have.
fn regions(fields: &Fields<'_>, size: usize) -> Result<Vec<BTreeSet<Cell>>, FormatFault> {
    let regions = fields.other(REGIONS).unwrap_or_default();
    let of_region = |(number, region): (usize, &Value)| {
        let cells = region.get("cells").and_then(Value::as_array);
        let cells = cells.into_iter().flatten().enumerate();
        let cell = |(place, name): (usize, &Value)| {
            let cell =
                name.as_str().and_then(|name| parse_cell(name, Dimensions::square(size)).ok());
            cell.ok_or_else(|| FormatFault::Field(format!("{REGIONS}[{number}].cells[{place}]")))
        };
        cells.map(cell).collect()
    };
    let regions = regions.as_array().into_iter().flatten().enumerate().map(of_region);
    let regions: Vec<BTreeSet<Cell>> = regions.collect::<Result<_, _>>()?;
    Ok(regions.into_iter().filter(|cells| cells.len() > 1).collect())
}

impl Puzzle<'_> {
    fn read(&self, grids: &[Arc<Geometry>]) -> Result<(WrittenPuzzle, Vec<String>), FormatFault> {
        let shape = self.shape(grids)?;
        let geometry = shape.find(grids)?;
        let mut ignored = self.ignored(&geometry);
        let board = self.board(&geometry)?;
        let (state, marked) = self.state(&geometry, board)?;
        if !marked {
            ignored.push(CENTRE_MARKS.to_owned());
        }
        Ok((WrittenPuzzle::new(&geometry, state), ignored))
    }

    fn cells(&self) -> impl Iterator<Item = (Cell, &PuzzleCell)> {
        let cells = self.grid.iter().flatten().enumerate();
        cells.map(|(index, cell)| (Cell::new(index), cell))
    }

    fn asks(&self, field: &str) -> bool {
        self.fields.other(field) == Some(Value::Bool(true))
    }

    /// The grid that the puzzle describes: cells of which no region is said are in their block. Where no cell is in any, there
    /// are none.
    fn shape(&self, grids: &[Arc<Geometry>]) -> Result<Shape, FormatFault> {
        let plain = marks::plain_grid(grids, self.size).map(|grid| Shape::of(grid));
        let has_regions = self.cells().all(|(_, cell)| cell.region != SaidRegion::Nothing);
        let blocks = if has_regions { Vec::new() } else { plain?.areas };
        let area = |(at, cell): (Cell, &PuzzleCell)| match cell.region {
            SaidRegion::Nothing => Some(blocks[at.index()]),
            SaidRegion::InNone => None,
            SaidRegion::Number(number) => Some(number),
        };
        let areas: Vec<Option<usize>> = self.cells().map(area).collect();
        let has_none = areas.iter().all(Option::is_none);
        if areas.contains(&None) && !has_none {
            return Err(FormatFault::NoGrid { digits: self.size });
        }
        let areas = areas.into_iter().map(Option::unwrap_or_default).collect();
        let diagonals = Shape::diagonals(self.size);
        let asked = [RISING, FALLING].map(|field| self.asks(field));
        let diagonals =
            diagonals.into_iter().zip(asked).filter_map(|(cells, is)| is.then_some(cells));
        let mut extra: BTreeSet<BTreeSet<Cell>> =
            diagonals.chain(self.regions.iter().cloned()).collect();
        if self.asks(DISJOINT) && !blocks.is_empty() {
            extra.extend(disjoint_groups(&blocks));
        }
        let apart = kept_apart().filter(|(field, _)| self.asks(field)).map(|(_, said)| said);
        Ok(Shape { size: self.size, areas, extra, apart: apart.collect() })
    }

    /// The fields that ask for what the grid does not have.
    fn ignored(&self, geometry: &Geometry) -> Vec<String> {
        let has = Shape::of(geometry);
        let diagonals = Shape::diagonals(self.size);
        let is_met = |field: &str| match field {
            RISING => has.extra.contains(&diagonals[0]),
            FALLING => has.extra.contains(&diagonals[1]),
            DISJOINT => disjoint_groups(&has.areas).is_subset(&has.extra),
            REGIONS => {
                !self.regions.is_empty()
                    && self.regions.iter().all(|region| has.extra.contains(region))
            }
            _ => kept_apart().any(|(name, said)| name == field && has.apart.contains(&said)),
        };
        self.fields.others().filter(|field| !is_met(field)).map(str::to_owned).collect()
    }

    fn board(&self, geometry: &Geometry) -> Result<Board, FormatFault> {
        let mut board = Board::empty(geometry.cell_count());
        for (at, cell) in self.cells() {
            let Some(value) = cell.value.filter(|&value| value != 0) else { continue };
            let digit = marks::numbered(geometry, value);
            let digit = digit.ok_or_else(|| self.wrong(at, "value"))?;
            board.set(at, if cell.given { Entry::Given(digit) } else { Entry::Placed(digit) });
        }
        Ok(board)
    }

    /// The state with the marks as candidates, and whether they were all understood.
    fn state(&self, geometry: &Geometry, board: Board) -> Result<(StateText, bool), FormatFault> {
        let mut left = vec![geometry.all_digits(); geometry.cell_count()];
        let (mut marked, mut open) = (0, 0);
        for (at, cell) in self.cells().filter(|&(at, _)| board.entry(at) == Entry::Empty) {
            open += 1;
            marked += usize::from(!cell.center_pencil_marks.is_empty());
            let mut digits = DigitSet::EMPTY;
            for &mark in &cell.center_pencil_marks {
                let digit = marks::numbered(geometry, mark);
                digits.insert(digit.ok_or_else(|| self.wrong(at, CENTRE_MARKS))?);
            }
            left[at.index()] = digits;
        }
        if marked == open {
            return Ok((with_candidates(geometry, board, |cell| left[cell.index()]), true));
        }
        Ok((StateText::of_board(board), marked == 0))
    }

    fn wrong(&self, cell: Cell, field: &str) -> FormatFault {
        let (row, column) = (cell.index() / self.size, cell.index() % self.size);
        FormatFault::Field(format!("grid[{row}][{column}].{field}"))
    }
}

/// The cells that have the same place in their blocks, for each place.
fn disjoint_groups(blocks: &[usize]) -> BTreeSet<BTreeSet<Cell>> {
    let mut groups: Vec<BTreeSet<Cell>> = Vec::new();
    let mut met = vec![0; blocks.len()];
    for (index, &block) in blocks.iter().enumerate() {
        let Some(place) = met.get_mut(block) else { continue };
        if *place == groups.len() {
            groups.push(BTreeSet::new());
        }
        let _ = groups[*place].insert(Cell::new(index));
        *place += 1;
    }
    groups.into_iter().collect()
}

fn write_json(puzzle: &WrittenPuzzle) -> Result<Value, Unwritable> {
    let WrittenPuzzle { geometry, state, .. } = puzzle;
    let shape = Shape::of(geometry);
    let left = marks::is_struck(puzzle).then(|| marks::left_of(puzzle)).transpose()?;
    if !geometry.has_usual_digits() {
        return Err(Unwritable::Grid);
    }
    let is_plain =
        geometry.blocks().is_some_and(|blocks| is_usual_block(blocks, geometry.digit_count()));
    let cell = |at: Cell| {
        let mut cell = Map::new();
        let mut put = |field: &str, value: Value| drop(cell.insert(field.to_owned(), value));
        match (state.board.entry(at), &left) {
            (Entry::Given(digit), _) => {
                put("value", json!(digit.index() + 1));
                put("given", json!(true));
            }
            (Entry::Placed(digit), _) => put("value", json!(digit.index() + 1)),
            (Entry::Empty, Some(left)) => {
                let marks = left[at.index()].iter().map(|digit| digit.index() + 1);
                put(CENTRE_MARKS, json!(marks.collect::<Vec<_>>()));
            }
            (Entry::Empty, None) => {}
        }
        if !is_plain {
            let region = geometry.area_of(at).map(|_| shape.areas[at.index()]);
            put("region", json!(region));
        }
        Value::Object(cell)
    };
    let cells: Vec<Value> = geometry.cells().map(cell).collect();
    let rows: Vec<&[Value]> = cells.chunks(shape.size).collect();
    let mut written = Map::new();
    let mut put = |field: &str, value: Value| drop(written.insert(field.to_owned(), value));
    put("size", json!(shape.size));
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
    for (diagonal, field) in Shape::diagonals(shape.size).iter().zip([RISING, FALLING]) {
        if extra.remove(diagonal) {
            put(field, json!(true));
        }
    }
    if !extra.is_empty() {
        put(REGIONS, json!(extra.iter().map(|cells| named(geometry, cells)).collect::<Vec<_>>()));
    }
    Ok(Value::Object(written))
}

/// A further house with its cells as f-puzzles names them.
fn named(geometry: &Geometry, cells: &BTreeSet<Cell>) -> Value {
    let name = |&cell: &Cell| format!("R{}C{}", geometry.row(cell) + 1, geometry.column(cell) + 1);
    json!({ "cells": cells.iter().map(name).collect::<Vec<_>>() })
}

/// What the fields of [`APART`] say.
fn kept_apart() -> impl Iterator<Item = (&'static str, StepsApart)> {
    APART.into_iter().map(|(field, steps, by)| {
        (field, StepsApart { steps: steps.to_vec(), never_differ_by: vec![by] })
    })
}
