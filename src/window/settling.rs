//! What follows every message, whatever it was.
//!
//! Parts do not tell each other what has changed: after each message they look at the puzzle at hand. They do so in this
//! order, and only from one phase to the next it matters:
//!
//! 1. *Compare*: what broke off is told, and what is new is compared with what was there before the message, so nothing may
//!    have been forgotten yet.
//! 2. *Forget*: what was told of another state goes, and the work for it is cancelled.
//! 3. *Request*: what is now seen and not known is looked for. What was forgotten a moment ago is asked for anew.
//! 4. *Show and keep*: the grid is drawn, and the game is written, as they are after all that.

use iced::Task;

use super::background::take_broken;
use super::cards::card::Card;
use super::message::Message;
use super::state::Window;
use super::wiring::keyboard::Before;
use duvod::message::words;

impl Window {
    /// Brings everything in line with what has happened.
    pub(crate) fn reconcile(&mut self, before: &Before) -> Task<Message> {
        self.tell_broken();
        let focused = self.move_focus(before);
        self.forget_stale();
        self.look_at_solutions();
        self.leave_listing_unseen();
        let requested = self.request_answers();
        self.look_at_laboratory();
        self.redraw();
        let exported = self.look_at_export();
        Task::batch([focused, requested, exported, self.keep()])
    }

    /// Tells that work broke off by a fault of the program, which nobody would know otherwise.
    fn tell_broken(&mut self) {
        if take_broken() {
            let details = vec![words::WindowBrokenKept.into()];
            self.notices.card = Some(Card::Trouble(words::WindowBroken.into(), details));
        }
    }

    /// Forgets what was told of other states than the one at hand. Each part looks only at the session and at its own.
    fn forget_stale(&mut self) {
        self.forget_stale_unanswered();
        self.forget_stale_hints();
        self.forget_stale_wonder();
        self.forget_stale_solutions();
        self.forget_stale_thinning();
        self.forget_stale_verdict();
    }

    /// Looks for what is seen and not known.
    fn request_answers(&mut self) -> Task<Message> {
        Task::batch([
            self.request_why(),
            self.exhibit(),
            self.list_steps(),
            self.look_back(),
            self.rate(),
            self.gauge_hardness(),
            self.look_at_maker(),
        ])
    }
}
