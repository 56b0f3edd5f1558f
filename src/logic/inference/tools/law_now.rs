//! A law in a state: which candidates are in no filling of its cells, and by what few of them hold.

use std::borrow::Cow;
use std::cmp::Reverse;
use std::sync::Arc;

use super::law_form::{FormScratch, LawForm};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, JoinedLaws};

/// Of more cells than these hardly any are needed.
const MANY_CELLS: usize = 16;

/// All that cells may hold in one number, of a grid with so many digits: different for different states, and 0 only if none
/// holds anything. `None` if they are too many for that.
pub(in crate::inference) fn in_one_number(
    digits: usize,
    held: impl ExactSizeIterator<Item = DigitSet>,
) -> Option<u128> {
    let fits = held.len() * digits <= u128::BITS as usize;
    fits.then(|| held.fold(0, |all, held| all << digits | u128::from(held.bits())))
}

/// What so many cells hold, of [`in_one_number`].
pub(in crate::inference) fn out_of_one_number(
    digits: usize,
    cells: usize,
    all: u128,
) -> impl Iterator<Item = DigitSet> {
    let of = move |place: usize| {
        DigitSet::from_bits((all >> (place * digits)) as u16) & DigitSet::first_n(digits)
    };
    (0..cells).rev().map(of)
}

/// A law with what its cells may hold now, and by themselves.
pub(in crate::inference) struct LawNow<'a> {
    form: Cow<'a, LawForm>,
    /// By its places.
    now: Vec<DigitSet>,
    alone: Vec<DigitSet>,
    scratch: FormScratch,
}

impl<'a> LawNow<'a> {
    /// The law where its cells may hold this.
    pub(in crate::inference) fn new<const W: usize>(
        geometry: &Geometry<W>,
        form: &'a LawForm,
        now: impl FnMut(Cell) -> DigitSet,
    ) -> Self {
        let alone = form.cells.iter().map(|&cell| geometry.allowed_in(cell)).collect();
        let now = form.cells.iter().copied().map(now).collect();
        Self { form: Cow::Borrowed(form), now, alone, scratch: FormScratch::default() }
    }

    /// Its cells, in order.
    pub(in crate::inference) fn cells(&self) -> &[Cell] {
        &self.form.cells
    }

    /// The cells of which less may be held now than by themselves.
    pub(in crate::inference) fn restricted<const W: usize>(&self) -> CellSet<W> {
        let places = self.form.cells.iter().zip(self.now.iter().zip(&self.alone));
        places.filter(|(_, (now, alone))| now != alone).map(|(&cell, _)| cell).collect()
    }

    /// What each place may hold if it counts of these cells alone what they may hold now.
    pub(in crate::inference) fn digits<const W: usize>(&self, held: CellSet<W>) -> Vec<DigitSet> {
        let places = self.form.cells.iter().zip(self.now.iter().zip(&self.alone));
        places
            .map(|(cell, (&now, &alone))| if held.contains(*cell) { now } else { alone })
            .collect()
    }

    /// What is left of these digits by places, those that are in some filling; `false` if there is no filling.
    pub(in crate::inference) fn narrow(&mut self, digits: &mut [DigitSet]) -> bool {
        self.form.narrow(digits, &mut self.scratch).is_some()
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
        let places = self.form.cells.iter().zip(&left).filter(|(_, left)| left.contains(digit));
        Some(places.map(|(cell, _)| *cell).collect())
    }

    /// Whether the candidate is in no filling if it counts of these cells alone what they may hold.
    pub(in crate::inference) fn is_gone<const W: usize>(
        &mut self,
        gone: Candidate,
        held: CellSet<W>,
    ) -> bool {
        let mut digits = self.digits(held);
        for (cell, digits) in self.form.cells.iter().zip(&mut digits) {
            if *cell == gone.cell {
                *digits = DigitSet::of(gone.digit);
            }
        }
        !self.narrow(&mut digits)
    }

    /// Leaves out laws that are joined, and then cells, many at once where that goes, since such laws are dear to ask, as long as
    /// something is so. Returns the places, among the others that regions are joined with, of the laws that are left, and the cells.
    pub(in crate::inference) fn fewest_joined<const W: usize>(
        &mut self,
        joined: &JoinedLaws,
        held: CellSet<W>,
        mut is_so: impl FnMut(&mut Self, CellSet<W>) -> bool,
    ) -> (Vec<usize>, CellSet<W>) {
        let mut keep = |it: &mut Self, kept: &[usize]| {
            let automaton = joined.keeping(&|place| kept.contains(&place));
            it.form = Cow::Owned(LawForm::of(joined.cells.clone(), Arc::new(automaton)));
            is_so(it, held)
        };
        let all = (0..joined.others.len()).rev().collect();
        let mut kept = fewest_of(all, &mut |kept| keep(self, kept));
        let _ = keep(self, &kept);
        kept.sort_unstable();
        let of = |cells: &[Cell]| cells.iter().copied().collect();
        let cells = fewest_of(self.by_count(held), &mut |left| is_so(self, of(left)));
        (kept, of(&cells))
    }

    /// Leaves out cells, those with most candidates first, as long as something is so: one after the other, or many at once where
    /// they are many.
    pub(in crate::inference) fn fewest<const W: usize>(
        &mut self,
        mut held: CellSet<W>,
        mut is_so: impl FnMut(&mut Self, CellSet<W>) -> bool,
    ) -> CellSet<W> {
        if held.len() > MANY_CELLS {
            let of = |cells: &[Cell]| cells.iter().copied().collect();
            return of(&fewest_of(self.by_count(held), &mut |left| is_so(self, of(left))));
        }
        for cell in self.by_count(held) {
            let fewer = held - CellSet::of(cell);
            if is_so(self, fewer) {
                held = fewer;
            }
        }
        held
    }

    /// Cells in the order of how many candidates they have, those with most first.
    fn by_count<const W: usize>(&self, cells: CellSet<W>) -> Vec<Cell> {
        let counted = |cell: Cell| {
            let place = self.form.cells.iter().position(|it| *it == cell);
            (place.map_or(0, |place| self.now[place].len()), cell)
        };
        let mut cells: Vec<(usize, Cell)> = cells.iter().map(counted).collect();
        cells.sort_by_key(|&(count, _)| Reverse(count));
        cells.into_iter().map(|(_, cell)| cell).collect()
    }
}

/// What is left of a list without which something would no longer be so: whole halves are left out where that goes.
pub(in crate::inference) fn fewest_of<T: Copy>(
    all: Vec<T>,
    is_so: &mut dyn FnMut(&[T]) -> bool,
) -> Vec<T> {
    let mut kept: Vec<T> = Vec::new();
    // What is still to be looked at, the first part last.
    let mut parts = vec![all];
    while let Some(part) = parts.pop() {
        let others = || kept.iter().chain(parts.iter().rev().flatten()).copied();
        if part.is_empty() || is_so(&others().collect::<Vec<T>>()) {
            continue;
        }
        if let [one] = part[..] {
            kept.push(one);
        } else {
            let (first, second) = part.split_at(part.len() / 2);
            parts.push(second.to_vec());
            parts.push(first.to_vec());
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_is_needed_and_enough() {
        for wanted in 0..1_u32 << 6 {
            let is_enough =
                |kept: &[u32]| wanted & !kept.iter().fold(0, |all, it| all | 1 << it) == 0;
            let mut left = fewest_of((0..6).rev().collect(), &mut |kept| is_enough(kept));
            left.sort_unstable();
            let needed: Vec<u32> = (0..6).filter(|it| wanted >> it & 1 == 1).collect();
            assert_eq!(left, needed);
        }
    }
}
