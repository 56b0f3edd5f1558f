//! Who has the keyboard: which keys reach what is open above or over the grid, as questions with buttons, fields and pages.
//!
//! A key first goes to an open menu, then to an open page, then to a question; only what they have nothing to do with is
//! for the grid or the rule book. What is hidden behind a page, and what has to wait for an answer, no key reaches.

use std::mem::Discriminant;

use iced::Task;
use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable::unfocus;
use iced::widget::operation::{scroll_by, scroll_to, snap_to};
use iced::widget::scrollable::{AbsoluteOffset, RelativeOffset};

use super::pages::{Content, scrolls_cards};
use crate::action::{Action, Go, MainView, Move, Page, Setting};
use crate::book::ProfileCard;
use crate::cards::card::{Card, PATH_FIELD};
use crate::cards::question::{Asked, Question, may_interrupt, works_everywhere};
use crate::frame::menu;
use crate::frame::opened::OpenMenu;
use crate::keys::in_proof;
use crate::message::Message;
use crate::panel::slip::{Slip, slip};
use crate::state::Window;
use crate::widget::field;
use crate::widget::reveal::{MENU, PAGE, PANEL, reveal};
use duvod::session::Command;

/// How far an arrow key scrolls a page.
const LINE: f32 = 48.0;

/// How much of a page stays in sight when it is scrolled by a screenful.
const OVERLAP: f32 = 120.0;

/// What was open before something happened.
pub(crate) struct Before {
    card: Option<Discriminant<Card>>,
    finding: bool,
    slip: Option<Slip>,
    content: Content,
}

impl Window {
    /// The question that is to be answered where one is; a page hides those above the panel.
    pub(crate) fn question(&self) -> Option<Question> {
        if self.opened.place == MainView::Grid && self.opened.page.is_some() {
            return None;
        }
        match &self.book.card {
            Some(card) if self.opened.place == MainView::RuleBook => Some(card.question()),
            _ => {
                let mode = self.session.mode();
                let of_card =
                    self.notices.card.as_ref().and_then(|card| Question::of_card(card, mode));
                of_card.or_else(|| {
                    // Where something is practised no card tells of a slip.
                    if self.practice.running.is_some() {
                        return None;
                    }
                    let slip = slip(&self.session, &self.answers, self.notices.card.as_ref())?;
                    Some(slip.question(self.session.geometry()))
                })
            }
        }
    }

    /// Whether letters belong to a text that is typed beside the grid: one that is looked for in a list, or a path.
    pub(crate) fn takes_text(&self) -> bool {
        self.opened.shows(Page::Puzzles)
            || self.question().is_some_and(|asked| asked.answers.is_empty())
    }

    /// Whether no question takes Enter, so that it is for what the panel offers.
    pub(crate) fn leaves_enter(&self) -> bool {
        !self
            .question()
            .is_some_and(|question| question.waits || self.opened.asked.chosen.is_some())
    }

    /// What is open before something happens.
    pub(crate) fn before(&self) -> Before {
        Before {
            card: self.notices.card.as_ref().map(std::mem::discriminant),
            finding: self.session.finding().is_some(),
            slip: slip(&self.session, &self.answers, self.notices.card.as_ref()),
            content: self.content(),
        }
    }

    /// Whether the panel shows something else than before. What is opened is seen from its top.
    pub(crate) fn shows_other(&self, before: &Before) -> bool {
        self.content() != before.content
    }

    /// What is new is seen, and has the keyboard: the first button of a question, the field of one.
    pub(crate) fn move_focus(&mut self, before: &Before) -> Task<Message> {
        let now = self.before();
        let is_new = now.card.is_some() && now.card != before.card;
        let is_slip = now.slip.is_some() && now.slip != before.slip;
        let question = self.question();
        if question != self.opened.asked.question {
            // An offer that was there before does not take the keyboard again.
            let asks = |question: &&Question| question.waits || is_new || is_slip;
            let chosen = question.as_ref().filter(asks).map(|_| 0);
            self.opened.asked = Asked { question, chosen };
        }
        let is_found = now.finding && !before.finding;
        let mut tasks = Vec::new();
        if (is_new || is_found || is_slip) && scrolls_cards(self) {
            tasks.push(scroll_to(PANEL.list, AbsoluteOffset { x: None, y: Some(0.0) }));
        }
        if let Some(Card::Path(path) | Card::SavePath(path)) = &self.notices.card
            && before.content.is_page()
            && !now.content.is_page()
        {
            let is_proposed = *path == self.suggested().display().to_string();
            let typing = if is_proposed { field::replace } else { field::go_on };
            tasks.push(typing(PATH_FIELD));
        }
        Task::batch(tasks)
    }
}

