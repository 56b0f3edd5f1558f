//! The solving stack: a start and the steps from it.

use serde::{Deserialize, Serialize};

use super::{Claim, Fact, Goal, Step};
use crate::grid::{Board, Candidates, Cell, CellSet, Digit, Entry, Geometry, StateText};

/// The state that a trace starts from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Start {
    /// The digits of the puzzle.
    pub givens: Vec<(Cell, Digit)>,
    /// Digits that stand in the grid without being given.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub placed: Vec<(Cell, Digit)>,
    /// Candidates that are gone although no digit in sight forbids them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<(Cell, Digit)>,
}

impl Start {
    /// A start from the digits of a board, its givens and its placed digits.
    pub fn from_board(board: &Board) -> Self {
        let placed = |&(cell, _): &(Cell, Digit)| matches!(board.entry(cell), Entry::Placed(_));
        Self {
            givens: board.givens().collect(),
            placed: board.digits().filter(placed).collect(),
            removed: Vec::new(),
        }
    }

    /// A start from a state.
    pub fn from_state(state: &StateText) -> Self {
        Self { removed: state.removed.clone(), ..Self::from_board(&state.board) }
    }

    /// The cells of the givens.
    pub fn given_cells(&self) -> CellSet {
        self.givens.iter().map(|&(cell, _)| cell).collect()
    }

    /// The board with the givens and the placed digits.
    pub fn board<const W: usize>(&self, geometry: &Geometry<W>) -> Board {
        let mut board = Board::from_givens(geometry.cell_count(), self.givens.iter().copied());
        for &(cell, digit) in &self.placed {
            board.set(cell, Entry::Placed(digit));
        }
        board
    }

    /// The candidates at the start.
    pub fn candidates<const W: usize>(&self, geometry: &Geometry<W>) -> Candidates<W> {
        let state = StateText { board: self.board(geometry), removed: self.removed.clone() };
        state.candidates(geometry)
    }
}

/// A start and the steps from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trace {
    /// The name of the grid, as `9x9`.
    pub grid: String,
    /// The state that the steps start from.
    pub start: Start,
    /// The steps, in the order they were taken.
    pub steps: Vec<Step>,
    /// What cannot be, if the steps come to that: then the start has no solution.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contradiction: Option<Claim>,
    /// What the steps are to show, where that is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goal: Option<Box<Goal>>,
}

impl Trace {
    /// The steps from a start, which come to nothing that cannot be, whatever they are to show.
    pub fn new(geometry: &Geometry, start: Start, steps: Vec<Step>) -> Self {
        Self { grid: geometry.name().to_owned(), start, steps, contradiction: None, goal: None }
    }

    /// The same trace with what it is to show.
    #[must_use]
    pub fn with_goal(self, goal: Goal) -> Self {
        Self { goal: Some(Box::new(goal)), ..self }
    }

    /// The board before the step with this number, from 0; with the number of steps, the board at
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

    /// The candidates before the step with this number, from 0.
    pub fn candidates_before(&self, geometry: &Geometry, step: usize) -> Candidates {
        let mut candidates = self.start.candidates(geometry);
        for step in self.steps.iter().take(step) {
            step.apply(geometry, &mut candidates);
        }
        candidates
    }

    /// The number of the step, from 0, that put a digit into the cell.
    pub fn step_that_fills(&self, cell: Cell) -> Option<usize> {
        let fills = |fact: Fact| matches!(fact, Fact::Holds(filled, _) if filled == cell);
        let concludes = |step: &Step| step.conclusions.iter().any(|end| fills(end.fact));
        self.steps.iter().position(concludes)
    }

    fn facts_before(&self, step: usize) -> impl Iterator<Item = Fact> + '_ {
        let steps = self.steps.iter().take(step);
        steps.flat_map(|step| step.conclusions.iter().map(|conclusion| conclusion.fact))
    }
}
