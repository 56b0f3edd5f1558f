//! How the window asks and answers: why and why not, walking proofs and the procedure.

use iced::Task;

use crate::action::{Action, Go, PlayAction, Tab};
use crate::background::Pending;
use crate::cards::notices::Said;
use crate::message::Message;
use crate::panel::proof::Proof;
use crate::panel::{self, procedure, proof, why};
use crate::play::at_hand::{browses, wonders};
use crate::state::Window;
use crate::widget::reveal::{FILTER, PANEL, TOLD, reveal, reveal_beginning};
use duvod::explanation::Why;
use duvod::grid::{Cell, Digit};
use duvod::message::{Message as Words, words};
use duvod::proof::StepPath;
use duvod::session::{Command, Inquiry, Lockable, Question};

impl Window {
    /// The shortest answer that is being looked for, with the number of the work. Who drives the window without running
    /// its tasks does it by hand, and sends the answer as [`Message::Answered`].
    pub fn inquiry(&self) -> Option<(u64, &Inquiry)> {
        self.background.seeking().map(Pending::waited)
    }

    /// Looks for the shortest answer that the panel wants, if it is seen and wants one; lets go of what it does not want.
    pub(crate) fn request_why(&mut self) -> Task<Message> {
        let wanted = self.answers.why.wanted().filter(|_| self.answers.tab == Tab::Why);
        let seeking = self.background.seeking().map(|seeking| seeking.asked().question());
        if wanted == seeking {
            return Task::none();
        }
        self.background.leave_seeking();
        let Some(inquiry) = wanted.and_then(|question| self.session.inquiry(question)) else {
            return Task::none();
        };
        let seek = self.background.request_why(inquiry);
        seek.map(|(number, answer)| Message::Answered(number, answer))
    }

    /// Takes the answer of a search that is still waited for.
    pub(crate) fn answered(&mut self, number: u64, answer: Option<Box<Why>>) {
        let Some(inquiry) = self.background.end_seeking(number) else { return };
        let question = inquiry.question();
        // Where none was found, that of the procedure stays, and is not asked for again.
        let answer = answer.map(|answer| *answer).or_else(|| self.session.why(question));
        if let Some(answer) = answer {
            self.answers.why.take(question, answer, &self.session, self.speech.locale());
        }
    }

    /// Asks why the selected cell holds its digit.
    pub(crate) fn ask_why(&mut self) {
        self.answers.ask_why(&self.session, self.speech.locale());
    }

    /// As [`Answers::ask_why_if_stale`](crate::panel::answers::Answers::ask_why_if_stale).
    pub(crate) fn ask_why_if_stale(&mut self) -> bool {
        self.answers.ask_why_if_stale(&self.session, self.speech.locale())
    }

    /// A cell was pressed: it is selected, and if it is selected already, it is asked why it holds its digit.
    pub(crate) fn select(&mut self, cell: Cell) -> Task<Message> {
        self.play.stroke = None;
        let is_selected = self.session.selected() == Some(cell);
        let task = self.apply(Command::Select(Some(cell)));
        if is_selected && matches!(self.answers.why.question(), Some(Question::WhyNot(..))) {
            self.ask_why();
        }
        task
    }

    /// The place of a pencil mark was pressed once the puzzle is solved. In the selected cell, where pencil marks are seen,
    /// this asks about its digit; else it selects the cell.
    pub(crate) fn candidate(&mut self, cell: Cell, digit: Digit) -> Task<Message> {
        let is_asked = self.session.trace().is_some()
            && self.session.selected() == Some(cell)
            && self.sight.grid.shows_pencil_marks(cell);
        if is_asked { self.ask_about(cell, digit) } else { self.select(cell) }
    }

    /// The next digit is one of which it is asked why it is not there.
    pub(crate) fn await_why_not(&mut self) -> Task<Message> {
        let lock = self.session.lock(Lockable::Explain).filter(|_| !wonders(&self.session));
        let lock = lock.map(|lock| lock.reason);
        let none = self.session.selected().is_none();
        let lock = lock.or_else(|| none.then(|| Words::from(words::WindowNoCellToAsk)));
        self.answers.awaits_why_not = lock.is_none();
        let words = lock.unwrap_or_else(|| Words::from(words::WindowWhyNotWhich));
        self.notices.said = Some(Said::now(words));
        Task::none()
    }

    /// The digit, by its number from 0, of which it was to be asked why it is not there.
    pub(crate) fn why_not_digit(&mut self, number: usize) -> Task<Message> {
        match self.session.selected() {
            Some(cell) if number < self.session.geometry().digit_count() => {
                self.ask_about(cell, Digit::new(number))
            }
            _ => Task::none(),
        }
    }

