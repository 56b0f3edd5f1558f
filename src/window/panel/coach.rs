//! How the panel gives hints and judges moves.

use iced::Task;

use super::Message;
use super::answers::Answers;
use crate::action::Tab;
use crate::background::Concern;
use crate::cards::notices::Said;
use crate::play::at_hand::is_being_entered;
use crate::shared::Shared;
use crate::widget::reveal::{NEWEST, TOLD, reveal, reveal_beginning};
use duvod::explanation::{Hint, Strength, Subject};
use duvod::message::{Message as Words, words};
use duvod::session::{Advice, Asked, Command, Consultation, Lockable, Mode};

impl Answers {
    /// Asks for a hint of a strength, or one stronger than the one that is told.
    pub(crate) fn hint(
        &mut self,
        shared: &mut Shared,
        strength: Option<Strength>,
    ) -> Task<Message> {
        let task = self.go_to(Tab::Hint);
        // The hint is told where all steps are listed.
        self.close_lists();
        if is_being_entered(&shared.session) || !shared.session.has_puzzle() {
            shared.notices.said = shared.reason(Lockable::Check);
            return task;
        }
        let is_told = self.hint.hint().is_some_and(|hint| hint.strength == Strength::Step);
        let ask = if is_told {
            Task::none()
        } else {
            self.ask_for_hint(shared, strength.unwrap_or(self.hint.next()))
        };
        Task::batch([task, ask])
    }

    /// Asks for a hint at another step, which begins with its rule.
    pub(crate) fn another_hint(&mut self, shared: &mut Shared) -> Task<Message> {
        let at_step = |hint: &Hint| hint.subject == Subject::Step;
        if !self.hint.hint().is_some_and(at_step) {
            return self.hint(shared, None);
        }
        let task = self.go_to(Tab::Hint);
        self.close_lists();
        let asked = Asked::Hint(Strength::Rule, self.hint.passed() + 1);
        let question = shared.session.consultation(shared.session.state(), asked);
        Task::batch([task, consult(shared, Concern::Hint, question)])
    }

    /// Asks for a hint of this strength.
    pub(super) fn ask_for_hint(
        &mut self,
        shared: &mut Shared,
        strength: Strength,
    ) -> Task<Message> {
        if shared.session.mode() == Mode::Solving {
            shared.notices.said = shared.reason(Lockable::Solve);
            return Task::none();
        }
        if !shared.session.has_puzzle() {
            shared.notices.said = Some(Said::locked(Words::from(words::WindowHintEmpty)));
            return Task::none();
        }
        let asked = Asked::Hint(strength, self.hint.passed());
        let question = shared.session.consultation(shared.session.state(), asked);
        consult(shared, Concern::Hint, question)
    }

    /// Asks what is to be said of the last move.
    pub(crate) fn judge(&mut self, shared: &mut Shared) -> Task<Message> {
        let task = self.go_to(Tab::Hint);
        let Some((state, facts)) = shared.session.last_move() else {
            shared.notices.said = Some(Said::now(Words::from(words::WindowNoLastMove)));
            return task;
        };
        let question = shared.session.consultation(state, Asked::Move(facts));
        Task::batch([task, consult(shared, Concern::Hint, question)])
    }

    /// Takes a hint, or what is to be said of the last move.
    pub(super) fn hinted(
        &mut self,
        shared: &mut Shared,
        asked: &Consultation,
        advice: Advice,
    ) -> Task<Message> {
        let passed = match asked.asked() {
            Asked::Hint(_, passed) => *passed,
            _ => 0,
        };
        if let Advice::Hint(hint) = &advice
            && passed > 0
            && hint.subject == Subject::Nothing
        {
            // The one that is told stays.
            shared.notices.said = hint.told.first().cloned().map(Said::now);
            return Task::none();
        }
        let is_new = self.hint.hint().is_none() || passed > self.hint.passed();
        // That there is nothing more to be done helps with nothing.
        let tells = matches!(&advice, Advice::Hint(hint) if
            matches!(hint.subject, Subject::Step | Subject::Mistake));
        if tells && is_new {
            let _ = shared.session.apply(Command::CountHint);
        }
        let tells_more = matches!(&advice, Advice::Hint(hint) if hint.strength > Strength::Rule);
        let (state, locale) = (asked.state().clone(), shared.speech.locale());
        self.hint.take(state, (advice, passed), &shared.session, locale);
        if tells_more { reveal(NEWEST) } else { reveal_beginning(TOLD) }
    }

    /// Forgets hints for other states than the one at hand, and stops looking for them.
    pub(crate) fn forget_hints(&mut self, shared: &mut Shared) {
        if is_being_entered(&shared.session) {
            let _ = shared.background.leave_consulting(Concern::Hint);
        }
        self.forget_stale_hints(&shared.session);
        let (state, last_move) = (shared.session.state(), self.last_move.as_ref());
        shared.background.consult_only_if(Concern::Hint, |question| {
            let about = question.state();
            match question.asked() {
                Asked::Hint(..) | Asked::Why(_) | Asked::Steps | Asked::Game(_) => *about == state,
                Asked::Move(facts) => {
                    last_move.is_some_and(|(before, last)| (about, facts) == (before, last))
                }
            }
        });
    }
}

/// Asks the coach.
pub(super) fn consult(
    shared: &mut Shared,
    concern: Concern,
    question: Consultation,
) -> Task<Message> {
    let consult = shared.background.consult(concern, question);
    consult.map(|(number, advice)| Message::Advised(number, advice))
}
