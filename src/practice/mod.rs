//! Boards to practise a rule on, and what is said of what a player marks there.
//!
//! An [`Exercise`] is a board at the moment where one rule is the next step: everything that is taken for easier is done. It is
//! made to [`PracticeOrder`], fresh from the generator where that is possible. What a player marked ([`Marked`]) is judged
//! ([`judge`]): it is there, or something else is. A [`Course`] draws which rule comes next, and counts what came of it.
//!
//! Invariant: no rule that stands before the exercise's own in the profile concludes anything on its board, unless its source
//! is [`Source::Besides`]; and all of `steps` are steps of that rule there.

mod course;
mod judging;
mod making;
mod moving;
mod seen;
#[cfg(test)]
mod tests;

pub use course::{Course, End, Tally};
pub use judging::{Marked, PracticeVerdict, judge, pattern_cells, told};
pub use making::{NoExercise, PracticeOrder, TooFew};
pub use seen::Seen;

use crate::explanation::{Hint, Strength, hint_at_named_step, hint_at_step, rule_name_on};
use crate::grid::{Board, Candidate, Candidates, Entry, Geometry, StateText};
use crate::message::{Message, words};
use crate::proof::{Fact, RuleId, Start, Step, Trace};

/// Where a board comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// It was made.
    Fresh,
    /// It is an example of the rule, its lines and digits in another order.
    Example,
    /// The same, and the rule is not the next step: something easier can be concluded, too.
    Besides,
}

/// A board on which one rule is the next step.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    /// The rule.
    pub rule: RuleId,
    /// The board: its givens, the digits that were found, and what was struck out.
    pub state: StateText,
    /// The candidates there.
    pub candidates: Candidates,
    /// The steps of the rule there; at least one.
    pub steps: Vec<Step>,
    /// Where the board comes from.
    pub source: Source,
}

impl Exercise {
    /// Gives a hint at the first of its steps. Its rule is known, so the first one says how to look for it.
    pub fn hint(&self, geometry: &Geometry, strength: Strength) -> Hint {
        hint_at_named_step(geometry, &self.candidates, &self.steps[0], strength)
    }

    /// Gives a hint at a step that can be made on its board.
    pub fn hint_at(&self, geometry: &Geometry, step: &Step, strength: Strength) -> Hint {
        hint_at_step(geometry, &self.candidates, step, strength)
    }

    /// Returns the givens of its board.
    pub fn givens(&self, geometry: &Geometry) -> Board {
        Board::from_givens(geometry.cell_count(), self.state.board.givens())
    }

    /// Says what is to be done on boards like this.
    pub fn task(geometry: &Geometry, exercises: &[Self], rule: RuleId) -> Message {
        let rule = rule_name_on(geometry, rule);
        if exercises.iter().all(|exercise| exercise.source != Source::Besides) {
            words::PagePractice { rule }.into()
        } else {
            words::PagePracticeBesides { rule }.into()
        }
    }

    /// Returns the first of its steps on its board, as a trace, and after it those of the others that conclude something more.
    pub fn solution(&self, geometry: &Geometry) -> Trace {
        let mut steps: Vec<Step> = Vec::new();
        for step in &self.steps {
            let known = |fact: Fact| steps.iter().flat_map(Step::facts).any(|known| known == fact);
            if !step.facts().all(known) {
                steps.push(step.clone());
            }
        }
        Trace::new(geometry, Start::from_state(&self.state), steps)
    }

    /// Returns what was entered and struck out since the board was shown: the difference of its state and the one that is
    /// at hand now. What was struck out of a cell that is filled now says nothing more.
    pub fn done(&self, now: &StateText) -> Vec<Fact> {
        let entered = now.board.digits().filter(|&Candidate { cell, digit }| {
            matches!(now.board.entry(cell), Entry::Placed(_))
                && self.state.board.entry(cell).digit() != Some(digit)
        });
        let is_open = |one: &&Candidate| now.board.entry(one.cell).digit().is_none();
        let is_new = |one: &&Candidate| self.candidates.allows(one.cell, one.digit);
        let struck = now.removed.iter().filter(is_open).filter(is_new);
        entered.map(Fact::holds).chain(struck.copied().map(Fact::absent)).collect()
    }
}