    /// A place of a pencil mark was pressed while it was to be asked why a digit is not there: it is that one, in the selected
    /// cell.
    pub(crate) fn why_not_at(&mut self, cell: Cell, digit: Digit) -> Task<Message> {
        let is_there = self.session.selected() == Some(cell);
        if is_there {
            self.ask_about(cell, digit)
        } else {
            self.play(PlayAction::Press(cell, digit))
        }
    }

    /// Asks why the cell holds the digit, if it does, or why it does not.
    pub(crate) fn ask_about(&mut self, cell: Cell, digit: Digit) -> Task<Message> {
        if wonders(&self.session) {
            return self.ask_coach(Question::WhyNot(cell, digit));
        }
        let holds = self.session.digit_found(cell) == Some(digit);
        let question = if holds { Question::Why(cell) } else { Question::WhyNot(cell, digit) };
        let locale = self.speech.locale();
        if self.session.why(question).is_none() {
            let geometry = self.session.geometry();
            let open = Words::from(words::WhyOpen { cell: geometry.cell_name(cell) });
            self.notices.said = Some(Said::now(open));
            return Task::none();
        }
        self.answers.why.ask(Some(question), &self.session, locale);
        self.go_to(Tab::Why).chain(reveal_beginning(TOLD))
    }

    /// Tells the other answer: the shortest, or that of the procedure.
    pub(crate) fn other_answer(&mut self) -> Task<Message> {
        if self.nothing_to_explain() {
            return Task::none();
        }
        let task = self.go_to(Tab::Why);
        let other = self.answers.why.other();
        Task::batch([task, self.update_why(other)])
    }

    /// Something happened in the panel *Why*.
    pub(crate) fn update_why(&mut self, message: why::Message) -> Task<Message> {
        self.answers.walking.is_playing = false;
        let locale = self.speech.locale();
        self.answers.why.update(message, &self.session, locale);
        Task::none()
    }

    /// Something happened in the panel *Procedure*.
    pub(crate) fn update_procedure(&mut self, message: procedure::Message) -> Task<Message> {
        let locale = self.speech.locale();
        match self.answers.procedure.update(message, &self.session, locale) {
            Some(procedure::Event::Choose(place)) => {
                self.answers.walking.is_playing = false;
                let is_shown = self.answers.procedure.place(&self.session).as_ref() == Some(&place);
                self.show((!is_shown).then_some(place))
            }
            Some(procedure::Event::Show(place)) => self.show(Some(place)),
            Some(procedure::Event::Turned(place)) => {
                let _ = self.show(Some(place));
                Task::none()
            }
            Some(procedure::Event::Go(go)) => self.act(Action::Go(go)),
            Some(procedure::Event::Play) => self.act(Action::WalkAlone),
            Some(procedure::Event::Pace) => self.act(Action::Pace),
            Some(procedure::Event::Listed) => reveal(PANEL).chain(reveal_beginning(FILTER)),
            Some(procedure::Event::Rule(rule)) => self.open_book_at(rule),
            Some(procedure::Event::Explainer) => self.act(Action::TellExplainer),
            None => Task::none(),
        }
    }

    /// The proof that keys walk now: that of the card, that of a hint, or that of the answer.
    pub(crate) fn walked(&mut self) -> Option<&mut Proof> {
        self.answers.walked(&self.session)
    }

    /// Something happened in the panel.
    pub(crate) fn update_panel(&mut self, message: panel::Message) -> Task<Message> {
        match message {
            panel::Message::Act(act) => return self.act(act),
            panel::Message::Why(message) => return self.update_why(message),
            panel::Message::Procedure(message) => return self.update_procedure(message),
            panel::Message::Hint(message) => return self.update_hint(message),
            panel::Message::Steps(message) => return self.update_steps(message),
            panel::Message::Review(message) => return self.update_review(message),
            panel::Message::Card(message) => return self.update_card(message),
            panel::Message::PathTyped(path) => self.path_typed(path),
            panel::Message::PathGiven => return self.path_given(),
            panel::Message::NumberTyped(typed) => self.sight.browsing.typed = typed,
            panel::Message::NumberGiven => return self.solution_number_given(),
        }
        Task::none()
    }

    /// Something happened in the steps of the card.
    pub(crate) fn update_card(&mut self, message: proof::Message) -> Task<Message> {
        self.answers.walking.is_playing = false;
        let _ = self.leave_solution();
        let locale = self.speech.locale();
        if let Some(proof) = &mut self.answers.finding.proof {
            proof.update(message, self.session.geometry(), locale);
        }
        Task::none()
    }

    /// Walks the lines of a proof, or the steps of the procedure; the task is none where there is no way.
    pub(crate) fn walk(&mut self, go: Go) -> Option<Task<Message>> {
        if let Some(proof) = self.walked() {
            return proof.walk(go).then(|| reveal(PANEL));
        }
        if self.reviews() {
            return self.walk_review(go);
        }
        if self.lists_steps() {
            return self.walk_steps(go);
        }
        if self.answers.tab != Tab::Procedure {
            return None;
        }
        let place = self.answers.procedure.walk(go, &self.session)?;
        let moves = self.answers.procedure.place(&self.session).as_ref() != Some(&place);
        moves.then(|| self.show(Some(place)))
    }

