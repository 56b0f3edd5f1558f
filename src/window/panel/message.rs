//! What can happen in the panel.

use super::{hint, procedure, proof, review, steps, why};
use crate::action::Action;
use crate::background::Explained;
use duvod::explanation::Why;
use duvod::session::Advice;

/// Something that happened in the panel.
#[derive(Clone, Debug)]
pub enum Message {
    /// The user asks for something, by a control.
    Act(Action),
    /// Something happened in the panel *Why*.
    Why(why::Message),
    /// Something happened in the panel *Procedure*.
    Procedure(procedure::Message),
    /// Something happened in the panel *Hint*.
    Hint(hint::Message),
    /// Something happened in the list of all steps.
    Steps(steps::Message),
    /// Something happened in the review of the game.
    Review(review::Message),
    /// Something happened in the steps of the card.
    Card(proof::Message),
    /// The looking for a shortest answer with this number came to its end.
    Answered(u64, Option<Box<Why>>),
    /// The question to the coach with this number is answered, or was not.
    Advised(u64, Option<Box<Advice>>),
    /// The rating by Sudoku Explainer with this number came to its end.
    Rated(u64, Option<Box<Explained>>),
    /// It is time for the next step that is walked by itself.
    Paced,
    /// The path that is being typed.
    PathTyped(String),
    /// The typed path is complete.
    PathGiven,
    /// The number of a solution that is being typed.
    NumberTyped(String),
    /// The typed number is complete.
    NumberGiven,
}

impl From<Action> for Message {
    fn from(act: Action) -> Self {
        Self::Act(act)
    }
}

impl From<why::Message> for Message {
    fn from(message: why::Message) -> Self {
        match message {
            why::Message::Act(act) => Self::Act(act),
            message => Self::Why(message),
        }
    }
}
