//! Games that came to their end: a list of them, and what it comes to by level.
//!
//! They are read when the page is opened, in the background, so that no file of theirs is in the way of anything else.

mod reacting;
mod statistics;
mod view;

use std::path::{Path, PathBuf};

use iced::Task;

use super::background::Pending;
use super::persistence::{PastGame, read_games, with_games};
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
    reading: Option<Pending<PastGamesToRead>>,
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
        let (pending, task) = Pending::start(number, wanted, |wanted, _| Some(wanted.read()));
        self.reading = Some(pending);
        task
    }

    /// What is being read, with the number of the work.
    #[cfg(test)]
    pub(crate) fn wanted(&self) -> Option<(u64, &PastGamesToRead)> {
        self.reading.as_ref().map(Pending::waited)
    }

    /// Takes what was read, if it is still waited for.
    pub(crate) fn take(&mut self, number: u64, found: Option<PastGames>) {
        if Pending::end(&mut self.reading, number).is_some() {
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
}
