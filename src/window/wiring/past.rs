//! Games that came to their end: which ones are kept, and what their page asks for.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use iced::Task;

use crate::action::Page;
use crate::cards::notices::Said;
use crate::message::Message;
use crate::new_puzzles::game::OfDay;
use crate::past::{PastGames, PastGamesToRead};
use crate::persistence::{Ended, Ending, PastGame};
use crate::play::at_hand::is_begun;
use crate::state::Window;
use duvod::grid::{Puzzle, StateText};
use duvod::message::words;
use duvod::session::{Command, Saved, write_session};

impl Window {
    /// Takes note of the game at hand as one that is left for another, if the player began it and it did not end before.
    pub(crate) fn note_left(&mut self) {
        let counts = self.session.counts();
        let is_begun = self.session.is_begun() || counts.hints > 0;
        if is_begun && !self.session.is_completed() && self.session.is_played() {
            self.note(Ending::Left);
        }
    }

    /// Takes note of the game at hand, which the player has just solved, and reads those before it: it may be the quickest.
    pub(crate) fn note_solved(&mut self) -> Task<Message> {
        self.note(self.ending());
        let _ = self.session.apply(Command::End);
        self.read_past()
    }

    /// How the game at hand came to its end.
    fn ending(&self) -> Ending {
        let is_found = self.session.position().has_found();
        if is_found { Ending::Solved } else { Ending::ByHints }
    }

    /// The best time at the level of the game at hand, which the player has just solved, before this one.
    pub(crate) fn best_before(&self) -> Option<u64> {
        let (level, _) = self.hardness().filter(|_| self.session.is_completed())?;
        self.past.best_besides(&PastGame { level: Some(level), ..self.as_past(self.ending()) })
    }

    fn as_past(&self, ending: Ending) -> PastGame {
        let (geometry, counts) = (self.session.geometry(), self.session.counts());
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        PastGame {
            at: now.as_secs(),
            grid: geometry.name().to_owned(),
            puzzle: StateText::of_board(self.session.puzzle().clone()).print(geometry),
            level: None,
            ending,
            seconds: self.session.elapsed().as_secs(),
            mistakes: counts.mistakes,
            hints: counts.hints,
            shown: counts.shown,
            day: self.games.day_of(&self.session),
            left: None,
        }
    }

    fn note(&mut self, ending: Ending) {
        // What is practised is no game.
        if self.session.counts().ended || self.practice.aside().is_some() {
            return;
        }
        let geometry = Arc::clone(self.session.geometry());
        let board = self.session.puzzle().clone();
        let left = (ending == Ending::Left).then(|| self.as_left()).flatten();
        let game = PastGame { left, ..self.as_past(ending) };
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
    pub fn past_wanted(&self) -> Option<(u64, &PastGamesToRead)> {
        self.past.wanted()
    }

    /// Takes the games that were read.
    pub(crate) fn past_read(
        &mut self,
        number: u64,
        found: Option<Box<PastGames>>,
    ) -> Task<Message> {
        self.past.take(number, found.map(|found| *found));
        self.play_day()
    }

    /// The game as it is left, with all that was done in it, and nothing of the games before it.
    fn as_left(&self) -> Option<String> {
        let saved = self.session.saved();
        let (explaining, paused, shown) = (false, false, None);
        let titles = self.files.titles(self.session.puzzle());
        let left = Saved { explaining, paused, shown, titles, ..saved };
        write_session(&Saved { history: left.history.since_begun(), ..left }).ok()
    }

    /// Goes on with the game with this number of the list, from 0, where it was left; plays one that is solved once more.
    pub(crate) fn play_again(&mut self, number: usize) -> Task<Message> {
        let found = self.past.found().and_then(|found| found.games().get(number)).cloned();
        match found {
            Some(game) => self.named_by_day(&game, |window| window.go_on_with(&game)),
            None => Task::none(),
        }
    }

    /// Plays the game with this number of the list, from 0, from its beginning.
    pub(crate) fn play_afresh(&mut self, number: usize) -> Task<Message> {
        let found = self.past.found().and_then(|found| found.games().get(number)).cloned();
        match found {
            Some(game) => self.named_by_day(&game, |window| window.begin_again(&game)),
            None => Task::none(),
        }
    }

    /// Opens a past game, which is called by its day if it is the puzzle of one.
    fn named_by_day(
        &mut self,
        game: &PastGame,
        open: impl FnOnce(&mut Self) -> Task<Message>,
    ) -> Task<Message> {
        let (line, before) = (game.puzzle.clone(), self.games.of_past_day.clone());
        self.games.of_past_day = game.day.map(|day| OfDay { day, line }).or(before);
        let task = open(self);
        self.name_of_day();
        task
    }

    /// Goes on with a game where it was left, or plays it from its beginning if nothing is known of that.
    pub(crate) fn go_on_with(&mut self, game: &PastGame) -> Task<Message> {
        let saved = game.left.as_deref().and_then(|left| self.files.grids.game(left).ok());
        let Some(saved) = saved else { return self.begin_again(game) };
        if self.loading_is_locked() {
            return Task::none();
        }
        self.opened.close(Page::Past);
        let is_at_hand = saved.geometry == *self.session.geometry()
            && saved.history.position.givens() == *self.session.puzzle()
            && is_begun(&self.session);
        let task = if is_at_hand { Task::none() } else { self.open_game(saved, None) };
        self.notices.said = Some(Said::good(words::PastGoesOn.into()));
        task
    }

    fn begin_again(&mut self, game: &PastGame) -> Task<Message> {
        let Some(geometry) = self.knowledge.grid_of(&game.grid) else { return Task::none() };
        let Ok(state) = StateText::parse(&game.puzzle, &geometry) else { return Task::none() };
        let puzzle = Puzzle { geometry, board: state.board };
        if self.loading_is_locked() {
            return Task::none();
        }
        self.opened.close(Page::Past);
        self.load_made(puzzle)
    }
}
