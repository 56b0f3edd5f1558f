//! A puzzle as an integer programme, solved by branch and bound.
//!
//! Source: Andrew Bartlett, Timothy Chartier, Amy Langville and Timothy Rankin, *An Integer Programming Model for the Sudoku
//! Problem*, 2008; Ailsa Land and Alison Doig, *An Automatic Method of Solving Discrete Programming Problems*, 1960. The
//! engine is microlp. A variable, 0 or 1, is there for each candidate that givens do not rule out in their own cells. The
//! equations: a cell holds one digit, a house holds each digit once; where a grid rules out more, an inequality says so.
//! There is nothing to be minimised. A guess is a node of the tree of branch and bound, and a pass a step of the simplex
//! method. It computes with decimal numbers; what it gives is rounded, and checked. Between nodes it can be stopped, but not
//! within one.

use microlp::{
    ComparisonOp, Error, OptimizationDirection, Problem as Programme, Solution, SolveOptions,
    SolveOutcome, Variable,
};

use super::{found, pairs_beyond_houses};
use crate::textbook::algorithm::{Algorithm, MethodName};
use crate::textbook::problem::Problem;
use crate::textbook::report::{Kind, Why};
use crate::textbook::run::{Flow, Run, Stop};
use duvod::grid::{Candidate, Digit};
use duvod::message::words;

/// How many bytes the engine keeps for a number of the matrix.
const BYTES: usize = 64;

/// An integer programme.
pub(in crate::textbook) struct IntegerProgramme;

impl Algorithm for IntegerProgramme {
    fn called(&self) -> MethodName {
        MethodName::new("integer-programme", words::AlgorithmIntegerProgramme, Kind::Exact)
    }

    fn goes_by_steps(&self) -> bool {
        false
    }

    fn walk(&self, problem: &Problem<'_>, run: &mut Run<'_>) -> Flow {
        let model = Model::new(problem, run)?;
        run.encoded(model.variables.iter().flatten().count(), model.rows);
        let mut took = Took::default();
        let mut programme = model.programme.clone();
        loop {
            let Some(solution) = model.solve(&programme, &mut took, run)? else {
                return Flow::Continue(());
            };
            let digits = model.digits(&solution);
            found(problem, digits.clone(), run)?;
            // At least one of the digits of this solution is another one.
            let held = model.of_grid(&digits.unwrap_or_default());
            let most = problem.givens.len() - 1;
            programme.add_constraint(&held[..], ComparisonOp::Le, f64::from(most as u32));
        }
    }
}

/// What the engine has done for all solutions before.
#[derive(Default)]
struct Took {
    nodes: u64,
    pivots: u64,
}

struct Model<'a> {
    problem: &'a Problem<'a>,
    /// The variable of each candidate, cell by cell, if it has one.
    variables: Vec<Option<Variable>>,
    programme: Programme,
    /// How many equations and inequalities there are.
    rows: usize,
}

impl<'a> Model<'a> {
    fn new(problem: &'a Problem<'a>, run: &Run<'_>) -> std::ops::ControlFlow<Stop, Self> {
        let geometry = problem.geometry;
        let (cells, digits) = (geometry.cell_count(), problem.digit_count());
        let equations = cells + geometry.house_count() * digits;
        run.keeps(equations * digits * BYTES)?;
        let mut programme = Programme::new(OptimizationDirection::Minimize);
        let mut variables = Vec::with_capacity(cells * digits);
        for given in &problem.givens {
            for digit in geometry.digits() {
                let is_there = given.is_none_or(|given| given == digit);
                variables.push(is_there.then(|| programme.add_binary_var(0.0)));
            }
        }
        let mut model = Self { problem, variables, programme, rows: 0 };
        for cell in geometry.cells() {
            model.add(geometry.digits().map(|digit| Candidate { cell, digit }), ComparisonOp::Eq);
        }
        for house in geometry.houses() {
            let cells = geometry.list_of(house);
            for digit in geometry.digits() {
                let places = cells.iter().map(|&cell| Candidate { cell, digit });
                model.add(places, ComparisonOp::Eq);
            }
        }
        for (one, other) in pairs_beyond_houses(problem) {
            model.add([one, other].into_iter(), ComparisonOp::Le);
        }
        std::ops::ControlFlow::Continue(model)
    }

    /// Adds that of these candidates exactly, or at most, one holds.
    fn add(&mut self, candidates: impl Iterator<Item = Candidate>, sign: ComparisonOp) {
        let terms: Vec<(Variable, f64)> =
            candidates.filter_map(|it| self.variable(it)).map(|it| (it, 1.0)).collect();
        self.programme.add_constraint(&terms[..], sign, 1.0);
        self.rows += 1;
    }

    fn variable(&self, Candidate { cell, digit }: Candidate) -> Option<Variable> {
        self.variables[cell.index() * self.problem.digit_count() + digit.index()]
    }

    /// Solves the programme node by node; `None` if nothing solves it.
    fn solve(
        &self,
        programme: &Programme,
        took: &mut Took,
        run: &mut Run<'_>,
    ) -> std::ops::ControlFlow<Stop, Option<Solution>> {
        let mut options = SolveOptions::default();
        options.node_limit = Some(1);
        let (before, mut counted) = (Took { ..*took }, 0);
        let mut outcome = programme.solve_with(options);
        loop {
            let solved = match outcome {
                Ok(solved) => solved,
                Err(Error::Infeasible) => return std::ops::ControlFlow::Continue(None),
                // It met numbers that it cannot do with.
                Err(_) => return std::ops::ControlFlow::Break(Stop::GiveUp(Why::Stuck)),
            };
            let stats = solved.stats();
            took.nodes = before.nodes + stats.nodes_solved;
            took.pivots = before.pivots + stats.lp_iterations;
            run.counted([took.pivots, took.nodes, 0]);
            // A step of the simplex method looks at each row.
            run.steps((stats.lp_iterations - counted + 1) * self.rows as u64)?;
            counted = stats.lp_iterations;
            outcome = match solved {
                // Nothing is to be minimised: any solution will do.
                SolveOutcome::Solution(solution) => {
                    return std::ops::ControlFlow::Continue(Some(solution));
                }
                SolveOutcome::Interrupted(_) => solved.resume(),
            };
        }
    }

    /// The grid of a solution, if each cell has a digit there.
    fn digits(&self, solution: &Solution) -> Option<Vec<Digit>> {
        let geometry = self.problem.geometry;
        let holds = |candidate| {
            self.variable(candidate).is_some_and(|variable| solution.var_value(variable) > 0.5)
        };
        let digit = |cell| geometry.digits().find(|&digit| holds(Candidate { cell, digit }));
        geometry.cells().map(digit).collect()
    }

    /// The terms of the candidates of a full grid.
    fn of_grid(&self, digits: &[Digit]) -> Vec<(Variable, f64)> {
        let cells = self.problem.geometry.cells().zip(digits);
        let variable = |(cell, &digit)| self.variable(Candidate { cell, digit });
        cells.filter_map(variable).map(|variable| (variable, 1.0)).collect()
    }
}
