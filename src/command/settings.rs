//! What the command line tells the window.

use std::path::{Path, PathBuf};

use super::request::Request;
use super::teller::Teller;
use duvod::inference::Options;
use duvod::knowledge::Knowledge;
use duvod::locale::Locale;

/// What the window is opened with.
pub struct Settings {
    /// The language.
    pub locale: Locale,
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
    pub(super) fn of(request: Request, teller: Teller) -> Self {
        let given = Given {
            language: request.is_given("lang"),
            coordinates: request.is_given("coordinates"),
            profile: request.is_given("profile"),
        };
        let file = request.path("file").map(Path::to_owned);
        let Request { knowledge, options, .. } = request;
        Self { given, locale: teller.locale, knowledge, options, file }
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
