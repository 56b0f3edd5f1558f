//! Practising: what its acts, its keys and its work come to.
//!
//! While a rule is practised the game that was on the grid is held aside, and so is its card. What is about that game (files,
//! solving, the panel's tabs) waits until practising has ended; what takes another puzzle ends it.

use std::sync::Arc;

use iced::Task;

use super::{Message, Practice, Question, Running, marked};
use crate::action::{
    Action, AnswerAction, BoardAction, FileAction, Go, MainView, Menu, Page, PageAction, PlayAction,
};
use crate::cards::notices::Said;
use crate::shared::{Changed, GameAside, Request, Shared};
use crate::widget::reveal::{NEWEST, TOLD, VERDICT, reveal, reveal_beginning};
use duvod::explanation::rule_name_on;
use duvod::inference::Options;
use duvod::message::words;
use duvod::practice::{Course, Exercise, NoExercise, PracticeOrder, PracticeVerdict};
use duvod::proof::RuleId;
use duvod::session::{Command, Session};

impl Practice {
    /// Begins to practise these rules; what is drawn by lot follows from the seed.
    pub(crate) fn begin(
        &mut self,
        shared: &mut Shared,
        rules: Vec<RuleId>,
        seed: u64,
    ) -> Task<Message> {
        shared.go_to(MainView::Grid);
        shared.leave_practice();
        let geometry = Arc::clone(shared.session.geometry());
        let Ok(fresh) = Session::new(&shared.knowledge, &geometry, &shared.rules) else {
            return Task::none();
        };
        shared.leave_work();
        let session = std::mem::replace(&mut shared.session, fresh);
        let _ = shared.session.apply(Command::Follow(session.play_rules()));
        shared.aside = Some(GameAside { session, card: shared.notices.card.take() });
        let course = Course::new(rules, self.tallies.clone(), seed);
        self.running = Some(Running::new(course));
        shared.follow_session();
        self.ask_for_board(shared)
    }

    /// Ends practising, and says what came of it.
    fn end(&mut self, shared: &mut Shared) -> Task<Message> {
        let Some(running) = &self.running else { return Task::none() };
        let total = running.course.total();
        let (asked, found) = (total.asked() as usize, (total.found + total.hinted) as usize);
        shared.leave_practice();
        self.running = None;
        shared.notices.said = Some(Said::good(words::PracticeOver { asked, found }.into()));
        Task::none()
    }

    /// Has a board made, of the rule that is drawn.
    fn ask_for_board(&mut self, shared: &mut Shared) -> Task<Message> {
        let Some(running) = &mut self.running else { return Task::none() };
        let Some(rule) = running.course.rule() else { return Task::none() };
        let (seed, number) = running.course.lot();
        let order = PracticeOrder {
            knowledge: Arc::clone(&shared.knowledge),
            geometry: Arc::clone(shared.session.geometry()),
            options: Options::clone(&shared.rules),
            rule,
            seed,
            number,
            seen: running.course.seen.clone(),
        };
        let number = shared.background.next_number();
        let making =
            running.making.start(number, order, |order, stopped| Some(order.make(stopped)));
        making.map(|(number, made)| {
            let made = made.unwrap_or(Err(NoExercise::Interrupted));
            Message::Made(number, made.map(Box::new))
        })
    }

    /// Something happened about practising.
    pub(crate) fn react(&mut self, shared: &mut Shared, message: Message) -> Task<Message> {
        shared.notices.said = None;
        match message {
            Message::Judge => self.judge_marks(shared),
            Message::Hint => self.hint_in_practice(shared),
            Message::Show => self.show_in_practice(shared),
            Message::Next => self.next_board(shared),
            Message::End => self.end(shared),
            Message::Legend => {
                shared.ask(Request::ToggleLegend);
                Task::none()
            }
            Message::Rule(rule) => {
                shared.ask(Request::Rule(rule));
                Task::none()
            }
            Message::Proof(message) => {
                let (geometry, locale) =
                    (Arc::clone(shared.session.geometry()), shared.speech.locale());
                if let Some(running) = &mut self.running {
                    running.update_proof(message, &geometry, locale);
                }
                Task::none()
            }
            Message::Made(number, made) => self.board_made(shared, number, made.map(|made| *made)),
            Message::Judged(number, verdict) => self.marks_judged(shared, number, verdict),
        }
    }

