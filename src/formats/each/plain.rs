//! The forms of text that are read line by line, as formats to write in.

use std::sync::Arc;

use super::candidates::Candidates729;
use crate::formats::format::{About, Format, TEXT, Unwritable, WrittenPuzzle};
use crate::formats::grid_name::naming;
use crate::formats::print::TextFormat;
use crate::grid::Puzzle;
use crate::message::words;

impl Format for TextFormat {
    fn about(&self) -> About {
        let (label, ending) = match self {
            Self::Line => (words::FormatLine, TEXT),
            Self::Grid => (words::FormatGrid, TEXT),
            Self::Rows => (words::FormatRows, TEXT),
            Self::List => (words::FormatList, TEXT),
            Self::Csv => (words::FormatCsv, "csv"),
        };
        About { ending, holds_many: true, ..About::of(self.name(), label) }
    }

    /// The line of one such puzzle is the one that lists its candidates.
    fn text_of_marks(&self, puzzles: &[WrittenPuzzle]) -> Result<String, Unwritable> {
        let is_line = *self == Self::Line && puzzles.len() == 1;
        if is_line { Candidates729.write(puzzles) } else { Err(Unwritable::OnlyMarks) }
    }

    fn text_of(&self, puzzles: &[WrittenPuzzle]) -> Result<String, Unwritable> {
        let puzzle = |WrittenPuzzle { geometry, state, .. }: &WrittenPuzzle| Puzzle {
            geometry: Arc::clone(geometry),
            board: state.board.clone(),
        };
        let all: Vec<Puzzle> = puzzles.iter().map(puzzle).collect();
        // What one names holds for those below it too, unless they name theirs.
        let is_named = all.iter().any(|puzzle| self.naming(puzzle).is_some());
        let texts = all
            .iter()
            .map(|puzzle| self.print_named(puzzle, is_named.then(|| naming(&puzzle.geometry))));
        let between = if *self == Self::Line { "\n" } else { "\n\n" };
        Ok(texts.collect::<Vec<_>>().join(between))
    }
}
