//! A puzzle as variables with domains and constraints, solved by propagation and learning.
//!
//! Source: Helmut Simonis, *Sudoku as a Constraint Problem*, 2005; Olga Ohrimenko, Peter Stuckey and Michael Codish,
//! *Propagation via Lazy Clause Generation*, 2009. The engine is Pumpkin. A variable is the digit of a cell; the digits of
//! each house are all different, and where a grid rules out more, a clause says so. A guess is a decision of the engine, a
//! dead end a conflict, and a pass a round of propagation. How deep it was it does not say.

use pumpkin_conflict_resolvers::resolvers::ResolutionResolver;
use pumpkin_constraints::all_different;
use pumpkin_core::branching::{Brancher, BrancherEvent, SelectionContext};
use pumpkin_core::predicates::{Predicate, PredicateConstructor};
use pumpkin_core::results::{ProblemSolution, SatisfactionResult, SolutionReference};
use pumpkin_core::termination::TerminationCondition;
use pumpkin_core::variables::DomainId;
use pumpkin_core::{DefaultBrancher, Solver};

use super::{found, pairs_beyond_houses};
use crate::textbook::algorithm::{Algorithm, MethodName};
use crate::textbook::problem::Problem;
use crate::textbook::report::Kind;
use crate::textbook::run::{Flow, Run, Stop};
use duvod::grid::{Candidate, Digit};
use duvod::message::words;

/// How many bytes the engine keeps for a constraint between two variables.
const BYTES: usize = 1024;

/// A constraint solver.
pub(in crate::textbook) struct ConstraintSolver;

impl Algorithm for ConstraintSolver {
    fn called(&self) -> MethodName {
        MethodName::new("constraint-solver", words::AlgorithmConstraintSolver, Kind::Exact)
    }

    fn goes_by_steps(&self) -> bool {
        false
    }

    fn walk(&self, problem: &Problem<'_>, run: &mut Run<'_>) -> Flow {
        let pairs = problem.digit_count() * problem.digit_count() / 2;
        run.keeps(problem.geometry.house_count() * pairs * BYTES)?;
        let mut solver = Solver::default();
        let cells = variables(problem, &mut solver);
        run.encoded(cells.len(), constrain(problem, &mut solver, &cells));
        let mut deciding = Deciding { inner: solver.default_brancher(), guesses: 0, conflicts: 0 };
        let mut rounds = 0;
        loop {
            let steps = problem.free.len() as u64 + 1;
            let mut watch = Watch { run, stop: None, steps, rounds };
            let mut resolver = ResolutionResolver::default();
            let digits = match solver.satisfy(&mut deciding, &mut watch, &mut resolver) {
                SatisfactionResult::Satisfiable(answer) => {
                    let solution = answer.solution();
                    Some(cells.iter().map(|&cell| solution.get_integer_value(cell)).collect())
                }
                _ => None,
            };
            let stop = watch.stop;
            rounds = watch.rounds;
            run.counted([rounds, deciding.guesses, deciding.conflicts]);
            if let Some(stop) = stop {
                return Flow::Break(stop);
            }
            let Some(values): Option<Vec<i32>> = digits else { return Flow::Continue(()) };
            found(problem, values.iter().map(|&value| digit(value)).collect(), run)?;
            let tag = solver.new_constraint_tag();
            let others =
                cells.iter().zip(&values).map(|(cell, &value)| cell.disequality_predicate(value));
            solver.add_clause(others, tag);
        }
    }
}

/// The variables of the cells.
fn variables(problem: &Problem<'_>, solver: &mut Solver) -> Vec<DomainId> {
    let last = value(Digit::new(problem.digit_count() - 1));
    let ends =
        |given: &Option<Digit>| given.map_or((0, last), |digit| (value(digit), value(digit)));
    let ends = problem.givens.iter().map(ends);
    ends.map(|(first, last)| solver.new_bounded_integer(first, last)).collect()
}

/// Tells the engine the constraints: how many there are.
fn constrain(problem: &Problem<'_>, solver: &mut Solver, cells: &[DomainId]) -> usize {
    let geometry = problem.geometry;
    let mut count = geometry.house_count();
    for house in geometry.houses() {
        let tag = solver.new_constraint_tag();
        let of_house = geometry.list_of(house).iter().map(|cell| cells[cell.index()]);
        solver.add_constraint(all_different(of_house.collect::<Vec<_>>(), tag)).post();
    }
    for (one, other) in pairs_beyond_houses(problem) {
        let tag = solver.new_constraint_tag();
        let is_not = |Candidate { cell, digit }: Candidate| {
            cells[cell.index()].disequality_predicate(value(digit))
        };
        solver.add_clause([is_not(one), is_not(other)], tag);
        count += 1;
    }
    count
}

fn value(digit: Digit) -> i32 {
    i32::try_from(digit.index()).expect("a grid has few digits")
}

fn digit(value: i32) -> Option<Digit> {
    usize::try_from(value).ok().map(Digit::new)
}

/// Counts the steps of the engine, and stops it.
struct Watch<'r, 'a> {
    run: &'r mut Run<'a>,
    stop: Option<Stop>,
    /// How many steps a round of propagation counts.
    steps: u64,
    rounds: u64,
}

impl TerminationCondition for Watch<'_, '_> {
    fn should_stop(&mut self) -> bool {
        self.rounds += 1;
        if let Flow::Break(stop) = self.run.steps(self.steps) {
            self.stop = Some(stop);
        }
        self.stop.is_some()
    }
}

/// Counts what the engine decides, as it decides by itself.
#[derive(Debug)]
struct Deciding {
    inner: DefaultBrancher,
    guesses: u64,
    conflicts: u64,
}

impl Brancher for Deciding {
    fn next_decision(&mut self, context: &mut SelectionContext<'_>) -> Option<Predicate> {
        let decision = self.inner.next_decision(context);
        self.guesses += u64::from(decision.is_some());
        decision
    }

    fn on_conflict(&mut self) {
        self.conflicts += 1;
        self.inner.on_conflict();
    }

    fn on_backtrack(&mut self) {
        self.inner.on_backtrack();
    }

    fn on_solution(&mut self, solution: SolutionReference<'_>) {
        self.inner.on_solution(solution);
    }

    fn on_unassign_integer(&mut self, variable: DomainId, value: i32) {
        self.inner.on_unassign_integer(variable, value);
    }

    fn on_appearance_in_conflict_predicate(&mut self, predicate: Predicate) {
        self.inner.on_appearance_in_conflict_predicate(predicate);
    }

    fn on_restart(&mut self) {
        self.inner.on_restart();
    }

    fn synchronise(&mut self, context: &mut SelectionContext<'_>) {
        self.inner.synchronise(context);
    }

    fn is_restart_pointless(&mut self) -> bool {
        self.inner.is_restart_pointless()
    }

    fn subscribe_to_events(&self) -> Vec<BrancherEvent> {
        let mut events = self.inner.subscribe_to_events();
        if !events.contains(&BrancherEvent::Conflict) {
            events.push(BrancherEvent::Conflict);
        }
        events
    }
}
