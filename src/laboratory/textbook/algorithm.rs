//! What every method can be asked.

use super::problem::Problem;
use super::report::{Kind, Outcome, Report, Why};
use super::run::{Flow, Limits, Run, Stop};
use duvod::grid::{Board, Geometry};
use duvod::message::words::Label;

/// What is known of a method without a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MethodName {
    /// The name by which it is chosen.
    pub name: &'static str,
    /// What it is called.
    pub label: Label,
    /// Whether it finds out everything.
    pub kind: Kind,
}

impl MethodName {
    pub(crate) const fn new(name: &'static str, label: Label, kind: Kind) -> Self {
        Self { name, label, kind }
    }
}

/// A method of the literature.
pub trait Algorithm: Send + Sync {
    /// Returns what it is called, and whether it finds out everything.
    fn called(&self) -> MethodName;

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
        self.called().kind != Kind::Optimising
    }

    /// Goes through what the method goes through. It comes to its end if there is nothing else.
    fn walk(&self, problem: &Problem<'_>, run: &mut Run<'_>) -> Flow;
}

/// Runs a method on the digits of a board. None of them knows constraints that say more than which candidates exclude each
/// other. Chance, where the method needs it, comes from the seed.
pub fn solve(
    algorithm: &dyn Algorithm,
    geometry: &Geometry,
    board: &Board,
    seed: u64,
    limits: Limits<'_>,
) -> Report {
    let mut run = Run::new(limits, seed);
    let is_unsuited = !geometry.is_of_exclusions()
        || algorithm.only_colours() && !geometry.excludes_only_repeats()
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
    debug_assert!(
        algorithm.called().kind != Kind::Optimising || report.outcome != Outcome::Impossible
    );
    report
}
