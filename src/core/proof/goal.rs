//! What a trace is to show, and what is said of how it does that.

use serde::{Deserialize, Serialize};

use super::Fact;
use crate::grid::Candidate;

/// What a trace is to show. Without it, whoever reads a trace cannot know whether something is missing at its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    /// What is shown at the end.
    pub shows: Shows,
    /// The givens of the start that the steps rest on, if it is said on which; else all of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub givens: Option<Vec<Candidate>>,
    /// What it costs a reader, if that is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub effort: Option<Effort>,
}

/// What a trace comes to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Shows {
    /// The digit of every cell.
    Solution,
    /// That the start has no solution.
    NoSolution,
    /// These facts.
    Facts(Vec<Fact>),
}

/// What the steps of a trace cost a reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Effort {
    /// The scores of their rules, and something for the reading of each.
    pub cost: u64,
    /// Whether it is said that nothing cheaper can be made of the uses of rules that were met.
    pub proved: bool,
}

impl Goal {
    /// Makes a goal of which nothing else is said.
    pub const fn new(shows: Shows) -> Self {
        Self { shows, givens: None, effort: None }
    }

    /// Makes the goal of showing these facts.
    pub fn facts(facts: impl IntoIterator<Item = Fact>) -> Self {
        Self::new(Shows::Facts(facts.into_iter().collect()))
    }

    /// Returns the facts that are shown, if it is facts.
    pub fn facts_shown(&self) -> &[Fact] {
        match &self.shows {
            Shows::Facts(facts) => facts,
            Shows::Solution | Shows::NoSolution => &[],
        }
    }

    /// Returns the same goal, resting on no givens but these.
    #[must_use]
    pub fn from_givens(self, givens: &[Candidate]) -> Self {
        Self { givens: Some(givens.to_vec()), ..self }
    }
}
