//! What was done to the profile in use, and undone.

use duvod::knowledge::Profile;

/// The profiles as they were before what was done, and after what was undone.
#[derive(Debug, Default)]
pub(crate) struct RuleHistory {
    done: Vec<Profile>,
    undone: Vec<Profile>,
}

impl RuleHistory {
    /// Takes note of the profile before something is done to it.
    pub(crate) fn note(&mut self, before: Profile) {
        self.done.push(before);
        self.undone.clear();
    }

    /// The profile before what was done last, which is undone now; by its name `now` gives it as it is.
    pub(crate) fn undo(&mut self, now: impl FnOnce(&str) -> Option<Profile>) -> Option<Profile> {
        let before = self.done.pop()?;
        self.undone.extend(now(&before.name));
        Some(before)
    }

    /// The profile after what was undone last, which is done again now; by its name `now` gives it as it is.
    pub(crate) fn redo(&mut self, now: impl FnOnce(&str) -> Option<Profile>) -> Option<Profile> {
        let after = self.undone.pop()?;
        self.done.extend(now(&after.name));
        Some(after)
    }
}
