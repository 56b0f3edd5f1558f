//! Practising a rule: an exercise on the grid, and beside it a card in place of the panel.
//!
//! It has its own state, [`Message`] and view, and knows no window. While it goes on, the game that was on the grid is held
//! aside, whole; what is on the grid is a session of its own.
//!
//! Invariant: an exercise ends once, found or given up; what is shown of it after that does not count.

mod reacting;
mod view;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use crate::background::Waiting;
use crate::panel::hint::Given;
use crate::panel::proof;
use crate::persistence::Preferences;
use duvod::explanation::Strength;
use duvod::grid::{CellSet, DigitSet, Geometry};
use duvod::knowledge::Knowledge;
use duvod::locale::Locale;
use duvod::message::words;
use duvod::practice::{
    Course, End, Exercise, Marked, NoExercise, PracticeOrder, PracticeVerdict, Tally, judge, told,
};
use duvod::proof::{RuleId, Step};
use duvod::session::{Coach, Lock, NamedRules, Session};
pub(crate) use view::view;

/// What was practised, and what is being practised now.
#[derive(Default)]
pub(crate) struct Practice {
    /// What came of each rule so far.
    pub(crate) tallies: BTreeMap<RuleId, Tally>,
    pub(crate) running: Option<Running>,
}

/// What is being practised.
pub(crate) struct Running {
    pub(crate) course: Course,
    pub(crate) exercise: Option<Arc<Exercise>>,
    pub(crate) making: Waiting<PracticeOrder>,
    pub(crate) judging: Waiting<Question>,
    /// The rule of which no board could be made.
    pub(crate) lacking: Option<RuleId>,
    /// The hint that is told.
    given: Option<Given>,
    /// What is said of what was marked, and what that was.
    verdict: Option<(Marked, PracticeVerdict, Vec<String>)>,
    /// How the exercise ended, and how long it had taken.
    ended: Option<(End, Duration)>,
    was_hinted: bool,
}

impl Practice {
    /// Whether something is being practised.
    pub(crate) fn is_on(&self) -> bool {
        self.running.is_some()
    }

    /// Why what is about the game that is held aside has to wait, if there is one.
    pub(crate) fn lock(&self) -> Option<Lock> {
        self.is_on().then(|| Lock { reason: words::PracticeBarred.into() })
    }

    /// What is being practised, if there is an exercise.
    pub(crate) fn at_hand(&mut self) -> Option<(&mut Running, Arc<Exercise>)> {
        let running = self.running.as_mut()?;
        let exercise = Arc::clone(running.exercise.as_ref()?);
        Some((running, exercise))
    }

    /// Ends the exercise at hand, if it goes on; what came of it is counted.
    pub(crate) fn finish(&mut self, is_found: bool, time: Duration) {
        let Some((running, exercise)) = self.at_hand() else { return };
        if running.ended.is_some() {
            return;
        }
        let end = match (is_found, running.was_hinted) {
            (false, _) => End::GivenUp,
            (true, true) => End::Hinted,
            (true, false) => End::Found,
        };
        running.ended = Some((end, time));
        running.course.end(exercise.rule, end, time);
        let tally = running.course.of(exercise.rule);
        let _ = self.tallies.insert(exercise.rule, tally);
    }

    /// Puts down what is kept of it between runs, by the ids of the rules.
    pub(crate) fn keep_preferred(&self, preferences: &mut Preferences) {
        let tallies = self.tallies.iter();
        preferences.practice =
            tallies.map(|(rule, tally)| (rule.as_str().to_owned(), *tally)).collect();
    }

    /// Takes what was kept, of the rules that there are.
    pub(crate) fn take_preferred(&mut self, preferences: &Preferences, knowledge: &Knowledge) {
        let kept = &preferences.practice;
        let known = knowledge.rules().map(|rule| rule.id);
        self.tallies = known.filter_map(|rule| Some((rule, *kept.get(rule.as_str())?))).collect();
    }
}

impl Running {
    /// Begins a course.
    pub(crate) fn new(course: Course) -> Self {
        Self {
            course,
            exercise: None,
            making: Waiting::default(),
            judging: Waiting::default(),
            lacking: None,
            given: None,
            verdict: None,
            ended: None,
            was_hinted: false,
        }
    }

    /// Takes another exercise, or that there is none.
    pub(crate) fn show(&mut self, exercise: Option<Exercise>, geometry: &Geometry) {
        (self.given, self.verdict, self.ended, self.was_hinted) = (None, None, None, false);
        (self.judging, self.lacking) = (Waiting::default(), None);
        self.exercise = exercise.map(Arc::new);
        if let Some(exercise) = &self.exercise {
            self.course.seen.take(geometry, &exercise.givens(geometry));
        }
    }

    /// Whether the exercise is over.
    pub(crate) fn is_over(&self) -> bool {
        self.ended.is_some()
    }

    /// How strong the next hint is.
    fn next_strength(&self) -> Strength {
        let number = self.given.as_ref().map_or(0, |given| given.hint.strength.number());
        Strength::from_number(number + 1).unwrap_or(Strength::Step)
    }

