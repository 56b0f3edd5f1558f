//! How the window reacts.

use std::time::Instant;

use iced::{Size, Task, window};

use super::action::{Action, Go, Move, PlayAction, Tab};
use super::appearance::Appearance;
use super::background::Concern;
use super::cards::notices::Said;
use super::frame::menu;
use super::look::layout::SMALLEST;
use super::message::Message;
use super::panel::proof::Proof;
use super::state::Window;
use super::widget::reveal::{MENU, PANEL, TOLD, reveal, reveal_beginning};
use crate::play::at_hand::{differs, wonders};
use duvod::explanation::Strength;
use duvod::grid::Digit;
use duvod::message::{Message as Words, words};
use duvod::proof::StepPath;
use duvod::session::play::{Colour, Turn};
use duvod::session::{Command, Lockable, Mode, Outcome, Question, SessionEvent};

impl Window {
    /// Reacts to what happened.
    pub fn update(&mut self, message: Message) -> Task<Message> {
        self.appearance.count_frame();
        let before = self.before();
        let task = self.react(message);
        let after = self.reconcile(&before);
        // What the panel scrolls to comes last, once it is there.
        let tasks = Task::batch([task, after]);
        if self.shows_other(&before) { self.scroll_to_top().chain(tasks) } else { tasks }
    }

