//! Games that come to their end, or are left: what is kept of them.

use std::sync::Arc;

use super::Shared;
use super::clock::since_1970;
use crate::persistence::{Ended, Ending, PastGame};
use duvod::grid::{Puzzle, StateText};
use duvod::session::{Command, Saved, Session, write_session};

impl Shared {
    /// Takes note of the game at hand as one that is left for another, if the player began it and it did not end before.
    pub(crate) fn note_left(&mut self) {
        let counts = self.session.counts();
        let is_begun = self.session.is_begun() || counts.hints > 0;
        if is_begun && !self.session.is_completed() && self.session.is_played() {
            self.note(Ending::Left);
        }
    }

    /// Takes note of the game at hand, which the player has just solved.
    pub(crate) fn note_solved(&mut self) {
        self.note(self.ending());
        let _ = self.session.apply(Command::End);
    }

    /// How the game at hand came to its end.
    pub(crate) fn ending(&self) -> Ending {
        let is_found = self.session.position().has_found();
        if is_found { Ending::Solved } else { Ending::ByHints }
    }

    /// The game at hand as it is kept once it is over.
    pub(crate) fn as_past(&self, ending: Ending) -> PastGame {
        let (geometry, counts) = (self.session.geometry(), self.session.counts());
        PastGame {
            at: since_1970().as_secs(),
            grid: geometry.name().to_owned(),
            puzzle: StateText::of_board(self.session.puzzle().clone()).print(geometry),
            level: None,
            ending,
            seconds: self.session.elapsed().as_secs(),
            mistakes: counts.mistakes,
            hints: counts.hints,
            shown: counts.shown,
            day: self.names.day_of(&self.session),
            left: None,
        }
    }

    fn note(&mut self, ending: Ending) {
        // What is practised is no game.
        if self.session.counts().ended || self.aside.is_some() {
            return;
        }
        let geometry = Arc::clone(self.session.geometry());
        let board = self.session.puzzle().clone();
        let left = (ending == Ending::Left).then(|| self.as_left()).flatten();
        let game = PastGame { left, ..self.as_past(ending) };
        let (knowledge, rules) = (Arc::clone(&self.knowledge), self.rules.clone());
        self.keeper.note(Ended { game, puzzle: Puzzle { geometry, board }, knowledge, rules });
    }

    /// The game as it is left, with all that was done in it, and nothing of the games before it.
    fn as_left(&self) -> Option<String> {
        let saved = self.session.saved();
        let (explaining, paused, shown) = (false, false, None);
        let titles = self.names.titles(self.session.puzzle());
        let left = Saved { explaining, paused, shown, titles, ..saved };
        write_session(&Saved { history: left.history.since_begun(), ..left }).ok()
    }

    /// The user's own game, which is held aside while a rule is practised.
    pub(crate) fn own_session(&self) -> &Session {
        self.aside.as_ref().map_or(&self.session, |aside| &aside.session)
    }
}
