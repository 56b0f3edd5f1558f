//! What is written about puzzles.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::{self, Write};

use serde::Serialize;
use serde_json::Value;

use crate::failure::{UNDECIDED, refusal};
use crate::rate::Three;
use duvod::knowledge::Level;
use duvod::message::Message;
use duvod::proof::{RuleId, Trace};
use duvod::rating::Rating;

/// The answers to a portion.
#[derive(Default)]
pub(super) struct Answers {
    /// A JSON object on each line.
    pub(super) text: String,
    /// What there is no answer to, and where in the text that is to be said, in the order of the puzzles.
    pub(super) complaints: Vec<(usize, Complaint)>,
}

/// Why a puzzle has no answer.
pub(super) enum Complaint {
    /// It could not be read: what is said of that.
    Unread(Message),
    /// It is this puzzle, whose proof could not be written, or of which nothing can be found out: what is said of that.
    Failed(String, Message),
    /// It is this puzzle, which was given up: what is said of that.
    Spent(String, Message),
}

impl Answers {
    /// How many puzzles could not be read, how many failed, and how many were given up.
    pub(super) fn counts(&self) -> [usize; 3] {
        let count = |wanted: fn(&Complaint) -> bool| {
            self.complaints.iter().filter(|(_, complaint)| wanted(complaint)).count()
        };
        [
            count(|complaint| matches!(complaint, Complaint::Unread(_))),
            count(|complaint| matches!(complaint, Complaint::Failed(..))),
            count(|complaint| matches!(complaint, Complaint::Spent(..))),
        ]
    }

    /// Writes the answers, and complaints in their places. Nothing is kept back, so that what was done is not lost, and
    /// a reader at the other end of a pipe need not wait.
    pub(super) fn write(
        &self,
        out: &mut impl Write,
        say: impl Fn(&Message) -> String,
    ) -> io::Result<()> {
        let mut written = 0;
        for (place, complaint) in &self.complaints {
            out.write_all(&self.text.as_bytes()[written..*place])?;
            written = *place;
            let refusal = match complaint {
                Complaint::Unread(message) => refusal(&say(message), None, None),
                Complaint::Failed(puzzle, message) => refusal(&say(message), None, Some(puzzle)),
                Complaint::Spent(puzzle, message) => {
                    refusal(&say(message), Some(UNDECIDED), Some(puzzle))
                }
            };
            writeln!(out, "{refusal}")?;
        }
        out.write_all(&self.text.as_bytes()[written..])?;
        out.flush()
    }
}

/// What is written about a puzzle.
#[derive(Serialize)]
pub(super) struct Answer<'a> {
    pub(super) puzzle: Cow<'a, str>,
    pub(super) solution: Option<String>,
    /// How many; 2 for two or more.
    pub(super) solutions: u8,
    /// Whether there may be more.
    pub(super) solutions_capped: bool,
    /// What digits that were found besides are worth.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) found: Option<Value>,
    #[serde(flatten)]
    pub(super) needed: Option<Needed>,
    #[serde(flatten)]
    pub(super) rated: Option<Rated>,
    #[serde(flatten)]
    pub(super) explainer: Option<Three>,
    #[serde(flatten)]
    pub(super) explained: Option<Explained>,
    /// What of the puzzle is left out, as asked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) ignored: Vec<String>,
    pub(super) micros: u64,
}

/// What is written besides where a puzzle is rated by the rules of Duvod.
#[derive(Serialize)]
pub(super) struct Rated {
    hardest: Option<&'static str>,
    level: Option<&'static str>,
    score: u64,
}

/// What is written besides that where it is explained.
#[derive(Serialize)]
pub(super) struct Explained {
    steps: usize,
    rules: BTreeMap<&'static str, usize>,
}

/// What is written besides where it is asked which puzzles need a rule.
#[derive(Serialize)]
pub(super) struct Needed {
    /// Whether the procedure uses it.
    pub(super) uses: bool,
    /// Whether the rules that suppose nothing come to the solution with it, and not without it; null if they do not even with it.
    pub(super) needs: Option<bool>,
}

impl Rated {
    pub(super) fn of(rating: &Rating) -> Self {
        let (hardest, level) = (rating.hardest.map(RuleId::as_str), rating.level.map(Level::name));
        Self { hardest, level, score: rating.score }
    }
}

impl Explained {
    pub(super) fn of(trace: &Trace) -> Self {
        let mut rules = BTreeMap::new();
        for step in &trace.steps {
            *rules.entry(step.rule.as_str()).or_default() += 1;
        }
        Self { steps: trace.steps.len(), rules }
    }
}
