//! What follows every message, whatever it was.
//!
//! First the screens follow what has [`Changed`](super::shared::Changed), and do what they ask of each other. Then each looks at
//! what there is now, in this order, and only from one phase to the next it matters:
//!
//! 1. *Compare*: what broke off is told, and what is new is compared with what was there before the message, so nothing may
//!    have been forgotten yet.
//! 2. *Forget*: what was told of another state goes, and the work for it is cancelled.
//! 3. *Request*: what is now seen and not known is looked for. What was forgotten a moment ago is asked for anew.
//! 4. *Show and keep*: the grid is drawn, and the game is written, as they are after all that, and after what the screens have
//!    asked of each other meanwhile.

use iced::Task;

use super::export::Sources;
use super::focus::{Asking, Before};
use super::message::Message;
use super::page;
use super::state::Window;

impl Window {
    /// Brings everything in line with what has happened.
    pub(crate) fn reconcile(&mut self, before: &Before) -> Task<Message> {
        let Self { shared, answers, book, practice, files, .. } = self;
        shared.tell_broken();
        let (seen, gives_way) = Asking { answers, book, practice }.move_focus(shared, before);
        let typed = if gives_way { files.begin_path(shared) } else { Task::none() };
        let focused = Task::batch([seen, typed.map(Message::Files)]);
        self.forget_stale();
        Task::batch([focused, self.request_answers()])
    }

    /// Shows and keeps what has come of it all.
    pub(crate) fn show_and_keep(&mut self) -> Task<Message> {
        self.redraw();
        let exported = self.look_at_export();
        Task::batch([exported, self.keep()])
    }

    /// Forgets what was told of other states than the one at hand. Each screen looks only at the session and at its own.
    fn forget_stale(&mut self) {
        let shared = &mut self.shared;
        shared.forget_stale_unanswered();
        self.answers.forget_stale(shared);
        self.board.forget_stale(shared);
        self.practice.forget_stale_verdict(shared);
        self.pages.forget_stale(shared);
    }

    /// Looks for what is seen and not known.
    fn request_answers(&mut self) -> Task<Message> {
        let shared = &mut self.shared;
        let told = self.answers.request(shared).map(Message::Panel);
        let examples = self.book.prepare(shared).map(Message::Book);
        let hardness = self.board.gauge_hardness(shared).map(Message::Board);
        let in_page = self.pages.request(shared).map(Message::from);
        Task::batch([told, examples, hardness, in_page])
    }

    /// Makes anew what goes out while its page is open, if what it is made of has changed.
    fn look_at_export(&mut self) -> Task<Message> {
        let sources = Sources {
            scene: self.board.scene(),
            answer: self.answers.told(),
            listed: &self.answers.procedure.listed(),
            batch: self.pages.maker.batch.as_ref(),
            list: self.files.list.as_ref(),
            rule: self.book.chosen(),
        };
        let made = self.pages.export.look(&mut self.shared, sources);
        made.map(page::Message::Export).map(Message::from)
    }
}
