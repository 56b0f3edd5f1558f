//! Examples of a rule, and states that it just misses, found on the way through real puzzles.

use std::ops::ControlFlow;

use duvod::grid::{Board, Candidate, Candidates, Geometry, StateText};
use duvod::inference::{Engine, Hints, Request};
use duvod::knowledge::{Knowledge, Rule};
use duvod::proof::{Fact, Start, Step};
use duvod::search::{Budget, Search, Solution, Undecided, Verdict};

/// How many instances are looked at in one state. A rule of which there are hundreds shows in the
/// first of them what it is.
const INSTANCES: usize = 64;

/// How many states are tried on the way through a puzzle for a near miss, those of the best instances
/// first. A rule that finds much concludes most facts in several ways, and taking one away seldom helps.
const TRIES: usize = 50;

/// Looks for instances of one rule on the way through puzzles.
pub struct Mine {
    geometry: Geometry,
    search: Search,
    /// The rules that lead from state to state.
    way: Engine,
    /// The rules that are asked before this one.
    earlier: Engine,
    /// The rule by itself.
    alone: Engine,
    /// How many nodes the exact solver may look at for a puzzle.
    nodes: u64,
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

/// How good a find is for a file. Finds are compared by these in turn, and the smaller is the better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rank {
    /// Whether an earlier rule concludes something there, so that this one would not be told.
    pub hidden: bool,
    /// How many facts it concludes.
    pub facts: usize,
    /// How many claims it makes.
    pub claims: usize,
    /// How many candidates must be said to be gone besides what the digits rule out.
    pub removed: usize,
}

impl Find {
    /// Says how good it is for a file: the smaller, the better.
    pub fn rank(&self) -> Rank {
        let (facts, removed) = (self.facts.len(), self.state.removed.len());
        Rank { hidden: !self.told, facts, claims: self.claims, removed }
    }
}

/// An instance of the rule in a state of a trace.
struct Seen {
    find: Find,
    step: Step,
}

impl Mine {
    /// Makes a mine for one rule, on the ways that the rules of a profile, in its order, take through
    /// puzzles. The rules before it are those before it in the profile; if the profile does not
    /// have it, those that cost less and are not more general.
    pub fn new(knowledge: &Knowledge, geometry: &Geometry, profile: &[&Rule], rule: &Rule) -> Self {
        let plain = profile.iter().filter(|rule| !rule.supposes());
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
            nodes: Budget::OF_MANY.left(),
        }
    }

    /// Returns the same mine, whose exact solver looks at so many nodes for a puzzle at the most.
    #[must_use]
    pub fn within(self, nodes: u64) -> Self {
        Self { nodes, ..self }
    }

    /// Finds the best example on the way through a puzzle; `None` if there is none, or if the puzzle
    /// has not exactly one solution.
    ///
    /// # Errors
    /// [`Undecided`] when the exact solver gave up before that was known.
    pub fn example(&self, board: &Board) -> Result<Option<Find>, Undecided> {
        Ok(self.seen(board)?.into_iter().next().map(|seen| seen.find))
    }

    /// Finds the best near miss on the way through a puzzle: an example into which one candidate is put
    /// back that a claim needs gone, so that nothing of it can be concluded any more.
    ///
    /// Only candidates that were removed are put back: what a digit in sight forbids stays so.
    ///
    /// # Errors
    /// As [`Mine::example`].
    pub fn near_miss(&self, board: &Board) -> Result<Option<Find>, Undecided> {
        let seen = self.seen(board)?;
        let mut tries = seen.iter().flat_map(|seen| self.put_back(seen)).take(TRIES);
        Ok(tries.find(|find| self.misses(find)))
    }

    /// The instances of the rule on the way through the puzzle, the best first.
    ///
    /// Where the rules of the profile end, one candidate is struck that the solution does not have,
    /// and they go on: it is states that are wanted, not proofs.
    fn seen(&self, board: &Board) -> Result<Vec<Seen>, Undecided> {
        let verdict = self.search.verdict_within(board, &mut Budget::nodes(self.nodes))?;
        let Verdict::One(solution) = verdict else { return Ok(Vec::new()) };
        let mut state = StateText::of_board(board.clone());
        let mut seen = Vec::new();
        loop {
            let start = Start::from_state(&state);
            let trace = self.way.solve(Request::new(&start, Hints::of_unique(&start)));
            let mut candidates = state.candidates(&self.geometry);
            for (number, step) in trace.steps.iter().enumerate() {
                let board = trace.board_before(&self.geometry, number);
                self.look(board, &candidates, &solution, &mut seen);
                step.apply(&self.geometry, &mut candidates);
            }
            let end = trace.board_before(&self.geometry, trace.steps.len());
            self.look(end.clone(), &candidates, &solution, &mut seen);
            let Some(Candidate { cell, digit }) = first_false(&candidates, &solution) else {
                break;
            };
            let _ = candidates.strike(cell, digit);
            state = StateText::of_candidates(&self.geometry, end, &candidates);
        }
        seen.sort_by_key(|seen| seen.find.rank());
        Ok(seen)
    }

    /// Adds the rule's instances in one state.
    fn look(
        &self,
        board: Board,
        candidates: &Candidates,
        solution: &Solution,
        seen: &mut Vec<Seen>,
    ) {
        let start = Start::from_board(&board);
        let instances = self.instances(candidates, Hints::of_puzzle(&start, solution.digits()));
        if instances.is_empty() {
            return;
        }
        let told = self.earlier.first(candidates, Hints::of_unique(&start)).is_none();
        let state = StateText::of_candidates(&self.geometry, board, candidates);
        seen.extend(instances.into_iter().map(|step| {
            let facts = step.facts().collect();
            let claims = step.claims.len();
            Seen { find: Find { state: state.clone(), facts, told, claims }, step }
        }));
    }

    /// The first instances of the rule in a state.
    fn instances(&self, candidates: &Candidates, hints: Hints<'_>) -> Vec<Step> {
        let mut found = Vec::new();
        self.alone.all(candidates, hints, &mut |step| {
            found.push(step);
            if found.len() < INSTANCES { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        found
    }

    /// The instance's state with one candidate put back that a claim needs gone, for each such.
    fn put_back<'a>(&self, seen: &'a Seen) -> impl Iterator<Item = Find> + use<'a> {
        let needed = seen.step.premises(&self.geometry).absent;
        let removed = seen.find.state.removed.iter();
        removed.filter(move |&&Candidate { cell, digit }| needed.contains(cell, digit)).map(
            |&back| {
                let mut find = seen.find.clone();
                find.state.removed.retain(|&candidate| candidate != back);
                find
            },
        )
    }

    /// Whether the rule concludes none of the facts in the state.
    fn misses(&self, find: &Find) -> bool {
        let candidates = find.state.candidates(&self.geometry);
        let mut misses = true;
        let hints = Hints::of_unique(&Start::from_state(&find.state));
        self.alone.all(&candidates, hints, &mut |step| {
            misses = !step.conclusions.iter().any(|end| find.facts.contains(&end.fact));
            if misses { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        misses
    }
}

/// The first candidate, by the number of candidates of its cell, that the solution does not have.
fn first_false(candidates: &Candidates, solution: &Solution) -> Option<Candidate> {
    let open =
        solution.cells().filter(|&Candidate { cell, .. }| candidates.digits_of(cell).len() > 1);
    let Candidate { cell, digit: right } =
        open.min_by_key(|&Candidate { cell, .. }| candidates.digits_of(cell).len())?;
    let wrong = candidates.digits_of(cell).iter().find(|&digit| digit != right);
    wrong.map(|digit| Candidate { cell, digit })
}
