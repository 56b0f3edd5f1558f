//! How the window gives hints and judges moves.

use iced::Task;

use crate::action::{Go, Tab};
use crate::background::{Concern, Pending};
use crate::cards::notices::Said;
use crate::message::Message;
use crate::panel::hint;
use crate::play::at_hand::is_being_entered;
use crate::state::Window;
use crate::widget::reveal::{NEWEST, TOLD, reveal, reveal_beginning};
use duvod::explanation::{Hint, Strength, Subject};
use duvod::message::{Message as Words, words};
use duvod::proof::{Fact, Step};
use duvod::session::{Advice, Asked, Command, Consultation, Lockable, Mode};

impl Window {
    /// The question to the coach that is being answered, with the number of the work. Who drives the window without running
    /// its tasks does it by hand, and sends the answer as [`Message::Advised`].
    pub fn consultation(&self) -> Option<(u64, &Consultation)> {
        self.background.consulting(Concern::Hint).map(Pending::waited)
    }

    /// Asks for a hint of a strength, or one stronger than the one that is told.
    pub(crate) fn hint(&mut self, strength: Option<Strength>) -> Task<Message> {
        let task = self.go_to(Tab::Hint);
        // The hint is told where all steps are listed.
        self.answers.close_lists();
        if is_being_entered(&self.session) || !self.session.has_puzzle() {
            self.notices.said = self.reason(Lockable::Check);
            return task;
        }
        let is_told = self.answers.hint.hint().is_some_and(|hint| hint.strength == Strength::Step);
        let ask = if is_told {
            Task::none()
        } else {
            self.ask_for_hint(strength.unwrap_or(self.answers.hint.next()))
        };
        Task::batch([task, ask])
    }

    /// Asks for a hint at another step, which begins with its rule.
    pub(crate) fn another_hint(&mut self) -> Task<Message> {
        let at_step = |hint: &Hint| hint.subject == Subject::Step;
        if !self.answers.hint.hint().is_some_and(at_step) {
            return self.hint(None);
        }
        let task = self.go_to(Tab::Hint);
        self.answers.close_lists();
        let asked = Asked::Hint(Strength::Rule, self.answers.hint.passed() + 1);
        let ask =
            self.consult(Concern::Hint, self.session.consultation(self.session.state(), asked));
        Task::batch([task, ask])
    }

    fn ask_for_hint(&mut self, strength: Strength) -> Task<Message> {
        if self.session.mode() == Mode::Solving {
            self.notices.said = self.reason(Lockable::Solve);
            return Task::none();
        }
        if !self.session.has_puzzle() {
            self.notices.said = Some(Said::locked(Words::from(words::WindowHintEmpty)));
            return Task::none();
        }
        let state = self.session.state();
        self.consult(
            Concern::Hint,
            self.session.consultation(state, Asked::Hint(strength, self.answers.hint.passed())),
        )
    }

    /// Asks what is to be said of the last move.
    pub(crate) fn judge(&mut self) -> Task<Message> {
        let task = self.go_to(Tab::Hint);
        let Some((state, facts)) = self.session.last_move() else {
            self.notices.said = Some(Said::now(Words::from(words::WindowNoLastMove)));
            return task;
        };
        let ask = self.consult(Concern::Hint, self.session.consultation(state, Asked::Move(facts)));
        Task::batch([task, ask])
    }

    /// Asks the coach.
    pub(crate) fn consult(&mut self, concern: Concern, question: Consultation) -> Task<Message> {
        let consult = self.background.consult(concern, question);
        consult.map(|(number, advice)| Message::Advised(number, advice))
    }

    /// Takes what the coach says, if it is still waited for.
    pub(crate) fn advised(&mut self, number: u64, advice: Option<Box<Advice>>) -> Task<Message> {
        let asked = self.background.end_consulting(number);
        let Some((concern, asked)) = asked else { return Task::none() };
        let Some(advice) = advice else {
            // A list that broke off is not asked for again and again.
            self.answers.close_lists();
            return Task::none();
        };
        self.tell_refusal(&advice);
        match concern {
            Concern::Hint => self.hinted(&asked, *advice),
            Concern::Reason => self.wondered(&asked, *advice),
            Concern::Steps => {
                self.listed(&asked, *advice);
                Task::none()
            }
            Concern::Game => {
                self.looked_back(&asked, *advice);
                Task::none()
            }
        }
    }