    /// Takes a board that was made, if it is still waited for. A rule without one is practised no more.
    fn board_made(
        &mut self,
        shared: &mut Shared,
        number: u64,
        made: Result<Exercise, NoExercise>,
    ) -> Task<Message> {
        let Some(running) = &mut self.running else { return Task::none() };
        let Some(PracticeOrder { rule, .. }) = running.making.end(number) else {
            return Task::none();
        };
        match made {
            Ok(exercise) => {
                let state = exercise.state.clone();
                running.show(Some(exercise), shared.session.geometry());
                let _ = shared.session.apply(Command::LoadState(state));
                // There is nothing to go back to behind the board.
                let mut saved = shared.session.saved();
                saved.history.done.clear();
                saved.selected = None;
                let _ = shared.session.apply(Command::Restore(Box::new(saved)));
                shared.follow_session();
                Task::none()
            }
            Err(NoExercise::Interrupted) => Task::none(),
            Err(NoExercise::Rule | NoExercise::None) => {
                running.show(None, shared.session.geometry());
                running.lacking = Some(rule);
                let goes_on = running.course.drop_rule(rule);
                shared.notices.said = Some(Said::now(
                    words::PracticeNone { rule: rule_name_on(shared.session.geometry(), rule) }
                        .into(),
                ));
                if goes_on { self.ask_for_board(shared) } else { Task::none() }
            }
        }
    }

    /// Has what is marked judged.
    fn judge_marks(&mut self, shared: &mut Shared) -> Task<Message> {
        let Some((running, exercise)) = self.at_hand() else { return Task::none() };
        if running.is_over() {
            return Task::none();
        }
        let marked = marked(&shared.session, &exercise);
        let (knowledge, geometry) =
            (Arc::clone(&shared.knowledge), Arc::clone(shared.session.geometry()));
        let coach = shared.session.coach();
        let question = Question { knowledge, exercise, marked, coach, geometry };
        let number = shared.background.next_number();
        let judging = running.judging.start(number, question, Question::run);
        judging.map(|(number, verdict)| Message::Judged(number, verdict.map(Box::new)))
    }

    /// Takes a verdict, if it is still waited for. Once the rule is found its step is told.
    fn marks_judged(
        &mut self,
        shared: &mut Shared,
        number: u64,
        verdict: Option<Box<PracticeVerdict>>,
    ) -> Task<Message> {
        let (geometry, locale) = (Arc::clone(shared.session.geometry()), shared.speech.locale());
        let Some((running, _)) = self.at_hand() else { return Task::none() };
        let asked = running.judging.end(number);
        let (Some(asked), Some(verdict)) = (asked, verdict) else { return Task::none() };
        if let PracticeVerdict::There(step, _) = &*verdict {
            running.tell(Some(step), &geometry, locale);
        }
        let is_found = verdict.is_found();
        running.take((asked.marked, *verdict), &geometry, locale);
        if is_found {
            self.finish(true, shared.session.elapsed());
        }
        reveal(VERDICT)
    }

    /// Gives a hint one stronger than the last; the strongest is the step itself.
    fn hint_in_practice(&mut self, shared: &mut Shared) -> Task<Message> {
        let (geometry, locale) = (Arc::clone(shared.session.geometry()), shared.speech.locale());
        let Some((running, _)) = self.at_hand() else { return Task::none() };
        if running.is_over() {
            return Task::none();
        }
        if running.hint(&geometry, locale) {
            return self.show_in_practice(shared);
        }
        reveal(NEWEST)
    }

