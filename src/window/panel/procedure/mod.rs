//! The panel *Procedure*: all steps in a list, the chosen one with its reason and, if it supposes something, with the
//! steps within it.

mod columns;
mod filter;
mod list;
mod message;

pub use message::{Choice, Event, Message};

use super::proof::nested::Unfolded;
use super::telling;
use crate::action::Go;
use columns::Heights;
use duvod::explainer::{ExplainerRating, ExplainerScore};
use duvod::explanation::rule_name;
use duvod::knowledge::{Knowledge, Level};
use duvod::locale::Locale;
use duvod::message::{Message as Words, words};
use duvod::proof::{RuleId, StepPath};
use duvod::rating::rate;
use duvod::session::Session;
use filter::Filter;

/// The state of the panel.
#[derive(Debug, Default)]
pub struct Panel {
    rows: Vec<Row>,
    heights: Heights,
    score: String,
    /// Why the puzzle has another score than these steps, where it has.
    rated: Option<String>,
    /// Whether the steps are those of Sudoku Explainer.
    is_explainer: bool,
    sentence: Option<String>,
    /// A place within the step that is shown, if it is not the step itself.
    inner: Option<StepPath>,
    unfolded: Unfolded,
    filter: Filter,
    offset: f32,
    height: Option<f32>,
}

/// A step in words.
#[derive(Debug)]
struct Row {
    id: RuleId,
    rule: String,
    result: String,
    level: Option<Level>,
    /// Its score, or how Sudoku Explainer rates it.
    cost: String,
    unfolds: bool,
}

impl Panel {
    /// Puts the steps of the session into words; there are none before the puzzle is solved. If they are those of Sudoku
    /// Explainer, this is how it rates them.
    pub(crate) fn tell(
        &mut self,
        session: &Session,
        (knowledge, profile): (&Knowledge, &str),
        explainer: Option<&ExplainerRating>,
        locale: &Locale,
    ) {
        let steps = session.steps().unwrap_or_default();
        let within = session.trace().map(|trace| trace.steps.as_slice()).unwrap_or_default();
        let cost = |rule| knowledge.rule(rule).map_or(0, |rule| rule.cost);
        let number = |cost: u32| locale.say(&Words::from(words::WindowNumber { number: cost }));
        let rated = |step: usize| {
            let number = f64::from(ExplainerScore(explainer?.steps.get(step)?.rating));
            Some(locale.say(&words::WindowTenths { number }.into()))
        };
        self.is_explainer = explainer.is_some();
        self.rows = steps
            .iter()
            .zip(within)
            .enumerate()
            .map(|(place, (told, step))| Row {
                id: told.rule,
                rule: locale.say(&told.name),
                result: locale.say(&told.result()),
                level: knowledge.rule(told.rule).map(|rule| rule.level),
                cost: rated(place).unwrap_or_else(|| number(cost(told.rule))),
                unfolds: !step.cases.is_empty(),
            })
            .collect();
        self.heights.forget();
        self.tell_score(session, knowledge, locale);
        let known = (knowledge, profile);
        self.filter.tell(steps, known, explainer, (session.geometry(), locale));
        match session.trace() {
            Some(trace) => self.unfolded.translate((session.geometry(), trace), locale),
            None => self.unfolded.clear(),
        }
        self.say_chosen(session, locale);
    }

    /// Puts the score of the steps into words, and beside it that of the puzzle if it is another one: the puzzle is rated by
    /// the rules in their order, whatever lighter steps are told.
    fn tell_score(&mut self, session: &Session, knowledge: &Knowledge, locale: &Locale) {
        let score = session.trace().map_or(0, |trace| rate(knowledge, trace).score);
        let rating = session.rated_trace().map(|trace| rate(knowledge, trace));
        let rating = rating.filter(|rating| session.is_complete() && rating.score != score);
        let words = match &rating {
            Some(rating) => words::WindowScoreBeside { score, puzzle: rating.score }.into(),
            None if session.is_complete() => Words::from(words::WindowScore { score }),
            None => words::WindowScoreSoFar { score }.into(),
        };
        self.score = locale.say(&words);
        self.rated = rating.and_then(|rating| {
            let (puzzle, hardest) = (rating.score, rule_name(rating.hardest?));
            Some(locale.say(&words::WindowScoreWhy { score, puzzle, hardest }.into()))
        });
    }

    /// Forgets what was unfolded and chosen: the steps are others.
    pub(crate) fn forget(&mut self) {
        self.unfolded.clear();
        self.inner = None;
        let _ = self.filter.clear();
        self.open();
    }

    /// Puts the reason of the shown step into words.
    fn say_chosen(&mut self, session: &Session, locale: &Locale) {
        self.sentence = reason_of_shown(session, locale);
    }

    /// A place is shown, whose step the session shows; or none is.
    pub(crate) fn show(&mut self, place: Option<StepPath>, session: &Session, locale: &Locale) {
        self.inner = place.filter(|place| place.depth() > 0);
        self.say_chosen(session, locale);
    }

    /// The place that is shown.
    pub(crate) fn place(&self, session: &Session) -> Option<StepPath> {
        let step = session.shown()?;
        let inner = self.inner.as_ref().filter(|inner| inner.outermost() == step);
        Some(inner.cloned().unwrap_or(StepPath::step(step)))
    }

