//! Examples of a rule, and states that it just misses, found on the way through real puzzles.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use super::supposes;
use crate::grid::{Board, Candidates, Cell, Digit, Geometry, StateText};
use crate::inference::{Engine, Request};
use crate::knowledge::{Knowledge, Rule};
use crate::proof::{Fact, Start, Step};
use crate::search::{Search, Solution, Verdict};

/// What looks for one rule in puzzles.
pub struct Mine {
    geometry: Geometry,
    search: Search,
    /// The rules that lead from state to state.
    way: Engine,
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
    /// The smaller, the better for a file: first what would be told, then what concludes little,
    /// claims little and stands in a short state.
    pub fn rank(&self) -> (bool, usize, usize, usize) {
        (!self.told, self.facts.len(), self.claims, self.state.removed.len())
    }
}

/// An instance of the rule in a state of a trace.
struct Seen {
    find: Find,
    step: Step,
}

impl Mine {
    /// A mine for one rule, on the ways that the rules of a profile, in its order, take through
    /// puzzles. The rules before it are those before it in the profile; if the profile does not
    /// have it, those that cost less and are not more general.
    pub fn new(knowledge: &Knowledge, geometry: &Geometry, profile: &[&Rule], rule: &Rule) -> Self {
        let plain = profile.iter().filter(|rule| !supposes(rule));
        let plain: Vec<&Rule> = plain.copied().collect();
        let cheaper =
            |other: &&&Rule| other.cost < rule.cost && !rule.specialises.contains(&other.id);
        let earlier: Vec<&Rule> = match profile.iter().position(|other| other.id == rule.id) {
            Some(_) => plain.iter().take_while(|other| other.id != rule.id).copied().collect(),
            None => plain.iter().filter(cheaper).copied().collect(),
        };
        Self {
            geometry: geometry.clone(),
            search: Search::new(geometry),
            way: Engine::with_rules(knowledge, geometry, &plain),
            earlier: Engine::with_rules(knowledge, geometry, &earlier),
            alone: Engine::with_rules(knowledge, geometry, &[rule]),
        }
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

    /// The instances of the rule on the way through the puzzle, the best first.
    ///
    /// Where the rules of the profile end, one candidate is struck that the solution does not have,
    /// and they go on: it is states that are wanted, not proofs.
    fn seen(&self, board: &Board) -> Vec<Seen> {
        let Verdict::One(solution) = self.search.verdict(board) else { return Vec::new() };
        let mut state = StateText { board: board.clone(), removed: Vec::new() };
        let mut seen = Vec::new();
        loop {
            let trace = self.way.solve(Request {
                start: &Start::from_state(&state),
                solution: None,
                progress: &mut |_, _| ControlFlow::Continue(()),
                interrupted: &|| false,
                statistics: None,
            });
            let mut candidates = state.candidates(&self.geometry);
            for (number, step) in trace.steps.iter().enumerate() {
                let board = trace.board_before(&self.geometry, number);
                self.look(board, &candidates, &solution, &mut seen);
                step.apply(&self.geometry, &mut candidates);
            }
            let end = trace.board_before(&self.geometry, trace.steps.len());
            self.look(end.clone(), &candidates, &solution, &mut seen);
            let Some((cell, digit)) = first_false(&candidates, &solution) else { break };
            let _ = candidates.strike(cell, digit);
            state = StateText::of_candidates(&self.geometry, end, &candidates);
        }
        seen.sort_by_key(|seen| seen.find.rank());
        seen
    }

    /// Adds the rule's instances in one state.
    fn look(
        &self,
        board: Board,
        candidates: &Candidates,
        solution: &Solution,
        seen: &mut Vec<Seen>,
    ) {
        let instances = self.instances(candidates, Some(solution.digits()));
        if instances.is_empty() {
            return;
        }
        let told = self.earlier.first(candidates, None).is_none();
        let state = StateText::of_candidates(&self.geometry, board, candidates);
        seen.extend(instances.into_iter().map(|step| {
            let facts = step.conclusions.iter().map(|end| end.fact).collect();
            let claims = step.claims.len();
            Seen { find: Find { state: state.clone(), facts, told, claims }, step }
        }));
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

/// The first candidate, by the number of candidates of its cell, that the solution does not have.
fn first_false(candidates: &Candidates, solution: &Solution) -> Option<(Cell, Digit)> {
    let open = solution.cells().filter(|&(cell, _)| candidates.digits_of(cell).len() > 1);
    let (cell, right) = open.min_by_key(|&(cell, _)| candidates.digits_of(cell).len())?;
    let wrong = candidates.digits_of(cell).iter().find(|&digit| digit != right);
    wrong.map(|digit| (cell, digit))
}
