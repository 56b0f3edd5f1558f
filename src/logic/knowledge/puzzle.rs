//! A puzzle that comes with the program.

use serde::Deserialize;

use super::Level;
use crate::message::Message;

/// The name of the grid that a puzzle has when nothing else is said.
pub const CLASSIC_GRID: &str = "9x9";

/// A puzzle, as a file in `knowledge/examples/` gives it.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename = "Example", deny_unknown_fields)]
pub struct PuzzleExample {
    /// What its words are found by: the name of its file, without the number that gives its place in the list.
    #[serde(skip)]
    pub id: String,
    /// How hard it is by the rules of the default profile, if the file says so.
    #[serde(default)]
    pub level: Option<Level>,
    /// The name of its grid; the classic one if the file does not say it.
    #[serde(default = "classic")]
    pub grid: String,
    /// The puzzle, one character a cell in reading order, `.` for empty.
    pub puzzle: String,
}

fn classic() -> String {
    CLASSIC_GRID.to_owned()
}

impl PuzzleExample {
    /// The puzzle with what its file is called, such as `05-heart`.
    pub(super) fn named(self, file: &str) -> Self {
        let id = file.trim_start_matches(|letter: char| letter.is_ascii_digit());
        Self { id: id.trim_start_matches('-').to_owned(), ..self }
    }

    /// Says what the puzzle is called: the message `example-<id>`. Its attribute `.source` says who made it, or where
    /// it is from.
    pub fn name(&self) -> Message {
        Message::of_data(format!("example-{}", self.id))
    }
}
