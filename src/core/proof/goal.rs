//! What a trace has to show, and what it says of how it does that.

use serde::{Deserialize, Serialize};

use super::Fact;
use crate::grid::Candidate;

/// What a trace has to show. Without it, a reader cannot know whether something is missing at the end of the trace.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    /// What is shown at the end.
    pub shows: Shows,
    /// The givens that the steps rest on, if the trace names them; otherwise all givens of the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub givens: Option<Vec<Candidate>>,
    /// What it costs a reader, if the trace says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub effort: Option<Effort>,
}

/// What a trace shows.
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
    /// The scores of their rules, and something for reading each of them.
    pub cost: u64,
    /// Whether the trace says that no cheaper proof can be made of the uses of rules that were found.
    pub proved: bool,
}

impl Goal {
    /// Makes a goal without givens and effort.
    pub const fn new(shows: Shows) -> Self {
        Self { shows, givens: None, effort: None }
    }

    /// Makes the goal of showing these facts.
    pub fn facts(facts: impl IntoIterator<Item = Fact>) -> Self {
        Self::new(Shows::Facts(facts.into_iter().collect()))
    }

    /// Returns the facts to be shown; none for other goals.
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
