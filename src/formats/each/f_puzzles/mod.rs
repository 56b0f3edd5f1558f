//! Puzzles of f-puzzles, as JSON and as links in which that JSON is packed by lz-string.
//!
//! The classic part is read, what says which grid it is (regions, diagonals, further regions, disjoint groups, and which
//! digits stand apart: those that follow one another, equal ones a knight's or a king's move away), and constraints of every kind
//! that has a field. Marks in the middle of cells are candidates if every empty cell has some. Whatever else a puzzle asks for is
//! named, also a drawing that belongs to no field, since a rule may stand behind it. (The fields were seen in puzzles, and in
//! programs that read and write them.)

mod constraints;
mod described;
mod fields;
mod places;
mod said;
mod written;

use std::sync::Arc;

use self::constraints::Ground;
use self::described::Described;
use self::fields::Fields;
use self::said::{APART, CENTRE_MARKS, Puzzle, kept_apart};
use self::written::write_json;
use super::constrained::with_constraints;
use super::link::{self, Link};
use super::marks;
use super::shape::Shape;
use crate::formats::format::{
    About, Document, Format, FormatFault, Keeps, Unwritable, WrittenPuzzle, only,
};
use crate::formats::left::with_candidates;
use crate::formats::unmet::{Expected, Unmet};
use crate::grid::{Board, Cell, DigitSet, Entry, Geometry, StateText};
use crate::message::words;

const SITE: &str = "f-puzzles.com";

/// The JSON of f-puzzles.
#[derive(Debug)]
pub(in crate::formats) struct Json;

/// Links of f-puzzles.
#[derive(Debug)]
pub(in crate::formats) struct PackedLink;

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
    let (puzzle, ignored) = Puzzle { size, grid, fields }.read(grids)?;
    Ok(Document { puzzles: vec![puzzle.titled(title, author)], ignored })
}

impl Puzzle<'_> {
    fn read(&self, grids: &[Arc<Geometry>]) -> Result<(WrittenPuzzle, Vec<String>), FormatFault> {
        let described = Described::of(self, grids)?;
        let base = described.shape.find(grids)?;
        let marks = self.cells().filter_map(|(at, cell)| {
            let marks = cell.given_pencil_marks.clone().filter(|marks| !marks.is_empty())?;
            Some((at, self.place(at, "givenPencilMarks"), marks))
        });
        let mut read = constraints::read(&Ground {
            fields: &self.fields,
            geometry: &base,
            is_in_pieces: described.is_in_pieces(),
            marks: marks.collect(),
        });
        if !described.has_pieces(&base, &Shape::of(&base)) {
            return Err(FormatFault::NoGrid { digits: self.size });
        }
        let geometry = with_constraints(&base, &mut read, grids);
        let board = self.board(&geometry)?;
        let (state, marked) = self.state(&geometry, board)?;
        let ignored = if marked { Vec::new() } else { vec![CENTRE_MARKS.to_owned()] };
        let unmet = self.unmet(&geometry, &described).chain(read.unmet).collect();
        Ok((WrittenPuzzle { unmet, ..WrittenPuzzle::new(&geometry, state) }, ignored))
    }

    /// What else is asked for, besides what constraints say of their fields.
    fn unmet(
        &self,
        geometry: &Geometry,
        described: &Described,
    ) -> impl Iterator<Item = Unmet> + use<> {
        let has = Shape::of(geometry);
        let of_field = |field: &str| match self.fields.drawn(field) {
            Some(is_own) => is_own.then_some(Expected::Rule),
            None => match described.is_met(field, geometry, &has) {
                Some(is_met) => (!is_met).then_some(Expected::Fit),
                None => match APART.iter().position(|(name, ..)| *name == field) {
                    Some(number) => {
                        let said = kept_apart().nth(number);
                        let is_met = said.is_some_and(|(_, said)| has.apart.contains(&said));
                        (!is_met).then_some(Expected::Fit)
                    }
                    None => Some(Expected::Known),
                },
            },
        };
        let fields = self.fields.others();
        let fields =
            fields.filter(|field| !constraints::is_field(field, &self.fields, geometry.kinds()));
        let of_fields = fields.filter_map(|it| Some(Unmet::field(it, of_field(it)?)));
        let colours = self.cells().filter_map(|(at, cell)| {
            let field = cell.colour()?;
            Some(Unmet::at(field, &self.place(at, field), Expected::Rule))
        });
        let all: Vec<Unmet> = of_fields.chain(colours.take(1)).collect();
        all.into_iter()
    }

    /// How a field of a cell is found in the text.
    fn place(&self, cell: Cell, field: &str) -> String {
        let (row, column) = (cell.index() / self.size, cell.index() % self.size);
        format!("grid[{row}][{column}].{field}")
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
        FormatFault::Field(self.place(cell, field))
    }
}
