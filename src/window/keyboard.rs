//! Who has the keyboard: which keys reach what is open above or over the grid, as questions with buttons, fields and pages.
//!
//! A key first goes to an open menu, then to the open page, then to a question; only what they have nothing to do with is
//! for the grid or the rule book. What is hidden behind a page, and what has to wait for an answer, no key reaches.

use std::mem::Discriminant;

use iced::Task;
use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable::unfocus;
use iced::widget::operation::{scroll_by, scroll_to, snap_to};
use iced::widget::scrollable::{AbsoluteOffset, RelativeOffset};

use super::action::{Action, Go, MainView, Menu, Move, Page, PlayAction, Tab};
use super::book::ProfileCard;
use super::cards::card::{Card, PATH_FIELD};
use super::cards::notices::Said;
use super::cards::question::{Asked, Question, may_interrupt, works_everywhere};
use super::frame::menu;
use super::keys::in_proof;
use super::message::Message;
use super::page;
use super::panel::slip::{Slip, slip};
use super::play::at_hand::{can_do, has_use_for_several, is_finished, wonders};
use super::shared::LINE;
use super::shared::opened::OpenMenu;
use super::state::Window;
use super::widget::field;
use super::widget::located::{BEGINNING, GRIDS, locate};
use super::widget::reveal::{MENU, PAGE, PANEL, reveal};
use duvod::message::words;
use duvod::session::{Command, Lockable, Mode, Question as Why};

/// What is shown beside the grid: a page, or what a tab says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Content {
    /// A page.
    Page(Page),
    /// What a tab says of a puzzle that is solved, or is not.
    Tab(Tab, bool),
    /// The list of all steps.
    Steps,
    /// The review of the game.
    Review,
    /// The card of what is practised, of the exercise with this number.
    Practice(u64),
}

/// What was open before something happened.
pub(crate) struct Before {
    card: Option<Discriminant<Card>>,
    finding: bool,
    slip: Option<Slip>,
    content: Content,
}

/// What has the keyboard.
impl Window {
    /// The question that is to be answered where one is; a page hides those above the panel.
    pub(crate) fn question(&self) -> Option<Question> {
        let shared = &self.shared;
        if shared.opened.place == MainView::Grid && shared.opened.page.is_some() {
            return None;
        }
        if let Some(card) = &self.book.card
            && shared.opened.place == MainView::RuleBook
        {
            return Some(card.question());
        }
        let (card, mode) = (shared.notices.card.as_ref(), shared.session.mode());
        let of_card = card.and_then(|card| Question::of_card(card, mode));
        // Where something is practised no card tells of a slip.
        let of_slip = || {
            let slip = slip(&shared.session, &self.answers, card)?;
            Some(slip.question(shared.session.geometry()))
        };
        of_card.or_else(|| if self.practice.is_on() { None } else { of_slip() })
    }

    /// Whether letters belong to a text that is typed beside the grid: one that is looked for in a list, or a path.
    pub(crate) fn takes_text(&self) -> bool {
        self.shared.opened.shows(Page::Puzzles)
            || self.question().is_some_and(|asked| asked.answers.is_empty())
    }

    /// What is shown beside the grid.
    fn content(&self) -> Content {
        let session = &self.shared.session;
        match self.shared.opened.page {
            Some(open) => Content::Page(open.page),
            None if let Some(running) = &self.practice.running => {
                Content::Practice(running.course.lot().1)
            }
            None if self.answers.reviews(session) => Content::Review,
            None if self.answers.lists_steps(session) => Content::Steps,
            None => Content::Tab(self.answers.tab, session.mode() == Mode::Explaining),
        }
    }

    /// What is open before something happens.
    pub(crate) fn before(&self) -> Before {
        let Self { shared, answers, .. } = self;
        Before {
            card: shared.notices.card.as_ref().map(std::mem::discriminant),
            finding: shared.session.finding().is_some(),
            slip: slip(&shared.session, answers, shared.notices.card.as_ref()),
            content: self.content(),
        }
    }

