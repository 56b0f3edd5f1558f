//! Which keys reach what is open above or over the grid, as menus, questions with buttons, fields and pages.
//!
//! A key first goes to an open menu, then to the open page, then to a question; only what they have nothing to do with is
//! for the grid or the rule book. What is hidden behind a page, and what has to wait for an answer, no key reaches.

use iced::Task;
use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable::unfocus;

use super::action::{Action, Tab};
use super::cards::question::Pressed;
use super::focus::Asking;
use super::frame::{menu, menu_keys};
use super::message::Message;
use super::state::Window;
use super::widget::reveal::{MENU, reveal};

impl Window {
    /// What may ask for an answer.
    pub(crate) fn asking(&self) -> Asking<'_> {
        Asking { answers: &self.answers, book: &self.book, practice: &self.practice }
    }

    /// Does what a key asks for of what is open; gives back what it asks for of all, as a control would.
    pub(crate) fn key(&mut self, act: Action) -> Result<Task<Message>, Action> {
        let waits = self.asking().waits(&self.shared);
        let act = self.answers.meant(&self.shared, act);
        if let Some(open) = self.shared.opened.menu {
            let turned = menu_keys::key(self.menus(), open, act);
            return self.shared.opened.turn_menu(turned).map(|()| reveal(MENU));
        }
        let Self { shared, board, answers, pages, .. } = self;
        if !waits && answers.go_along_row(shared, act) {
            return Ok(Task::none());
        }
        if let Some(task) = pages.key(shared, &mut board.play, act) {
            return Ok(task.map(Message::from));
        }
        if let Some(answered) = self.key_in_question(act) {
            return answered;
        }
        let shows_games = self.answers.tab != Tab::Hint;
        self.pages.games.key(&self.shared, act, shows_games).unwrap_or(Err(act))
    }

    /// Does where something is open what is asked for; `None` if that has nothing to do with it.
    pub(crate) fn act_in_open(&mut self, act: Action) -> Option<Task<Message>> {
        let Self { shared, board, book, files, pages, practice, .. } = self;
        let here = pages.act_here(shared, &mut board.play, act).map(|task| task.map(Message::from));
        here.or_else(|| Some(files.key_in_list(shared, act)?.map(Message::Files)))
            .or_else(|| Some(book.act(shared, act)?.map(Message::Book)))
            .or_else(|| Some(practice.act(shared, act)?.map(Message::Practice)))
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
        let Self { shared, board, book, files, pages, .. } = self;
        let in_list = files.leave_field(shared).map(|task| task.map(Message::Files));
        in_list
            .or_else(|| pages.leave_fields(shared).then(Task::none))
            .or_else(|| Some(book.leave_fields(shared)?.map(Message::Book)))
            .unwrap_or_else(|| board.leave_field().map(Message::Board))
    }

    /// Gives back what the chosen item of the open menu asks for; without a menu, asks why.
    pub(crate) fn enter(&mut self) -> Result<Task<Message>, Action> {
        if let Some(open) = self.shared.opened.menu {
            return menu::chosen(self.menus(), open).map_or_else(|| Ok(Task::none()), Err);
        }
        let Self { shared, board, answers, .. } = self;
        // A button that names the key comes first.
        if !answers.names_enter(shared) && board.put_taken(shared) {
            return Ok(Task::none());
        }
        Ok(answers.enter(shared).map(Message::from))
    }
}
