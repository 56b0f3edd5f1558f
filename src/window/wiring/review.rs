//! How the window looks back on a game.

use iced::Task;

use crate::action::{Go, Tab};
use crate::background::{Concern, Pending};
use crate::cards::notices::Said;
use crate::message::Message;
use crate::panel::review;
use crate::state::Window;
use crate::widget::reveal::{PANEL, reveal};
use duvod::message::{Message as Words, words};
use duvod::session::{Advice, Asked, Consultation, Lockable, Mode};

impl Window {
    /// The question about the game that is being answered, with the number of the work. Who drives the window without
    /// running its tasks does it by hand, and sends the answer as [`Message::Advised`].
    pub fn reviewing(&self) -> Option<(u64, &Consultation)> {
        self.background.consulting(Concern::Game).map(Pending::waited)
    }

    /// Opens the review of the game, or closes it.
    pub(crate) fn toggle_review(&mut self) -> Task<Message> {
        if self.reviews() {
            self.answers.review.open(false);
            return Task::none();
        }
        if self.session.mode() != Mode::Playing {
            self.notices.said = self.reason(Lockable::Check);
            return Task::none();
        }
        if self.session.moves().is_empty() {
            self.notices.said = Some(Said::now(Words::from(words::WindowNoLastMove)));
            return Task::none();
        }
        self.answers.steps.open(false);
        self.answers.review.open(true);
        self.go_to(Tab::Hint)
    }

    /// Whether the review of the game is what the panel shows.
    pub(crate) fn reviews(&self) -> bool {
        self.answers.reviews(&self.session)
    }

    /// Looks back on the game at hand, if that is to be shown and is not; lets go of what is not wanted.
    pub(crate) fn look_back(&mut self) -> Task<Message> {
        self.answers.review.keep_only(&self.session);
        if !self.reviews() {
            let _ = self.background.leave_consulting(Concern::Game);
            return Task::none();
        }
        let moves = self.session.moves();
        if !self.answers.review.lacks(&moves) {
            let _ = self.background.leave_consulting(Concern::Game);
            return Task::none();
        }
        let asked = Asked::Game(moves);
        let looking = self.background.consulting(Concern::Game);
        if looking.is_some_and(|looking| *looking.asked().asked() == asked) {
            return Task::none();
        }
        let asked = self.session.consultation(self.session.state(), asked);
        self.consult(Concern::Game, asked)
    }

    /// Takes what there is to say of a game.
    pub(crate) fn looked_back(&mut self, asked: &Consultation, advice: Advice) {
        if let Asked::Game(moves) = asked.asked() {
            let of = (&self.session, self.speech.locale());
            self.answers.review.take(moves.clone(), advice, of);
        }
    }

    /// Something happened in the review.
    pub(crate) fn update_review(&mut self, message: review::Message) -> Task<Message> {
        self.answers.walking.is_playing = false;
        let locale = self.speech.locale();
        self.answers.review.update(message, (self.session.geometry(), locale));
        reveal(PANEL)
    }

    /// Walks the moves of the review; the task is none where there is no way.
    pub(crate) fn walk_review(&mut self, go: Go) -> Option<Task<Message>> {
        let locale = self.speech.locale();
        let moves = self.answers.review.walk(go, (self.session.geometry(), locale));
        moves.then(|| reveal(PANEL))
    }
}
