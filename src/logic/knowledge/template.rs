//! What a rule of the family template says.

use serde::Deserialize;

/// The full placements of a digit: one cell in every house, none of which see each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Template {
    /// What is looked for.
    pub find: TemplateFind,
    /// Whether what all placements of one digit have is taken from the others first.
    #[serde(default)]
    pub joint: bool,
}

/// What is looked for in the full placements of a digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TemplateFind {
    /// What is in all of them is true.
    Set,
    /// What is in none of them is false.
    Delete,
}
