//! Languages: turns a [`Message`] into text.
//!
//! A language is a folder of [Fluent](https://projectfluent.org) files, `locales/<tag>/*.ftl`. They
//! hold its messages and, as terms, the words that its grammar needs; a new folder is a new language,
//! without code. Grammar that is more than words is in Rust, and only for languages that have it:
//! today Czech (ordinals, counts, v/ve). Every other language is spoken by the plain grammar that
//! serves English.
//!
//! Invariants: only this room names Fluent. A file with a mistake (a call of a function that is not
//! there, an option it does not have, a reference to nothing) is refused when it is read, with its
//! place. A message that lacks a value, or carries one that the text cannot use, is an error that
//! names it, never a hole in a sentence. Nothing of a language is chosen by code outside this room.
//!
//! # How to write messages
//!
//! A message has an id of small letters, figures and hyphens. Line breaks in a file are spaces, and
//! an empty line ends a paragraph. Values arrive typed ([`crate::message::Value`]); the functions
//! below tell them. A value shown without a function, `{ $cell }`, is told as its function without
//! options would; only a list of messages must be given to `LIST`. Numbers (whole and decimal) and
//! texts can choose variants, `{ $n -> [one] … [few] … *[other] … }`, and so can what `LENGTH`, `KIND`
//! and `NUMBER` answer. A list that is empty is an error when it is told: choose by `LENGTH` first.
//!
//! Every function takes one value, and options with quoted values:
//!
//! | option | its values |
//! |---|---|
//! | `case` | nominative, genitive, dative, accusative, locative, instrumental (plain grammar: where the words have them) |
//! | `prep` | in, into, from, with, to: the preposition in its right form, and its case unless `case` is given |
//! | `noun` | a noun to go with it, from the terms `-noun-…`; `yes` is the usual one; `no` |
//! | `join` | and, or, nor, comma, semicolon; for `LIST` also parts, ways, sentences, numbered, lines, paragraphs |
//! | `start` | yes: a sentence starts here, so the first letter is a capital |
//! | `number` | singular, plural: of a digit's name or a house's noun |
//! | `form` | name (a digit), noun and one (a house), figures (a count) |
//!
//! | function | options | English | Czech |
//! |---|---|---|---|
//! | `CELL($c)` | case prep noun start | E7 | E7 |
//! | … `noun: "yes", prep: "in"` | | in cell E7 | v políčku E7 |
//! | `CELLS($c)`, of one or more | case prep noun join start | A1, C4 and F2 | A1, C4 a F2 |
//! | … `noun: "yes"` | | cells A1 and F2 | políčka A1 a F2 |
//! | … `noun: "yes", prep: "in", join: "or"` | | in cell A1 or F2 | v políčku A1 nebo F2 |
//! | … `join: "nor"` | | neither A1 nor F2; of one: not A1 | ani A1, ani F2; of one: A1 |
//! | `DIGIT($d)` | case prep noun form number start | 7 | 7 |
//! | … `prep: "with"` | | with 7 | se 7 |
//! | … `noun: "yes"` | | digit 7 | číslice 7 |
//! | … `form: "name", case: "accusative"` | | seven | sedmičku |
//! | … `form: "name", number: "plural"` | | sevens | sedmičky |
//! | `DIGITS($d)`, of one or more | as `DIGIT`, and join | 2, 5 and 7 | 2, 5 a 7 |
//! | … `noun: "candidate", case: "accusative"` | | candidates 2 and 7 | kandidáty 2 a 7 |
//! | `HOUSE($h)` | case prep form number start | row 3; column E | 3. řádek; sloupec E |
//! | … `prep: "in", start: "yes"` | | In row 3; In column E | Ve 3. řádku; Ve sloupci E |
//! | … `form: "noun", case: "genitive"` | | row | řádku |
//! | `HOUSES($h)`, of one or more | case prep join start | rows 2 and 7 | 2. a 7. řádek |
//! | … `prep: "in"` | | in columns B and E | ve sloupcích B a E |
//! | … `prep: "in", join: "or"`, of several kinds | | in row 5 or 6, or in column F | v 5. či 6. řádku nebo ve sloupci F |
//! | … `form: "one", prep: "in"`, of the first | | in a window; in the asterisk | v okně; ve hvězdičce |
//! | `KIND($h)`, to choose by | | row, column, block, diagonal, region, or what the grid calls it; mixed | the same |
//! | `COUNT($n)`, of a number or any list | case prep noun form start | two | dva |
//! | … `noun: "cell"` | | no cells, one cell, two cells, 13 cells | nula políček, jedno políčko, dvě políčka, 13 políček |
//! | … `noun: "digit", prep: "from"` | | from nine digits | z devíti číslic |
//! | … `noun: "cell", form: "figures"` | | 2 cells | 2 políčka |
//! | `LENGTH($list)`, to choose by | | 2 | 2 |
//! | `ORDINAL($n)` | case prep noun start | 8th | 8. |
//! | … `noun: "step", prep: "in"` | | in step 120 | ve 120. kroku |
//! | `PLACEMENTS($p)` | join (and, or) start | 5 in A1, 3 in C4 and 9 in F2 | 5 v A1, 3 v C4 a 9 v F2 |
//! | `ELIMINATIONS($e)` | start | 4 from B5, and 9 from B5 and B6 | 4 z B5 a 9 z B5 a B6 |
//! | … with lists inside | | 1 from A1 and A2, 4 from B5, and 7 from C6 | 1 z A1 a A2, 4 z B5 a také 7 z C6 |
//! | … with longer lists inside | | 1 from A1, A2 and A3; and 4 from B5 | 1 z A1, A2 a A3 a také 4 z B5 |
//! | `LIST($m)` of messages | join start | …, … and … | …, … a … |
//! | … `join: "numbered"` | | (1) …; (2) …: inside an item (a), then (i) | the same |
//! | … `join: "parts"`, for what may be lists | | … and …, and … | … a … a také … |
//! | … `join: "ways"`, of which one is true and which may be lists | | … and …, or … and … | … a …, nebo … a … |
//! | … `join: "sentences"` | | each with a capital and a full stop, if it lacks them | the same |
//! | … `join: "lines"`, `"paragraphs"` | | one below the other | the same |
//! | `MESSAGE($m)` | start | the message in the message | the same |
//! | `SENTENCE($m)` | | the message, with a capital and a full stop | the same |
//! | `CAPITAL(…)` of a text or another function | | with a capital | the same |
//! | `NUMBER($n)` | minimumFractionDigits, maximumFractionDigits, useGrouping, type | 12,345.6 | 12 345,6 |
//!
//! With [`Coordinates::RowColumn`] cells are r7c5, and columns have numbers (column 5, 5. sloupec).
//! `NUMBER` with `useGrouping: "false"` is for numbers that are names, such as a seed or a line.
//!
//! # Lexicon
//!
//! The functions take their words from terms: `-noun-…` (with `.plural`, cases such as `.genitive` and
//! `.plural-genitive`, and in Czech `.gender`: masculine, animate, feminine or neuter), `-digit-7`,
//! `-number-12`, `-preposition-in` (with the `.case` it asks for), `-join-and`, `-join-parts`, `-join-or`,
//! `-join-either`, `-join-nor`, `-house-diagonal-1`, `-house-diagonals` (both of them together), `-decimal-mark`. A noun of houses may say what
//! one of them is called, whichever: `.one = a window`. A noun or a
//! house that wants a preposition of its own says so: `.in = on`. Where `-noun-digit` has `.before-letters`, it stands before
//! a digit that has no name. What is called by where it is (`-placed`: "the cage at A1") may have what is written there behind its
//! noun (`.valued`), or lie between two cells (`.between`). A new noun is a new term in every language and can then be counted and declined.

