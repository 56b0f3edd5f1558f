//! The engine as the rest of the program sees it, whatever the grid's size: it asks the families in the order of the rules.

mod aids;
mod by_rules;
mod core;
mod effort;
mod learning;
mod lightest;
mod matchers;
mod statistics;

use std::cell::Cell;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::ops::ControlFlow;

use thiserror::Error;

pub use aids::{Aids, Hints};
pub use statistics::{Share, Statistics};

use self::core::Core;
use crate::grid::{Candidates, Geometry, WIDE};
use crate::inference::tools::memory::Memory;
use crate::knowledge::{DEFAULT_PROFILE, Knowledge, Profile, Rule};
use crate::proof::{RuleId, Start, Step, Trace};
use by_rules::ByRules;
use effort::of_claims;
use matchers::{RuleBase, core};

/// Which rules an engine uses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The name of the profile.
    pub profile: String,
    /// Whether rules may be used that are only true of puzzles with one solution.
    pub uniqueness: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { profile: DEFAULT_PROFILE.to_owned(), uniqueness: true }
    }
}

impl Options {
    /// Says whether the rule may be used.
    pub fn allow(&self, rule: &Rule) -> bool {
        self.uniqueness || !rule.assumes_unique
    }
}

/// Why there is no engine.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum EngineError {
    /// There is no profile of that name.
    #[error("there is no profile {0:?}")]
    NoProfile(String),
}

/// Takes each step with its number and says whether to go on.
type Progress<'a> = dyn FnMut(usize, &Step) -> ControlFlow<()> + 'a;

/// What to solve, and with which aids.
pub struct Request<'a> {
    /// The state to start from.
    pub start: &'a Start,
    /// What is known of it besides.
    pub hints: Hints<'a>,
    /// Told of every step with its number from 0, if somebody is; breaks to stop the work. What was found by then is
    /// given.
    pub progress: Option<&'a mut Progress<'a>>,
    /// Asked often during long searches; `true` stops the work.
    pub interrupted: &'a dyn Fn() -> bool,
    /// Where to add what each family was asked and cost, if that is wanted.
    pub statistics: Option<&'a mut Statistics>,
}

impl<'a> Request<'a> {
    /// Asks for all steps from this state, told to nobody meanwhile and stopped by nobody.
    pub fn new(start: &'a Start, hints: Hints<'a>) -> Self {
        Self { start, hints, progress: None, interrupted: &|| false, statistics: None }
    }
}

/// How many times as often as in the order of the rules something may be looked at for a procedure of less effort.
const LOOKS: u64 = 8;

/// How often it may always.
const LOOKS_ALWAYS: u64 = 10_000;

/// Every how manieth time the caller is asked meanwhile whether to stop.
const SELDOM: u64 = 32;

/// With more steps than this that suppose something, a grid with constraints is not solved in the other way: these would be the
/// same, and they take nearly all of the time.
const LONG: usize = 24;

/// A puzzle solved in two ways.
#[derive(Clone, Debug)]
pub struct BothWays {
    /// The procedure that is told.
    pub told: Trace,
    /// The procedure in the order of the rules, by which puzzles are rated.
    pub in_order: Trace,
}

/// The inference engine for one grid and one profile.
pub struct Engine {
    geometry: Geometry,
    cores: Width,
    /// What each rule that there is costs, used by this engine or not.
    costs: BTreeMap<RuleId, u64>,
    /// Whether the rules stand in the order of the default profile, and not in one that somebody chose.
    in_usual_order: bool,
}

/// The engine in the width that the grid needs.
enum Width {
    Narrow(Cores<2>),
    Middle(Cores<4>),
    Wide(Cores<WIDE>),
}

/// All rules, and those that are asked before them.
struct Cores<const W: usize> {
    core: Core<W>,
    by_rules: Option<ByRules<W>>,
}

