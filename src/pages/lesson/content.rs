//! What the explanation page tells.

use crate::explanation::{Told, Why};
use crate::message::Message;
use crate::proof::Trace;

/// What the page tells.
#[derive(Clone, Debug)]
pub struct Lesson<'a> {
    /// The title.
    pub title: &'a str,
    /// Who made it; empty if that is not said.
    pub author: &'a str,
    /// The procedure.
    pub trace: &'a Trace,
    /// Its steps, told.
    pub lines: &'a [Told],
    /// What is said of the procedure as a whole.
    pub about: Message,
    /// For each cell the answer to why it holds its digit, in reading order; none where the procedure leaves it empty.
    pub answers: Vec<Option<Answer>>,
}

/// An answer, and all that is said before its steps.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The answer.
    pub why: Why,
    /// What is said first, sentence by sentence.
    pub told: Vec<Message>,
}
