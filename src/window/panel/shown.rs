//! What the panel is about.

use super::answers::Answers;
use crate::background::{Background, Hardness};
use crate::board_view::Sight;
use crate::cards::notices::Notices;
use crate::cards::question::Asked;
use crate::files::Files;
use crate::past::Past;
use crate::shared::Shared;
use duvod::grid::Geometry;
use duvod::knowledge::Level;
use duvod::session::Session;

/// What the panel shows, and what that is about.
#[derive(Clone, Copy)]
pub(crate) struct Shown<'a> {
    /// What all screens share.
    pub(crate) shared: &'a Shared,
    pub(crate) answers: &'a Answers,
    pub(crate) sight: &'a Sight,
    pub(crate) files: &'a Files,
    /// Games that came to their end.
    pub(crate) past: &'a Past,
    /// The number of the button for a new game that Enter takes, from 0.
    pub(crate) game: Option<usize>,
    /// How hard the puzzle in play is, if that is known.
    pub(crate) hardness: Hardness,
    /// The level of the next game, and its grid if it is not that of new puzzles.
    pub(crate) next: (Level, Option<&'a Geometry>),
}

impl<'a> Shown<'a> {
    /// The puzzle at hand.
    pub(crate) fn session(self) -> &'a Session {
        &self.shared.session
    }

    /// What is to be known besides the answers.
    pub(crate) fn notices(self) -> &'a Notices {
        &self.shared.notices
    }

    /// What works in the background.
    pub(crate) fn background(self) -> &'a Background {
        &self.shared.background
    }

    /// The question of which keys take an answer.
    pub(crate) fn asked(self) -> &'a Asked {
        &self.shared.opened.asked
    }

    /// The day whose puzzle it is, if it is that of a day.
    pub(crate) fn day(self) -> Option<u64> {
        self.shared.names.day_of(&self.shared.session)
    }

    /// The best time in seconds at the level of the game that was solved, before it.
    pub(crate) fn best(self) -> Option<u64> {
        self.past.best_before(self.shared, self.hardness)
    }
}
