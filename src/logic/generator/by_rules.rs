//! What rules make of a puzzle: whether some solve it, how hard it is, whether it needs one of them.

use std::cmp::Reverse;

use super::made::{Made, Stopped};
use super::needless::needless_after;
use super::wish::{Beside, Impossible};
use crate::grid::{Board, CellSet, Digit, Geometry, StateText};
use crate::inference::{Aids, Engine, EngineError, Hints, Options, Request};
use crate::knowledge::{Knowledge, Level, Profile, Rule};
use crate::proof::{RuleId, Start, Trace};
use crate::rating::{Rating, rate};
use crate::search::{Budget, Search, Verdict};

/// Solves a puzzle that has this one solution, as far as the rules come.
pub(super) fn trace(engine: &Engine, board: &Board, full: &[Digit], stopped: Stopped<'_>) -> Trace {
    let start = Start::from_board(board);
    engine.solve(Request {
        interrupted: stopped,
        ..Request::new(&start, Hints::of_puzzle(&start, full))
    })
}

/// How many cells a trace leaves open.
pub(super) fn open_after(geometry: &Geometry, trace: &Trace) -> usize {
    let end = trace.board_before(geometry, trace.steps.len());
    geometry.cell_count() - end.digits().count()
}

/// What solves puzzles by the rules of a profile that suppose nothing. With those that do it would solve every puzzle.
pub(super) fn plain(
    knowledge: &Knowledge,
    geometry: &Geometry,
    options: &Options,
    name: &str,
) -> Result<Engine, EngineError> {
    let profile = profile(knowledge, name)?;
    let mut rules = rules(knowledge, profile, options);
    rules.retain(|rule| !rule.supposes());
    Ok(Engine::of_profile(knowledge, geometry, profile, &rules))
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

/// Where an easier rule concludes something that stands before this place, it is not asked whether the rule does: as a rule
/// those are singles.
const FIRST: usize = 5;

/// The most nodes of the exact solver for an example.
const NODES: u64 = 200_000;

/// What a puzzle is that needs a rule.
pub(super) struct RuleGoal {
    /// With the rule, and no other than those that may stand beside it, which are asked first.
    with: Engine,
    /// What is not to do without it.
    without: Engine,
    /// With the rule and no other.
    only: Engine,
    /// First parts of the easier rules, each with how many there are, where the rule is seldom needed.
    sieve: Vec<(usize, Engine)>,
    rule: RuleId,
    level: Level,
    /// The rules beside it, in their order.
    easier: Vec<RuleId>,
    /// The puzzles of the states that the rule and rules akin to it come with, if it is seldom needed.
    examples: Vec<Made>,
    /// The puzzles that the rule comes with.
    puzzles: Vec<Made>,
}

/// How well a puzzle does what is wanted; the less, the better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Shortfall {
    /// It is solved with the rule and not without it.
    Nothing,
    /// The rule is used, and so many cells stay open.
    Rest(usize),
    /// The rule is not used. Where it would conclude something, so many of the easier rules, the last in their order, do so
    /// too or are still to be asked; more than there are, if it does so nowhere, and none, if that was not asked. Then comes
    /// what follows of that.
    Ahead(usize, OtherRules),
}

/// What comes of a puzzle that does not use the rule; the less, the better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum OtherRules {
    /// So many cells stay open.
    Rest(usize),
    /// It is solved; so much less than the most is what that costs.
    Solved(u64),
}

