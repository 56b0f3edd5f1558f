//! Heuristic colouring, which never goes back.
//!
//! Source: Daniel Brélaz, *New Methods to Color the Vertices of a Graph*, 1979 (the order); a Czech student work on Sudoku
//! and graph theory (*heuristické barvení*). The uncoloured vertex whose neighbours show most different colours, and of
//! several the one with most uncoloured neighbours, gets its colour if only one is left; otherwise the method gives up,
//! which it does on most puzzles. A pass is a vertex that is coloured.

use super::algorithm::{Algorithm, MethodName};
use super::problem::{Problem, full};
use super::report::{Because, Kind, Why};
use super::run::{Flow, Run, Stop};
use duvod::grid::Cell;
use duvod::message::words;

/// Heuristic colouring.
pub(super) struct HeuristicColouring;

impl Algorithm for HeuristicColouring {
    fn called(&self) -> MethodName {
        MethodName::new("heuristic-colouring", words::AlgorithmHeuristicColouring, Kind::Incomplete)
    }

    fn only_colours(&self) -> bool {
        true
    }

    fn walk(&self, problem: &Problem<'_>, run: &mut Run<'_>) -> Flow {
        let mut grid = problem.givens.clone();
        loop {
            run.steps(problem.free.len() as u64)?;
            let uncoloured = |cell: &&Cell| grid[cell.index()].is_none();
            let neighbours = |cell: Cell| problem.peers[cell.index()].iter().filter(uncoloured);
            let merit = |cell: &Cell| {
                let shown = problem.digit_count() - problem.allowed(&grid, *cell).len();
                (shown, neighbours(*cell).count())
            };
            let cells = problem.free.iter().copied().filter(|cell| uncoloured(&cell));
            // Of several the first in reading order.
            let best = cells.rev().max_by_key(merit);
            let Some(cell) = best else {
                return full(&grid).map_or(Flow::Continue(()), |digits| run.found(digits));
            };
            let allowed = problem.allowed(&grid, cell);
            if allowed.is_empty() {
                // Everything that was coloured had to be so.
                run.dead_end();
                return Flow::Continue(());
            }
            let Some(colour) = allowed.only() else {
                return Flow::Break(Stop::GiveUp(Why::Stuck));
            };
            run.pass();
            run.take(cell, colour, allowed, Because::OnlyDigit);
            grid[cell.index()] = Some(colour);
        }
    }
}
