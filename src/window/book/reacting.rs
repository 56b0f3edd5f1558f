//! The rule book: opening it, and what its keys and events come to.

use std::sync::Arc;

use iced::Task;
use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable::unfocus;
use iced::widget::operation;
use iced::widget::scrollable::{AbsoluteOffset, RelativeOffset};

use super::{Book, Event, Exhibition, Message, PLACE_FIELD, SEARCH_FIELD};
use crate::action::{Action, Ask, Go, MainView, Move, Page, PlayAction, ShowAction};
use crate::cards::notices::Said;
use crate::shared::{Changed, Request, Shared};
use crate::widget::field;
use crate::widget::reveal::{RULE, SHELF, reveal};
use duvod::explanation::rule_name;
use duvod::grid::Geometry;
use duvod::message::{Message as Words, words};
use duvod::proof::RuleId;
use duvod_laboratory::Exhibit;

impl Book {
    /// Opens the rule book at a rule.
    pub(crate) fn begin_at(&mut self, shared: &mut Shared, rule: RuleId) -> Task<Message> {
        shared.go_to(MainView::RuleBook);
        self.tell_book(shared);
        let event = self.update(Message::Choose(rule));
        self.after_book(shared, event)
    }

    /// Follows what has become of the words and the rules; when it comes to be seen, it is as it was left.
    pub(crate) fn follow(&mut self, shared: &Shared, changed: &Changed) -> Task<Message> {
        if changed.are_other_words || changed.are_other_rules || changed.is_other_place {
            self.tell_book(shared);
        }
        let is_opened = changed.is_other_place && shared.opened.place == MainView::RuleBook;
        if is_opened { reveal(SHELF) } else { Task::none() }
    }

    /// The rule that boards are to be made for, and their grid.
    pub(crate) fn exercised(&self) -> Option<(&Arc<Geometry>, RuleId)> {
        Some((&self.geometry, self.chosen()?))
    }

    /// That an example of the chosen rule is in the grid.
    pub(crate) fn opened(&self) -> Option<Said> {
        let rule = rule_name(self.chosen()?);
        Some(Said::good(words::BookOpened { rule }.into()))
    }

    /// Works out the examples of the chosen rule, if the book is open and they are not known.
    pub(crate) fn prepare(&mut self, shared: &mut Shared) -> Task<Message> {
        let wanted = self.wanted().filter(|_| shared.opened.place == MainView::RuleBook);
        if wanted == self.preparing.asked().map(Exhibition::rule) {
            return Task::none();
        }
        let _ = self.preparing.leave();
        let Some(rule) = wanted else { return Task::none() };
        let geometry = Arc::clone(&self.geometry);
        let exhibition = Exhibition::new(shared.knowledge.clone(), geometry, rule);
        let number = shared.background.next_number();
        let run =
            |exhibition: &Exhibition, stopped: &dyn Fn() -> bool| Some(exhibition.run(stopped));
        let task = self.preparing.start(number, exhibition, run);
        task.map(|(number, exhibits)| Message::Prepared(number, exhibits.unwrap_or_default()))
    }

    /// Something happened in the rule book.
    pub(crate) fn react(&mut self, shared: &mut Shared, message: Message) -> Task<Message> {
        // The list scrolls by itself when there is more or less room for it.
        if !matches!(message, Message::Scrolled(_) | Message::Prepared(..) | Message::Comparison(_))
        {
            shared.notices.said = None;
        }
        match message {
            Message::Prepared(number, exhibits) => self.prepared(shared, number, exhibits),
            Message::List => {
                let _ = self.leave(true);
                return self.after_book(shared, Some(Event::Chosen));
            }
            Message::Take => return self.asked_by(shared, Ask::Take),
            Message::ScrollBy(y) => {
                return operation::scroll_by(SHELF.list, AbsoluteOffset { x: 0.0, y });
            }
            Message::Comparison(message) => return self.update_comparison(shared, message),
            Message::Profile(name) => return self.profile_chosen(shared, &name),
            Message::NameTyped(name) => self.name_typed(name),
            Message::NameGiven => self.name_given(shared),
            message => {
                let event = self.update(message);
                return self.after_book(shared, event);
            }
        }
        Task::none()
    }

    /// Takes examples that were worked out, if they are waited for.
    fn prepared(&mut self, shared: &mut Shared, number: u64, exhibits: Vec<Exhibit>) {
        if let Some(exhibition) = self.preparing.end(number) {
            self.take(exhibition.rule(), exhibits);
            self.tell_book_page(shared);
        }
    }

    /// Does what an event of the rule book comes to.
    pub(crate) fn after_book(
        &mut self,
        shared: &mut Shared,
        event: Option<Event>,
    ) -> Task<Message> {
        let Some(event) = event else { return Task::none() };
        match event {
            Event::Chosen => {
                shared.opened.page = None;
                self.tell_book_page(shared);
                let top = operation::snap_to(RULE.list, RelativeOffset::START);
                Task::batch([reveal(SHELF), top])
            }
            Event::Walked => {
                self.tell_book_page(shared);
                reveal(RULE)
            }
            Event::Left => operate(unfocus()),
            Event::Switch(rule) => self.switch_rule(shared, rule),
            Event::Shift(rule, place) => self.shift_rule(shared, rule, place),
            Event::AtEnd => {
                shared.notices.said = Some(Said::now(Words::from(words::BookRefusedEnd)));
                Task::none()
            }
            Event::NoPlace => {
                let count = self.arrangement().rules().len();
                shared.notices.said = Some(Said::now(words::BookNoPlace { count }.into()));
                Task::none()
            }
            Event::Open(exhibit) => {
                shared.ask(Request::OpenExample(exhibit));
                Task::none()
            }
            Event::Practise(all) => {
                if let Some(rules) = self.to_practise(shared, all) {
                    shared.ask(Request::Practise(rules));
                }
                Task::none()
            }
            Event::Sheet => {
                shared.go_to(MainView::Grid);
                shared.ask(Request::PracticeSheet);
                shared.ask(Request::Page(Page::Export));
                Task::none()
            }
        }
    }

