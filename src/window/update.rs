//! How the window reacts: every message and every act goes to one screen, and what that asks of others to the next.

use std::time::Instant;

use iced::{Task, window};

use super::action::{Action, Go};
use super::board::Board;
use super::focus::Asking;
use super::message::Message;
use super::page;
use super::state::Window;
use duvod::session::play::Colour;
use duvod::session::{Command, Mode, Outcome};

impl Window {
    /// Reacts to what happened.
    pub fn update(&mut self, message: Message) -> Task<Message> {
        self.shared.appearance.count_frame();
        let before = self.asking().before(&self.shared);
        let task = self.react(message);
        let settled = self.settle();
        let after = self.reconcile(&before);
        // What the panel scrolls to comes last, once it is there.
        let tasks = Task::batch([task, settled, after]);
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
            Message::Opened(id, size) => {
                shared.resize(size);
                let screen = window::monitor_size(id);
                let screen = screen.map(move |screen| Message::Screen(id, screen));
                return Task::batch([screen, self.ask_system()]);
            }
            Message::Screen(id, screen) => return shared.appearance.fit(id, screen),
            Message::Located(place) => shared.opened.place_menu(place),
            Message::Kept(which, result) => self.kept(which, result),
            Message::Close(id) => {
                self.keep_now();
                return window::close(id);
            }
            Message::Resized(size) => shared.resize(size),
            Message::Rescaled(scale) => shared.appearance.scale = scale,
            Message::Tick(now) => self.tick(now),
            Message::System(mode) => shared.appearance.system_told(mode),
            Message::Front(is_in_front) => {
                self.board.play.is_in_front = is_in_front;
                return if is_in_front { self.ask_system() } else { Task::none() };
            }
            Message::Finished(number, outcome) => return self.finished(number, outcome),
            Message::GameMade(number, made) => {
                if let Some((puzzle, level)) = self.games.take_made(shared, number, made) {
                    self.load_game(puzzle, level);
                }
            }
            Message::PastRead(number, found) => {
                self.past.take(number, found.map(|found| *found));
                self.play_day();
            }
            Message::Files(it) => return self.files.react(shared, it).map(Message::Files),
            Message::Board(it) => return self.board.update(shared, it).map(Message::Board),
            Message::Panel(it) => return self.answers.update(shared, it).map(Message::from),
            Message::Solutions(it) => {
                return self.solutions.react(shared, it).map(Message::Solutions);
            }
            Message::Book(it) => return self.book.react(shared, it).map(Message::Book),
            Message::Maker(it) => return self.maker.react(shared, it).map(Message::Maker),
            Message::Export(it) => return self.export.react(shared, it).map(Message::Export),
            Message::Laboratory(it) => {
                return self.laboratory.react(shared, it).map(Message::Laboratory);
            }
            Message::Practice(it) => return self.practice.react(shared, it).map(Message::Practice),
        }
        Task::none()
    }

    /// Time passes.
    fn tick(&mut self, now: Instant) {
        self.shared.background.poll(now);
        self.files.poll(now);
        self.maker.poll();
        self.export.tick(now);
        self.book.comparison.poll(now);
        self.laboratory.poll();
        self.board.count_time(&mut self.shared, now);
        let waits = self.answers.awaits_why_not || self.games.order().is_some();
        self.shared.notices.poll(now, waits);
    }

    /// Does what the user asks for.
    #[expect(clippy::too_many_lines, reason = "an arm for each act")]
    pub(crate) fn act(&mut self, act: Action) -> Task<Message> {
        (self.shared.notices.said, self.games.chosen) = (None, None);
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
        let Self { shared, board, answers, files, maker, .. } = self;
        if asks_why_not && let Some(task) = answers.take_why_not(shared, act) {
            return task.map(Message::from);
        }
        match act {
            Action::Play(action) => board.play(shared, action),
            Action::Board(action) => {
                let symmetry = maker.choices.symmetry();
                return board.act(shared, action, symmetry).map(Message::Board);
            }
            Action::Answer(action) => return answers.act(shared, action).map(Message::from),
            Action::File(action) => return files.act(shared, action).map(Message::Files),
            Action::Show(action) => shared.act(action),
            Action::NewGame(game) => return self.new_game(game),
            Action::PlayAgain(number) => self.past.play_again(shared, number),
            Action::PlayAfresh(number) => self.past.play_afresh(shared, number),
            Action::Solve if shared.ask_of_afterthoughts(true) => {}
            Action::Solve => return self.solve(),
            Action::Cancel => self.cancel(),
            Action::Reset => self.reset(),
            Action::CopyPicture => self.export.copy_picture(shared, board.sight.grid.scene()),
            Action::CopyCode => self.export.copy_code(shared),
            Action::Grid(number) => {
                if maker.choose_grid(shared, number) {
                    self.reset();
                }
            }
            Action::Puzzle(go) => return self.load_beside(go),
            Action::Toggle(menu) => return self.toggle(menu),
            Action::Enter => return self.enter().unwrap_or_else(|act| self.act(act)),
            Action::Move(to) => return self.move_selection(to, false),
            Action::MoveByBlock(to) => return self.move_selection(to, true),
            Action::Place(place) => return self.go_to_place(place),
            Action::Book(_) | Action::Type(_) | Action::Erase => {}
            Action::Open(page) => return self.toggle_page(page),
            Action::Set(setting, choice) => page::set(shared, &mut board.play, setting, choice),
            Action::Digit(number) => board.digit(shared, number),
            Action::Nought if board.play.paints(&shared.session) => {
                board.paint(shared, Colour::COUNT - 1);
            }
            Action::Clear | Action::Nought => board.clear(shared),
            Action::SaveSolutions => {
                return self.solutions.save_solutions(shared).map(Message::Solutions);
            }
            Action::NextTab => return answers.go_to(answers.tab.next()).map(Message::from),
            Action::Go(Go::On)
                if board.play.moves_on && shared.session.mode() == Mode::Entering =>
            {
                board.clear(shared);
            }
            Action::Go(go) => return self.go(go),
            Action::Quit => {
                self.keep_now();
                return iced::exit();
            }
            Action::Escape if open.is_some() || asks_why_not || self.games.cancel() => {}
            Action::Escape => return self.escape(),
        }
        Task::none()
    }

    /// Lets all screens follow what has become of the puzzle, the rules and the words.
    pub(crate) fn follow(&mut self) -> Task<Message> {
        let Self { shared, board, answers, book, practice, .. } = self;
        let mut changed = std::mem::take(&mut shared.changed);
        let solving = std::mem::take(&mut shared.solving).into_iter();
        let finished = |(number, outcome)| Message::Finished(number, outcome);
        let solving = Task::batch(solving.map(|work| work.map(finished)));
        practice.follow(shared, &changed);
        if let Some((words, fine)) = changed.checked.take() {
            Asking { answers, book, practice }.tell_checked(shared, words, fine);
        }
        board.follow(shared, &changed);
        book.follow(shared, &changed);
        let told = answers.follow(shared, &changed).map(Message::from);
        let past = if changed.is_completed { self.read_past() } else { Task::none() };
        Task::batch([solving, past, told])
    }

    fn finished(&mut self, number: u64, outcome: Outcome) -> Task<Message> {
        if !self.shared.background.end_solving(number) {
            return Task::none();
        }
        self.shared.apply(Command::Finish(outcome));
        let followed = self.follow();
        let resumed = self.answers.show_resumed(&mut self.shared).map(Message::from);
        Task::batch([followed, resumed])
    }

    /// Closes the innermost thing that is open.
    fn escape(&mut self) -> Task<Message> {
        let Self { shared, board, answers, files, .. } = self;
        if shared.is_solving() || files.is_reading() {
            self.cancel();
        } else if !(shared.background.leave_thinning()
            || board.leave_solution(shared)
            || answers.leave_walked(shared)
            || shared.notices.dismiss())
        {
            if let Some(task) = answers.leave_answer(shared) {
                return task.map(Message::from);
            }
            if !board.leave_digit() && !answers.leave_why_not(shared) {
                shared.apply(Command::Select(None));
            }
        }
        Task::none()
    }
}
