//! A little reasoning, then recursion: three versions of one solver.
//!
//! Source: a Czech student work that puts them side by side (a Sudoku toolbox in Java). Version 1 fills the cells that have
//! a single candidate until there are none, and then tries every candidate of a cell. Version 2 also fills the only places
//! of a digit in a house. Version 3 does the same, but keeps the candidates instead of computing them anew. A pass is a
//! branch that is tried.
//!
//! The work does not say which cell version 1 branches at. That it takes long on a puzzle with a cell without candidates
//! is seen if it takes the first empty one in reading order, and meets such a cell only when it comes to it; the others
//! branch at a cell with the fewest candidates.

use std::ops::ControlFlow;

use super::algorithm::{Algorithm, MethodName};
use super::problem::{Grid, Problem, full};
use super::report::{Because, Kind};
use super::run::{Flow, Run, Stop};
use duvod::grid::{Cell, Digit, DigitSet};
use duvod::message::words;

/// Which of the three versions.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Reasoning {
    /// Single candidates of cells, then the first empty cell.
    Cells,
    /// Also single places in houses.
    Houses,
    /// The same with candidates that are kept up to date.
    Kept,
}

impl Algorithm for Reasoning {
    fn called(&self) -> MethodName {
        let (name, label) = match self {
            Self::Cells => ("reasoning-1", words::AlgorithmReasoning1),
            Self::Houses => ("reasoning-2", words::AlgorithmReasoning2),
            Self::Kept => ("reasoning-3", words::AlgorithmReasoning3),
        };
        MethodName::new(name, label, Kind::Exact)
    }

    fn walk(&self, problem: &Problem<'_>, run: &mut Run<'_>) -> Flow {
        let grid = problem.givens.clone();
        let allowed = problem.geometry.cells().map(|cell| problem.allowed(&grid, cell)).collect();
        Walk { problem, version: *self }.on(State { grid, allowed }, run)
    }
}

/// Whether nothing has become impossible.
type Found = ControlFlow<Stop, bool>;

/// What is filled, and what the empty cells may hold. Only version 3 keeps the latter up to date.
#[derive(Clone)]
struct State {
    grid: Grid,
    allowed: Vec<DigitSet>,
}

struct Walk<'a> {
    problem: &'a Problem<'a>,
    version: Reasoning,
}

impl Walk<'_> {
    /// Fills what is left in every way.
    fn on(&self, mut state: State, run: &mut Run<'_>) -> Flow {
        let mut filled = Vec::new();
        let stands = self.reason(&mut state, &mut filled, run)?;
        if !stands {
            run.dead_end();
        } else if let Some(cell) = self.branches_at(&state) {
            let mut untried = self.allowed(&state, cell);
            while let Some(digit) = untried.first() {
                run.pass();
                run.guess();
                run.enter();
                run.take(cell, digit, untried, self.because());
                let mut branch = state.clone();
                self.put(&mut branch, cell, digit);
                self.on(branch, run)?;
                run.back(cell);
                run.leave();
                untried = untried - DigitSet::of(digit);
            }
            run.dead_end();
        } else if let Some(digits) = full(&state.grid) {
            run.found(digits)?;
        }
        for cell in filled.into_iter().rev() {
            run.back(cell);
        }
        Flow::Continue(())
    }

    fn because(&self) -> Because {
        if self.version == Reasoning::Cells { Because::InTurn } else { Because::FewestLeft }
    }

    /// The cell whose candidates are tried.
    fn branches_at(&self, state: &State) -> Option<Cell> {
        let mut empty =
            self.problem.free.iter().copied().filter(|cell| state.grid[cell.index()].is_none());
        if self.version == Reasoning::Cells {
            return empty.next();
        }
        empty.min_by_key(|&cell| self.allowed(state, cell).len())
    }

    fn allowed(&self, state: &State, cell: Cell) -> DigitSet {
        if self.version == Reasoning::Kept {
            state.allowed[cell.index()]
        } else {
            self.problem.allowed(&state.grid, cell)
        }
    }

    fn put(&self, state: &mut State, cell: Cell, digit: Digit) {
        state.grid[cell.index()] = Some(digit);
        if self.version == Reasoning::Kept {
            for (lost, cells) in self.problem.geometry.excluded_by(cell, digit).other_cells() {
                for other in cells.iter() {
                    state.allowed[other.index()].remove(lost);
                }
            }
        }
    }

    /// Fills what follows until nothing does; false if something has become impossible.
    fn reason(&self, state: &mut State, filled: &mut Vec<Cell>, run: &mut Run<'_>) -> Found {
        loop {
            let before = filled.len();
            if !self.singles_of_cells(state, filled, run)? {
                return Found::Continue(false);
            }
            if self.version != Reasoning::Cells && !self.singles_of_houses(state, filled, run)? {
                return Found::Continue(false);
            }
            if filled.len() == before {
                return Found::Continue(true);
            }
        }
    }

    fn singles_of_cells(
        &self,
        state: &mut State,
        filled: &mut Vec<Cell>,
        run: &mut Run<'_>,
    ) -> Found {
        for &cell in &self.problem.free {
            if state.grid[cell.index()].is_some() {
                continue;
            }
            run.step()?;
            let allowed = self.allowed(state, cell);
            if let Some(digit) = allowed.only() {
                run.take(cell, digit, allowed, Because::OnlyDigit);
                self.put(state, cell, digit);
                filled.push(cell);
            } else if allowed.is_empty() && self.version != Reasoning::Cells {
                return Found::Continue(false);
            }
        }
        Found::Continue(true)
    }

    fn singles_of_houses(
        &self,
        state: &mut State,
        filled: &mut Vec<Cell>,
        run: &mut Run<'_>,
    ) -> Found {
        let geometry = self.problem.geometry;
        for house in geometry.houses() {
            run.steps(geometry.digit_count() as u64)?;
            let cells = geometry.list_of(house);
            for digit in geometry.digits() {
                if cells.iter().any(|cell| state.grid[cell.index()] == Some(digit)) {
                    continue;
                }
                let may = |cell: &Cell| {
                    state.grid[cell.index()].is_none() && self.allowed(state, *cell).contains(digit)
                };
                let mut places = cells.iter().copied().filter(may);
                let Some(cell) = places.next() else {
                    return Found::Continue(false);
                };
                if places.next().is_none() {
                    let allowed = self.allowed(state, cell);
                    run.take(cell, digit, allowed, Because::OnlyPlace(house));
                    self.put(state, cell, digit);
                    filled.push(cell);
                }
            }
        }
        Found::Continue(true)
    }
}
