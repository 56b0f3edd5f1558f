//! What rules make of a puzzle: whether some solve it, how hard it is, whether it needs one of them.

use std::ops::ControlFlow;

use super::made::Stopped;
use super::wish::Impossible;
use crate::grid::{Board, CellSet, Digit, Geometry};
use crate::inference::{Engine, EngineError, Hints, Options, Request};
use crate::knowledge::{Body, Knowledge, Level, Profile, Rule};
use crate::proof::{RuleId, Start, Trace};
use crate::rating::{Rating, rate};

/// Solves a puzzle that has this one solution, as far as the rules come.
pub(super) fn trace(engine: &Engine, board: &Board, full: &[Digit], stopped: Stopped<'_>) -> Trace {
    let start = Start::from_board(board);
    engine.solve(Request {
        start: &start,
        hints: Hints::of_puzzle(&start, full),
        progress: &mut |_, _| ControlFlow::Continue(()),
        interrupted: stopped,
        statistics: None,
    })
}

/// How many cells a trace leaves open.
pub(super) fn open_after(geometry: &Geometry, trace: &Trace) -> usize {
    let end = trace.board_before(geometry, trace.steps.len());
    geometry.cell_count() - end.digits().count()
}

/// What rates puzzles.
pub(super) struct Rater {
    engine: Engine,
    knowledge: Knowledge,
}

impl Rater {
    /// Rates by the rules of a profile. If no other level than one is wanted, what is above it is not looked for, where
    /// the profile has its rules in the order of their levels.
    pub(super) fn new(
        knowledge: &Knowledge,
        geometry: &Geometry,
        options: &Options,
        wanted: Option<Level>,
    ) -> Result<Self, EngineError> {
        let profile = profile(knowledge, &options.profile)?;
        let rules = rules(knowledge, profile, options);
        let ascends = rules.is_sorted_by_key(|rule| rule.level);
        let most = wanted.filter(|_| ascends).unwrap_or(Level::Extreme);
        let rules: Vec<&Rule> = rules.into_iter().filter(|rule| rule.level <= most).collect();
        let engine = Engine::of_profile(knowledge, geometry, profile, &rules);
        Ok(Self { engine, knowledge: knowledge.clone() })
    }

    /// The trace of a puzzle that has this one solution.
    pub(super) fn trace(&self, board: &Board, full: &[Digit], stopped: Stopped<'_>) -> Trace {
        trace(&self.engine, board, full, stopped)
    }

    pub(super) fn rate(&self, board: &Board, full: &[Digit], stopped: Stopped<'_>) -> Rating {
        rate(&self.knowledge, &self.trace(board, full, stopped))
    }
}

/// What says how much a solver must guess that knows only singles.
pub(super) struct Guesser {
    singles: Engine,
}

impl Guesser {
    pub(super) fn new(
        knowledge: &Knowledge,
        geometry: &Geometry,
        options: &Options,
    ) -> Result<Self, EngineError> {
        let profile = profile(knowledge, &options.profile)?;
        let mut rules = rules(knowledge, profile, options);
        rules.retain(|rule| rule.level == Level::Easy);
        Ok(Self { singles: Engine::of_profile(knowledge, geometry, profile, &rules) })
    }

    /// How many of the empty cells singles leave open, in percent, rounded.
    pub(super) fn percent(
        &self,
        geometry: &Geometry,
        board: &Board,
        full: &[Digit],
        stopped: Stopped<'_>,
    ) -> u64 {
        let empty = geometry.cell_count() - board.digits().count();
        let open = open_after(geometry, &trace(&self.singles, board, full, stopped));
        ((200 * open + empty) / (2 * empty).max(1)) as u64
    }
}

/// What a puzzle is that needs a rule.
pub(super) struct Need {
    /// With the rule, and no other than those that are taken for easier, which are asked first.
    with: Engine,
    without: Engine,
    rule: RuleId,
    level: Level,
}

/// How well a puzzle does what is wanted; the less, the better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Lack {
    /// It is solved with the rule and not without it.
    Nothing,
    /// The rule is used, and so many cells stay open.
    Rest(usize),
    /// The rule is not met, and so many cells stay open.
    Idle(usize),
    /// It is solved without the rule; so much less than the most is what that costs.
    Needless(u64),
}

