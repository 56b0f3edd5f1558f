//! A proof: steps in a list, each with its marks on the grid at that state; walked by mouse and keyboard, with what lies
//! within a step that supposes something unfolded below it.
//!
//! Whatever shows steps shows them so: the answers to *why*, the reasons of a mistake, a hint or a judgement, and what a
//! card rests on. What is said is put into words once, when the proof or the language changes.

pub(crate) mod nested;
pub(crate) mod row;

mod message;
mod view;

use std::collections::BTreeSet;

pub use message::Message;
use nested::Unfolded;
use row::Line;

use super::telling;
use crate::action::Go;
use duvod::explanation::{
    NarratedStep, Part, Reason, is_long, parts, procedure, references, summary,
};
use duvod::grid::{Geometry, StateText};
use duvod::locale::Locale;
use duvod::message::{Message as Words, words};
use duvod::proof::{Start, Step, StepPath, Trace};

/// How many steps of a reason are shown before they are asked for.
const FEW: usize = 3;

/// What a proof is shown for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// It is an answer; a long one comes in parts. Beside each step stands which one of the procedure it is, if it is the
    /// procedure's own.
    Answer {
        /// Whether it is.
        is_procedure: bool,
    },
    /// It is the reason of something, and can be hidden.
    Reason,
    /// It is a single step that is told elsewhere: only what lies within it is shown.
    Within,
}

/// What can be chosen in a proof.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Spot {
    /// A part that is folded, by its number.
    Part(usize),
    /// A step, or a place within one.
    Place(StepPath),
    /// What all steps of an answer come to. The grid shows the answer then, as it does before anything is chosen.
    Conclusion,
}

/// The steps of a trace in words, and what is shown of them.
#[derive(Debug)]
pub(crate) struct Proof {
    kind: Kind,
    trace: Trace,
    told: Vec<NarratedStep>,
    /// What cannot be, if the trace ends there.
    contradiction: Option<Words>,
    /// What all steps come to, as a line of its own.
    conclusion: Option<Words>,
    lines: Vec<Line>,
    parts: Vec<Part>,
    headings: Vec<String>,
    summary: Option<String>,
    end: Option<String>,
    concluded: Option<String>,
    current: Option<Spot>,
    /// The parts that are open.
    open: BTreeSet<usize>,
    unfolded: Unfolded,
    /// Whether a reason is shown.
    is_shown: bool,
}

impl Proof {
    /// The steps of a trace, with what is told of each, and if the trace comes to what cannot be, of that.
    pub(crate) fn new(
        kind: Kind,
        trace: Trace,
        told: Vec<NarratedStep>,
        contradiction: Option<Words>,
        (geometry, locale): (&Geometry, &Locale),
    ) -> Self {
        let mut proof = Self {
            kind,
            parts: match kind {
                Kind::Answer { .. } => parts(geometry, &trace, &told),
                _ => Vec::new(),
            },
            is_shown: kind != Kind::Reason || told.len() <= FEW,
            contradiction: contradiction.filter(|_| trace.contradiction.is_some()),
            trace,
            told,
            lines: Vec::new(),
            headings: Vec::new(),
            summary: None,
            end: None,
            conclusion: None,
            concluded: None,
            current: None,
            open: BTreeSet::new(),
            unfolded: Unfolded::default(),
        };
        proof.translate(geometry, locale);
        // The sentence of so long a step says that its steps stand below.
        if kind == Kind::Within && proof.trace.steps.first().is_some_and(is_long) {
            let of = (geometry, &proof.trace);
            let _ = proof.unfolded.unfold(of, &StepPath::step(0), locale);
        }
        proof
    }

    /// The same with a line for what its steps come to.
    pub(crate) fn concluding(self, words: Words, locale: &Locale) -> Self {
        Self { concluded: Some(locale.say(&words)), conclusion: Some(words), ..self }
    }

    /// The steps of a reason.
    pub(crate) fn of_reason(reason: &Reason, geometry: &Geometry, locale: &Locale) -> Self {
        let (slice, lines) = (reason.slice.clone(), reason.lines.clone());
        Self::new(Kind::Reason, slice, lines, None, (geometry, locale))
    }

    /// A single step that was taken in a state.
    pub(crate) fn of_step(
        kind: Kind,
        state: &StateText,
        step: &Step,
        (geometry, locale): (&Geometry, &Locale),
    ) -> Self {
        let trace = Trace::new(geometry, Start::from_state(state), vec![step.clone()]);
        let told = procedure(geometry, &trace);
        Self::new(kind, trace, told, None, (geometry, locale))
    }

