//! A step, told: what every list of steps is made of.

use serde::Serialize;

use crate::message::words::{Length, StepWording as _, shapes};
use crate::message::{Message, words};
use crate::proof::{Pattern, RuleId, Step};

/// An answer with more steps than these is told in parts, and a step in which more is supposed is laid out.
pub(in crate::explanation) const LONG: usize = 12;

/// One step, told.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct NarratedStep {
    /// The step's number in the whole procedure, from 0.
    pub step: usize,
    /// The rule.
    pub rule: RuleId,
    /// What the rule is called, by the house that the step looks at.
    pub name: Message,
    /// What came of it, in short, one message for each digit put into cells and each group of candidates struck out.
    pub results: Vec<Message>,
    /// Pattern, argument and consequence.
    pub sentence: Message,
    /// Whether a digit was found, not only candidates struck out.
    pub places_digit: bool,
    /// Whether it was found within that step, under a supposition on which it does not rest.
    pub is_within: bool,
    /// Whether its sentence only names an earlier step of the list, whose cases are also its own.
    pub is_as_before: bool,
}

impl NarratedStep {
    /// Tells what came of the step, as its heading: `E7 = 3`, `B9, C9 ≠ 1`.
    pub fn result(&self) -> Message {
        heading(self.results.clone())
    }
}

/// Sentences one behind the other as one message.
pub(in crate::explanation) fn joined(parts: Vec<Message>) -> Message {
    match <[Message; 1]>::try_from(parts) {
        Ok([sentence]) => sentence,
        Err(parts) => shapes::Parts { parts }.told(Length::Full),
    }
}

/// Results as a heading.
pub(in crate::explanation) fn heading(results: Vec<Message>) -> Message {
    words::ResultList { results }.into()
}

/// Says whether so much is supposed in a step that its sentence only says what it comes to, and its cases are to be
/// told one step below the other: many steps, or one whose reason has no room in a list.
pub fn is_long(step: &Step) -> bool {
    step.nested_steps() > LONG || has_hard_step(step)
}

/// Whether in the cases of the step there is one that in short says only what it comes to.
fn has_hard_step(step: &Step) -> bool {
    let mut within = step.cases.iter().flat_map(|case| &case.steps);
    within.any(|step| is_hard(step) || has_hard_step(step))
}

fn is_hard(step: &Step) -> bool {
    match Pattern::of(step) {
        Pattern::Single(_)
        | Pattern::Naked(_)
        | Pattern::Hidden(_)
        | Pattern::Cover(_)
        | Pattern::Direct(_)
        | Pattern::Wing(_)
        | Pattern::Law(_)
        | Pattern::Balance(_)
        | Pattern::Verity(_)
        | Pattern::Trial => false,
        Pattern::Chains(_)
        | Pattern::Colours(_)
        | Pattern::RemotePair(_)
        | Pattern::Ring(_)
        | Pattern::Joined(_)
        | Pattern::Bent(_)
        | Pattern::Crossing(_)
        | Pattern::Exclusion(_)
        | Pattern::Placements(_)
        | Pattern::Deadly(_)
        | Pattern::Other(_) => true,
    }
}
