//! How the window rates the puzzle that was solved.

use iced::Task;

use crate::background::Pending;
use crate::message::Message;
use crate::state::Window;
use duvod::grid::Puzzle;
use duvod::rating::se::ExplainerRating;

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

    /// Takes a rating.
    pub(crate) fn rated(&mut self, number: u64, rating: Option<Box<ExplainerRating>>) {
        if let Some(puzzle) = self.background.end_rating(number) {
            self.answers.rated.take(puzzle, rating);
        }
    }
}