    /// Whether the panel shows something else than before. What is opened is seen from its top.
    pub(crate) fn shows_other(&self, before: &Before) -> bool {
        self.content() != before.content
    }

    /// What is shown beside the grid is seen from its top.
    pub(crate) fn scroll_to_top(&mut self) -> Task<Message> {
        self.answers.procedure.open();
        let list = if self.shared.opened.page.is_some() { PAGE.list } else { PANEL.list };
        scroll_to(list, AbsoluteOffset { x: None, y: Some(0.0) })
    }

    /// Whether the cards scroll with what the tab says.
    fn scrolls_cards(&self) -> bool {
        let is_procedure =
            self.answers.tab == Tab::Procedure && self.shared.session.mode() == Mode::Explaining;
        self.shared.opened.is_at_grid() && !is_procedure
    }

    /// What is new is seen, and has the keyboard: the first button of a question, the field of one.
    pub(crate) fn move_focus(&mut self, before: &Before) -> Task<Message> {
        let now = self.before();
        let is_new = now.card.is_some() && now.card != before.card;
        let is_slip = now.slip.is_some() && now.slip != before.slip;
        let question = self.question();
        if question != self.shared.opened.asked.question {
            // An offer that was there before does not take the keyboard again.
            let asks = |question: &&Question| question.waits || is_new || is_slip;
            let chosen = question.as_ref().filter(asks).map(|_| 0);
            self.shared.opened.asked = Asked { question, chosen };
        }
        let is_found = now.finding && !before.finding;
        let mut tasks = Vec::new();
        if (is_new || is_found || is_slip) && self.scrolls_cards() {
            tasks.push(scroll_to(PANEL.list, AbsoluteOffset { x: None, y: Some(0.0) }));
        }
        if let Some(Card::Path(path) | Card::SavePath(path)) = &self.shared.notices.card
            && matches!(before.content, Content::Page(_))
            && !matches!(now.content, Content::Page(_))
        {
            let suggested = self.files.suggested(&self.shared);
            let is_proposed = *path == suggested.display().to_string();
            let typing = if is_proposed { field::replace } else { field::go_on };
            tasks.push(typing(PATH_FIELD));
        }
        Task::batch(tasks)
    }
}

/// Keys.
impl Window {
    /// Does what a key asks for of what is open; gives back what it asks for of all, as a control would.
    pub(crate) fn key(&mut self, act: Action) -> Result<Task<Message>, Action> {
        let act = match act {
            Action::Extend(direction) if !self.extends_selection() => in_proof(direction),
            act => act,
        };
        let open = self.shared.opened.menu;
        if let (Some(open), Action::Go(go @ (Go::First | Go::Last))) = (open, act) {
            let count = menu::acts(self.menus(), open.menu).len();
            self.shared.opened.menu = Some(open.at_end(go, count));
            return Ok(reveal(MENU));
        }
        if let Action::Go(go @ (Go::First | Go::Last)) = act
            && self.go_along_row(go)
        {
            return Ok(Task::none());
        }
        if let (Some(open), Action::Type(letter)) = (open, act) {
            return Ok(self.type_in_menu(open, letter));
        }
        self.shared.opened.typed.clear();
        let act = match open {
            Some(open) => in_menu(act, menu::stands_in_row(self.menus(), open)),
            None => act,
        };
        if open.is_some() {
            return Err(act);
        }
        if let Some(task) = self.key_in_page(act) {
            return Ok(task);
        }
        self.key_in_question(act).or_else(|| self.key_in_new_games(act)).unwrap_or(Err(act))
    }

    /// Goes to the item of a menu that is looked for by all that was typed there, or else by this letter, which leads on.
    fn type_in_menu(&mut self, open: OpenMenu, letter: char) -> Task<Message> {
        let all = format!("{}{letter}", self.shared.opened.typed);
        let find = |typed: &str, from| {
            let look = self.shared.look();
            let item = menu::sought(self.menus(), open.menu, (typed, from), look)?;
            Some((item, typed.to_owned()))
        };
        let goes_on = Some(()).filter(|()| !self.shared.opened.typed.is_empty());
        let found = goes_on.and_then(|()| find(&all, open.item));
        let found = found.or_else(|| find(&letter.to_string(), open.item + 1));
        let (item, typed) = found.unwrap_or_default();
        if !typed.is_empty() {
            self.shared.opened.menu = Some(OpenMenu { item, ..open });
        }
        self.shared.opened.typed = typed;
        reveal(MENU)
    }

