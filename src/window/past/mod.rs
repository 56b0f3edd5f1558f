//! Games that came to their end: a list of them, and what it comes to by level.
//!
//! They are read when the page is opened, in the background, so that no file of theirs is in the way of anything else.

mod statistics;
mod view;

use std::path::{Path, PathBuf};

use iced::Task;

use crate::action::{Action, Move};
use crate::background::{Hardness, Waiting};
use crate::persistence::{PastGame, read_games, with_games};
use crate::shared::{Request, Shared};
use crate::widget::reveal::{PAGE, reveal};
use duvod::message::Message as Words;
use duvod::storage;
pub(crate) use view::{clock_of, view};

/// No more games than these are listed; the statistics count all.
const LISTED: usize = 200;

/// What was read of the games that came to their end.
#[derive(Clone, Debug, Default)]
pub struct PastGames {
    /// The games, the last one first.
    pub(crate) games: Vec<PastGame>,
    /// How many lines could not be understood.
    unread: usize,
    /// Why the file could not be read, if it could not.
    trouble: Option<Words>,
}

impl PastGames {
    /// The games, the last one first.
    pub(crate) fn games(&self) -> &[PastGame] {
        &self.games
    }

    /// How many of them are listed.
    pub(crate) fn listed(&self) -> usize {
        self.games.len().min(LISTED)
    }
}

/// Where games are read from, and those that are not there yet.
#[derive(Clone, Debug)]
pub struct PastGamesToRead {
    path: Option<PathBuf>,
    noted: Vec<PastGame>,
}

impl PastGamesToRead {
    /// Reads them.
    pub fn read(&self) -> PastGames {
        let kept = self.path.as_deref().map_or(Ok(None), storage::read);
        let (text, trouble) = match kept {
            Ok(text) => (text.unwrap_or_default(), None),
            Err(error) => (String::new(), Some(storage::trouble(&error))),
        };
        let (games, unread) = read_games(&text);
        let mut games = with_games(games, &self.noted);
        games.reverse();
        PastGames { games, unread, trouble }
    }
}

/// The page of games that came to their end.
#[derive(Debug, Default)]
pub(crate) struct Past {
    reading: Waiting<PastGamesToRead>,
    found: Option<PastGames>,
}

impl Past {
    /// Begins to read the games, as work with this number.
    pub(crate) fn read(
        &mut self,
        number: u64,
        path: Option<&Path>,
        noted: Vec<PastGame>,
    ) -> Task<(u64, Option<PastGames>)> {
        let wanted = PastGamesToRead { path: path.map(Path::to_path_buf), noted };
        self.reading.start(number, wanted, |wanted, _| Some(wanted.read()))
    }

    /// What is being read, with the number of the work.
    #[cfg(test)]
    pub(crate) fn wanted(&self) -> Option<(u64, &PastGamesToRead)> {
        self.reading.waited()
    }

    /// Takes what was read, if it is still waited for.
    pub(crate) fn take(&mut self, number: u64, found: Option<PastGames>) {
        if self.reading.end(number).is_some() {
            self.found = found;
        }
    }

    /// The best time at the level of a game that has just been solved, without that game, as far as games were read; nothing
    /// where it does not count itself.
    pub(crate) fn best_besides(&self, game: &PastGame) -> Option<u64> {
        let found = self.found.as_ref().filter(|_| statistics::counts(game))?;
        statistics::best_besides(&found.games, game)
    }

    /// What was read, if it was.
    pub(crate) fn found(&self) -> Option<&PastGames> {
        self.found.as_ref()
    }

    /// Reads the games that came to their end.
    pub(crate) fn read_again(&mut self, shared: &mut Shared) -> Task<(u64, Option<PastGames>)> {
        let number = shared.background.next_number();
        self.read(number, shared.keeper.games(), shared.keeper.noted())
    }

    /// Goes on with the game with this number of the list, from 0, where it was left; plays one that is solved once more.
    pub(crate) fn play_again(&self, shared: &mut Shared, number: usize) {
        if let Some(game) = self.game(number) {
            shared.ask(Request::GoOnWith(Box::new(game)));
        }
    }

    /// Plays the game with this number of the list, from 0, from its beginning.
    pub(crate) fn play_afresh(&self, shared: &mut Shared, number: usize) {
        if let Some(game) = self.game(number) {
            shared.ask(Request::BeginAgain(Box::new(game)));
        }
    }

    /// Does on the page what is asked for; `None` if it has nothing to do with it.
    pub(crate) fn key<M: Send + 'static>(
        &self,
        shared: &mut Shared,
        act: Action,
    ) -> Option<Task<M>> {
        let row = shared.opened.page?.row;
        match act {
            Action::Move(to @ (Move::Up | Move::Down)) => {
                let listed = self.found().map_or(0, PastGames::listed);
                shared.opened.choose_row(to.among(row, listed, |_| true));
                return Some(reveal(PAGE));
            }
            Action::Enter => self.play_again(shared, row),
            _ => return None,
        }
        Some(Task::none())
    }

    /// The game with this number of the list, from 0.
    fn game(&self, number: usize) -> Option<PastGame> {
        self.found()?.games().get(number).cloned()
    }

    /// The best time at the level of the game at hand, which the player has just solved, before this one.
    pub(crate) fn best_before(&self, shared: &Shared, hardness: Hardness) -> Option<u64> {
        let (level, _) = hardness.filter(|_| shared.session.is_completed())?;
        let game = shared.as_past(shared.ending());
        self.best_besides(&PastGame { level: Some(level), ..game })
    }
}
