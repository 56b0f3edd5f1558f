//! A puzzle that comes with the program.

use std::collections::BTreeMap;

use serde::Deserialize;

/// A puzzle, as a file in `knowledge/examples/` gives it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleExample {
    /// What it is called, by the tag of the language.
    pub name: BTreeMap<String, String>,
    /// Who made it, or where it is from.
    pub source: String,
    /// The puzzle, one character a cell in reading order, `.` for empty.
    pub puzzle: String,
}

impl PuzzleExample {
    /// The puzzle's name in a language, or in English, or in any.
    pub fn name_in(&self, language: &str) -> &str {
        let names = [self.name.get(language), self.name.get("en"), self.name.values().next()];
        names.into_iter().flatten().next().map_or("", String::as_str)
    }
}
