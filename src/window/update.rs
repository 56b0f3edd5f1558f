//! How the window reacts: every message and every act goes to one screen, and what that asks of others to the next.

use std::time::Instant;

use iced::{Task, window};

use super::action::Action;
use super::board::Board;
use super::focus::Asking;
use super::frame::menu;
use super::message::Message;
use super::page;
use super::shared::Request;
use super::state::Window;
use super::widget::reveal::{MENU, reveal};
use duvod::session::Command;

impl Window {
    /// Reacts to what happened.
    pub fn update(&mut self, message: Message) -> Task<Message> {
        self.shared.appearance.count_frame();
        let before = self.asking().before(&self.shared);
        let task = self.react(message);
        let settled = self.settle();
        let requested = self.reconcile(&before);
        let after = self.settle();
        let shown = self.show_and_keep();
        // What the panel scrolls to comes last, once it is there.
        let tasks = Task::batch([task, settled, requested, after, shown]);
        if self.asking().shows_other(&self.shared, &before) {
            self.answers.scroll_to_top(&self.shared).map(Message::from).chain(tasks)
        } else {
            tasks
        }
    }

    /// Lets all screens follow what has become of the puzzle, and does what they ask of each other, until nothing is left.
    pub(crate) fn settle(&mut self) -> Task<Message> {
        let mut tasks = vec![self.follow()];
        while let Some(request) = self.shared.requests.pop_front() {
            tasks.push(self.grant(request).unwrap_or_else(|act| self.act(act)));
            tasks.push(self.follow());
        }
        Task::batch(tasks)
    }

    fn react(&mut self, message: Message) -> Task<Message> {
        let shared = &mut self.shared;
        match message {
            Message::Act(act) => return self.act(act),
            Message::Key(act) => return self.key(act).unwrap_or_else(|act| self.act(act)),
            Message::FieldLeft => return self.field_left(),
            Message::System(it) => return shared.told(it).map(Message::System),
            Message::Located(place) => shared.opened.place_menu(place),
            Message::Kept(which, result) => shared.tell_kept(which, result),
            Message::Close(id) => {
                self.keep_now();
                return window::close(id);
            }
            Message::Tick(now) => self.tick(now),
            Message::Finished(number, outcome) => shared.solved(number, outcome),
            Message::Files(it) => return self.files.react(shared, it).map(Message::Files),
            Message::Board(it) => return self.board.update(shared, it).map(Message::Board),
            Message::Panel(it) => return self.answers.update(shared, it).map(Message::from),
            Message::Book(it) => return self.book.react(shared, it).map(Message::Book),
            Message::Page(it) => return self.pages.update(shared, it).map(Message::from),
            Message::Practice(it) => return self.practice.react(shared, it).map(Message::Practice),
        }
        Task::none()
    }

    /// Time passes.
    fn tick(&mut self, now: Instant) {
        self.shared.background.poll(now);
        self.files.poll(now);
        self.pages.poll(now);
        self.book.comparison.poll(now);
        self.board.count_time(&mut self.shared, now);
        let waits = self.answers.awaits_why_not || self.pages.games.order().is_some();
        self.shared.notices.poll(now, waits);
    }

