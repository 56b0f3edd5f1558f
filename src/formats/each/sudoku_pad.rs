//! Links of SudokuPad: `https://sudokupad.app/`, or a field `puzzleid`, and there `fpuz` or `fpuzzles` with a puzzle of f-puzzles,
//! or `scf` with a classic one in few characters.
//!
//! In the latter each character is a digit and how many empty cells follow it: the figures, then the capitals, then the small
//! letters count from 0, ten times the number of empty cells and the digit. An empty cell itself is the digit 0. After `*` stand
//! `x` for diagonals, `w` for windows, and `t` and `a` with title and author, each ended by `*`, which is doubled within them.
//! (As links of the site show.)

use std::sync::Arc;

use super::link::{self, Link};
use super::shape::Shape;
use super::{f_puzzles, marks};
use crate::formats::format::{
    About, Document, Format, FormatFault, Keeps, Unwritable, WrittenPuzzle, only,
};
use crate::formats::unmet::{Expected, Unmet};
use crate::grid::{Board, Cell, Entry, Geometry, StateText};
use crate::message::words;

const SITES: [&str; 2] = ["sudokupad.app", "crackingthecryptic.com"];

/// What ids begin with that hold a puzzle of f-puzzles; the longer one first.
const PACKED: [&str; 2] = ["fpuzzles", "fpuz"];

/// What ids begin with that hold a classic puzzle.
const SHORT: &str = "scf";

/// What ids begin with that are packed in a way that is not read.
const OTHERS: [&str; 2] = ["scl", "ctc"];

/// How many cells, at most, follow a digit within one character.
const MOST_BLANKS: usize = 5;

const SIDE: usize = 9;

/// Links with a puzzle of f-puzzles.
#[derive(Debug)]
pub(in crate::formats) struct Packed;

/// Links with a classic puzzle in few characters.
#[derive(Debug)]
pub(in crate::formats) struct Short;

/// What names the puzzle in a link of the site.
fn id_of(text: &str) -> Option<&str> {
    let link = Link::of(text)?;
    let is_site = SITES.iter().any(|site| link.leads_to(site));
    is_site.then(|| link.field("puzzleid").unwrap_or(link.path.trim_start_matches("sudoku/")))
}

impl Format for Packed {
    fn about(&self) -> About {
        About { keeps: Keeps::ALL, ..About::of("sudokupad", words::FormatSudokupad) }
    }

    fn recognises(&self, text: &str) -> bool {
        id_of(text).is_some_and(|id| !id.starts_with(SHORT))
    }

    fn read(&self, text: &str, grids: &[Arc<Geometry>]) -> Result<Document, FormatFault> {
        let id = id_of(text).ok_or(FormatFault::Nothing)?;
        if let Some(packed) = PACKED.iter().find_map(|kind| id.strip_prefix(kind)) {
            return f_puzzles::read_packed(packed, grids);
        }
        match OTHERS.iter().find(|kind| id.starts_with(**kind)) {
            Some(kind) => Err(FormatFault::Packing((*kind).to_owned())),
            None => Err(FormatFault::OnlyNamed),
        }
    }

    fn text_of(&self, puzzles: &[WrittenPuzzle]) -> Result<String, Unwritable> {
        Ok(format!("https://{}/{}{}", SITES[0], PACKED[1], f_puzzles::packed(only(puzzles)?)?))
    }
}

impl Format for Short {
    fn about(&self) -> About {
        About::of("sudokupad-short", words::FormatSudokupadShort)
    }

    fn recognises(&self, text: &str) -> bool {
        id_of(text).is_some_and(|id| id.starts_with(SHORT))
    }

