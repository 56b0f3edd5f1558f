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

    /// Of the grids with these regions the one that has most of the rest and nothing else, the first of several; if there is
    /// none, the first with these regions.
    ///
    /// # Errors
    /// [`FormatFault::NoGrid`] if no grid has these regions.
    pub(super) fn find<'a>(
        &self,
        grids: &'a [Arc<Geometry>],
    ) -> Result<&'a Arc<Geometry>, FormatFault> {
        let regions = self.partition();
        let has_regions = |shape: &Self| shape.side == self.side && shape.partition() == regions;
        let shapes = || {
            let shapes = grids.iter().map(|grid| (grid, Self::of(grid)));
            shapes.filter(|(_, shape)| has_regions(shape))
        };
        let within = shapes().filter(|(_, shape)| {
            let is_said = |said: &StepsApart| self.apart.contains(said);
            shape.extra.is_subset(&self.extra) && shape.apart.iter().all(is_said)
        });
        let rest = |shape: &Self| shape.extra.len() + shape.apart.len();
        let most = within
            .reduce(|best, next| if rest(&next.1) > rest(&best.1) { next } else { best })
            // A grid that is asked for may have more houses than the text says.
            .or_else(|| shapes().next());
        most.map(|(grid, _)| grid).ok_or(FormatFault::NoGrid { side: self.side })
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