impl<const W: usize> Cores<W> {
    /// `wide` is the same grid in the default width. Rules are asked before the others only where these stand in the usual order.
    fn new(
        known: RuleBase<'_>,
        geometry: &Geometry<W>,
        (wide, in_usual_order): (&Geometry, bool),
        rules: &[&Rule],
    ) -> Self {
        let by_rules =
            if in_usual_order { ByRules::new(known, geometry, wide, rules) } else { None };
        Self { core: core(known, geometry, wide, rules), by_rules }
    }

    /// The step that follows without houses which follow from others, if one does, or else that which is chosen among all.
    fn choose(
        &self,
        candidates: &Candidates<W>,
        memory: &mut Memory<W>,
        aids: Aids<'_>,
        (choose, statistics): (Choice<W>, Option<&mut Statistics>),
    ) -> Option<Step> {
        let by_rules = self.by_rules.as_ref();
        let first = by_rules.and_then(|it| it.first(self.core.geometry(), candidates, aids));
        first.or_else(|| choose(&self.core, candidates, memory, aids, statistics))
    }
}

/// Does the same with the cores of each width.
macro_rules! with_cores {
    ($engine:expr, $cores:ident => $body:expr) => {
        match &$engine.cores {
            Width::Narrow($cores) => $body,
            Width::Middle($cores) => $body,
            Width::Wide($cores) => $body,
        }
    };
}

/// Whether the rules stand in the order of the default profile, as far as they are in it.
fn is_usual(knowledge: &Knowledge, rules: &[&Rule]) -> bool {
    let Some(default) = knowledge.profile(DEFAULT_PROFILE) else { return true };
    let places: BTreeMap<RuleId, usize> =
        default.listed.iter().enumerate().map(|(place, &rule)| (rule, place)).collect();
    rules.iter().filter_map(|rule| places.get(&rule.id)).is_sorted()
}

impl Engine {
    /// Makes an engine with the rules of a profile.
    ///
    /// # Errors
    /// [`EngineError::NoProfile`] when the knowledge has no profile of that name.
    pub fn new(
        knowledge: &Knowledge,
        geometry: &Geometry,
        options: &Options,
    ) -> Result<Self, EngineError> {
        let no_profile = || EngineError::NoProfile(options.profile.clone());
        let profile = knowledge.profile(&options.profile).ok_or_else(no_profile)?;
        let rules = knowledge.rules_of(profile).filter(|rule| options.allow(rule));
        let rules: Vec<&Rule> = rules.collect();
        Ok(Self::of_profile(knowledge, geometry, profile, &rules))
    }

    /// Makes an engine with these rules in this order. What they use under a supposition may be any rule.
    pub fn with_rules(knowledge: &Knowledge, geometry: &Geometry, rules: &[&Rule]) -> Self {
        Self::made((knowledge, &|_| true), geometry, rules)
    }

    /// Makes an engine with some of the rules of a profile. Under a supposition too it uses no rule that is not on
    /// there.
    pub fn of_profile(
        knowledge: &Knowledge,
        geometry: &Geometry,
        profile: &Profile,
        rules: &[&Rule],
    ) -> Self {
        Self::made((knowledge, &|rule| profile.rules.contains(&rule)), geometry, rules)
    }

    fn made(known: RuleBase<'_>, geometry: &Geometry, rules: &[&Rule]) -> Self {
        let (knowledge, _) = known;
        let in_usual_order = is_usual(knowledge, rules);
        let wide = (geometry, in_usual_order);
        let cores = if let Some(narrow) = geometry.narrow::<2>() {
            Width::Narrow(Cores::new(known, &narrow, wide, rules))
        } else if let Some(middle) = geometry.narrow::<4>() {
            Width::Middle(Cores::new(known, &middle, wide, rules))
        } else {
            Width::Wide(Cores::new(known, geometry, wide, rules))
        };
        let costs = knowledge.rules().map(|rule| (rule.id, rule.cost.into())).collect();
        Self { geometry: geometry.clone(), cores, costs, in_usual_order }
    }

