//! A puzzle solved by two profiles, on a thread of its own.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use duvod::grid::{Geometry, StateText};
use duvod::inference::{Engine, Options};
use duvod::knowledge::{Knowledge, Level};
use duvod::proof::RuleId;
use duvod::rating::{rate, suppositions};
use duvod::search::Search;
use duvod::session::{Job, Outcome, Progress};

/// A puzzle, and the two profiles that are to solve it.
#[derive(Clone, Debug)]
pub struct Contest {
    pub(crate) knowledge: Arc<Knowledge>,
    pub(crate) rules: Options,
    pub(crate) geometry: Arc<Geometry>,
    pub(crate) puzzle: StateText,
    pub(crate) profiles: [String; 2],
    /// How many steps each has taken.
    pub(super) steps: Arc<[AtomicUsize; 2]>,
}

/// How a profile came to solve the puzzle, or how far: the procedure as it is told, rated by the one in the order of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// How many steps it took.
    pub(crate) steps: usize,
    /// The level; none if cells stay open.
    pub(crate) level: Option<Level>,
    /// The sum of the costs of all steps.
    pub(crate) score: u64,
    /// The rule of the hardest step.
    pub(crate) hardest: Option<RuleId>,
    /// How many steps suppose something.
    pub(crate) suppositions: usize,
    /// How many cells stay open.
    pub(crate) open: usize,
    /// How often each rule was used.
    pub(crate) uses: BTreeMap<RuleId, usize>,
}

/// What came of a comparison.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Compared {
    /// Both ways, in the order of the profiles.
    Ways(Box<[Way; 2]>),
    /// The puzzle has not exactly one solution.
    Refused,
}

/// Why a profile did not come to solve it.
enum Unsolved {
    /// It was stopped.
    Stopped,
    /// The puzzle has not exactly one solution.
    Refused,
}

impl Contest {
    /// A comparison that was not begun.
    pub(crate) fn new(
        (knowledge, rules): (&Arc<Knowledge>, &Options),
        (geometry, puzzle): (&Arc<Geometry>, StateText),
        profiles: [String; 2],
    ) -> Self {
        let (knowledge, geometry) = (Arc::clone(knowledge), Arc::clone(geometry));
        let steps = Arc::default();
        Self { knowledge, rules: rules.clone(), geometry, puzzle, profiles, steps }
    }

    /// Solves the puzzle by both; `None` if it was stopped.
    pub fn run(&self, stopped: &dyn Fn() -> bool) -> Option<Compared> {
        let search = Arc::new(Search::new(&self.geometry));
        let solve = |number| self.solve(number, &search, stopped);
        match solve(0).and_then(|first| Ok([first, solve(1)?])) {
            Ok(ways) => Some(Compared::Ways(Box::new(ways))),
            Err(Unsolved::Refused) => Some(Compared::Refused),
            Err(Unsolved::Stopped) => None,
        }
    }

    /// How the profile with this number solves it.
    fn solve(
        &self,
        number: usize,
        search: &Arc<Search>,
        stopped: &dyn Fn() -> bool,
    ) -> Result<Way, Unsolved> {
        let rules = Options { profile: self.profiles[number].clone(), ..self.rules.clone() };
        let engine = Engine::new(&self.knowledge, &self.geometry, &rules);
        // A profile that is gone meanwhile solves nothing.
        let engine = Arc::new(engine.map_err(|_| Unsolved::Stopped)?);
        let job = Job::new(engine, Arc::clone(search), self.puzzle.clone());
        let steps = &self.steps[number];
        let outcome = job.run(Progress {
            steps: &mut |count| steps.store(count, Ordering::Relaxed),
            cancelled: stopped,
            statistics: None,
        });
        let trace = match outcome {
            Outcome::Solved { trace, .. } => trace,
            Outcome::Refused(_) | Outcome::Diagnosed(_) => return Err(Unsolved::Refused),
            Outcome::Cancelled(_) => return Err(Unsolved::Stopped),
        };
        // In the order of the rules, by which puzzles are rated everywhere.
        let rated = rate(&self.knowledge, &trace);
        let end = trace.candidates_before(&self.geometry, trace.steps.len());
        let open = (self.geometry.all_cells() - end.solved()).len();
        Ok(Way {
            steps: trace.steps.len(),
            level: rated.level,
            score: rated.score,
            hardest: rated.hardest,
            suppositions: suppositions(&trace).steps,
            open,
            uses: rated.rules,
        })
    }

    /// How many steps each has taken so far.
    pub(super) fn far(&self) -> [usize; 2] {
        [0, 1].map(|number: usize| self.steps[number].load(Ordering::Relaxed))
    }

    /// Whether it is of this puzzle and of profiles with these rules.
    pub(super) fn is_of(&self, other: &Self) -> bool {
        let rules = |contest: &Self, name: &String| {
            contest.knowledge.profile(name).map(|profile| profile.rules.clone())
        };
        self.geometry == other.geometry
            && self.puzzle == other.puzzle
            && self.profiles == other.profiles
            && self.profiles.iter().all(|name| rules(self, name) == rules(other, name))
    }
}
