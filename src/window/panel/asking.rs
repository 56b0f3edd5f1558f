//! How the panel asks and answers: why and why not, and what its tabs ask for.

use iced::Task;

use super::answers::Answers;
use super::walks::nothing_to_explain;
use super::{Message, finding, proof, why};
use crate::action::{PlayAction, Tab};
use crate::cards::notices::Said;
use crate::play::at_hand::wonders;
use crate::shared::{Request, Shared};
use crate::widget::reveal::{TOLD, reveal_beginning};
use duvod::explanation::Why;
use duvod::grid::{Cell, Digit};
use duvod::message::{Message as Words, words};
use duvod::proof::RuleId;
use duvod::session::{Inquiry, Lockable, Question};

impl Answers {
    /// Looks for the shortest answer that the panel wants, if it is seen and wants one; lets go of what it does not want.
    pub(crate) fn request_why(&mut self, shared: &mut Shared) -> Task<Message> {
        let wanted = self.why.wanted().filter(|_| self.tab == Tab::Why);
        let seeking = shared.background.seeking.asked().map(Inquiry::question);
        if wanted == seeking {
            return Task::none();
        }
        let _ = shared.background.seeking.leave();
        let Some(inquiry) = wanted.and_then(|question| shared.session.inquiry(question)) else {
            return Task::none();
        };
        let seek = shared.background.request_why(inquiry);
        seek.map(|(number, answer)| Message::Answered(number, answer))
    }

    /// Takes the answer of a search that is still waited for.
    pub(crate) fn answered(&mut self, shared: &mut Shared, number: u64, answer: Option<Box<Why>>) {
        let Some(inquiry) = shared.background.seeking.end(number) else { return };
        let question = inquiry.question();
        // Where none was found, that of the procedure stays, and is not asked for again.
        let answer = answer.map(|answer| *answer).or_else(|| shared.session.why(question));
        if let Some(answer) = answer {
            self.why.take(question, answer, &shared.session, shared.speech.locale());
        }
    }

    /// The next digit is one of which it is asked why it is not there.
    pub(crate) fn await_why_not(&mut self, shared: &mut Shared) {
        let lock = shared.session.lock(Lockable::Explain).filter(|_| !wonders(&shared.session));
        let lock = lock.map(|lock| lock.reason);
        let none = shared.session.selected().is_none();
        let lock = lock.or_else(|| none.then(|| Words::from(words::WindowNoCellToAsk)));
        self.awaits_why_not = lock.is_none();
        let words = lock.unwrap_or_else(|| Words::from(words::WindowWhyNotWhich));
        shared.notices.said = Some(Said::now(words));
    }

    /// The digit, by its number from 0, of which it was to be asked why it is not there.
    pub(crate) fn why_not_digit(&mut self, shared: &mut Shared, number: usize) -> Task<Message> {
        match shared.session.selected() {
            Some(cell) if number < shared.session.geometry().digit_count() => {
                self.ask_about(shared, cell, Digit::new(number))
            }
            _ => Task::none(),
        }
    }

    /// A place of a pencil mark was pressed while it was to be asked why a digit is not there: it is that one, in the selected
    /// cell.
    pub(crate) fn why_not_at(
        &mut self,
        shared: &mut Shared,
        cell: Cell,
        digit: Digit,
    ) -> Task<Message> {
        let is_there = shared.session.selected() == Some(cell);
        if is_there {
            return self.ask_about(shared, cell, digit);
        }
        shared.ask(Request::Play(PlayAction::Press(cell, digit)));
        Task::none()
    }

    /// Asks why the cell holds the digit, if it does, or why it does not.
    pub(crate) fn ask_about(
        &mut self,
        shared: &mut Shared,
        cell: Cell,
        digit: Digit,
    ) -> Task<Message> {
        if wonders(&shared.session) {
            return self.ask_coach(shared, Question::WhyNot(cell, digit));
        }
        let holds = shared.session.digit_found(cell) == Some(digit);
        let question = if holds { Question::Why(cell) } else { Question::WhyNot(cell, digit) };
        let locale = shared.speech.locale();
        if shared.session.why(question).is_none() {
            let geometry = shared.session.geometry();
            let open = Words::from(words::WhyOpen { cell: geometry.cell_name(cell) });
            shared.notices.said = Some(Said::now(open));
            return Task::none();
        }
        self.why.ask(Some(question), &shared.session, locale);
        self.go_to(Tab::Why).chain(reveal_beginning(TOLD))
    }

    /// Tells the other answer: the shortest, or that of the procedure.
    pub(crate) fn other_answer(&mut self, shared: &mut Shared) -> Task<Message> {
        if nothing_to_explain(shared) {
            return Task::none();
        }
        let task = self.go_to(Tab::Why);
        let other = self.why.other();
        self.update_why(shared, other);
        task
    }

    /// Something happened in the panel *Why*.
    pub(crate) fn update_why(&mut self, shared: &mut Shared, message: why::Message) {
        self.walking.is_playing = false;
        let locale = shared.speech.locale();
        self.why.update(message, &shared.session, locale);
    }

    /// Something happened in the steps of the card.
    pub(crate) fn update_card(&mut self, shared: &mut Shared, message: proof::Message) {
        self.walking.is_playing = false;
        shared.ask(Request::LeaveSolution);
        let locale = shared.speech.locale();
        if let Some(proof) = &mut self.finding.proof {
            proof.update(message, shared.session.geometry(), locale);
        }
    }

    /// Opens the rule book at the rule of the step that is shown, or of the hint.
    pub(crate) fn show_rule(&self, shared: &mut Shared) {
        let Some(rule) = self.rule_at_hand(shared) else {
            let words = if self.tab != Tab::Hint && shared.session.tells_another() {
                words::BookNotOfExplainer
            } else {
                words::BookNoRuleAtHand
            };
            shared.notices.said = Some(Said::now(Words::from(words)));
            return;
        };
        shared.ask(Request::Rule(rule));
    }

    fn rule_at_hand(&self, shared: &Shared) -> Option<RuleId> {
        match self.tab {
            // A hint may name its rule before it tells its step.
            Tab::Hint => self.hint.hint()?.rule,
            // What Sudoku Explainer does has no page.
            Tab::Procedure | Tab::Why => {
                let step = self.step_at_hand(shared).filter(|_| !shared.session.tells_another());
                step.map(|it| it.step.rule)
            }
        }
    }

    /// Tells all that is known of a finding, or only the beginning.
    pub(crate) fn toggle_details(&mut self, shared: &mut Shared) {
        if finding::folds(&shared.session) {
            self.finding.is_open = !self.finding.is_open;
        } else if self.tab == Tab::Why && self.why.has_length() {
            self.update_why(shared, why::Message::ExplainLength);
        }
    }
}
