//! The text of a state on one line: see [`StateText`](crate::grid::StateText).

use std::sync::Arc;

use super::in_play;
use crate::formats::format::{
    About, Document, Format, FormatFault, Keeps, Unwritable, WrittenPuzzle, only,
};
use crate::formats::print::print_state;
use crate::formats::state::StateKind;
use crate::grid::Geometry;
use crate::message::words;

/// States on one line.
#[derive(Debug)]
pub(in crate::formats) struct StateLine;

impl Format for StateLine {
    fn about(&self) -> About {
        About { keeps: Keeps::ALL, ..About::of("state", words::FormatState) }
    }

    fn recognises(&self, text: &str) -> bool {
        in_play::is(text, StateKind::Line)
    }

    fn read(&self, text: &str, grids: &[Arc<Geometry>]) -> Result<Document, FormatFault> {
        in_play::read(text, grids)
    }

    fn text_of(&self, puzzles: &[WrittenPuzzle]) -> Result<String, Unwritable> {
        let puzzle = only(puzzles)?;
        Ok(print_state(&puzzle.state, &puzzle.geometry))
    }
}
