//! A puzzle as the methods see it: a graph with some of its vertices coloured.

use duvod::grid::{Board, Cell, CellSet, Digit, DigitSet, Geometry};

/// A grid with a digit, or none, for each cell in reading order.
pub(super) type Grid = Vec<Option<Digit>>;

/// A puzzle whose givens do not contradict each other at sight.
pub struct Problem<'a> {
    pub(super) geometry: &'a Geometry,
    pub(super) givens: Grid,
    /// The cells that are not given, in reading order.
    pub(super) free: Vec<Cell>,
    /// The neighbours of each vertex.
    pub(super) peers: Vec<Vec<Cell>>,
    /// Whether digits rule out others than themselves.
    besides: bool,
}

impl<'a> Problem<'a> {
    /// The puzzle of the digits on a board; `None` if a given rules out another.
    pub(super) fn new(geometry: &'a Geometry, board: &Board) -> Option<Self> {
        let givens: Grid = geometry.cells().map(|cell| board.entry(cell).digit()).collect();
        let free = geometry.cells().filter(|cell| givens[cell.index()].is_none()).collect();
        let peers = geometry.cells().map(|cell| geometry.peers(cell).iter().collect()).collect();
        let besides = !geometry.excludes_only_repeats();
        let problem = Self { geometry, givens, free, peers, besides };
        let stands = |cell: Cell| {
            problem.givens[cell.index()]
                .is_none_or(|digit| problem.allows(&problem.givens, cell, digit))
        };
        geometry.cells().all(stands).then_some(problem)
    }

    /// The number of digits.
    pub(super) fn digit_count(&self) -> usize {
        self.geometry.digit_count()
    }

    /// Whether no other cell rules out this digit in this one.
    #[inline]
    pub(super) fn allows(&self, grid: &Grid, cell: Cell, digit: Digit) -> bool {
        let holds = |peer: &Cell| grid[peer.index()] == Some(digit);
        let in_sight = self.peers[cell.index()].iter().any(holds);
        !(in_sight || self.besides && self.is_ruled_out_besides(grid, cell, digit))
    }

    /// The digits that no other cell rules out in this one.
    #[inline]
    pub(super) fn allowed(&self, grid: &Grid, cell: Cell) -> DigitSet {
        let mut allowed = self.geometry.all_digits();
        for peer in &self.peers[cell.index()] {
            if let Some(digit) = grid[peer.index()] {
                allowed.remove(digit);
            }
        }
        if self.besides {
            let stays = |digit: &Digit| !self.is_ruled_out_besides(grid, cell, *digit);
            allowed = allowed.iter().filter(stays).collect();
        }
        allowed
    }

    /// Whether a full grid is a solution.
    pub(super) fn is_solved_by(&self, digits: &[Digit]) -> bool {
        let grid: Grid = digits.iter().copied().map(Some).collect();
        let stands = |cell: Cell| {
            let digit = digits[cell.index()];
            let is_as_given = self.givens[cell.index()].is_none_or(|given| given == digit);
            is_as_given && self.allows(&grid, cell, digit)
        };
        digits.len() == self.givens.len() && self.geometry.cells().all(stands)
    }

    fn is_ruled_out_besides(&self, grid: &Grid, cell: Cell, digit: Digit) -> bool {
        // What a digit rules out rules it out.
        let besides = self.geometry.excluded_by(cell, digit).other_digits();
        let stands = |(other, cells): &(Digit, CellSet)| {
            cells.iter().any(|cell| grid[cell.index()] == Some(*other))
        };
        besides.iter().any(stands)
    }
}

/// The digits of a full grid; `None` while a cell is empty.
pub(super) fn full(grid: &Grid) -> Option<Vec<Digit>> {
    grid.iter().copied().collect()
}
