//! What a coach is asked, as work that can be done on any thread.

use std::sync::Arc;

use super::play::PlayedMove;
use super::{AllSteps, Coach, NamedRules, NoAdvice, Question, Session, WhyInPlay};
use crate::explanation::{Critique, Hint, Review, Strength};
use crate::grid::StateText;
use crate::proof::Fact;
use crate::search::Verdict;

/// What a coach is asked about a state in play.
#[derive(Clone, Debug, PartialEq)]
pub enum Asked {
    /// A hint of this strength, at the step that comes after so many others.
    Hint(Strength, usize),
    /// What is to be said of this move.
    Move(Vec<Fact>),
    /// Why, or why not.
    Why(Question),
    /// All that can be made.
    Steps,
    /// What is to be said of the game: of these moves, in their order.
    Game(Vec<PlayedMove>),
}

/// A question to a coach, with all that it takes to answer it.
#[derive(Clone, Debug)]
pub struct Consultation {
    pub(super) coach: Coach,
    pub(super) state: StateText,
    pub(super) asked: Asked,
}

/// What a coach says.
#[derive(Clone, Debug, PartialEq)]
pub enum Advice {
    /// A hint.
    Hint(Box<Hint>),
    /// What is to be said of a move.
    Critique(Box<Critique>),
    /// The answer to a question about a cell.
    Why(WhyInPlay),
    /// All that can be made.
    Steps(AllSteps),
    /// What is to be said of a game.
    Review(Box<Review>),
    /// Nothing, since the givens have not exactly one solution.
    None(Box<Verdict>),
}

impl Session {
    /// Returns the coach, who gives hints and judges moves in a state, on whatever thread.
    pub fn coach(&self) -> Coach {
        let (engine, search) = (Arc::clone(&self.engine), Arc::clone(&self.search));
        Coach::new(engine, search, Arc::clone(&self.finder))
    }

    /// Makes a question to the coach about a state, to be answered elsewhere.
    pub fn consultation(&self, state: StateText, asked: Asked) -> Consultation {
        Consultation { coach: self.coach(), state, asked }
    }

    /// Gives a hint for the state that is shown now.
    ///
    /// # Errors
    /// The verdict on the puzzle, if it has not exactly one solution.
    pub fn hint(&self, strength: Strength) -> Result<Hint, NoAdvice> {
        self.coach().hint(&self.state(), strength, &|| false)
    }

    /// Judges a move in the state that is shown now, by the rule that is named, if one is.
    ///
    /// # Errors
    /// As [`Session::hint`].
    pub fn critique(
        &self,
        proposed: &[Fact],
        named: Option<&NamedRules>,
    ) -> Result<Critique, NoAdvice> {
        self.coach().critique(&self.state(), proposed, named, &|| false)
    }
}

impl Consultation {
    /// Returns the state that is asked about.
    pub const fn state(&self) -> &StateText {
        &self.state
    }

    /// Returns what is asked.
    pub const fn asked(&self) -> &Asked {
        &self.asked
    }

    /// Answers; `None` once it was interrupted.
    pub fn run(&self, interrupted: &dyn Fn() -> bool) -> Option<Advice> {
        let (coach, state) = (&self.coach, &self.state);
        let answer = match self.asked {
            Asked::Hint(strength, passed) => coach
                .hint_after(state, strength, passed, interrupted)
                .map(|hint| Advice::Hint(Box::new(hint))),
            Asked::Move(ref facts) => coach
                .critique(state, facts, None, interrupted)
                .map(|critique| Advice::Critique(Box::new(critique))),
            Asked::Steps => coach.all_steps(state, interrupted).map(Advice::Steps),
            Asked::Game(ref moves) => {
                coach.review(moves, interrupted).map(|review| Advice::Review(Box::new(review)))
            }
            Asked::Why(question) => coach.why(state, question, interrupted).map(Advice::Why),
        };
        match answer {
            Ok(advice) => Some(advice),
            Err(NoAdvice::Verdict(verdict)) => Some(Advice::None(verdict)),
            Err(NoAdvice::Stopped) => None,
        }
    }
}
