//! What the puzzle at hand is called: its name, its title and author, and the day whose puzzle it is.

use std::collections::BTreeMap;

use crate::look::dates::{DAY, date};
use duvod::formats::{WrittenPuzzle, print_line};
use duvod::grid::{Board, Geometry, Puzzle};
use duvod::knowledge::CLASSIC_GRID;
use duvod::message::{Message as Words, words};
use duvod::session::{Session, Titles};

/// What a puzzle is called.
#[derive(Clone, Debug)]
pub(crate) enum Name {
    /// In the words of the window's language.
    Said(Words),
    /// As its file says.
    Text(String),
}

/// The puzzle of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OfDay {
    /// In days since the beginning of 1970.
    pub(crate) day: u64,
    /// Its givens on one line, on the classic grid.
    pub(crate) line: String,
}

impl OfDay {
    /// The puzzle of this day.
    pub(crate) fn new(day: u64, puzzle: &Puzzle) -> Self {
        Self { day, line: print_line(&puzzle.board, &puzzle.geometry) }
    }

    /// What is kept of it between runs.
    pub(crate) fn kept(&self) -> BTreeMap<String, String> {
        let parts = [("day", self.day.to_string()), ("puzzle", self.line.clone())];
        parts.map(|(name, value)| (name.to_owned(), value)).into_iter().collect()
    }

    /// Reads what was kept.
    pub(crate) fn taken(kept: &BTreeMap<String, String>) -> Option<Self> {
        Some(Self { day: kept.get("day")?.parse().ok()?, line: kept.get("puzzle")?.clone() })
    }

    /// Whether this is a game of it.
    pub(crate) fn is(&self, geometry: &Geometry, puzzle: &Board) -> bool {
        geometry.name() == CLASSIC_GRID && print_line(puzzle, geometry) == self.line
    }
}

/// What puzzles are called, as far as that is known.
#[derive(Debug, Default)]
pub(crate) struct Names {
    /// What a puzzle that was loaded is called.
    pub(crate) named: Option<(Board, Name)>,
    /// What the text that it was read from calls it, and its author.
    titles: Option<(Board, Titles)>,
    /// The puzzle of the day that was made last.
    pub(crate) of_day: Option<OfDay>,
    /// A puzzle of an earlier day that is played once more.
    pub(crate) of_past_day: Option<OfDay>,
}

impl Names {
    /// Notes what the text that this puzzle was read from calls it, and its author.
    pub(crate) fn take_titles(&mut self, puzzle: &Board, titles: Option<Titles>) {
        self.titles = titles.map(|titles| (puzzle.clone(), titles));
    }

    /// Title and author of the puzzle with these givens, as far as they are known.
    pub(crate) fn titles(&self, givens: &Board) -> Titles {
        let of_board = self.titles.as_ref().filter(|(board, _)| board == givens);
        of_board.map(|(_, titles)| titles.clone()).unwrap_or_default()
    }

    /// A puzzle as it is written, with the title and the author that it was read with, if this is the board of its givens.
    pub(crate) fn titled(&self, givens: &Board, puzzle: WrittenPuzzle) -> WrittenPuzzle {
        let Titles { title, author } = self.titles(givens);
        puzzle.titled(title, author)
    }

    /// The day whose puzzle this is, if it is the one that was made last, or was taken from the past games.
    pub(crate) fn day_of(&self, session: &Session) -> Option<u64> {
        let mut known = self.of_day.iter().chain(&self.of_past_day);
        Some(known.find(|known| known.is(session.geometry(), session.puzzle()))?.day)
    }

    /// Takes note of what the puzzle at hand is called.
    pub(crate) fn call(&mut self, session: &Session, name: Name) {
        self.named = Some((session.puzzle().clone(), name));
    }

    /// The puzzle at hand is called by its day, if it is that of a day.
    pub(crate) fn call_by_day(&mut self, session: &Session) {
        if let Some(day) = self.day_of(session) {
            self.call(session, Name::Said(of_day(day)));
        }
    }
}

/// What the puzzle of a day is called.
pub(crate) fn of_day(day: u64) -> Words {
    words::GameOfTheDay { date: date(day * DAY) }.into()
}