impl RuleGoal {
    /// The need of a rule where those that stand before it in a profile do not do, or the singles among them, and with it
    /// those do that may stand beside it. If the profile does not have it, those that cost less than it stand before it.
    /// `None` if the options do not allow it.
    ///
    /// # Errors
    /// [`Impossible`] if there is no such profile, or no puzzle can need the rule.
    pub(super) fn new(
        knowledge: &Knowledge,
        geometry: &Geometry,
        search: &Search,
        options: &Options,
        (rule, beside): (RuleId, Beside),
    ) -> Result<Option<Self>, Impossible> {
        let profile = profile(knowledge, &options.profile)?;
        let Some(wanted) = knowledge.rule(rule).filter(|rule| options.allow(rule)) else {
            return Ok(None);
        };
        let mut rules = easier_rules(knowledge, options, wanted)?;
        let all = rules.clone();
        rules.retain(|other| beside == Beside::Easier || other.level == Level::Easy);
        let vain = if beside == Beside::SinglesLoosely { &rules } else { &all };
        let others = needless_after(geometry, wanted, vain);
        if !others.is_empty() {
            return Err(Impossible::Needless { rule, others });
        }
        let engine = |rules: &[&Rule]| Engine::of_profile(knowledge, geometry, profile, rules);
        let (without, only) = (engine(vain), engine(&[wanted]));
        let part = |level: Level| {
            let rules: Vec<&Rule> =
                rules.iter().copied().filter(|rule| rule.level <= level).collect();
            (rules.len(), engine(&rules))
        };
        let is_rare = wanted.level >= Level::Unfair;
        let sieve = if is_rare { vec![part(Level::Medium), part(Level::Hard)] } else { vec![] };
        let easier = rules.iter().map(|rule| rule.id).collect();
        rules.push(wanted);
        let level = wanted.level;
        let examples = if is_rare { examples(knowledge, wanted) } else { Vec::new() };
        let examples = with_one_solution(geometry, search, examples);
        let puzzles = with_one_solution(geometry, search, &wanted.puzzles);
        let with = engine(&rules);
        Ok(Some(Self { with, without, only, sieve, rule, level, easier, examples, puzzles }))
    }

    /// Whether what stands before the rule solves most puzzles, so that one has to begin with hard ones.
    pub(super) fn is_hard(&self) -> bool {
        self.level >= Level::Unfair
    }

    /// Puzzles to begin with, and to climb from.
    pub(super) fn examples(&self) -> &[Made] {
        &self.examples
    }

    /// Puzzles to begin with, in which the rule concludes something.
    pub(super) fn puzzles(&self) -> &[Made] {
        &self.puzzles
    }

    /// What a puzzle lacks, and the cells that stay open. The rule is asked last, so that what uses it is not solved without
    /// it; that is tried all the same. If it `climbs`, it is also asked how near the rule is where it is not used.
    pub(super) fn lack(
        &self,
        geometry: &Geometry,
        board: &Board,
        full: &[Digit],
        climbs: bool,
        stopped: Stopped<'_>,
    ) -> (Shortfall, CellSet) {
        if climbs && let Some(lack) = self.lack_of_sieve(geometry, board, full, stopped) {
            return (lack, CellSet::EMPTY);
        }
        let found = trace(&self.with, board, full, stopped);
        let end = found.board_before(geometry, found.steps.len());
        let filled: CellSet = end.digits().map(|digit| digit.cell).collect();
        let open = geometry.all_cells() - filled;
        let is_used = found.steps.iter().any(|step| step.rule == self.rule);
        let lack = match (is_used, open.len()) {
            (true, 0) if open_after(geometry, &trace(&self.without, board, full, stopped)) > 0 => {
                Shortfall::Nothing
            }
            (true, count @ 1..) => Shortfall::Rest(count),
            (_, count) => {
                let without = if count > 0 {
                    OtherRules::Rest(count)
                } else {
                    OtherRules::Solved(u64::MAX - self.with.cost(&found.steps))
                };
                let ahead = if climbs { self.ahead(geometry, &found, full, stopped) } else { 0 };
                Shortfall::Ahead(ahead, without)
            }
        };
        (lack, open)
    }

