//! Words that data name things by, cheap to copy.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::{Mutex, PoisonError};

use once_cell::sync::Lazy;
use serde::{Deserialize, Deserializer, Serialize};

/// Every word that was ever made. It stays for the life of the program: there are as many as data name things by, and those
/// in files that are read.
static WORDS: Lazy<Mutex<BTreeSet<&'static str>>> = Lazy::new(Mutex::default);

/// A word by which data name something: the id of a rule, what a group of a grid is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Word(&'static str);

impl Word {
    /// Makes the word.
    pub fn new(word: &str) -> Self {
        let mut words = WORDS.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = words.get(word) {
            return Self(known);
        }
        let word: &'static str = Box::leak(word.to_owned().into_boxed_str());
        let _ = words.insert(word);
        Self(word)
    }

    /// The word, where it is known before the program runs.
    #[inline]
    pub const fn fixed(word: &'static str) -> Self {
        Self(word)
    }

    /// Returns the word.
    #[inline]
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for Word {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.0)
    }
}

impl<'de> Deserialize<'de> for Word {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(|word| Self::new(&word))
    }
}
