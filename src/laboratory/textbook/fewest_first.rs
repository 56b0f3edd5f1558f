//! Backtracking with the fewest candidates first.
//!
//! Source: the knowledge system of graph colouring that Duvod is modelled on (*barvení vrcholu s nejméně možnými barvami*);
//! the order is that of Solomon Golomb and Leonard Baumert, *Backtrack Programming*, 1965. The vertex with the fewest
//! possible colours gets the first of them, and its neighbours lose it; where an uncoloured vertex has no colour left, the
//! method goes back one or more steps. A pass is a vertex that is coloured.

use super::algorithm::{Algorithm, MethodName};
use super::problem::{Grid, Problem, full};
use super::report::{Because, Kind};
use super::run::{Flow, Run};
use duvod::grid::{Cell, Digit, DigitSet};
use duvod::message::words;

/// Backtracking with the fewest candidates first.
pub(super) struct FewestFirst;

impl Algorithm for FewestFirst {
    fn called(&self) -> MethodName {
        MethodName::new("fewest-first", words::AlgorithmFewestFirst, Kind::Exact)
    }

    fn walk(&self, problem: &Problem<'_>, run: &mut Run<'_>) -> Flow {
        let grid = problem.givens.clone();
        let allowed = problem.geometry.cells().map(|cell| problem.allowed(&grid, cell)).collect();
        Walk { problem, grid, allowed }.on(run)
    }
}

struct Walk<'a> {
    problem: &'a Problem<'a>,
    grid: Grid,
    /// The colours that each vertex may still have; for coloured ones it is not kept.
    allowed: Vec<DigitSet>,
}

impl Walk<'_> {
    /// Colours the vertices that are left in every way.
    fn on(&mut self, run: &mut Run<'_>) -> Flow {
        run.steps(self.problem.free.len() as u64)?;
        let uncoloured = self.problem.free.iter().filter(|cell| self.grid[cell.index()].is_none());
        let fewest = uncoloured.min_by_key(|cell| self.allowed[cell.index()].len());
        let Some(&cell) = fewest else {
            return full(&self.grid).map_or(Flow::Continue(()), |digits| run.found(digits));
        };
        let mut untried = self.allowed[cell.index()];
        let is_guess = untried.len() > 1;
        while let Some(digit) = untried.first() {
            run.pass();
            let because = if is_guess { Because::FewestLeft } else { Because::OnlyDigit };
            if is_guess {
                run.guess();
            }
            run.enter();
            run.take(cell, digit, untried, because);
            let before = self.colour(cell, digit);
            self.on(run)?;
            self.grid[cell.index()] = None;
            for (other, allowed) in before {
                self.allowed[other.index()] = allowed;
            }
            run.back(cell);
            run.leave();
            untried = untried - DigitSet::of(digit);
        }
        run.dead_end();
        Flow::Continue(())
    }

    /// Colours a vertex: which others lost a colour by it, with what they could have before.
    fn colour(&mut self, cell: Cell, digit: Digit) -> Vec<(Cell, DigitSet)> {
        let mut before = Vec::new();
        self.grid[cell.index()] = Some(digit);
        for (lost, cells) in self.problem.geometry.excluded_by(cell, digit).other_cells() {
            for other in cells.iter() {
                let allowed = &mut self.allowed[other.index()];
                if self.grid[other.index()].is_none() && allowed.contains(lost) {
                    before.push((other, *allowed));
                    allowed.remove(lost);
                }
            }
        }
        // Where a vertex lost two, what it could have first is put back last.
        before.reverse();
        before
    }
}
