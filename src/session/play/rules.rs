//! How a puzzle is played.

use serde::{Deserialize, Serialize};

/// What happens when a digit is entered that is in sight already.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Collisions {
    /// It is entered, and shown to collide.
    #[default]
    Shown,
    /// It is refused.
    Refused,
}

/// When mistakes are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Checking {
    /// When they are asked for, until they are dealt with.
    #[default]
    OnDemand,
    /// Always.
    Always,
}

/// The rules of play that a player chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PlayRules {
    /// Colliding digits.
    pub collisions: Collisions,
    /// Whether a pencil mark is hidden while its digit is in sight.
    pub prunes: bool,
    /// Mistakes.
    pub checking: Checking,
}

impl Default for PlayRules {
    fn default() -> Self {
        Self { collisions: Collisions::default(), prunes: true, checking: Checking::default() }
    }
}
