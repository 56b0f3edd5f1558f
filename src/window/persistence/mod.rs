//! What is there again when the window is opened again: the game, as it was a moment ago, the preferences, the user's
//! profiles of rules, the games that came to their end, and the puzzles that were made.
//!
//! Invariants: files are written beside their place and then renamed, so that a file is whole at every moment; they are
//! written off the thread of the window, one at a time; a damaged one is put aside and told, never fatal.
//! A damaged profile, which a user may have written, is told with its place and left.

mod games;
mod keeper;
mod lines;
mod made;
mod preferences;
mod profiles;

pub(crate) use games::{Ended, read as read_games, with as with_games};
pub(crate) use games::{Ending, PastGame};
pub use keeper::{Fixed, Which};
pub(crate) use keeper::{Keeper, Kept, Mark};
pub(crate) use made::how_many;
pub use preferences::Preferences;
pub(crate) use profiles::ProfileFiles;
