//! How the rule book reacts by itself: what is chosen, looked for and moved in its list, and what is shown of its page.

use super::words::Names;
use super::{Book, Event, Item, Message};
use duvod::knowledge::{Arrangement, Knowledge};
use duvod::locale::Locale;

impl Book {
    /// Shows all rules in this order, in the language with this number. The chosen one stays.
    pub(crate) fn tell(
        &mut self,
        knowledge: &Knowledge,
        arrangement: Arrangement,
        (locales, language): (&[Locale], usize),
    ) {
        if self.names.is_empty() {
            self.names = Names::new(knowledge, locales);
        }
        self.arrangement = arrangement;
        self.list();
        self.chosen = self.chosen.or(self.listed.first().copied());
        self.tell_page(knowledge, (locales, language));
    }

    /// Reacts to a message. What is told is to be told anew after an event.
    pub(crate) fn update(&mut self, message: Message) -> Option<Event> {
        match message {
            Message::Query(query) => Some(self.search(query)),
            Message::Searched => Some(Event::Left),
            Message::Choose(rule) => {
                if !self.listed.contains(&rule) {
                    self.query.clear();
                    self.list();
                }
                self.is_read = true;
                Some(self.choose(rule))
            }
            Message::Switch(rule) => Some(Event::Switch(rule)),
            Message::Shift(earlier) => self.shift(earlier),
            Message::Dropped(row, gap) => self.drop_row(row, gap),
            Message::PlaceTyped(typed) => {
                self.type_place(typed);
                None
            }
            Message::PlaceGiven => self.place_given(),
            Message::Beside(below) => self.put_beside(below),
            Message::Example(go) => self.walk_examples(go),
            Message::Open => self.open(),
            Message::Practise(all) => Some(Event::Practise(all)),
            Message::Sheet => Some(Event::Sheet),
            Message::Scrolled(viewport) => {
                self.offset = viewport.absolute_offset().y;
                self.height = Some(viewport.bounds().height);
                None
            }
            Message::Prepared(..)
            | Message::ScrollBy(_)
            | Message::Comparison(_)
            | Message::Take
            | Message::List
            | Message::Profile(_)
            | Message::NameTyped(_)
            | Message::NameGiven => None,
        }
    }

    /// What Enter does: from the list it leads to the page; there it does what is chosen. A page that hides the list is first
    /// seen from its top.
    pub(crate) fn enter(&mut self, is_alone: bool) -> Option<Event> {
        if is_alone && !self.is_read {
            self.is_read = true;
            return Some(Event::Chosen);
        }
        let Some(item) = self.item else {
            self.is_read = true;
            self.item = (!self.items().is_empty()).then_some(0);
            return Some(Event::Walked);
        };
        match self.items().get(item)? {
            Item::Rule(rule) => self.update(Message::Choose(*rule)),
            Item::Practise(all) => self.update(Message::Practise(*all)),
            Item::Sheet => self.update(Message::Sheet),
            Item::Open => self.open(),
        }
    }

    /// From the list to the page, or back.
    pub(crate) fn turn(&mut self, is_alone: bool) -> Option<Event> {
        if self.item.take().is_none() {
            return self.enter(is_alone);
        }
        self.is_read = false;
        Some(Event::Walked)
    }

    /// Leaves the page, or what is looked for; false if there was nothing to leave. A page that is alone hides the list.
    pub(crate) fn leave(&mut self, is_alone: bool) -> bool {
        let was_read = std::mem::take(&mut self.is_read);
        if self.item.take().is_some() || (was_read && is_alone) {
            return true;
        }
        self.leave_search()
    }

    /// Lists all rules; false if all were listed.
    pub(crate) fn leave_search(&mut self) -> bool {
        let was_searching = !self.query.is_empty();
        if was_searching {
            let _ = self.search(String::new());
        }
        was_searching
    }

    /// One letter more of what is looked for, or one less.
    pub(crate) fn type_letter(&mut self, letter: Option<char>) -> Event {
        let mut query = self.query.clone();
        match letter {
            Some(letter) => query.push(letter),
            None => drop(query.pop()),
        }
        self.search(query)
    }
}
