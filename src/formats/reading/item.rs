//! What is found in a text.

use crate::formats::{ReadError, WrittenPuzzle};

/// Something in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item<'a> {
    /// The line on which it begins, from 1.
    pub line: usize,
    /// What it is, or what is wrong with it.
    pub content: Result<Content<'a>, ReadError>,
}

/// What was found in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content<'a> {
    /// A puzzle, or a state in play.
    Puzzle(WrittenPuzzle),
    /// A game that was saved, which this room cannot read.
    Game(&'a str),
}

/// How something is written, to see that a text holds the same in two ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    Word,
    Rows,
    Marks,
    Other,
}

/// Something in a text, and how it is written.
#[derive(Debug)]
pub(super) struct Piece<'a> {
    pub(super) item: Item<'a>,
    pub(super) way: Way,
    /// Whether it counts only if there is nothing else.
    pub(super) is_doubtful: bool,
    /// Whether the text calls it a solution.
    pub(super) is_solution: bool,
}

impl Piece<'_> {
    /// The puzzle that it is, if it is one.
    pub(super) fn puzzle(&self) -> Option<&WrittenPuzzle> {
        match &self.item.content {
            Ok(Content::Puzzle(puzzle)) => Some(puzzle),
            _ => None,
        }
    }
}
