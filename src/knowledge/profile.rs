//! What a profile says: which rules are on, and in which order they are asked.

use serde::Deserialize;

use crate::proof::RuleId;

/// An order of rules, as a file in `knowledge/profiles/` gives it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    /// Its name, which is its file's name.
    pub name: String,
    /// The rules that are on, the first to be asked first.
    pub rules: Vec<RuleId>,
}
