//! What was found in a file or on the clipboard.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::writing::file_name;
use duvod::formats::{self, WrittenPuzzle, print_line};
use duvod::grid::{Board, Geometry};
use duvod::message::Message;

/// Where a puzzle comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A file.
    File(PathBuf),
    /// The clipboard.
    Clipboard,
}

impl Source {
    /// The file's path.
    pub(crate) fn path(&self) -> Option<&Path> {
        match self {
            Self::File(path) => Some(path),
            Self::Clipboard => None,
        }
    }

    /// The file's name, without its folder.
    pub(crate) fn file_name(&self) -> Option<String> {
        self.path().map(file_name)
    }
}

/// The puzzles of a text.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// Their grid.
    pub geometry: Arc<Geometry>,
    /// The puzzles in their order, and in their places what could not be read.
    pub listed: Vec<Listed>,
    /// How many more things could not be read that are not listed.
    pub unlisted: usize,
}

/// A puzzle of a text, or what could not be read in its place.
#[derive(Clone, Debug, PartialEq)]
pub struct Listed {
    /// The line on which it begins, from 1.
    pub(crate) line: usize,
    /// What the text calls it.
    pub(crate) name: Option<Box<str>>,
    /// Whom it names as its author.
    pub(crate) author: Option<Box<str>>,
    /// Its cells on one line; or what is wrong with them.
    pub(crate) cells: Result<Box<str>, Box<Message>>,
}

impl Listed {
    /// A puzzle that begins on this line.
    pub(crate) fn written(line: usize, puzzle: &WrittenPuzzle) -> Self {
        let [name, author] = [&puzzle.title, &puzzle.author].map(|it| it.as_deref().map(Box::from));
        let cells = Ok(print_line(&puzzle.state.board, &puzzle.geometry).into_boxed_str());
        Self { line, name, author, cells }
    }

    /// Something that could not be read, and why.
    pub(crate) fn error(line: usize, error: Message) -> Self {
        Self { line, name: None, author: None, cells: Err(Box::new(error)) }
    }

    /// The puzzle, if it is one.
    pub(crate) fn board(&self, geometry: &Geometry) -> Option<Board> {
        formats::read_line(self.cells.as_ref().ok()?, geometry).ok()
    }
}
