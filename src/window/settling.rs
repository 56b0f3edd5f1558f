//! What follows every message, whatever it was.
//!
//! Screens do not tell each other what has changed: after each message they look at the puzzle at hand. They do so in this
//! order, and only from one phase to the next it matters:
//!
//! 1. *Compare*: what broke off is told, and what is new is compared with what was there before the message, so nothing may
//!    have been forgotten yet.
//! 2. *Forget*: what was told of another state goes, and the work for it is cancelled.
//! 3. *Request*: what is now seen and not known is looked for. What was forgotten a moment ago is asked for anew.
//! 4. *Show and keep*: the grid is drawn, and the game is written, as they are after all that.

use iced::Task;

use super::export::Sources;
use super::message::Message;
use super::state::Window;
use duvod::session::Question;

impl Window {
    /// Forgets what was told of other states than the one at hand. Each screen looks only at the session and at its own.
    pub(crate) fn forget_stale(&mut self) {
        let shared = &mut self.shared;
        shared.forget_stale_unanswered();
        self.answers.forget_stale(shared);
        self.board.forget_stale(shared);
        self.practice.forget_stale_verdict(shared);
    }

    /// Looks for what is seen and not known.
    pub(crate) fn request_answers(&mut self) -> Task<Message> {
        let shared = &mut self.shared;
        let told = self.answers.request(shared).map(Message::Panel);
        let examples = self.book.prepare(shared).map(Message::Book);
        let hardness = self.board.gauge_hardness(shared).map(Message::Board);
        let made = self.maker.look(shared).map(Message::Maker);
        Task::batch([told, examples, hardness, made])
    }

    /// Makes anew what goes out while its page is open, if what it is made of has changed.
    pub(crate) fn look_at_export(&mut self) -> Task<Message> {
        let why = &self.answers.why;
        let sources = Sources {
            scene: self.board.sight.grid.scene(),
            answer: why.question().map(Question::cell).zip(why.answer()),
            listed: &self.answers.procedure.listed(),
            batch: self.maker.batch.as_ref(),
            list: self.files.list.as_ref(),
            rule: self.book.chosen(),
        };
        self.export.look(&mut self.shared, sources).map(Message::Export)
    }
}
