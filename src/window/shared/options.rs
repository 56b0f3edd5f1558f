//! What the window opens with, and why there may be none.

use std::path::PathBuf;
use std::sync::Arc;

use thiserror::Error;

use crate::appearance::Mode;
use crate::persistence::{Fixed, Preferences};
use duvod::inference::{EngineError, Options};
use duvod::knowledge::Knowledge;
use duvod::locale::{Locale, LocaleError};
use duvod::message::{Message, words};
use duvod::storage::Storage;

/// What the window opens with.
#[derive(Clone, Debug)]
pub struct WindowOptions {
    /// The rules and the examples.
    pub knowledge: Arc<Knowledge>,
    /// Which rules are used.
    pub rules: Options,
    /// The languages that can be chosen; at least one.
    pub locales: Vec<Locale>,
    /// The number of the language that is spoken first.
    pub language: usize,
    /// Light or dark at first.
    pub mode: Mode,
    /// A file to load.
    pub file: Option<PathBuf>,
    /// Where the game and the preferences are kept; `None`: they are not.
    pub storage: Option<Storage>,
    /// What preferences may not change.
    pub fixed: Fixed,
}

impl WindowOptions {
    /// With this language first and all the languages of the program to choose from.
    ///
    /// # Errors
    /// [`LocaleError`] if the files of a language have faults.
    pub fn new(
        knowledge: Arc<Knowledge>,
        rules: Options,
        spoken: Locale,
    ) -> Result<Self, LocaleError> {
        let mut locales = Vec::new();
        for tag in Locale::languages() {
            let mut locale = if tag == spoken.tag() { spoken.clone() } else { Locale::new(tag)? };
            locale.set_coordinates(spoken.coordinates());
            locales.push(locale);
        }
        let known = locales.iter().position(|locale| locale.tag() == spoken.tag());
        let language = known.unwrap_or_else(|| {
            locales.push(spoken);
            locales.len() - 1
        });
        let (mode, fixed) = (Mode::default(), Fixed::default());
        let (file, storage) = (None, None);
        Ok(Self { knowledge, rules, locales, language, mode, file, storage, fixed })
    }

    /// The same with these in place of the languages of the same tags.
    #[must_use]
    pub fn speaking(mut self, others: Vec<Locale>) -> Self {
        for mut other in others {
            if let Some(known) = self.locales.iter_mut().find(|it| it.tag() == other.tag()) {
                other.set_coordinates(known.coordinates());
                *known = other;
            }
        }
        self
    }

    /// The same as the user prefers it, where the command line has not fixed it.
    pub(super) fn preferred(&self, preferences: &Preferences) -> Self {
        let mut options = self.clone();
        let fixed = options.fixed;
        let tag = preferences.language.as_deref().filter(|_| !fixed.language);
        let known = options.locales.iter().position(|locale| Some(locale.tag()) == tag);
        options.language = known.unwrap_or(options.language);
        if let Some(coordinates) = preferences.coordinates.filter(|_| !fixed.coordinates) {
            for locale in &mut options.locales {
                locale.set_coordinates(coordinates);
            }
        }
        for locale in &mut options.locales {
            locale.set_terse(preferences.terse);
        }
        let profile = preferences.profile.clone().filter(|_| !fixed.profile);
        if let Some(profile) = profile.filter(|name| options.knowledge.profile(name).is_some()) {
            options.rules.profile = profile;
        }
        options
    }
}

/// Why there is no window.
#[derive(Clone, Debug, Error, PartialEq)]
pub enum WindowError {
    /// There is no display, or none that a window can be opened on.
    #[error("no window could be opened: {0}")]
    NoDisplay(String),
    /// The knowledge has no classic grid.
    #[error("the knowledge has no classic grid")]
    NoGrid,
    /// There is no language to speak.
    #[error("there is no language to speak")]
    NoLanguage,
    /// A language has faults in its files.
    #[error(transparent)]
    Locale(#[from] LocaleError),
    /// There is no such profile of rules.
    #[error(transparent)]
    Engine(#[from] EngineError),
}

impl WindowError {
    /// What is said to the user.
    pub fn message(&self) -> Message {
        match self {
            Self::NoDisplay(_) => Message::from(words::ErrorNoDisplay),
            Self::NoGrid | Self::NoLanguage | Self::Locale(_) | Self::Engine(_) => {
                Message::from(words::WindowNotMade { reason: self.to_string() })
            }
        }
    }
}