/// Keys.
impl Window {
    /// Does what a key asks for, if it reaches what that is about.
    pub(crate) fn key(&mut self, act: Action) -> Task<Message> {
        let act = match act {
            Action::Extend(direction) if !self.extends_selection() => in_proof(direction),
            act => act,
        };
        if let (Some(open), Action::Go(go @ (Go::First | Go::Last))) = (self.opened.menu, act) {
            self.opened.menu = Some(open.at_end(go, menu::acts(self.menus(), open.menu).len()));
            return reveal(MENU);
        }
        if let Action::Go(go @ (Go::First | Go::Last)) = act
            && let Some(task) = self.go_along_row(go)
        {
            return task;
        }
        if let (Some(open), Action::Type(letter)) = (self.opened.menu, act) {
            return self.type_in_menu(open, letter);
        }
        self.opened.typed.clear();
        let act = match self.opened.menu {
            Some(open) => in_menu(act, menu::stands_in_row(self.menus(), open)),
            None => act,
        };
        if self.opened.menu.is_none()
            && let Some(task) = self
                .key_in_page(act)
                .or_else(|| self.key_in_question(act))
                .or_else(|| self.key_in_new_games(act))
        {
            return task;
        }
        self.act(act)
    }

    /// Goes to the item of a menu that is looked for by all that was typed there, or else by this letter, which leads on.
    fn type_in_menu(&mut self, open: OpenMenu, letter: char) -> Task<Message> {
        let all = format!("{}{letter}", self.opened.typed);
        let find = |typed: &str, from| {
            let item = menu::sought(self.menus(), open.menu, (typed, from), self.look())?;
            Some((item, typed.to_owned()))
        };
        let goes_on = Some(()).filter(|()| !self.opened.typed.is_empty());
        let found = goes_on.and_then(|()| find(&all, open.item));
        let found = found.or_else(|| find(&letter.to_string(), open.item + 1));
        let (item, typed) = found.unwrap_or_default();
        if !typed.is_empty() {
            self.opened.menu = Some(OpenMenu { item, ..open });
        }
        self.opened.typed = typed;
        reveal(MENU)
    }

    /// Selects the first or the last cell of the row, where these keys walk no steps.
    fn go_along_row(&mut self, go: Go) -> Option<Task<Message>> {
        let waits = self.question().is_some_and(|question| question.waits);
        let is_free = !waits && self.session.selected().is_some() && self.extends_selection();
        let all = self.session.geometry().column_count().cast_signed();
        let columns = if go == Go::First { -all } else { all };
        is_free.then(|| self.apply(Command::Move { columns, rows: 0 }))
    }

    /// What a key does in an open page; `None` if it works there as everywhere.
    fn key_in_page(&mut self, act: Action) -> Option<Task<Message>> {
        let open = self.opened.page?;
        if open.page == Page::Maker {
            return self.key_in_maker(act);
        }
        if open.page == Page::Export {
            return self.key_in_export(act);
        }
        if open.page == Page::Laboratory {
            return self.key_in_laboratory(act);
        }
        if matches!(open.page, Page::Puzzles | Page::Profiles | Page::Solutions)
            || act == Action::Escape
        {
            return None;
        }
        let turns = open.page == Page::Preferences;
        let down = |y: f32| Some(scroll_by(PAGE.list, AbsoluteOffset { x: 0.0, y }));
        match act {
            Action::Move(_) | Action::Enter if turns || open.page == Page::Past => None,
            Action::NextTab if turns => Some(self.act(Action::Move(Move::Down))),
            Action::Go(go @ (Go::First | Go::Last)) if turns => {
                Some(self.choose_setting(if go == Go::First { 0 } else { Setting::ALL.len() }))
            }
            Action::Move(Move::Down) => down(LINE),
            Action::Move(Move::Up) => down(-LINE),
            Action::Puzzle(go) => Some(self.scroll_page(go)),
            Action::MoveByBlock(Move::Down) => Some(self.scroll_page(Go::On)),
            Action::MoveByBlock(Move::Up) => Some(self.scroll_page(Go::Back)),
            Action::Go(Go::First) => Some(snap_to(PAGE.list, RelativeOffset::START)),
            Action::Go(Go::Last) => Some(snap_to(PAGE.list, RelativeOffset::END)),
            Action::Solve => {
                // What is solved is to be seen.
                self.opened.page = None;
                None
            }
            act if works_everywhere(act) => None,
            _ => Some(Task::none()),
        }
    }

