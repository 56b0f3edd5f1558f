//! The line of a library of techniques, as HoDoKu copies it: `:code:digits:grid:removed:…`. A state without a technique has the
//! code `0000` and `x` for its digits.

use std::sync::Arc;

use super::{in_play, marks};
use crate::formats::format::{
    Document, Format, FormatFault, Keeps, Unwritable, WrittenPuzzle, only,
};
use crate::formats::state::StateKind;
use crate::grid::Geometry;
use crate::message::words::{self, Label};

/// Lines of HoDoKu's library.
#[derive(Debug)]
pub(in crate::formats) struct Hodoku;

impl Format for Hodoku {
    fn name(&self) -> &'static str {
        "hodoku"
    }

    fn label(&self) -> Label {
        words::FormatHodoku
    }

    fn keeps(&self) -> Keeps {
        Keeps::ALL
    }

    fn recognises(&self, text: &str) -> bool {
        in_play::is(text, StateKind::Library)
    }

    fn read(&self, text: &str, grids: &[Arc<Geometry>]) -> Result<Document, FormatFault> {
        in_play::read(text, grids)
    }

    fn write(&self, puzzles: &[WrittenPuzzle]) -> Result<String, Unwritable> {
        let puzzle = marks::classic_only(only(puzzles)?)?;
        let state = puzzle.state.print(&puzzle.geometry);
        let (grid, removed) = state.split_once(':').unwrap_or((&state, ""));
        Ok(format!(":0000:x:{grid}:{removed}:::"))
    }
}