    /// Whether Shift and an arrow select more cells, and do not walk a proof.
    fn extends_selection(&mut self) -> bool {
        let Self { shared, answers, .. } = self;
        let has_grid = shared.opened.is_at_grid() && shared.opened.menu.is_none();
        has_grid
            && has_use_for_several(&shared.session)
            && !answers.lists_steps(&shared.session)
            && !answers.reviews(&shared.session)
            && answers.walked(&shared.session).is_none_or(|proof| proof.is_empty())
    }

    /// Selects the first or the last cell of the row, where these keys walk no steps; false if they do.
    fn go_along_row(&mut self, go: Go) -> bool {
        let waits = self.question().is_some_and(|question| question.waits);
        let is_selected = self.shared.session.selected().is_some();
        let is_free = !waits && is_selected && self.extends_selection();
        if is_free {
            let all = self.shared.session.geometry().column_count().cast_signed();
            let columns = if go == Go::First { -all } else { all };
            self.shared.apply(Command::Move { columns, rows: 0 });
        }
        is_free
    }

    /// What a key does in an open page; `None` if it works there as everywhere.
    fn key_in_page(&mut self, act: Action) -> Option<Task<Message>> {
        let Self { shared, board, .. } = self;
        let open = shared.opened.page?;
        match open.page {
            Page::Maker => return Some(self.maker.key(shared, act)?.map(Message::Maker)),
            Page::Export => return Some(self.export.key(shared, act)?.map(Message::Export)),
            Page::Laboratory => {
                return Some(self.laboratory.key(shared, act)?.map(Message::Laboratory));
            }
            Page::Preferences if let Action::NextTab | Action::Go(Go::First | Go::Last) = act => {
                if act == Action::NextTab {
                    (shared.notices.said, self.games.chosen) = (None, None);
                }
                return page::key_in_preferences((shared, &mut board.play), open.row, act);
            }
            Page::Puzzles | Page::Profiles | Page::Solutions => return None,
            Page::Preferences | Page::Keys | Page::About | Page::Past => {}
        }
        let turns = matches!(open.page, Page::Preferences | Page::Past);
        let down = |y: f32| Some(scroll_by(PAGE.list, AbsoluteOffset { x: 0.0, y }));
        match act {
            Action::Escape => None,
            Action::Move(_) | Action::Enter if turns => None,
            Action::Move(Move::Down) => down(LINE),
            Action::Move(Move::Up) => down(-LINE),
            Action::Puzzle(go) => Some(shared.scroll_page(go)),
            Action::MoveByBlock(Move::Down) => Some(shared.scroll_page(Go::On)),
            Action::MoveByBlock(Move::Up) => Some(shared.scroll_page(Go::Back)),
            Action::Go(Go::First) => Some(snap_to(PAGE.list, RelativeOffset::START)),
            Action::Go(Go::Last) => Some(snap_to(PAGE.list, RelativeOffset::END)),
            Action::Solve => {
                // What is solved is to be seen.
                shared.opened.page = None;
                None
            }
            act if works_everywhere(act) => None,
            _ => Some(Task::none()),
        }
    }

    /// Does where something is open what is asked for; `None` if that has nothing to do with it.
    pub(crate) fn act_in_open(&mut self, act: Action) -> Option<Task<Message>> {
        let in_page = self.act_in_page(act);
        let Self { shared, book, practice, .. } = self;
        in_page
            .or_else(|| Some(book.act(shared, act)?.map(Message::Book)))
            .or_else(|| Some(practice.act(shared, act)?.map(Message::Practice)))
    }

