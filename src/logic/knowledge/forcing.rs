//! What a rule of the family forcing says.

use serde::Deserialize;

use crate::proof::RuleId;

/// Suppositions that all come to the same, or one that comes to a contradiction.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Forcing {
    /// How one thing leads to another.
    pub along: Along,
    /// What the suppositions come to.
    pub find: ComesTo,
    /// The rules for single digits by which the reasoning is told.
    pub inside: Vec<RuleId>,
}

/// How one thing leads to another under a supposition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Along {
    /// Each digit follows from the one before it alone.
    Chain,
    /// A digit may follow from several before it together.
    Net,
}

/// What suppositions come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ComesTo {
    /// One supposition comes to something that cannot be.
    Contradiction,
    /// All possibilities of a cell, or of a digit in a house, come to the same.
    Verity,
    /// As a verity, where the possibilities are the fins of a fish: all come to what the fish itself would
    /// strike.
    Fins,
    /// As a verity, where the possibilities are the fins of a fish and its places in one of its covers.
    Cover,
}

/// Suppose a candidate, reason on, and meet a contradiction.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trial {
    /// How deep trials may be nested in trials.
    pub depth: usize,
    /// The rules that are used under a supposition, in order.
    pub inside: Vec<RuleId>,
    /// How many steps may be taken under suppositions, in all, before the rule gives up.
    pub budget: u64,
}