impl Need {
    /// The need of a rule where those that stand before it in a profile do not do; or, if it is to be `alone`, the
    /// singles among them. If the profile does not have it, those that cost less than it stand before it. `None` if the
    /// options do not allow it.
    ///
    /// # Errors
    /// [`Impossible`] if there is no such profile, or no puzzle can need the rule.
    pub(super) fn new(
        knowledge: &Knowledge,
        geometry: &Geometry,
        options: &Options,
        (rule, alone): (RuleId, bool),
    ) -> Result<Option<Self>, Impossible> {
        let profile = profile(knowledge, &options.profile)?;
        let Some(wanted) = knowledge.rule(rule).filter(|rule| options.allow(rule)) else {
            return Ok(None);
        };
        let mut rules = easier_rules(knowledge, options, wanted)?;
        rules.retain(|other| !alone || other.level == Level::Easy);
        if let Some(other) = rules.iter().find(|other| concludes_all_of(other, wanted)) {
            return Err(Impossible::Needless { rule, other: other.id });
        }
        let engine = |rules: &[&Rule]| Engine::of_profile(knowledge, geometry, profile, rules);
        let without = engine(&rules);
        rules.push(wanted);
        Ok(Some(Self { with: engine(&rules), without, rule, level: wanted.level }))
    }

    /// Whether what stands before the rule solves most puzzles, so that one has to begin with hard ones.
    pub(super) fn is_hard(&self) -> bool {
        self.level >= Level::Unfair
    }

    /// What a puzzle lacks, and the cells that stay open. The rule is asked last, so that what uses it is not solved without
    /// it; that is tried all the same.
    pub(super) fn lack(
        &self,
        geometry: &Geometry,
        board: &Board,
        full: &[Digit],
        stopped: Stopped<'_>,
    ) -> (Lack, CellSet) {
        let found = trace(&self.with, board, full, stopped);
        let end = found.board_before(geometry, found.steps.len());
        let filled: CellSet = end.digits().map(|digit| digit.cell).collect();
        let open = geometry.all_cells() - filled;
        let is_used = found.steps.iter().any(|step| step.rule == self.rule);
        let lack = match (is_used, open.len()) {
            (true, 0) if open_after(geometry, &trace(&self.without, board, full, stopped)) > 0 => {
                Lack::Nothing
            }
            (true, count @ 1..) => Lack::Rest(count),
            (false, count @ 1..) => Lack::Idle(count),
            _ => Lack::Needless(u64::MAX - self.with.cost(&found.steps)),
        };
        (lack, open)
    }
}

/// The rules that are taken for easier than one: those that stand before it in the profile; if the profile does not have
/// it, those there that cost less.
///
/// # Errors
/// [`EngineError::NoProfile`] if there is no such profile.
pub fn easier_rules<'a>(
    knowledge: &'a Knowledge,
    options: &Options,
    rule: &Rule,
) -> Result<Vec<&'a Rule>, EngineError> {
    let profile = profile(knowledge, &options.profile)?;
    let weight = |rule: &Rule| (rule.level, rule.cost);
    let mut rules = rules(knowledge, profile, options);
    match profile.rules.iter().position(|other| *other == rule.id) {
        Some(place) => rules.retain(|other| profile.rules[..place].contains(&other.id)),
        None => rules.retain(|other| weight(other) < weight(rule)),
    }
    Ok(rules)
}

/// Whether a rule, asked without the other, concludes whatever the other does: that is a case of it, or both go along the
/// same chains.
fn concludes_all_of(rule: &Rule, other: &Rule) -> bool {
    other.specialises.contains(&rule.id)
        || match (&rule.body, &other.body) {
            (Body::Link(one), Body::Link(other)) => one.tells_all_of(other),
            _ => false,
        }
}

fn profile<'a>(knowledge: &'a Knowledge, name: &str) -> Result<&'a Profile, EngineError> {
    knowledge.profile(name).ok_or_else(|| EngineError::NoProfile(name.to_owned()))
}

/// The rules of a profile that the options allow, in its order.
fn rules<'a>(knowledge: &'a Knowledge, profile: &'a Profile, options: &Options) -> Vec<&'a Rule> {
    knowledge.rules_of(profile).filter(|rule| options.allow(rule)).collect()
}
