//! The digits that stand in the grid, and who put them there.

use super::{Candidate, Cell, Digit, Geometry, House};

/// What stands in one cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Entry {
    /// Nothing.
    #[default]
    Empty,
    /// A digit of the puzzle.
    Given(Digit),
    /// A digit found or entered later.
    Placed(Digit),
}

impl Entry {
    /// Returns the digit, whoever put it there.
    #[inline]
    pub const fn digit(self) -> Option<Digit> {
        match self {
            Self::Empty => None,
            Self::Given(digit) | Self::Placed(digit) => Some(digit),
        }
    }
}

/// Two or more cells of one house that hold the same digit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collision {
    /// The house in which the digit repeats.
    pub house: House,
    /// The digit.
    pub digit: Digit,
    /// The cells that hold it, in the house's order; at least two.
    pub cells: Vec<Cell>,
}

/// One entry a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    entries: Vec<Entry>,
}

impl Board {
    /// Makes a board with `cells` empty cells.
    #[inline]
    pub fn empty(cells: usize) -> Self {
        Self { entries: vec![Entry::Empty; cells] }
    }

    /// Makes a board that holds these givens and nothing else.
    #[inline]
    pub fn from_givens(cells: usize, givens: impl IntoIterator<Item = Candidate>) -> Self {
        let mut board = Self::empty(cells);
        for Candidate { cell, digit } in givens {
            board.set(cell, Entry::Given(digit));
        }
        board
    }

    /// Says what stands in the cell.
    #[inline]
    pub fn entry(&self, cell: Cell) -> Entry {
        self.entries[cell.index()]
    }

    /// Writes into the cell, over what stood there.
    #[inline]
    pub fn set(&mut self, cell: Cell, entry: Entry) {
        self.entries[cell.index()] = entry;
    }

    /// Returns the number of cells.
    #[inline]
    pub fn cell_count(&self) -> usize {
        self.entries.len()
    }

    /// Says whether no digit stands in the grid.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.entries.iter().all(|entry| *entry == Entry::Empty)
    }

    /// Lists all cells with a digit, in reading order.
    #[inline]
    pub fn digits(&self) -> impl Iterator<Item = Candidate> + '_ {
        let filled = |(index, entry): (usize, &Entry)| {
            Some(Candidate::new(Cell::new(index), entry.digit()?))
        };
        self.entries.iter().enumerate().filter_map(filled)
    }

    /// Returns the givens, in reading order.
    #[inline]
    pub fn givens(&self) -> impl Iterator<Item = Candidate> + '_ {
        self.digits().filter(|&Candidate { cell, .. }| matches!(self.entry(cell), Entry::Given(_)))
    }

    /// Finds every repetition of a digit in a house: by house, then by digit.
    pub fn collisions(&self, geometry: &Geometry) -> Vec<Collision> {
        let mut collisions = Vec::new();
        for house in geometry.houses() {
            for digit in geometry.digits() {
                let holds = |cell: &Cell| self.entry(*cell).digit() == Some(digit);
                let cells: Vec<_> = geometry.list_of(house).iter().copied().filter(holds).collect();
                if cells.len() > 1 {
                    collisions.push(Collision { house, digit, cells });
                }
            }
        }
        collisions
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::test_grids::classic;

    #[test]
    fn collisions_name_house_digit_and_cells() {
        let geometry = classic();
        let five = Digit::new(4);
        let cells = [0, 8, 10].map(Cell::new);
        let board = Board::from_givens(81, cells.map(|cell| Candidate::new(cell, five)));
        let collisions = board.collisions(&geometry);
        let found: Vec<_> = collisions
            .iter()
            .map(|collision| (collision.house.index(), collision.cells.clone()))
            .collect();
        assert_eq!(found, [(0, vec![cells[0], cells[1]]), (18, vec![cells[0], cells[2]])]);
    }
}
