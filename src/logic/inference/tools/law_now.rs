//! A law in a state: which candidates are in no filling of its cells, and by what few of them hold.

use std::cmp::Reverse;

use crate::grid::{Automaton, Candidate, Cell, CellSet, Digit, DigitSet, Geometry, Scratch};

/// All that cells may hold in one number, of a grid with so many digits: different for different states, and 0 only if none
/// holds anything. `None` if they are too many for that.
pub(in crate::inference) fn in_one_number(
    digits: usize,
    held: impl ExactSizeIterator<Item = DigitSet>,
) -> Option<u128> {
    let fits = held.len() * digits <= u128::BITS as usize;
    fits.then(|| held.fold(0, |all, held| all << digits | u128::from(held.bits())))
}

/// A law with what its cells may hold now, and by themselves.
pub(in crate::inference) struct LawNow<'a> {
    cells: &'a [Cell],
    automaton: &'a Automaton,
    /// By its places.
    now: Vec<DigitSet>,
    alone: Vec<DigitSet>,
    scratch: Scratch,
}

impl<'a> LawNow<'a> {
    /// The law where its cells may hold this.
    pub(in crate::inference) fn new<const W: usize>(
        geometry: &Geometry<W>,
        (cells, automaton): (&'a [Cell], &'a Automaton),
        now: impl FnMut(Cell) -> DigitSet,
    ) -> Self {
        let alone = cells.iter().map(|&cell| geometry.allowed_in(cell)).collect();
        let now = cells.iter().copied().map(now).collect();
        Self { cells, automaton, now, alone, scratch: Scratch::default() }
    }

    /// Its cells, in order.
    pub(in crate::inference) fn cells(&self) -> &'a [Cell] {
        self.cells
    }

    /// The cells of which less may be held now than by themselves.
    pub(in crate::inference) fn restricted<const W: usize>(&self) -> CellSet<W> {
        let places = self.cells.iter().zip(self.now.iter().zip(&self.alone));
        places.filter(|(_, (now, alone))| now != alone).map(|(&cell, _)| cell).collect()
    }

    /// What each place may hold if it counts of these cells alone what they may hold now.
    pub(in crate::inference) fn digits<const W: usize>(&self, held: CellSet<W>) -> Vec<DigitSet> {
        let places = self.cells.iter().zip(self.now.iter().zip(&self.alone));
        places
            .map(|(cell, (&now, &alone))| if held.contains(*cell) { now } else { alone })
            .collect()
    }

    /// What is left of these digits by places, those that are in some filling; `false` if there is no filling.
    pub(in crate::inference) fn narrow(&mut self, digits: &mut [DigitSet]) -> bool {
        self.automaton.narrow(digits, &mut self.scratch)
    }

    /// The cells that may hold the digit, if every filling has it and it counts of these cells alone what they may hold now.
    pub(in crate::inference) fn places_of<const W: usize>(
        &mut self,
        digit: Digit,
        held: CellSet<W>,
    ) -> Option<CellSet<W>> {
        let mut left = self.digits(held);
        let mut without: Vec<DigitSet> =
            left.iter().map(|digits| *digits - DigitSet::of(digit)).collect();
        if self.narrow(&mut without) || !self.narrow(&mut left) {
            return None;
        }
        let places = self.cells.iter().zip(&left).filter(|(_, left)| left.contains(digit));
        Some(places.map(|(cell, _)| *cell).collect())
    }

    /// Whether the candidate is in no filling if it counts of these cells alone what they may hold.
    pub(in crate::inference) fn is_gone<const W: usize>(
        &mut self,
        gone: Candidate,
        held: CellSet<W>,
    ) -> bool {
        let mut digits = self.digits(held);
        for (cell, digits) in self.cells.iter().zip(&mut digits) {
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
            let place = self.cells.iter().position(|it| *it == cell);
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