    /// Returns the grid that the engine is for.
    pub fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// Adds up what steps cost to follow: the costs of their rules, those of all nested steps included.
    pub fn cost(&self, steps: &[Step]) -> u64 {
        total(steps, &|step| self.score(step.rule))
    }

    /// Says what one use of a rule costs to follow; nothing if the rule is not known.
    pub fn score(&self, rule: RuleId) -> u64 {
        self.costs.get(&rule).copied().unwrap_or_default()
    }

    /// Reasons until the grid is full, nothing more follows, a contradiction is met, or the
    /// caller stops it. All of these are results: the trace shows how far it came.
    pub fn solve(&self, request: Request<'_>) -> Trace {
        with_cores!(self, cores => run(cores, &self.geometry, request, Core::first))
    }

    /// Does as [`Engine::solve`], but of what the rules of the level conclude, that of the rule which concludes something first,
    /// it takes what costs the least effort for what it gives.
    pub fn solve_lightly(&self, request: Request<'_>) -> Trace {
        with_cores!(self, cores => run(cores, &self.geometry, request, Core::lightest))
    }

    /// Does as [`Engine::solve`] and as [`Engine::solve_lightly`], and tells the one that comes further or, if both come as
    /// far, takes less effort to follow. The steps of both are counted from 0. Where somebody chose another order of the rules
    /// than the default profile has, that is the one which is told.
    pub fn solve_both_ways(&self, request: Request<'_>) -> BothWays {
        if !self.in_usual_order {
            let in_order = self.solve(request);
            return BothWays { told: in_order.clone(), in_order };
        }
        let Request { start, hints, mut progress, interrupted, statistics } = request;
        let mut tell = |number: usize, step: &Step| {
            progress.as_mut().map_or(ControlFlow::Continue(()), |tell| tell(number, step))
        };
        let looks = Cell::new(0_u64);
        let count = || {
            looks.set(looks.get() + 1);
            looks.get()
        };
        let in_order = self.solve(Request {
            progress: Some(&mut tell),
            interrupted: &|| {
                let _ = count();
                interrupted()
            },
            statistics,
            ..Request::new(start, hints)
        });
        let supposes = |step: &&Step| !step.cases.is_empty();
        if !self.geometry.constraints().is_empty()
            && in_order.steps.iter().filter(supposes).nth(LONG).is_some()
        {
            return BothWays { told: in_order.clone(), in_order };
        }
        // To look for less must not take what the caller allows for solving: it is asked seldom, and a limit is set here.
        let most = looks.replace(0).saturating_mul(LOOKS) + LOOKS_ALWAYS;
        let light = self.solve_lightly(Request {
            progress: Some(&mut tell),
            interrupted: &|| {
                let looks = count();
                looks > most || looks.is_multiple_of(SELDOM) && interrupted()
            },
            ..Request::new(start, hints)
        });
        let filled =
            |trace: &Trace| trace.board_before(&self.geometry, trace.steps.len()).digits().count();
        let worth = |trace: &Trace| (filled(trace), Reverse(self.effort(&trace.steps)));
        let told = if worth(&in_order) > worth(&light) { in_order.clone() } else { light };
        BothWays { told, in_order }
    }

    /// Adds up the effort that it takes to follow steps: the costs of their rules and ten for each claim, those of all nested
    /// steps included.
    pub fn effort(&self, steps: &[Step]) -> u64 {
        // Steps of one rule often follow each other: its cost is looked up once.
        let last = Cell::new(None);
        total(steps, &|step| {
            let known = last.get().filter(|&(rule, _)| RuleId::is_same(rule, step.rule));
            let (_, cost) = known.unwrap_or_else(|| (step.rule, self.score(step.rule)));
            last.set(Some((step.rule, cost)));
            cost + of_claims(step)
        })
    }

