//! How Sudoku Explainer rates the puzzle that was solved, and its steps in place of ours.

use std::sync::Arc;

use iced::Task;

use super::Message;
use super::answers::Answers;
use crate::action::Tab;
use crate::background::Explained;
use crate::cards::notices::Said;
use crate::shared::Shared;
use crate::widget::reveal::{PANEL, reveal};
use duvod::explainer::is_rated;
use duvod::message::words;
use duvod::session::{Command, Lockable};

impl Answers {
    /// Rates the puzzle that was solved as Sudoku Explainer does, if it is not known; lets go of what is not wanted.
    pub(crate) fn rate(&mut self, shared: &mut Shared) -> Task<Message> {
        let Some(puzzle) = self.rated.unrated(&shared.session) else {
            let _ = shared.background.rating.leave();
            return Task::none();
        };
        if shared.background.rating.asked() == Some(&puzzle) {
            return Task::none();
        }
        shared.background.rate(puzzle).map(|(number, rating)| Message::Rated(number, rating))
    }

    /// Takes a rating.
    pub(crate) fn rated(
        &mut self,
        shared: &mut Shared,
        number: u64,
        explained: Option<Box<Explained>>,
    ) {
        if let Some(puzzle) = shared.background.rating.end(number) {
            self.rated.take(puzzle, explained);
        }
    }

    /// Tells the steps of Sudoku Explainer in place of those of the rules, or those again.
    pub(crate) fn tell_explainer(&mut self, shared: &mut Shared) -> Task<Message> {
        let tab = self.go_to(Tab::Procedure);
        if let Some(locked) = shared.reason(Lockable::Explain) {
            shared.notices.said = Some(locked);
            return tab;
        }
        let explained = self.rated.explained(&shared.session);
        let trace = if shared.session.tells_another() {
            None
        } else if let Some(explained) = explained {
            Some(Arc::clone(&explained.trace))
        } else {
            let awaited =
                is_rated(shared.session.geometry()) && shared.background.rating.is_going();
            let words = if awaited {
                words::WindowExplainerAwaited.into()
            } else {
                words::WindowExplainerNone.into()
            };
            shared.notices.said = Some(Said::now(words));
            return tab;
        };
        shared.apply(Command::Tell(trace));
        self.tell_procedure_anew(shared);
        Task::batch([tab, reveal(PANEL)])
    }
}
