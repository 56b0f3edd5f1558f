//! What a profile says: which rules are asked, and in which order; which are listed and not asked.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::reading;
use crate::proof::RuleId;

/// An order of rules, as a file in `knowledge/profiles/` gives it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "ProfileFile")]
pub struct Profile {
    /// Its name, which is its file's name.
    pub name: String,
    /// The rules that are on, the first to be asked first.
    pub rules: Vec<RuleId>,
    /// The same with those that are off, each in its place.
    pub listed: Vec<RuleId>,
}

/// A profile as its file gives it.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Profile", deny_unknown_fields)]
struct ProfileFile {
    name: String,
    /// All rules that are listed, in their order.
    rules: Vec<RuleId>,
    /// Those of them that are off.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    off: Vec<RuleId>,
}

impl Profile {
    /// Makes a profile of the rules that are listed, of which some are off.
    pub fn new(name: &str, listed: Vec<RuleId>, off: &BTreeSet<RuleId>) -> Self {
        let rules = listed.iter().copied().filter(|rule| !off.contains(rule)).collect();
        Self { name: name.to_owned(), rules, listed }
    }

    /// Returns the rules that are listed and off, in their order.
    pub fn off(&self) -> impl Iterator<Item = RuleId> {
        let on: BTreeSet<RuleId> = self.rules.iter().copied().collect();
        self.listed.iter().copied().filter(move |rule| !on.contains(rule))
    }

    /// Writes the profile as the text of a file; `None` if it cannot be written, which a name of plain text never is.
    pub fn text(&self) -> Option<String> {
        let off = self.off().collect();
        let file = ProfileFile { name: self.name.clone(), rules: self.listed.clone(), off };
        reading::text(&file)
    }
}

impl TryFrom<ProfileFile> for Profile {
    type Error = String;

    fn try_from(file: ProfileFile) -> Result<Self, String> {
        let off: BTreeSet<RuleId> = file.off.into_iter().collect();
        if let Some(rule) = off.iter().find(|rule| !file.rules.contains(rule)) {
            return Err(format!("{:?} is off and not in the list of rules", rule.as_str()));
        }
        Ok(Self::new(&file.name, file.rules, &off))
    }
}
