//! The state that rules are asked about, with what is known of it besides.

use super::implication::Implications;
use crate::grid::{Candidate, Candidates, Cell, CellSet, Digit, DigitSet, Geometry};

/// The state that rules are asked about.
pub(in crate::inference) struct View<'a, const W: usize> {
    /// The grid, in the engine's width.
    pub(in crate::inference) geometry: &'a Geometry<W>,
    /// The same grid, in the width of records.
    pub(in crate::inference) wide: &'a Geometry,
    /// What is still possible.
    pub(in crate::inference) candidates: &'a Candidates<W>,
    /// What implies what in the state, as far as it was asked for.
    pub(in crate::inference) implications: Implications<'a, W>,
    /// The solution, if the caller knows it: a hint for what to try, never a reason.
    pub(in crate::inference) solution: Option<&'a [Digit]>,
    /// The only candidate that is asked about, if there is one.
    pub(in crate::inference) wanted: Option<Candidate>,
    /// The digits that each cell holds in some solution, if the caller knows them: a hint as well.
    pub(in crate::inference) possible: Option<&'a [DigitSet]>,
    /// The cells of the givens, if these are known to have exactly one solution; else rules that assume it
    /// must find nothing.
    pub(in crate::inference) unique_givens: Option<CellSet<W>>,
    /// Whether the caller wants the search to stop.
    pub(in crate::inference) interrupted: &'a dyn Fn() -> bool,
}

impl<const W: usize> View<'_, W> {
    /// The open cells with so many candidates, and these.
    pub(in crate::inference) fn open_cells_with(
        &self,
        counts: impl IntoIterator<Item = usize>,
    ) -> Vec<(Cell, DigitSet)> {
        let cells = self.candidates.open_cells_with(self.geometry, counts);
        cells.iter().map(|cell| (cell, self.candidates.digits_of(cell))).collect()
    }

    /// Those of these cells that may hold less now than by themselves.
    pub(in crate::inference) fn restricted(&self, cells: impl Iterator<Item = Cell>) -> CellSet<W> {
        cells.filter(|&it| self.candidates.digits_of(it) != self.geometry.allowed_in(it)).collect()
    }

    /// What a cell may hold: now, if it is one of these cells; by itself, if it is not.
    pub(in crate::inference) fn held(&self, cell: Cell, held: CellSet<W>) -> DigitSet {
        if held.contains(cell) {
            self.candidates.digits_of(cell)
        } else {
            self.geometry.allowed_in(cell)
        }
    }

    /// The state in which it counts of these cells alone what they may hold now.
    pub(in crate::inference) fn holding(&self, held: CellSet<W>) -> Candidates<W> {
        let mut state = Candidates::all(self.geometry);
        for cell in held.iter() {
            let _ = state.keep_only(cell, self.candidates.digits_of(cell));
        }
        state
    }

    /// Whether it is any use to try and strike the candidate: not if it is known to be true, or to be so in
    /// some solution, or if another one is asked about.
    pub(in crate::inference) fn may_be_false(&self, cell: Cell, digit: Digit) -> bool {
        self.wanted.is_none_or(|wanted| wanted == Candidate { cell, digit })
            && self.solution.is_none_or(|solution| solution[cell.index()] != digit)
            && self.possible.is_none_or(|possible| !possible[cell.index()].contains(digit))
    }
}
