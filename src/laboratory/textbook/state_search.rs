//! Breadth-first and depth-first search among partly filled grids.
//!
//! Source: textbooks of artificial intelligence, as Stuart Russell and Peter Norvig, *Artificial Intelligence: A Modern
//! Approach*, 1995; the Czech student work on graph theory describes both (*prohledávání do šířky, do hloubky*). A state is
//! a grid; its successors are the grids with one more digit, which does not collide, in the next cell in reading order. The
//! grids that wait stand in a queue, or on a stack. A pass is a state that is taken from there.

use std::collections::VecDeque;

use super::algorithm::{Algorithm, MethodName};
use super::problem::{Grid, Problem, full};
use super::report::{Because, Kind};
use super::run::{Flow, Run};
use duvod::grid::{Digit, DigitSet};
use duvod::message::words;

/// Search among partly filled grids.
pub(super) struct StateSearch {
    /// Whether all grids with as many digits are looked at before any with more.
    pub(super) is_breadth_first: bool,
}

impl Algorithm for StateSearch {
    fn called(&self) -> MethodName {
        let (name, label) = if self.is_breadth_first {
            ("breadth-first", words::AlgorithmBreadthFirst)
        } else {
            ("depth-first", words::AlgorithmDepthFirst)
        };
        MethodName::new(name, label, Kind::Exact)
    }

    fn walk(&self, problem: &Problem<'_>, run: &mut Run<'_>) -> Flow {
        let bytes = problem.givens.len() * size_of::<Option<Digit>>();
        let bytes = bytes + size_of::<(usize, Grid)>();
        let mut trail = Trail { problem, grid: problem.givens.clone(), filled: 0 };
        let mut waiting = VecDeque::from([(0, problem.givens.clone())]);
        loop {
            let next = if self.is_breadth_first { waiting.pop_front() } else { waiting.pop_back() };
            let Some((filled, grid)) = next else { return Flow::Continue(()) };
            run.pass();
            run.go_to(filled);
            trail.go_to(&grid, filled, run);
            let Some(&cell) = problem.free.get(filled) else {
                full(&grid).map_or(Flow::Continue(()), |digits| run.found(digits))?;
                continue;
            };
            run.steps(problem.digit_count() as u64)?;
            let allowed = problem.allowed(&grid, cell);
            if allowed.is_empty() {
                run.dead_end();
            }
            let mut successors: Vec<Grid> = Vec::new();
            for digit in allowed.iter() {
                run.guess();
                let mut successor = grid.clone();
                successor[cell.index()] = Some(digit);
                successors.push(successor);
            }
            if !self.is_breadth_first {
                // The lowest digit is to be taken from the stack first.
                successors.reverse();
            }
            waiting.extend(successors.into_iter().map(|successor| (filled + 1, successor)));
            run.keeps(waiting.len() * bytes)?;
        }
    }
}

/// The way to the grid that was looked at last, which is recorded.
struct Trail<'a> {
    problem: &'a Problem<'a>,
    grid: Grid,
    /// How many of the free cells are filled.
    filled: usize,
}

impl Trail<'_> {
    /// Goes back as far as both grids are the same, and from there to the next.
    fn go_to(&mut self, next: &Grid, filled: usize, run: &mut Run<'_>) {
        if !run.records() {
            return;
        }
        let free = &self.problem.free;
        let differs = |at: &usize| self.grid[free[*at].index()] != next[free[*at].index()];
        let common = (0..self.filled.min(filled)).find(differs).unwrap_or(self.filled.min(filled));
        for &cell in free[common..self.filled].iter().rev() {
            self.grid[cell.index()] = None;
            run.back(cell);
        }
        for &cell in &free[common..filled] {
            let Some(digit) = next[cell.index()] else { break };
            let tried = DigitSet::first_n(digit.index());
            let untried = self.problem.allowed(&self.grid, cell) - tried;
            run.take(cell, digit, untried, Because::InTurn);
            self.grid[cell.index()] = Some(digit);
        }
        self.filled = filled;
    }
}
