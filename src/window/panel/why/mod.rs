//! The panel *Why*: why a cell holds its digit, or why it does not hold another.
//!
//! What is said is put into words once, when the question, the answer or the language changes, so that drawing is only
//! drawing. The answer of the procedure is there at once; the shortest one is looked for elsewhere, and takes its place
//! when it is found.
//!
//! The answer on the screen is a true one at every moment: it is about the cell, the puzzle and the state that are shown,
//! whatever changed them; a proof that is being walked is not taken away; and nothing of the solution is shown under a
//! supposition.

mod answer;
mod in_play;
mod message;
mod offer;
mod view;

use std::collections::BTreeMap;
use std::sync::Arc;

pub use message::{By, Message};
pub(crate) use offer::OfferContext;

use super::proof::Proof;
use answer::Answer;
use duvod::explanation::Why;
use duvod::grid::{Board, StateText};
use duvod::locale::Locale;
use duvod::proof::{StepPath, Trace};
use duvod::session::{Advice, Mode, Question, Session};
use in_play::InPlay;

/// What the answers are told of: a puzzle, and how it was solved, if it was.
#[derive(Debug)]
struct Basis {
    mode: Mode,
    puzzle: Board,
    trace: Option<Arc<Trace>>,
}

impl Basis {
    fn of(session: &Session) -> Self {
        let (puzzle, trace) = (session.puzzle().clone(), session.trace().cloned());
        Self { mode: session.mode(), puzzle, trace }
    }

    fn is_at_hand(&self, session: &Session) -> bool {
        let is_same_trace = match (&self.trace, session.trace()) {
            (Some(told), Some(now)) => Arc::ptr_eq(told, now),
            (told, now) => told.is_none() && now.is_none(),
        };
        is_same_trace && self.mode == session.mode() && self.puzzle == *session.puzzle()
    }
}

/// The state of the panel.
#[derive(Debug, Default)]
pub struct Panel {
    question: Option<Question>,
    /// What all that is known here is about, once something was asked.
    basis: Option<Basis>,
    by: By,
    /// The shortest answers that were found for this puzzle.
    shortest: BTreeMap<Question, Arc<Why>>,
    answer: Option<Answer>,
    /// Whether it is told what the length of an answer means.
    is_length_explained: bool,
    /// What was told of the cell in play.
    in_play: Option<InPlay>,
}

impl Panel {
    /// Asks a question, or none. What was chosen in the answer before is forgotten, and so are all answers if there is
    /// another puzzle, or it is solved otherwise.
    pub(crate) fn ask(&mut self, question: Option<Question>, session: &Session, locale: &Locale) {
        if !self.basis.as_ref().is_some_and(|basis| basis.is_at_hand(session)) {
            self.shortest.clear();
            self.basis = Some(Basis::of(session));
        }
        self.question = question;
        self.in_play = None;
        self.answer_anew(session, locale);
    }

    /// Whether what is told, or not told, is about the cell, the puzzle and the state at hand.
    pub(crate) fn is_about(&self, session: &Session) -> bool {
        self.question.map(Question::cell) == session.selected()
            && self.basis.as_ref().is_some_and(|basis| basis.is_at_hand(session))
            && self.in_play.as_ref().is_none_or(|told| told.is_about(session))
    }

    /// The question that is asked.
    pub(crate) fn question(&self) -> Option<Question> {
        self.question
    }

    /// The question of which the shortest answer is still to be found.
    pub(crate) fn wanted(&self) -> Option<Question> {
        let question = self.question.filter(|_| self.by == By::Shortest)?;
        let answer = self.answer.as_ref()?;
        let known = self.shortest.contains_key(&question) || answer.why.slice.steps.is_empty();
        (!known).then_some(question)
    }

    /// Takes the shortest answer to a question.
    pub(crate) fn take(
        &mut self,
        question: Question,
        why: Why,
        session: &Session,
        locale: &Locale,
    ) {
        let _ = self.shortest.insert(question, Arc::new(why));
        // A proof that is being walked is not taken away.
        if self.question == Some(question) && self.by == By::Shortest && self.place().is_none() {
            self.answer_anew(session, locale);
        }
    }

