//! How hard a puzzle is for a person, from the trace of its solution.
//!
//! The score is the sum of the costs of the rules used; the level is that of the hardest step,
//! raised while the score is over what the level allows. Costs and limits are the ones that players
//! know from HoDoKu; since a grid with more cells takes more steps, none of which is harder, limits are in proportion to the
//! number of cells. With constraints there is much more to strike out, and nobody has measured what scores mean: there the level
//! is that of the hardest step. A digit that is found only by a house which follows from others is no easy one. Where the rules did not fill the grid, what they did is no measure of the puzzle: it has no level.
//!
//! [`explainer`](crate::explainer) rates a puzzle by Sudoku Explainer instead, without a trace.

mod way;

use std::collections::BTreeMap;

use crate::grid::{Candidate, Candidates, Geometry};
use crate::knowledge::{Knowledge, Level};
use crate::proof::{RuleId, Step, Trace};
pub use way::{OpenSteps, Suppositions, open_steps, suppositions};

/// The number of cells for which limits are.
const OF_CELLS: u64 = 81;

/// The highest score of each level but the last, on a grid of so many cells.
const LIMITS: [(Level, u64); 4] =
    [(Level::Easy, 800), (Level::Medium, 1000), (Level::Hard, 1600), (Level::Unfair, 1800)];

/// The level of a digit that is found by a house which follows from others: nobody sees such a house who does not look for it.
const OF_DERIVED: Level = Level::Medium;

/// Returns the highest score that a level allows on a grid; `None` for the last, and on a grid with constraints: any is allowed.
pub fn limit(level: Level, geometry: &Geometry) -> Option<u64> {
    let known = LIMITS.iter().find(|(limited, _)| *limited == level);
    let known = known.filter(|_| geometry.constraints().is_empty());
    known.map(|&(_, limit)| limit * geometry.cell_count() as u64 / OF_CELLS)
}

/// How hard a puzzle is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rating {
    /// The level; none if the steps leave cells open.
    pub level: Option<Level>,
    /// The sum of the costs of all steps.
    pub score: u64,
    /// The rule of the hardest step, the first one of them; none if there was no step.
    pub hardest: Option<RuleId>,
    /// How often each rule was used.
    pub rules: BTreeMap<RuleId, usize>,
}

/// Rates a trace by the rules of this knowledge. Rules that it does not know cost nothing; on a grid that it does not know
/// nothing has a level.
pub fn rate(knowledge: &Knowledge, trace: &Trace) -> Rating {
    let mut rules = BTreeMap::new();
    let (mut score, mut hardest, mut level) = (0, None, Level::Easy);
    let mut dearest = None;
    let grid = knowledge.grid_of(&trace.grid);
    let mut by_rules = grid.as_deref().and_then(|grid| ByRules::new(grid, trace));
    for step in &trace.steps {
        let is_plain = by_rules.as_mut().is_none_or(|by_rules| by_rules.follows(step));
        *rules.entry(step.rule).or_insert(0) += 1;
        let Some(rule) = knowledge.rule(step.rule) else { continue };
        score += u64::from(rule.cost);
        let of_step = if is_plain { rule.level } else { rule.level.max(OF_DERIVED) };
        let weight = (of_step, rule.cost);
        if dearest.is_none_or(|known| weight > known) {
            dearest = Some(weight);
            hardest = Some(rule.id);
            level = level.max(of_step);
        }
    }
    let filled = grid.filter(|grid| fills(grid, trace));
    let level = filled.map(|grid| raised(level, score, &grid));
    Rating { level, score, hardest, rules }
}

/// What of a trace follows from what the grid says itself, where it has houses that follow from others.
struct ByRules<'a> {
    geometry: &'a Geometry,
    plain: Geometry,
    state: Candidates,
}

impl<'a> ByRules<'a> {
    /// At the start of the trace; `None` on a grid without such houses.
    fn new(geometry: &'a Geometry, trace: &Trace) -> Option<Self> {
        let _ = geometry.derived_houses().next()?;
        let (plain, state) = (geometry.by_rules(), trace.start.candidates(geometry));
        Some(Self { geometry, plain, state })
    }

    /// Whether the digit that the next step finds, if it finds one, is a single without these houses. Then comes the step after it.
    fn follows(&mut self, step: &Step) -> bool {
        let is_single = |Candidate { cell, digit }: Candidate| {
            let alone = self.state.with_rules_alone(self.geometry, &self.plain);
            let mut houses = self.plain.houses_of(cell).iter();
            alone.digits_of(cell).only() == Some(digit)
                || houses.any(|&house| alone.places_in(&self.plain, house, digit).len() == 1)
        };
        let follows = step.fills().is_none_or(is_single);
        step.apply(self.geometry, &mut self.state);
        follows
    }
}

/// The level, or the first above it that allows the score on the grid.
fn raised(mut level: Level, score: u64, geometry: &Geometry) -> Level {
    while limit(level, geometry).is_some_and(|limit| score > limit) {
        level = above(level);
    }
    level
}

fn fills(geometry: &Geometry, trace: &Trace) -> bool {
    let end = trace.board_before(geometry, trace.steps.len());
    end.digits().count() == geometry.cell_count()
}

const fn above(level: Level) -> Level {
    match level {
        Level::Easy => Level::Medium,
        Level::Medium => Level::Hard,
        Level::Hard => Level::Unfair,
        Level::Unfair | Level::Extreme => Level::Extreme,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::StateText;
    use crate::proof::Start;

    const FULL: &str =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    fn rated(puzzle: &str, rules: &[(&str, usize)]) -> Rating {
        let step = |name: &str| Step {
            rule: RuleId::new(name),
            claims: Vec::new(),
            conclusions: Vec::new(),
            cases: Vec::new(),
        };
        let steps = rules.iter().flat_map(|&(name, count)| std::iter::repeat_n(step(name), count));
        let knowledge = Knowledge::embedded().expect("the embedded knowledge");
        let geometry = knowledge.grid("9x9").expect("the classic grid");
        let state = StateText::parse(puzzle, geometry).expect("a state");
        let trace = Trace {
            grid: "9x9".to_owned(),
            start: Start::from_state(&state),
            steps: steps.collect(),
            contradiction: None,
            goal: None,
        };
        rate(knowledge, &trace)
    }

    fn check(rules: &[(&str, usize)], level: Level, score: u64, hardest: Option<&str>) {
        let rating = rated(FULL, rules);
        let found = (rating.level, rating.score, rating.hardest.map(RuleId::as_str));
        assert_eq!(found, (Some(level), score, hardest));
    }

    #[test]
    fn what_is_not_finished_has_no_level() {
        let rating = rated(&FULL.replacen('5', ".", 1), &[("naked-single", 3)]);
        assert_eq!((rating.level, rating.score), (None, 12));
    }

    #[test]
    fn the_hardest_step_gives_the_level() {
        check(&[], Level::Easy, 0, None);
        check(&[("full-house", 10)], Level::Easy, 40, Some("full-house"));
        check(&[("naked-single", 2), ("pointing", 1)], Level::Medium, 58, Some("pointing"));
    }

    #[test]
    fn a_high_score_raises_the_level() {
        check(&[("hidden-single-row", 60)], Level::Medium, 840, Some("hidden-single-row"));
        check(&[("pointing", 40)], Level::Extreme, 2000, Some("pointing"));
        check(&[("naked-quad", 10)], Level::Hard, 1200, Some("naked-quad"));
    }
}