    /// As [`Window::walk`]; says so if there is nothing to explain. Of several solutions one after the other is shown,
    /// unless the steps that belong to them are.
    pub(crate) fn go(&mut self, go: Go) -> Task<Message> {
        self.answers.walking.is_playing = false;
        let steps_are_shown = self.answers.finding.is_open
            && self.sight.browsing.solution().is_none()
            && self.answers.finding.proof.as_ref().is_some_and(Proof::is_shown);
        if browses(&self.session) && !steps_are_shown {
            return self.go_to_solution(go);
        }
        if self.nothing_to_walk() { Task::none() } else { self.walk(go).unwrap_or(Task::none()) }
    }

    /// Whether there are no steps to walk; then it is said why.
    fn nothing_to_walk(&mut self) -> bool {
        !self.lists_steps()
            && !self.reviews()
            && self.walked().is_none_or(|proof| proof.is_empty())
            && self.nothing_to_explain()
    }

    /// Whether there is nothing to explain; then it is said why.
    fn nothing_to_explain(&mut self) -> bool {
        self.notices.said = self.reason(Lockable::Explain);
        self.notices.said.is_some()
    }

    /// Begins to walk by itself, from the first step if there is none after the one that is shown; or stops it.
    pub(crate) fn walk_alone(&mut self) -> Task<Message> {
        if self.nothing_to_walk() {
            return Task::none();
        }
        self.answers.walking.is_playing = !self.answers.walking.is_playing;
        if !self.answers.walking.is_playing {
            return Task::none();
        }
        let task = self.walk(Go::On).or_else(|| self.walk(Go::First));
        self.answers.walking.is_playing = task.is_some();
        task.unwrap_or(Task::none())
    }

    /// Time for the next step that is played; at the end it stops.
    pub(crate) fn paced(&mut self) -> Task<Message> {
        if !self.answers.walking.is_playing {
            return Task::none();
        }
        let task = self.walk(Go::On);
        self.answers.walking.is_playing = task.is_some();
        task.unwrap_or(Task::none())
    }

    /// Walks slower by itself, or after the slowest pace as fast as can be.
    pub(crate) fn change_pace(&mut self) -> Task<Message> {
        self.answers.walking.slower();
        let seconds = self.answers.walking.seconds();
        self.notices.said = Some(Said::now(Words::from(words::WindowPaceIs { seconds })));
        Task::none()
    }

    /// Lists the steps of the procedure by the next choice.
    pub(crate) fn next_filter(&mut self) -> Task<Message> {
        if !self.nothing_to_explain() {
            self.answers.procedure.next_filter();
            if let Some(place) = self.answers.procedure.next_listed(&self.session) {
                let _ = self.show(Some(place));
            }
        }
        self.go_to(Tab::Procedure).chain(reveal(PANEL)).chain(reveal_beginning(FILTER))
    }

    /// Shows what lies within the chosen line or step.
    pub(crate) fn unfold(&mut self) -> Task<Message> {
        let (geometry, locale) = (self.session.geometry().clone(), self.speech.language);
        let was_unfolded = match self.walked() {
            Some(proof) => proof.is_unfolded(),
            None => self.answers.procedure.is_unfolded(&self.session),
        };
        if was_unfolded {
            return self.go(Go::On);
        }
        let locale = self.speech.locales[locale].clone();
        let unfolds = match self.walked() {
            Some(proof) => proof.unfold(&geometry, &locale),
            None => {
                self.answers.tab == Tab::Procedure
                    && self.answers.procedure.unfold(&self.session, &locale)
            }
        };
        if unfolds { reveal(PANEL) } else { Task::none() }
    }

    /// Hides what lies within the chosen line or step, or what it lies in.
    pub(crate) fn fold(&mut self) -> Task<Message> {
        if let Some(proof) = self.walked() {
            let _ = proof.fold();
            return reveal(PANEL);
        }
        match self
            .answers
            .procedure
            .fold(&self.session)
            .filter(|_| self.answers.tab == Tab::Procedure)
        {
            Some(place) => self.show(Some(place)),
            None => Task::none(),
        }
    }

    /// Shows the grid at a place of the procedure, or at its end.
    pub(crate) fn show(&mut self, place: Option<StepPath>) -> Task<Message> {
        let step = place.as_ref().map(StepPath::outermost);
        let task = self.apply(Command::Show(step));
        let locale = self.speech.locale();
        self.answers.procedure.show(place, &self.session, locale);
        Task::batch([task, reveal(PANEL)])
    }
}
