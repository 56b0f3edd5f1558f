//! Files of Simple Sudoku, `.ss`: a drawn grid without gaps. Read as any drawn grid.

use super::marks;
use crate::formats::format::{About, Format, Unwritable, WrittenPuzzle, only};
use crate::message::words;

/// What is drawn above and below the grid, and between its blocks.
const EDGE: &str = "*-----------*";
const BETWEEN: &str = "|---+---+---|";

/// Files of Simple Sudoku.
#[derive(Debug)]
pub(in crate::formats) struct SimpleSudoku;

impl Format for SimpleSudoku {
    fn about(&self) -> About {
        About { ending: "ss", ..About::of("ss", words::FormatSimpleSudoku) }
    }

    fn text_of(&self, puzzles: &[WrittenPuzzle]) -> Result<String, Unwritable> {
        let digits = marks::digits_of(marks::classic_only(only(puzzles)?)?, '.');
        let mut lines = vec![EDGE.to_owned()];
        for row in 0..9 {
            if row == 3 || row == 6 {
                lines.push(BETWEEN.to_owned());
            }
            let [one, two, three] = [0, 3, 6].map(|column| {
                let start = 9 * row + column;
                &digits[start..start + 3]
            });
            lines.push(format!("|{one}|{two}|{three}|"));
        }
        lines.push(EDGE.to_owned());
        Ok(lines.join("\n"))
    }
}
