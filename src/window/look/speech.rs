//! The languages of the window, and the one that is spoken.

use duvod::locale::{Coordinates, Locale};
use duvod::message::{Message, words};

/// The languages, of which one is spoken.
#[derive(Clone, Debug)]
pub(crate) struct Speech {
    /// All that can be chosen; at least one.
    pub(crate) locales: Vec<Locale>,
    /// The words that no line ends with, in each language.
    bound: Vec<String>,
    /// The number of the language that is spoken.
    pub(crate) language: usize,
}

impl Speech {
    /// Speaks the language with this number, or the last one; `None` if there is none at all.
    pub(crate) fn new(locales: Vec<Locale>, language: usize) -> Option<Self> {
        let last = locales.len().checked_sub(1)?;
        let bound = Message::from(words::TypesettingBound);
        let bound = locales.iter().map(|locale| locale.say(&bound)).collect();
        Some(Self { locales, bound, language: language.min(last) })
    }

    /// The language that is spoken.
    pub(crate) fn locale(&self) -> &Locale {
        &self.locales[self.language]
    }

    /// The words that no line ends with.
    pub(crate) fn bound(&self) -> &str {
        &self.bound[self.language]
    }

    /// Whether columns are called by numbers.
    pub(crate) fn is_numbered(&self) -> bool {
        self.locale().coordinates() == Coordinates::RowColumn
    }

    /// Speaks the language with this number; after the last comes the first.
    pub(crate) fn speak(&mut self, number: usize) {
        self.language = number % self.locales.len();
    }

    /// Tells steps in the notation of experts, or in sentences, in every language.
    pub(crate) fn tell_tersely(&mut self, is_terse: bool) {
        for locale in &mut self.locales {
            locale.set_terse(is_terse);
        }
    }

    /// Calls cells in this way, in every language.
    pub(crate) fn call_cells(&mut self, coordinates: Coordinates) {
        for locale in &mut self.locales {
            locale.set_coordinates(coordinates);
        }
    }
}
