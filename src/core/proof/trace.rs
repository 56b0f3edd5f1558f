//! The solving stack: a start and the steps from it.

use serde::{Deserialize, Serialize};

use super::{Claim, Fact, Goal, Start, Step};
use crate::grid::{Board, Candidates, Cell, Entry, Geometry};

/// A start and the steps from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trace {
    /// The name of the grid, as `9x9`.
    pub grid: String,
    /// The state that the steps start from.
    pub start: Start,
    /// The steps, in the order they were taken.
    pub steps: Vec<Step>,
    /// Something impossible, if the steps lead to it: then the start has no solution.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contradiction: Option<Claim>,
    /// What the steps have to show, if that is stated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goal: Option<Box<Goal>>,
}

impl Trace {
    /// Makes a trace of the steps from a start, without a contradiction and without a goal.
    #[inline]
    pub fn new(geometry: &Geometry, start: Start, steps: Vec<Step>) -> Self {
        Self { grid: geometry.name().to_owned(), start, steps, contradiction: None, goal: None }
    }

    /// Returns the same trace with this goal.
    #[must_use]
    pub fn with_goal(self, goal: Goal) -> Self {
        Self { goal: Some(Box::new(goal)), ..self }
    }

    /// Returns the board before the step with this number, from 0; with the number of steps, the board at
    /// the end.
    pub fn board_before(&self, geometry: &Geometry, step: usize) -> Board {
        let mut board = self.start.board(geometry);
        for fact in self.facts_before(step) {
            if let Fact::Holds(cell, digit) = fact {
                board.set(cell, Entry::Placed(digit));
            }
        }
        board
    }

    /// Returns the candidates before the step with this number, from 0.
    pub fn candidates_before(&self, geometry: &Geometry, step: usize) -> Candidates {
        let mut candidates = self.start.candidates(geometry);
        for step in self.steps.iter().take(step) {
            step.apply(geometry, &mut candidates);
        }
        candidates
    }

    /// Returns the candidates at the start as explanations and pictures show them. If the goal names the givens that
    /// the steps rest on, all others are [hidden](Candidates::overlook), so that nobody takes them for a reason.
    pub fn candidates_to_tell(&self, geometry: &Geometry) -> Candidates {
        let mut candidates = self.start.candidates(geometry);
        if let Some(needed) = self.goal.as_ref().and_then(|goal| goal.givens.as_ref()) {
            let needed = needed.iter().map(|one| one.cell).collect();
            candidates.overlook(self.start.given_cells() - needed);
        }
        candidates
    }

    /// Returns the number of the step, from 0, that put a digit into the cell.
    pub fn step_that_fills(&self, cell: Cell) -> Option<usize> {
        let fills = |fact: Fact| matches!(fact, Fact::Holds(filled, _) if filled == cell);
        let concludes = |step: &Step| step.conclusions.iter().any(|end| fills(end.fact));
        self.steps.iter().position(concludes)
    }

    fn facts_before(&self, step: usize) -> impl Iterator<Item = Fact> + '_ {
        let steps = self.steps.iter().take(step);
        steps.flat_map(Step::facts)
    }
}
