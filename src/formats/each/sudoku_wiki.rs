//! Links of SudokuWiki: `https://www.sudokuwiki.org/sudoku.htm?bd=`, and behind it 81 digits, or a state.
//!
//! A state begins with `S9B` and has a number of two places to the base of 36 for each cell: 1 to 9 a given, 10 to 18 a digit
//! found, and more for candidates, 18 and a bit for each of the digits 1 to 9. (Seen from links that the site gives out.)

use std::sync::Arc;

use super::link::Link;
use super::marks;
use crate::formats::format::{
    About, Document, Format, FormatFault, Keeps, Unwritable, WrittenPuzzle, only,
};
use crate::formats::left::with_candidates;
use crate::grid::{Board, DigitSet, Entry, Geometry};
use crate::message::words;

const SITE: &str = "sudokuwiki.org";

/// What a state begins with.
const STATE: &str = "S9B";

/// The base of the numbers of a state, and how many places each has.
const BASE: u32 = 36;
const PLACES: usize = 2;

/// How many numbers stand for givens, and then for digits found.
const DIGITS: u16 = 9;

/// Links of SudokuWiki.
#[derive(Debug)]
pub(in crate::formats) struct SudokuWiki;

impl Format for SudokuWiki {
    fn about(&self) -> About {
        About { keeps: Keeps::ALL, ..About::of("sudokuwiki", words::FormatSudokuwiki) }
    }

    fn recognises(&self, text: &str) -> bool {
        Link::of(text).is_some_and(|link| link.leads_to(SITE))
            || text.trim().starts_with(STATE) && !text.trim().contains(char::is_whitespace)
    }

    fn read(&self, text: &str, grids: &[Arc<Geometry>]) -> Result<Document, FormatFault> {
        let text = text.trim();
        let cells = match Link::of(text) {
            None => text,
            Some(link) => link.field("bd").or(link.field("n")).ok_or(FormatFault::OnlyNamed)?,
        };
        let grids = marks::classic(grids)?;
        match cells.strip_prefix(STATE) {
            Some(numbers) => state(numbers, &grids[0]).map(Document::of_one),
            None => marks::of_digits(cells, grids).map(Document::of_one),
        }
    }

    fn text_of(&self, puzzles: &[WrittenPuzzle]) -> Result<String, Unwritable> {
        let puzzle = marks::classic_only(only(puzzles)?)?;
        let board = &puzzle.state.board;
        let is_puzzle = !marks::is_struck(puzzle) && !board.has_found_digits();
        let cells = if is_puzzle {
            marks::digits_of(puzzle, '0')
        } else {
            let left = marks::left_of(puzzle)?;
            let numbers = puzzle.geometry.cells().zip(left).map(|(cell, left)| {
                number(match board.entry(cell) {
                    Entry::Given(digit) => digit.index() as u16 + 1,
                    Entry::Placed(digit) => digit.index() as u16 + 1 + DIGITS,
                    Entry::Empty => 2 * DIGITS + left.bits(),
                })
            });
            STATE.to_owned() + &numbers.collect::<String>()
        };
        Ok(format!("https://www.{SITE}/sudoku.htm?bd={cells}"))
    }
}

/// A number in two places.
fn number(number: u16) -> String {
    let place = |value: u32| char::from_digit(value % BASE, BASE).unwrap_or('0');
    let number = u32::from(number);
    String::from_iter([place(number / BASE), place(number)])
}

/// The state whose numbers these are.
fn state(numbers: &str, geometry: &Arc<Geometry>) -> Result<WrittenPuzzle, FormatFault> {
    let places: Vec<char> = numbers.chars().collect();
    if places.len() != PLACES * geometry.in_lines() {
        return Err(FormatFault::Cells { found: places.len() / PLACES });
    }
    let mut board = Board::empty(geometry.cell_count());
    let mut left = vec![geometry.all_digits(); geometry.cell_count()];
    for ((index, pair), cell) in places.chunks(PLACES).enumerate().zip(geometry.cells()) {
        let mut number: u16 = 0;
        for (place, &found) in pair.iter().enumerate() {
            let value = found.to_digit(BASE);
            let position = PLACES * index + place + 1;
            let value = value.ok_or(FormatFault::Character { position, found })?;
            number = number * BASE as u16 + value as u16;
        }
        let digit = |number: u16| marks::numbered(geometry, usize::from(number));
        let wrong = FormatFault::Character { position: PLACES * index + 1, found: pair[0] };
        if let Some(digit) = digit(number) {
            board.set(cell, Entry::Given(digit));
        } else if let Some(digit) = number.checked_sub(DIGITS).and_then(digit) {
            board.set(cell, Entry::Placed(digit));
        } else {
            let bits = number.checked_sub(2 * DIGITS).map(DigitSet::from_bits);
            let digits =
                bits.filter(|bits| !bits.is_empty() && bits.is_subset(geometry.all_digits()));
            left[cell.index()] = digits.ok_or(wrong)?;
        }
    }
    let state = with_candidates(geometry, board, |cell| left[cell.index()]);
    Ok(WrittenPuzzle::new(geometry, state))
}
