//! Practising as a part of the window: what its acts, its keys and its work come to.
//!
//! While a rule is practised the game that was on the grid is held aside, and so is its card. What is about that game (files,
//! solving, the panel's tabs) waits until practising has ended; what takes another puzzle ends it.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use iced::Task;

use crate::action::{Action, Go, MainView, Menu, Page, PlayAction};
use crate::background::Concern;
use crate::cards::notices::Said;
use crate::message::Message;
use crate::practice::{Aside, Judging, Making, Message as Asked, Question, Running, marked};
use crate::state::Window;
use crate::widget::reveal::{NEWEST, TOLD, VERDICT, reveal, reveal_beginning};
use duvod::explanation::rule_name_on;
use duvod::inference::Options;
use duvod::message::words;
use duvod::practice::{Course, Exercise, NoExercise, PracticeOrder, PracticeVerdict};
use duvod::proof::RuleId;
use duvod::session::{Command, Session};

impl Window {
    /// Begins to practise these rules; another course each time.
    pub(crate) fn practise(&mut self, rules: Vec<RuleId>) -> Task<Message> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        self.practise_by_lot(rules, u64::try_from(now.as_nanos()).unwrap_or_default())
    }

    /// The same; what is drawn by lot follows from the seed.
    pub(crate) fn practise_by_lot(&mut self, rules: Vec<RuleId>, seed: u64) -> Task<Message> {
        if self.is_solving() {
            let _ = self.cancel();
        }
        self.leave_practice();
        let geometry = Arc::clone(self.session.geometry());
        let Ok(fresh) = Session::new(&self.knowledge, &geometry, &self.rules) else {
            return Task::none();
        };
        self.leave_work();
        let session = std::mem::replace(&mut self.session, fresh);
        let _ = self.session.apply(Command::Follow(session.play_rules()));
        let aside = Aside { session, card: self.notices.card.take() };
        let course = Course::new(rules, self.practice.tallies.clone(), seed);
        self.practice.running = Some(Running::new(course, aside));
        self.follow_session();
        Task::batch([self.go_to_place(MainView::Grid), self.ask_for_board()])
    }

    /// Lets go of all work for the game on the grid.
    fn leave_work(&mut self) {
        self.background.leave_seeking();
        self.background.leave_searching();
        for concern in [Concern::Hint, Concern::Reason, Concern::Steps] {
            let _ = self.background.leave_consulting(concern);
        }
    }

    /// Ends practising, if it goes on; the game that was on the grid is there again.
    pub(crate) fn leave_practice(&mut self) {
        let Some(running) = self.practice.running.take() else { return };
        let rules = self.session.play_rules();
        self.leave_work();
        self.session = running.aside.session;
        self.notices.card = running.aside.card;
        if self.session.play_rules() != rules {
            let _ = self.session.apply(Command::Follow(rules));
        }
        self.follow_session();
    }

    /// Ends practising, and says what came of it.
    fn end_practice(&mut self) -> Task<Message> {
        let Some(running) = &self.practice.running else { return Task::none() };
        let total = running.course.total();
        let (asked, found) = (total.asked() as usize, (total.found + total.hinted) as usize);
        self.leave_practice();
        self.notices.said = Some(Said::good(words::PracticeOver { asked, found }.into()));
        Task::none()
    }

    /// Has a board made, of the rule that is drawn.
    fn ask_for_board(&mut self) -> Task<Message> {
        let Some(running) = &mut self.practice.running else { return Task::none() };
        let Some(rule) = running.course.rule() else { return Task::none() };
        let (seed, number) = running.course.lot();
        let order = PracticeOrder {
            knowledge: Arc::clone(&self.knowledge),
            geometry: Arc::clone(self.session.geometry()),
            options: Options::clone(&self.rules),
            rule,
            seed,
            number,
            seen: running.course.seen.clone(),
        };
        let (making, task) = Making::start(self.background.next_number(), order);
        running.making = Some(making);
        task.map(Message::Practice)
    }

    /// The board that is being made, with the number of the work. Who drives the window without running its tasks does it
    /// by hand, and sends what comes of it as [`Asked::Made`].
    pub fn ordered(&self) -> Option<(u64, &PracticeOrder)> {
        self.practice.running.as_ref()?.making.as_ref().map(Making::waited)
    }

    /// What is being judged, with the number of the work; as [`Window::ordered`], to be sent as [`Asked::Judged`].
    pub fn asked_of_marks(&self) -> Option<(u64, &Question)> {
        self.practice.running.as_ref()?.judging.as_ref().map(Judging::waited)
    }

    /// Something happened about practising.
    pub(crate) fn update_practice(&mut self, message: Asked) -> Task<Message> {
        self.notices.said = None;
        match message {
            Asked::Judge => self.judge_marks(),
            Asked::Hint => self.hint_in_practice(),
            Asked::Show => self.show_in_practice(),
            Asked::Next => self.next_board(),
            Asked::End => self.end_practice(),
            Asked::Legend => self.toggle_legend(),
            Asked::Rule(rule) => self.open_book_at(rule),
            Asked::Proof(message) => {
                let (geometry, locale) =
                    (Arc::clone(self.session.geometry()), self.speech.locale());
                if let Some(running) = &mut self.practice.running {
                    running.update_proof(message, &geometry, locale);
                }
                Task::none()
            }
            Asked::Made(number, made) => self.board_made(number, made.map(|made| *made)),
            Asked::Judged(number, verdict) => self.marks_judged(number, verdict),
        }
    }

    /// Takes a board that was made, if it is still waited for. A rule without one is practised no more.
    fn board_made(&mut self, number: u64, made: Result<Exercise, NoExercise>) -> Task<Message> {
        let Some(running) = &mut self.practice.running else { return Task::none() };
        let making = running.making.take_if(|making| making.waited().0 == number);
        let Some(making) = making else { return Task::none() };
        let rule = making.waited().1.rule;
        match made {
            Ok(exercise) => {
                let state = exercise.state.clone();
                running.show(Some(exercise), self.session.geometry());
                let _ = self.session.apply(Command::LoadState(state));
                // There is nothing to go back to behind the board.
                let mut saved = self.session.saved();
                saved.history.done.clear();
                saved.selected = None;
                let _ = self.session.apply(Command::Restore(Box::new(saved)));
                self.follow_session();
                Task::none()
            }
            Err(NoExercise::Interrupted) => Task::none(),
            Err(NoExercise::Rule | NoExercise::None) => {
                running.show(None, self.session.geometry());
                running.lacking = Some(rule);
                let goes_on = running.course.drop_rule(rule);
                self.notices.said = Some(Said::now(
                    words::PracticeNone { rule: rule_name_on(self.session.geometry(), rule) }
                        .into(),
                ));
                if goes_on { self.ask_for_board() } else { Task::none() }
            }
        }
    }

    /// Has what is marked judged.
    fn judge_marks(&mut self) -> Task<Message> {
        let Some((running, exercise)) = self.practice.at_hand() else { return Task::none() };
        if running.is_over() {
            return Task::none();
        }
        let marked = marked(&self.session, &exercise);
        let (knowledge, geometry) =
            (Arc::clone(&self.knowledge), Arc::clone(self.session.geometry()));
        let coach = self.session.coach();
        let question = Question { knowledge, exercise, marked, coach, geometry };
        let (judging, task) = Judging::start(self.background.next_number(), question);
        running.judging = Some(judging);
        task.map(Message::Practice)
    }

    /// Takes a verdict, if it is still waited for. Once the rule is found its step is told.
    fn marks_judged(
        &mut self,
        number: u64,
        verdict: Option<Box<PracticeVerdict>>,
    ) -> Task<Message> {
        let (geometry, locale) = (Arc::clone(self.session.geometry()), self.speech.locale());
        let Some((running, _)) = self.practice.at_hand() else { return Task::none() };
        let judging = running.judging.take_if(|judging| judging.waited().0 == number);
        let (Some(judging), Some(verdict)) = (judging, verdict) else { return Task::none() };
        if let PracticeVerdict::There(step, _) = &*verdict {
            running.tell(Some(step), &geometry, locale);
        }
        let is_found = verdict.is_found();
        running.take((judging.waited().1.marked.clone(), *verdict), &geometry, locale);
        if is_found {
            self.practice.finish(true, self.session.elapsed());
        }
        reveal(VERDICT)
    }

    /// Gives a hint one stronger than the last; the strongest is the step itself.
    fn hint_in_practice(&mut self) -> Task<Message> {
        let (geometry, locale) = (Arc::clone(self.session.geometry()), self.speech.locale());
        let Some((running, _)) = self.practice.at_hand() else { return Task::none() };
        if running.is_over() {
            return Task::none();
        }
        if running.hint(&geometry, locale) {
            return self.show_in_practice();
        }
        reveal(NEWEST)
    }

    /// Shows the step; the exercise is over.
    fn show_in_practice(&mut self) -> Task<Message> {
        let (geometry, locale) = (Arc::clone(self.session.geometry()), self.speech.locale());
        let Some((running, _)) = self.practice.at_hand() else { return Task::none() };
        if running.is_over() {
            return Task::none();
        }
        running.tell(None, &geometry, locale);
        self.practice.finish(false, self.session.elapsed());
        reveal_beginning(TOLD)
    }

    /// Goes on to another board; the one at hand is given up if it is not over.
    fn next_board(&mut self) -> Task<Message> {
        self.practice.finish(false, self.session.elapsed());
        let Some(running) = &mut self.practice.running else { return Task::none() };
        if running.making.is_some() {
            return Task::none();
        }
        running.course.go_on();
        self.ask_for_board()
    }

    /// Does while something is practised what is asked for; `None` if that is as everywhere.
    pub(crate) fn act_in_practice(&mut self, act: Action) -> Option<Task<Message>> {
        let running = self.practice.running.as_mut()?;
        let message = match act {
            Action::Enter if running.is_over() => Asked::Next,
            Action::Enter | Action::Judge => Asked::Judge,
            Action::Hint | Action::WholeHint => Asked::Hint,
            Action::OtherAnswer => Asked::Show,
            Action::Puzzle(Go::On) => Asked::Next,
            Action::RuleAtHand => Asked::Rule(running.exercise.as_ref()?.rule),
            Action::Escape => Asked::End,
            _ => return None,
        };
        Some(self.update_practice(message))
    }

    /// Forgets what is said of other marks than those at hand.
    pub(crate) fn forget_stale_verdict(&mut self) {
        if let Some(running) = &mut self.practice.running {
            running.forget_stale(&self.session);
        }
    }

    /// Says of what is about the game that is held aside that it has to wait; `None` of anything else.
    pub(crate) fn bar_in_practice(&mut self, act: Action) -> Option<Task<Message>> {
        (self.practice.is_on() && waits(act)).then(|| {
            self.notices.said = Some(Said::locked(words::PracticeBarred.into()));
            Task::none()
        })
    }
}

/// Whether an act is about the puzzle as a whole, its files, or what the panel tells of it.
const fn waits(act: Action) -> bool {
    matches!(
        act,
        Action::Solve
            | Action::Reset
            | Action::ClearSolution
            | Action::OpenFile
            | Action::Paste
            | Action::Recent(_)
            | Action::Save
            | Action::SaveAs
            | Action::Replace
            | Action::Example(_)
            | Action::Grid(_)
            | Action::Puzzle(Go::Back)
            | Action::Toggle(Menu::Examples | Menu::Beginning | Menu::Grids | Menu::Files)
            | Action::Open(Page::Puzzles | Page::Export)
            | Action::Play(PlayAction::PlayOrEdit | PlayAction::Restart)
            | Action::WhyNot
            | Action::Wonder
            | Action::AnotherHint
            | Action::AllSteps
            | Action::Review
            | Action::WhyMistake
            | Action::TakeBack
            | Action::TakeBackAt(_)
            | Action::NextFilter
            | Action::TellExplainer
            | Action::Repair(_)
            | Action::Solution(_)
            | Action::DrawSolution
            | Action::TypeNumber
            | Action::ToggleDifferences
    )
}
