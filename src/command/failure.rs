//! Why a command did not end with 0, and how that is said.
//!
//! With `--json` each refusal is an object with the fields `error` (what is wrong, in the chosen language), `verdict`
//! (`collides`, `none`, `several`, `open`, `undecided`; `null` where there is no puzzle to judge) and `puzzle` (on one line).

use std::fmt::Display;
use std::io::{self, Write};

use serde_json::{Value, json};

use super::streams::Streams;
use duvod::locale::Locale;
use duvod::message::{Message, words};

/// The exit status of what was given up.
pub(super) const SPENT: u8 = 3;

/// The verdict of what was given up.
pub(super) const UNDECIDED: &str = "undecided";

/// The exit status of what is wrong.
const WRONG: u8 = 2;

/// Why a command did not end with 0.
pub(crate) enum Failure {
    /// The answer is no, and was told.
    No,
    /// The input or the command is wrong.
    Wrong(Message),
    /// What may be spent has been spent, and the answer is not known: what was given up.
    Spent(Message),
    /// The same, and it was told.
    SpentAsTold,
    /// Writing failed; a closed pipe is no error.
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// That something is wrong for which there are no words but those of its error.
pub(super) fn other(error: &impl Display) -> Failure {
    Failure::Wrong(words::ErrorOther { reason: error.to_string() }.into())
}

/// A refusal as JSON; what is said besides is put in by the caller.
pub(super) fn refusal(error: &str, verdict: Option<&str>, puzzle: Option<&str>) -> Value {
    json!({ "error": error, "verdict": verdict, "puzzle": puzzle })
}

/// How a complaint is told: in which language, whether for programs too, and where.
#[derive(Clone, Copy)]
pub(super) struct Complaint<'a> {
    pub(super) locale: &'a Locale,
    pub(super) json: bool,
    pub(super) streams: &'a Streams,
}

impl Complaint<'_> {
    /// Says what is wrong: exit status 2.
    pub(super) fn wrong(self, message: &Message) -> u8 {
        self.tell(message, None, WRONG)
    }

    /// Says that the budget was spent: exit status 3.
    pub(super) fn spent(self, message: &Message) -> u8 {
        self.tell(message, Some(UNDECIDED), SPENT)
    }

    fn tell(self, message: &Message, verdict: Option<&str>, status: u8) -> u8 {
        let text = self.locale.say(message);
        self.streams.complain(&text);
        if self.json {
            let _ = writeln!(self.streams.clone(), "{}", refusal(&text, verdict, None));
        }
        status
    }
}
