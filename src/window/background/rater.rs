//! How hard puzzles are: solved and rated one after the other, by the same rules.

use std::sync::Arc;

use duvod::grid::{Board, Geometry};
use duvod::inference::{Engine, Options};
use duvod::knowledge::{Knowledge, Level};
use duvod::rating::rate;
use duvod::search::Search;
use duvod::session::{Job, Outcome, Progress};

/// What rates puzzles of a grid.
#[derive(Clone)]
pub(crate) struct Rater {
    knowledge: Arc<Knowledge>,
    job: Job,
}

/// How many positions may be looked at for the solution: ten times as many as any puzzle with one needs.
const NODES: u64 = 50_000;

impl Rater {
    /// Rates by these rules; nothing if their profile is not known.
    pub(crate) fn new(
        knowledge: &Arc<Knowledge>,
        geometry: &Arc<Geometry>,
        rules: &Options,
    ) -> Option<Self> {
        let engine = Engine::new(knowledge, geometry, rules).ok()?;
        let search = Arc::new(Search::new(geometry));
        let job =
            Job::new(Arc::new(engine), search, Board::empty(geometry.cell_count())).within(NODES);
        Some(Self { knowledge: Arc::clone(knowledge), job })
    }

    /// The level of a puzzle; nothing if it has none, or not exactly one solution, or if this was stopped.
    pub(crate) fn level(&self, board: &Board, stopped: &dyn Fn() -> bool) -> Option<Level> {
        let job = self.job.with_puzzle(board.clone());
        let progress = Progress { steps: &mut |_| {}, cancelled: stopped, statistics: None };
        let Outcome::Solved { trace, .. } = job.run(progress) else { return None };
        rate(&self.knowledge, &trace).level
    }
}
