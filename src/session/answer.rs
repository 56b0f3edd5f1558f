//! What is known of the solution of the puzzle: whether there is just one, and what of its marks is part of it.

use super::play::is_puzzle;
use super::solutions::{Answer, NODES};
use super::{Session, Unanswered};
use crate::grid::{Candidate, StateText};
use crate::search::{Budget, Solution, Verdict};

impl Session {
    /// Says whether there is a puzzle: givens, or constraints, or without any candidates that were struck out so that one
    /// solution is left.
    pub fn has_puzzle(&self) -> bool {
        self.asks() || !self.begun.removed.is_empty() && self.answer_known().has_marks
    }

    /// Whether the puzzle asks for something by its givens or its constraints.
    pub(super) fn asks(&self) -> bool {
        is_puzzle(&self.puzzle, &self.geometry)
    }

    /// Says whether the puzzle has one solution only since candidates were struck out when it was begun.
    pub fn needs_marks(&self) -> bool {
        self.answer_known().has_marks
    }

    /// Returns the puzzle with what is struck out, where that is part of it: where the givens alone have several solutions.
    pub fn whole_puzzle(&self) -> StateText {
        let removed = match &self.solved {
            Some(solved) => solved.trace.start.removed.clone(),
            None => self.struck(),
        };
        StateText { board: self.puzzle.clone(), removed }
    }

    /// What is struck out of the puzzle, where the givens alone have several solutions: when it was begun, if it has one
    /// solution so, else by now.
    pub(super) fn struck(&self) -> Vec<Candidate> {
        match self.answer_known() {
            Answer { has_marks: true, .. } => self.begun.puzzle().removed,
            Answer { solution: Err(Unanswered::Several), .. } => self.game.state().puzzle().removed,
            Answer { .. } => Vec::new(),
        }
    }

    /// Tells why the givens have not exactly one solution, as far as that is found quickly; `None` if they have.
    pub fn unanswered(&self) -> Option<Unanswered> {
        self.answer().err()
    }

    /// The solution of the givens; why there is none to compare with, if they have not exactly one.
    pub(super) fn answer(&self) -> Result<&Solution, Unanswered> {
        self.answer_known().solution.as_ref().map_err(|why| *why)
    }

    /// The same, with whether what was struck out at first is part of the puzzle.
    fn answer_known(&self) -> &Answer {
        self.answer.get_or_init(|| {
            let solution = self.answer_of(&self.puzzle.clone().into());
            let marked = self.begun.puzzle();
            if solution != Err(Unanswered::Several) || marked.removed.is_empty() {
                return Answer { solution, has_marks: false };
            }
            match self.answer_of(&marked) {
                Ok(one) => Answer { solution: Ok(one), has_marks: true },
                Err(_) => Answer { solution, has_marks: false },
            }
        })
    }

    fn answer_of(&self, puzzle: &StateText) -> Result<Solution, Unanswered> {
        match self.search.verdict_of(puzzle, &mut Budget::nodes(NODES)) {
            Ok(Verdict::One(solution)) => Ok(solution),
            Ok(Verdict::Several(..)) => Err(Unanswered::Several),
            Ok(Verdict::NoSolution | Verdict::Collides(_)) => Err(Unanswered::None),
            Err(_) => Err(Unanswered::Undecided),
        }
    }
}
