//! Languages: turns a [`Message`] into text.
//! TODOC

mod catalogue;
mod detection;
mod embedded;
mod error;
mod functions;
mod grammar;
mod kinds;
mod language;
mod options;
mod source;
mod typed;
mod words;

#[cfg(test)]
mod tests;

use std::fmt;
use std::sync::Arc;

pub use catalogue::{Catalogue, Entry};
pub use error::{FileFault, LocaleError, MessageFault, Problem};
pub use kinds::{Kind, Kinds};

use crate::message::Message;
use language::{Language, bracketed};
use typed::Rendering;

/// The language that is spoken where a better one is not known.
const FALLBACK: &str = "en";

/// How cells and columns are called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Coordinates {
    /// A letter for the column and a number for the row: E7, column E.
    #[default]
    A1,
    /// Numbers for both: r7c5, column 5.
    RowColumn,
}

/// A language, ready to say messages. Cloning it is cheap.
#[derive(Clone)]
pub struct Locale {
    language: Arc<Language>,
    coordinates: Coordinates,
}

impl Locale {
    /// The tags of the embedded languages, sorted: one for each folder of `locales/`.
    pub fn languages() -> Vec<&'static str> {
        embedded::tags()
    }

    /// Opens an embedded language by its tag, such as "cs".
    ///
    /// # Errors
    ///
    /// [`LocaleError::UnknownLanguage`] if there is none of that tag, [`LocaleError::Files`] if its
    /// files have faults.
    pub fn new(tag: &str) -> Result<Self, LocaleError> {
        Self::with_files(tag, &[])
    }

    /// Opens a language with more files, given as name and text. What they say is added to the
    /// embedded files and overrides them; a tag that is not embedded is a new language.
    ///
    /// # Errors
    ///
    /// As [`Locale::new`]; faults of the extra files are told by the names given here.
    pub fn with_files(tag: &str, extra: &[(&str, &str)]) -> Result<Self, LocaleError> {
        let language = Arc::new(Language::read(tag, extra)?);
        Ok(Self { language, coordinates: Coordinates::default() })
    }

    /// The tag of the embedded language that suits the user's system best, else "en".
    pub fn detect() -> &'static str {
        detection::best(sys_locale::get_locales(), &embedded::tags())
    }

    /// The tag of the language.
    pub fn tag(&self) -> &str {
        self.language.tag()
    }

    /// How cells are called.
    pub fn coordinates(&self) -> Coordinates {
        self.coordinates
    }

    /// Sets how cells are called.
    pub fn set_coordinates(&mut self, coordinates: Coordinates) {
        self.coordinates = coordinates;
    }

    /// Whether the language has a message, or an attribute of one (`id.attribute`).
    pub fn has(&self, id: &str) -> bool {
        self.language.catalogue().contains_key(id)
    }

    /// Every message and attribute of the language, and which values each of them needs.
    pub fn catalogue(&self) -> &Catalogue {
        self.language.catalogue()
    }

    /// The text of a message.
    ///
    /// # Errors
    ///
    /// [`LocaleError::Unsayable`] with everything that is wrong with the message and those inside it:
    /// missing messages, missing values, values of a wrong type, and what Fluent itself reports.
    pub fn try_say(&self, message: &Message) -> Result<String, LocaleError> {
        let language = Arc::clone(&self.language);
        let rendering = Rendering::new(language, self.coordinates, &message.id);
        let faults = rendering.faults();
        let text = rendering.say(message);
        let faults = faults.take();
        if faults.is_empty() {
            return Ok(text);
        }
        Err(LocaleError::Unsayable { language: self.tag().to_owned(), faults })
    }

    /// The text of a message, whatever happens.
    ///
    /// That a message cannot be said is a mistake in the program or its data, and a debug build
    /// panics on it. A released program says it in another language, or at last gives the message's
    /// id in brackets.
    pub fn say(&self, message: &Message) -> String {
        match self.try_say(message) {
            Ok(text) => text,
            Err(error) => {
                debug_assert!(false, "{error}");
                self.say_elsewhere(message)
            }
        }
    }

    /// The text of a message in the first other language that can say it.
    fn say_elsewhere(&self, message: &Message) -> String {
        let mut tags = embedded::tags();
        tags.sort_by_key(|tag| *tag != FALLBACK);
        tags.retain(|tag| *tag != self.tag());
        let texts = tags.into_iter().filter_map(|tag| {
            let mut other = Self::new(tag).ok()?;
            other.set_coordinates(self.coordinates);
            other.try_say(message).ok()
        });
        texts.into_iter().next().unwrap_or_else(|| bracketed(&message.id))
    }
}

impl fmt::Debug for Locale {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Locale({}, {:?})", self.tag(), self.coordinates)
    }
}
