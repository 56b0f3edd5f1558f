//! Doing what a hint concludes, or a step that is listed.

use iced::Task;

use super::Message;
use super::answers::Answers;
use crate::action::{Go, Tab};
use crate::cards::notices::Said;
use crate::play::at_hand::{can_do, is_finished, wonders};
use crate::shared::Shared;
use duvod::explanation::Subject;
use duvod::message::words;
use duvod::proof::{Fact, Step};
use duvod::session::{Command, Question};

impl Answers {
    /// Does what the hint concludes, or the step that is chosen of all, if it is told and can be done.
    pub(crate) fn do_as_told(&mut self, shared: &mut Shared) -> Task<Message> {
        let facts: Vec<Fact> = self
            .told_step(shared)
            .into_iter()
            .flat_map(|step| &step.conclusions)
            .map(|end| end.fact)
            .collect();
        let Some(first) = facts.first() else { return self.lead_to_step(shared) };
        let selected = first.cell();
        shared.apply(Command::Conclude(facts));
        if shared.notices.said.is_none() {
            shared.apply(Command::Select(Some(selected)));
        }
        Task::none()
    }

    /// Whether a button of the panel names the key Enter, so that it is for that.
    pub(crate) fn names_enter(&self, shared: &Shared) -> bool {
        self.offers_hints(shared) && self.told_step(shared).is_some() && !shared.is_panel_away()
    }

    fn offers_hints(&self, shared: &Shared) -> bool {
        self.tab == Tab::Hint && can_do(&shared.session) && !is_finished(&shared.session)
    }

    /// Enter was pressed: what is told is done, or else it is asked why.
    pub(crate) fn enter(&mut self, shared: &mut Shared) -> Task<Message> {
        if self.offers_hints(shared) {
            return self.do_as_told(shared);
        }
        if self.tab == Tab::Why {
            let _ = self.leave_why_not(shared);
        }
        let session = &shared.session;
        if self.tab == Tab::Why && wonders(session) && session.finding().is_none() {
            // Who presses Enter may have meant to end a digit: nothing is told that was not asked for.
            shared.notices.said = Some(Said::now(words::WindowWonderHow.into()));
            return Task::none();
        }
        self.go_to(Tab::Why)
    }

    /// Asks no longer why a digit is not there, but why the cell holds what it holds; false if that was not asked.
    pub(crate) fn leave_why_not(&mut self, shared: &Shared) -> bool {
        let is_asked = matches!(self.why.question(), Some(Question::WhyNot(..)));
        if is_asked {
            self.ask_why(&shared.session, shared.speech.locale());
        }
        is_asked
    }

    /// The step that is told whole beside the grid.
    pub(crate) fn told_step(&self, shared: &Shared) -> Option<&Step> {
        if self.lists_steps(&shared.session) {
            return self.steps.chosen();
        }
        self.hint.hint()?.step.as_ref()
    }

    /// Enter was pressed where no step is told whole yet: the first of all is chosen, or it is said which key tells one.
    fn lead_to_step(&mut self, shared: &mut Shared) -> Task<Message> {
        if self.lists_steps(&shared.session) {
            return self.walk_steps(shared, Go::First).unwrap_or(Task::none());
        }
        let is_told = self.hint.hint().is_some_and(|hint| hint.subject == Subject::Step);
        shared.notices.said = is_told.then(|| Said::now(words::WindowHintNotWhole.into()));
        Task::none()
    }
}
