//! What happened on the grid, or came of work for it.

use iced::Task;

use super::{Board, Message};
use crate::shared::Shared;

impl Board {
    /// Reacts to what happened.
    pub(crate) fn update(&mut self, shared: &mut Shared, message: Message) -> Task<Message> {
        match message {
            Message::Over(cell) => self.play.under = cell,
            Message::Found(number, found) => self.solutions_found(shared, number, found),
            Message::Gauged(number, hardness) => self.gauge.take(number, hardness),
            Message::Thinned(number, thinned) => Self::thinned(shared, number, thinned.as_ref()),
            Message::NumberTyped(typed) => self.sight.browsing.typed = typed,
            Message::NumberGiven => return self.solution_number_given(shared),
        }
        Task::none()
    }
}
