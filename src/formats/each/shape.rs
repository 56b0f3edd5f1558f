//! What makes one grid differ from another, to find the grid that a text describes.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::formats::format::FormatFault;
use crate::grid::{Cell, Geometry, StepsApart};

/// A grid as a text describes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    /// How many digits it has.
    pub(super) side: usize,
    /// The number of each cell's block or region, from 0, in reading order.
    pub(super) areas: Vec<usize>,
    /// The cells of each further house.
    pub(super) extra: BTreeSet<BTreeSet<Cell>>,
    /// What cells so many steps apart may not hold together.
    pub(super) apart: Vec<StepsApart>,
}

impl Shape {
    /// The shape of a grid.
    pub(super) fn of(geometry: &Geometry) -> Self {
        let areas: Vec<_> = geometry.areas().collect();
        let number = |cell| {
            let area = geometry.area_of(cell);
            areas.iter().position(|&other| other == area).unwrap_or_default()
        };
        let cells = |house| geometry.cells_of(house).iter().collect();
        Self {
            side: geometry.side(),
            areas: geometry.cells().map(number).collect(),
            extra: geometry.extra_houses().map(cells).collect(),
            apart: geometry.steps_apart().to_vec(),
        }
    }

    /// The two diagonals of a grid with so many digits: the one that rises, and the one that falls.
    pub(super) fn diagonals(side: usize) -> [BTreeSet<Cell>; 2] {
        let rising = (0..side).map(|row| Cell::new(row * side + side - 1 - row)).collect();
        let falling = (0..side).map(|row| Cell::new(row * side + row)).collect();
        [rising, falling]
    }

    /// The first of the grids that has just this shape, and if there is none, the first that has these regions, and nothing
    /// else if possible.
    ///
    /// # Errors
    /// [`FormatFault::NoGrid`] if no grid has these regions.
    pub(super) fn find<'a>(
        &self,
        grids: &'a [Arc<Geometry>],
    ) -> Result<&'a Arc<Geometry>, FormatFault> {
        let shapes = || grids.iter().map(|grid| (grid, Self::of(grid)));
        let regions = self.partition();
        let has_regions = |shape: &Self| shape.side == self.side && shape.partition() == regions;
        let same = |shape: &Self| {
            has_regions(shape) && shape.extra == self.extra && shape.says_of_steps(&self.apart)
        };
        let plain =
            |shape: &Self| has_regions(shape) && shape.extra.is_empty() && shape.apart.is_empty();
        let found = shapes().find(|(_, shape)| same(shape));
        let found = found.or_else(|| shapes().find(|(_, shape)| plain(shape)));
        // A grid that is asked for may have more houses than the text says.
        let found = found.or_else(|| shapes().find(|(_, shape)| has_regions(shape)));
        found.map(|(grid, _)| grid).ok_or(FormatFault::NoGrid { side: self.side })
    }

    /// Whether just this is said of steps, in whatever order.
    fn says_of_steps(&self, apart: &[StepsApart]) -> bool {
        self.apart.len() == apart.len() && apart.iter().all(|said| self.apart.contains(said))
    }

    /// Which cells belong together, however the regions are numbered.
    fn partition(&self) -> BTreeSet<Vec<usize>> {
        let regions: BTreeSet<usize> = self.areas.iter().copied().collect();
        let cells = |region| {
            let cells = self.areas.iter().enumerate().filter(move |(_, area)| **area == region);
            cells.map(|(cell, _)| cell).collect()
        };
        regions.into_iter().map(cells).collect()
    }
}
