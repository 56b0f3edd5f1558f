//! Which grid is at hand, and which one new puzzles are of.
//!
//! One is chosen for new puzzles, at first the usual one. Whoever empties the grid or asks for a new one has that, whatever the
//! puzzle before was of; an empty grid that is seen is the one that a new game is of.

use std::sync::Arc;

use iced::Task;

use crate::action::NewGame;
use crate::cards::notices::Said;
use crate::look::grids::{grid_name, offered};
use crate::message::Message;
use crate::play::at_hand::is_completed;
use crate::state::Window;
use duvod::grid::Geometry;
use duvod::message::words;
use duvod::session::{Command, Mode};

impl Window {
    /// The grid that a new game of this kind is of: the empty one that is seen, or that of the game which it follows, or else
    /// the chosen one.
    pub(crate) fn grid_of_new(&self, wanted: NewGame) -> &Arc<Geometry> {
        let at_hand = self.session.geometry();
        // Who has solved a puzzle plays on on its grid.
        let is_over = is_completed(&self.session);
        let follows = is_over || wanted == NewGame::Next && self.session.has_puzzle();
        let is_seen = self.session.mode() == Mode::Entering && !self.session.has_puzzle();
        if follows || is_seen { at_hand } else { self.chosen_grid() }
    }

    /// The symbols of the digits that keys write now; none while figures are those of colours. Letters are among them only
    /// where a digit is asked for, since elsewhere each has a meaning of its own.
    pub(crate) fn typed_symbols(&self) -> Vec<char> {
        let (session, play) = (&self.session, &self.play);
        if play.paints(session) && !self.answers.awaits_why_not {
            return Vec::new();
        }
        let is_written = play.digit_lock(session).is_none()
            && !play.lacks_cell(session)
            && !play.keys_show_digits(session);
        let takes_letters = is_written || self.answers.awaits_why_not;
        let geometry = session.geometry();
        let known = |symbol: &char| takes_letters || symbol.is_ascii_digit();
        let symbols = geometry.digits().map(|digit| geometry.symbol(digit));
        // The others keep their places.
        symbols.map(|symbol| Some(symbol).filter(known).unwrap_or('\0')).collect()
    }

    /// The grid that is chosen for new puzzles.
    pub(crate) fn chosen_grid(&self) -> &Arc<Geometry> {
        self.maker.choices.chosen_grid(self.known())
    }

    /// Offers the grids that can be chosen; returns the number of the one that is.
    pub(crate) fn offer_grids(&mut self) -> usize {
        let of_new = Arc::clone(self.grid_of_new(NewGame::OfDay));
        self.opened.grids = offered(&self.knowledge, &of_new, self.session.geometry());
        let place = self.opened.grids.iter().position(|grid| grid.name() == of_new.name());
        place.unwrap_or(0)
    }

    /// Takes a grid of those that are offered for new puzzles, and an empty one.
    pub(crate) fn choose_grid(&mut self, number: usize) -> Task<Message> {
        let Some(grid) = self.opened.grids.get(number).cloned() else { return Task::none() };
        if self.loading_is_locked() {
            return Task::none();
        }
        self.maker.choices.take_grid(&grid);
        if grid == *self.session.geometry() && !self.session.has_puzzle() {
            return self.tell_grid(&grid, false);
        }
        self.reset()
    }

    /// Empties the grid; it is the one that is chosen for new puzzles then.
    pub(crate) fn reset(&mut self) -> Task<Message> {
        let grid = Arc::clone(self.chosen_grid());
        if grid == *self.session.geometry() {
            let task = self.apply(Command::Reset);
            if self.notices.said.is_none() {
                self.leave_what_was_at_hand();
                self.notices.said = Some(Said::good(words::WindowEmptied.into()));
            }
            return task;
        }
        if self.loading_is_locked() {
            return Task::none();
        }
        let had_puzzle = self.session.has_puzzle();
        self.leave_practice();
        self.note_left();
        self.take_grid(&grid);
        self.answers.close_lists();
        self.notices.forget_left_out();
        self.leave_what_was_at_hand();
        self.follow_session();
        self.tell_grid(&grid, had_puzzle)
    }

    fn leave_what_was_at_hand(&mut self) {
        (self.notices.card, self.files.at_hand, self.opened.is_panel_away) = (None, None, false);
    }

    /// Says which grid was taken.
    fn tell_grid(&mut self, grid: &Geometry, had_puzzle: bool) -> Task<Message> {
        let grid = grid_name(grid.name(), self.locale());
        let said = if had_puzzle {
            words::GridTakenFrom { grid }.into()
        } else {
            words::GridTaken { grid }.into()
        };
        self.notices.said = Some(Said::good(said));
        Task::none()
    }
}
