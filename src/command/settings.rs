//! What the command line tells the window.

use std::path::{Path, PathBuf};

use super::opening::other_languages;
use super::request::Request;
use super::teller::Teller;
use duvod::inference::Options;
use duvod::knowledge::Knowledge;
use duvod::locale::Locale;
use duvod::message::Message;

/// What the window is opened with.
pub struct Settings {
    /// The language.
    pub locale: Locale,
    /// The others, as far as the user's own words or rules make them say more.
    pub others: Vec<Locale>,
    /// Rules, profiles, grids and examples.
    pub knowledge: Knowledge,
    /// Which rules are used.
    pub options: Options,
    /// The puzzle to load, if one was named.
    pub file: Option<PathBuf>,
    /// Which of these were asked for, and are not only what they are at first.
    pub given: Given,
}

impl Settings {
    /// Those that were asked for.
    ///
    /// # Errors
    /// What to say of the user's own words in another language.
    pub(super) fn of(request: Request, teller: Teller) -> Result<Self, Message> {
        let given = Given {
            language: request.is_given("lang"),
            coordinates: request.is_given("coordinates"),
            profile: request.is_given("profile"),
        };
        let file = request.path("file").map(Path::to_owned);
        // The program's own rules have words in each of its languages.
        let has_own = request.has("knowledge");
        let Request { knowledge, options, words, .. } = request;
        let others =
            if has_own { other_languages(&teller.locale, &words, &knowledge)? } else { Vec::new() };
        Ok(Self { given, locale: teller.locale, others, knowledge, options, file })
    }
}

/// What the command line asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Given {
    /// A language.
    pub language: bool,
    /// How cells are called.
    pub coordinates: bool,
    /// A profile of rules.
    pub profile: bool,
}
