//! The grids that a text may be of.

use std::sync::Arc;

use super::drawn::Drawn;
use super::note::Note;
use super::signs::{Alphabet, Signs};
use crate::formats::grid_name::is_usual;
use crate::grid::{Geometry, grid_named, name_of_regions};

/// The grids that a text, or a part of it, may be of, the likeliest first.
#[derive(Clone, Debug)]
pub(super) struct Grids {
    all: Vec<Arc<Geometry>>,
}

/// Why there is no grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum NoGrid {
    /// None has so many digits.
    Side,
    /// None has the borders that are drawn.
    Borders,
}

impl Grids {
    /// All of these.
    pub(super) fn new(grids: &[Arc<Geometry>]) -> Self {
        Self { all: grids.to_vec() }
    }

    /// The one with this name, put together if need be.
    pub(super) fn named(&self, name: &str) -> Option<Self> {
        Some(Self { all: vec![grid_named(name, self.all.iter())?] })
    }

    /// The likeliest.
    pub(super) fn usual(&self) -> Option<&Arc<Geometry>> {
        self.all.first()
    }

    /// All, to hand on.
    pub(super) fn owned(&self) -> Vec<Arc<Geometry>> {
        self.all.clone()
    }

    /// The names of all.
    pub(super) fn names(&self) -> String {
        let mut known: Vec<_> = self.all.iter().filter(|grid| grid.has_usual_digits()).collect();
        known.sort_by_key(|grid| grid.in_lines());
        known.into_iter().map(|grid| grid.name()).collect::<Vec<_>>().join(", ")
    }

    /// How many rows and columns they have, the likeliest first, each once.
    pub(super) fn sides(&self) -> Vec<usize> {
        let mut sides: Vec<usize> = Vec::new();
        for grid in &self.all {
            if !sides.contains(&grid.column_count()) {
                sides.push(grid.column_count());
            }
        }
        sides
    }

    /// The likeliest with so many rows and columns.
    pub(super) fn of_side(&self, side: usize) -> Option<&Arc<Geometry>> {
        self.all.iter().find(|grid| grid.column_count() == side)
    }

    /// Whether some have so many cells.
    pub(super) fn has_cells(&self, count: usize) -> bool {
        self.all.iter().any(|grid| grid.in_lines() == count)
    }

    /// The grid with so many rows and columns, these borders and such signs, and what was assumed to choose it.
    pub(super) fn choose(
        &self,
        side: usize,
        drawn: &Drawn,
        signs: &Signs,
    ) -> Result<(Arc<Geometry>, Option<Note>), NoGrid> {
        let of_side: Vec<_> = self.all.iter().filter(|grid| grid.column_count() == side).collect();
        let that = |fits: &dyn Fn(&Geometry) -> bool| {
            of_side.iter().filter(|grid| fits(grid)).copied().collect::<Vec<_>>()
        };
        let usual = *of_side.first().ok_or(NoGrid::Side)?;
        let mut fitting = if drawn.has_borders() {
            that(&|grid| drawn.fits(grid))
        } else if drawn.has_gaps() {
            Some(that(&|grid| drawn.fits_gaps(grid))).filter(|it| !it.is_empty()).unwrap_or(of_side)
        } else {
            // What nothing is drawn of is of the usual grid, in whichever digits.
            Some(that(&|grid| grid.is_alike(usual))).filter(|it| !it.is_empty()).unwrap_or(of_side)
        };
        // Of grids with the same borders, the one with fewer houses is meant if nothing else is said.
        fitting.sort_by_key(|grid| grid.extra_groups().count() + grid.steps_apart().len());
        let Some(grid) = signs.choose(&fitting) else {
            let made = self.of_borders(drawn, usual).ok_or(NoGrid::Borders)?;
            return Ok((made, Some(Note::Regions)));
        };
        let last = crate::grid::Digit::new(grid.digit_count() - 1);
        let note = match Alphabet::of(grid) {
            Alphabet::Zero => Some(Note::Zero(grid.symbol(last))),
            Alphabet::Letters => Some(Note::Letters(grid.symbol(last))),
            Alphabet::Usual if signs.numbers => Some(Note::Numbers),
            Alphabet::Usual if !is_usual(grid) && self.all.len() > 1 => {
                Some(Note::Grid(grid.name().to_owned()))
            }
            Alphabet::Usual => None,
        };
        Ok((Arc::clone(grid), note))
    }

    /// The grid of the regions that are drawn, unless another was asked for.
    fn of_borders(&self, drawn: &Drawn, usual: &Arc<Geometry>) -> Option<Arc<Geometry>> {
        let is_asked_for = self.all.iter().all(|grid| grid.is_alike(usual));
        let regions = drawn.regions().filter(|_| !is_asked_for)?;
        grid_named(&name_of_regions(&regions)?, self.all.iter())
    }
}
