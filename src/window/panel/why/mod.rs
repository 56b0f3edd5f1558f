//! The panel *Why*: why a cell holds its digit, or why it does not hold another.
//!
//! What is said is put into words once, when the question, the answer or the language changes, so that drawing is only
//! drawing. The answer of the procedure is there at once; the shortest one is looked for elsewhere, and takes its place
//! when it is found.

mod answer;
mod view;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::nested::Unfolded;
use crate::explanation::Why;
use crate::grid::Geometry;
use crate::locale::Locale;
use crate::proof::Place;
use crate::session::{Question, Session};
use crate::window::message::Go;
use answer::Answer;

/// Which answer is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum By {
    /// The shortest one that is found.
    #[default]
    Shortest,
    /// What the procedure did.
    Procedure,
}

impl By {
    /// Both, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::Shortest, Self::Procedure];
}

/// What can be chosen in a proof.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Spot {
    /// A part that is folded, by its number.
    Part(usize),
    /// A step, or a place within one.
    Place(Place),
}

/// The state of the panel.
#[derive(Debug, Default)]
pub struct Panel {
    question: Option<Question>,
    by: By,
    /// The shortest answers that were found for this puzzle.
    shortest: BTreeMap<Question, Arc<Why>>,
    answer: Option<Answer>,
    current: Option<Spot>,
    /// The parts that are open.
    open: BTreeSet<usize>,
    unfolded: Unfolded,
}

/// Something that happened in the panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// A place of the proof was chosen.
    Choose(Place),
    /// The step at a place is to be unfolded or folded.
    Toggle(Place),
    /// A part of the proof is to be opened or closed.
    TogglePart(usize),
    /// The other answer is wanted.
    By(By),
}

impl Panel {
    /// Asks a question, or none. What was chosen in the answer before is forgotten.
    pub(crate) fn ask(&mut self, question: Option<Question>, session: &Session, locale: &Locale) {
        self.question = question;
        self.answer_anew(session, locale);
    }

    /// Forgets all answers: there is another puzzle, or none is solved.
    pub(crate) fn forget(&mut self) {
        *self = Self { by: self.by, ..Self::default() };
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
        if self.question == Some(question) && self.by == By::Shortest && self.current.is_none() {
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
        self.current = None;
        self.open.clear();
        self.unfolded.clear();
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
            self.unfolded.translate((session.geometry(), &answer.why.slice), locale);
            self.answer = Some(Answer::new(answer.why, session, locale));
        }
    }

    /// The answer, if a question is asked that has one.
    pub(crate) fn answer(&self) -> Option<&Why> {
        self.answer.as_ref().map(|answer| &*answer.why)
    }

    /// The chosen place of the proof: of a folded part, its last step.
    pub(crate) fn place(&self) -> Option<Place> {
        match self.current.as_ref()? {
            Spot::Place(place) => Some(place.clone()),
            Spot::Part(part) => {
                let steps = &self.answer.as_ref()?.parts.get(*part)?.steps;
                Some(Place::step(steps.end.saturating_sub(1)))
            }
        }
    }

    /// Reacts to a message.
    pub(crate) fn update(&mut self, message: Message, session: &Session, locale: &Locale) {
        match message {
            Message::Choose(place) => {
                let spot = Spot::Place(place);
                self.current = (self.current.as_ref() != Some(&spot)).then_some(spot);
            }
            Message::Toggle(place) => {
                if !self.fold_at(&place) {
                    let _ = self.unfold_at(&place, session.geometry(), locale);
                }
            }
            Message::TogglePart(part) => {
                if !self.open.remove(&part) {
                    let _ = self.open.insert(part);
                }
                let spot = self.is_folded(part).then_some(Spot::Part(part));
                self.current = spot.or_else(|| self.first_of(part));
            }
            Message::By(by) => {
                if self.by != by || self.found_meanwhile().is_some() {
                    self.by = by;
                    self.answer_anew(session, locale);
                }
            }
        }
    }

    /// Goes to another line of the proof. Before any was chosen, the last one stands out. False if it is there
    /// already.
    pub(crate) fn walk(&mut self, go: Go) -> bool {
        let spots = self.spots();
        let Some(last) = spots.len().checked_sub(1) else { return false };
        let at = match &self.current {
            None if go == Go::On => None,
            None => Some(last),
            Some(current) => spots.iter().position(|spot| spot == current),
        };
        let next = spots.into_iter().nth(go.from(at, last));
        let moves = self.current != next;
        self.current = next;
        moves
    }

    /// Whether the chosen line is unfolded.
    pub(crate) fn is_unfolded(&self) -> bool {
        matches!(&self.current, Some(Spot::Place(place)) if self.unfolded.has(place))
    }

    /// Opens what is folded at the chosen line; false if there is nothing.
    pub(crate) fn unfold(&mut self, geometry: &Geometry, locale: &Locale) -> bool {
        match self.current.clone() {
            Some(Spot::Part(part)) => {
                let _ = self.open.insert(part);
                self.current = self.first_of(part);
                true
            }
            Some(Spot::Place(place)) => self.unfold_at(&place, geometry, locale),
            None => false,
        }
    }

    /// Folds what the chosen line opens or lies in; false if there is nothing.
    pub(crate) fn fold(&mut self) -> bool {
        let Some(Spot::Place(place)) = self.current.clone() else { return false };
        if self.fold_at(&place) {
            return true;
        }
        if let Some(around) = place.around() {
            return self.fold_at(&around);
        }
        let answer = self.answer.as_ref();
        let Some(part) = answer.and_then(|answer| answer.part_of(place.outermost())) else {
            return false;
        };
        let _ = self.open.remove(&part);
        self.current = Some(Spot::Part(part));
        true
    }

    /// Goes back to the whole proof; false if it is there already.
    pub(crate) fn leave_line(&mut self) -> bool {
        self.current.take().is_some()
    }

    fn unfold_at(&mut self, place: &Place, geometry: &Geometry, locale: &Locale) -> bool {
        let Some(answer) = &self.answer else { return false };
        let unfolds = self.unfolded.unfold((geometry, &answer.why.slice), place, locale);
        if unfolds {
            self.open.extend(answer.part_of(place.outermost()));
            self.current = Some(Spot::Place(place.clone()));
        }
        unfolds
    }

    fn fold_at(&mut self, place: &Place) -> bool {
        let folds = self.unfolded.fold(place);
        if folds {
            self.current = Some(Spot::Place(place.clone()));
        }
        folds
    }

    fn is_folded(&self, part: usize) -> bool {
        !self.open.contains(&part)
    }

    fn first_of(&self, part: usize) -> Option<Spot> {
        let part = self.answer.as_ref()?.parts.get(part)?;
        Some(Spot::Place(Place::step(part.steps.start)))
    }

    /// What can be walked to, in the order in which it is read.
    fn spots(&self) -> Vec<Spot> {
        let Some(answer) = &self.answer else { return Vec::new() };
        let mut spots = Vec::new();
        for number in 0..answer.lines.len() {
            match answer.part_of(number) {
                Some(part) if self.is_folded(part) => {
                    if answer.parts[part].steps.start == number {
                        spots.push(Spot::Part(part));
                    }
                }
                _ => {
                    let place = Place::step(number);
                    let inner = self.unfolded.places(&place);
                    spots.push(Spot::Place(place));
                    spots.extend(inner.into_iter().map(Spot::Place));
                }
            }
        }
        spots
    }
}
