//! What is asked of puzzles, and what answers it.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::reasoner::EXPLAINER_PROFILE;
use crate::request::Request;
use duvod::explainer;
use duvod::grid::{Board, Geometry};
use duvod::inference::{Engine, Options};
use duvod::knowledge::{Knowledge, Rule};
use duvod::message::{Message, words};
use duvod::proof::RuleId;
use duvod::search::Search;
use duvod::session::Job;

/// What is done with each puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Task {
    Solve,
    Rate,
    Explain,
}

impl Task {
    pub(super) fn asked(request: &Request) -> Self {
        match request.text("do") {
            Some("explain") => Self::Explain,
            Some("rate") => Self::Rate,
            // Whether a rule is needed is seen in what the rules do.
            _ if request.has("needs") => Self::Rate,
            _ => Self::Solve,
        }
    }

    /// Whether puzzles are rated as Sudoku Explainer rates them, too, or explained as it does.
    fn is_by_explainer(self, geometry: &Geometry, options: &Options) -> bool {
        let is_asked = explainer::is_rated(geometry) && options.profile == EXPLAINER_PROFILE;
        match self {
            Self::Solve => false,
            Self::Rate => is_asked,
            // Some of its techniques assume one solution.
            Self::Explain => is_asked && options.uniqueness,
        }
    }

    /// How many lines are a portion of work: long enough that handing it over costs nothing, short enough
    /// that no thread waits for another.
    pub(super) const fn portion(self) -> usize {
        match self {
            Self::Solve => 256,
            Self::Rate | Self::Explain => 4,
        }
    }

    /// After how many lines at the least progress is shown anew.
    pub(super) const fn shown_every(self) -> usize {
        match self {
            Self::Solve => 20_000,
            Self::Rate | Self::Explain => 10,
        }
    }
}

/// What solves the puzzles of each grid, made when the first of them is met.
pub(super) struct Tools<'a> {
    pub(super) knowledge: &'a Knowledge,
    pub(super) options: &'a Options,
    pub(super) task: Task,
    /// The rules of which is asked whether puzzles need one of them; empty if that is not asked.
    pub(super) needed: Vec<RuleId>,
    pub(super) made: Mutex<BTreeMap<String, Arc<Tool>>>,
}

/// What solves the puzzles of a grid.
pub(super) struct Tool {
    pub(super) job: Job,
    pub(super) search: Arc<Search>,
    pub(super) geometry: Arc<Geometry>,
    /// Whether puzzles are rated as Sudoku Explainer rates them, too, or explained as it does.
    pub(super) explainer: bool,
    /// The rules that suppose nothing, without those of which is asked whether they are needed, and with them.
    pub(super) plain: Option<[Engine; 2]>,
}

impl Tools<'_> {
    pub(super) fn of(&self, geometry: &Arc<Geometry>, nodes: u64) -> Result<Arc<Tool>, Message> {
        // With constraints of its own a puzzle is most often alone on its grid.
        if !geometry.constraints().is_empty() {
            return self.make(geometry, nodes).map(Arc::new);
        }
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(tool) = made.get(geometry.name()) {
            return Ok(Arc::clone(tool));
        }
        let tool = Arc::new(self.make(geometry, nodes)?);
        let _ = made.insert(geometry.name().to_owned(), Arc::clone(&tool));
        Ok(tool)
    }

    fn make(&self, geometry: &Arc<Geometry>, nodes: u64) -> Result<Tool, Message> {
        let engine = Engine::new(self.knowledge, geometry, self.options);
        let engine = engine.map_err(|error| words::ErrorOther { reason: error.to_string() })?;
        let search = Arc::new(Search::new(geometry));
        let board = Board::empty(geometry.cell_count());
        let job = Job::new(Arc::new(engine), Arc::clone(&search), board).within(nodes);
        let job = if self.task == Task::Explain { job.to_be_told() } else { job };
        let explainer = self.task.is_by_explainer(geometry, self.options);
        let plain = (!self.needed.is_empty()).then(|| {
            [false, true].map(|with| self.plain(geometry, |id| with || !self.needed.contains(&id)))
        });
        let geometry = Arc::clone(geometry);
        Ok(Tool { job, search, geometry, explainer, plain })
    }

    /// The rules of the profile that suppose nothing, as far as they are wanted.
    fn plain(&self, geometry: &Geometry, wanted: impl Fn(RuleId) -> bool) -> Engine {
        let (knowledge, options) = (self.knowledge, self.options);
        let is_plain = |rule: &&Rule| options.allow(rule) && !rule.supposes() && wanted(rule.id);
        let profile = knowledge.profile(&options.profile);
        let rules = profile.into_iter().flat_map(|profile| knowledge.rules_of(profile));
        Engine::with_rules(knowledge, geometry, &rules.filter(is_plain).collect::<Vec<_>>())
    }
}