    /// Does in the open page what is asked for; `None` if the page has nothing to do with it.
    fn act_in_page(&mut self, act: Action) -> Option<Task<Message>> {
        let listed = self.past_listed();
        let Self { shared, board, files, past, .. } = self;
        let open = shared.opened.page?;
        match (open.page, act) {
            (Page::Profiles, act) => {
                Some(self.book.act_in_comparison(shared, act)?.map(Message::Book))
            }
            (Page::Solutions, act) => {
                Some(self.solutions.key(shared, act)?.map(Message::Solutions))
            }
            (_, Action::Escape) => {
                shared.opened.page = None;
                Some(Task::none())
            }
            (Page::Puzzles, act) => Some(files.key_in_list(shared, act)?.map(Message::Files)),
            (Page::Laboratory, act) => {
                Some(self.laboratory.act(shared, act)?.map(Message::Laboratory))
            }
            (Page::Past, Action::Move(to @ (Move::Up | Move::Down))) => {
                shared.opened.choose_row(to.among(open.row, listed, |_| true));
                Some(reveal(PAGE))
            }
            (Page::Past, Action::Enter) => {
                past.play_again(shared, open.row);
                Some(Task::none())
            }
            (Page::Preferences, Action::Move(_) | Action::Enter) => {
                page::key_in_preferences((shared, &mut board.play), open.row, act)
            }
            _ => None,
        }
    }

    /// What a key does to an open question; `None` if it has nothing to do with it.
    fn key_in_question(&mut self, act: Action) -> Option<Result<Task<Message>, Action>> {
        let question = self.question()?;
        let chosen = &mut self.shared.opened.asked.chosen;
        let (count, at) = (question.answers.len(), *chosen);
        match act {
            Action::Escape if question.waits => return Some(Ok(self.leave_question())),
            Action::Enter => {
                if let Some((_, act)) = at.and_then(|at| question.answers.get(at)) {
                    return Some(Err(*act));
                }
            }
            Action::NextTab | Action::Move(Move::Right | Move::Down)
                if question.waits && count > 0 =>
            {
                *chosen = Some(at.map_or(0, |at| (at + 1) % count));
                return Some(Ok(Task::none()));
            }
            Action::Move(_) if question.waits && count > 0 => {
                *chosen = Some(at.map_or(0, |at| (at + count - 1) % count));
                return Some(Ok(Task::none()));
            }
            // Over an offer, Tab leads to its buttons and then on.
            Action::NextTab if !question.waits => {
                let next = at.map_or(0, |at| at + 1);
                *chosen = Some(next).filter(|next| *next < count);
                return chosen.map(|_| Ok(Task::none()));
            }
            // Who asks something comes back to the offer with the answer.
            Action::WhyNot | Action::Wonder => {}
            Action::Digit(_) if self.answers.awaits_why_not => {}
            act if works_everywhere(act) || act == Action::Escape => {}
            _ => *chosen = chosen.filter(|_| question.waits),
        }
        if !question.waits || may_interrupt(act) {
            return None;
        }
        Some(self.key_in_field(act))
    }

    /// What a key does while a text is asked for whose field has lost the keyboard: it has it again.
    fn key_in_field(&mut self, act: Action) -> Result<Task<Message>, Action> {
        let Self { shared, book, files, .. } = self;
        if shared.opened.place == MainView::RuleBook && book.card.is_some() {
            return match (&book.card, act) {
                (Some(ProfileCard::Choosing(_)), Action::Book(_)) => Err(act),
                _ => {
                    let task = book.act_in_profile_card(shared, act).unwrap_or(Task::none());
                    Ok(task.map(Message::Book))
                }
            };
        }
        let Some(Card::Path(path) | Card::SavePath(path)) = &mut shared.notices.card else {
            return Ok(Task::none());
        };
        if act == Action::Enter {
            return Ok(files.path_given(shared).map(Message::Files));
        }
        field::edit(path, act);
        Ok(field::go_on(PATH_FIELD))
    }

    /// What a key does to the buttons for a new game beside an empty grid; `None` if it has nothing to do with them.
    fn key_in_new_games(&mut self, act: Action) -> Option<Result<Task<Message>, Action>> {
        let are_shown = self.answers.tab != Tab::Hint;
        let act = self.games.key(&self.shared, act, are_shown)?;
        Some(act.map_or_else(|| Ok(Task::none()), Err))
    }

