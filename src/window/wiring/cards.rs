//! What the buttons of cards come to.

use iced::Task;

use crate::action::Tab;
use crate::message::Message;
use crate::panel::slip::{Slip, slip};
use crate::panel::{finding, why};
use crate::play::at_hand::mistake_at_hand;
use crate::state::Window;
use duvod::grid::Cell;
use duvod::proof::Fact;
use duvod::session::{Command, Mode};

impl Window {
    /// Tells all that is known of a finding, or only the beginning.
    pub(crate) fn toggle_details(&mut self) -> Task<Message> {
        if finding::folds(&self.session) {
            self.answers.finding.is_open = !self.answers.finding.is_open;
        } else if self.answers.tab == Tab::Why && self.answers.why.has_length() {
            return self.update_why(why::Message::ExplainLength);
        }
        Task::none()
    }

    /// Puts the digit in place of a given that would leave the puzzle one solution: the likely slip with this number, from 0.
    pub(crate) fn repair(&mut self, number: usize) -> Task<Message> {
        let Some(&repair) = self.session.repairs().get(number) else { return Task::none() };
        let select = self.apply(Command::Select(Some(repair.at)));
        Task::batch([select, self.apply(Command::Mend(repair))])
    }

    /// Tells what is wrong: in the selected cell, if there is a mistake, else that of the first one.
    pub(crate) fn why_mistake(&mut self) -> Task<Message> {
        let Some(mistake) = mistake_at_hand(&self.session) else { return Task::none() };
        self.wonder_at(mistake.cell())
    }

    /// Takes back what the card is about, as one move.
    pub(crate) fn take_back(&mut self) -> Task<Message> {
        let mistakes = match slip(&self.session, &self.answers, self.notices.card.as_ref()) {
            None => return Task::none(),
            Some(Slip::Mistakes { facts, .. }) => facts,
            Some(Slip::Collision { fact, .. }) => vec![fact],
        };
        self.take_facts_back(mistakes)
    }

    /// Erases a digit that collides, of those that the card offers to erase.
    pub(crate) fn take_back_at(&mut self, cell: Cell) -> Task<Message> {
        let slip = slip(&self.session, &self.answers, self.notices.card.as_ref());
        let Some(Slip::Collision { erasable, .. }) = slip else { return Task::none() };
        let chosen = erasable.into_iter().filter(|fact| fact.cell() == cell).collect();
        self.take_facts_back(chosen)
    }

    fn take_facts_back(&mut self, mistakes: Vec<Fact>) -> Task<Message> {
        let cell = mistakes.first().map(|mistake| mistake.cell());
        let select = self.apply(Command::Select(cell));
        let back = match cell.filter(|_| self.session.mode() == Mode::Entering) {
            Some(cell) => Command::Write(cell, None),
            None => Command::TakeBack(mistakes),
        };
        Task::batch([select, self.apply(back)])
    }
}
