//! What a puzzle of f-puzzles says, and the names of its fields that are known without a kind.

use serde_json::Value;

use super::fields::{Fields, PuzzleCell};
use crate::formats::each::shape::{CONSECUTIVE, KINGS, KNIGHTS, Kept, kept};
use crate::grid::{Cell, StepsApart};

pub(super) const RISING: &str = "diagonal+";
pub(super) const FALLING: &str = "diagonal-";
pub(super) const DISJOINT: &str = "disjointgroups";
pub(super) const REGIONS: &str = "extraregion";
pub(super) const CENTRE_MARKS: &str = "centerPencilMarks";

/// The fields that say what is kept apart.
pub(super) const APART: [(&str, Kept); 3] =
    [("nonconsecutive", CONSECUTIVE), ("antiknight", KNIGHTS), ("antiking", KINGS)];

/// A puzzle as f-puzzles writes it.
pub(super) struct Puzzle<'a> {
    pub(super) size: usize,
    pub(super) grid: Vec<Vec<PuzzleCell>>,
    pub(super) fields: Fields<'a>,
}

impl Puzzle<'_> {
    pub(super) fn cells(&self) -> impl Iterator<Item = (Cell, &PuzzleCell)> {
        let cells = self.grid.iter().flatten().enumerate();
        cells.map(|(index, cell)| (Cell::new(index), cell))
    }

    pub(super) fn asks(&self, field: &str) -> bool {
        self.fields.other(field) == Some(Value::Bool(true))
    }
}

/// What the fields of [`APART`] say.
pub(super) fn kept_apart() -> impl Iterator<Item = (&'static str, StepsApart)> {
    APART.into_iter().map(|(field, said)| (field, kept(said)))
}
