//! A law in a state: which candidates are in no filling of its cells, and by what few of them hold.

use std::cmp::Reverse;

use crate::grid::{Candidate, Cell, CellSet, DigitSet, Geometry, Law, Scratch};

/// A law with what its cells may hold now, and by themselves.
pub(in crate::inference) struct LawNow<'a> {
    pub(in crate::inference) law: &'a Law,
    /// By its places.
    now: Vec<DigitSet>,
    alone: Vec<DigitSet>,
    scratch: Scratch,
}

impl<'a> LawNow<'a> {
    /// The law where its cells may hold this.
    pub(in crate::inference) fn new<const W: usize>(
        geometry: &Geometry<W>,
        law: &'a Law,
        now: impl FnMut(Cell) -> DigitSet,
    ) -> Self {
        let cells = || law.cells.iter().copied();
        let alone = cells().map(|cell| geometry.allowed_in(cell)).collect();
        Self { law, now: cells().map(now).collect(), alone, scratch: Scratch::default() }
    }

    /// The cells of which less may be held now than by themselves.
    pub(in crate::inference) fn restricted<const W: usize>(&self) -> CellSet<W> {
        let places = self.law.cells.iter().zip(self.now.iter().zip(&self.alone));
        places.filter(|(_, (now, alone))| now != alone).map(|(&cell, _)| cell).collect()
    }

    /// What each place may hold if it counts of these cells alone what they may hold now.
    pub(in crate::inference) fn digits<const W: usize>(&self, held: CellSet<W>) -> Vec<DigitSet> {
        let places = self.law.cells.iter().zip(self.now.iter().zip(&self.alone));
        places
            .map(|(cell, (&now, &alone))| if held.contains(*cell) { now } else { alone })
            .collect()
    }

    /// What is left of these digits by places, those that are in some filling; `false` if there is no filling.
    pub(in crate::inference) fn narrow(&mut self, digits: &mut [DigitSet]) -> bool {
        self.law.automaton.narrow(digits, &mut self.scratch)
    }

    /// Whether the candidate is in no filling if it counts of these cells alone what they may hold.
    pub(in crate::inference) fn is_gone<const W: usize>(
        &mut self,
        gone: Candidate,
        held: CellSet<W>,
    ) -> bool {
        let mut digits = self.digits(held);
        for (cell, digits) in self.law.cells.iter().zip(&mut digits) {
            if *cell == gone.cell {
                *digits = DigitSet::of(gone.digit);
            }
        }
        !self.narrow(&mut digits)
    }

    /// Leaves out cells one after the other, those with most candidates first, as long as something is so.
    pub(in crate::inference) fn fewest<const W: usize>(
        &mut self,
        mut held: CellSet<W>,
        mut is_so: impl FnMut(&mut Self, CellSet<W>) -> bool,
    ) -> CellSet<W> {
        let counted = |cell: Cell| {
            let place = self.law.cells.iter().position(|it| *it == cell);
            (place.map_or(0, |place| self.now[place].len()), cell)
        };
        let mut cells: Vec<(usize, Cell)> = held.iter().map(counted).collect();
        cells.sort_by_key(|&(count, _)| Reverse(count));
        for (_, cell) in cells {
            let fewer = held - CellSet::of(cell);
            if is_so(self, fewer) {
                held = fewer;
            }
        }
        held
    }
}
