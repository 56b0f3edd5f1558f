//! What digit keys do, and which cell is selected.

use super::Board;
use crate::action::Go;
use crate::cards::notices::Said;
use crate::shared::Shared;
use duvod::grid::Digit;
use duvod::message::{Message as Words, words};
use duvod::session::play::{Colour, Turn};
use duvod::session::{Command, Lockable, Mode};

impl Board {
    /// A digit is written into the selected cell; once the puzzle is solved, or without such a cell, it is shown wherever it
    /// stands.
    pub(crate) fn digit(&mut self, shared: &mut Shared, number: usize) {
        let digit = Digit::new(number);
        if number >= shared.session.geometry().digit_count() {
            return;
        }
        if self.play.takes_digits(&shared.session) {
            self.play.take(digit);
            return;
        }
        match (shared.session.mode(), shared.session.selected()) {
            (Mode::Explaining, selected) => {
                self.show_digit(digit);
                let is_meant = selected.is_some() && self.sight.filter.is_some();
                shared.notices.said = shared.reason(Lockable::Edit).filter(|_| is_meant);
            }
            (_, Some(cell)) => self.digit_in(shared, cell, digit),
            (_, None) if self.play.keys_show_digits(&shared.session) => {
                self.show_digit(digit);
                let name = shared.session.geometry().digit_name(digit);
                let words = Words::from(words::WindowDigitShown { digit: name });
                shared.notices.said = self.sight.filter.map(|_| Said::now(words));
            }
            (_, None) => shared.say_no_cell(),
        }
    }

    /// Empties what is selected, or takes the solution away.
    pub(crate) fn clear(&mut self, shared: &mut Shared) {
        match shared.session.selected() {
            // A digit of a solution cannot be taken away: the whole solution is.
            _ if shared.session.mode() == Mode::Explaining => shared.apply(Command::ClearSolution),
            Some(cell) => {
                let several = shared.session.several_selected();
                let is_filled = shared.session.position().cell(cell).entry.digit().is_some();
                // Who types a row goes over the cells that are empty.
                let is_step = shared.session.mode() == Mode::Entering || !is_filled;
                let goes_on = several.is_none() && is_step;
                let clear = several.map(|cells| Command::Turn(Turn::ClearAll(cells)));
                shared.apply(clear.unwrap_or(Command::Write(cell, None)));
                if goes_on {
                    self.step_on(shared, cell);
                }
            }
            None => shared.say_no_cell(),
        }
    }

    /// The key 0 paints with the last colour while painting, and else empties.
    pub(crate) fn nought(&mut self, shared: &mut Shared) {
        if self.play.paints(&shared.session) {
            self.paint(shared, Colour::COUNT - 1);
        } else {
            self.clear(shared);
        }
    }

    /// Leaves a cell empty and goes on to the next one, where digits are entered one after the other; false where this key walks.
    pub(crate) fn passes_over(&mut self, shared: &mut Shared, go: Go) -> bool {
        let is_entering = self.play.moves_on && shared.session.mode() == Mode::Entering;
        let passes = is_entering && go == Go::On;
        if passes {
            self.clear(shared);
        }
        passes
    }

    /// The symbols of the digits that keys write now; none while figures are those of colours. Letters are among them only
    /// where a digit is asked for, since elsewhere each has a meaning of its own; one may be asked for by a question.
    pub(crate) fn typed_symbols(&self, shared: &Shared, is_asked_for: bool) -> Vec<char> {
        let (session, play) = (&shared.session, &self.play);
        if play.paints(session) && !is_asked_for {
            return Vec::new();
        }
        let is_written = play.digit_lock(session).is_none()
            && !play.lacks_cell(session)
            && !play.keys_show_digits(session);
        let takes_letters = is_written || is_asked_for;
        let geometry = session.geometry();
        let known = |symbol: &char| takes_letters || symbol.is_ascii_digit();
        let symbols = geometry.digits().map(|digit| geometry.symbol(digit));
        // The others keep their places.
        symbols.map(|symbol| Some(symbol).filter(known).unwrap_or('\0')).collect()
    }
}
