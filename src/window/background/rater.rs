//! How hard puzzles are: solved and rated one after the other, by the same rules.

use std::sync::Arc;

use duvod::explainer;
use duvod::grid::{Board, Geometry};
use duvod::inference::{Engine, Options};
use duvod::knowledge::{Knowledge, Level};
use duvod::proof::RuleId;
use duvod::rating::rate;
use duvod::search::Search;
use duvod::session::{Job, Outcome, Progress};

/// How hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rated {
    /// The level; none if the rules leave cells open.
    pub level: Option<Level>,
    /// The sum of the costs of all steps.
    pub score: u64,
    /// The rule of the hardest step.
    pub hardest: Option<RuleId>,
    /// The rating by Sudoku Explainer in tenths, where it rates such puzzles.
    pub explainer: Option<u16>,
}

/// What rates puzzles of a grid.
#[derive(Clone)]
pub(crate) struct Rater {
    knowledge: Arc<Knowledge>,
    geometry: Arc<Geometry>,
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
        Some(Self { knowledge: Arc::clone(knowledge), geometry: Arc::clone(geometry), job })
    }

    /// The same, however many positions have to be looked at for the solution.
    pub(crate) fn without_limit(self) -> Self {
        Self { job: self.job.within(u64::MAX), ..self }
    }

    /// Rates a puzzle by the rules alone; nothing if it has not exactly one solution, or if this was stopped.
    pub(super) fn by_rules(&self, board: &Board, stopped: &dyn Fn() -> bool) -> Option<Rated> {
        let job = self.job.with_puzzle(board.clone());
        let progress = Progress { steps: &mut |_| {}, cancelled: stopped, statistics: None };
        let Outcome::Solved { trace, .. } = job.run(progress) else { return None };
        let rating = rate(&self.knowledge, &trace);
        let (level, score, hardest) = (rating.level, rating.score, rating.hardest);
        Some(Rated { level, score, hardest, explainer: None })
    }

    /// The level of a puzzle, if it has one.
    pub(crate) fn level(&self, board: &Board, stopped: &dyn Fn() -> bool) -> Option<Level> {
        self.by_rules(board, stopped)?.level
    }

    /// Rates a puzzle by the rules and by Sudoku Explainer; nothing as in [`Rater::level`].
    pub(crate) fn rate(&self, board: &Board, stopped: &dyn Fn() -> bool) -> Option<Rated> {
        let rated = self.by_rules(board, stopped)?;
        let explainer = explainer::is_rated(&self.geometry)
            .then(|| explainer::rate(&self.geometry, board, stopped).ok().map(|rating| rating.er));
        Some(Rated { explainer: explainer.flatten(), ..rated })
    }
}