    /// Says the same in another language.
    pub(crate) fn translate(&mut self, geometry: &Geometry, locale: &Locale) {
        self.lines = self.tell(geometry, locale);
        self.headings = self.parts.iter().map(|part| locale.say(&part.heading)).collect();
        self.summary = summary(&self.parts).map(|words| locale.say(&words));
        self.end = self.contradiction.as_ref().map(|words| locale.say(words));
        self.concluded = self.conclusion.as_ref().map(|words| locale.say(words));
        self.unfolded.translate((geometry, &self.trace), locale);
    }

    /// The steps, each with the earlier ones that it rests on.
    fn tell(&self, geometry: &Geometry, locale: &Locale) -> Vec<Line> {
        let references = references(geometry, &self.trace);
        let is_procedure = self.kind == Kind::Answer { is_procedure: true };
        let steps = self.trace.steps.iter().zip(&self.told).zip(references).enumerate();
        let mut state = self.trace.start.candidates(geometry);
        let line =
            |(number, ((step, told), reference)): (usize, ((_, &NarratedStep), Option<Words>))| {
                let step: &duvod::proof::Step = step;
                let sentence = telling::told(&told.sentence, (&state, step), (geometry, locale));
                if locale.is_terse() {
                    step.apply(geometry, &mut state);
                }
                let step_number = told.step + 1;
                let of_procedure = if told.is_within {
                    Words::from(words::WindowStepWithin { step: step_number })
                } else {
                    words::WindowStepNumber { step: step_number }.into()
                };
                Line {
                    place: StepPath::step(number),
                    result: locale.say(&told.result()),
                    rule: locale.say(&told.name),
                    step: if is_procedure { locale.say(&of_procedure) } else { String::new() },
                    sentence,
                    reference: reference.map(|words| locale.say(&words)),
                    unfolds: !step.cases.is_empty(),
                    is_laid_out: is_long(step) && !told.is_as_before,
                }
            };
        steps.map(line).collect()
    }

    /// The steps.
    pub(crate) fn trace(&self) -> &Trace {
        &self.trace
    }

    /// Whether there are no steps.
    pub(crate) fn is_empty(&self) -> bool {
        self.lines.is_empty() && self.end.is_none()
    }

    /// Whether it can be seen, and not only the button that shows it.
    pub(crate) fn is_shown(&self) -> bool {
        self.is_shown
    }

    /// What a long proof comes to.
    pub(crate) fn summary(&self) -> Option<&str> {
        self.summary.as_deref()
    }

    /// The chosen place: of a folded part, its last step.
    pub(crate) fn place(&self) -> Option<StepPath> {
        match self.current.as_ref()? {
            Spot::Place(place) => Some(place.clone()),
            Spot::Part(part) => {
                let steps = &self.parts.get(*part)?.steps;
                Some(StepPath::step(steps.end.saturating_sub(1)))
            }
            Spot::Conclusion => None,
        }
    }

    /// What is lit, since the grid shows it: what is chosen, or else what an answer comes to.
    fn lit(&self) -> Option<Spot> {
        let conclusion = || self.conclusion.is_some().then_some(Spot::Conclusion);
        self.current.clone().or_else(conclusion)
    }

    /// What keys unfold and fold: what is chosen, or else the last step of an answer.
    fn at_hand(&self) -> Option<Spot> {
        let is_answer = matches!(self.kind, Kind::Answer { .. });
        let last = || Spot::Place(StepPath::step(self.lines.len().saturating_sub(1)));
        let chosen = self.current.clone().filter(|spot| *spot != Spot::Conclusion);
        chosen.or_else(|| is_answer.then(last))
    }

    /// Reacts to a message.
    pub(crate) fn update(&mut self, message: Message, geometry: &Geometry, locale: &Locale) {
        match message {
            Message::Choose(place) => {
                let spot = Spot::Place(place);
                self.current = (self.current.as_ref() != Some(&spot)).then_some(spot);
            }
            Message::Conclude => self.current = Some(Spot::Conclusion),
            Message::Toggle(place) => {
                if !self.fold_at(&place) {
                    let _ = self.unfold_at(&place, geometry, locale);
                }
            }
            Message::TogglePart(part) => {
                if !self.open.remove(&part) {
                    let _ = self.open.insert(part);
                }
                let spot = self.is_folded(part).then_some(Spot::Part(part));
                self.current = spot.or_else(|| self.first_of(part));
            }
            Message::ToggleAll => {
                self.is_shown = !self.is_shown;
                self.current = None;
            }
        }
    }

