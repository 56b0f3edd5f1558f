//! Saving by itself as a part of the window: soon after every change, and restoring.

use iced::Task;

use crate::message::Message;
use crate::persistence::{Preferences, Which};
use crate::state::Window;
use duvod::message::Message as Words;

impl Window {
    /// Takes what is preferred.
    pub(crate) fn take(&mut self, preferences: &Preferences) {
        let Self { shared, board, answers, files, practice, pages, .. } = self;
        shared.take_preferred(preferences);
        board.take_preferred(preferences);
        answers.take_preferred(preferences);
        files.take_preferred(preferences);
        practice.take_preferred(preferences, &shared.knowledge);
        pages.take_preferred(preferences, &shared.knowledge);
    }

    /// What is preferred now.
    pub(crate) fn preferences(&self) -> Preferences {
        let mut preferences = Preferences::default();
        self.shared.keep_preferred(&mut preferences);
        self.board.keep_preferred(&mut preferences);
        self.answers.keep_preferred(&mut preferences);
        self.files.keep_preferred(&mut preferences);
        self.practice.keep_preferred(&mut preferences);
        self.pages.keep_preferred(&mut preferences, &self.shared.knowledge);
        preferences
    }

    /// Writes what has changed.
    pub(crate) fn keep(&mut self) -> Task<Message> {
        let preferences = self.preferences();
        let Self { shared, files, pages, .. } = self;
        let at = (shared.mark(), shared.own_session().elapsed());
        let game = shared.keeper.is_due(at).then(|| (at, files.to_keep(shared)));
        let task = shared.keeper.keep(game, preferences);
        let tasks = [task, pages.maker.keep_made(shared)];
        Task::batch(tasks).map(|(which, result)| Message::Kept(which, result))
    }

    /// Something was written, or could not be.
    pub(crate) fn kept(&mut self, which: Which, result: Result<(), Words>) {
        if which == Which::Made {
            self.pages.maker.end_keeping(result.is_ok());
        }
        self.shared.tell_kept(which, result);
    }

    /// Writes everything at once, before the window is closed.
    pub(crate) fn keep_now(&mut self) {
        let (game, preferences) = (self.files.to_keep(&self.shared), self.preferences());
        let made = self.pages.maker.give_up();
        self.shared.keeper.keep_now(&game, &preferences, &made);
    }
}
