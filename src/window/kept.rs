//! Saving by itself as a part of the window: soon after every change, and restoring.

use iced::Task;

use crate::message::Message;
use crate::persistence::Preferences;
use crate::state::Window;

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
        let tasks = [files.keep(shared, preferences), pages.maker.keep_made(shared)];
        Task::batch(tasks).map(|(which, result)| Message::Kept(which, result))
    }

    /// Writes everything at once, before the window is closed.
    pub(crate) fn keep_now(&mut self) {
        let (game, preferences) = (self.files.to_keep(&self.shared), self.preferences());
        let made = self.pages.maker.give_up();
        self.shared.keeper.keep_now(&game, &preferences, &made);
    }
}
