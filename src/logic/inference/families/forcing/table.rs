//! Something for each candidate of a state.

use crate::grid::{Candidate, Geometry};
use crate::inference::tools::view::View;

/// The number of a candidate, from 0.
pub(super) fn number<const W: usize>(geometry: &Geometry<W>, of: Candidate) -> usize {
    of.cell.index() * geometry.digit_count() + of.digit.index()
}

/// Something for each of some candidates, looked up by their numbers.
pub(super) struct Table<T> {
    /// For each candidate its place in the list, or one that is not there.
    places: Vec<u16>,
    pub(super) list: Vec<T>,
}

impl<T> Table<T> {
    /// Nothing for any candidate.
    pub(super) fn new<const W: usize>(geometry: &Geometry<W>) -> Self {
        let places = vec![u16::MAX; geometry.digit_count() * geometry.cell_count()];
        Self { places, list: Vec::new() }
    }

    pub(super) fn insert(&mut self, number: usize, value: T) {
        self.places[number] = self.list.len() as u16;
        self.list.push(value);
    }

    pub(super) fn get(&self, number: usize) -> Option<&T> {
        self.list.get(usize::from(self.places[number]))
    }
}

/// The candidates of the open cells, cell by cell.
pub(super) fn open_candidates<'a, const W: usize>(
    view: &View<'a, W>,
) -> impl Iterator<Item = Candidate> + use<'a, W> {
    let candidates = view.candidates;
    let open = view.geometry.all_cells() - candidates.solved();
    open.iter().flat_map(move |cell| {
        candidates.digits_of(cell).iter().map(move |digit| Candidate { cell, digit })
    })
}
