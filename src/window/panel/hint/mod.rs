//! The panel *Hint*: the next step in a state in play, in four strengths, and what is to be said of the last move.
//!
//! It never tells more than was asked: what is not told yet is not even known here.

mod given;
mod judged;
mod message;

use iced::widget::{Column, column, container, row, space};
use iced::{Alignment, Element, Length};

pub(crate) use given::{Given, no_hint, not_one, said_at_once};
pub(crate) use message::HintContext;
pub use message::Message;

use given::end_of;
use judged::{Judged, words_of_critique};

use super::proof::Proof;
use crate::look::Look;
use crate::look::font::{Purpose, REGULAR};
use crate::widget::controls;
use crate::widget::prose::paragraph;
use duvod::explanation::{Hint, Strength, Subject, finding};
use duvod::grid::{Geometry, StateText};
use duvod::locale::Locale;
use duvod::message::{Message as Words, words};
use duvod::proof::{Fact, StepPath, Trace};
use duvod::session::{Advice, Session};

/// The state of the panel.
#[derive(Debug, Default)]
pub struct Panel {
    given: Option<Given>,
    judged: Option<Judged>,
    refused: Option<(StateText, String)>,
}

impl Panel {
    /// Takes what the coach says of a state.
    pub(crate) fn take(
        &mut self,
        state: StateText,
        (advice, passed): (Advice, usize),
        session: &Session,
        locale: &Locale,
    ) {
        match advice {
            Advice::Hint(hint) => {
                let mut given = Given::new(state, *hint, session.geometry(), locale);
                given.passed = passed;
                self.given = Some(given);
                self.refused = None;
            }
            Advice::Critique(critique) => {
                self.judged = Some(Judged::new(state, *critique, session.geometry(), locale));
            }
            Advice::None(verdict) => {
                let finding = finding(session.geometry(), &verdict);
                self.refused = Some((state, no_hint(finding.as_ref(), locale)));
            }
            // These are told elsewhere.
            Advice::Why(_) | Advice::Steps(_) | Advice::Review(_) => {}
        }
    }

    /// Forgets everything that was said.
    pub(crate) fn forget(&mut self) {
        *self = Self::default();
    }

    /// Forgets what was said of other states than this one, and of other moves than the last.
    pub(crate) fn keep_only(
        &mut self,
        state: &StateText,
        last_move: Option<&(StateText, Vec<Fact>)>,
    ) {
        self.given = self.given.take().filter(|given| given.state == *state);
        self.refused = self.refused.take().filter(|(refused, _)| refused == state);
        self.judged = self.judged.take().filter(|judged| {
            last_move.is_some_and(|(before, facts)| {
                judged.state == *before && judged.critique.proposed == *facts
            })
        });
    }

    /// Says the same in another language.
    pub(crate) fn translate(&mut self, geometry: &Geometry, locale: &Locale) {
        if let Some(given) = &mut self.given {
            given.say_in(geometry, locale);
        }
        if let Some(judged) = &mut self.judged {
            (judged.verdict, judged.told, judged.besides) =
                words_of_critique(&judged.critique, locale);
            judged.end = end_of(judged.critique.judgement.reason(), locale);
        }
        if let Some(proof) = self.judged.as_mut().and_then(|judged| judged.proof.as_mut()) {
            proof.translate(geometry, locale);
        }
        if let Some(proof) = self.given.as_mut().and_then(|given| given.proof.as_mut()) {
            proof.translate(geometry, locale);
        }
        self.refused = None;
    }

    /// The proofs that are seen.
    fn proofs(&mut self) -> impl Iterator<Item = &mut Proof> {
        let given = self.given.as_mut().and_then(|given| given.proof.as_mut());
        let judged = self.judged.as_mut().filter(|judged| judged.is_open);
        let judged = judged.and_then(|judged| judged.proof.as_mut());
        given.into_iter().chain(judged)
    }

    /// The proof that is walked: the one in which a place is chosen, else that of the hint, else that of the judgement.
    pub(crate) fn proof(&mut self) -> Option<&mut Proof> {
        let chosen = self.shown().is_some();
        self.proofs().find(|proof| !chosen || proof.place().is_some())
    }

    /// The steps of which one is chosen, and which.
    pub(crate) fn shown(&self) -> Option<(&Trace, StepPath)> {
        let given = self.given.as_ref().and_then(|given| given.proof.as_ref());
        let judged = self.judged.as_ref().and_then(|judged| judged.proof.as_ref());
        let mut proofs = given.into_iter().chain(judged);
        proofs.find_map(|proof| Some((proof.trace(), proof.place()?)))
    }

    /// The hint that is told.
    pub(crate) fn hint(&self) -> Option<&Hint> {
        self.given.as_ref().map(|given| &given.hint)
    }

    /// How many other steps come before the one that the hint is about.
    pub(crate) fn passed(&self) -> usize {
        self.given.as_ref().map_or(0, |given| given.passed)
    }

    /// The strength after the one that was told; the strongest after itself.
    pub(crate) fn next(&self) -> Strength {
        match self.hint() {
            Some(hint) => {
                Strength::from_number(hint.strength.number() + 1).unwrap_or(Strength::Step)
            }
            None => Strength::Rule,
        }
    }

    /// Forgets the place that is chosen in its steps, else the hint; false if there was none.
    pub(crate) fn leave(&mut self) -> bool {
        if self.proofs().any(Proof::leave) {
            return true;
        }
        self.given.take().is_some() || self.judged.take().is_some()
    }

    /// Tells what shows the judgement, or hides it.
    pub(crate) fn toggle_judgement(&mut self) {
        if let Some(judged) = &mut self.judged {
            judged.is_open = !judged.is_open;
            let _ = judged.proof.as_mut().map(Proof::leave);
        }
    }

