//! How the window rates the puzzle that was solved, and tells the steps of Sudoku Explainer.

use std::sync::Arc;

use iced::Task;

use crate::action::Tab;
use crate::background::{Explained, Gauged, Hardness, Pending};
use crate::cards::notices::Said;
use crate::message::Message;
use crate::state::Window;
use crate::widget::reveal::{PANEL, reveal};
use duvod::explainer::is_rated;
use duvod::grid::Puzzle;
use duvod::message::words;
use duvod::session::{Command, Lockable, Mode};

impl Window {
    /// The puzzle that is being rated, with the number of the work. Who drives the window without running its tasks does it
    /// by hand, and sends the rating as [`Message::Rated`].
    pub fn rating(&self) -> Option<(u64, &Puzzle)> {
        self.background.rating().map(Pending::waited)
    }

    /// Rates the puzzle that was solved as Sudoku Explainer does, if it is not known; lets go of what is not wanted.
    pub(crate) fn rate(&mut self) -> Task<Message> {
        let Some(puzzle) = self.answers.rated.unrated(&self.session) else {
            self.background.leave_rating();
            return Task::none();
        };
        if self.background.rating().is_some_and(|rating| *rating.asked() == puzzle) {
            return Task::none();
        }
        self.background.rate(puzzle).map(|(number, rating)| Message::Rated(number, rating))
    }

    /// The puzzle in play whose level and score are being found out, with the number of the work. Who drives the window
    /// without running its tasks does it by hand, and sends what comes of it as [`Message::Gauged`].
    pub fn gauging(&self) -> Option<(u64, &Gauged)> {
        self.gauge.waited()
    }

    /// Finds out how hard the puzzle in play is, if that is to be seen.
    pub(crate) fn gauge_hardness(&mut self) -> Task<Message> {
        let is_wanted = self.session.mode() == Mode::Playing && self.play.shows_level;
        let puzzle = is_wanted.then(|| (self.session.geometry(), self.session.puzzle()));
        let wanted = puzzle.map(|puzzle| (puzzle, &self.rules));
        let background = &mut self.background;
        let task = self.gauge.request(wanted, &self.knowledge, || background.next_number());
        task.map(|(number, hardness)| Message::Gauged(number, hardness))
    }

    /// How hard the puzzle in play is, if that is known and to be seen.
    pub(crate) fn hardness(&self) -> Hardness {
        let puzzle = (self.session.geometry(), self.session.puzzle());
        self.gauge.of(puzzle, &self.rules).filter(|_| self.play.shows_level)
    }

    /// Takes a rating.
    pub(crate) fn rated(&mut self, number: u64, explained: Option<Box<Explained>>) {
        if let Some(puzzle) = self.background.end_rating(number) {
            self.answers.rated.take(puzzle, explained);
        }
    }

    /// Tells the steps of Sudoku Explainer in place of those of the rules, or those again.
    pub(crate) fn tell_explainer(&mut self) -> Task<Message> {
        let tab = self.go_to(Tab::Procedure);
        if let Some(locked) = self.reason(Lockable::Explain) {
            self.notices.said = Some(locked);
            return tab;
        }
        let explained = self.answers.rated.explained(&self.session);
        let trace = if self.session.tells_another() {
            None
        } else if let Some(explained) = explained {
            Some(Arc::clone(&explained.trace))
        } else {
            let awaited = is_rated(self.session.geometry()) && self.background.rating().is_some();
            let words = if awaited {
                words::WindowExplainerAwaited.into()
            } else {
                words::WindowExplainerNone.into()
            };
            self.notices.said = Some(Said::now(words));
            return tab;
        };
        let told = self.apply(Command::Tell(trace));
        self.tell_procedure();
        Task::batch([tab, told, reveal(PANEL)])
    }
}
