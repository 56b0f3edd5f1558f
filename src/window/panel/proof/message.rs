//! What can happen in a proof.

use duvod::proof::StepPath;

/// Something that happened in a proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// A place was chosen.
    Choose(StepPath),
    /// The step at a place is to be unfolded or folded.
    Toggle(StepPath),
    /// What all steps of an answer come to was chosen.
    Conclude,
    /// A part is to be opened or closed.
    TogglePart(usize),
    /// A reason is to be shown or hidden.
    ToggleAll,
}
