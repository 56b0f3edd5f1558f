//! Games that came to their end: which ones are kept, and what their page asks for.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use iced::Task;

use crate::act::Page;
use crate::keeping::{Ended, Ending, PastGame};
use crate::message::Message;
use crate::past::{PastGames, Wanted};
use crate::state::Window;
use duvod::grid::{Puzzle, StateText};
use duvod::session::Command;

impl Window {
    /// Takes note of the game at hand as one that is left for another, if the player began it and it did not end before.
    pub(crate) fn note_left(&mut self) {
        let counts = self.session.counts();
        let is_begun = self.session.position().is_begun() || counts.hints > 0;
        if is_begun && !self.session.is_completed() && self.session.is_played() {
            self.note(Ending::Left);
        }
    }

    /// Takes note of the game at hand, which the player has just solved.
    pub(crate) fn note_solved(&mut self) {
        let is_found = self.session.position().has_found();
        self.note(if is_found { Ending::Solved } else { Ending::ByHints });
        let _ = self.session.apply(Command::End);
        // What comes next is offered there.
        self.opened.is_panel_away = false;
    }

    fn note(&mut self, ending: Ending) {
        let counts = self.session.counts();
        // What is practised is no game.
        if counts.ended || self.practice.aside().is_some() {
            return;
        }
        let geometry = Arc::clone(self.session.geometry());
        let board = self.session.puzzle().clone();
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let game = PastGame {
            at: now.as_secs(),
            grid: geometry.name().to_owned(),
            puzzle: StateText::of_board(board.clone()).print(&geometry),
            level: None,
            ending,
            seconds: self.session.elapsed().as_secs(),
            mistakes: counts.mistakes,
            hints: counts.hints,
        };
        let (knowledge, rules) = (Arc::clone(&self.knowledge), self.rules.clone());
        self.keeper.note(Ended { game, puzzle: Puzzle { geometry, board }, knowledge, rules });
    }

    /// Reads the games that came to their end.
    pub(crate) fn read_past(&mut self) -> Task<Message> {
        let number = self.background.next_number();
        let task = self.past.read(number, self.keeper.games(), self.keeper.noted());
        task.map(|(number, found)| Message::PastRead(number, found.map(Box::new)))
    }

    /// The games that are being read, with the number of the work. Who drives the window without running its tasks does it
    /// by hand, and sends what was read as [`Message::PastRead`].
    pub fn past_wanted(&self) -> Option<(u64, &Wanted)> {
        self.past.wanted()
    }

    /// Takes the games that were read.
    pub(crate) fn past_read(&mut self, number: u64, found: Option<Box<PastGames>>) {
        self.past.take(number, found.map(|found| *found));
    }

    /// Plays the game with this number of the list, from 0, once more.
    pub(crate) fn play_again(&mut self, number: usize) -> Task<Message> {
        let Some(game) = self.past.found().and_then(|found| found.games().get(number)) else {
            return Task::none();
        };
        let Some(geometry) = self.knowledge.grid(&game.grid) else { return Task::none() };
        let Ok(state) = StateText::parse(&game.puzzle, geometry) else { return Task::none() };
        let puzzle = Puzzle { geometry: Arc::clone(geometry), board: state.board };
        if self.loading_is_locked() {
            return Task::none();
        }
        self.opened.close(Page::Past);
        self.load_made(puzzle)
    }
}