    /// Goes to another line, and shows a hidden reason. False if it is there already.
    pub(crate) fn walk(&mut self, go: Go) -> bool {
        let spots = self.spots();
        let Some(last) = spots.len().checked_sub(1) else { return false };
        self.is_shown = true;
        let at = match &self.current {
            None if go == Go::On || self.conclusion.is_none() => None,
            None => Some(last),
            Some(current) => spots.iter().position(|spot| spot == current),
        };
        let next = spots.into_iter().nth(go.from(at, last));
        let moves = self.current != next;
        self.current = next;
        moves
    }

    /// Whether the line at hand is unfolded.
    pub(crate) fn is_unfolded(&self) -> bool {
        matches!(&self.at_hand(), Some(Spot::Place(place)) if self.unfolded.has(place))
    }

    /// Opens what is folded at the line at hand; false if there is nothing.
    pub(crate) fn unfold(&mut self, geometry: &Geometry, locale: &Locale) -> bool {
        match self.at_hand() {
            Some(Spot::Part(part)) => {
                let _ = self.open.insert(part);
                self.current = self.first_of(part);
                true
            }
            Some(Spot::Place(place)) => self.unfold_at(&place, geometry, locale),
            None if self.kind == Kind::Within => {
                self.unfold_at(&StepPath::step(0), geometry, locale)
            }
            None | Some(Spot::Conclusion) => false,
        }
    }

    /// Folds what the line at hand opens or lies in; false if there is nothing.
    pub(crate) fn fold(&mut self) -> bool {
        let Some(Spot::Place(place)) = self.at_hand() else { return false };
        if self.fold_at(&place) {
            return true;
        }
        if let Some(around) = place.around() {
            return self.fold_at(&around);
        }
        let Some(part) = self.part_of(place.outermost()) else { return false };
        let _ = self.open.remove(&part);
        self.current = Some(Spot::Part(part));
        true
    }

    /// Chooses no line any more; false if none was chosen.
    pub(crate) fn leave(&mut self) -> bool {
        self.current.take().is_some_and(|spot| spot != Spot::Conclusion)
    }

    fn unfold_at(&mut self, place: &StepPath, geometry: &Geometry, locale: &Locale) -> bool {
        let unfolds = self.unfolded.unfold((geometry, &self.trace), place, locale);
        if unfolds {
            self.open.extend(self.part_of(place.outermost()));
            self.current = Some(Spot::Place(place.clone()));
        }
        unfolds
    }

    fn fold_at(&mut self, place: &StepPath) -> bool {
        let folds = self.unfolded.fold(place);
        if folds {
            self.current = Some(Spot::Place(place.clone()));
        }
        folds
    }

    /// The part that a step belongs to, by their numbers.
    fn part_of(&self, step: usize) -> Option<usize> {
        self.parts.iter().position(|part| part.steps.contains(&step))
    }

    fn is_folded(&self, part: usize) -> bool {
        !self.open.contains(&part)
    }

    fn first_of(&self, part: usize) -> Option<Spot> {
        Some(Spot::Place(StepPath::step(self.parts.get(part)?.steps.start)))
    }

    /// The place of what cannot be, behind the last step.
    fn end_place(&self) -> StepPath {
        StepPath::step(self.lines.len())
    }

    /// What can be walked to, in the order in which it is read.
    fn spots(&self) -> Vec<Spot> {
        let mut spots = Vec::new();
        for number in 0..self.lines.len() {
            match self.part_of(number) {
                Some(part) if self.is_folded(part) => {
                    if self.parts[part].steps.start == number {
                        spots.push(Spot::Part(part));
                    }
                }
                _ => {
                    let place = StepPath::step(number);
                    let inner = self.unfolded.places(&place);
                    spots.push(Spot::Place(place));
                    spots.extend(inner.into_iter().map(Spot::Place));
                }
            }
        }
        spots.extend(self.end.as_ref().map(|_| Spot::Place(self.end_place())));
        spots.extend(self.conclusion.as_ref().map(|_| Spot::Conclusion));
        spots
    }
}
