//! Why and why not in a state in play: the shortest reasoning from where the player stands, to one cell and no further.
//!
//! A mistake is shown from here too, from all that is right. What the asked cell holds already is no reason for
//! itself: the digit that the player wrote there, or the candidate that was struck out, is taken away before the reason
//! is looked for.

use super::Question;
use super::coach::{Coach, Interrupted, NoAdvice, Play};
use crate::explanation::{Hint, Strength, Why, hint_at_mistake, why_not_shortest, why_shortest};
use crate::grid::{Candidate, StateText};
use crate::proof::{Fact, Start, Trace};

/// The answer to a question about a cell in play.
#[derive(Clone, Debug, PartialEq)]
pub enum WhyInPlay {
    /// Why the cell holds its digit, or why it does not hold another.
    Why(Box<Why>),
    /// A mistake stands in the way: in the cell itself, with what shows it, or somewhere else, with no more than that
    /// there is one.
    Mistake(Box<Hint>),
    /// The rules do not reach it.
    Open,
}

impl Coach {
    /// Answers a question about one cell in a state in play, from this state on. Of a digit that does belong there it
    /// is told why, not why not.
    ///
    /// # Errors
    /// As [`Coach::hint`].
    pub fn why(
        &self,
        state: &StateText,
        question: Question,
        interrupted: Interrupted<'_>,
    ) -> Result<WhyInPlay, NoAdvice> {
        self.answered_in(state, interrupted, |play| {
            if let Some(hint) = self.mistake_before(play, question) {
                return Ok(WhyInPlay::Mistake(Box::new(hint)));
            }
            let why = self.why_from_here(play, question);
            Ok(why.map_or(WhyInPlay::Open, |why| WhyInPlay::Why(Box::new(why))))
        })
    }

    /// What is to be said of mistakes before the question is answered.
    fn mistake_before(&self, play: &Play<'_>, question: Question) -> Option<Hint> {
        let geometry = self.geometry();
        let (first, count) = (*play.mistakes.first()?, play.mistakes.len());
        let mut mistakes = play.mistakes.iter();
        let Some(&own) = mistakes.find(|mistake| mistake.cell() == question.cell()) else {
            return Some(hint_at_mistake(geometry, first, count, Strength::Rule, || None));
        };
        // Why another digit cannot be there is seen without the wrong one.
        let is_of_another = matches!((own, question), (Fact::Holds(_, wrong), Question::WhyNot(_, digit)) if wrong != digit);
        if is_of_another && count == 1 {
            return None;
        }
        let reason = || self.refuted(play, &play.right(), own);
        Some(hint_at_mistake(geometry, own, count, Strength::Step, reason))
    }

    fn why_from_here(&self, play: &Play<'_>, question: Question) -> Option<Why> {
        let geometry = self.geometry();
        let cell = question.cell();
        let right = play.solution.digit(cell);
        let fact = match question {
            Question::WhyNot(_, digit) if digit != right => Fact::Absent(cell, digit),
            Question::Why(_) | Question::WhyNot(..) => Fact::Holds(cell, right),
        };
        let start = without(&play.start, fact);
        let known = self.found(play, &start, &[fact])?.slice.steps;
        let trace = Trace::new(geometry, start, known);
        let (finder, aids) = (self.finder(), play.aids(play.unsolved_hints(&trace.start)));
        match fact {
            Fact::Holds(..) => why_shortest(geometry, &trace, finder, aids, cell),
            Fact::Absent(_, digit) => {
                why_not_shortest(geometry, &trace, finder, aids, Candidate { cell, digit })
            }
        }
    }
}

/// The start without what it says itself of the fact.
fn without(start: &Start, fact: Fact) -> Start {
    let mut start = start.clone();
    start.placed.retain(|Candidate { cell, .. }| *cell != fact.cell());
    start.removed.retain(|&one| Fact::absent(one) != fact);
    start
}
