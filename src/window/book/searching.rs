//! What is looked for among the rules, and what is listed for it.

use super::{Book, Event};
use duvod::proof::RuleId;

impl Book {
    /// The rules that are listed, by what is looked for; that with its number comes first, then what is called just so.
    pub(super) fn list(&mut self) {
        let rules = || self.arrangement.rules().map(|(rule, _)| rule);
        let number = self.query.trim().parse::<usize>().ok();
        let place = number.and_then(|number| number.checked_sub(1));
        let numbered = place.and_then(|place| rules().nth(place));
        let found = |rule: &RuleId| Some(*rule) != numbered && self.names.finds(*rule, &self.query);
        let (just_so, others): (Vec<RuleId>, Vec<RuleId>) =
            rules().filter(found).partition(|rule| self.names.is(*rule, &self.query));
        self.listed = numbered.into_iter().chain(just_so).chain(others).collect();
    }

    /// Looks for rules, and chooses one that is found.
    pub(super) fn search(&mut self, query: String) -> Event {
        self.query = query;
        self.is_read = false;
        self.list();
        self.offset = 0.0;
        let is_just_so = |rule: &RuleId| self.names.is(*rule, &self.query);
        let still = self.chosen.filter(|rule| self.listed.contains(rule));
        let still = still.filter(|rule| is_just_so(rule) || !self.listed.iter().any(is_just_so));
        match still.or(self.listed.first().copied()) {
            Some(rule) => self.choose(rule),
            None => Event::Chosen,
        }
    }
}