    /// Shows the step; the exercise is over.
    fn show_in_practice(&mut self, shared: &mut Shared) -> Task<Message> {
        let (geometry, locale) = (Arc::clone(shared.session.geometry()), shared.speech.locale());
        let Some((running, _)) = self.at_hand() else { return Task::none() };
        if running.is_over() {
            return Task::none();
        }
        running.tell(None, &geometry, locale);
        self.finish(false, shared.session.elapsed());
        reveal_beginning(TOLD)
    }

    /// Goes on to another board; the one at hand is given up if it is not over.
    fn next_board(&mut self, shared: &mut Shared) -> Task<Message> {
        self.finish(false, shared.session.elapsed());
        let Some(running) = &mut self.running else { return Task::none() };
        if running.making.is_going() {
            return Task::none();
        }
        running.course.go_on();
        self.ask_for_board(shared)
    }

    /// Does while something is practised what is asked for; `None` if that is as everywhere.
    pub(crate) fn act(&mut self, shared: &mut Shared, act: Action) -> Option<Task<Message>> {
        let running = self.running.as_mut()?;
        let message = match act {
            Action::Enter if running.is_over() => Message::Next,
            Action::Enter | Action::Answer(AnswerAction::Judge) => Message::Judge,
            Action::Answer(AnswerAction::Hint | AnswerAction::WholeHint) => Message::Hint,
            Action::Answer(AnswerAction::OtherAnswer) => Message::Show,
            Action::Puzzle(Go::On) => Message::Next,
            Action::Answer(AnswerAction::RuleAtHand) => {
                Message::Rule(running.exercise.as_ref()?.rule)
            }
            Action::Escape => Message::End,
            _ => return None,
        };
        Some(self.react(shared, message))
    }

    /// Follows what has become of the puzzle and the words: without its game aside nothing is practised.
    pub(crate) fn follow(&mut self, shared: &Shared, changed: &Changed) {
        if shared.aside.is_none() {
            self.running = None;
        }
        if let Some(running) = self.running.as_mut().filter(|_| changed.are_other_words) {
            running.translate(shared.session.geometry(), shared.speech.locale());
        }
    }

    /// Forgets what is said of other marks than those at hand.
    pub(crate) fn forget_stale_verdict(&mut self, shared: &mut Shared) {
        if let Some(running) = &mut self.running {
            running.forget_stale(&shared.session);
        }
    }

    /// Says of what is about the game that is held aside that it has to wait; whether it was.
    pub(crate) fn bars(&self, shared: &mut Shared, act: Action) -> bool {
        let is_barred = self.is_on() && waits(act);
        if is_barred {
            shared.notices.said = Some(Said::locked(words::PracticeBarred.into()));
        }
        is_barred
    }
}

/// Whether an act is about the puzzle as a whole, its files, or what the panel tells of it.
const fn waits(act: Action) -> bool {
    matches!(
        act,
        Action::Solve
            | Action::Reset
            | Action::Board(
                BoardAction::ClearSolution
                    | BoardAction::Repair(_)
                    | BoardAction::Solution(_)
                    | BoardAction::DrawSolution
                    | BoardAction::TypeNumber
                    | BoardAction::ToggleDifferences
            )
            | Action::File(
                FileAction::Open
                    | FileAction::Paste
                    | FileAction::Recent(_)
                    | FileAction::Save
                    | FileAction::SaveAs
                    | FileAction::Replace
                    | FileAction::Example(_)
            )
            | Action::Page(PageAction::Grid(_))
            | Action::Puzzle(Go::Back)
            | Action::Toggle(Menu::Examples | Menu::Beginning | Menu::Grids | Menu::Files)
            | Action::Open(Page::Puzzles | Page::Export)
            | Action::Play(PlayAction::PlayOrEdit | PlayAction::Restart)
            | Action::Answer(
                AnswerAction::WhyNot
                    | AnswerAction::Wonder
                    | AnswerAction::AnotherHint
                    | AnswerAction::AllSteps
                    | AnswerAction::Review
                    | AnswerAction::WhyMistake
                    | AnswerAction::TakeBack
                    | AnswerAction::TakeBackAt(_)
                    | AnswerAction::NextFilter
                    | AnswerAction::TellExplainer
            )
    )
}
