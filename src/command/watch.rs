//! The patience of a command: how many positions the exact solver may look at, and what a terminal shows meanwhile.

use std::cell::Cell;
use std::io::{self, IsTerminal, Write};
use std::time::Instant;

use super::failure::Failure;
use crate::locale::Locale;
use crate::message::{Message, words};
use crate::search::{Budget, Undecided};

/// What a command may spend on a puzzle, and what it shows on a terminal while it does.
pub(super) struct Watch {
    /// The most nodes of the exact solver for a puzzle, or for each solution where several are asked for.
    pub(super) nodes: u64,
    began: Instant,
    /// The last second that was shown.
    shown: Cell<u64>,
    /// What says how long it has taken; none where nobody would see it.
    locale: Option<Locale>,
}

impl Watch {
    /// A watch that says in this language how long it has taken.
    pub(super) fn new(nodes: u64, locale: &Locale) -> Self {
        let locale = io::stderr().is_terminal().then(|| locale.clone());
        Self { nodes, began: Instant::now(), shown: Cell::new(0), locale }
    }

    /// To be called often from within long work, as what asks whether to stop: it never does, but shows the seconds.
    pub(super) fn look(&self) -> bool {
        if let Some(locale) = &self.locale {
            let seconds = self.began.elapsed().as_secs();
            if seconds > self.shown.replace(seconds) {
                show(locale, &words::ProgressSeconds { seconds }.into());
            }
        }
        false
    }

    /// Asks the exact solver something within the budget.
    pub(super) fn within<T>(
        &self,
        question: impl FnOnce(&mut Budget<'_>) -> Result<T, Undecided>,
    ) -> Result<T, Failure> {
        let look = || self.look();
        let answer = question(&mut Budget::nodes(self.nodes).until(&look));
        self.end();
        answer.map_err(|Undecided| Failure::Spent)
    }

    /// Takes away what was shown.
    pub(super) fn end(&self) {
        if self.shown.replace(0) > 0 {
            clear();
        }
    }
}

/// Shows on a terminal how far long work has come, over what was shown before.
pub(super) fn show(locale: &Locale, message: &Message) {
    if io::stderr().is_terminal() {
        // Progress that cannot be shown is no reason to stop.
        let _ = write!(io::stderr(), "\r{}\u{1b}[K", locale.say(message));
    }
}

/// Takes away what [`show`] has shown.
pub(super) fn clear() {
    if io::stderr().is_terminal() {
        let _ = write!(io::stderr(), "\r\u{1b}[K");
    }
}