    /// Does what the user asks for.
    #[expect(clippy::too_many_lines, reason = "an arm for each act")]
    pub(crate) fn act(&mut self, act: Action) -> Task<Message> {
        (self.shared.notices.said, self.pages.games.chosen) = (None, None);
        let asks_why_not = std::mem::take(&mut self.answers.awaits_why_not);
        let open = self.shared.opened.menu;
        self.shared.show_panel_for(act);
        if self.practice.bars(&mut self.shared, act) || Board::show_again(&mut self.shared, act) {
            return Task::none();
        }
        if open.is_none()
            && let Some(task) = self.act_in_open(act)
        {
            return task;
        }
        if !matches!(act, Action::Toggle(_) | Action::Move(_) | Action::Enter) {
            self.shared.opened.menu = None;
        }
        let Self { shared, board, answers, files, pages, .. } = self;
        if asks_why_not && let Some(task) = answers.take_why_not(shared, act) {
            return task.map(Message::from);
        }
        match act {
            Action::Play(action) => board.play(shared, action),
            Action::Board(it) => {
                return board.act(shared, it, pages.symmetry()).map(Message::Board);
            }
            Action::Answer(action) => return answers.act(shared, action).map(Message::from),
            Action::File(action) => return files.act(shared, action).map(Message::Files),
            Action::Show(action) => shared.act(action),
            Action::Page(it) => return pages.act(shared, it, board.scene()).map(Message::from),
            Action::Puzzle(go) => match pages.load_beside(shared, go) {
                Some(task) => return task.map(Message::from),
                None => files.load_beside(shared, go),
            },
            Action::Solve if shared.ask_of_afterthoughts(true) => {}
            Action::Solve => return answers.solve(shared).map(Message::from),
            Action::Cancel if files.leave_reading() => {}
            Action::Cancel => shared.cancel_solving(),
            Action::Reset => pages.maker.empty(shared),
            Action::Toggle(menu) => {
                return pages.maker.toggle_menu(shared, menu).map(Message::Located);
            }
            Action::Enter => return self.enter().unwrap_or_else(|act| self.act(act)),
            Action::Move(to) if open.is_some() => {
                self.shared.opened.menu = menu::moved(self.menus(), to);
                return reveal(MENU);
            }
            Action::Move(to) => Board::move_selection(shared, to, false),
            Action::MoveByBlock(to) => Board::move_selection(shared, to, true),
            Action::Place(place) => shared.go_to(place),
            Action::Book(_) | Action::Type(_) | Action::Erase => {}
            Action::Open(page) => shared.ask(Request::Page(page)),
            Action::Set(setting, choice) => page::set(shared, &mut board.play, setting, choice),
            Action::Digit(number) => board.digit(shared, number),
            Action::Nought => board.nought(shared),
            Action::Clear => board.clear(shared),
            Action::NextTab => return answers.go_to(answers.tab.next()).map(Message::from),
            Action::Go(go) if board.passes_over(shared, go) => {}
            Action::Go(go) => shared.ask(Request::Go(go)),
            Action::Quit => {
                self.keep_now();
                return iced::exit();
            }
            Action::Escape if open.is_some() || asks_why_not || pages.games.cancel() => {}
            Action::Escape => return self.escape(),
        }
        Task::none()
    }

    /// Lets all screens follow what has become of the puzzle, the rules and the words.
    pub(crate) fn follow(&mut self) -> Task<Message> {
        let Self { shared, board, answers, book, practice, pages, .. } = self;
        let mut changed = std::mem::take(&mut shared.changed);
        let finished = |(number, outcome)| Message::Finished(number, outcome);
        let solving = shared.begin_solving().map(finished);
        practice.follow(shared, &changed);
        if let Some((words, fine)) = changed.checked.take() {
            Asking { answers, book, practice }.tell_checked(shared, words, fine);
        }
        board.follow(shared, &changed);
        let opened = book.follow(shared, &changed).map(Message::Book);
        let in_page = pages.follow(shared, &changed).map(Message::from);
        let told = answers.follow(shared, &changed).map(Message::from);
        Task::batch([solving, opened, in_page, told])
    }

    /// Closes the innermost thing that is open.
    fn escape(&mut self) -> Task<Message> {
        let Self { shared, board, answers, files, .. } = self;
        if files.leave_reading()
            || shared.leave_solving()
            || board.leave_found(shared)
            || answers.leave_walked(shared)
            || shared.notices.dismiss()
        {
            return Task::none();
        }
        if let Some(task) = answers.leave_answer(shared) {
            return task.map(Message::from);
        }
        if !board.leave_digit() && !answers.leave_why_not(shared) {
            shared.apply(Command::Select(None));
        }
        Task::none()
    }
}
