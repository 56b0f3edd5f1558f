//! Texts of sigh's Interactive Sudoku Solver, and links of its page, whose field `q` holds one.
//!
//! A text is made of pieces, each from a point on: the name of a constraint, and behind it what it needs, with `~` before each
//! part: `.Cage~9~R1C1~R2C1.~R1C3_5`. A piece without a name gives cells their digits. Cells are named by row and column, each one
//! character: after 9 come `a` to `g`. `Shape` says how large the grid is, `Jigsaw` its regions; which kind of constraint has which
//! name its file says. Whatever else a text asks for is named. (As the program reads its own texts.)

mod blocks;
mod called;
mod constraints;
mod described;
mod doppelganger;
mod lying;
mod opened;
mod packed;
mod pieces;
mod places;
mod sums;
mod values;
mod written;

use std::collections::BTreeSet;
use std::sync::Arc;

use self::described::Described;
use self::opened::Pieces;
use super::constrained::with_constraints;
use super::link::{self, Link};
use crate::formats::format::{
    About, Document, Format, FormatFault, Unwritable, WrittenPuzzle, only,
};
use crate::formats::unmet::{Expected, Unmet};
use crate::grid::{Board, Entry, Geometry, StateText};
use crate::message::words;

const SITE: &str = "sigh.github.io";

const PAGE: &str = "Interactive-Sudoku-Solver";

/// A text alone.
#[derive(Debug)]
pub(in crate::formats) struct Text;

/// A link of the page.
#[derive(Debug)]
pub(in crate::formats) struct PageLink;

impl Format for Text {
    fn about(&self) -> About {
        About { any_size: true, ..About::of("iss", words::FormatIss) }
    }

    fn recognises(&self, text: &str) -> bool {
        pieces::is_text(text)
    }

    fn read(&self, text: &str, grids: &[Arc<Geometry>]) -> Result<Document, FormatFault> {
        read_text(text, grids)
    }

    fn text_of(&self, puzzles: &[WrittenPuzzle]) -> Result<String, Unwritable> {
        written::text_of(only(puzzles)?)
    }
}

impl Format for PageLink {
    fn about(&self) -> About {
        About { any_size: true, ..About::of("iss-link", words::FormatIssLink) }
    }

    fn recognises(&self, text: &str) -> bool {
        Link::of(text).is_some_and(|link| link.leads_to(SITE))
    }

    fn read(&self, text: &str, grids: &[Arc<Geometry>]) -> Result<Document, FormatFault> {
        let field = Link::of(text).and_then(|link| link.field("q")).ok_or(FormatFault::Nothing)?;
        read_text(&link::decode(field)?, grids)
    }

    fn text_of(&self, puzzles: &[WrittenPuzzle]) -> Result<String, Unwritable> {
        let text = written::text_of(only(puzzles)?)?;
        Ok(format!("https://{SITE}/{PAGE}/?q={}", link::encode(&text)))
    }
}

fn read_text(text: &str, grids: &[Arc<Geometry>]) -> Result<Document, FormatFault> {
    let pieces = Pieces::of(text)?;
    let described = Described::of(&pieces)?;
    let base = described.shape.find(grids).map_err(|fault| described.no_grid(fault))?;
    let givens = described.givens(&pieces)?;
    let mut read = constraints::read(&pieces, &base, &described, &givens);
    let geometry = with_constraints(&base, &mut read, grids);
    let mut board = Board::empty(geometry.cell_count());
    for (cell, numbers) in &givens {
        if let &[number] = &numbers[..]
            && !geometry.is_beside(*cell)
        {
            let digit = geometry.worths().digit(number);
            let wrong = || FormatFault::Field(described.places.name(*cell));
            board.set(*cell, Entry::Given(digit.ok_or_else(wrong)?));
        }
    }
    let unmet = pieces.unmet.iter().cloned().chain(read.unmet).chain(described.unmet(&geometry));
    let mut unmet: Vec<Unmet> = unmet.chain(described.given_elsewhere(&pieces)).collect();
    // What is not known comes first: what rests on it may then not be understood either.
    unmet.sort_by_key(|unmet| unmet.expected != Expected::Known);
    let mut told = BTreeSet::new();
    unmet.retain(|unmet| told.insert((unmet.place.clone(), unmet.expected)));
    let state = StateText::of_board(board);
    let puzzle = WrittenPuzzle { unmet, ..WrittenPuzzle::new(&geometry, state) };
    Ok(Document::of_one(puzzle))
}
