//! How the window reacts: every message and every act goes to one screen, and what that asks of others to the next.

use std::time::Instant;

use iced::{Task, window};

use super::action::{Action, Go, PlayAction, Tab};
use super::board::Board;
use super::files::Files;
use super::focus::Asking;
use super::message::Message;
use super::page;
use super::panel;
use super::play::at_hand::wonders;
use super::state::Window;
use duvod::explanation::Strength;
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
        let of_files = |task: Task<_>| task.map(Message::Files);
        let of_panel = |task: Task<panel::Message>| task.map(Message::from);
        let of_board = |task: Task<_>| task.map(Message::Board);
        match act {
            Action::NewGame(game) => return self.new_game(game),
            Action::PlayAgain(number) => self.past.play_again(shared, number),
            Action::PlayAfresh(number) => self.past.play_afresh(shared, number),
            Action::Solve if shared.ask_of_afterthoughts(true) => {}
            Action::Solve => return self.solve(),
            Action::Cancel => self.cancel(),
            Action::Reset => self.reset(),
            Action::ClearSolution => shared.apply(Command::ClearSolution),
            Action::OpenFile => return of_files(Files::ask_for_file(shared)),
            Action::Paste => return of_files(Files::paste(shared)),
            Action::Copy(with_play) => return of_files(files.copy(shared, with_play)),
            Action::CopyAs(number) => return of_files(files.copy_as(shared, number)),
            Action::CopyText(shown) => return of_panel(answers.copy_text(shared, shown)),
            Action::CopyPicture => self.export.copy_picture(shared, board.sight.grid.scene()),
            Action::CopyCode => self.export.copy_code(shared),
            Action::Recent(number) => return of_files(files.load_recent(shared, number)),
            Action::Save => return of_files(files.save(shared)),
            Action::SaveAs => return of_files(files.save_as(shared)),
            Action::Replace => return of_files(files.replace_file(shared)),
            Action::Example(number) => files.load_example(shared, number),
            Action::Grid(number) => {
                if maker.choose_grid(shared, number) {
                    self.reset();
                }
            }
            Action::Puzzle(go) => return self.load_beside(go),
            Action::Toggle(menu) => return self.toggle(menu),
            Action::Enter => return self.enter().unwrap_or_else(|act| self.act(act)),
            Action::Select(cell) => board.press_cell(shared, cell),
            Action::Choose(choice) => board.choose(shared, choice),
            Action::Extend(direction) => board.extend_selection(shared, direction),
            Action::WhyNot => answers.await_why_not(shared),
            Action::Wonder if wonders(&shared.session) => {
                return of_panel(answers.wonder_why(shared));
            }
            Action::Wonder => return of_panel(answers.go_to(Tab::Why)),
            Action::Move(to) => return self.move_selection(to, false),
            Action::MoveByBlock(to) => return self.move_selection(to, true),
            Action::Digit(number) if asks_why_not => {
                return of_panel(answers.why_not_digit(shared, number));
            }
            Action::Play(PlayAction::Press(cell, digit)) if asks_why_not => {
                return of_panel(answers.why_not_at(shared, cell, digit));
            }
            Action::Play(action) => board.play(shared, action),
            Action::Place(place) => return self.go_to_place(place),
            Action::RuleAtHand => answers.show_rule(shared),
            Action::Book(_) | Action::Type(_) | Action::Erase => {}
            Action::Open(page) => return self.toggle_page(page),
            Action::TogglePanel => shared.toggle_panel(),
            Action::Set(setting, choice) => page::set(shared, &mut board.play, setting, choice),
            Action::StepText(larger) => shared.step_text(larger),
            Action::PlainText => shared.appearance.scale_text(100),
            Action::Digit(number) => board.digit(shared, number),
            Action::Nought if board.play.paints(&shared.session) => {
                board.paint(shared, Colour::COUNT - 1);
            }
            Action::Clear | Action::Nought => board.clear(shared),
            Action::ClearJoined => Board::clear_joined(shared, maker.choices.symmetry()),
            Action::Thin(by) => {
                return of_board(Board::thin(shared, by, maker.choices.symmetry()));
            }
            Action::Complete(number) => Board::complete(shared, number),
            Action::SaveSolutions => {
                return self.solutions.save_solutions(shared).map(Message::Solutions);
            }
            Action::Tab(tab) => return of_panel(answers.go_to(tab)),
            Action::NextTab => return of_panel(answers.go_to(answers.tab.next())),
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
            Action::Unfold => return of_panel(answers.unfold(shared)),
            Action::Fold => return of_panel(answers.fold(shared)),
            Action::WalkAlone => return of_panel(answers.walk_alone(shared)),
            Action::Pace => answers.change_pace(shared),
            Action::Hint => return of_panel(answers.hint(shared, None)),
            Action::WholeHint => return of_panel(answers.hint(shared, Some(Strength::Step))),
            Action::AnotherHint => return of_panel(answers.another_hint(shared)),
            Action::AllSteps => return of_panel(answers.toggle_steps(shared)),
            Action::Review => return of_panel(answers.toggle_review(shared)),
            Action::Judge => return of_panel(answers.judge(shared)),
            Action::WhyMistake => return of_panel(answers.why_mistake(shared)),
            Action::TakeBack => answers.take_back(shared),
            Action::TakeBackAt(cell) => answers.take_back_at(shared, cell),
            Action::NextFilter => return of_panel(answers.next_filter(shared)),
            Action::TellExplainer => return of_panel(answers.tell_explainer(shared)),
            Action::Language(number) => shared.speak(number),
            Action::NextLanguage => shared.speak(shared.speech.language + 1),
            Action::ToggleTheme => shared.appearance.toggle(),
            Action::DrawSolution => return of_board(board.draw_solution(shared)),
            Action::TypeNumber => return of_board(Board::type_solution_number(shared)),
            Action::ToggleDetails => answers.toggle_details(shared),
            Action::ToggleLegend => board.toggle_legend(),
            Action::Repair(number) => shared.repair(number),
            Action::Solution(go) => return of_board(board.go_to_solution(shared, go)),
            Action::OtherAnswer => return of_panel(answers.other_answer(shared)),
            Action::ToggleDifferences => board.toggle_differences(shared),
            Action::Dismiss => _ = shared.notices.dismiss(),
            Action::DismissGreeting => shared.notices.greeting = None,
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