    fn react(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Act(act) => return self.act(act),
            Message::Key(act) => return self.key(act),
            Message::FieldLeft => return self.field_left(),
            Message::Opened(id, size) => {
                self.resize(size);
                let screen = window::monitor_size(id);
                let screen = screen.map(move |screen| Message::Screen(id, screen));
                return Task::batch([screen, self.ask_system()]);
            }
            Message::Screen(id, screen) => return fit(id, &self.appearance, screen),
            Message::Located(place) => self.opened.place_menu(place),
            Message::Kept(which, result) => self.kept(which, result),
            Message::Close(id) => {
                self.keep_now();
                return window::close(id);
            }
            Message::Resized(size) => self.resize(size),
            Message::Rescaled(scale) => self.appearance.scale = scale,
            Message::Files(message) => return self.update_files(message),
            Message::Over(cell) => self.play.under = cell,
            Message::Tick(now) => self.tick(now),
            Message::System(mode) => self.appearance.system_told(mode),
            Message::Front(is_in_front) => {
                self.play.is_in_front = is_in_front;
                return if is_in_front { self.ask_system() } else { Task::none() };
            }
            Message::Finished(number, outcome) => return self.finished(number, outcome),
            Message::Answered(number, answer) => self.answered(number, answer),
            Message::SolutionsFound(number, found) => self.solutions_found(number, found),
            Message::Thinned(number, thinned) => return self.thinned(number, thinned.as_ref()),
            Message::Solutions(message) => return self.update_solutions(message),
            Message::Rated(number, rating) => self.rated(number, rating),
            Message::Gauged(number, hardness) => self.gauge.take(number, hardness),
            Message::Advised(number, advice) => return self.advised(number, advice),
            Message::Paced => return self.paced(),
            Message::Panel(message) => return self.update_panel(message),
            Message::Book(message) => return self.update_book(message),
            Message::GameMade(number, made) => return self.game_made(number, made),
            Message::PastRead(number, found) => return self.past_read(number, found),
            Message::Maker(message) => return self.update_maker(message),
            Message::Export(message) => return self.update_export(message),
            Message::Laboratory(message) => return self.update_laboratory(message),
            Message::Practice(message) => return self.update_practice(message),
        }
        Task::none()
    }

    /// Time passes.
    fn tick(&mut self, now: Instant) {
        self.background.poll(now);
        self.files.poll(now);
        self.maker.poll();
        self.export.tick(now);
        self.book.comparison.poll(now);
        self.laboratory.poll();
        self.count_time(now);
        let waits = self.answers.awaits_why_not || self.games.order().is_some();
        self.notices.poll(now, waits);
    }

    /// Does what the user asks for.
    #[expect(clippy::too_many_lines, reason = "an arm for each act")]
    pub(crate) fn act(&mut self, act: Action) -> Task<Message> {
        (self.notices.said, self.games.chosen) = (None, None);
        let asks_why_not = std::mem::take(&mut self.answers.awaits_why_not);
        let open = self.opened.menu;
        self.show_panel_for(act);
        if let Some(task) = self.bar_in_practice(act).or_else(|| self.show_again(act)) {
            return task;
        }
        if open.is_none()
            && let Some(task) = self
                .act_in_page(act)
                .or_else(|| self.act_in_book(act))
                .or_else(|| self.act_in_practice(act))
        {
            return task;
        }
        if !matches!(act, Action::Toggle(_) | Action::Move(_) | Action::Enter) {
            self.opened.menu = None;
        }
        match act {
            Action::NewGame(game) => self.new_game(game),
            Action::PlayAgain(number) => self.play_again(number),
            Action::PlayAfresh(number) => self.play_afresh(number),
            Action::Solve if self.ask_of_afterthoughts(true) => Task::none(),
            Action::Solve => self.solve(),
            Action::Cancel => self.cancel(),
            Action::Reset => self.reset(),
            Action::ClearSolution => self.apply(Command::ClearSolution),
            Action::OpenFile => self.ask_for_file(),
            Action::Paste => self.paste(),
            Action::Copy(with_play) => self.copy(with_play),
            Action::CopyAs(number) => self.copy_as(number),
            Action::CopyText(shown) => self.copy_text(shown),
            Action::CopyPicture => self.copy_picture(),
            Action::CopyCode => self.copy_code(),
            Action::Recent(number) => self.load_recent(number),
            Action::Save => self.save(),
            Action::SaveAs => self.save_as(),
            Action::Replace => self.replace_file(),
            Action::Example(number) => self.load_example(number),
            Action::Grid(number) => self.choose_grid(number),
            Action::Puzzle(go) => self.load_beside(go),
            Action::Toggle(menu) => self.toggle(menu),
            Action::Enter => self.enter(),
            Action::Select(cell) if self.play.taken_digit(&self.session).is_some() => {
                self.press_with_digit(cell)
            }
            Action::Select(cell) => {
                self.light(cell);
                self.select(cell)
            }
            Action::Choose(choice) => self.choose(choice),
            Action::Extend(direction) => self.extend_selection(direction),
            Action::WhyNot => self.await_why_not(),
            Action::Wonder if wonders(&self.session) => self.wonder_why(),
            Action::Wonder => self.go_to(Tab::Why),
            Action::Move(to) => self.move_selection(to, 1, 1),
            Action::MoveByBlock(to) => {
                let stride = self.session.geometry().strides();
                self.move_selection(to, stride.width.cast_signed(), stride.height.cast_signed())
            }
            Action::Digit(number) if asks_why_not => self.why_not_digit(number),
            Action::Play(PlayAction::Press(cell, digit)) if asks_why_not => {
                self.why_not_at(cell, digit)
            }
            Action::Play(deed) => self.play(deed),
            Action::Place(place) => self.go_to_place(place),
            Action::RuleAtHand => self.show_rule(),
            Action::Book(_) | Action::Type(_) | Action::Erase => Task::none(),
            Action::Open(page) => self.toggle_page(page),
            Action::TogglePanel => self.toggle_panel(),
            Action::Set(setting, choice) => self.set(setting, choice),
            Action::StepText(larger) => self.step_text(larger),
            Action::PlainText => {
                self.appearance.scale_text(100);
                Task::none()
            }
            Action::Digit(number) => self.digit(number),
            Action::Nought if self.play.paints(&self.session) => self.paint(Colour::COUNT - 1),
            Action::Clear | Action::Nought => self.clear(),
            Action::ClearJoined => self.clear_joined(),
            Action::Thin(thinner) => self.thin(thinner),
            Action::Complete(number) => self.complete(number),
            Action::SaveSolutions => self.save_solutions(),
            Action::Tab(tab) => self.go_to(tab),
            Action::NextTab => self.go_to(self.answers.tab.next()),
            Action::Go(Go::On) if self.play.moves_on && self.session.mode() == Mode::Entering => {
                self.clear()
            }
            Action::Go(go) => self.go(go),
            Action::Quit => {
                self.keep_now();
                iced::exit()
            }
            Action::Unfold => self.unfold(),
            Action::Fold => self.fold(),
            Action::WalkAlone => self.walk_alone(),
            Action::Pace => self.change_pace(),
            Action::Hint => self.hint(None),
            Action::WholeHint => self.hint(Some(Strength::Step)),
            Action::AnotherHint => self.another_hint(),
            Action::AllSteps => self.toggle_steps(),
            Action::Review => self.toggle_review(),
            Action::Judge => self.judge(),
            Action::WhyMistake => self.why_mistake(),
            Action::TakeBack => self.take_back(),
            Action::TakeBackAt(cell) => self.take_back_at(cell),
            Action::NextFilter => self.next_filter(),
            Action::TellExplainer => self.tell_explainer(),
            Action::Language(number) => self.speak(number),
            Action::NextLanguage => self.speak(self.speech.language + 1),
            Action::ToggleTheme => {
                self.appearance.toggle();
                Task::none()
            }
            Action::DrawSolution => self.draw_solution(),
            Action::TypeNumber => self.type_solution_number(),
            Action::ToggleDetails => self.toggle_details(),
            Action::ToggleLegend => self.toggle_legend(),
            Action::Repair(number) => self.repair(number),
            Action::Solution(go) => self.go_to_solution(go),
            Action::OtherAnswer => self.other_answer(),
            Action::ToggleDifferences => self.toggle_differences(),
            Action::Dismiss => {
                let _ = self.notices.dismiss();
                Task::none()
            }
            Action::DismissGreeting => {
                self.notices.greeting = None;
                Task::none()
            }
            Action::Escape if open.is_some() || asks_why_not || self.games.cancel() => Task::none(),
            Action::Escape => self.escape(),
        }
    }

    /// Hands a command to the session and reacts to what comes of it.
    pub(crate) fn apply(&mut self, command: Command) -> Task<Message> {
        let before = self.session.mode();
        let is_other = matches!(
            command,
            Command::Load(_) | Command::LoadState(_) | Command::Open(_) | Command::Reset
        );
        if is_other {
            self.leave_practice();
            if self.reason(Lockable::Load).is_none() {
                self.note_left();
            }
        }
        let events = self.session.apply(command);
        if is_other && self.notices.said.is_none() {
            self.answers.close_lists();
            self.notices.forget_left_out();
        }
        let mut task = Task::none();
        let mut is_found = false;
        for event in events {
            match event {
                SessionEvent::Locked(reason) => self.notices.said = Some(Said::locked(reason)),
                SessionEvent::Work(job) => {
                    let work = self.background.solve(job);
                    task = work.map(|(number, outcome)| Message::Finished(number, outcome));
                }
                SessionEvent::Checked(words, mistakes) => {
                    self.tell_checked(words, mistakes.is_empty());
                }
                SessionEvent::Found(_) => {
                    is_found = true;
                    self.answers.finding.is_open = false;
                    self.answers.tell_finding(&self.session, self.speech.locale());
                }
                SessionEvent::Completed => task = self.note_solved(),
                SessionEvent::Changed | SessionEvent::Solved => {}
            }
        }
        if before != self.session.mode() {
            self.mode_changed();
        }
        if is_found {
            self.sight.differences = differs(&self.session);
        }
        let is_told_anew = self.ask_why_if_stale();
        if is_told_anew && self.answers.tab == Tab::Why {
            Task::batch([task, reveal_beginning(TOLD)])
        } else {
            task
        }
    }

    /// What is told of the session is told anew, whatever has changed.
    pub(crate) fn follow_session(&mut self) {
        self.mode_changed();
        self.ask_why();
    }

    /// What is told of a solution is told anew when there is another one, or none.
    fn mode_changed(&mut self) {
        self.sight.filter = None;
        self.sight.differences = false;
        self.notices.leave_unanswered();
        self.tell_procedure();
        if self.session.mode() != Mode::Solving {
            let _ = self.background.leave_solving();
        }
    }

    /// The steps are others: none of them is chosen or walked to any more.
    pub(crate) fn tell_procedure(&mut self) {
        self.answers.walking.is_playing = false;
        self.answers.procedure.forget();
        let rules = (&*self.knowledge, self.rules.profile.as_str());
        self.answers.tell_procedure(&self.session, rules, self.speech.locale());
    }

    /// Solves the puzzle; the reasons are then read in the panel *Why*.
    pub(crate) fn solve(&mut self) -> Task<Message> {
        let solve = self.apply(Command::Solve);
        if !self.is_solving() {
            return solve;
        }
        Task::batch([solve, self.go_to(Tab::Why)])
    }

    fn finished(&mut self, number: u64, outcome: Outcome) -> Task<Message> {
        if self.background.end_solving(number) {
            let task = self.apply(Command::Finish(outcome));
            return Task::batch([task, self.show_resumed()]);
        }
        Task::none()
    }

    /// Shows the step that was shown when the window was left, once the solution is found anew.
    fn show_resumed(&mut self) -> Task<Message> {
        let step = (self.session.mode() == Mode::Explaining).then(|| self.keeper.resume.take());
        step.flatten().map_or_else(Task::none, |step| self.show(Some(StepPath::step(step))))
    }

    pub(crate) fn cancel(&mut self) -> Task<Message> {
        if self.files.leave_reading() {
            return Task::none();
        }
        let _ = self.background.leave_solving();
        self.keeper.resume = None;
        self.apply(Command::Finish(Outcome::Cancelled(None)))
    }

    fn move_selection(&mut self, to: Move, across: isize, down: isize) -> Task<Message> {
        if let Some(open) = self.opened.menu {
            self.opened.menu = Some(open.moved(to, menu::acts(self.menus(), open.menu).len()));
            return reveal(MENU);
        }
        let (columns, rows) = to.offset();
        self.apply(Command::Move { columns: columns * across, rows: rows * down })
    }

    /// A digit is written into the selected cell; once the puzzle is solved, or without such a cell, it is shown wherever it
    /// stands.
    fn digit(&mut self, number: usize) -> Task<Message> {
        let digit = Digit::new(number);
        if number >= self.session.geometry().digit_count() {
            return Task::none();
        }
        if self.play.takes_digits(&self.session) {
            self.play.take(digit);
            return Task::none();
        }
        match (self.session.mode(), self.session.selected()) {
            (Mode::Explaining, selected) => {
                self.show_digit(digit);
                let is_meant = selected.is_some() && self.sight.filter.is_some();
                self.notices.said = self.reason(Lockable::Edit).filter(|_| is_meant);
                Task::none()
            }
            (_, Some(cell)) => self.digit_in(cell, digit),
            (_, None) if self.play.keys_show_digits(&self.session) => {
                self.show_digit(digit);
                let name = self.session.geometry().digit_name(digit);
                let words = Words::from(words::WindowDigitShown { digit: name });
                self.notices.said = self.sight.filter.map(|_| Said::now(words));
                Task::none()
            }
            (_, None) => self.say_no_cell(),
        }
    }

    fn clear(&mut self) -> Task<Message> {
        match self.session.selected() {
            // A digit of a solution cannot be taken away: the whole solution is.
            _ if self.session.mode() == Mode::Explaining => self.apply(Command::ClearSolution),
            Some(cell) => {
                let several = self.session.several_selected();
                let is_filled = self.session.position().cell(cell).entry.digit().is_some();
                // Who types a row goes over the cells that are empty.
                let is_step = self.session.mode() == Mode::Entering || !is_filled;
                let goes_on = several.is_none() && is_step;
                let clear = several.map(|cells| Command::Turn(Turn::ClearAll(cells)));
                let task = self.apply(clear.unwrap_or(Command::Write(cell, None)));
                if goes_on { Task::batch([task, self.step_on(cell)]) } else { task }
            }
            None => self.say_no_cell(),
        }
    }

    pub(crate) fn say_no_cell(&mut self) -> Task<Message> {
        let no_cell = || Said::now(Words::from(words::WindowNoCell));
        self.notices.said = self.reason(Lockable::Edit).or_else(|| Some(no_cell()));
        Task::none()
    }

    /// Why something is locked, to be said.
    pub(crate) fn reason(&self, action: Lockable) -> Option<Said> {
        self.session.lock(action).map(|lock| Said::locked(lock.reason))
    }

    pub(crate) fn go_to(&mut self, tab: Tab) -> Task<Message> {
        if self.answers.tab == tab {
            return Task::none();
        }
        self.answers.tab = tab;
        self.answers.walking.is_playing = false;
        self.answers.procedure.open();
        reveal_beginning(TOLD).chain(reveal(PANEL))
    }

    /// Closes the innermost thing that is open.
    fn escape(&mut self) -> Task<Message> {
        if self.is_solving() || self.files.is_reading() {
            return self.cancel();
        }
        if self.background.leave_thinning() {
            return Task::none();
        }
        if self.leave_solution() || self.answers.finding.proof.as_mut().is_some_and(Proof::leave) {
            return Task::none();
        }
        if self.background.leave_consulting(Concern::Reason) && self.answers.tab == Tab::Why {
            return Task::none();
        }
        if self.reviews() {
            if !self.answers.review.leave() {
                self.answers.review.open(false);
            }
            return Task::none();
        }
        if self.lists_steps() {
            if !self.answers.steps.leave() {
                self.answers.steps.open(false);
            }
            return Task::none();
        }
        if self.background.leave_consulting(Concern::Hint)
            || (self.answers.tab == Tab::Hint && self.answers.hint.leave())
        {
            return Task::none();
        }
        if std::mem::take(&mut self.answers.walking.is_playing) || self.notices.dismiss() {
            return Task::none();
        }
        if self.answers.tab == Tab::Procedure {
            if self.session.shown().is_some() {
                return self.show(None);
            }
            if self.answers.procedure.leave_filter() {
                return Task::none();
            }
        }
        let is_why = self.answers.tab == Tab::Why || self.session.mode() == Mode::Explaining;
        if is_why
            && (self.answers.why.proof().is_some_and(Proof::leave)
                || self.answers.why.leave_in_play())
        {
            return Task::none();
        }
        if self.sight.filter.take().is_some() || self.play.taken.take().is_some() {
            return Task::none();
        }
        if matches!(self.answers.why.question(), Some(Question::WhyNot(..))) {
            self.ask_why();
            return Task::none();
        }
        self.apply(Command::Select(None))
    }
}

/// Makes the window smaller if its screen is. Both are measured in the pixels that the window is laid out in.
fn fit(id: window::Id, appearance: &Appearance, screen: Option<Size>) -> Task<Message> {
    let size = appearance.scaled_size();
    let smallest = SMALLEST * (1.0 / appearance.text_scale());
    match screen {
        Some(screen) if screen.width < size.width || screen.height < size.height => {
            let width = screen.width.min(size.width).max(smallest.width);
            let height = screen.height.min(size.height).max(smallest.height);
            window::resize(id, Size::new(width, height))
        }
        _ => Task::none(),
    }
}
