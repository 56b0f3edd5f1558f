//! Going over to a puzzle of another grid, and back.
//!
//! All of a session is about one grid, so for another grid there is another session. The one before is kept whole, so that
//! what was done there can be taken back behind what was done here.

use super::Session;

impl Session {
    /// Goes over to a new session with another grid, which keeps to the rules of play of this one. To go back is the last
    /// thing that can be undone there.
    pub fn go_over_to(&mut self, fresh: Self) {
        let left = std::mem::replace(self, fresh);
        self.game.follow(left.game.rules);
        self.revision = left.revision + 1;
        self.others.before = Some(Box::new(left));
    }

    /// Goes back to the session with another grid before this one, if all is undone that was done here; false if not.
    pub(super) fn go_back(&mut self) -> bool {
        if !self.game.history.done.is_empty() {
            return false;
        }
        let Some(before) = self.others.before.take() else { return false };
        let left = self.leave_for(*before);
        self.others.after = Some(Box::new(left));
        true
    }

    /// Goes on to the session that was left by going back, if all is done again here; false if not.
    pub(super) fn go_on(&mut self) -> bool {
        if !self.game.history.undone.is_empty() {
            return false;
        }
        let Some(after) = self.others.after.take() else { return false };
        let left = self.leave_for(*after);
        self.others.before = Some(Box::new(left));
        true
    }

    /// There is nothing to go on to once something else was done here.
    pub(super) fn forget_what_was_left(&mut self) {
        self.others.after = None;
    }

    fn leave_for(&mut self, other: Self) -> Self {
        let left = std::mem::replace(self, other);
        self.game.follow(left.game.rules);
        self.revision = left.revision + 1;
        left
    }
}
