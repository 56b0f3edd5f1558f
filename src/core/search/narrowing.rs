//! What all ways of a mask exclude, which therefore cannot be: where candidates exclude each other though no house says so.

use crate::grid::{Candidate, Cell, Digit, Geometry};

/// The most ways of a mask that is looked at. With more, hardly anything is excluded by all of them.
const MOST_WAYS: u32 = 4;

/// What each candidate excludes.
#[derive(Debug)]
pub(super) struct Narrowing {
    digits: usize,
    cells: usize,
    /// For each candidate, by cell and then by digit, a mask of the digits that it excludes in each cell.
    excluded: Vec<u16>,
}

impl Narrowing {
    pub(super) fn new(geometry: &Geometry) -> Self {
        let (digits, cells) = (geometry.digit_count(), geometry.cell_count());
        let mut excluded = vec![0; cells * digits * cells];
        let all = geometry
            .cells()
            .flat_map(|cell| geometry.digits().map(move |digit| geometry.excluded_by(cell, digit)));
        for (masks, others) in excluded.chunks_exact_mut(cells).zip(all) {
            for Candidate { cell, digit } in others.candidates() {
                masks[cell.index()] |= 1 << digit.index();
            }
        }
        Self { digits, cells, excluded }
    }

    /// Whether a mask with these ways may exclude something.
    pub(super) fn is_worth_it(ways: u16) -> bool {
        (2..=MOST_WAYS).contains(&ways.count_ones())
    }

    /// Adds the candidates of these cells' masks that each of the ways excludes.
    pub(super) fn excluded_by_all(
        &self,
        ways: impl Iterator<Item = Candidate>,
        cells: &[u16],
        found: &mut Vec<Candidate>,
    ) {
        // Room for the largest grid, so that nothing is asked of the heap.
        let mut common = [0_u16; 256];
        let common = &mut common[..cells.len()];
        common.copy_from_slice(cells);
        for Candidate { cell, digit } in ways {
            let first = (cell.index() * self.digits + digit.index()) * self.cells;
            let excluded = &self.excluded[first..first + self.cells];
            common.iter_mut().zip(excluded).for_each(|(common, excluded)| *common &= excluded);
        }
        if common.iter().fold(0, |all, mask| all | mask) == 0 {
            return;
        }
        for (cell, &mask) in common.iter().enumerate() {
            let digits = (0..self.digits).filter(|digit| mask >> digit & 1 == 1);
            found.extend(digits.map(|digit| Candidate::new(Cell::new(cell), Digit::new(digit))));
        }
    }
}

/// A set of masks, cells or laws that changed or are due, as bits; of none where it is not asked for.
#[derive(Debug, Default)]
pub(super) struct Changed(Vec<u64>);

impl Changed {
    /// None of so many.
    pub(super) fn none(count: usize) -> Self {
        Self(vec![0; count.div_ceil(64)])
    }

    /// All of so many.
    pub(super) fn all(masks: usize) -> Self {
        let mut all = Self::none(masks);
        (0..masks).for_each(|mask| all.note(mask));
        all
    }

    /// Notes that this one changed.
    #[inline]
    pub(super) fn note(&mut self, mask: usize) {
        if let Some(word) = self.0.get_mut(mask / 64) {
            *word |= 1 << (mask % 64);
        }
    }

    /// Takes the first one out.
    pub(super) fn next(&mut self) -> Option<usize> {
        let (place, word) = self.0.iter_mut().enumerate().find(|(_, word)| **word != 0)?;
        let bit = word.trailing_zeros() as usize;
        *word &= *word - 1;
        Some(64 * place + bit)
    }

    /// Forgets all.
    pub(super) fn forget(&mut self) {
        self.0.fill(0);
    }
}
