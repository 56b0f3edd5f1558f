//! The vertices split into independent sets, one a digit.
//!
//! Source: a Czech student work on Sudoku and graph theory (*nezávislé množiny*). The graph is split into as many
//! independent sets as there are digits, each with a vertex in every column: set by set, and in a set column by column,
//! from top to bottom. The method goes back inside a set first, then to earlier sets. Givens are where they are. A pass is
//! a set that is whole.

use super::algorithm::{Algorithm, MethodName};
use super::problem::Problem;
use super::report::{Because, Kind};
use super::run::{Flow, Run};
use duvod::grid::{Cell, CellSet, Digit, DigitSet};
use duvod::message::words;

/// Independent sets.
pub(super) struct IndependentSets;

impl Algorithm for IndependentSets {
    fn called(&self) -> MethodName {
        MethodName::new("independent-sets", words::AlgorithmIndependentSets, Kind::Exact)
    }

    fn only_colours(&self) -> bool {
        true
    }

    fn walk(&self, problem: &Problem<'_>, run: &mut Run<'_>) -> Flow {
        let given = |digit: Digit| {
            let holds = |cell: &Cell| problem.givens[cell.index()] == Some(digit);
            problem.geometry.cells().filter(holds).collect::<CellSet>()
        };
        let givens: Vec<CellSet> = problem.geometry.digits().map(given).collect();
        let free: CellSet = problem.free.iter().copied().collect();
        let sets = vec![CellSet::EMPTY; problem.digit_count()];
        Walk { problem, givens, sets }.set(0, free, run)
    }
}

struct Walk<'a> {
    problem: &'a Problem<'a>,
    /// The givens of each digit.
    givens: Vec<CellSet>,
    /// The sets so far.
    sets: Vec<CellSet>,
}

impl Walk<'_> {
    /// Makes the set of this digit, and all after it, of cells that no set before has.
    fn set(&mut self, digit: usize, free: CellSet, run: &mut Run<'_>) -> Flow {
        if digit == self.sets.len() {
            return run.found(self.digits());
        }
        let givens = self.givens[digit];
        self.sets[digit] = givens;
        let seen = |free: CellSet, cell: Cell| free - self.problem.geometry.peers(cell);
        let open = givens.iter().fold(free, seen);
        self.column(digit, 0, free, open, run)
    }

    /// Takes a vertex of this column into the set, and of all after it. `open` are the vertices that see none of the set.
    fn column(
        &mut self,
        digit: usize,
        column: usize,
        free: CellSet,
        open: CellSet,
        run: &mut Run<'_>,
    ) -> Flow {
        let geometry = self.problem.geometry;
        let Some(&house) = geometry.lines()[1].get(column) else {
            run.pass();
            run.enter();
            self.set(digit + 1, free - self.sets[digit], run)?;
            run.leave();
            return Flow::Continue(());
        };
        let cells = geometry.cells_of(house);
        if !(cells & self.givens[digit]).is_empty() {
            return self.column(digit, column + 1, free, open, run);
        }
        let taken = Digit::new(digit);
        for cell in (cells & open).iter() {
            run.step()?;
            run.guess();
            run.take(cell, taken, DigitSet::of(taken), Because::PlaceInTurn(house));
            self.sets[digit].insert(cell);
            let open = open - geometry.peers(cell) - CellSet::of(cell);
            self.column(digit, column + 1, free, open, run)?;
            self.sets[digit].remove(cell);
            run.back(cell);
        }
        run.step()?;
        run.dead_end();
        Flow::Continue(())
    }

    /// The full grid of the sets.
    fn digits(&self) -> Vec<Digit> {
        let mut grid = vec![Digit::new(0); self.problem.givens.len()];
        for (digit, set) in self.sets.iter().enumerate() {
            for cell in set.iter() {
                grid[cell.index()] = Digit::new(digit);
            }
        }
        grid
    }
}
