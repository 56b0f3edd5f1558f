//! How the window lists all steps that can be made now.

use iced::Task;

use super::act::{Act, Go, Tab};
use super::coaching::Consulting;
use super::message::Message;
use super::panel::steps;
use super::play::Deed;
use super::state::{Said, Window};
use super::widget::reveal::{PANEL, reveal};
use crate::message::Message as Words;
use crate::session::{Action, Advice, Asked, Consultation, Mode};

impl Window {
    /// The question for all steps that is being answered, with the number of the work. Who drives the window without
    /// running its tasks does it by hand, and sends the answer as [`Message::Advised`].
    pub fn listing(&self) -> Option<(u64, &Consultation)> {
        self.listing.as_ref().map(Consulting::waited)
    }

    /// Opens the list of all steps, or closes it.
    pub(crate) fn toggle_steps(&mut self) -> Task<Message> {
        if self.lists_steps() {
            self.steps.open(false);
            return Task::none();
        }
        if self.session.mode() == Mode::Solving {
            self.said = self.reason(Action::Solve);
            return Task::none();
        }
        if self.session.puzzle().is_empty() {
            self.said = Some(Said::now(Words::new("lock-empty")));
            return Task::none();
        }
        if self.is_being_entered() {
            self.said = self.reason(Action::Check);
            return self.go_to(Tab::Hint);
        }
        self.steps.open(self.said_without_hint().is_empty());
        self.go_to(Tab::Hint)
    }

    /// Whether the list of all steps is what the panel shows.
    pub(crate) fn lists_steps(&self) -> bool {
        self.tab == Tab::Hint && self.steps.is_open() && !self.is_being_entered()
    }

    /// Looks for all steps of the state at hand, if they are to be listed and are not; lets go of what is not wanted.
    pub(crate) fn list_steps(&mut self) -> Task<Message> {
        let state = self.session.state();
        self.steps.keep_only(&state);
        let is_wanted = self.lists_steps() && self.session.mode() != Mode::Solving;
        if !is_wanted || !self.steps.lacks(&state) {
            self.listing = None;
            return Task::none();
        }
        if self.listing.as_ref().is_some_and(|listing| *listing.waited().1.state() == state) {
            return Task::none();
        }
        self.runs += 1;
        let asked = self.session.consultation(state, Asked::Steps);
        let (listing, task) = Consulting::start(self.runs, asked);
        self.listing = Some(listing);
        task
    }

    /// Takes all steps of a state, if they are still waited for.
    pub(crate) fn listed(&mut self, number: u64, advice: Option<Box<Advice>>) {
        let listing = self.listing.take_if(|listing| listing.waited().0 == number);
        let (Some(listing), Some(advice)) = (listing, advice) else { return };
        self.tell_refusal(&advice);
        let state = listing.waited().1.state().clone();
        let locale = self.speech.locale();
        self.steps.take(state, *advice, (&self.session, locale));
    }

    /// Something happened in the list of all steps.
    pub(crate) fn update_steps(&mut self, message: steps::Message) -> Task<Message> {
        match message {
            steps::Message::Do => return self.do_as_told(),
            steps::Message::Check => return self.act(Act::Play(Deed::Check)),
            _ => {}
        }
        self.walking.is_playing = false;
        let locale = self.speech.locale();
        self.steps.update(message, (&self.session, locale));
        reveal(PANEL)
    }

    /// Walks the list of all steps; the task is none where there is no way.
    pub(crate) fn walk_steps(&mut self, go: Go) -> Option<Task<Message>> {
        let locale = self.speech.locale();
        let moves = self.steps.walk(go, (&self.session, locale));
        moves.then(|| reveal(PANEL))
    }
}