    /// Takes a hint, or what is to be said of the last move.
    fn hinted(&mut self, asked: &Consultation, advice: Advice) -> Task<Message> {
        let passed = match asked.asked() {
            Asked::Hint(_, passed) => *passed,
            _ => 0,
        };
        if let Advice::Hint(hint) = &advice
            && passed > 0
            && hint.subject == Subject::Nothing
        {
            // The one that is told stays.
            self.notices.said = hint.told.first().cloned().map(Said::now);
            return Task::none();
        }
        let is_new = self.answers.hint.hint().is_none() || passed > self.answers.hint.passed();
        // That there is nothing more to be done helps with nothing.
        let tells = matches!(&advice, Advice::Hint(hint) if
            matches!(hint.subject, Subject::Step | Subject::Mistake));
        if tells && is_new {
            let _ = self.session.apply(Command::CountHint);
        }
        let tells_more = matches!(&advice, Advice::Hint(hint) if hint.strength > Strength::Rule);
        let (state, locale) = (asked.state().clone(), self.speech.locale());
        self.answers.hint.take(state, (advice, passed), &self.session, locale);
        if tells_more { reveal(NEWEST) } else { reveal_beginning(TOLD) }
    }

    /// Something happened in the panel *Hint*.
    pub(crate) fn update_hint(&mut self, message: hint::Message) -> Task<Message> {
        match message {
            hint::Message::Ask(strength) => return self.ask_for_hint(strength),
            hint::Message::Judge => return self.judge(),
            hint::Message::Mistake(cell) => return self.wonder_at(cell),
            hint::Message::Another => return self.another_hint(),
            hint::Message::AllSteps => return self.toggle_steps(),
            hint::Message::Review => return self.toggle_review(),
            hint::Message::Do => return self.do_as_told(),
            hint::Message::ToggleJudgement => self.answers.hint.toggle_judgement(),
            hint::Message::Cancel => _ = self.background.leave_consulting(Concern::Hint),
            hint::Message::Hint(_) | hint::Message::Judgement(_) => {
                self.answers.walking.is_playing = false;
                let locale = self.speech.locale();
                self.answers.hint.update_proof(message, self.session.geometry(), locale);
            }
        }
        Task::none()
    }

    /// Does what the hint concludes, or the step that is chosen of all, if it is told and can be done.
    pub(crate) fn do_as_told(&mut self) -> Task<Message> {
        let facts: Vec<Fact> = self
            .told_step()
            .into_iter()
            .flat_map(|step| &step.conclusions)
            .map(|end| end.fact)
            .collect();
        let Some(first) = facts.first() else { return self.lead_to_step() };
        let selected = first.cell();
        let task = self.apply(Command::Conclude(facts));
        if self.notices.said.is_some() {
            return task;
        }
        Task::batch([task, self.apply(Command::Select(Some(selected)))])
    }

    /// The step that is told whole beside the grid.
    pub(crate) fn told_step(&self) -> Option<&Step> {
        if self.lists_steps() {
            return self.answers.steps.chosen();
        }
        self.answers.hint.hint()?.step.as_ref()
    }

    /// Enter was pressed where no step is told whole yet: the first of all is chosen, or it is said which key tells one.
    fn lead_to_step(&mut self) -> Task<Message> {
        if self.lists_steps() {
            return self.walk_steps(Go::First).unwrap_or(Task::none());
        }
        let is_told = self.answers.hint.hint().is_some_and(|hint| hint.subject == Subject::Step);
        self.notices.said = is_told.then(|| Said::now(words::WindowHintNotWhole.into()));
        Task::none()
    }

    /// Forgets hints for other states than the one at hand, and stops looking for them.
    pub(crate) fn forget_stale_hints(&mut self) {
        if is_being_entered(&self.session) {
            let _ = self.background.leave_consulting(Concern::Hint);
        }
        self.answers.forget_stale_hints(&self.session);
        let (state, last_move) = (self.session.state(), self.answers.last_move.as_ref());
        self.background.consult_only_if(Concern::Hint, |question| {
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
