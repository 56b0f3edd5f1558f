//! The rule book: opening it, and what its keys and events come to.

use std::sync::Arc;

use iced::Task;
use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable::unfocus;
use iced::widget::operation;
use iced::widget::scrollable::{AbsoluteOffset, RelativeOffset};

use crate::action::PlayAction;
use crate::action::{Action, Ask, Go, MainView, Move, Tab};
use crate::book::{Event, Exhibition, Message as Asked, PLACE_FIELD, Preparing, SEARCH_FIELD};
use crate::cards::notices::Said;
use crate::files::Holds;
use crate::message::Message;
use crate::state::Window;
use crate::widget::field;
use crate::widget::reveal::{RULE, SHELF, reveal};
use duvod::knowledge::Arrangement;
use duvod::message::{Message as Words, words};
use duvod::proof::RuleId;
use duvod::session::{Command, Lockable, Mode};
use duvod_laboratory::Exhibit;

impl Window {
    /// Opens the rule book where it was left.
    pub(crate) fn open_book(&mut self) -> Task<Message> {
        self.tell_book();
        reveal(SHELF)
    }

    /// Tells the rule book anew: other rules, another order, or another language.
    pub(crate) fn tell_book(&mut self) {
        if self.opened.place != MainView::RuleBook {
            return;
        }
        if let Some(profile) = self.knowledge.profile(&self.rules.profile) {
            let arrangement = Arrangement::new(&self.knowledge, profile);
            let spoken = (self.speech.locales.as_slice(), self.speech.language);
            self.book.tell(&self.knowledge, arrangement, spoken);
        }
    }

    /// The examples that are being worked out, with the number of the work. Who drives the window without running its tasks
    /// does it by hand, and sends what comes of it as [`Asked::Prepared`].
    pub fn exhibition(&self) -> Option<(u64, &Exhibition)> {
        let preparing = self.book.preparing.as_ref()?;
        Some((preparing.number, &preparing.exhibition))
    }

    /// Works out the examples of the chosen rule, if the book is open and they are not known.
    pub(crate) fn exhibit(&mut self) -> Task<Message> {
        let wanted = self.book.wanted().filter(|_| self.opened.place == MainView::RuleBook);
        if wanted == self.book.preparing.as_ref().map(|preparing| preparing.exhibition.rule()) {
            return Task::none();
        }
        self.book.preparing = None;
        let Some(rule) = wanted else { return Task::none() };
        let geometry = Arc::clone(&self.book.geometry);
        let exhibition = Exhibition::new(self.knowledge.clone(), geometry, rule);
        let (preparing, task) = Preparing::start(self.background.next_number(), exhibition);
        self.book.preparing = Some(preparing);
        task.map(|(number, exhibits)| Message::Book(Asked::Prepared(number, exhibits)))
    }

    /// Something happened in the rule book.
    pub(crate) fn update_book(&mut self, message: Asked) -> Task<Message> {
        // The list scrolls by itself when there is more or less room for it.
        if !matches!(message, Asked::Scrolled(_) | Asked::Prepared(..) | Asked::Comparison(_)) {
            self.notices.said = None;
        }
        match message {
            Asked::Prepared(number, exhibits) => self.prepared(number, exhibits),
            Asked::List => {
                let _ = self.book.leave(true);
                return self.after_book(Some(Event::Chosen));
            }
            Asked::Take => return self.ask_book(Ask::Take),
            Asked::ScrollBy(y) => {
                return operation::scroll_by(SHELF.list, AbsoluteOffset { x: 0.0, y });
            }
            Asked::Comparison(message) => return self.update_comparison(message),
            Asked::Profile(name) => return self.profile_chosen(&name),
            Asked::NameTyped(name) => self.name_typed(name),
            Asked::NameGiven => return self.name_given(),
            message => {
                let event = self.book.update(message);
                return self.after_book(event);
            }
        }
        Task::none()
    }

