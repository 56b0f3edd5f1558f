//! Games that came to their end: reading them, and playing one again.

use iced::Task;

use super::{Past, PastGames};
use crate::action::{Action, Move};
use crate::background::Hardness;
use crate::persistence::PastGame;
use crate::shared::{Request, Shared};
use crate::widget::reveal::{PAGE, reveal};

impl Past {
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
