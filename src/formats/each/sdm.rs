//! Collections, `.sdm`: a puzzle on each line, 81 digits with 0 for an empty cell. Read as any text with puzzles on lines.

use super::marks;
use crate::formats::format::{Format, Unwritable, WrittenPuzzle};
use crate::message::words::{self, Label};

/// Collections of classic puzzles.
#[derive(Debug)]
pub(in crate::formats) struct Sdm;

impl Format for Sdm {
    fn name(&self) -> &'static str {
        "sdm"
    }

    fn label(&self) -> Label {
        words::FormatSdm
    }

    fn ending(&self) -> &'static str {
        "sdm"
    }

    fn holds_many(&self) -> bool {
        true
    }

    fn text_of(&self, puzzles: &[WrittenPuzzle]) -> Result<String, Unwritable> {
        let line = |puzzle| Ok(marks::digits_of(marks::classic_only(puzzle)?, '0'));
        Ok(puzzles.iter().map(line).collect::<Result<Vec<_>, _>>()?.join("\n"))
    }
}
