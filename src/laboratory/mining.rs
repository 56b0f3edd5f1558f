//! Examples of a rule, and states that it just misses, found on the way through real puzzles.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use super::supposes;
use crate::grid::{Board, Candidates, Digit, Geometry, StateText};
use crate::inference::{Engine, EngineError, Options, Request};
use crate::knowledge::{Knowledge, Rule};
use crate::proof::{Fact, Start, Step, Trace};
use crate::search::{Search, Verdict};

/// What looks for one rule in puzzles.
pub struct Mine {
    geometry: Geometry,
    search: Search,
    /// The whole profile, which leads from state to state.
    profile: Engine,
    /// The rules that are asked before this one.
    earlier: Engine,
    /// The rule by itself.
    alone: Engine,
}

/// A state for a rule's file, as an example or as a counterexample.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Find {
    /// The state.
    pub state: StateText,
    /// What the rule concludes there, or for a near miss: what it concludes no more.
    pub facts: Vec<Fact>,
    /// Whether no earlier rule concludes anything, so that this one would be told.
    pub told: bool,
    /// How many claims the instance has.
    pub claims: usize,
}

impl Find {
    /// The smaller, the better for a file: first what would be told, then what concludes little
    /// and claims little.
    pub fn rank(&self) -> (bool, usize, usize) {
        (!self.told, self.facts.len(), self.claims)
    }
}

/// An instance of the rule in a state of a trace.
struct Seen {
    find: Find,
    step: Step,
}

impl Mine {
    /// A mine for one rule. The rules before it are those that the profile asks before it; if the
    /// profile does not have it, those that cost less and are not more general.
    ///
    /// # Errors
    /// [`EngineError`] when there is no such profile.
    pub fn new(
        knowledge: &Knowledge,
        geometry: &Geometry,
        options: &Options,
        rule: &Rule,
    ) -> Result<Self, EngineError> {
        let profile = Engine::new(knowledge, geometry, options)?;
        let order: Vec<&Rule> = knowledge
            .profile(&options.profile)
            .map(|profile| knowledge.rules_of(profile).collect())
            .unwrap_or_default();
        let cheaper =
            |other: &&&Rule| other.cost < rule.cost && !rule.specialises.contains(&other.id);
        let earlier: Vec<&Rule> = match order.iter().position(|other| other.id == rule.id) {
            Some(place) => order[..place].to_vec(),
            None => order.iter().filter(cheaper).copied().collect(),
        };
        let earlier: Vec<&Rule> = earlier.into_iter().filter(|rule| !supposes(rule)).collect();
        Ok(Self {
            geometry: geometry.clone(),
            search: Search::new(geometry),
            profile,
            earlier: Engine::with_rules(knowledge, geometry, &earlier),
            alone: Engine::with_rules(knowledge, geometry, &[rule]),
        })
    }

    /// The best example on the way through a puzzle; `None` if there is none, or if the puzzle
    /// has not exactly one solution.
    pub fn example(&self, board: &Board) -> Option<Find> {
        self.seen(board).into_iter().next().map(|seen| seen.find)
    }

    /// The best near miss on the way through a puzzle: an example into which one candidate is put
    /// back that a claim needs gone, so that nothing of it can be concluded any more.
    ///
    /// Only candidates that were removed are put back: what a digit in sight forbids stays so.
    pub fn near_miss(&self, board: &Board) -> Option<Find> {
        self.seen(board).into_iter().find_map(|seen| self.missed(&seen))
    }

    /// The instances of the rule in the states of the puzzle's trace, the best first.
    fn seen(&self, board: &Board) -> Vec<Seen> {
        let Verdict::One(solution) = self.search.verdict(board) else { return Vec::new() };
        let trace = self.trace(board, solution.digits());
        let mut candidates = trace.start.candidates(&self.geometry);
        let mut seen = Vec::new();
        for (number, step) in trace.steps.iter().enumerate() {
            let instances = self.instances(&candidates, Some(solution.digits()));
            if !instances.is_empty() {
                let told = self.earlier.first(&candidates, None).is_none();
                let board = trace.board_before(&self.geometry, number);
                let state = StateText::of_candidates(&self.geometry, board, &candidates);
                seen.extend(instances.into_iter().map(|step| {
                    let facts = step.conclusions.iter().map(|end| end.fact).collect();
                    let claims = step.claims.len();
                    Seen { find: Find { state: state.clone(), facts, told, claims }, step }
                }));
            }
            step.apply(&self.geometry, &mut candidates);
        }
        seen.sort_by_key(|seen| seen.find.rank());
        seen
    }

    fn trace(&self, board: &Board, solution: &[Digit]) -> Trace {
        self.profile.solve(Request {
            start: &Start::from_board(board),
            solution: Some(solution),
            progress: &mut |_, _| ControlFlow::Continue(()),
            interrupted: &|| false,
            statistics: None,
        })
    }

    fn instances(&self, candidates: &Candidates, solution: Option<&[Digit]>) -> Vec<Step> {
        let mut found = Vec::new();
        self.alone.all(candidates, solution, &mut |step| {
            found.push(step);
            ControlFlow::Continue(())
        });
        found
    }

    /// The instance's state with one candidate put back, if that makes a near miss.
    fn missed(&self, seen: &Seen) -> Option<Find> {
        let facts: BTreeSet<Fact> = seen.find.facts.iter().copied().collect();
        let needed = seen.step.premises(&self.geometry).absent;
        let removed = &seen.find.state.removed;
        let back = removed.iter().filter(|&&(cell, digit)| needed.contains(cell, digit));
        back.filter(|&&(cell, digit)| !facts.contains(&Fact::Absent(cell, digit))).find_map(
            |&back| {
                let mut state = seen.find.state.clone();
                state.removed.retain(|&candidate| candidate != back);
                let candidates = state.candidates(&self.geometry);
                let concluded = self.instances(&candidates, None);
                let mut concluded = concluded.iter().flat_map(|step| &step.conclusions);
                let misses = !concluded.any(|end| facts.contains(&end.fact));
                misses.then(|| Find { state, ..seen.find.clone() })
            },
        )
    }
}
