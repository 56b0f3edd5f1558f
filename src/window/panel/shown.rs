//! What the panel is about.

use super::answers::Answers;
use crate::background::{Background, Hardness};
use crate::board_view::Sight;
use crate::cards::notices::Notices;
use crate::cards::question::Asked;
use crate::files::list::List;
use crate::sources::Aside;
use duvod::grid::Geometry;
use duvod::knowledge::Level;
use duvod::session::Session;

/// What the panel shows, and what that is about.
#[derive(Clone, Copy)]
pub(crate) struct Shown<'a> {
    pub(crate) session: &'a Session,
    pub(crate) answers: &'a Answers,
    pub(crate) notices: &'a Notices,
    pub(crate) sight: &'a Sight,
    pub(crate) background: &'a Background,
    /// The question of which keys take an answer.
    pub(crate) asked: &'a Asked,
    /// The number of the button for a new game that Enter takes, from 0.
    pub(crate) game: Option<usize>,
    /// How hard the puzzle in play is, if that is known.
    pub(crate) hardness: Hardness,
    /// The day whose puzzle it is, if it is that of a day.
    pub(crate) day: Option<u64>,
    /// The best time in seconds at the level of the game that was solved, before it.
    pub(crate) best: Option<u64>,
    /// The level of the next game, and its grid if it is not that of new puzzles.
    pub(crate) next: (Level, Option<&'a Geometry>),
    /// The puzzles of the file that was read last, if it holds several.
    pub(crate) list: Option<&'a List>,
    /// What a file is asked for, if it is not for what is at hand.
    pub(crate) aside: Option<&'a Aside>,
}
