//! Places: what is below the top bar. Each replaces all of it.

use iced::Task;

use super::act::Place;
use super::message::Message;
use super::state::Window;

impl Window {
    /// Goes to a place. What was open in place of the panel is closed.
    pub(crate) fn go_to_place(&mut self, place: Place) -> Task<Message> {
        if self.opened.place == place && self.opened.page.is_none() {
            return Task::none();
        }
        self.opened.place = place;
        self.opened.page = None;
        self.answers.walking.is_playing = false;
        match place {
            Place::Grid => Task::none(),
            Place::RuleBook => self.open_book(),
        }
    }
}
