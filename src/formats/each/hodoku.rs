//! The line of a library of techniques, as HoDoKu copies it: `:code:digits:grid:removed:…`. A state without a technique has the
//! code `0000` and `x` for its digits.

use std::sync::Arc;

use super::{in_play, marks};
use crate::formats::format::{
    About, Document, Format, FormatFault, Keeps, Unwritable, WrittenPuzzle, only,
};
use crate::formats::state::StateKind;
use crate::grid::Geometry;
use crate::message::words;

/// Which field is a comment: behind one that is empty, code, digits, grid, removed candidates and eliminations.
const COMMENT: usize = 6;

/// Lines of HoDoKu's library.
#[derive(Debug)]
pub(in crate::formats) struct Hodoku;

impl Format for Hodoku {
    fn about(&self) -> About {
        About { keeps: Keeps::ALL, ..About::of("hodoku", words::FormatHodoku) }
    }

    fn recognises(&self, text: &str) -> bool {
        in_play::is(text, StateKind::Library)
    }

    fn read(&self, text: &str, grids: &[Arc<Geometry>]) -> Result<Document, FormatFault> {
        let mut document = in_play::read(text, grids)?;
        let comment = text.trim().split(':').nth(COMMENT).map(str::trim);
        let title = comment.filter(|text| text.contains(char::is_alphabetic)).map(str::to_owned);
        if let Some(title) = title
            && let Some(puzzle) = document.puzzles.pop()
        {
            document.puzzles.push(puzzle.titled(Some(title), None));
        }
        Ok(document)
    }

    fn text_of(&self, puzzles: &[WrittenPuzzle]) -> Result<String, Unwritable> {
        let puzzle = marks::classic_only(only(puzzles)?)?;
        let state = puzzle.state.print(&puzzle.geometry);
        let (grid, removed) = state.split_once(':').unwrap_or((&state, ""));
        // Its last field is a comment; a colon would end it, and one without letters would not be taken for a title.
        let title = puzzle.title.as_deref().unwrap_or_default().replace([':', '\n', '\r'], " ");
        let title = if title.contains(char::is_alphabetic) { title.trim() } else { "" };
        Ok(format!(":0000:x:{grid}:{removed}::{title}:"))
    }
}
