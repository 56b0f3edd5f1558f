//! What can happen in a page.

use crate::action::Action;
use crate::book::ComparisonMessage;
use crate::export;
use crate::files::list;
use crate::laboratory;
use crate::new_puzzles;
use crate::past::PastGames;
use crate::solutions;
use duvod::grid::Puzzle;

/// What happened in a page.
#[derive(Clone, Debug)]
pub enum Message {
    /// The user asks for something, by a control.
    Act(Action),
    /// Something happened in the list of the puzzles of a file.
    List(list::Message),
    /// Something happened in the list of solutions.
    Solutions(solutions::Message),
    /// Something happened about new puzzles.
    Maker(new_puzzles::Message),
    /// A new game was made as the work with this number, or there is none.
    GameMade(u64, Option<Box<Puzzle>>),
    /// The games that came to their end were read as the work with this number.
    PastRead(u64, Option<Box<PastGames>>),
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
