//! What was told of a cell in play, and the state that it was told for.

use super::answer::Answer;
use crate::panel::hint::{Given, not_one};
use crate::panel::proof::Proof;
use duvod::explanation::{Strength, finding};
use duvod::grid::StateText;
use duvod::locale::Locale;
use duvod::message::{Message as Words, words};
use duvod::proof::{StepPath, Trace};
use duvod::session::{Advice, Session, WhyInPlay};

/// What was told of a cell, and the state that it was told for.
#[derive(Debug)]
pub(super) struct InPlay {
    state: StateText,
    pub(super) told: PlayAnswer,
}

#[derive(Debug)]
pub(super) enum PlayAnswer {
    /// Why, or why not.
    Answer(Box<Answer>),
    /// That there is a mistake.
    Mistake(Box<Given>),
    /// That there is no answer.
    Nothing(String),
}

impl InPlay {
    /// Puts what the coach says of a state into words.
    pub(super) fn new(
        state: StateText,
        advice: Advice,
        session: &Session,
        locale: &Locale,
    ) -> Option<Self> {
        let geometry = session.geometry();
        let told = match advice {
            Advice::Why(WhyInPlay::Why(why)) => {
                PlayAnswer::Answer(Box::new(Answer::in_play((*why).into(), session, locale)))
            }
            Advice::Why(WhyInPlay::Mistake(found)) => {
                PlayAnswer::Mistake(Box::new(Given::new(state.clone(), *found, geometry, locale)))
            }
            Advice::Why(WhyInPlay::Open) => {
                PlayAnswer::Nothing(locale.say(&Words::from(words::HintMistakeOpen)))
            }
            Advice::None(verdict) => {
                let found = finding(geometry, &verdict);
                PlayAnswer::Nothing(not_one(words::WindowWhyOneSolution, found.as_ref(), locale))
            }
            _ => return None,
        };
        Some(Self { state, told })
    }

    /// Whether it was told for the state at hand.
    pub(super) fn is_about(&self, session: &Session) -> bool {
        self.state == session.state()
    }

    /// Whether it says of a mistake why it is one, and not only that there is one.
    pub(super) fn is_mistake(&self) -> bool {
        matches!(&self.told, PlayAnswer::Mistake(given) if given.hint.strength == Strength::Step)
    }

    /// The same in another language; nothing where that is not known any more.
    pub(super) fn translated(self, session: &Session, locale: &Locale) -> Option<Self> {
        let told = match self.told {
            PlayAnswer::Answer(answer) => {
                PlayAnswer::Answer(Box::new(answer.translated(session, locale)))
            }
            PlayAnswer::Mistake(mut given) => {
                given.say_in(session.geometry(), locale);
                if let Some(proof) = &mut given.proof {
                    proof.translate(session.geometry(), locale);
                }
                PlayAnswer::Mistake(given)
            }
            PlayAnswer::Nothing(_) => return None,
        };
        Some(Self { told, ..self })
    }

    /// The answer, if it is one.
    pub(super) fn answer(&self) -> Option<&Answer> {
        match &self.told {
            PlayAnswer::Answer(answer) => Some(answer),
            PlayAnswer::Mistake(_) | PlayAnswer::Nothing(_) => None,
        }
    }

    fn proof(&self) -> Option<&Proof> {
        match &self.told {
            PlayAnswer::Answer(answer) => Some(&answer.proof),
            PlayAnswer::Mistake(given) => given.proof.as_ref(),
            PlayAnswer::Nothing(_) => None,
        }
    }

    pub(super) fn proof_mut(&mut self) -> Option<&mut Proof> {
        match &mut self.told {
            PlayAnswer::Answer(answer) => Some(&mut answer.proof),
            PlayAnswer::Mistake(given) => given.proof.as_mut(),
            PlayAnswer::Nothing(_) => None,
        }
    }

    /// The steps and the place that the grid shows: that which is chosen, else what an answer comes to.
    pub(super) fn shown(&self) -> Option<(&Trace, StepPath)> {
        let proof = self.proof()?;
        let last = || self.answer().and_then(|answer| answer.why.place_of_answer());
        Some((proof.trace(), proof.place().or_else(last)?))
    }
}
