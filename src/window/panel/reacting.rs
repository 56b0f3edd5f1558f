//! What happened in the panel, and what the coach advises: to whom of the panel it goes.

use iced::Task;

use super::answers::Answers;
use super::{Message, hint, procedure, steps};
use crate::action::{Action, AnswerAction, PlayAction};
use crate::background::Concern;
use crate::shared::{Request, Shared};
use crate::widget::reveal::{FILTER, PANEL, reveal, reveal_beginning};
use duvod::session::Advice;

impl Answers {
    /// Something happened in the panel. What it shows of other screens is for them.
    pub(crate) fn update(&mut self, shared: &mut Shared, message: Message) -> Task<Message> {
        match message {
            Message::Act(act) => shared.ask(Request::Act(act)),
            Message::Why(message) => self.update_why(shared, message),
            Message::Procedure(message) => return self.update_procedure(shared, message),
            Message::Hint(message) => return self.update_hint(shared, message),
            Message::Steps(message) => return self.update_steps(shared, message),
            Message::Review(message) => return self.update_review(shared, message),
            Message::Card(message) => self.update_card(shared, message),
            Message::Answered(number, answer) => self.answered(shared, number, answer),
            Message::Advised(number, advice) => return self.advised(shared, number, advice),
            Message::Rated(number, rating) => self.rated(shared, number, rating),
            Message::Paced => return self.paced(shared),
            Message::PathTyped(_)
            | Message::PathGiven
            | Message::NumberTyped(_)
            | Message::NumberGiven => {}
        }
        Task::none()
    }

    /// Something happened in the panel *Procedure*.
    pub(crate) fn update_procedure(
        &mut self,
        shared: &mut Shared,
        message: procedure::Message,
    ) -> Task<Message> {
        let locale = shared.speech.locale();
        match self.procedure.update(message, &shared.session, locale) {
            Some(procedure::Event::Choose(place)) => {
                self.walking.is_playing = false;
                let is_shown = self.procedure.place(&shared.session).as_ref() == Some(&place);
                self.show(shared, (!is_shown).then_some(place))
            }
            Some(procedure::Event::Show(place)) => self.show(shared, Some(place)),
            Some(procedure::Event::Turned(place)) => {
                let _ = self.show(shared, Some(place));
                Task::none()
            }
            Some(procedure::Event::Go(go)) => asked(shared, Request::Act(Action::Go(go))),
            Some(procedure::Event::Play) => {
                asked(shared, Request::Act(Action::Answer(AnswerAction::WalkAlone)))
            }
            Some(procedure::Event::Pace) => {
                asked(shared, Request::Act(Action::Answer(AnswerAction::Pace)))
            }
            Some(procedure::Event::Listed) => reveal(PANEL).chain(reveal_beginning(FILTER)),
            Some(procedure::Event::Rule(rule)) => asked(shared, Request::Rule(rule)),
            Some(procedure::Event::Explainer) => {
                asked(shared, Request::Act(Action::Answer(AnswerAction::TellExplainer)))
            }
            None => Task::none(),
        }
    }

    /// Takes what the coach says, if it is still waited for.
    pub(crate) fn advised(
        &mut self,
        shared: &mut Shared,
        number: u64,
        advice: Option<Box<Advice>>,
    ) -> Task<Message> {
        let asked = shared.background.end_consulting(number);
        let Some((concern, asked)) = asked else { return Task::none() };
        let Some(advice) = advice else {
            // A list that broke off is not asked for again and again.
            self.close_lists();
            return Task::none();
        };
        shared.tell_refusal(&advice);
        match concern {
            Concern::Hint => self.hinted(shared, &asked, *advice),
            Concern::Reason => self.wondered(shared, &asked, *advice),
            Concern::Steps => {
                self.listed(shared, &asked, *advice);
                Task::none()
            }
            Concern::Game => {
                self.looked_back(shared, &asked, *advice);
                Task::none()
            }
        }
    }

    /// Something happened in the panel *Hint*.
    pub(crate) fn update_hint(
        &mut self,
        shared: &mut Shared,
        message: hint::Message,
    ) -> Task<Message> {
        match message {
            hint::Message::Ask(strength) => return self.ask_for_hint(shared, strength),
            hint::Message::Judge => return self.judge(shared),
            hint::Message::Mistake(cell) => return self.wonder_at(shared, cell),
            hint::Message::Another => return self.another_hint(shared),
            hint::Message::AllSteps => return self.toggle_steps(shared),
            hint::Message::Review => return self.toggle_review(shared),
            hint::Message::Do => return self.do_as_told(shared),
            hint::Message::ToggleJudgement => self.hint.toggle_judgement(),
            hint::Message::Cancel => _ = shared.background.leave_consulting(Concern::Hint),
            hint::Message::Hint(_) | hint::Message::Judgement(_) => {
                self.walking.is_playing = false;
                let locale = shared.speech.locale();
                self.hint.update_proof(message, shared.session.geometry(), locale);
            }
        }
        Task::none()
    }

    /// Something happened in the list of all steps.
    pub(crate) fn update_steps(
        &mut self,
        shared: &mut Shared,
        message: steps::Message,
    ) -> Task<Message> {
        match message {
            steps::Message::Do => return self.do_as_told(shared),
            steps::Message::Check => {
                shared.ask(Request::Act(Action::Play(PlayAction::Check)));
                return Task::none();
            }
            _ => {}
        }
        self.walking.is_playing = false;
        let locale = shared.speech.locale();
        self.steps.update(message, (&shared.session, locale));
        self.count_told_step(shared);
        reveal(PANEL)
    }
}

/// Asks it of another screen; nothing is left to do here.
fn asked(shared: &mut Shared, request: Request) -> Task<Message> {
    shared.ask(request);
    Task::none()
}
