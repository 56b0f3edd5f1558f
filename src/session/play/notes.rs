//! Corner marks and centre marks: what a player notes in a cell besides candidates.
//!
//! Many players write a digit into the corners of the few cells of a block that can take it, and into the middle of a cell
//! the few digits that it can take. What that means is the player's: **nothing is concluded from such notes**. Hints, checks,
//! ratings and reviews read digits and candidates alone, as if no note were there.
//!
//! A cell shows either its notes or its candidates, since both together could not be read. Candidates stay behind notes, and
//! are seen again once the notes are cleared; what the player struck out counts all the time. Where marks of a digit in sight
//! are hidden, notes are too.

use super::game::{Game, Refusal};
use super::position::{CellState, Note};
use crate::grid::{Cell, Digit, DigitSet};
use crate::message::{Message, words};

impl Game {
    /// The notes of a kind that are to be seen in a cell.
    pub(in crate::session) fn notes(&self, cell: Cell, note: Note) -> DigitSet {
        self.seen_in(cell, self.position().cell(cell).noted(note))
    }

    /// Whether notes are to be seen in a cell, and so no candidates.
    pub(super) fn shows_notes(&self, cell: Cell) -> bool {
        [Note::Corner, Note::Centre].iter().any(|note| !self.notes(cell, *note).is_empty())
    }

    /// The cell with one note more or less.
    pub(super) fn noted(&self, note: Note, cell: Cell, digit: Digit) -> Result<CellState, Refusal> {
        self.can_be_marked(cell, digit)?;
        let mut state = self.position().cell(cell).clone();
        let noted = state.noted_mut(note);
        if noted.contains(digit) {
            noted.remove(digit);
        } else {
            noted.insert(digit);
        }
        Ok(state)
    }

    /// Why no candidate can be written into a cell that shows notes.
    pub(super) fn not_behind_notes(&self, cell: Cell) -> Result<(), Refusal> {
        if !self.shows_notes(cell) {
            return Ok(());
        }
        Err(Message::from(words::LockBehindNotes { cell: self.geometry.cell_name(cell) }))
    }
}
