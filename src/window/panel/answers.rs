//! All that is told of a puzzle beside its grid: why, the procedure, hints, all steps, and what a finding rests on.
//!
//! Each panel knows only its own; here is what concerns them all: which of them is seen, which steps keys walk, and that all
//! speak the same language.

use std::sync::Arc;

use super::Message;
use super::proof::{Kind, Proof};
use super::rated::Rated;
use super::walking::Walking;
use super::{hint, procedure, review, steps, why};
use crate::action::Tab;
use crate::persistence::Preferences;
use crate::play::at_hand::is_being_entered;
use crate::shared::Shared;
use crate::widget::reveal::{PANEL, TOLD, reveal, reveal_beginning};
use duvod::explanation::{Finding, Why};
use duvod::grid::{Cell, StateText};
use duvod::knowledge::Knowledge;
use duvod::locale::Locale;
use duvod::proof::Fact;
use duvod::session::{Mode, Question, Session};
use iced::Task;

/// What is shown of the card about a finding.
#[derive(Debug, Default)]
pub(crate) struct FindingCard {
    /// The steps that belong to it.
    pub(crate) proof: Option<Proof>,
    /// Whether it says everything, and not only the beginning.
    pub(crate) is_open: bool,
}

/// What is told, and what of it is seen.
#[derive(Debug, Default)]
pub(crate) struct Answers {
    /// Which panel is seen.
    pub(crate) tab: Tab,
    pub(crate) why: why::Panel,
    pub(crate) procedure: procedure::Panel,
    pub(crate) hint: hint::Panel,
    /// The list of all steps.
    pub(crate) steps: steps::Panel,
    /// The review of the game.
    pub(crate) review: review::Panel,
    /// How Sudoku Explainer rates the puzzle.
    pub(crate) rated: Rated,
    /// What is shown of the card about a finding.
    pub(crate) finding: FindingCard,
    /// Whether steps are walked by themselves.
    pub(crate) walking: Walking,
    /// The last move, if it can be judged.
    pub(crate) last_move: Option<(StateText, Vec<Fact>)>,
    /// Whether the next digit is one of which it is asked why it is not there.
    pub(crate) awaits_why_not: bool,
}

impl Answers {
    /// Takes which tab was open.
    pub(crate) fn take_preferred(&mut self, preferences: &Preferences) {
        self.tab = Tab::ALL.get(preferences.tab).copied().unwrap_or_default();
    }

    /// Puts down which tab is open.
    pub(crate) fn keep_preferred(&self, preferences: &mut Preferences) {
        preferences.tab = Tab::ALL.iter().position(|tab| *tab == self.tab).unwrap_or(0);
    }

    /// Asks why the selected cell holds its digit.
    pub(crate) fn ask_why(&mut self, session: &Session, locale: &Locale) {
        let question = session.selected().map(Question::Why);
        self.why.ask(question, session, locale);
    }

    /// Asks anew if what the panel *Why* tells is about another cell, puzzle or state than those at hand, whatever has
    /// changed them; whether it was.
    pub(crate) fn ask_why_if_stale(&mut self, session: &Session, locale: &Locale) -> bool {
        let is_stale = !self.why.is_about(session);
        if is_stale {
            self.ask_why(session, locale);
        }
        is_stale
    }

    /// The cell that the panel *Why* tells of, and what it tells.
    pub(crate) fn told(&self) -> Option<(Cell, &Arc<Why>)> {
        self.why.question().map(Question::cell).zip(self.why.answer())
    }

    /// Turns to a tab.
    pub(crate) fn go_to(&mut self, tab: Tab) -> Task<Message> {
        if self.tab == tab {
            return Task::none();
        }
        self.tab = tab;
        self.walking.is_playing = false;
        self.procedure.open();
        reveal_beginning(TOLD).chain(reveal(PANEL))
    }

    /// The steps are others: none of them is chosen or walked to any more.
    pub(crate) fn tell_procedure_anew(&mut self, shared: &Shared) {
        self.walking.is_playing = false;
        self.procedure.forget();
        let rules = (&*shared.knowledge, shared.rules.profile.as_str());
        self.tell_procedure(&shared.session, rules, shared.speech.locale());
    }

    /// Whether the panel that is seen says what is wrong in the selected cell.
    pub(crate) fn tells_mistake(&self, session: &Session) -> bool {
        self.tab == Tab::Why && self.why.tells_mistake(session)
    }

    /// Puts the steps of a finding into words.
    pub(crate) fn tell_finding(&mut self, session: &Session, locale: &Locale) {
        let reasons = session.finding().and_then(|finding: &Finding| finding.reasons.as_ref());
        self.finding.proof = reasons.map(|reasons| {
            let (trace, lines) = (reasons.trace.clone(), reasons.lines.clone());
            let of = (&**session.geometry(), locale);
            Proof::new(Kind::Reason, trace, lines, reasons.end.first().cloned(), of)
        });
    }

    /// Tells the same again, in other words.
    pub(crate) fn translate(
        &mut self,
        session: &Session,
        rules: (&Knowledge, &str),
        locale: &Locale,
    ) {
        let geometry = session.geometry();
        self.why.translate(session, locale);
        self.tell_procedure(session, rules, locale);
        self.hint.translate(geometry, locale);
        self.steps.translate((session, locale));
        self.review.translate((geometry, locale));
        if let Some(proof) = &mut self.finding.proof {
            proof.translate(geometry, locale);
        }
    }

    /// Puts the steps of the session into words.
    pub(crate) fn tell_procedure(
        &mut self,
        session: &Session,
        rules: (&Knowledge, &str),
        locale: &Locale,
    ) {
        let rating = self.rated.rating(session).filter(|_| session.tells_another());
        self.procedure.tell(session, rules, rating, locale);
    }

    /// The proof that keys walk now: that of the card, that of a hint, or that of the answer.
    pub(crate) fn walked(&mut self, session: &Session) -> Option<&mut Proof> {
        let lists = self.steps.is_open() || self.reviews(session);
        if let Some(proof) = self.finding.proof.as_mut().filter(|_| session.finding().is_some()) {
            return Some(proof);
        }
        match self.tab {
            Tab::Hint if lists => None,
            Tab::Hint => self.hint.proof(),
            Tab::Why => self.why.proof(),
            Tab::Procedure => None,
        }
    }

    /// Whether the list of all steps is what the panel shows.
    pub(crate) fn lists_steps(&self, session: &Session) -> bool {
        self.tab == Tab::Hint && self.steps.is_open() && !is_being_entered(session)
    }

    /// Closes the list of all steps and the review: what was asked for is told in their place.
    pub(crate) fn close_lists(&mut self) {
        self.steps.open(false);
        self.review.open(false);
    }

    /// Whether the review of the game is what the panel shows.
    pub(crate) fn reviews(&self, session: &Session) -> bool {
        self.tab == Tab::Hint && self.review.is_open() && session.mode() == Mode::Playing
    }

    /// Forgets hints and judgements of other states and moves than those at hand, and why a puzzle has no solution that is there no
    /// more.
    pub(crate) fn forget_stale_hints(&mut self, session: &Session) {
        if is_being_entered(session) {
            self.hint.forget();
        }
        if session.finding().is_none() {
            self.finding.proof = None;
        }
        let last_move = session.last_move();
        self.hint.keep_only(&session.state(), last_move.as_ref());
        self.last_move = last_move;
    }
}