mod catalogue;
mod coordinates;
#[cfg(feature = "system")]
mod detection;
mod embedded;
mod error;
mod functions;
mod grammar;
mod kinds;
mod language;
mod lexicon;
mod options;
mod quoted;
mod signatures;
mod source;
mod typed;
mod typesetting;
mod uses;

#[cfg(test)]
mod tests;

use std::fmt;
use std::sync::Arc;

pub use catalogue::{Catalogue, Entry};
pub use coordinates::Coordinates;
pub use error::{FileFault, LocaleError, MessageFault, Problem};
pub use kinds::{Kind, Kinds};
use once_cell::sync::{Lazy, OnceCell};

use crate::message::{Message, words};
use language::{Language, bracketed};
use typed::{Rendering, Speaker};
pub use typesetting::{indented, typeset};

/// A language, once it has been read.
type Once = OnceCell<Arc<Language>>;

/// The embedded languages.
static READ: Lazy<Vec<(&str, Once)>> =
    Lazy::new(|| embedded::tags().into_iter().map(|tag| (tag, OnceCell::new())).collect());

/// A language, ready to say messages. Cloning it is cheap.
#[derive(Clone)]
pub struct Locale {
    language: Arc<Language>,
    coordinates: Coordinates,
    is_terse: bool,
}

