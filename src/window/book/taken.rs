//! A rule that is to be moved.

use duvod::proof::RuleId;

/// A rule that is to be moved, and what is typed of its new number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Taken {
    pub(super) rule: RuleId,
    pub(super) typed: String,
}
