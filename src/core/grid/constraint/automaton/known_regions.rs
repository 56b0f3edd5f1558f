//! What is known of which places are in one region, before it is known which region that is.

use super::connected::{Now, Places};
use crate::grid::Cell;

/// Which places are in one region, and which are not.
pub(super) struct Known {
    pub(super) root: Vec<Cell>,
    pub(super) roots: Places,
    /// By root: the places of a part.
    pub(super) part: Vec<Places>,
    /// By root: places that are not in the region of the part.
    pub(super) apart: Vec<Places>,
    /// By root: how far it was grown.
    pub(super) grown: Vec<Option<Now>>,
}

/// There is no way to fill the cells.
pub(super) struct Impossible;

impl Known {
    pub(super) fn none(places: usize) -> Self {
        let all = || (0..places).map(Cell::new);
        Self {
            root: all().collect(),
            roots: all().collect(),
            part: all().map(Places::of).collect(),
            apart: vec![Places::EMPTY; places],
            grown: vec![None; places],
        }
    }

    /// Whether two places are known to be in one region.
    pub(super) fn are_joined(&self, one: Cell, other: Cell) -> bool {
        self.root[one.index()] == self.root[other.index()]
    }

    /// The places of the region of one, as far as they are known, and all that may be.
    pub(super) fn region_of(&self, place: Cell) -> Now {
        let root = self.root[place.index()].index();
        let all = Places::first_n(self.root.len());
        Now { is: self.part[root], may: all - self.apart[root] }
    }

    /// Whether two places are known to be in different regions.
    pub(super) fn are_apart(&self, one: Cell, other: Cell) -> bool {
        self.apart[self.root[one.index()].index()].contains(other)
    }

    /// Two places are in one region. Returns whether that is new.
    pub(super) fn join(&mut self, one: Cell, other: Cell) -> Result<bool, Impossible> {
        let (one, other) = (self.root[one.index()], self.root[other.index()]);
        if one == other {
            return Ok(false);
        }
        let (root, gone) = (one.min(other), one.max(other));
        let part = self.part[root.index()] | self.part[gone.index()];
        let apart = self.apart[root.index()] | self.apart[gone.index()];
        if part.intersects(&apart) {
            return Err(Impossible);
        }
        self.roots.remove(gone);
        (self.part[root.index()], self.apart[root.index()]) = (part, apart);
        part.iter().for_each(|place| self.root[place.index()] = root);
        for place in apart.iter() {
            self.apart[self.root[place.index()].index()] |= part;
        }
        Ok(true)
    }

    /// Two places are not in one region. Returns whether that is new.
    pub(super) fn part_from(&mut self, one: Cell, other: Cell) -> Result<bool, Impossible> {
        let (one, other) = (self.root[one.index()].index(), self.root[other.index()].index());
        if one == other {
            return Err(Impossible);
        }
        let is_new = !self.part[other].is_subset(&self.apart[one]);
        self.apart[one] |= self.part[other];
        self.apart[other] |= self.part[one];
        Ok(is_new)
    }
}