    /// The chosen rule, or all rules that are on and not above its level.
    fn to_practise(&self, shared: &Shared, all: bool) -> Option<Vec<RuleId>> {
        let chosen = self.chosen()?;
        if !all {
            return Some(vec![chosen]);
        }
        let level = |rule| shared.knowledge.rule(rule).map(|rule| rule.level);
        // What finds nothing on this grid cannot be practised there.
        let geometry = shared.session.geometry();
        let is_for = |rule| shared.knowledge.rule(rule).is_some_and(|rule| rule.is_for(geometry));
        let on = self.arrangement().rules().filter(|(_, is_on)| *is_on);
        let rules = on.map(|(rule, _)| rule);
        let rules = rules.filter(|rule| level(*rule) <= level(chosen) && is_for(*rule));
        Some(rules.collect())
    }

    /// Does in the rule book what a key asks for; `None` if it has nothing to do with it. What is about the grid leads there.
    pub(crate) fn act(&mut self, shared: &mut Shared, act: Action) -> Option<Task<Message>> {
        if shared.opened.shows(Page::Profiles)
            && let Some(task) = self.act_in_comparison(shared, act)
        {
            return Some(task);
        }
        if shared.opened.place != MainView::RuleBook {
            return matches!(act, Action::Book(_)).then(Task::none);
        }
        if let Some(task) = self.act_in_profile_card(shared, act) {
            return Some(task);
        }
        let is_alone = is_book_alone(shared);
        let event = match act {
            Action::Book(ask) => return Some(self.asked_by(shared, ask)),
            Action::Type(letter) => return Some(self.type_on(shared, letter)),
            Action::Erase => Some(self.type_letter(None)),
            Action::Move(to) => {
                let task = operate(unfocus());
                let event = self.go(to, false);
                return Some(Task::batch([task, self.after_book(shared, event)]));
            }
            Action::MoveByBlock(to) => self.go(to, true),
            Action::Go(go @ (Go::First | Go::Last)) => self.go_to_end(go),
            Action::Go(go) => self.go(if go == Go::On { Move::Right } else { Move::Left }, false),
            Action::Enter => self.enter(is_alone),
            Action::Play(PlayAction::NextEntry) => self.chosen_in_list().map(Event::Switch),
            Action::Play(PlayAction::Undo) => return Some(self.undo_rules(shared)),
            Action::Play(PlayAction::Redo) => return Some(self.redo_rules(shared)),
            Action::Escape => return Some(self.leave_book(shared)),
            Action::NextTab => self.turn(is_alone),
            Action::Show(ShowAction::Dismiss) => {
                let _ = shared.notices.dismiss();
                None
            }
            Action::Show(ShowAction::DismissGreeting) => {
                shared.notices.greeting = None;
                None
            }
            Action::Place(_)
            | Action::Open(_)
            | Action::Set(..)
            | Action::Show(
                ShowAction::StepText(_)
                | ShowAction::PlainText
                | ShowAction::Language(_)
                | ShowAction::NextLanguage
                | ShowAction::ToggleTheme,
            ) => return None,
            _ => {
                shared.opened.place = MainView::Grid;
                return None;
            }
        };
        Some(self.after_book(shared, event))
    }

    /// Does what is asked of the book.
    fn asked_by(&mut self, shared: &mut Shared, ask: Ask) -> Task<Message> {
        let event = match ask {
            Ask::Search => return operation::focus(SEARCH_FIELD),
            Ask::Shift(earlier) => self.update(Message::Shift(earlier)),
            Ask::Take if self.take_rule() => return field::go_on(PLACE_FIELD),
            Ask::Take => None,
            Ask::Leave => {
                let _ = self.leave_taken();
                None
            }
            Ask::Uniqueness => return self.switch_uniqueness(shared),
            ask => return self.ask_about_profile(shared, ask),
        };
        self.after_book(shared, event)
    }

    /// Looks for rules by one letter more, and goes to the field for it.
    fn type_on(&mut self, shared: &mut Shared, letter: char) -> Task<Message> {
        let event = self.type_letter(Some(letter));
        let found = self.after_book(shared, Some(event));
        Task::batch([found, field::go_on(SEARCH_FIELD)])
    }

    /// Looks for nothing any more: all rules are listed.
    fn look_for_nothing(&mut self, shared: &mut Shared) -> Task<Message> {
        let is_left = self.leave_search();
        self.after_book(shared, is_left.then_some(Event::Chosen))
    }

    /// Its fields were left: a rule that was to be moved stays, or all rules are listed again. `None` if it is not open.
    pub(crate) fn leave_fields(&mut self, shared: &mut Shared) -> Option<Task<Message>> {
        if shared.opened.place != MainView::RuleBook {
            return None;
        }
        Some(if self.leave_taken() { Task::none() } else { self.look_for_nothing(shared) })
    }

    /// Leaves what is open in the rule book, and at last the book itself.
    fn leave_book(&mut self, shared: &mut Shared) -> Task<Message> {
        if shared.notices.dismiss() {
            return Task::none();
        }
        if self.leave_taken() {
            return operate(unfocus());
        }
        if self.leave(is_book_alone(shared)) {
            return self.after_book(shared, Some(Event::Chosen));
        }
        shared.go_to(MainView::Grid);
        Task::none()
    }
}

/// Whether the list of rules and a rule take turns.
fn is_book_alone(shared: &Shared) -> bool {
    shared.appearance.layout.book().is_book_alone
}
