//! Two houses that cross, such as a line and a block, and groups of open cells in their three parts: where
//! they cross, and in the rest of each.
//!
//! A group with no more digits than cells is a naked set, which says more by itself than any pattern that it
//! is a part of. So only *loose* groups, with more digits than cells, are looked at. How many more is the
//! *freedom* of a group; an almost locked set has a freedom of 1. The cells where the houses cross must make up
//! for the freedom of the groups in the rests, so of these only groups of little freedom are of use, and
//! they are few.

use std::ops::ControlFlow;

use crate::grid::{Candidates, Cell, CellSet, DigitSet, Geometry, House};
use crate::inference::bit_row::bits;
use crate::inference::family::View;

/// The most cells of a group. On the classic grid no part has more.
const LARGEST: usize = 6;

/// The cells of two houses that share two or more.
pub(super) struct Place<const W: usize> {
    /// The houses; one with a lower number comes first, so a line before a block.
    houses: [House; 2],
    /// The cells where they cross.
    shared: CellSet<W>,
    /// The other cells of each.
    rests: [CellSet<W>; 2],
}

/// Every two houses of a grid that share two or more cells.
pub(super) fn places<const W: usize>(geometry: &Geometry<W>) -> Vec<Place<W>> {
    let mut places = Vec::new();
    for first in geometry.houses() {
        for second in geometry.houses().skip(first.index() + 1) {
            let houses = [first, second];
            let cells = houses.map(|house| geometry.cells_of(house));
            let shared = cells[0] & cells[1];
            if shared.len() >= 2 {
                places.push(Place { houses, shared, rests: cells.map(|cells| cells - shared) });
            }
        }
    }
    places
}

/// Some open cells of one part of a crossing.
#[derive(Clone, Copy)]
pub(super) struct Group {
    /// Which cells of the part, one bit each.
    chosen: u16,
    /// The digits that they may hold.
    pub(super) digits: DigitSet,
    /// How many cells.
    pub(super) size: u8,
    /// How many digits more than cells, one at the least.
    pub(super) freedom: u8,
}

impl Group {
    /// The group with one more cell of the part, if it is loose still.
    fn with(self, place: usize, digits: DigitSet) -> Option<Self> {
        let digits = self.digits | digits;
        let size = self.size + 1;
        let freedom = (digits.len() as u8).checked_sub(size).filter(|&freedom| freedom > 0)?;
        Some(Self { chosen: self.chosen | 1 << place, digits, size, freedom })
    }
}

/// The open cells of one part of a crossing, and groups of them.
#[derive(Default)]
pub(super) struct Part {
    cells: Vec<Cell>,
    /// The groups.
    pub(super) groups: Vec<Group>,
}

impl Part {
    /// The cells of a group of this part.
    pub(super) fn cells_of<const W: usize>(&self, group: Group) -> CellSet<W> {
        bits(group.chosen.into()).map(|place| self.cells[place]).collect()
    }

    /// Lists the loose groups of one to `most` of the cells, with no more than so much freedom.
    fn list<const W: usize>(
        &mut self,
        candidates: &Candidates<W>,
        cells: CellSet<W>,
        most: usize,
        freedom: usize,
    ) {
        let none = Group { chosen: 0, digits: DigitSet::EMPTY, size: 0, freedom: 0 };
        self.cells.clear();
        self.cells.extend(cells.iter());
        self.groups.clear();
        for (place, &cell) in self.cells.iter().enumerate() {
            // Each cell to come lessens the freedom by one at the most.
            let freedom = freedom.saturating_add(self.cells.len() - place - 1);
            let is_wanted = |group: &Group| {
                usize::from(group.size) <= most && usize::from(group.freedom) <= freedom
            };
            // Each group so far, without this cell and with it.
            let digits = candidates.digits_of(cell);
            for known in 0..self.groups.len() {
                if let Some(with) = self.groups[known].with(place, digits).filter(is_wanted) {
                    self.groups.push(with);
                }
            }
            if let Some(alone) = none.with(place, digits).filter(is_wanted) {
                self.groups.push(alone);
            }
        }
        self.groups.retain(|group| usize::from(group.freedom) <= freedom);
    }
}

/// Two houses that share two or more cells, with the loose groups of their parts.
pub(super) struct Crossing {
    /// The houses; one with a lower number comes first, so a line before a block.
    pub(super) houses: [House; 2],
    /// Where they cross.
    pub(super) inner: Part,
    /// The rest of each.
    pub(super) outer: [Part; 2],
}

/// Which groups a pattern is made of.
pub(super) struct Wanted {
    /// The fewest cells where the houses cross.
    pub(super) fewest: usize,
    /// The most cells of a group.
    pub(super) most: usize,
    /// The freedom of the two outer groups together, beyond the number of cells where the houses cross.
    pub(super) surplus: usize,
}

/// Visits every crossing of two houses one of which has changed, where each part has groups that are wanted.
pub(super) fn each<const W: usize>(
    view: &View<'_, W>,
    places: &[Place<W>],
    changed: &[bool],
    wanted: &Wanted,
    mut visit: impl FnMut(&Crossing) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let most = wanted.most.min(LARGEST);
    let solved = view.candidates.solved();
    let mut crossing =
        Crossing { houses: [House::new(0); 2], inner: Part::default(), outer: Default::default() };
    for place in places {
        if !place.houses.iter().any(|house| changed[house.index()]) {
            continue;
        }
        crossing.houses = place.houses;
        crossing.inner.list(view.candidates, place.shared - solved, most, usize::MAX);
        let count = crossing.inner.cells.len();
        if crossing.inner.groups.is_empty() || count < wanted.fewest {
            continue;
        }
        // The other outer group has a freedom of one at the least.
        let freedom = count + wanted.surplus - 1;
        let mut is_useful = true;
        for (part, &cells) in crossing.outer.iter_mut().zip(&place.rests) {
            if is_useful {
                part.list(view.candidates, cells - solved, most, freedom);
                is_useful = !part.groups.is_empty();
            }
        }
        if is_useful {
            visit(&crossing)?;
        }
    }
    ControlFlow::Continue(())
}