impl Locale {
    /// The tags of the embedded languages, sorted: one for each folder of `locales/`.
    pub fn languages() -> Vec<&'static str> {
        embedded::tags()
    }

    /// Opens an embedded language by its tag, such as "cs". Its files are read once in a process.
    ///
    /// # Errors
    ///
    /// [`LocaleError::UnknownLanguage`] if there is none of that tag, [`LocaleError::Files`] if its
    /// files have faults.
    pub fn new(tag: &str) -> Result<Self, LocaleError> {
        let Some((_, read)) = READ.iter().find(|(known, _)| *known == tag) else {
            return Self::with_files(tag, &[]);
        };
        let language = read.get_or_try_init(|| Language::read(tag, &[]).map(Arc::new))?;
        Ok(Self::of(Arc::clone(language)))
    }

    /// Opens a language with more files, given as name and text. What they say is added to the
    /// embedded files and overrides them; a tag that is not embedded is a new language.
    ///
    /// # Errors
    ///
    /// As [`Locale::new`]; faults of the extra files are told by the names given here.
    pub fn with_files(tag: &str, extra: &[(&str, &str)]) -> Result<Self, LocaleError> {
        let language = Arc::new(Language::read(tag, extra)?);
        Ok(Self::of(language))
    }

    fn of(language: Arc<Language>) -> Self {
        Self { language, coordinates: Coordinates::default(), is_terse: false }
    }

    /// The tag of the embedded language that suits the user's system best, else "en".
    #[cfg(feature = "system")]
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

    /// Whether who reads this wants steps in the notation of experts, and not in sentences.
    pub fn is_terse(&self) -> bool {
        self.is_terse
    }

    /// Sets whether steps are wanted in the notation of experts.
    pub fn set_terse(&mut self, is_terse: bool) {
        self.is_terse = is_terse;
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
        let speaker: Arc<dyn Speaker> = self.language.clone();
        let rendering = Rendering::new(speaker, self.coordinates, &message.id);
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
    /// panics on it, unless words of a user's may be to blame. A released program says it without these,
    /// or in another language, or at last gives the message's id in brackets.
    pub fn say(&self, message: &Message) -> String {
        match self.try_say(message) {
            Ok(text) => text,
            Err(error) => {
                debug_assert!(self.language.is_extended(), "{error}");
                self.say_elsewhere(message)
            }
        }
    }

    /// The text of a message with spaces at which no line ends, for pages that break lines.
    pub fn say_typeset(&self, message: &Message) -> String {
        typeset(&self.say(message), &self.say(&words::TypesettingBound.into()))
    }

    /// The text of a message in the first other language that can say it.
    fn say_elsewhere(&self, message: &Message) -> String {
        let mut tags = embedded::tags();
        tags.sort_by_key(|tag| *tag != embedded::FALLBACK);
        tags.retain(|tag| *tag != self.tag() || self.language.is_extended());
        tags.sort_by_key(|tag| *tag != self.tag());
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
