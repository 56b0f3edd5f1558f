//! Doing what a hint concludes, or a step that is listed.

use iced::Task;

use super::Message;
use super::answers::Answers;
use crate::action::Go;
use crate::cards::notices::Said;
use crate::shared::Shared;
use duvod::explanation::Subject;
use duvod::message::words;
use duvod::proof::{Fact, Step};
use duvod::session::Command;

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
