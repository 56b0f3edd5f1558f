//! Simulated annealing among permutations of the blocks.
//!
//! Source: a Czech student work on heuristics of optimisation for Sudoku (*simulované žíhání*, permutation approach); Rhyd
//! Lewis, *Metaheuristics Can Solve Sudoku Puzzles*, 2007. Each block is filled with a random permutation of the digits that
//! it misses. The cost is how many digits rows and columns miss; a neighbour is made by two free cells of a block that
//! change their digits. A neighbour that is not better is gone to with probability exp((f(x) − f(x')) / T); after as many
//! steps without improvement as the limit says, T is multiplied by Q. A pass is a neighbour.
//!
//! The work does not say what is done when all is frozen. Here it is heated up again to the temperature of the start, from
//! the grid at hand, once nothing worse is gone to any more; each time counts as having begun anew.

use rand::RngExt;
use rand::seq::SliceRandom;

use super::algorithm::{Algorithm, MethodName};
use super::filling::Filling;
use super::problem::Problem;
use super::report::{Kind, Why};
use super::run::{Flow, Run, Stop};
use duvod::grid::{Cell, Digit};
use duvod::message::words;

/// At which temperature all is frozen: a neighbour that is worse by 1 is gone to once in a million times.
const FROZEN: f64 = 0.072;

/// Simulated annealing.
pub(super) struct Annealing {
    /// The temperature at the start, above 0.
    pub(super) start: f64,
    /// What the temperature is multiplied by, above 0 and below 1.
    pub(super) factor: f64,
    /// After how many steps without improvement.
    pub(super) limit: u64,
}

impl Algorithm for Annealing {
    fn called(&self) -> MethodName {
        MethodName::new("annealing", words::AlgorithmAnnealing, Kind::Optimising)
    }

    fn walk(&self, problem: &Problem<'_>, run: &mut Run<'_>) -> Flow {
        let mut filling = permuted(problem, run);
        let swaps = swaps(problem);
        let mut heat = self.start;
        let (mut least, mut idle) = (filling.error(), 0);
        run.cost(least);
        filling.record(run);
        while filling.error() > 0 {
            run.step()?;
            let Some(&(one, other)) = swaps.get(index(run, swaps.len())) else {
                return Flow::Break(Stop::GiveUp(Why::Stuck));
            };
            run.pass();
            let before = filling.error();
            filling.swap(one, other);
            let now = filling.error();
            if now > before && run.lots.random::<f64>() >= chance(before, now, heat) {
                filling.swap(one, other);
            } else {
                filling.record(run);
            }
            if now < least {
                (least, idle) = (now, 0);
                run.cost(now);
            } else {
                idle += 1;
            }
            if idle >= self.limit {
                (least, idle) = (filling.error(), 0);
                heat *= self.factor;
            }
            if heat < FROZEN {
                run.dead_end();
                heat = self.start;
            }
        }
        run.found(filling.digits().to_vec())
    }
}

/// A number below `count`; 0 if that is 0.
fn index(run: &mut Run<'_>, count: usize) -> usize {
    if count == 0 { 0 } else { run.lots.random_range(0..count) }
}

/// How probably a grid is gone to that is worse.
fn chance(before: u64, now: u64, heat: f64) -> f64 {
    let worse = i32::try_from(now - before).map_or(f64::INFINITY, f64::from);
    (-worse / heat).exp()
}

/// The grid with each block filled at random with what it misses.
fn permuted<'a>(problem: &'a Problem<'a>, run: &mut Run<'_>) -> Filling<'a> {
    let geometry = problem.geometry;
    let mut digits: Vec<Digit> =
        problem.givens.iter().map(|given| given.unwrap_or(Digit::new(0))).collect();
    for area in geometry.areas() {
        let cells = geometry.list_of(area);
        let is_there =
            |digit: &Digit| cells.iter().any(|cell| problem.givens[cell.index()] == Some(*digit));
        let mut missing: Vec<Digit> = geometry.digits().filter(|digit| !is_there(digit)).collect();
        missing.shuffle(&mut run.lots);
        let free = cells.iter().filter(|cell| problem.givens[cell.index()].is_none());
        for (cell, digit) in free.zip(missing) {
            digits[cell.index()] = digit;
        }
    }
    Filling::new(problem, digits)
}

/// All pairs of free cells of a block.
fn swaps(problem: &Problem<'_>) -> Vec<(Cell, Cell)> {
    let geometry = problem.geometry;
    let mut swaps = Vec::new();
    for area in geometry.areas() {
        let cells = geometry.list_of(area).iter().copied();
        let free: Vec<Cell> = cells.filter(|cell| problem.givens[cell.index()].is_none()).collect();
        for (index, &one) in free.iter().enumerate() {
            swaps.extend(free[index + 1..].iter().map(|&other| (one, other)));
        }
    }
    swaps
}
