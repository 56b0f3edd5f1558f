//! Playing: what the digit keys do, the tool row and the timer of a puzzle in play.
//!
//! It has its own state, a message, which is the [`PlayAction`](crate::action::PlayAction), `update` and views. What concerns
//! others it reports as an [`Event`], and the board decides.
//!
//! What may be done and what comes of it is decided in [`duvod::session::play`]; here are only keys and
//! buttons, and the clock, which the session does not have.

pub(crate) mod at_hand;

mod timer;
mod tools;
mod update;

use std::time::Instant;

pub(crate) use timer::{ROOM_FOR_LEVEL, clock, has_timer, timer};
pub(crate) use tools::{back_and_forth_width, completed_words, entering, playing};
pub(crate) use tools::{deeds, label};
pub(crate) use update::{BEAT, Event};

use super::action::EntryMode;
use duvod::grid::{Cell, Digit};
use duvod::session::play::Colour;
use duvod::session::{Lock, Lockable, Mode, Session};

/// What a stroke of the pointer gives to each cell that it goes over: a colour, or none.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Stroke(pub(crate) Option<Colour>);

/// Whether digit keys write marks in place of digits, or digits in place of marks, for a moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Once {
    /// They do not.
    #[default]
    No,
    /// They do while the key for it is held; whether a digit was written meanwhile.
    Held(bool),
    /// The next one does: the key for it was pressed alone.
    Next,
}

/// How the puzzle is played in this window.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub(crate) struct Play {
    /// What digit keys do.
    pub(crate) entry: EntryMode,
    /// The colour that was used last.
    pub(crate) colour: Option<Colour>,
    /// The stroke of the pointer that is being drawn.
    pub(crate) stroke: Option<Stroke>,
    /// Whether cells with one candidate are shown.
    pub(crate) shows_singles: bool,
    /// Whether the selection goes on to the next cell after a digit.
    pub(crate) moves_on: bool,
    /// Whether all digits like that of the chosen cell are shown.
    pub(crate) lights_same: bool,
    /// Whether a digit is taken first, and then cells for it.
    pub(crate) digit_first: bool,
    /// The digit that was taken, if digits come first.
    pub(crate) taken: Option<Digit>,
    /// Whether the next digit is a mark, or a digit where marks are written.
    pub(crate) other_once: Once,
    /// Whether the level and the score of the puzzle in play are shown.
    pub(crate) shows_level: bool,
    /// Whether the candidates of the cell under the pointer are shown.
    pub(crate) shows_under: bool,
    /// The revision of the session when it was said that undo would take the puzzle away.
    pub(crate) warned_at: Option<u64>,
    /// The cell under the pointer.
    pub(crate) under: Option<Cell>,
    /// When time was counted last.
    pub(crate) counted: Option<Instant>,
}

impl Play {
    /// Whether keys paint.
    pub(crate) fn paints(&self, session: &Session) -> bool {
        self.entry == EntryMode::Colours && session.mode() == Mode::Playing
    }

    /// The digit of the chosen cell, where all that are like it are shown.
    pub(crate) fn lit_digit(&self, session: &Session) -> Option<Digit> {
        let lights = self.lights_same && session.trace().is_none();
        let chosen = session.selected().filter(|_| lights);
        session.position().cell(chosen?).entry.digit()
    }

    /// The empty cell under the pointer whose candidates are shown, if they are to be.
    pub(crate) fn shown_under(&self, session: &Session) -> Option<Cell> {
        let is_empty = |cell: &Cell| {
            let state = session.position().cells().get(cell.index());
            state.is_some_and(|state| state.entry.digit().is_none())
        };
        self.under.filter(is_empty).filter(|_| self.shows_under)
    }

    /// Whether digit keys take a digit for cells that are pressed then.
    pub(crate) fn takes_digits(&self, session: &Session) -> bool {
        let writes = matches!(session.mode(), Mode::Entering | Mode::Playing);
        self.digit_first && writes && !self.paints(session)
    }

    /// The digit that is written into cells that are pressed; none where all are filled and well.
    pub(crate) fn taken_digit(&self, session: &Session) -> Option<Digit> {
        self.taken.filter(|_| self.takes_digits(session) && !session.is_completed())
    }

    /// What digit keys write now, for a moment perhaps the other thing.
    pub(crate) fn writes(&self) -> EntryMode {
        match (self.entry, self.other_once) {
            (EntryMode::Digits, Once::Next | Once::Held(_)) => EntryMode::Marks,
            (
                EntryMode::Marks | EntryMode::Corner | EntryMode::Centre,
                Once::Next | Once::Held(_),
            ) => EntryMode::Digits,
            (entry, _) => entry,
        }
    }

    /// Whether digit keys show digits and do not write them: once the puzzle is solved, and without a chosen cell.
    pub(crate) fn keys_show_digits(&self, session: &Session) -> bool {
        match session.mode() {
            Mode::Explaining => true,
            Mode::Solving => false,
            Mode::Entering | Mode::Playing => {
                let is_free = session.selected().is_none()
                    && !self.paints(session)
                    && !self.takes_digits(session);
                is_free && !session.board().is_empty()
            }
        }
    }

    /// Whether digit keys need a chosen cell first.
    pub(crate) fn lacks_cell(&self, session: &Session) -> bool {
        let writes = matches!(session.mode(), Mode::Entering | Mode::Playing);
        writes
            && session.selected().is_none()
            && !self.keys_show_digits(session)
            && !self.takes_digits(session)
    }

    /// Why the digit keys are locked, if they are.
    pub(crate) fn digit_lock(&self, session: &Session) -> Option<Lock> {
        if self.keys_show_digits(session) { None } else { session.lock(Lockable::Edit) }
    }
}

impl Default for Play {
    fn default() -> Self {
        Self {
            entry: EntryMode::default(),
            colour: Colour::new(0),
            stroke: None,
            shows_singles: false,
            moves_on: false,
            lights_same: true,
            digit_first: false,
            taken: None,
            other_once: Once::No,
            shows_level: true,
            shows_under: false,
            warned_at: None,
            under: None,
            counted: None,
        }
    }
}
