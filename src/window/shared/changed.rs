//! What became of the puzzle and the rules, which other screens have to follow.

use duvod::message::Message as Words;

/// What has changed since the screens followed last.
#[derive(Debug, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a change of its own, and several come together"
)]
pub(crate) struct Changed {
    /// Whether a command was given to the session.
    pub(crate) is_commanded: bool,
    /// Whether something else is done now: entering, playing, solving or explaining.
    pub(crate) is_other_mode: bool,
    /// Whether another session is at hand, whatever it is about.
    pub(crate) is_other_session: bool,
    /// Whether another puzzle was loaded, so that lists that are open about the one before are closed.
    pub(crate) is_other_puzzle: bool,
    /// Whether digits are entered as at first again, and none is taken.
    pub(crate) is_entered_anew: bool,
    /// What was said of mistakes that were looked for, and whether there are none.
    pub(crate) checked: Option<(Words, bool)>,
    /// Whether something was found out about a puzzle that has not exactly one solution.
    pub(crate) is_found: bool,
    /// Whether the player has solved the puzzle.
    pub(crate) is_completed: bool,
    /// Whether the same is to be told in other words.
    pub(crate) are_other_words: bool,
    /// Whether another place is to be seen, or a page was closed for it.
    pub(crate) is_other_place: bool,
    /// Whether puzzles that were made were kept, if they were to be.
    pub(crate) are_made_kept: Option<bool>,
    /// Whether other rules are used.
    pub(crate) are_other_rules: bool,
}
