//! Random shooting, and shoot-and-go.
//!
//! Source: a Czech student work on heuristics of optimisation for Sudoku (*náhodná střelba*, *vystřel a jdi*). Random
//! shooting fills the free cells at random, keeps the best grid, and stops at error 0, which is hopeless but on the
//! smallest grids. Shoot-and-go searches the neighbourhood of each shot: a digit of the grid is raised or lowered by 1 up to
//! `hmax`, the best neighbour is gone to while it is better, and then the next shot follows. What leaves the range of the
//! digits either sticks to its edge or wraps around. A pass is a grid whose error is computed.

use std::ops::ControlFlow;

use rand::RngExt;

use super::algorithm::{Algorithm, MethodName};
use super::filling::Filling;
use super::problem::Problem;
use super::report::Kind;
use super::run::{Flow, Run, Stop};
use duvod::grid::{Cell, Digit};
use duvod::message::words;

/// What becomes of a digit that would leave the range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Edge {
    /// It becomes the last one there is (*nalepení na okraj*).
    Sticks,
    /// It comes in at the other end (*periodické rozšíření*).
    Wraps,
}

/// Random shooting, and after each shot a walk to what is near and better.
pub(super) struct Shooting {
    /// What becomes of digits that leave the range, and how far neighbours are; no neighbours for random shooting.
    pub(super) goes: Option<(Edge, u64)>,
}

impl Algorithm for Shooting {
    fn called(&self) -> MethodName {
        let (name, label) = match self.goes {
            None => ("random-shooting", words::AlgorithmRandomShooting),
            Some((Edge::Sticks, _)) => ("shoot-and-go-edge", words::AlgorithmShootAndGoEdge),
            Some((Edge::Wraps, _)) => ("shoot-and-go-wrap", words::AlgorithmShootAndGoWrap),
        };
        MethodName::new(name, label, Kind::Optimising)
    }

    fn walk(&self, problem: &Problem<'_>, run: &mut Run<'_>) -> Flow {
        let digits = problem.digit_count();
        loop {
            let digits = problem
                .givens
                .iter()
                .map(|given| given.unwrap_or_else(|| Digit::new(run.lots.random_range(0..digits))));
            let mut filling = Filling::new(problem, digits.collect());
            run.steps(problem.free.len() as u64)?;
            scan(&filling, run)?;
            filling.record(run);
            if let Some((edge, hmax)) = self.goes {
                while let Some((cell, digit)) = better(problem, &mut filling, edge, hmax, run)? {
                    filling.put(cell, digit);
                    filling.record(run);
                }
            }
            if filling.error() == 0 {
                // The same solution may be shot again; it is one all the same.
                return run.found(filling.digits().to_vec());
            }
            run.dead_end();
        }
    }
}

/// Counts a grid that was looked at.
fn scan(filling: &Filling<'_>, run: &mut Run<'_>) -> Flow {
    run.step()?;
    run.pass();
    run.cost(filling.error());
    Flow::Continue(())
}

/// A digit of a cell.
type Put = (Cell, Digit);

/// The best neighbour of a grid, if it is better.
fn better(
    problem: &Problem<'_>,
    filling: &mut Filling<'_>,
    edge: Edge,
    hmax: u64,
    run: &mut Run<'_>,
) -> ControlFlow<Stop, Option<Put>> {
    let (here, mut least, mut best) = (filling.error(), filling.error(), None);
    if here == 0 {
        return ControlFlow::Continue(None);
    }
    for &cell in &problem.free {
        let digit = filling.digit(cell);
        for distance in 1..=hmax {
            for other in [
                raised(digit, distance, problem.digit_count(), edge),
                lowered(digit, distance, problem.digit_count(), edge),
            ] {
                filling.put(cell, other);
                let looked = scan(filling, run);
                if filling.error() < least {
                    (least, best) = (filling.error(), Some((cell, other)));
                }
                filling.put(cell, digit);
                looked?;
            }
        }
    }
    ControlFlow::Continue(best)
}

/// The digit that is so much higher.
fn raised(digit: Digit, by: u64, digits: usize, edge: Edge) -> Digit {
    let (digit, digits) = (digit.index() as u64, digits as u64);
    Digit::new(match edge {
        Edge::Sticks => digit.saturating_add(by).min(digits - 1),
        Edge::Wraps => (digit + by % digits) % digits,
    } as usize)
}

/// The digit that is so much lower.
fn lowered(digit: Digit, by: u64, digits: usize, edge: Edge) -> Digit {
    let (digit, digits) = (digit.index() as u64, digits as u64);
    Digit::new(match edge {
        Edge::Sticks => digit.saturating_sub(by),
        Edge::Wraps => (digit + digits - by % digits) % digits,
    } as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_leaves_the_range_sticks_or_wraps() {
        let up = |digit, by, edge| raised(Digit::new(digit), by, 4, edge).index();
        let down = |digit, by, edge| lowered(Digit::new(digit), by, 4, edge).index();
        assert_eq!(
            [up(2, 1, Edge::Sticks), up(2, 5, Edge::Sticks), up(2, 2, Edge::Wraps)],
            [3, 3, 0]
        );
        assert_eq!(
            [down(1, 1, Edge::Sticks), down(1, 9, Edge::Sticks), down(1, 2, Edge::Wraps)],
            [0, 0, 3]
        );
        assert_eq!(up(2, u64::MAX, Edge::Sticks), 3);
    }
}
