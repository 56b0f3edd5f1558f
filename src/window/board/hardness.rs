//! How hard the puzzle in play is.

use iced::Task;

use super::{Board, Message};
use crate::background::Hardness;
use crate::shared::Shared;
use duvod::session::Mode;

impl Board {
    /// Finds out how hard the puzzle in play is, if that is to be seen.
    pub(crate) fn gauge_hardness(&mut self, shared: &mut Shared) -> Task<Message> {
        let is_wanted = shared.session.mode() == Mode::Playing && self.play.shows_level;
        let puzzle = is_wanted.then(|| (shared.session.geometry(), shared.session.puzzle()));
        let wanted = puzzle.map(|puzzle| (puzzle, &shared.rules));
        let background = &mut shared.background;
        let task = self.gauge.request(wanted, &shared.knowledge, || background.next_number());
        task.map(|(number, hardness)| Message::Gauged(number, hardness))
    }

    /// How hard the puzzle at hand is, if that is known.
    pub(crate) fn known_hardness(&self, shared: &Shared) -> Hardness {
        let puzzle = (shared.session.geometry(), shared.session.puzzle());
        self.gauge.of(puzzle, &shared.rules)
    }

    /// The same, if it is to be seen.
    pub(crate) fn hardness(&self, shared: &Shared) -> Hardness {
        self.known_hardness(shared).filter(|_| self.play.shows_level)
    }
}
