//! How Sudoku Explainer rates a puzzle: ER, EP and ED.
//!
//! Sudoku Explainer (Nicolas Juillerat, 2006) solves a puzzle with its own techniques, always by the easiest that applies;
//! each has a rating, to which long chains add. ER is the rating of the hardest step, EP that of the hardest up to the first
//! digit that is filled in, ED that of the first step. Forums compare puzzles by them, so the numbers are those of version
//! 1.2.1, technique by technique and in its order, whatever the rules of a profile would find. Candidates are bits of
//! its own grid (`bit_grid`).
//!
//! [`rate`] only rates. [`explain`] also makes a step of a trace of each step (`telling`), whose name is that of its
//! technique ([`Technique::id`]).
//!
//! It is a solver of its own, which shares nothing with the rules and their matchers: a package that depends on the core alone.

mod bit_grid;
mod chains;
mod exclusion;
mod found;
mod grave;
mod locking;
mod loops;
mod order;
mod sets;
mod singles;
mod step;
mod technique;
mod telling;
mod tenths;
mod wings;

#[cfg(test)]
#[path = "../core/grid/test_grids.rs"]
#[allow(dead_code, reason = "a part of it is for other packages")]
mod test_grids;
#[cfg(test)]
mod tests;

pub use technique::{Depth, Reason, Technique};
pub use tenths::{ExplainerScore, NoRating};

// What this package may name of ours: the core, and no more.
use duvod_core::{grid, proof};

use self::bit_grid::{Grid, bits};
use self::chains::Chains;
use self::step::Hint;
use self::telling::Teller;
use crate::grid::{Board, Candidate, Cell, Digit, Geometry};
use crate::proof::{Goal, Shows, Start, Trace};

/// The ER of a puzzle that the techniques do not solve, in tenths.
pub const UNSOLVED: u16 = 200;

/// What Sudoku Explainer says of a puzzle. Ratings are in tenths: 71 is written 7.1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplainerRating {
    /// The rating of the hardest step; [`UNSOLVED`] if the techniques leave cells open.
    pub er: u16,
    /// The rating of the hardest step up to the first that fills in a digit; 0 if no step was found.
    pub ep: u16,
    /// The rating of the first step; 0 if none was found.
    pub ed: u16,
    /// The steps in their order.
    pub steps: Vec<ExplainerStep>,
}

/// A step of Sudoku Explainer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplainerStep {
    /// By which technique it was found.
    pub technique: Technique,
    /// How hard it is, in tenths.
    pub rating: u16,
    /// What it fills in.
    pub placed: Option<Candidate>,
    /// What it strikes: in the order of the cells that were found, then of the digits.
    pub struck: Vec<Candidate>,
}

/// Why a puzzle has no such rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExplainerError {
    /// It is not of the classic grid: nine digits, blocks of three by three, nothing else.
    #[error("Sudoku Explainer rates the classic grid only")]
    OtherGrid,
    /// The caller had it stopped.
    #[error("stopped")]
    Stopped,
    /// The step with this number, from 0, could not be told. This is a fault of the program.
    #[error("step {0} cannot be told")]
    Untold(usize),
}

/// Says whether Sudoku Explainer rates puzzles of this grid: the classic one.
pub fn is_rated(geometry: &Geometry) -> bool {
    geometry.is_classic()
}

/// Rates a puzzle as Sudoku Explainer 1.2.1 does. That it has exactly one solution is not checked; where it has not, the
/// numbers mean little. `stopped` is asked often, and once it says yes the work ends.
///
/// # Errors
/// [`ExplainerError`] where the grid is another one, or the work was stopped.
pub fn rate(
    geometry: &Geometry,
    puzzle: &Board,
    stopped: &dyn Fn() -> bool,
) -> Result<ExplainerRating, ExplainerError> {
    solve(geometry, puzzle, stopped, |_, _, _| Ok(()))
}

/// Rates a puzzle and says why each step is so: to every step of the rating belongs a step of the trace, which concludes the
/// same. The puzzle must have exactly one solution, as some of the techniques take for granted. `stopped` is asked often, and
/// once it says yes the work ends.
///
/// # Errors
/// [`ExplainerError`] where the grid is another one, or the work was stopped.
pub fn explain(
    geometry: &Geometry,
    puzzle: &Board,
    stopped: &dyn Fn() -> bool,
) -> Result<(ExplainerRating, Trace), ExplainerError> {
    let start = Start::from_board(puzzle);
    let mut state = start.candidates(geometry);
    let mut steps = Vec::new();
    let rating = solve(geometry, puzzle, stopped, |grid, hint, chains| {
        let mut teller = Teller { geometry, state: &state, chains };
        let step = teller.step(grid, hint).ok_or(ExplainerError::Untold(steps.len()))?;
        step.apply(geometry, &mut state);
        steps.push(step);
        Ok(())
    })?;
    let trace = Trace::new(geometry, start, steps).with_goal(Goal::new(Shows::Solution));
    Ok((rating, trace))
}

/// Solves the puzzle step by step; each hint is told before it is applied to the grid that it was found on.
fn solve<'c>(
    geometry: &Geometry,
    puzzle: &Board,
    stopped: &'c dyn Fn() -> bool,
    mut tell: impl FnMut(&Grid, &Hint, &mut Chains<'c>) -> Result<(), ExplainerError>,
) -> Result<ExplainerRating, ExplainerError> {
    if !is_rated(geometry) {
        return Err(ExplainerError::OtherGrid);
    }
    let givens = puzzle.digits().map(|given| (given.cell.index(), given.digit.index()));
    let mut grid = Grid::new(givens);
    let mut rating = ExplainerRating { er: 0, ep: 0, ed: 0, steps: Vec::new() };
    let mut chains = Chains::new(stopped);
    let mut is_placed = false;
    while !grid.is_full() {
        let hint = order::first_hint(&grid, &mut chains);
        if stopped() {
            return Err(ExplainerError::Stopped);
        }
        let Some(hint) = hint else {
            rating.er = UNSOLVED;
            break;
        };
        let told = tell(&grid, &hint, &mut chains);
        if stopped() {
            return Err(ExplainerError::Stopped);
        }
        told?;
        hint.apply(&mut grid);
        let step = ExplainerStep::from(hint);
        rating.er = rating.er.max(step.rating);
        if rating.steps.is_empty() {
            rating.ed = step.rating;
        }
        if !is_placed {
            rating.ep = rating.er;
            is_placed = step.placed.is_some();
        }
        rating.steps.push(step);
    }
    Ok(rating)
}

impl From<Hint> for ExplainerStep {
    fn from(hint: Hint) -> Self {
        let candidate = |cell: u8, digit: usize| {
            Candidate::new(Cell::new(usize::from(cell)), Digit::new(digit))
        };
        let placed = hint.placed.map(|(cell, digit)| candidate(cell, usize::from(digit)));
        let struck = hint.struck.iter();
        let struck = struck
            .flat_map(|&(cell, digits)| bits(digits).map(move |digit| candidate(cell, digit)));
        let rating = step::tenths(hint.rating);
        Self { technique: hint.technique, rating, placed, struck: struck.collect() }
    }
}
