//! A puzzle that comes with the program.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::Level;

/// The name of the grid that a puzzle has when nothing else is said.
pub const CLASSIC_GRID: &str = "9x9";

/// A puzzle, as a file in `knowledge/examples/` gives it.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename = "Example", deny_unknown_fields)]
pub struct PuzzleExample {
    /// What it is called, by the tag of the language.
    pub name: BTreeMap<String, String>,
    /// Who made it, or where it is from, by the tag of the language.
    pub source: BTreeMap<String, String>,
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
    /// The puzzle's name in a language, or in English, or in any.
    pub fn name_in(&self, language: &str) -> &str {
        text_in(&self.name, language)
    }

    /// Where the puzzle is from, in a language, or in English, or in any.
    pub fn source_in(&self, language: &str) -> &str {
        text_in(&self.source, language)
    }
}

fn text_in<'a>(texts: &'a BTreeMap<String, String>, language: &str) -> &'a str {
    let choices = [texts.get(language), texts.get("en"), texts.values().next()];
    choices.into_iter().flatten().next().map_or("", String::as_str)
}