    /// Something happened in the steps of the hint, or of the judgement. Only in one of them a place is chosen.
    pub(crate) fn update_proof(&mut self, message: Message, geometry: &Geometry, locale: &Locale) {
        let given = self.given.as_mut().and_then(|given| given.proof.as_mut());
        let judged = self.judged.as_mut().and_then(|judged| judged.proof.as_mut());
        let (proof, message, other) = match message {
            Message::Hint(message) => (given, message, judged),
            Message::Judgement(message) => (judged, message, given),
            _ => return,
        };
        if let Some(proof) = proof {
            proof.update(message, geometry, locale);
        }
        let _ = other.map(Proof::leave);
    }

    /// What the panel shows.
    pub(crate) fn view<'a>(
        &'a self,
        around: &HintContext<'a>,
        look: Look<'a>,
    ) -> Element<'a, Message> {
        let gap = |wide, small| space().height(look.pick(wide, small));
        let mut page = column![
            look.text(Purpose::Headline, look.label(words::WindowTabHint)),
            gap(12.0, 8.0),
        ];
        page = match (&self.given, &self.refused) {
            (Some(given), _) => page.push(self.told(given, around.can_do, look)),
            (None, Some((_, told))) => page.push(paragraph(told.clone(), look)),
            (None, None) if !around.at_once.is_empty() => {
                page.push(paragraph(around.at_once.clone(), look))
            }
            (None, None) => page
                .push(ask(Strength::Rule, look))
                .push(gap(12.0, 10.0))
                .push(strengths(None, look))
                .push(gap(16.0, 12.0))
                .push(paragraph(look.label(words::WindowHintHow), look)),
        };
        if around.is_looking {
            page = page.push(gap(16.0, 12.0)).push(looking(look));
        }
        if self.refused.is_none() && around.at_once.is_empty() {
            let label = look.label(words::WindowStepsOpen);
            let all = controls::small_button(label, Message::AllSteps, look);
            page = page.push(gap(16.0, 12.0)).push(all);
        }
        if let Some(judged) = judged::view(self.judged.as_ref(), around, look) {
            page = page.push(gap(32.0, 20.0)).push(judged);
            // Of a game that was solved the card above offers it.
            if !around.is_completed {
                let label = look.label(words::WindowReviewOpen);
                let review = controls::small_button(label, Message::Review, look);
                page = page.push(gap(12.0, 8.0)).push(review);
            }
        }
        let margin = look.layout.lengths.margin;
        container(page).padding([look.pick(28.0, 16.0), margin]).width(Length::Fill).into()
    }

    /// The hint, the strengths, and what can be asked next.
    fn told<'a>(&'a self, given: &'a Given, can_do: bool, look: Look<'a>) -> Element<'a, Message> {
        let hint = &given.hint;
        let is_step = hint.subject == Subject::Step;
        let mut told = Column::new().spacing(look.pick(8.0, 6.0));
        if is_step || hint.subject == Subject::Mistake {
            // What asks for more stands above what is told, and so stays under the pointer.
            let is_last = hint.strength == Strength::Step;
            let more = if is_last { spent(look) } else { ask(self.next(), look) };
            let other = look.label(words::WindowHintAnother);
            let other = is_step.then(|| controls::small_button(other, Message::Another, look));
            let acts = row![more].push(other).spacing(12).align_y(Alignment::Center);
            told = told.push(acts.wrap().vertical_spacing(8)).push(space().height(4));
            told = told.push(strengths(Some(hint.strength), look)).push(space().height(4));
            let other = Words::from(words::WindowHintOther { number: given.passed + 1 });
            let other =
                (given.passed > 0).then(|| look.muted(Purpose::Secondary, look.say(&other)));
            told = told.push(other);
        }
        told = told.push(given.words(look).map(Message::Hint));
        let can_do = can_do && is_step && hint.step.is_some();
        let act = can_do
            .then(|| controls::enter_button(look.label(words::WindowHintDo), Message::Do, look));
        told.push(act.map(|act| container(act).padding([8, 0]))).into()
    }
}

/// How much has been told, if anything, and the ways to what else can be.
fn strengths(told: Option<Strength>, look: Look<'_>) -> Element<'_, Message> {
    let choices = Strength::ALL.map(|strength| {
        let label = look.label(match strength {
            Strength::Rule => words::WindowStrengthRule,
            Strength::Place => words::WindowStrengthPlace,
            Strength::Question => words::WindowStrengthQuestion,
            Strength::Step => words::WindowStrengthStep,
        });
        (label, Some(strength) == told, Message::Ask(strength))
    });
    let tip = look.label(words::WindowStrengthsTip);
    controls::with_tip(controls::choice(choices, look), tip, None, look)
}

/// The button that asks for a hint of this strength.
fn ask(strength: Strength, look: Look<'_>) -> Element<'_, Message> {
    let label = look.label(match strength {
        Strength::Rule => words::WindowHintAskRule,
        Strength::Place => words::WindowHintAskPlace,
        Strength::Question => words::WindowHintAskQuestion,
        Strength::Step => words::WindowHintAskStep,
    });
    controls::main_button(label, Message::Ask(strength), look)
}

/// Where the button that asks for more was, once there is no more.
fn spent(look: Look<'_>) -> Element<'_, Message> {
    controls::spent_button(look.label(words::WindowHintAskStep), look)
}

/// That something is being looked for.
fn looking(look: Look<'_>) -> Element<'_, Message> {
    let words = look.muted(Purpose::Control, look.label(words::WindowHintLooking)).font(REGULAR);
    let cancel = controls::small_button(look.cancel(), Message::Cancel, look);
    row![words, cancel].spacing(12).align_y(Alignment::Center).into()
}