    fn leave_question(&mut self) -> Task<Message> {
        let Self { shared, book, files, .. } = self;
        shared.notices.said = None;
        let was_about_profiles =
            shared.opened.place == MainView::RuleBook && book.card.take().is_some();
        if !was_about_profiles {
            shared.notices.card = None;
        }
        Task::batch([operate(unfocus()), files.come_back(shared).map(Message::Files)])
    }

    /// Esc was pressed in a field, which has left it: what was typed there is forgotten, and a question about it is closed.
    pub(crate) fn field_left(&mut self) -> Task<Message> {
        self.shared.notices.said = None;
        if self.question().is_some_and(|question| question.waits) {
            return self.leave_question();
        }
        let Self { shared, book, files, maker, laboratory, .. } = self;
        let place = shared.opened.place;
        match shared.opened.page.map(|open| open.page) {
            Some(Page::Puzzles) if place == MainView::Grid => {
                return files.show_chosen(shared).map(Message::Files);
            }
            Some(Page::Maker) => _ = maker.form.close(),
            Some(Page::Laboratory) => laboratory.leave_fields(),
            Some(Page::Export) => {}
            _ if place == MainView::RuleBook => {
                if !book.leave_taken() {
                    return book.look_for_nothing(shared).map(Message::Book);
                }
            }
            _ => self.board.sight.browsing.typed.clear(),
        }
        Task::none()
    }

    /// Opens a menu, or closes it if it is open.
    pub(crate) fn toggle(&mut self, menu: Menu) -> Task<Message> {
        let shared = &mut self.shared;
        if matches!(menu, Menu::Examples | Menu::Beginning | Menu::Grids) {
            shared.notices.said = shared.reason(Lockable::Load);
        }
        let open = shared.opened.menu.is_some_and(|open| open.menu == menu);
        shared.opened.typed.clear();
        shared.opened.menu = (!open && shared.notices.said.is_none()).then(|| OpenMenu::new(menu));
        match shared.opened.menu {
            Some(OpenMenu { menu: Menu::Beginning, .. }) => locate(BEGINNING).map(Message::Located),
            Some(open @ OpenMenu { menu: Menu::Grids, .. }) => {
                let item = self.offer_grids();
                self.shared.opened.menu = Some(OpenMenu { item, ..open });
                Task::batch([locate(GRIDS).map(Message::Located), reveal(MENU)])
            }
            _ => Task::none(),
        }
    }

    /// Gives back what the chosen item of the open menu asks for; without a menu, asks why.
    pub(crate) fn enter(&mut self) -> Result<Task<Message>, Action> {
        if let Some(open) = self.shared.opened.menu {
            let act = menu::acts(self.menus(), open.menu).into_iter().nth(open.item);
            return act.map_or_else(|| Ok(Task::none()), Err);
        }
        let Self { shared, board, answers, .. } = self;
        let session = &shared.session;
        let hints = answers.tab == Tab::Hint && can_do(session) && !is_finished(session);
        // A button that names the key comes first.
        let is_told = answers.told_step(shared).is_some();
        let names_enter = hints && is_told && !shared.is_panel_away();
        if board.play.taken_digit(session).is_some() && !names_enter {
            board.play(shared, PlayAction::Put);
            return Ok(Task::none());
        }
        if hints {
            return Ok(answers.do_as_told(shared).map(Message::from));
        }
        if answers.tab == Tab::Why && matches!(answers.why.question(), Some(Why::WhyNot(..))) {
            answers.ask_why(session, shared.speech.locale());
        }
        if answers.tab == Tab::Why && wonders(session) && session.finding().is_none() {
            // Who presses Enter may have meant to end a digit: nothing is told that was not asked for.
            shared.notices.said = Some(Said::now(words::WindowWonderHow.into()));
            return Ok(Task::none());
        }
        Ok(answers.go_to(Tab::Why).map(Message::from))
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
