//! What every method can be asked.

use super::problem::Problem;
use super::report::{Kind, Outcome, Report, Why};
use super::run::{Flow, Limits, Run, Stop};
use duvod::grid::{Board, Geometry};
use duvod::message::words::Label;

/// A method of the literature.
pub trait Algorithm: Send + Sync {
    /// Returns the name by which it is chosen.
    fn name(&self) -> &'static str;

    /// Returns what it is called.
    fn label(&self) -> Label;

    /// Says whether it finds out everything.
    fn kind(&self) -> Kind;

    /// Says whether it can only do with grids in which digits rule out nothing but themselves, as graph colouring.
    fn only_colours(&self) -> bool {
        false
    }

    /// Says whether it can only do with grids in which digits rule out nothing but themselves in houses, as an exact cover.
    fn only_houses(&self) -> bool {
        false
    }

    /// Says whether it goes step by step, and so has a stack that can be recorded and told.
    fn goes_by_steps(&self) -> bool {
        self.kind() != Kind::Optimising
    }

    /// Goes through what the method goes through. It comes to its end if there is nothing else.
    fn walk(&self, problem: &Problem<'_>, run: &mut Run<'_>) -> Flow;
}

/// Runs a method on the digits of a board. Chance, where the method needs it, comes from the seed.
pub fn solve(
    algorithm: &dyn Algorithm,
    geometry: &Geometry,
    board: &Board,
    seed: u64,
    limits: Limits<'_>,
) -> Report {
    let mut run = Run::new(limits, seed);
    let is_unsuited = algorithm.only_colours() && !geometry.excludes_only_repeats()
        || algorithm.only_houses() && !geometry.excludes_by_houses_alone();
    if is_unsuited {
        return run.report(Flow::Break(Stop::GiveUp(Why::Unsuited)));
    }
    let geometry = &geometry.by_rules();
    let Some(problem) = Problem::new(geometry, board) else {
        return run.report(Flow::Continue(()));
    };
    let flow = algorithm.walk(&problem, &mut run);
    let report = run.report(flow);
    debug_assert!(algorithm.kind() != Kind::Optimising || report.outcome != Outcome::Impossible);
    report
}
