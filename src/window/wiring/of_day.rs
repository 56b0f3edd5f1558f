//! The puzzle of the day: it is begun once, gone on with where it was left, and told of when it is solved.

use std::sync::Arc;

use iced::Task;

use crate::cards::notices::Said;
use crate::files::Name;
use crate::message::Message;
use crate::new_puzzles::game::OfDay;
use crate::past::{PastGames, clock_of, of_day};
use crate::persistence::{Ending, PastGame};
use crate::play::at_hand::is_begun;
use crate::state::Window;
use duvod::formats::read_line;
use duvod::grid::Puzzle;
use duvod::knowledge::CLASSIC_GRID;
use duvod::message::words;

impl Window {
    /// Looks what came of the puzzle of the day before: it may be at hand, or among the games that came to their end.
    pub(crate) fn look_for_day(&mut self) -> Task<Message> {
        let Some(day) = self.games.day_of(&self.session) else {
            self.games.awaits_day = true;
            return self.read_past();
        };
        self.opened.page = None;
        self.name_of_day();
        let seconds = self.session.elapsed().as_secs();
        self.notices.said = Some(if self.session.is_completed() {
            solved(day, seconds)
        } else if is_begun(&self.session) {
            Said::good(words::PastGoesOn.into())
        } else {
            Said::good(of_day(day))
        });
        Task::none()
    }

    /// Plays the puzzle of the day, now that it is known which games came to their end.
    pub(crate) fn play_day(&mut self) -> Task<Message> {
        let Some(known) = self.games.of_day.clone().filter(|_| self.games.awaits_day) else {
            return Task::none();
        };
        self.games.awaits_day = false;
        let is_same = |game: &&PastGame| game.grid == CLASSIC_GRID && game.puzzle == known.line;
        let games = self.past.found().map(PastGames::games);
        let before = games.and_then(|games| games.iter().find(is_same)).cloned();
        let task = match before {
            Some(game) if game.ending == Ending::Left => self.go_on_with(&game),
            Some(game) => {
                self.notices.said = Some(solved(known.day, game.seconds));
                return Task::none();
            }
            None => self.begin_day(&known),
        };
        self.name_of_day();
        task
    }

    fn begin_day(&mut self, known: &OfDay) -> Task<Message> {
        let Some(geometry) = self.knowledge.grid(CLASSIC_GRID) else { return Task::none() };
        let Ok(board) = read_line(&known.line, geometry) else { return Task::none() };
        let puzzle = Puzzle { geometry: Arc::clone(geometry), board };
        let task = self.load_made(puzzle.clone());
        if *self.session.puzzle() == puzzle.board {
            self.games.add(puzzle);
        }
        task
    }

    /// The puzzle at hand is called by its day, if it is that of a day.
    pub(crate) fn name_of_day(&mut self) {
        if let Some(day) = self.games.day_of(&self.session) {
            self.name_puzzle(Name::Said(of_day(day)));
        }
    }
}

/// That the puzzle of the day is solved, and how long that took.
fn solved(day: u64, seconds: u64) -> Said {
    Said::good(words::GameOfDaySolved { puzzle: of_day(day), time: clock_of(seconds) }.into())
}
