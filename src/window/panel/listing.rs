//! The list of all steps, and the review of the game: asked for, taken and walked.

use iced::Task;

use super::answers::Answers;
use super::coach::consult;
use super::{Message, hint, review};
use crate::action::{Go, Tab};
use crate::background::Concern;
use crate::cards::notices::Said;
use crate::play::at_hand::is_being_entered;
use crate::shared::Shared;
use crate::widget::reveal::{PANEL, reveal};
use duvod::message::{Message as Words, words};
use duvod::session::{Advice, Asked, Command, Consultation, Lockable, Mode};

impl Answers {
    /// Opens the list of all steps, or closes it.
    pub(crate) fn toggle_steps(&mut self, shared: &mut Shared) -> Task<Message> {
        if self.lists_steps(&shared.session) {
            self.steps.open(false);
            return Task::none();
        }
        if shared.session.mode() == Mode::Solving {
            shared.notices.said = shared.reason(Lockable::Solve);
            return Task::none();
        }
        if !shared.session.has_puzzle() {
            shared.notices.said = Some(Said::now(Words::from(words::LockEmpty)));
            return Task::none();
        }
        if is_being_entered(&shared.session) {
            shared.notices.said = shared.reason(Lockable::Check);
            return self.go_to(Tab::Hint);
        }
        self.review.open(false);
        self.steps.open(hint::said_at_once(&shared.session, shared.locale()).is_empty());
        self.go_to(Tab::Hint)
    }

    /// Looks for all steps of the state at hand, if they are to be listed and are not; lets go of what is not wanted.
    pub(crate) fn list_steps(&mut self, shared: &mut Shared) -> Task<Message> {
        let state = shared.session.state();
        self.steps.keep_only(&state);
        let is_wanted = self.lists_steps(&shared.session) && shared.session.mode() != Mode::Solving;
        if !is_wanted || !self.steps.lacks(&state) {
            let _ = shared.background.leave_consulting(Concern::Steps);
            return Task::none();
        }
        let listing = shared.background.consulting(Concern::Steps);
        if listing.is_some_and(|listing| *listing.asked().state() == state) {
            return Task::none();
        }
        let asked = shared.session.consultation(state, Asked::Steps);
        consult(shared, Concern::Steps, asked)
    }

    /// Takes all steps of a state.
    pub(crate) fn listed(&mut self, shared: &mut Shared, asked: &Consultation, advice: Advice) {
        let state = asked.state().clone();
        self.steps.take(state, advice, (&shared.session, shared.speech.locale()));
    }

    /// Walks the list of all steps; the task is none where there is no way.
    pub(crate) fn walk_steps(&mut self, shared: &mut Shared, go: Go) -> Option<Task<Message>> {
        let locale = shared.speech.locale();
        let moves = self.steps.walk(go, (&shared.session, locale));
        self.count_told_step(shared);
        moves.then(|| reveal(PANEL))
    }

    /// The first step of the list that is told whole in a state counts as a hint.
    pub(super) fn count_told_step(&mut self, shared: &mut Shared) {
        if self.steps.begins_to_tell() {
            let _ = shared.session.apply(Command::CountHint);
        }
    }

    /// Opens the review of the game, or closes it.
    pub(crate) fn toggle_review(&mut self, shared: &mut Shared) -> Task<Message> {
        if self.reviews(&shared.session) {
            self.review.open(false);
            return Task::none();
        }
        if shared.session.mode() != Mode::Playing {
            shared.notices.said = shared.reason(Lockable::Check);
            return Task::none();
        }
        if shared.session.moves().is_empty() {
            shared.notices.said = Some(Said::now(Words::from(words::WindowNoLastMove)));
            return Task::none();
        }
        self.steps.open(false);
        self.review.open(true);
        self.go_to(Tab::Hint)
    }

    /// Looks back on the game at hand, if that is to be shown and is not; lets go of what is not wanted.
    pub(crate) fn look_back(&mut self, shared: &mut Shared) -> Task<Message> {
        self.review.keep_only(&shared.session);
        if !self.reviews(&shared.session) {
            let _ = shared.background.leave_consulting(Concern::Game);
            return Task::none();
        }
        let moves = shared.session.moves();
        if !self.review.lacks(&moves) {
            let _ = shared.background.leave_consulting(Concern::Game);
            return Task::none();
        }
        let asked = Asked::Game(moves);
        let looking = shared.background.consulting(Concern::Game);
        if looking.is_some_and(|looking| *looking.asked().asked() == asked) {
            return Task::none();
        }
        let asked = shared.session.consultation(shared.session.state(), asked);
        consult(shared, Concern::Game, asked)
    }

    /// Takes what there is to say of a game.
    pub(crate) fn looked_back(
        &mut self,
        shared: &mut Shared,
        asked: &Consultation,
        advice: Advice,
    ) {
        if let Asked::Game(moves) = asked.asked() {
            let of = (&shared.session, shared.speech.locale());
            self.review.take(moves.clone(), advice, of);
        }
    }

    /// Something happened in the review.
    pub(crate) fn update_review(
        &mut self,
        shared: &mut Shared,
        message: review::Message,
    ) -> Task<Message> {
        self.walking.is_playing = false;
        let locale = shared.speech.locale();
        self.review.update(message, (shared.session.geometry(), locale));
        reveal(PANEL)
    }

    /// Walks the moves of the review; the task is none where there is no way.
    pub(crate) fn walk_review(&mut self, shared: &mut Shared, go: Go) -> Option<Task<Message>> {
        let locale = shared.speech.locale();
        let moves = self.review.walk(go, (shared.session.geometry(), locale));
        moves.then(|| reveal(PANEL))
    }
}