    /// Tells the next hint; whether that is the whole step.
    pub(crate) fn hint(&mut self, geometry: &Geometry, locale: &Locale) -> bool {
        let strength = self.next_strength();
        if strength == Strength::Step {
            return true;
        }
        let Some(exercise) = &self.exercise else { return false };
        let hint = exercise.hint(geometry, strength);
        self.was_hinted |= !self.is_over();
        self.given = Some(Given::new(exercise.state.clone(), hint, geometry, locale));
        false
    }

    /// Tells a step of the exercise, the first if none is named. What was said of marks before is forgotten.
    pub(crate) fn tell(&mut self, step: Option<&Step>, geometry: &Geometry, locale: &Locale) {
        let Some(exercise) = &self.exercise else { return };
        let step = step.or(exercise.steps.first());
        let hint = step.map(|step| exercise.hint_at(geometry, step, Strength::Step));
        let given = |hint| Given::new(exercise.state.clone(), hint, geometry, locale);
        (self.given, self.verdict) = (hint.map(given), None);
    }

    /// Takes a verdict on what was marked.
    pub(crate) fn take(
        &mut self,
        (marked, verdict): (Marked, PracticeVerdict),
        geometry: &Geometry,
        locale: &Locale,
    ) {
        let Some(exercise) = &self.exercise else { return };
        let words = told(geometry, exercise.rule, &verdict);
        let words = words.iter().map(|words| locale.say(words)).collect();
        self.verdict = Some((marked, verdict, words));
    }

    /// The verdict that is told.
    #[cfg(test)]
    pub(crate) fn verdict(&self) -> Option<&PracticeVerdict> {
        self.verdict.as_ref().map(|(_, verdict, _)| verdict)
    }

    /// The hint that is told.
    pub(crate) fn given(&self) -> Option<&Given> {
        self.given.as_ref()
    }

    /// Something happened in the steps that are told.
    pub(crate) fn update_proof(
        &mut self,
        message: proof::Message,
        geometry: &Geometry,
        locale: &Locale,
    ) {
        if let Some(proof) = self.given.as_mut().and_then(|given| given.proof.as_mut()) {
            proof.update(message, geometry, locale);
        }
    }

    /// Forgets what is said of other marks than those at hand, unless the exercise is over.
    pub(crate) fn forget_stale(&mut self, session: &Session) {
        let Some(exercise) = self.exercise.as_ref().filter(|_| self.ended.is_none()) else {
            return;
        };
        let at_hand = || marked(session, exercise);
        let _ = self.verdict.take_if(|(judged, ..)| *judged != at_hand());
        self.judging.keep_if(|judging| judging.marked == at_hand());
    }

    /// Says the same in another language.
    pub(crate) fn translate(&mut self, geometry: &Geometry, locale: &Locale) {
        if let Some(given) = &mut self.given {
            given.say_in(geometry, locale);
            if let Some(proof) = &mut given.proof {
                proof.translate(geometry, locale);
            }
        }
        if let Some((marked, verdict, _)) = self.verdict.take() {
            self.take((marked, verdict), geometry, locale);
        }
    }
}

/// What is marked on the grid: what was done since the board was shown, what was painted, or what is selected.
pub(crate) fn marked(session: &Session, exercise: &Exercise) -> Marked {
    let facts = exercise.done(&session.state());
    let (mut cells, mut digits) = (CellSet::EMPTY, DigitSet::EMPTY);
    for cell in session.geometry().cells() {
        let state = session.position().cell(cell);
        if state.colour.is_some() || !state.painted.is_empty() {
            cells.insert(cell);
            digits = state.painted.keys().fold(digits, |all, &digit| all | DigitSet::of(digit));
        }
    }
    if cells.is_empty() {
        cells = session.all_selected();
    }
    Marked { cells, digits, facts }
}

/// Something that happened about practising.
#[derive(Clone, Debug)]
pub enum Message {
    /// What is marked is to be judged.
    Judge,
    /// A hint one stronger than the last is wanted.
    Hint,
    /// The step is to be shown.
    Show,
    /// The next board is wanted.
    Next,
    /// Practising is to end.
    End,
    /// The legend is to be opened or closed.
    Legend,
    /// The rule is to be seen in the rule book.
    Rule(RuleId),
    /// Something happened in the steps that are told.
    Proof(proof::Message),
    /// The exercise that was made with this number.
    Made(u64, Result<Box<Exercise>, NoExercise>),
    /// The verdict that was found with this number.
    Judged(u64, Option<Box<PracticeVerdict>>),
}

/// What was marked, to be judged.
#[derive(Clone, Debug)]
pub struct Question {
    pub(crate) knowledge: Arc<Knowledge>,
    pub(crate) exercise: Arc<Exercise>,
    pub(crate) marked: Marked,
    pub(crate) coach: Coach,
    pub(crate) geometry: Arc<Geometry>,
}

impl Question {
    /// Judges; `None` once it was interrupted.
    pub fn run(&self, interrupted: &dyn Fn() -> bool) -> Option<PracticeVerdict> {
        let rule = self.knowledge.rule(self.exercise.rule)?;
        let named = NamedRules::new(&self.knowledge, &self.geometry, &[rule]);
        judge(&self.exercise, &self.marked, (&self.coach, &named), interrupted).ok()
    }
}
