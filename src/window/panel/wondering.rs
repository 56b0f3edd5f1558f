//! Why and why not while a puzzle is played, and what is wrong there.

use iced::Task;

use super::Message;
use super::answers::Answers;
use super::coach::consult;
use super::slip::{Slip, slip};
use crate::action::Tab;
use crate::background::Concern;
use crate::cards::notices::Said;
use crate::play::at_hand::mistake_at_hand;
use crate::shared::Shared;
use crate::widget::reveal::{TOLD, reveal_beginning};
use duvod::grid::Cell;
use duvod::message::{Message as Words, words};
use duvod::proof::Fact;
use duvod::session::{Advice, Asked, Command, Consultation, Mode, Question};

impl Answers {
    /// Asks why the selected cell holds its digit, or which one belongs there.
    pub(crate) fn wonder_why(&mut self, shared: &mut Shared) -> Task<Message> {
        if let Some(cell) = shared.session.selected() {
            return self.ask_coach(shared, Question::Why(cell));
        }
        shared.notices.said = Some(Said::now(Words::from(words::WindowNoCellToAsk)));
        Task::none()
    }

    /// Asks about a cell in play; of a given it is known at once.
    pub(crate) fn ask_coach(&mut self, shared: &mut Shared, question: Question) -> Task<Message> {
        let task = self.go_to(Tab::Why);
        let locale = shared.speech.locale();
        self.why.ask(Some(question), &shared.session, locale);
        let _ = shared.background.leave_consulting(Concern::Reason);
        if self.why.answer().is_some() {
            return Task::batch([task, reveal_beginning(TOLD)]);
        }
        let asked = shared.session.consultation(shared.session.state(), Asked::Why(question));
        Task::batch([task, consult(shared, Concern::Reason, asked)])
    }

    /// Takes the answer to a question about a cell in play.
    pub(crate) fn wondered(
        &mut self,
        shared: &mut Shared,
        asked: &Consultation,
        advice: Advice,
    ) -> Task<Message> {
        let _ = shared.session.apply(Command::CountHint);
        let state = asked.state().clone();
        self.why.take_in_play(state, advice, &shared.session, shared.speech.locale());
        reveal_beginning(TOLD)
    }

    /// Tells what is wrong in a cell of which it was told that there is a mistake.
    pub(crate) fn wonder_at(&mut self, shared: &mut Shared, mistaken: Cell) -> Task<Message> {
        shared.apply(Command::Select(Some(mistaken)));
        self.ask_coach(shared, Question::Why(mistaken))
    }

    /// Forgets what was told of another state or cell than the one at hand, and stops looking for it.
    pub(crate) fn forget_stale_wonder(&mut self, shared: &mut Shared) {
        let _ = self.ask_why_if_stale(&shared.session, shared.speech.locale());
        let state = shared.session.state();
        let selected = shared.session.selected();
        shared.background.consult_only_if(Concern::Reason, |about| {
            let is_there = match about.asked() {
                Asked::Why(question) => Some(question.cell()) == selected,
                _ => false,
            };
            is_there && *about.state() == state
        });
    }

    /// Tells what is wrong: in the selected cell, if there is a mistake, else that of the first one.
    pub(crate) fn why_mistake(&mut self, shared: &mut Shared) -> Task<Message> {
        let Some(mistake) = mistake_at_hand(&shared.session) else { return Task::none() };
        self.wonder_at(shared, mistake.cell())
    }

    /// Takes back what the card is about, as one move.
    pub(crate) fn take_back(&self, shared: &mut Shared) {
        let mistakes = match slip(&shared.session, self, shared.notices.card.as_ref()) {
            None => return,
            Some(Slip::Mistakes { facts, .. }) => facts,
            Some(Slip::Collision { fact, .. }) => vec![fact],
        };
        take_facts_back(shared, mistakes);
    }

    /// Erases a digit that collides, of those that the card offers to erase.
    pub(crate) fn take_back_at(&self, shared: &mut Shared, cell: Cell) {
        let slip = slip(&shared.session, self, shared.notices.card.as_ref());
        let Some(Slip::Collision { erasable, .. }) = slip else { return };
        let chosen = erasable.into_iter().filter(|fact| fact.cell() == cell).collect();
        take_facts_back(shared, chosen);
    }
}

/// Takes digits back as one move; the cell of the first one is selected.
fn take_facts_back(shared: &mut Shared, mistakes: Vec<Fact>) {
    let cell = mistakes.first().map(|mistake| mistake.cell());
    shared.apply(Command::Select(cell));
    let back = match cell.filter(|_| shared.session.mode() == Mode::Entering) {
        Some(cell) => Command::Write(cell, None),
        None => Command::TakeBack(mistakes),
    };
    shared.apply(back);
}
