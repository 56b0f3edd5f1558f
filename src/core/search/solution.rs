//! A full grid.

use crate::grid::{Board, Candidate, Cell, Digit, Entry};

/// A full grid: one digit for every cell, and no digit twice in a house.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Solution {
    digits: Box<[Digit]>,
}

impl Solution {
    /// From the digits in reading order.
    pub(super) fn new(digits: Box<[Digit]>) -> Self {
        Self { digits }
    }

    /// Returns the digit of a cell.
    #[inline]
    pub fn digit(&self, cell: Cell) -> Digit {
        self.digits[cell.index()]
    }

    /// Returns the digits in reading order.
    #[inline]
    pub fn digits(&self) -> &[Digit] {
        &self.digits
    }

    /// Returns every cell with its digit, in reading order.
    #[inline]
    pub fn cells(&self) -> impl Iterator<Item = Candidate> + '_ {
        self.digits
            .iter()
            .enumerate()
            .map(|(index, &digit)| Candidate { cell: Cell::new(index), digit })
    }

    /// Returns the board with its empty cells filled by the solution.
    pub fn filled_into(&self, board: &Board) -> Board {
        let mut board = board.clone();
        for Candidate { cell, digit } in self.cells() {
            if board.entry(cell) == Entry::Empty {
                board.set(cell, Entry::Placed(digit));
            }
        }
        board
    }
}
