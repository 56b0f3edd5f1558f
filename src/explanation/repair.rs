//! Slips of the pen: another digit in place of a given that would leave the puzzle exactly one solution.
//!
//! Leaving the given out is not asked about: if that helps, so does the digit that the solution then has there.

use crate::grid::{Cell, CellSet, Digit, Entry, Geometry, StateText};
use crate::search::{Budget, Search, Verdict};

/// The most nodes for all questions to the exact solver together.
const NODES: u64 = 20_000_000;

/// A change of one given after which the puzzle has exactly one solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repair {
    /// The cell of the given.
    pub cell: Cell,
    /// The digit that stands there.
    pub digit: Digit,
    /// The digit that should.
    pub instead: Digit,
}

/// Every change of one of these givens after which the puzzle has exactly one solution, cell by cell. Those that
/// were found when the exact solver was stopped, if it was.
pub(super) fn repairs(
    geometry: &Geometry,
    search: &Search,
    puzzle: &StateText,
    cells: CellSet,
    stop: &dyn Fn() -> bool,
) -> Vec<Repair> {
    let mut budget = Budget::nodes(NODES).until(stop);
    let mut found = Vec::new();
    for cell in cells.iter() {
        let Some(digit) = puzzle.board.entry(cell).digit() else { continue };
        for instead in geometry.digits().filter(|&other| other != digit) {
            let mut changed = puzzle.clone();
            changed.board.set(cell, Entry::Given(instead));
            match search.verdict_of(&changed, &mut budget) {
                Ok(Verdict::One(_)) => found.push(Repair { cell, digit, instead }),
                Ok(_) => {}
                Err(_) => return found,
            }
        }
    }
    found
}
