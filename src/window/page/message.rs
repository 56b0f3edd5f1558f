//! What can happen in a page.

use crate::act::Act;
use crate::book::ComparisonMessage;
use crate::export;
use crate::files::list;
use crate::laboratory;
use crate::maker;
use crate::solutions;

/// What happened in a page.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// The user asks for something, by a control.
    Act(Act),
    /// Something happened in the list of the puzzles of a file.
    List(list::Message),
    /// Something happened in the list of solutions.
    Solutions(solutions::Message),
    /// Something happened about new puzzles.
    Maker(maker::Message),
    /// Something happened in the laboratory.
    Laboratory(laboratory::Message),
    /// Something happened where two profiles are compared.
    Comparison(ComparisonMessage),
    /// Something happened about what goes out.
    Export(export::Message),
}

impl From<Act> for Message {
    fn from(act: Act) -> Self {
        Self::Act(act)
    }
}
