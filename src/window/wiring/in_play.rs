//! How the window answers why and why not while a puzzle is played.

use iced::Task;

use crate::action::Tab;
use crate::background::{Concern, Pending};
use crate::cards::notices::Said;
use crate::message::Message;
use crate::state::Window;
use crate::widget::reveal::{TOLD, reveal_beginning};
use duvod::grid::Cell;
use duvod::message::{Message as Words, words};
use duvod::session::{Advice, Asked, Command, Consultation, Question};

impl Window {
    /// The question about a cell in play that is being answered, with the number of the work. Who drives the window
    /// without running its tasks does it by hand, and sends the answer as [`Message::Advised`].
    pub fn wondering(&self) -> Option<(u64, &Consultation)> {
        self.background.consulting(Concern::Reason).map(Pending::waited)
    }

    /// Asks why the selected cell holds its digit, or which one belongs there.
    pub(crate) fn wonder_why(&mut self) -> Task<Message> {
        if let Some(cell) = self.session.selected() {
            return self.ask_coach(Question::Why(cell));
        }
        self.notices.said = Some(Said::now(Words::from(words::WindowNoCellToAsk)));
        Task::none()
    }

    /// Asks about a cell in play; of a given it is known at once.
    pub(crate) fn ask_coach(&mut self, question: Question) -> Task<Message> {
        let task = self.go_to(Tab::Why);
        let locale = self.speech.locale();
        self.answers.why.ask(Some(question), &self.session, locale);
        let _ = self.background.leave_consulting(Concern::Reason);
        if self.answers.why.answer().is_some() {
            return Task::batch([task, reveal_beginning(TOLD)]);
        }
        let asked = self.session.consultation(self.session.state(), Asked::Why(question));
        Task::batch([task, self.consult(Concern::Reason, asked)])
    }

    /// Takes the answer to a question about a cell in play.
    pub(crate) fn wondered(&mut self, asked: &Consultation, advice: Advice) -> Task<Message> {
        let _ = self.session.apply(Command::CountHint);
        let state = asked.state().clone();
        self.answers.why.take_in_play(state, advice, &self.session, self.speech.locale());
        reveal_beginning(TOLD)
    }

    /// Tells what is wrong in a cell of which it was told that there is a mistake.
    pub(crate) fn wonder_at(&mut self, mistaken: Cell) -> Task<Message> {
        let select = self.apply(duvod::session::Command::Select(Some(mistaken)));
        Task::batch([select, self.ask_coach(Question::Why(mistaken))])
    }

    /// Forgets what was told of another state or cell than the one at hand, and stops looking for it.
    pub(crate) fn forget_stale_wonder(&mut self) {
        let _ = self.ask_why_if_stale();
        let state = self.session.state();
        let selected = self.session.selected();
        self.background.consult_only_if(Concern::Reason, |about| {
            let is_there = match about.asked() {
                Asked::Why(question) => Some(question.cell()) == selected,
                _ => false,
            };
            is_there && *about.state() == state
        });
    }
}