    /// Where walking leads from the place that is shown; `None` if there is nothing to walk.
    pub(crate) fn walk(&self, go: Go, session: &Session) -> Option<StepPath> {
        let shown = self.place(session);
        let mut places = Vec::new();
        for step in self.listed() {
            let place = StepPath::step(step);
            let is_shown = shown.as_ref().is_some_and(|shown| shown.outermost() == step);
            let inner = if is_shown { self.unfolded.places(&place) } else { Vec::new() };
            places.push(place);
            places.extend(inner);
        }
        let last = places.len().checked_sub(1)?;
        let Some(shown) = shown else { return places.into_iter().nth(go.from(None, last)) };
        let before = places.iter().take_while(|place| **place < shown).count();
        let at = match go {
            Go::First => 0,
            Go::Last => last,
            Go::Back => before.saturating_sub(1),
            Go::On if places.get(before) == Some(&shown) => (before + 1).min(last),
            Go::On => before.min(last),
        };
        places.into_iter().nth(at)
    }

    /// The list is shown anew, from its top.
    pub(crate) fn open(&mut self) {
        self.offset = 0.0;
    }

    /// Lists the steps by the next choice of the filter.
    pub(crate) fn next_filter(&mut self) {
        self.filter.next();
        self.open();
    }

    /// The step that is to be shown in place of the shown one, if that is not listed: the next one that is, or the last.
    pub(crate) fn next_listed(&self, session: &Session) -> Option<StepPath> {
        let shown = session.shown()?;
        let listed = self.listed();
        let next = listed.iter().find(|&&step| step >= shown).or(listed.last())?;
        (*next != shown).then(|| StepPath::step(*next))
    }

    /// The rules that the filter offers.
    #[cfg(test)]
    pub(crate) fn offered(&self) -> Vec<RuleId> {
        self.filter.offered()
    }

    /// Lists all steps again; false if all are listed.
    pub(crate) fn leave_filter(&mut self) -> bool {
        self.filter.clear()
    }

    /// Whether the step that is shown is unfolded.
    pub(crate) fn is_unfolded(&self, session: &Session) -> bool {
        self.place(session).is_some_and(|place| self.unfolded.has(&place))
    }

    /// Unfolds the step that is shown; false if there is nothing in it.
    pub(crate) fn unfold(&mut self, session: &Session, locale: &Locale) -> bool {
        let Some((trace, place)) = session.trace().zip(self.place(session)) else { return false };
        self.unfolded.unfold((session.geometry(), trace), &place, locale)
    }

    /// Folds the step that is shown, or else the one that it is within; gives the place that is left.
    pub(crate) fn fold(&mut self, session: &Session) -> Option<StepPath> {
        let place = self.place(session)?;
        if self.unfolded.fold(&place) {
            return Some(place);
        }
        let around = place.around()?;
        let _ = self.unfolded.fold(&around);
        Some(around)
    }

    /// Reacts to a message.
    pub(crate) fn update(
        &mut self,
        message: Message,
        session: &Session,
        locale: &Locale,
    ) -> Option<Event> {
        match message {
            Message::Choose(place) => Some(Event::Choose(place)),
            Message::Go(go) => Some(Event::Go(go)),
            Message::Rule(rule) => Some(Event::Rule(rule)),
            Message::Explainer => Some(Event::Explainer),
            Message::Play => Some(Event::Play),
            Message::Pace => Some(Event::Pace),
            Message::Toggle(place) => {
                if !self.unfolded.fold(&place) {
                    let trace = session.trace()?;
                    let _ = self.unfolded.unfold((session.geometry(), trace), &place, locale);
                }
                Some(Event::Show(place))
            }
            Message::ToggleFilter => {
                self.filter.toggle();
                Some(Event::Listed)
            }
            Message::Filter(choice) => {
                self.filter.choose(choice);
                // Nothing is scrolled under the pointer.
                self.next_listed(session).map(Event::Turned)
            }
            Message::Scrolled(viewport) => {
                self.offset = viewport.absolute_offset().y;
                self.height = Some(viewport.bounds().height);
                None
            }
        }
    }

    /// The numbers of the steps that are listed.
    pub(crate) fn listed(&self) -> Vec<usize> {
        let lets = |row: &Row| self.filter.lets(row.id, row.level);
        let rows = self.rows.iter().enumerate();
        rows.filter(|(_, row)| lets(row)).map(|(number, _)| number).collect()
    }
}

/// The reason of the shown step, in a sentence or in the notation of experts.
fn reason_of_shown(session: &Session, locale: &Locale) -> Option<String> {
    let (number, trace) = (session.shown()?, session.trace()?);
    let (told, step) = (session.steps()?.get(number)?, trace.steps.get(number)?);
    let mut state = trace.start.candidates(session.geometry());
    let before = trace.steps.iter().take(if locale.is_terse() { number } else { 0 });
    before.for_each(|step| step.apply(session.geometry(), &mut state));
    Some(telling::told(&told.sentence, (&state, step), (session.geometry(), locale)))
}