    /// What a puzzle lacks if some first part of the easier rules solves it, or comes to an end where the rule concludes
    /// nothing. That is found out many times as quickly as what all of them make of it.
    fn lack_of_sieve(
        &self,
        geometry: &Geometry,
        board: &Board,
        full: &[Digit],
        stopped: Stopped<'_>,
    ) -> Option<Shortfall> {
        let mut ahead = self.easier.len() + 1;
        for (place, engine) in &self.sieve {
            let found = trace(engine, board, full, stopped);
            let candidates = found.candidates_before(geometry, found.steps.len());
            let open = geometry.cell_count() - candidates.solved().len();
            let aids = Aids { hints: Hints::of_puzzle(&found.start, full), interrupted: stopped };
            if open == 0 {
                let cost = u64::MAX - self.with.cost(&found.steps);
                return Some(Shortfall::Ahead(ahead, OtherRules::Solved(cost)));
            }
            if self.only.first(&candidates, aids).is_none() {
                return Some(Shortfall::Ahead(ahead, OtherRules::Rest(open)));
            }
            ahead = self.easier.len() - place;
        }
        None
    }

    /// How many of the easier rules are not yet in vain, where the rule concludes something and that are fewest; more than
    /// there are, if it does so nowhere.
    fn ahead(
        &self,
        geometry: &Geometry,
        found: &Trace,
        full: &[Digit],
        stopped: Stopped<'_>,
    ) -> usize {
        let place = |rule| self.easier.iter().position(|easier| *easier == rule).unwrap_or(0);
        let mut steps: Vec<(usize, usize)> =
            found.steps.iter().map(|step| place(step.rule)).zip(0..).collect();
        // Of several with the same rule the first: it is the least to do over.
        steps.sort_by_key(|&(place, number)| (Reverse(place), number));
        let aids = Aids { hints: Hints::of_puzzle(&found.start, full), interrupted: stopped };
        let concludes = |number: usize| {
            self.only.first(&found.candidates_before(geometry, number), aids).is_some()
        };
        let is_worth = |&&(place, _): &&(usize, usize)| place >= FIRST;
        let nearest = steps.iter().take_while(is_worth).find(|&&(_, number)| concludes(number));
        let in_vain = nearest.map(|&(place, _)| place);
        in_vain.map_or(self.easier.len() + 1, |place| self.easier.len() - place)
    }
}

/// The states of the examples of a rule, and of the rules that are a case of it or of which it is one.
fn examples<'a>(knowledge: &'a Knowledge, rule: &Rule) -> Vec<&'a String> {
    let is_akin = |other: &&Rule| {
        other.id == rule.id
            || rule.specialises.contains(&other.id)
            || other.specialises.contains(&rule.id)
    };
    let examples = knowledge.rules().filter(is_akin).flat_map(|other| &other.examples);
    examples.map(|example| &example.state).collect()
}

/// The puzzles of these states that have one solution on this grid.
fn with_one_solution<'a>(
    geometry: &Geometry,
    search: &Search,
    states: impl IntoIterator<Item = &'a String>,
) -> Vec<Made> {
    let puzzle = |state: &String| {
        let state = StateText::parse(state, geometry).ok()?;
        let board = Board::from_givens(geometry.cell_count(), state.board.givens());
        match search.verdict_within(&board, &mut Budget::nodes(NODES)) {
            Ok(Verdict::One(solution)) => Some(Made::new(board, solution.digits().to_vec())),
            _ => None,
        }
    };
    states.into_iter().filter_map(puzzle).collect()
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

fn profile<'a>(knowledge: &'a Knowledge, name: &str) -> Result<&'a Profile, EngineError> {
    knowledge.profile(name).ok_or_else(|| EngineError::NoProfile(name.to_owned()))
}

/// The rules of a profile that the options allow, in its order.
fn rules<'a>(knowledge: &'a Knowledge, profile: &'a Profile, options: &Options) -> Vec<&'a Rule> {
    knowledge.rules_of(profile).filter(|rule| options.allow(rule)).collect()
}
