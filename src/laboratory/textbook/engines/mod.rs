//! Engines of other fields: a puzzle is written down as they want it, and they solve it.
//!
//! They are programs of others, which know nothing of Sudoku, and are here to show what writing it down costs and what it
//! gains: a solver of satisfiability, a constraint solver and an integer programme. Each says how many variables it was
//! given and how many constraints on them, and what it did as far as it tells.
//!
//! Invariant: what an engine says is never believed. A grid is taken as a solution only if it is one.

mod constraints;
mod integers;
mod satisfiability;

pub(super) use constraints::ConstraintSolver;
pub(super) use integers::IntegerProgramme;
pub(super) use satisfiability::SatSolver;

use super::problem::Problem;
use super::report::Why;
use super::run::{Flow, Run, Stop};
use duvod::grid::{Candidate, Cell, Digit};

/// All pairs of candidates of different cells of which at most one holds, each pair once.
fn excluded_pairs<'a>(
    problem: &'a Problem<'_>,
) -> impl Iterator<Item = (Candidate, Candidate)> + 'a {
    let geometry = problem.geometry;
    let candidates = geometry
        .cells()
        .flat_map(move |cell| geometry.digits().map(move |digit| Candidate { cell, digit }));
    candidates.flat_map(move |one| {
        let elsewhere = geometry.excluded_by(one.cell, one.digit).other_cells();
        let others = elsewhere
            .flat_map(|(digit, cells)| cells.iter().map(move |cell| Candidate { cell, digit }));
        others.filter(move |other| one.cell < other.cell).map(move |other| (one, other))
    })
}

/// Those of them that do not follow from each house holding each digit once.
fn pairs_beyond_houses<'a>(
    problem: &'a Problem<'_>,
) -> impl Iterator<Item = (Candidate, Candidate)> + 'a {
    let share = |one: Cell, other: Cell| {
        let houses = problem.geometry.houses_of(other);
        problem.geometry.houses_of(one).iter().any(|house| houses.contains(house))
    };
    excluded_pairs(problem)
        .filter(move |(one, other)| one.digit != other.digit || !share(one.cell, other.cell))
}

/// Takes what an engine says to be a solution.
fn found(problem: &Problem<'_>, digits: Option<Vec<Digit>>, run: &mut Run<'_>) -> Flow {
    match digits.filter(|digits| problem.is_solved_by(digits)) {
        Some(digits) => run.found(digits),
        None => Flow::Break(Stop::GiveUp(Why::Stuck)),
    }
}
