//! Telling the rule book in the words that are spoken.

use super::Book;
use crate::action::MainView;
use crate::shared::Shared;
use duvod::knowledge::Arrangement;

impl Book {
    /// Tells the rule book anew: other rules, another order, or another language.
    pub(crate) fn tell_book(&mut self, shared: &Shared) {
        if shared.opened.place != MainView::RuleBook {
            return;
        }
        if let Some(profile) = shared.knowledge.profile(&shared.rules.profile) {
            let arrangement = Arrangement::new(&shared.knowledge, profile);
            let spoken = (shared.speech.locales.as_slice(), shared.speech.language);
            self.tell(&shared.knowledge, arrangement, spoken);
        }
    }

    /// Tells the page of the chosen rule anew.
    pub(super) fn tell_book_page(&mut self, shared: &Shared) {
        self.tell_page(&shared.knowledge, (&shared.speech.locales, shared.speech.language));
    }
}