    fn prepared(&mut self, number: u64, exhibits: Vec<Exhibit>) {
        let preparing = self.book.preparing.take_if(|preparing| preparing.number == number);
        if let Some(preparing) = preparing {
            self.book.take(preparing.exhibition.rule(), exhibits);
            self.tell_book_page();
        }
    }

    fn tell_book_page(&mut self) {
        self.book.tell_page(&self.knowledge, (&self.speech.locales, self.speech.language));
    }

    /// Does what an event of the rule book comes to.
    fn after_book(&mut self, event: Option<Event>) -> Task<Message> {
        let Some(event) = event else { return Task::none() };
        match event {
            Event::Chosen => {
                self.opened.page = None;
                self.tell_book_page();
                let top = operation::snap_to(RULE.list, RelativeOffset::START);
                Task::batch([reveal(SHELF), top])
            }
            Event::Walked => {
                self.tell_book_page();
                reveal(RULE)
            }
            Event::Left => operate(unfocus()),
            Event::Switch(rule) => self.switch_rule(rule),
            Event::Shift(rule, place) => self.shift_rule(rule, place),
            Event::AtEnd => {
                self.notices.said = Some(Said::now(Words::from(words::BookRefusedEnd)));
                Task::none()
            }
            Event::NoPlace => {
                let count = self.book.arrangement().rules().len();
                self.notices.said = Some(Said::now(words::BookNoPlace { count }.into()));
                Task::none()
            }
            Event::Open(exhibit) => self.open_example(*exhibit),
            Event::Practise(all) => self.practise_chosen(all),
            Event::Sheet => self.open_practice_sheet(),
        }
    }

    /// Practises the chosen rule, or all rules that are on and not above its level.
    fn practise_chosen(&mut self, all: bool) -> Task<Message> {
        let Some(chosen) = self.book.chosen() else { return Task::none() };
        if !all {
            return self.practise(vec![chosen]);
        }
        let level = |rule| self.knowledge.rule(rule).map(|rule| rule.level);
        let on = self.book.arrangement().rules().filter(|(_, is_on)| *is_on);
        let rules = on.map(|(rule, _)| rule).filter(|rule| level(*rule) <= level(chosen));
        self.practise(rules.collect())
    }

    /// Opens an example in the grid, in place of what is there.
    fn open_example(&mut self, exhibit: Exhibit) -> Task<Message> {
        self.leave_practice();
        if self.session.mode() == Mode::Explaining {
            let _ = self.apply(Command::ClearSolution);
        }
        self.notices.said = self.reason(Lockable::Load);
        if self.notices.said.is_some() {
            return Task::none();
        }
        (self.notices.card, self.files.list) = (None, None);
        self.files.take(None, Holds::Other);
        let geometry = Arc::clone(&self.book.geometry);
        let load = self.apply_in(&geometry, Command::LoadState(exhibit.state));
        let go = self.go_to_place(MainView::Grid);
        let name = self.book.chosen().map(duvod::explanation::rule_name);
        let words = name.map(|name| Words::from(words::BookOpened { rule: name }));
        self.notices.said = words.map(Said::good);
        Task::batch([load, go])
    }

