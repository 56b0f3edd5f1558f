//! A puzzle in play: the player's digits, pencil marks and colours, and all that was done.
//!
//! # What a pencil mark says
//!
//! Players note in two ways. Some keep *full marks*: every candidate that is left, and strike what they have shown
//! to be impossible. Others note *a few*: two places of a digit, a pair. Only in the first way does a missing mark
//! say something. So a cell's marks are full from the moment on when they were filled in, or came to be all by hand that sight
//! allows; a mark that the player then takes away by hand is **struck**, and that is what hints, critique and the
//! check for mistakes take for the player's opinion. In a cell with a few marks nothing is struck. Clearing
//! a cell's marks takes all of that back.
//!
//! A mark that goes because its digit came in sight is not struck. If the rules of play say so, it is only hidden: once that
//! digit is cleared the mark is there again, and a wrong digit has spoilt nothing.
//!
//! Corner marks and centre marks are notes of the player besides ([`Note`]): nothing is concluded from them (see `notes`).
//!
//! # What can be undone
//!
//! Everything that changes the grid: entering, playing, filling in marks, restarting, loading another puzzle,
//! emptying the grid. A [`History`] has no limit. Time is not undone, but each puzzle has its own.

mod game;
mod history;
mod moves;
mod notes;
mod position;
mod rules;
mod several;

pub use game::{Turn, is_puzzle};
pub use history::{Change, Counts, History, Stage};
pub use moves::PlayedMove;
pub use position::{CellState, Colour, Note, Position};
pub use rules::{Checking, Collisions, PlayRules};

pub(super) use game::{Game, Refusal};

#[cfg(test)]
mod tests;
