//! Playing: what the digit keys do, the tool row and the timer of a puzzle in play.
//!
//! What may be done and what comes of it is decided in [`crate::session::play`]; here are only keys and
//! buttons, and the clock, which the session does not have.

mod deeds;
mod menu;
mod timer;
mod tools;

use std::time::Instant;

use serde::{Deserialize, Serialize};

pub(crate) use deeds::BEAT;
pub(crate) use menu::{deeds, label};
pub(crate) use timer::{clock, has_timer, timer};
pub(crate) use tools::{back_and_forth_width, completed_words, entering, playing};

use crate::grid::{Cell, Digit};
use crate::session::play::Colour;

/// What a digit key does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    /// It writes a digit.
    #[default]
    Digits,
    /// It writes a pencil mark, or takes it away.
    Marks,
    /// It paints.
    Colours,
}

impl Entry {
    /// All of them in their order.
    pub const ALL: [Self; 3] = [Self::Digits, Self::Marks, Self::Colours];

    /// The one after this; after the last, the first.
    #[must_use]
    pub fn next(self) -> Self {
        match self {
            Self::Digits => Self::Marks,
            Self::Marks => Self::Colours,
            Self::Colours => Self::Digits,
        }
    }
}

/// What a player can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Play the puzzle that was entered, or change its givens again.
    PlayOrEdit,
    /// Play the puzzle without the givens that it did not need: they are the player's.
    PlayWithoutSurplus,
    /// The givens of which it was asked belong to the puzzle, or are the player's.
    Keep(bool),
    /// The pencil mark with this number, from 0; while painting, the candidate of that number.
    Mark(usize),
    /// Show the digit with this number, from 0, wherever it may stand.
    Filter(usize),
    /// Let digit keys do this.
    Entry(Entry),
    /// Let them do the next thing.
    NextEntry,
    /// A place of a pencil mark was pressed.
    Press(Cell, Digit),
    /// Paint a cell, or the pencil mark that was pressed, with the colour that was used last.
    Brush(Cell, Option<Digit>),
    /// The pointer went from a cell to another with a button held: while painting, all such cells are painted alike.
    Sweep(Cell, Cell),
    /// Fill in all marks.
    FillMarks,
    /// Take all marks away.
    ClearMarks,
    /// Take all colours away.
    ClearColours,
    /// Look for mistakes.
    Check,
    /// Take back.
    Undo,
    /// Do again.
    Redo,
    /// Start the same puzzle again.
    Restart,
    /// Stop the time, or let it run.
    Pause,
    /// Show which cells have one candidate left, or stop showing it.
    Singles,
}

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
