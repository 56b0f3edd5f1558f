//! The grid and what is done on it: playing, setting, and the solutions that are gone through.
//!
//! It has its own state and [`Message`], reacts to what is asked for on the grid, and knows no other screen.

mod digits;
mod hardness;
mod playing;
mod selecting;
mod setting;
mod solutions;
mod view;

use iced::Task;

pub(crate) use view::{Shown, view};

use super::background::Gauge;
use super::board_view::Sight;
use super::play::Play;
use super::shared::Shared;
use duvod::generator::Thinned;
use duvod::grid::Cell;
use duvod::knowledge::Level;
use duvod::session::FoundSolutions;

/// Something that happened on the grid, or came of work for it.
#[derive(Clone, Debug)]
pub enum Message {
    /// The pointer is over this cell of the grid, or over none.
    Over(Option<Cell>),
    /// The search for a solution with this number came to its end.
    Found(u64, Option<Box<FoundSolutions>>),
    /// How hard the puzzle in play is was found out as the work with this number, or that it has no level.
    Gauged(u64, Option<(Level, u64)>),
    /// The looking through givens with this number came to its end.
    Thinned(u64, Option<Thinned>),
    /// The number of a solution is being typed.
    NumberTyped(String),
    /// It is complete.
    NumberGiven,
}

/// The grid and what is done on it.
pub(crate) struct Board {
    /// What of the grid is in sight.
    pub(crate) sight: Sight,
    /// How the puzzle is played.
    pub(crate) play: Play,
    /// How hard the puzzle in play is.
    pub(crate) gauge: Gauge,
}

impl Board {
    /// The grid as it is drawn at first.
    pub(crate) fn new(sight: Sight) -> Self {
        Self { sight, play: Play::default(), gauge: Gauge::default() }
    }

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
