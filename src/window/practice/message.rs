//! What can happen about practising.

use crate::panel::proof;
use duvod::practice::{Exercise, NoExercise, PracticeVerdict};
use duvod::proof::RuleId;

/// Something that happened about practising.
#[derive(Clone, Debug)]
pub enum Message {
    /// What is marked is to be judged.
    Judge,
    /// A hint one stronger than the last is wanted.
    Hint,
    /// The step is to be shown.
    Show,
    /// The next board is wanted.
    Next,
    /// Practising is to end.
    End,
    /// The legend is to be opened or closed.
    Legend,
    /// The rule is to be seen in the rule book.
    Rule(RuleId),
    /// Something happened in the steps that are told.
    Proof(proof::Message),
    /// The exercise that was made with this number.
    Made(u64, Result<Box<Exercise>, NoExercise>),
    /// The verdict that was found with this number.
    Judged(u64, Option<Box<PracticeVerdict>>),
}