    fn read(&self, text: &str, grids: &[Arc<Geometry>]) -> Result<Document, FormatFault> {
        let id = id_of(text).and_then(|id| id.strip_prefix(SHORT)).ok_or(FormatFault::Nothing)?;
        let id = link::decode(id)?;
        let (cells, said) = id.split_once('*').unwrap_or((&id, ""));
        let values = unpack(cells)?;
        let said = Said::of(said);
        let mut shape = Shape::of(&marks::classic(grids)?[0]);
        if said.diagonals {
            shape.extra.extend(Shape::diagonals(SIDE));
        }
        let geometry = shape.find(grids)?;
        if values.len() != geometry.in_lines() {
            return Err(FormatFault::Cells { found: values.len() });
        }
        let mut board = Board::empty(geometry.cell_count());
        for (cell, value) in geometry.cells().zip(values) {
            if let Some(digit) = marks::numbered(&geometry, value) {
                board.set(cell, Entry::Given(digit));
            }
        }
        let mut unmet: Vec<Unmet> =
            said.others.iter().map(|letter| Unmet::field(letter, Expected::Known)).collect();
        if said.diagonals && Shape::of(&geometry).extra.is_empty() {
            unmet.push(Unmet::field("x", Expected::Grid));
        }
        let state = StateText::of_board(board);
        let puzzle = WrittenPuzzle { unmet, ..WrittenPuzzle::new(&geometry, state) };
        Ok(Document::of_one(puzzle.titled(said.title, said.author)))
    }

    fn text_of(&self, puzzles: &[WrittenPuzzle]) -> Result<String, Unwritable> {
        let puzzle = only(puzzles)?;
        let shape = Shape::of(&puzzle.geometry);
        let blocks = |at: usize| (at / SIDE / 3) * 3 + at % SIDE / 3;
        let is_classic = shape.of.digits == SIDE
            && (0..SIDE * SIDE).all(|at| shape.areas.get(at) == Some(&blocks(at)));
        let has_diagonals = shape.extra == Shape::diagonals(SIDE).into();
        let is_usual = puzzle.geometry.has_usual_digits();
        let is_plain = shape.apart.is_empty()
            && shape.constraints == 0
            && (shape.extra.is_empty() || has_diagonals);
        if !is_usual || !is_classic || !is_plain {
            return Err(Unwritable::Grid);
        }
        let value = |cell: Cell| {
            let digit = puzzle.state.board.entry(cell).digit();
            digit.map_or(0, |digit| digit.index() + 1)
        };
        let values: Vec<usize> = puzzle.geometry.cells().map(value).collect();
        let mut said = String::new();
        if has_diagonals {
            said.push('x');
        }
        for (letter, text) in [('t', &puzzle.title), ('a', &puzzle.author)] {
            if let Some(text) = text {
                said.extend([letter.to_string(), text.replace('*', "**"), "*".to_owned()]);
            }
        }
        let said = if said.is_empty() { said } else { format!("*{said}") };
        Ok(format!("https://{}/{SHORT}{}{}", SITES[0], pack(&values), link::encode(&said)))
    }
}

/// What a link says besides the digits.
#[derive(Default)]
struct Said {
    diagonals: bool,
    title: Option<String>,
    author: Option<String>,
    others: Vec<String>,
}

impl Said {
    fn of(text: &str) -> Self {
        let mut said = Self::default();
        let mut letters = text.chars().peekable();
        while let Some(letter) = letters.next() {
            match letter {
                'x' => said.diagonals = true,
                't' | 'a' => {
                    let mut text = String::new();
                    while let Some(letter) = letters.next() {
                        if letter == '*' && letters.next_if_eq(&'*').is_none() {
                            break;
                        }
                        text.push(letter);
                    }
                    let said = if letter == 't' { &mut said.title } else { &mut said.author };
                    *said = Some(text);
                }
                other => said.others.push(other.to_string()),
            }
        }
        said
    }
}

/// The characters in their order.
fn characters() -> impl Iterator<Item = char> + Clone {
    ('0'..='9').chain('A'..='Z').chain('a'..='z')
}

/// The value of each cell, 0 for an empty one.
fn unpack(text: &str) -> Result<Vec<usize>, FormatFault> {
    let mut values = Vec::new();
    for (index, found) in text.chars().enumerate() {
        let number = characters().position(|letter| letter == found);
        let position = index + 1;
        let number = number.ok_or(FormatFault::Character { position, found })?;
        values.push(number % 10);
        values.resize(values.len() + number / 10, 0);
    }
    Ok(values)
}

fn pack(values: &[usize]) -> String {
    let letters: Vec<char> = characters().collect();
    let mut packed = String::new();
    let mut rest = values;
    while let Some((value, behind)) = rest.split_first() {
        let blanks = behind.iter().take(MOST_BLANKS).take_while(|value| **value == 0).count();
        packed.push(letters[value + 10 * blanks]);
        rest = &behind[blanks..];
    }
    packed
}
