//! Colouring of the graph with backtracking, vertex by vertex in reading order.
//!
//! Source: a Czech student work on Sudoku and graph theory (*barvení s návratem*). A vertex gets the lowest colour that is
//! untried and that no neighbour has; if there is none it is cleared, and the one before it is coloured anew. A pass is a
//! visit of a vertex, whether it is coloured or cleared.

use super::algorithm::{Algorithm, MethodName};
use super::problem::{Grid, Problem, full};
use super::report::{Because, Kind};
use super::run::{Flow, Run};
use duvod::grid::DigitSet;
use duvod::message::words;

/// Colouring with backtracking.
pub(super) struct Colouring;

impl Algorithm for Colouring {
    fn called(&self) -> MethodName {
        MethodName::new("colouring", words::AlgorithmColouring, Kind::Exact)
    }

    fn only_colours(&self) -> bool {
        true
    }

    fn walk(&self, problem: &Problem<'_>, run: &mut Run<'_>) -> Flow {
        let mut grid: Grid = problem.givens.clone();
        let mut untried = vec![problem.geometry.all_digits(); problem.free.len()];
        let mut at = 0;
        loop {
            let Some(&cell) = problem.free.get(at) else {
                full(&grid).map_or(Flow::Continue(()), |digits| run.found(digits))?;
                if at == 0 {
                    return Flow::Continue(());
                }
                at -= 1;
                continue;
            };
            run.step()?;
            run.pass();
            if grid[cell.index()].take().is_some() {
                run.back(cell);
            }
            // The neighbours have kept their colours since the vertex was visited first.
            let colours = problem.allowed(&grid, cell) & untried[at];
            if let Some(colour) = colours.first() {
                run.guess();
                run.go_to(at + 1);
                run.take(cell, colour, colours, Because::InTurn);
                grid[cell.index()] = Some(colour);
                untried[at] = colours - DigitSet::of(colour);
                at += 1;
            } else {
                run.dead_end();
                untried[at] = problem.geometry.all_digits();
                if at == 0 {
                    return Flow::Continue(());
                }
                at -= 1;
            }
        }
    }
}
