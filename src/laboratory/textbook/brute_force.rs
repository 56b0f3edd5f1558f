//! Brute force in reading order: every digit is tried in every cell, and one that collides is given up for the next.
//!
//! Source: the Czech student works on Sudoku and graph theory (*brutální síla*); described wherever Sudoku is solved by
//! machine. A pass is a digit that is tried in a cell, fitting or not. Which puzzles are bad for it depends on the order
//! alone: the puzzle `..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9`, made against this
//! order, takes 622 577 597 passes, and turned by a quarter 14 937 062.

use super::algorithm::{Algorithm, MethodName};
use super::problem::{Grid, Problem, full};
use super::report::{Because, Kind};
use super::run::{Flow, Run};
use duvod::grid::{Cell, DigitSet, Geometry};
use duvod::message::words;

/// Brute force in reading order.
pub(super) struct BruteForce {
    /// Whether the grid is turned by a quarter, counter-clockwise, before it is read.
    pub(super) is_turned: bool,
}

impl Algorithm for BruteForce {
    fn called(&self) -> MethodName {
        let (name, label) = if self.is_turned {
            ("brute-force-turned", words::AlgorithmBruteForceTurned)
        } else {
            ("brute-force", words::AlgorithmBruteForce)
        };
        MethodName::new(name, label, Kind::Exact)
    }

    fn walk(&self, problem: &Problem<'_>, run: &mut Run<'_>) -> Flow {
        let mut order = problem.free.clone();
        if self.is_turned {
            order.sort_by_key(|&cell| turned(problem.geometry, cell));
        }
        Walk { problem, order: &order, grid: problem.givens.clone() }.from(0, run)
    }
}

/// The place of a cell in reading order once the grid is turned by a quarter, counter-clockwise.
fn turned(geometry: &Geometry, cell: Cell) -> (usize, usize) {
    (geometry.column_count() - 1 - geometry.column(cell), geometry.row(cell))
}

struct Walk<'a> {
    problem: &'a Problem<'a>,
    order: &'a [Cell],
    grid: Grid,
}

impl Walk<'_> {
    /// Fills the cells of the order from this one on in every way.
    fn from(&mut self, at: usize, run: &mut Run<'_>) -> Flow {
        let Some(&cell) = self.order.get(at) else {
            return full(&self.grid).map_or(Flow::Continue(()), |digits| run.found(digits));
        };
        let mut untried = self.problem.geometry.all_digits();
        while let Some(digit) = untried.first() {
            run.step()?;
            run.pass();
            if self.problem.allows(&self.grid, cell, digit) {
                run.guess();
                run.enter();
                run.take(cell, digit, untried, Because::InTurn);
                self.grid[cell.index()] = Some(digit);
                self.from(at + 1, run)?;
                self.grid[cell.index()] = None;
                run.back(cell);
                run.leave();
            }
            untried = untried - DigitSet::of(digit);
        }
        run.dead_end();
        Flow::Continue(())
    }
}
