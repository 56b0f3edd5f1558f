//! Runs with their record, to be replayed.

use super::contender::methods;
use crate::textbook::{Limits, MethodName, Outcome, Report, Settings, Why, algorithms, solve};
use duvod::grid::{Board, Geometry};

/// The most steps of a run when nothing else is said.
pub const STEPS: u64 = 20_000_000;

/// The most moves of a run that are recorded, and the most full grids.
pub const RECORDED: usize = 200_000;
const GRIDS: usize = 2_000;

/// Lists the methods whose runs can be recorded: those of the literature.
pub fn recorded_methods() -> Vec<MethodName> {
    let recorded = algorithms(&Settings::default());
    let is_recorded =
        |method: &MethodName| recorded.iter().any(|it| it.called().name == method.name);
    methods().into_iter().filter(is_recorded).collect()
}

/// Runs the method with this name with a seed, within so many steps, and records what can be replayed. Of methods that are
/// not recorded it is said that they are stuck.
pub fn recorded(
    method: &str,
    geometry: &Geometry,
    board: &Board,
    (seed, steps): (u64, u64),
    cancelled: &dyn Fn() -> bool,
) -> Report {
    let algorithms = algorithms(&Settings::default());
    let Some(algorithm) = algorithms.iter().find(|it| it.called().name == method) else {
        return Report::new(Outcome::GaveUp(Why::Stuck));
    };
    let limits = Limits { moves: RECORDED, grids: GRIDS, cancelled, ..Limits::steps(steps) };
    solve(&**algorithm, geometry, board, seed, limits)
}
