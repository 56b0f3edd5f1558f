//! What can be asked for in play.

use serde::{Deserialize, Serialize};

use duvod::grid::{Cell, Digit};
use duvod::session::play::Note;

/// What a player can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayAction {
    /// Play the puzzle that was entered, or change its givens again.
    PlayOrEdit,
    /// Play the puzzle without the givens that it did not need: they are the player's.
    PlayWithoutSurplus,
    /// The givens of which it was asked belong to the puzzle, or are the player's.
    Keep(bool),
    /// The pencil mark with this number, from 0; while painting, the candidate of that number.
    Mark(usize),
    /// The corner or centre mark with this number, from 0.
    Note(Note, usize),
    /// Show the digit with this number, from 0, wherever it may stand.
    Filter(usize),
    /// Let digit keys do this.
    Entry(EntryMode),
    /// Let them do the next thing.
    NextEntry,
    /// The next digit is a mark, or a digit where marks are written; as long as the key for it is held all are.
    OtherOnce,
    /// The key for it is held no longer.
    OtherNoMore,
    /// Write the digit that was taken into the selected cell.
    Put,
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

/// What a digit key does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EntryMode {
    /// It writes a digit.
    #[default]
    Digits,
    /// It writes a pencil mark, or takes it away.
    Marks,
    /// It writes a corner mark, or takes it away.
    Corner,
    /// It writes a centre mark, or takes it away.
    Centre,
    /// It paints.
    Colours,
}

impl EntryMode {
    /// Those that are had in turn; corner and centre marks have keys of their own.
    pub const IN_TURN: [Self; 3] = [Self::Digits, Self::Marks, Self::Colours];

    /// What is noted so, if it is a corner or centre mark.
    pub const fn note(self) -> Option<Note> {
        match self {
            Self::Corner => Some(Note::Corner),
            Self::Centre => Some(Note::Centre),
            Self::Digits | Self::Marks | Self::Colours => None,
        }
    }

    /// The one after this; after the last, the first.
    #[must_use]
    pub fn next(self) -> Self {
        match self {
            Self::Digits => Self::Marks,
            Self::Marks | Self::Corner | Self::Centre => Self::Colours,
            Self::Colours => Self::Digits,
        }
    }
}
