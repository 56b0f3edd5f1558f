//! What a trace starts from.

use serde::{Deserialize, Serialize};

use crate::grid::{Board, Candidate, Candidates, CellSet, Entry, Geometry, StateText};

/// The state that a trace starts from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// The digits of the puzzle.
    pub givens: Vec<Candidate>,
    /// Digits that stand in the grid without being given.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub placed: Vec<Candidate>,
    /// Candidates that are gone although no digit in sight forbids them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<Candidate>,
}

impl Start {
    /// Makes a start from the digits of a board, its givens and its placed digits.
    pub fn from_board(board: &Board) -> Self {
        let placed =
            |&Candidate { cell, .. }: &Candidate| matches!(board.entry(cell), Entry::Placed(_));
        Self {
            givens: board.givens().collect(),
            placed: board.digits().filter(placed).collect(),
            removed: Vec::new(),
        }
    }

    /// Makes a start from a state.
    pub fn from_state(state: &StateText) -> Self {
        Self { removed: state.removed.clone(), ..Self::from_board(&state.board) }
    }

    /// Returns the cells of the givens.
    pub fn given_cells(&self) -> CellSet {
        self.givens.iter().map(|one| one.cell).collect()
    }

    /// Returns the board with the givens and the placed digits.
    pub fn board<const W: usize>(&self, geometry: &Geometry<W>) -> Board {
        let mut board = Board::from_givens(geometry.cell_count(), self.givens.iter().copied());
        for &Candidate { cell, digit } in &self.placed {
            board.set(cell, Entry::Placed(digit));
        }
        board
    }

    /// Returns the state of which this is the start; [`Start::from_state`] makes the same start of it.
    pub fn state<const W: usize>(&self, geometry: &Geometry<W>) -> StateText {
        StateText { board: self.board(geometry), removed: self.removed.clone() }
    }

    /// Returns the candidates at the start.
    pub fn candidates<const W: usize>(&self, geometry: &Geometry<W>) -> Candidates<W> {
        self.state(geometry).candidates(geometry)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::test_grids::grid_of;
    use crate::grid::{Cell, Digit};

    #[test]
    fn a_start_is_made_again_of_its_state() {
        let geometry = grid_of("1234", 2, 2);
        let one = |cell, digit| Candidate::new(Cell::new(cell), Digit::new(digit));
        let start =
            Start { givens: vec![one(0, 0)], placed: vec![one(1, 1)], removed: vec![one(10, 2)] };
        assert_eq!(Start::from_state(&start.state(&geometry)), start);
        let alone = Start { removed: Vec::new(), ..start.clone() };
        assert_eq!(Start::from_board(&start.board(&geometry)), alone);
    }
}