    /// Finds the first step that some rule concludes in the state.
    pub fn first<'a>(&self, candidates: &Candidates, aids: impl Into<Aids<'a>>) -> Option<Step> {
        let aids = aids.into();
        with_cores!(self, cores => {
            let candidates = candidates.resize();
            let mut memory = cores.core.new_memory(&candidates);
            cores.choose(&candidates, &mut memory, aids, (Core::first, None))
        })
    }

    /// Visits every step that some rule concludes in the state, rule by rule, until the visitor breaks.
    pub fn all<'a>(
        &self,
        candidates: &Candidates,
        aids: impl Into<Aids<'a>>,
        visit: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) {
        let aids = aids.into();
        let _ = with_cores!(self, cores => cores.core.all(&candidates.resize(), aids, visit));
    }

    /// Finds every step that some rule concludes in the state, rule by rule.
    pub fn every<'a>(&self, candidates: &Candidates, aids: impl Into<Aids<'a>>) -> Vec<Step> {
        let mut steps = Vec::new();
        self.all(candidates, aids, &mut |step| {
            steps.push(step);
            ControlFlow::Continue(())
        });
        steps
    }

    /// Finds the first of these steps that is wanted.
    pub fn find<'a>(
        &self,
        candidates: &Candidates,
        aids: impl Into<Aids<'a>>,
        is_wanted: impl Fn(&Step) -> bool,
    ) -> Option<Step> {
        let mut found = None;
        self.all(candidates, aids, &mut |step| {
            found = Some(step).filter(&is_wanted);
            if found.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        found
    }

    /// Visits every step that some rule that supposes nothing concludes in the state at a cost of no more than `most`,
    /// rule by rule, until the visitor breaks.
    pub fn all_at_once<'a>(
        &self,
        candidates: &Candidates,
        aids: impl Into<Aids<'a>>,
        most: u64,
        visit: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) {
        let aids = aids.into();
        let cheap = &mut |step: Step| {
            if self.cost(std::slice::from_ref(&step)) <= most {
                visit(step)
            } else {
                ControlFlow::Continue(())
            }
        };
        let _ = with_cores!(self, cores => cores.core.all_at_once(&candidates.resize(), aids, most, cheap));
    }

    /// Does as [`Engine::all`], with those rules only that suppose something.
    pub fn all_supposing<'a>(
        &self,
        candidates: &Candidates,
        aids: impl Into<Aids<'a>>,
        visit: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) {
        let aids = aids.into();
        let _ =
            with_cores!(self, cores => cores.core.all_supposing(&candidates.resize(), aids, visit));
    }
}

/// Adds up a number of each step, those of all nested steps included.
fn total(steps: &[Step], of: &dyn Fn(&Step) -> u64) -> u64 {
    let nested = |step: &Step| step.cases.iter().map(|case| total(&case.steps, of)).sum::<u64>();
    steps.iter().map(|step| of(step) + nested(step)).sum()
}

/// Which of the steps that some rule concludes in a state is taken.
type Choice<const W: usize> =
    fn(&Core<W>, &Candidates<W>, &mut Memory<W>, Aids<'_>, Option<&mut Statistics>) -> Option<Step>;

fn run<const W: usize>(
    cores: &Cores<W>,
    geometry: &Geometry,
    request: Request<'_>,
    choice: Choice<W>,
) -> Trace {
    let core = &cores.core;
    let mut candidates = request.start.candidates(core.geometry());
    let mut memory = core.new_memory(&candidates);
    let (mut statistics, mut progress) = (request.statistics, request.progress);
    let aids = Aids { hints: request.hints, interrupted: request.interrupted };
    let steps = Vec::with_capacity(geometry.cell_count());
    let mut trace = Trace::new(geometry, request.start.clone(), steps);
    while candidates.solved() != core.geometry().all_cells() && !(request.interrupted)() {
        let choice = (choice, statistics.as_deref_mut());
        let found = cores.choose(&candidates, &mut memory, aids, choice);
        let Some(step) = found else { break };
        trace.contradiction = core.apply(&mut candidates, &mut memory, &step);
        let told = progress.as_mut().map(|tell| tell(trace.steps.len(), &step));
        trace.steps.push(step);
        if trace.contradiction.is_some() || told.is_some_and(|told| told.is_break()) {
            break;
        }
    }
    trace
}
