//! Playing: what the digit keys do, the tool row and the timer of a puzzle in play.
//!
//! What may be done and what comes of it is decided in [`crate::session::play`]; here are only keys and
//! buttons, and the clock, which the session does not have.

mod deed;
mod deeds;
mod menu;
mod timer;
mod tools;

use std::time::Instant;

pub use deed::{Deed, Entry};
pub(crate) use deeds::BEAT;
pub(crate) use menu::{deeds, label};
pub(crate) use timer::{clock, has_timer, timer};
pub(crate) use tools::{back_and_forth_width, completed_words, entering, playing};

use crate::session::play::Colour;

/// What a stroke of the pointer gives to each cell that it goes over: a colour, or none.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Stroke(pub(crate) Option<Colour>);

/// How the puzzle is played in this window.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub(crate) struct Play {
    /// What digit keys do.
    pub(crate) entry: Entry,
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
    /// Whether the window is in front, so that time counts.
    pub(crate) is_in_front: bool,
    /// When time was counted last.
    pub(crate) counted: Option<Instant>,
}

impl Default for Play {
    fn default() -> Self {
        Self {
            entry: Entry::default(),
            colour: Colour::new(0),
            stroke: None,
            shows_singles: false,
            moves_on: false,
            lights_same: true,
            is_in_front: true,
            counted: None,
        }
    }
}
