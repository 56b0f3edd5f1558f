//! What can happen in the panel *Why*.

use crate::action::Action;
use crate::panel::proof;

/// Which answer is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum By {
    /// The shortest one that is found.
    #[default]
    Shortest,
    /// What the procedure did.
    Procedure,
}

impl By {
    /// Both, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::Shortest, Self::Procedure];
}

/// Something that happened in the panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// Something is asked for that the window does.
    Act(Action),
    /// Something happened in the proof.
    Proof(proof::Message),
    /// The other answer is wanted.
    By(By),
    /// It is wanted, or no longer, what the length of the answer means.
    ExplainLength,
}
