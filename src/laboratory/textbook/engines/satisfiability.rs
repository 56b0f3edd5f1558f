//! A puzzle as clauses, satisfied by learning from conflicts.
//!
//! Source: Inês Lynce and Joël Ouaknine, *Sudoku as a SAT Problem*, 2006 (the extended encoding); Niklas Eén and Niklas
//! Sörensson, *An Extensible SAT-solver*, 2003. The engine is `BatSat`, `MiniSat` in Rust. A variable says that a digit is in a
//! cell. The clauses: a cell holds a digit, a house has a place for each digit, of two candidates that exclude each other one
//! is false, and the givens are true. A guess is a decision of the engine, a dead end a conflict, and a pass a literal that
//! it propagates. How deep it was it does not say.

use std::cell::{Cell as Slot, RefCell};

use batsat::{Callbacks, Lit, Solver, SolverInterface, SolverOpts, Var, lbool};

use super::{excluded_pairs, found};
use crate::textbook::algorithm::{Algorithm, MethodName};
use crate::textbook::problem::Problem;
use crate::textbook::report::Kind;
use crate::textbook::run::{Flow, Run, Stop};
use duvod::grid::{Candidate, Cell, Digit};
use duvod::message::words;

/// How many bytes the engine keeps for a literal of a clause, its places in lists included.
const BYTES: usize = 16;

/// A solver of satisfiability.
pub(in crate::textbook) struct SatSolver;

impl Algorithm for SatSolver {
    fn called(&self) -> MethodName {
        MethodName::new("sat-solver", words::AlgorithmSatSolver, Kind::Exact)
    }

    fn goes_by_steps(&self) -> bool {
        false
    }

    fn walk(&self, problem: &Problem<'_>, run: &mut Run<'_>) -> Flow {
        let literals =
            problem.geometry.cell_count() * problem.digit_count() * problem.peers[0].len();
        run.keeps(literals * BYTES)?;
        let steps = problem.free.len() as u64 + 1;
        let watch = Watch { run: RefCell::new(run), stop: Slot::new(None), steps };
        let mut solver = Solver::new(SolverOpts::default(), watch);
        let count = problem.geometry.cell_count() * problem.digit_count();
        let variables = (0..count).map(|_| solver.new_var_default()).collect();
        let formula = Formula { problem, variables };
        let mut stands = formula.write(&mut solver);
        loop {
            // What has been refuted once stays so; the engine need not be asked.
            let answer = if stands { solver.solve_limited(&[]) } else { lbool::FALSE };
            let counts =
                [solver.num_propagations(), solver.num_decisions(), solver.num_conflicts()];
            let watch = solver.cb();
            watch.run.borrow_mut().counted(counts);
            if let Some(stop) = watch.stop.get() {
                return Flow::Break(stop);
            }
            if answer != lbool::TRUE {
                return Flow::Continue(());
            }
            let digits = formula.digits(&solver);
            let mut others = formula.denied(&digits);
            found(problem, Some(digits), &mut watch.run.borrow_mut())?;
            stands = solver.add_clause_reuse(&mut others);
        }
    }
}

/// Counts the steps of the engine, and stops it.
struct Watch<'r, 'a> {
    run: RefCell<&'r mut Run<'a>>,
    stop: Slot<Option<Stop>>,
    /// How many steps pass between two times that it asks.
    steps: u64,
}

impl Callbacks for Watch<'_, '_> {
    fn stop(&self) -> bool {
        if let Flow::Break(stop) = self.run.borrow_mut().steps(self.steps) {
            self.stop.set(Some(stop));
        }
        self.stop.get().is_some()
    }
}

/// A puzzle as clauses.
struct Formula<'a> {
    problem: &'a Problem<'a>,
    /// The variable of each candidate, cell by cell.
    variables: Vec<Var>,
}

impl Formula<'_> {
    /// The literal that says that a candidate holds.
    fn literal(&self, Candidate { cell, digit }: Candidate) -> Lit {
        Lit::new(self.variables[cell.index() * self.problem.digit_count() + digit.index()], true)
    }

    /// Gives the engine all clauses; false if it sees at once that they cannot be satisfied.
    fn write(&self, solver: &mut Solver<Watch<'_, '_>>) -> bool {
        let clauses = self.clauses();
        let count = clauses.len();
        let mut stands = true;
        for mut clause in clauses {
            stands = stands && solver.add_clause_reuse(&mut clause);
        }
        solver.cb().run.borrow_mut().encoded(self.variables.len(), count);
        stands
    }

    fn clauses(&self) -> Vec<Vec<Lit>> {
        let geometry = self.problem.geometry;
        let literal = |cell, digit| self.literal(Candidate { cell, digit });
        let any_digit = |cell| geometry.digits().map(|digit| literal(cell, digit)).collect();
        let mut clauses: Vec<Vec<Lit>> = geometry.cells().map(any_digit).collect();
        for cell in geometry.cells() {
            for digit in geometry.digits() {
                let others = geometry.digits().filter(|&other| digit < other);
                let pairs = others.map(|other| vec![!literal(cell, digit), !literal(cell, other)]);
                clauses.extend(pairs);
            }
        }
        for house in geometry.houses() {
            let cells = geometry.list_of(house);
            let any_cell = |digit| cells.iter().map(|&cell| literal(cell, digit)).collect();
            clauses.extend(geometry.digits().map(any_cell));
        }
        let pairs = excluded_pairs(self.problem);
        clauses.extend(pairs.map(|(one, other)| vec![!self.literal(one), !self.literal(other)]));
        let given =
            |cell: Cell| self.problem.givens[cell.index()].map(|digit| vec![literal(cell, digit)]);
        clauses.extend(geometry.cells().filter_map(given));
        clauses
    }

    /// The grid that the engine found.
    fn digits(&self, solver: &Solver<Watch<'_, '_>>) -> Vec<Digit> {
        let holds = |cell: Cell, digit: Digit| {
            solver.value_lit(self.literal(Candidate { cell, digit })) == lbool::TRUE
        };
        let geometry = self.problem.geometry;
        let digit = |cell| geometry.digits().find(|&digit| holds(cell, digit));
        geometry.cells().map(|cell| digit(cell).unwrap_or(Digit::new(0))).collect()
    }

    /// The clause that says that the grid is another one.
    fn denied(&self, digits: &[Digit]) -> Vec<Lit> {
        let cells = self.problem.geometry.cells().zip(digits);
        cells.map(|(cell, &digit)| !self.literal(Candidate { cell, digit })).collect()
    }
}
