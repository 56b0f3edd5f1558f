//! The logical solver of a work on graph theory: sweeps over the whole grid until nothing changes.
//!
//! Source: a Czech student work on solving Sudoku with graph theory (C#). A sweep goes through the empty cells in reading order
//! and fills those with a single candidate, and those in which a digit has its single place in a group. A pass is a sweep; the
//! last one, which changes nothing, is one too.

use super::algorithm::{Algorithm, MethodName};
use super::problem::{Grid, Problem, full};
use super::report::{Because, Kind, Why};
use super::run::{Flow, Run, Stop};
use duvod::grid::{Cell, Digit, DigitSet};
use duvod::message::words;

/// The solver.
pub(super) struct Sweeps;

impl Algorithm for Sweeps {
    fn called(&self) -> MethodName {
        MethodName::new("sweeps", words::AlgorithmSweeps, Kind::Incomplete)
    }

    fn walk(&self, problem: &Problem<'_>, run: &mut Run<'_>) -> Flow {
        let mut grid = problem.givens.clone();
        let mut has_changed = true;
        while has_changed {
            run.pass();
            has_changed = false;
            for &cell in &problem.free {
                if grid[cell.index()].is_some() {
                    continue;
                }
                run.steps(problem.digit_count() as u64)?;
                let allowed = problem.allowed(&grid, cell);
                if allowed.is_empty() {
                    // Everything that was filled in had to be so.
                    run.dead_end();
                    return Flow::Continue(());
                }
                if let Some((digit, because)) = single(problem, &grid, cell, allowed) {
                    run.take(cell, digit, allowed, because);
                    grid[cell.index()] = Some(digit);
                    has_changed = true;
                }
            }
        }
        full(&grid).map_or(Flow::Break(Stop::GiveUp(Why::Stuck)), |digits| run.found(digits))
    }
}

/// The digit that a cell must have: its only one, or one that has no other place in some house of the cell.
fn single(
    problem: &Problem<'_>,
    grid: &Grid,
    cell: Cell,
    allowed: DigitSet,
) -> Option<(Digit, Because)> {
    if let Some(digit) = allowed.only() {
        return Some((digit, Because::OnlyDigit));
    }
    let geometry = problem.geometry;
    allowed.iter().find_map(|digit| {
        let is_only = |&house: &_| {
            let others = geometry.list_of(house).iter().copied().filter(|&other| other != cell);
            let mut empty = others.filter(|other| grid[other.index()].is_none());
            !empty.any(|other| problem.allowed(grid, other).contains(digit))
        };
        let house = geometry.houses_of(cell).iter().copied().find(is_only)?;
        Some((digit, Because::OnlyPlace(house)))
    })
}
