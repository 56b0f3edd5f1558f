//! Links of sudoku.coach: `https://sudoku.coach/en/play/` with 81 digits, 0 for an empty cell.

use std::sync::Arc;

use super::link::Link;
use super::marks;
use crate::formats::format::{
    About, Document, Format, FormatFault, Unwritable, WrittenPuzzle, only,
};
use crate::grid::Geometry;
use crate::message::words;

const SITE: &str = "sudoku.coach";

/// Links of sudoku.coach.
#[derive(Debug)]
pub(in crate::formats) struct SudokuCoach;

impl Format for SudokuCoach {
    fn about(&self) -> About {
        About::of("sudoku-coach", words::FormatSudokuCoach)
    }

    fn recognises(&self, text: &str) -> bool {
        Link::of(text).is_some_and(|link| link.leads_to(SITE))
    }

    fn read(&self, text: &str, grids: &[Arc<Geometry>]) -> Result<Document, FormatFault> {
        let link = Link::of(text).ok_or(FormatFault::Nothing)?;
        let last = link.last();
        let is_cell = |letter: char| letter.is_ascii_digit() || letter == '.';
        // Puzzles that were sent to the site have short names there.
        if !last.starts_with(is_cell) || last.len() < marks::CLASSIC_CELLS / 2 {
            return Err(FormatFault::OnlyNamed);
        }
        marks::of_digits(last, marks::classic(grids)?).map(Document::of_one)
    }

    fn text_of(&self, puzzles: &[WrittenPuzzle]) -> Result<String, Unwritable> {
        let puzzle = marks::classic_only(only(puzzles)?)?;
        Ok(format!("https://{SITE}/en/play/{}", marks::digits_of(puzzle, '0')))
    }
}