    /// Does in the rule book what a key asks for; `None` if it has nothing to do with it. What is about the grid leads there.
    pub(crate) fn act_in_book(&mut self, act: Action) -> Option<Task<Message>> {
        if self.opened.place != MainView::RuleBook {
            return matches!(act, Action::Book(_)).then(Task::none);
        }
        if let Some(task) = self.act_in_profile_card(act) {
            return Some(task);
        }
        let is_alone = self.is_book_alone();
        let event = match act {
            Action::Book(ask) => return Some(self.ask_book(ask)),
            Action::Type(letter) => return Some(self.type_in_book(letter)),
            Action::Erase => Some(self.book.type_letter(None)),
            Action::Move(to) => {
                let task = operate(unfocus());
                let event = self.book.go(to, false);
                return Some(Task::batch([task, self.after_book(event)]));
            }
            Action::MoveByBlock(to) => self.book.go(to, true),
            Action::Go(go @ (Go::First | Go::Last)) => self.book.go_to_end(go),
            Action::Go(go) => {
                self.book.go(if go == Go::On { Move::Right } else { Move::Left }, false)
            }
            Action::Enter => self.book.enter(is_alone),
            Action::Play(PlayAction::NextEntry) => self.book.chosen_in_list().map(Event::Switch),
            Action::Play(PlayAction::Undo) => return Some(self.undo_rules()),
            Action::Play(PlayAction::Redo) => return Some(self.redo_rules()),
            Action::Escape => return Some(self.leave_book()),
            Action::NextTab => self.book.turn(is_alone),
            Action::Dismiss => {
                let _ = self.notices.dismiss();
                None
            }
            Action::DismissGreeting => {
                self.notices.greeting = None;
                None
            }
            Action::Place(_)
            | Action::Open(_)
            | Action::Set(..)
            | Action::StepText(_)
            | Action::PlainText
            | Action::Language(_)
            | Action::NextLanguage
            | Action::ToggleTheme => return None,
            _ => {
                self.opened.place = MainView::Grid;
                return None;
            }
        };
        Some(self.after_book(event))
    }

    fn ask_book(&mut self, ask: Ask) -> Task<Message> {
        let event = match ask {
            Ask::Search => return operation::focus(SEARCH_FIELD),
            Ask::Shift(earlier) => self.book.update(Asked::Shift(earlier)),
            Ask::Take if self.book.take_rule() => return field::go_on(PLACE_FIELD),
            Ask::Take => None,
            Ask::Leave => {
                let _ = self.book.leave_taken();
                None
            }
            Ask::Uniqueness => return self.switch_uniqueness(),
            ask => return self.ask_about_profile(ask),
        };
        self.after_book(event)
    }

    /// Looks for rules by one letter more, and goes to the field for it.
    fn type_in_book(&mut self, letter: char) -> Task<Message> {
        let event = self.book.type_letter(Some(letter));
        let found = self.after_book(Some(event));
        Task::batch([found, field::go_on(SEARCH_FIELD)])
    }

    /// Looks for nothing any more: all rules are listed.
    pub(crate) fn leave_search(&mut self) -> Task<Message> {
        let is_left = self.book.leave_search();
        self.after_book(is_left.then_some(Event::Chosen))
    }

    /// Opens the rule book at a rule.
    pub(crate) fn open_book_at(&mut self, rule: RuleId) -> Task<Message> {
        let open = self.go_to_place(MainView::RuleBook);
        let event = self.book.update(Asked::Choose(rule));
        Task::batch([open, self.after_book(event)])
    }

    /// Opens the rule book at the rule of the step that is shown, or of the hint.
    pub(crate) fn show_rule(&mut self) -> Task<Message> {
        let Some(rule) = self.rule_at_hand() else {
            let words = if self.answers.tab != Tab::Hint && self.session.tells_another() {
                words::BookNotOfExplainer
            } else {
                words::BookNoRuleAtHand
            };
            self.notices.said = Some(Said::now(Words::from(words)));
            return Task::none();
        };
        self.open_book_at(rule)
    }

    fn rule_at_hand(&self) -> Option<RuleId> {
        match self.answers.tab {
            // A hint may name its rule before it tells its step.
            Tab::Hint => self.answers.hint.hint()?.rule,
            // What Sudoku Explainer does has no page.
            Tab::Procedure | Tab::Why => {
                let step = self.step_at_hand().filter(|_| !self.session.tells_another());
                step.map(|it| it.step.rule)
            }
        }
    }

    /// Whether the list of rules and a rule take turns.
    fn is_book_alone(&self) -> bool {
        self.appearance.layout.book().is_book_alone
    }

    /// Leaves what is open in the rule book, and at last the book itself.
    fn leave_book(&mut self) -> Task<Message> {
        if self.notices.dismiss() {
            return Task::none();
        }
        if self.book.leave_taken() {
            return operate(unfocus());
        }
        if self.book.leave(self.is_book_alone()) {
            return self.after_book(Some(Event::Chosen));
        }
        self.go_to_place(MainView::Grid)
    }
}
