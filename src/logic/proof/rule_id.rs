//! The name of a rule, cheap to copy into every step.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::{Mutex, PoisonError};

use once_cell::sync::Lazy;
use serde::{Deserialize, Deserializer, Serialize};

/// Every name that was ever made. A name stays for the life of the program: there are as many as
/// rules, and those in files that are read.
static NAMES: Lazy<Mutex<BTreeSet<&'static str>>> = Lazy::new(Mutex::default);

/// The id of a rule, which is its file's name, as `naked-pair`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct RuleId(&'static str);

impl RuleId {
    /// Makes the id of the rule of that name, which is not checked against any knowledge base.
    pub fn new(name: &str) -> Self {
        let mut names = NAMES.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = names.get(name) {
            return Self(known);
        }
        let name: &'static str = Box::leak(name.to_owned().into_boxed_str());
        let _ = names.insert(name);
        Self(name)
    }

    /// Returns the rule's name.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.0)
    }
}

impl<'de> Deserialize<'de> for RuleId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(|name| Self::new(&name))
    }
}