    /// Scrolls the open page by a screenful.
    pub(crate) fn scroll_page(&self, go: Go) -> Task<Message> {
        let screenful = (self.appearance.layout.body - OVERLAP).max(LINE);
        let y = if go == Go::On { screenful } else { -screenful };
        scroll_by(PAGE.list, AbsoluteOffset { x: 0.0, y })
    }

    /// What a key does to an open question; `None` if it has nothing to do with it.
    fn key_in_question(&mut self, act: Action) -> Option<Task<Message>> {
        let question = self.question()?;
        let (count, at) = (question.answers.len(), self.opened.asked.chosen);
        match act {
            Action::Escape if question.waits => return Some(self.leave_question()),
            Action::Enter => {
                if let Some((_, act)) = at.and_then(|at| question.answers.get(at)) {
                    return Some(self.act(*act));
                }
            }
            Action::NextTab | Action::Move(Move::Right | Move::Down)
                if question.waits && count > 0 =>
            {
                self.opened.asked.chosen = Some(at.map_or(0, |at| (at + 1) % count));
                return Some(Task::none());
            }
            Action::Move(_) if question.waits && count > 0 => {
                self.opened.asked.chosen = Some(at.map_or(0, |at| (at + count - 1) % count));
                return Some(Task::none());
            }
            // Over an offer, Tab leads to its buttons and then on.
            Action::NextTab if !question.waits => {
                let next = at.map_or(0, |at| at + 1);
                self.opened.asked.chosen = Some(next).filter(|next| *next < count);
                return self.opened.asked.chosen.map(|_| Task::none());
            }
            // Who asks something comes back to the offer with the answer.
            Action::WhyNot | Action::Wonder => {}
            Action::Digit(_) if self.answers.awaits_why_not => {}
            act if works_everywhere(act) || act == Action::Escape => {}
            _ => self.opened.asked.chosen = self.opened.asked.chosen.filter(|_| question.waits),
        }
        if !question.waits || may_interrupt(act) {
            return None;
        }
        Some(self.key_in_field(act))
    }

    /// What a key does while a text is asked for whose field has lost the keyboard: it has it again.
    fn key_in_field(&mut self, act: Action) -> Task<Message> {
        if self.opened.place == MainView::RuleBook && self.book.card.is_some() {
            return match (&self.book.card, act) {
                (Some(ProfileCard::Choosing(_)), Action::Book(_)) => self.act(act),
                _ => self.act_in_profile_card(act).unwrap_or(Task::none()),
            };
        }
        let Some(Card::Path(path) | Card::SavePath(path)) = &mut self.notices.card else {
            return Task::none();
        };
        if act == Action::Enter {
            return self.path_given();
        }
        field::edit(path, act);
        field::go_on(PATH_FIELD)
    }

    fn leave_question(&mut self) -> Task<Message> {
        self.notices.said = None;
        let was_about_profiles =
            self.opened.place == MainView::RuleBook && self.book.card.take().is_some();
        if !was_about_profiles {
            self.notices.card = None;
        }
        Task::batch([operate(unfocus()), self.come_back()])
    }

    /// Esc was pressed in a field, which has left it: what was typed there is forgotten, and a question about it is closed.
    pub(crate) fn field_left(&mut self) -> Task<Message> {
        self.notices.said = None;
        if self.question().is_some_and(|question| question.waits) {
            return self.leave_question();
        }
        if self.opened.shows(Page::Puzzles) && self.opened.place == MainView::Grid {
            return self.show_chosen();
        }
        if self.opened.shows(Page::Maker) {
            self.maker.open = None;
            return Task::none();
        }
        if self.opened.shows(Page::Laboratory) {
            self.laboratory.watch.open = None;
            self.laboratory.tables.is_open = false;
            return Task::none();
        }
        if self.opened.shows(Page::Export) {
            return Task::none();
        }
        if self.opened.place == MainView::RuleBook && self.book.leave_taken() {
            return Task::none();
        }
        if self.opened.place == MainView::RuleBook {
            return self.leave_search();
        }
        self.sight.browsing.typed.clear();
        Task::none()
    }
}

/// What a key does while a menu is open: no key walks what is behind it.
fn in_menu(act: Action, is_in_row: bool) -> Action {
    match act {
        Action::Move(Move::Right) if is_in_row => Action::Move(Move::Down),
        Action::Move(Move::Left) if is_in_row => Action::Move(Move::Up),
        Action::NextTab | Action::Go(Go::On) => Action::Move(Move::Down),
        Action::Go(Go::Back) => Action::Move(Move::Up),
        Action::Puzzle(_) | Action::MoveByBlock(_) => Action::Move(Move::Left),
        act => act,
    }
}