    /// How many steps the shortest answer has, if it was found while another is being walked.
    fn found_meanwhile(&self) -> Option<usize> {
        let answer = self.answer.as_ref().filter(|answer| answer.why.comparison.is_none())?;
        let found = self.shortest.get(&self.question?).filter(|_| self.by == By::Shortest)?;
        (found.slice != answer.why.slice).then_some(found.slice.steps.len())
    }

    fn answer_anew(&mut self, session: &Session, locale: &Locale) {
        let why = self.question.and_then(|question| match self.by {
            By::Shortest if self.shortest.contains_key(&question) => {
                self.shortest.get(&question).cloned()
            }
            _ => session.why(question).map(Arc::new),
        });
        self.answer = why.map(|why| Answer::new(why, session, locale));
    }

    /// Says the same in another language.
    pub(crate) fn translate(&mut self, session: &Session, locale: &Locale) {
        if let Some(answer) = self.answer.take() {
            self.answer = Some(answer.translated(session, locale));
        }
        self.translate_in_play(session, locale);
    }

    /// The answer, if a question is asked that has one.
    pub(crate) fn answer(&self) -> Option<&Arc<Why>> {
        self.answer.as_ref().map(|answer| &answer.why)
    }

    /// The proof of the answer.
    pub(crate) fn proof(&mut self) -> Option<&mut Proof> {
        if let Some(told) = &mut self.in_play {
            return told.proof_mut();
        }
        self.answer.as_mut().map(|answer| &mut answer.proof)
    }

    /// The chosen place of the proof.
    pub(crate) fn place(&self) -> Option<StepPath> {
        self.answer.as_ref()?.proof.place()
    }

    /// Whether there is an answer whose length can be explained.
    pub(crate) fn has_length(&self) -> bool {
        let in_play = self.in_play.as_ref().and_then(InPlay::answer);
        in_play.or(self.answer.as_ref()).is_some_and(|answer| !answer.proof.is_empty())
    }

    /// What asks for the other answer than the one that is told.
    pub(crate) fn other(&self) -> Message {
        Message::By(if self.by == By::Shortest { By::Procedure } else { By::Shortest })
    }

    /// Reacts to a message.
    pub(crate) fn update(&mut self, message: Message, session: &Session, locale: &Locale) {
        match message {
            Message::Act(_) => {}
            Message::Proof(message) => {
                if let Some(proof) = self.proof() {
                    proof.update(message, session.geometry(), locale);
                }
            }
            Message::ExplainLength => self.is_length_explained = !self.is_length_explained,
            Message::By(by) => {
                if self.by != by || self.found_meanwhile().is_some() {
                    self.by = by;
                    self.answer_anew(session, locale);
                }
            }
        }
    }

    /// Takes what the coach says of the cell in a state.
    pub(crate) fn take_in_play(
        &mut self,
        state: StateText,
        advice: Advice,
        session: &Session,
        locale: &Locale,
    ) {
        self.in_play = InPlay::new(state, advice, session, locale);
    }

    /// Forgets what was told of a cell in play; false if nothing was.
    pub(crate) fn leave_in_play(&mut self) -> bool {
        self.in_play.take().is_some()
    }

    /// Whether it is told why what is in the selected cell is a mistake.
    pub(crate) fn tells_mistake(&self, session: &Session) -> bool {
        let is_mistake = self.in_play.as_ref().is_some_and(InPlay::is_mistake);
        is_mistake && self.is_about(session)
    }

    /// Says what was told in play in another language.
    pub(super) fn translate_in_play(&mut self, session: &Session, locale: &Locale) {
        self.in_play = self.in_play.take().and_then(|told| told.translated(session, locale));
    }

    /// The steps that were told of a cell in play, and which of them the grid shows.
    pub(crate) fn shown_in_play(&self) -> Option<(&Trace, StepPath)> {
        self.in_play.as_ref()?.shown()
    }
}
