//! A hint in words, with its steps.

use iced::Element;
use iced::widget::{Column, container};

use crate::look::Look;
use crate::look::font::{Purpose, REGULAR, SEMIBOLD};
use crate::panel::proof::{Kind, Proof};
use crate::panel::{proof, telling};
use crate::play::at_hand::is_finished;
use crate::widget::reveal::NEWEST;
use duvod::explanation::{Finding, Hint, Reason, Strength, Subject};
use duvod::grid::{Geometry, StateText};
use duvod::locale::Locale;
use duvod::message::Message as Words;
use duvod::message::{words, words::Label};
use duvod::session::Session;

/// A hint, the state that it is for, and its words.
#[derive(Debug)]
pub(crate) struct Given {
    pub(super) state: StateText,
    pub(crate) hint: Hint,
    /// How many other steps come before the one that it is about.
    pub(super) passed: usize,
    told: Vec<String>,
    pub(crate) proof: Option<Proof>,
    /// What its steps come to.
    end: Option<String>,
}

impl Given {
    /// Says the same in another language, but for its steps.
    pub(crate) fn say_in(&mut self, geometry: &Geometry, locale: &Locale) {
        self.told = words_of_hint(&self.state, &self.hint, (geometry, locale));
        self.end = end_of(self.hint.reason.as_ref(), locale);
    }

    /// What is said: the sentences, the steps, what they come to.
    pub(crate) fn words<'a>(&'a self, look: Look<'a>) -> Element<'a, proof::Message> {
        let spacing = look.pick(8.0, 6.0);
        let is_step = self.hint.subject == Subject::Step && self.hint.strength == Strength::Step;
        let (known, newest) = self.told.split_at(self.known());
        let said = |(number, sentence): (usize, &'a String)| {
            let font = if is_step && number == 0 { SEMIBOLD } else { REGULAR };
            let sentence = look.text_in(Purpose::Explanation, font, sentence.as_str());
            container(sentence).max_width(look.text_width()).into()
        };
        let mut newest = Column::with_children(newest.iter().enumerate().map(said));
        newest = newest.push(self.proof.as_ref().and_then(|proof| proof.reason(look)));
        let end = self.end.as_deref().map(|end| look.text(Purpose::Explanation, end));
        newest = newest.push(end.map(|end| container(end).max_width(look.text_width())));
        let newest = container(newest.spacing(spacing)).id(NEWEST.chosen);
        Column::with_children(known.iter().enumerate().map(said))
            .push(newest)
            .spacing(spacing)
            .into()
    }

    /// How many of the sentences the hint before told as well.
    fn known(&self) -> usize {
        match self.hint.strength {
            Strength::Rule | Strength::Step => 0,
            Strength::Place | Strength::Question => self.told.len().saturating_sub(1),
        }
    }

    pub(crate) fn new(state: StateText, hint: Hint, geometry: &Geometry, locale: &Locale) -> Self {
        let told = words_of_hint(&state, &hint, (geometry, locale));
        let proof = match (&hint.reason, &hint.step) {
            (Some(reason), _) => Some(Proof::of_reason(reason, geometry, locale)),
            (None, Some(step)) => {
                Some(Proof::of_step(Kind::Within, &state, step, (geometry, locale)))
            }
            (None, None) => None,
        };
        let end = end_of(hint.reason.as_ref(), locale);
        Self { state, hint, passed: 0, told, proof, end }
    }
}

/// Why there can be no hint, as far as that is known without looking for one; else nothing.
pub(crate) fn said_at_once(session: &Session, locale: &Locale) -> String {
    if let Some(finding) = session.finding() {
        return no_hint(Some(finding), locale);
    }
    if is_finished(session) {
        return locale.say(&Words::from(words::HintFinished));
    }
    let is_at_end = session.shown().is_none() && !session.left_open().is_empty();
    if is_at_end { locale.say(&Words::from(words::HintNothing)) } else { String::new() }
}

/// That there are hints only where there is exactly one solution, and what was found instead.
pub(crate) fn no_hint(finding: Option<&Finding>, locale: &Locale) -> String {
    not_one(words::WindowHintOneSolution, finding, locale)
}

/// That something is only for puzzles with exactly one solution, and what was found instead.
pub(crate) fn not_one(only: Label, finding: Option<&Finding>, locale: &Locale) -> String {
    let only = locale.say(&Words::from(only));
    finding.map_or_else(|| only.clone(), |found| format!("{only} {}.", locale.say(&found.title)))
}

/// What the steps of a reason come to.
pub(super) fn end_of(reason: Option<&Reason>, locale: &Locale) -> Option<String> {
    reason?.end.as_ref().map(|end| locale.say(end))
}

fn words_of_hint(
    state: &StateText,
    hint: &Hint,
    (geometry, locale): (&Geometry, &Locale),
) -> Vec<String> {
    let is_whole = hint.subject == Subject::Step && hint.strength == Strength::Step;
    if let (true, Some(step), Some(first)) =
        (is_whole && locale.is_terse(), &hint.step, hint.told.first())
    {
        let state = state.candidates(geometry);
        return vec![telling::told(first, (&state, step), (geometry, locale))];
    }
    let paragraph = hint.reason.iter().flat_map(|reason| &reason.paragraph);
    hint.told.iter().chain(paragraph).map(|words| locale.say(words)).collect()
}
