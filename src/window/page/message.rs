//! What can happen in a page.

use crate::action::Action;
use crate::book::ComparisonMessage;
use crate::export;
use crate::files::list;
use crate::laboratory;
use crate::new_puzzles;
use crate::solutions;

/// What happened in a page.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// The user asks for something, by a control.
    Act(Action),
    /// Something happened in the list of the puzzles of a file.
    List(list::Message),
    /// Something happened in the list of solutions.
    Solutions(solutions::Message),
    /// Something happened about new puzzles.
    Maker(new_puzzles::Message),
    /// Something happened in the laboratory.
    Laboratory(laboratory::Message),
    /// Something happened where two profiles are compared.
    Comparison(ComparisonMessage),
    /// Something happened about what goes out.
    Export(export::Message),
}

impl From<Action> for Message {
    fn from(act: Action) -> Self {
        Self::Act(act)
    }
}
