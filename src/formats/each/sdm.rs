//! Collections, `.sdm`: a puzzle on each line, 81 digits with 0 for an empty cell. Read as any text with puzzles on lines.

use super::marks;
use crate::formats::format::{About, Format, Unwritable, WrittenPuzzle};
use crate::message::words;

/// Collections of classic puzzles.
#[derive(Debug)]
pub(in crate::formats) struct Sdm;

impl Format for Sdm {
    fn about(&self) -> About {
        About { ending: "sdm", holds_many: true, ..About::of("sdm", words::FormatSdm) }
    }

    fn text_of(&self, puzzles: &[WrittenPuzzle]) -> Result<String, Unwritable> {
        let line = |puzzle| Ok(marks::digits_of(marks::classic_only(puzzle)?, '0'));
        Ok(puzzles.iter().map(line).collect::<Result<Vec<_>, _>>()?.join("\n"))
    }
}
