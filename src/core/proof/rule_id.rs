//! The name of a rule, cheap to copy into every step.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::grid::Word;

/// The id of a rule, which is its file's name, as `naked-pair`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RuleId(Word);

impl RuleId {
    /// Makes the id of the rule of that name, which is not checked against any knowledge base.
    pub fn new(name: &str) -> Self {
        Self(Word::new(name))
    }

    /// Compares two ids quickly. The answer may be `false` although they are the same.
    #[inline]
    pub fn is_same(self, other: Self) -> bool {
        std::ptr::eq(self.as_str(), other.as_str())
    }

    /// Returns the rule's name.
    #[inline]
    pub const fn as_str(self) -> &'static str {
        self.0.as_str()
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}
