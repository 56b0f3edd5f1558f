//! How the window lists all steps that can be made now.

use iced::Task;

use crate::action::PlayAction;
use crate::action::{Action, Go, Tab};
use crate::background::{Concern, Pending};
use crate::cards::notices::Said;
use crate::message::Message;
use crate::panel::{hint, steps};
use crate::play::at_hand::is_being_entered;
use crate::state::Window;
use crate::widget::reveal::{PANEL, reveal};
use duvod::message::{Message as Words, words};
use duvod::session::{Advice, Asked, Command, Consultation, Lockable, Mode};

impl Window {
    /// The question for all steps that is being answered, with the number of the work. Who drives the window without
    /// running its tasks does it by hand, and sends the answer as [`Message::Advised`].
    pub fn listing(&self) -> Option<(u64, &Consultation)> {
        self.background.consulting(Concern::Steps).map(Pending::waited)
    }

    /// Opens the list of all steps, or closes it.
    pub(crate) fn toggle_steps(&mut self) -> Task<Message> {
        if self.lists_steps() {
            self.answers.steps.open(false);
            return Task::none();
        }
        if self.session.mode() == Mode::Solving {
            self.notices.said = self.reason(Lockable::Solve);
            return Task::none();
        }
        if !self.session.has_puzzle() {
            self.notices.said = Some(Said::now(Words::from(words::LockEmpty)));
            return Task::none();
        }
        if is_being_entered(&self.session) {
            self.notices.said = self.reason(Lockable::Check);
            return self.go_to(Tab::Hint);
        }
        self.answers.review.open(false);
        self.answers.steps.open(hint::said_at_once(&self.session, self.locale()).is_empty());
        self.go_to(Tab::Hint)
    }

    /// Whether the list of all steps is what the panel shows.
    pub(crate) fn lists_steps(&self) -> bool {
        self.answers.lists_steps(&self.session)
    }

    /// Looks for all steps of the state at hand, if they are to be listed and are not; lets go of what is not wanted.
    pub(crate) fn list_steps(&mut self) -> Task<Message> {
        let state = self.session.state();
        self.answers.steps.keep_only(&state);
        let is_wanted = self.lists_steps() && self.session.mode() != Mode::Solving;
        if !is_wanted || !self.answers.steps.lacks(&state) {
            let _ = self.background.leave_consulting(Concern::Steps);
            return Task::none();
        }
        let listing = self.background.consulting(Concern::Steps);
        if listing.is_some_and(|listing| *listing.asked().state() == state) {
            return Task::none();
        }
        let asked = self.session.consultation(state, Asked::Steps);
        self.consult(Concern::Steps, asked)
    }

    /// Takes all steps of a state.
    pub(crate) fn listed(&mut self, asked: &Consultation, advice: Advice) {
        let state = asked.state().clone();
        self.answers.steps.take(state, advice, (&self.session, self.speech.locale()));
    }

    /// Something happened in the list of all steps.
    pub(crate) fn update_steps(&mut self, message: steps::Message) -> Task<Message> {
        match message {
            steps::Message::Do => return self.do_as_told(),
            steps::Message::Check => return self.act(Action::Play(PlayAction::Check)),
            _ => {}
        }
        self.answers.walking.is_playing = false;
        let locale = self.speech.locale();
        self.answers.steps.update(message, (&self.session, locale));
        self.count_told_step();
        reveal(PANEL)
    }

    /// Walks the list of all steps; the task is none where there is no way.
    pub(crate) fn walk_steps(&mut self, go: Go) -> Option<Task<Message>> {
        let locale = self.speech.locale();
        let moves = self.answers.steps.walk(go, (&self.session, locale));
        self.count_told_step();
        moves.then(|| reveal(PANEL))
    }

    /// The first step of the list that is told whole in a state counts as a hint.
    fn count_told_step(&mut self) {
        if self.answers.steps.begins_to_tell() {
            let _ = self.session.apply(Command::CountHint);
        }
    }
}
