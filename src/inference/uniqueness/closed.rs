//! Closed patterns: cells with two base digits each, and every digit in two of them or in none, house by house.
//!
//! Then the base digits of the cells form two ways to fill them, which differ everywhere and have the same
//! digits in each house. A unique loop has the same two digits in all its cells (after Nicolas Juillerat,
//! Sudoku Explainer, 2006); otherwise the pattern is what remains where all cells have two candidates, a
//! bivalue universal grave, within a part of the grid.

use std::ops::ControlFlow;

use super::deadly::{Deadly, Roof};
use crate::grid::{Cell, CellSet, Digit, DigitSet, House, MAX_DIGITS};
use crate::inference::family::View;

/// The most roofs of a pattern. Of more nothing follows but in the rarest cases.
const MOST_ROOFS: usize = 3;

/// What is looked for.
#[derive(Clone, Copy)]
pub(super) struct Wanted {
    /// Whether all cells have the same two base digits.
    pub(super) alike: bool,
    /// The fewest cells.
    pub(super) fewest: usize,
    /// The most cells.
    pub(super) most: usize,
    /// How many cells may be tried, in all.
    pub(super) budget: usize,
}

/// Every closed pattern with something to conclude; `two` are the open cells with two candidates.
pub(super) fn patterns<const W: usize>(
    wanted: Wanted,
    two: CellSet<W>,
    view: &View<'_, W>,
) -> Vec<Deadly<W>> {
    let open = view.geometry.all_cells() - view.candidates.solved();
    let mut search = Search { wanted, view, open, two, left: wanted.budget, found: Vec::new() };
    let mut floors = two;
    for start in two.iter() {
        let base = view.candidates.digits_of(start);
        if !wanted.alike || search.is_promising(base) {
            search.floors(floors, base);
            let state = State::new().with(start, base, None, view);
            let _ = state.map(|state| search.extend(&state));
        }
        floors.remove(start);
    }
    search.found
}

/// The cells that were chosen, with their base digits.
#[derive(Clone, Copy)]
struct State<const W: usize> {
    cells: CellSet<W>,
    /// For each digit the houses that have it as a base digit of one cell, and of two, as bits.
    once: [u128; MAX_DIGITS],
    twice: [u128; MAX_DIGITS],
    /// For each digit the cells that hold it in the one way to fill them, and in the other.
    ways: [[CellSet<W>; MAX_DIGITS]; 2],
    roofs: [Option<Roof>; MOST_ROOFS],
}
