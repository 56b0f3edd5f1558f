//! All candidates of a grid on one line: for each cell in reading order each digit or, where it is gone, `.` or `0` in its place.
//! The classic grid has 729 characters.

use std::sync::Arc;

use super::marks;
use crate::formats::format::{
    About, Document, Format, FormatFault, Keeps, Unwritable, WrittenPuzzle, only,
};
use crate::formats::grid_name::is_usual;
use crate::formats::left::of_left;
use crate::grid::{DigitSet, Geometry};
use crate::message::words;

/// The smallest and the largest side of grids that are recognised.
const SIDES: std::ops::RangeInclusive<usize> = 4..=16;

/// All candidates on one line.
#[derive(Debug)]
pub(in crate::formats) struct Candidates729;

/// The side of the grid of which a text lists the candidates.
fn side_of(text: &str) -> Option<usize> {
    let length = text.len();
    let side = SIDES.into_iter().find(|side| side * side * side == length)?;
    let symbol = |digit: usize| char::from_digit(digit as u32 + 1, 36);
    let fits = |(index, letter): (usize, char)| {
        matches!(letter, '.' | '0') || symbol(index % side) == Some(letter.to_ascii_lowercase())
    };
    // No cell is without candidates: a line of a puzzle may have as many characters.
    let is_left = |cell: &[u8]| cell.iter().any(|letter| !matches!(letter, b'.' | b'0'));
    let is_list = text.is_ascii()
        && text.chars().enumerate().all(fits)
        && text.as_bytes().chunks(side).all(is_left);
    is_list.then_some(side)
}

impl Format for Candidates729 {
    fn about(&self) -> About {
        About {
            keeps: Keeps { placed: false, candidates: true },
            ..About::of("candidates", words::FormatCandidates)
        }
    }

    fn recognises(&self, text: &str) -> bool {
        side_of(text.trim()).is_some()
    }

    fn read(&self, text: &str, grids: &[Arc<Geometry>]) -> Result<Document, FormatFault> {
        let text = text.trim();
        let side = side_of(text).ok_or(FormatFault::Nothing)?;
        let geometry = marks::grid_of_cells(grids, side * side)?;
        let letters: Vec<char> = text.chars().collect();
        let left = letters.chunks(side).map(|cell| {
            let mut digits = DigitSet::EMPTY;
            for (digit, letter) in geometry.digits().zip(cell) {
                if !matches!(letter, '.' | '0') {
                    digits.insert(digit);
                }
            }
            digits
        });
        let state = of_left(geometry, &left.collect::<Vec<_>>());
        Ok(Document::of_one(WrittenPuzzle::new(geometry, state)))
    }

    fn text_of(&self, puzzles: &[WrittenPuzzle]) -> Result<String, Unwritable> {
        let puzzle = only(puzzles)?;
        let geometry = &puzzle.geometry;
        if !is_usual(geometry) || !SIDES.contains(&geometry.digit_count()) {
            return Err(Unwritable::Grid);
        }
        let cell = |left: DigitSet| {
            let symbol =
                move |digit| if left.contains(digit) { geometry.symbol(digit) } else { '.' };
            geometry.digits().map(symbol).collect::<String>()
        };
        Ok(marks::left_of(puzzle)?.into_iter().map(cell).collect())
    }
}
