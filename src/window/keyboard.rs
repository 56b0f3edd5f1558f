//! Which keys reach what is open above or over the grid, as menus, questions with buttons, fields and pages.
//!
//! A key first goes to an open menu, then to the open page, then to a question; only what they have nothing to do with is
//! for the grid or the rule book. What is hidden behind a page, and what has to wait for an answer, no key reaches.

use iced::Task;
use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable::unfocus;

use super::action::{Action, BoardAction, Go, MainView, Menu, Page, PlayAction, Tab};
use super::cards::question::Pressed;
use super::focus::Asking;
use super::frame::{menu, menu_keys};
use super::keys::in_proof;
use super::message::Message;
use super::page;
use super::state::Window;
use super::widget::located::{BEGINNING, GRIDS, locate};
use super::widget::reveal::{MENU, reveal};
use duvod::session::Lockable;

impl Window {
    /// What may ask for an answer.
    pub(crate) fn asking(&self) -> Asking<'_> {
        Asking { answers: &self.answers, book: &self.book, practice: &self.practice }
    }

    /// Does what a key asks for of what is open; gives back what it asks for of all, as a control would.
    pub(crate) fn key(&mut self, act: Action) -> Result<Task<Message>, Action> {
        let waits = self.asking().waits(&self.shared);
        let Self { shared, answers, .. } = self;
        let act = match act {
            Action::Board(BoardAction::Extend(to)) if !answers.extends_selection(shared) => {
                in_proof(to)
            }
            act => act,
        };
        if let Some(open) = shared.opened.menu {
            let at = (open, self.shared.opened.typed.as_str());
            let turned = menu_keys::key(self.menus(), at, act, self.shared.look());
            return self.shared.opened.turn_menu(turned).map(|()| reveal(MENU));
        }
        if let Action::Go(go @ (Go::First | Go::Last)) = act
            && !waits
            && answers.go_along_row(shared, go)
        {
            return Ok(Task::none());
        }
        if let Some(task) = self.key_in_page(act) {
            return Ok(task);
        }
        if let Some(answered) = self.key_in_question(act) {
            return answered;
        }
        let shows_games = self.answers.tab != Tab::Hint;
        self.games.key(&self.shared, act, shows_games).unwrap_or(Err(act))
    }

    /// What a key does in an open page; `None` if it works there as everywhere.
    fn key_in_page(&mut self, act: Action) -> Option<Task<Message>> {
        let Self { shared, board, .. } = self;
        let open = shared.opened.page?;
        match open.page {
            Page::Maker => Some(self.maker.key(shared, act)?.map(Message::Maker)),
            Page::Export => Some(self.export.key(shared, act)?.map(Message::Export)),
            Page::Laboratory => Some(self.laboratory.key(shared, act)?.map(Message::Laboratory)),
            Page::Puzzles | Page::Profiles | Page::Solutions => None,
            Page::Preferences | Page::Keys | Page::About | Page::Past => {
                page::key_first((shared, &mut board.play), open, act)
            }
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
        let Self { shared, board, .. } = self;
        let open = shared.opened.page?;
        match open.page {
            Page::Profiles => Some(self.book.act_in_comparison(shared, act)?.map(Message::Book)),
            Page::Solutions => Some(self.solutions.key(shared, act)?.map(Message::Solutions)),
            _ if act == Action::Escape => {
                shared.opened.page = None;
                Some(Task::none())
            }
            Page::Puzzles => Some(self.files.key_in_list(shared, act)?.map(Message::Files)),
            Page::Laboratory => Some(self.laboratory.act(shared, act)?.map(Message::Laboratory)),
            Page::Past => self.past.key(shared, act),
            Page::Preferences => page::act_in_preferences((shared, &mut board.play), open.row, act),
            Page::Maker | Page::Export | Page::Keys | Page::About => None,
        }
    }

    /// What a key does to an open question; `None` if it has nothing to do with it.
    fn key_in_question(&mut self, act: Action) -> Option<Result<Task<Message>, Action>> {
        let question = self.asking().question(&self.shared)?;
        let Self { shared, book, answers, files, .. } = self;
        match shared.opened.asked.key(&question, act, answers.awaits_why_not) {
            Pressed::Left => Some(Ok(self.leave_question())),
            Pressed::Answered(act) => Some(Err(act)),
            Pressed::Turned => Some(Ok(Task::none())),
            Pressed::Passed => None,
            Pressed::Held => Some(match book.key_in_profile_card(shared, act) {
                Some(in_book) => in_book.map(|task| task.map(Message::Book)),
                None => Ok(files.key_in_path(shared, act).map(Message::Files)),
            }),
        }
    }

    fn leave_question(&mut self) -> Task<Message> {
        let Self { shared, book, files, .. } = self;
        shared.notices.said = None;
        if !book.leave_profile_card(shared) {
            shared.notices.card = None;
        }
        Task::batch([operate(unfocus()), files.come_back(shared).map(Message::Files)])
    }

    /// Esc was pressed in a field, which has left it: what was typed there is forgotten, and a question about it is closed.
    pub(crate) fn field_left(&mut self) -> Task<Message> {
        self.shared.notices.said = None;
        if self.asking().waits(&self.shared) {
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
                return book.leave_fields(shared).map(Message::Book);
            }
            _ => self.board.sight.browsing.typed.clear(),
        }
        Task::none()
    }

    /// Opens a menu, or closes it if it is open.
    pub(crate) fn toggle(&mut self, menu: Menu) -> Task<Message> {
        let Self { shared, maker, .. } = self;
        if matches!(menu, Menu::Examples | Menu::Beginning | Menu::Grids) {
            shared.notices.said = shared.reason(Lockable::Load);
        }
        shared.opened.toggle_menu(menu, shared.notices.said.is_none());
        match shared.opened.menu.map(|open| open.menu) {
            Some(Menu::Beginning) => locate(BEGINNING).map(Message::Located),
            Some(Menu::Grids) => {
                maker.offer_grids(shared);
                Task::batch([locate(GRIDS).map(Message::Located), reveal(MENU)])
            }
            _ => Task::none(),
        }
    }

    /// Gives back what the chosen item of the open menu asks for; without a menu, asks why.
    pub(crate) fn enter(&mut self) -> Result<Task<Message>, Action> {
        if let Some(open) = self.shared.opened.menu {
            return menu::chosen(self.menus(), open).map_or_else(|| Ok(Task::none()), Err);
        }
        let Self { shared, board, answers, .. } = self;
        // A button that names the key comes first.
        if board.play.taken_digit(&shared.session).is_some() && !answers.names_enter(shared) {
            board.play(shared, PlayAction::Put);
            return Ok(Task::none());
        }
        Ok(answers.enter(shared).map(Message::from))
    }
}
