//! What is asked for of what is told.

use iced::Task;

use super::Message;
use super::answers::Answers;
use crate::action::{Action, AnswerAction, PlayAction, Tab};
use crate::play::at_hand::wonders;
use crate::shared::Shared;
use duvod::explanation::Strength;

impl Answers {
    /// Does what is asked for of what is told.
    pub(crate) fn act(&mut self, shared: &mut Shared, action: AnswerAction) -> Task<Message> {
        match action {
            AnswerAction::Hint => return self.hint(shared, None),
            AnswerAction::WholeHint => return self.hint(shared, Some(Strength::Step)),
            AnswerAction::AnotherHint => return self.another_hint(shared),
            AnswerAction::AllSteps => return self.toggle_steps(shared),
            AnswerAction::Review => return self.toggle_review(shared),
            AnswerAction::Judge => return self.judge(shared),
            AnswerAction::WhyMistake => return self.why_mistake(shared),
            AnswerAction::TakeBack => self.take_back(shared),
            AnswerAction::TakeBackAt(cell) => self.take_back_at(shared, cell),
            AnswerAction::Wonder if wonders(&shared.session) => return self.wonder_why(shared),
            AnswerAction::Wonder => return self.go_to(Tab::Why),
            AnswerAction::WhyNot => self.await_why_not(shared),
            AnswerAction::OtherAnswer => return self.other_answer(shared),
            AnswerAction::ToggleDetails => self.toggle_details(shared),
            AnswerAction::Tab(tab) => return self.go_to(tab),
            AnswerAction::Unfold => return self.unfold(shared),
            AnswerAction::Fold => return self.fold(shared),
            AnswerAction::WalkAlone => return self.walk_alone(shared),
            AnswerAction::Pace => self.change_pace(shared),
            AnswerAction::NextFilter => return self.next_filter(shared),
            AnswerAction::TellExplainer => return self.tell_explainer(shared),
            AnswerAction::RuleAtHand => self.show_rule(shared),
            AnswerAction::CopyText(shown) => return self.copy_text(shared, shown),
        }
        Task::none()
    }

    /// Takes the digit of which it was to be asked why it is not there; `None` if that is not what was asked for.
    pub(crate) fn take_why_not(
        &mut self,
        shared: &mut Shared,
        act: Action,
    ) -> Option<Task<Message>> {
        match act {
            Action::Digit(number) => Some(self.why_not_digit(shared, number)),
            Action::Play(PlayAction::Press(cell, digit)) => {
                Some(self.why_not_at(shared, cell, digit))
            }
            _ => None,
        }
    }
}
