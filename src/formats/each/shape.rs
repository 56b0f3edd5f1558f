//! What makes one grid differ from another, to find the grid that a text describes.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::formats::format::FormatFault;
use crate::grid::{
    Cell, CellSet, Dimensions, Geometry, GeometrySpec, StepsApart, grid_named, name_of_beside,
    name_of_group, name_of_size,
};

/// How many columns and rows from each other, and what digits never differ by there.
pub(super) type Kept = (&'static [(usize, usize)], usize);

/// Digits that follow one another are not beside each other.
pub(super) const CONSECUTIVE: Kept = (&[(1, 0), (0, 1)], 1);

/// Equal digits are not a knight's move apart.
pub(super) const KNIGHTS: Kept = (&[(1, 2), (2, 1)], 0);

/// Equal digits are not a king's move apart.
pub(super) const KINGS: Kept = (&[(1, 1)], 0);

/// What is said so.
pub(super) fn kept((steps, by): Kept) -> StepsApart {
    StepsApart { steps: steps.to_vec(), never_differ_by: vec![by] }
}

/// A grid as a text describes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    /// How many rows, columns and digits it has.
    pub(super) of: Dimensions,
    /// What the lowest of them counts: 0 or 1.
    pub(super) lowest: i64,
    /// The number of the block or region of each cell in rows and columns, from 0, in reading order; the same everywhere if there are
    /// none.
    pub(super) areas: Vec<usize>,
    /// The cells of each further house.
    pub(super) extra: BTreeSet<BTreeSet<Cell>>,
    /// What cells so many steps apart may not hold together.
    pub(super) apart: Vec<StepsApart>,
    /// How many constraints it has, which nothing here tells apart.
    pub(super) constraints: usize,
}

impl Shape {
    /// The shape of a grid. Houses and groups that its constraints make are not its own.
    pub(super) fn of(geometry: &Geometry) -> Self {
        let constraints = geometry.constraints().len();
        if constraints > 0 {
            let spec = GeometrySpec { constraints: Vec::new(), ..geometry.spec().clone() };
            // What can be made with constraints can be made without.
            if let Ok(plain) = Geometry::new(&spec) {
                return Self { constraints, ..Self::of(&plain) };
            }
        }
        let areas: Vec<_> = geometry.areas().collect();
        let number = |cell| {
            let area = geometry.area_of(cell);
            areas.iter().position(|&other| Some(other) == area).unwrap_or_default()
        };
        let cells = |house| geometry.cells_of(house).iter().collect();
        Self {
            of: geometry.dimensions(),
            lowest: geometry.worths().lowest(),
            areas: geometry.cells().take(geometry.dimensions().in_lines()).map(number).collect(),
            extra: geometry.extra_groups().map(cells).collect(),
            apart: geometry.steps_apart().to_vec(),
            constraints,
        }
    }

    /// Whether cells are all different on the grid that has it: they are a group of it, or in one house.
    pub(super) fn has_group(&self, geometry: &Geometry, group: &BTreeSet<Cell>) -> bool {
        let cells: CellSet = group.iter().copied().collect();
        self.extra.contains(group) || geometry.houses_around(cells).next().is_some()
    }

    /// Whether one grid is asked for, in whichever symbols.
    pub(super) fn is_asked_for(grids: &[Arc<Geometry>]) -> bool {
        grids.iter().all(|grid| grid.is_alike(&grids[0]))
    }

    /// The two diagonals of a grid with so many digits: the one that rises, and the one that falls.
    pub(super) fn diagonals(size: usize) -> [BTreeSet<Cell>; 2] {
        let rising = (0..size).map(|row| Cell::new(row * size + size - 1 - row)).collect();
        let falling = (0..size).map(|row| Cell::new(row * size + row)).collect();
        [rising, falling]
    }

    /// The grid that has just this, put together if there is no such one: it may still lack what nothing says. Where one grid
    /// is asked for, that, if it has these regions.
    ///
    /// # Errors
    /// [`FormatFault::NoGrid`] if there can be no grid with these regions.
    pub(super) fn find(&self, grids: &[Arc<Geometry>]) -> Result<Arc<Geometry>, FormatFault> {
        let regions = self.partition();
        let bare = Dimensions { beside: 0, ..self.of };
        let of_regions = |of: Dimensions| {
            let regions = &regions;
            let has_regions = move |grid: &&Arc<Geometry>| {
                grid.dimensions() == of && Self::of(grid).partition() == *regions
            };
            grids.iter().filter(has_regions)
        };
        // Digits that count from 1 may also be said of a grid that was asked for in other symbols.
        let is_counted = |grid: &&Arc<Geometry>| grid.worths().lowest() == self.lowest;
        let asked = || of_regions(self.of);
        let first = asked().find(is_counted).or_else(|| asked().find(|_| self.lowest == 1));
        let plain = || {
            let mut plain = of_regions(bare).filter(is_counted);
            plain.find(|grid| Self::of(grid).rest() == 0).cloned().or_else(|| {
                let lowest = usize::try_from(self.lowest).ok()?;
                grid_named(&name_of_size(&self.areas, bare, lowest)?, grids.iter())
            })
        };
        let found = if Self::is_asked_for(grids) {
            first.cloned()
        } else {
            plain().map(|it| self.made(it, grids))
        };
        found.ok_or(FormatFault::NoGrid { digits: self.of.digits })
    }

    /// As much of it as grids that are known and single houses say, added to a plain grid.
    fn made(&self, plain: Arc<Geometry>, grids: &[Arc<Geometry>]) -> Arc<Geometry> {
        let with = |grid: &Geometry, part: &str| {
            let made = grid_named(&format!("{}+{part}", grid.name()), grids.iter())?;
            let (shape, rest) = (Self::of(&made), Self::of(grid).rest());
            let is_said = shape.extra.is_subset(&self.extra)
                && shape.apart.iter().all(|said| self.apart.contains(said));
            (is_said && shape.rest() > rest).then_some(made)
        };
        // What says something that is not asked for is not put together to find that out.
        let is_part = |grid: &&Arc<Geometry>| {
            let has_more = grid.extra_groups().next().is_some();
            let steps = grid.steps_apart();
            grid.constraints().is_empty()
                && (has_more || !steps.is_empty())
                && (!has_more || !self.extra.is_empty())
                && steps.iter().all(|said| self.apart.contains(said))
        };
        // Of what says the same the grid that says most comes first.
        let mut parts: Vec<_> = grids.iter().filter(is_part).collect();
        parts.sort_by_key(|grid| std::cmp::Reverse(Self::of(grid).rest()));
        let mut grid = plain;
        if self.of.beside > 0 {
            grid = with(&grid, &name_of_beside(self.of.beside)).unwrap_or(grid);
        }
        for part in parts {
            grid = with(&grid, part.name()).unwrap_or(grid);
        }
        let houses = self.extra.difference(&Self::of(&grid).extra).cloned().collect::<Vec<_>>();
        for house in houses {
            let part = name_of_group(&grid, house);
            grid = with(&grid, &part).unwrap_or(grid);
        }
        grid
    }

    /// Whether another says the same, in whatever order.
    pub(super) fn says_as(&self, other: &Self) -> bool {
        let has = |one: &Self, other: &Self| one.apart.iter().all(|it| other.apart.contains(it));
        (self.of, self.lowest, self.constraints) == (other.of, other.lowest, other.constraints)
            && (self.partition(), &self.extra) == (other.partition(), &other.extra)
            && has(self, other)
            && has(other, self)
    }

    /// How much it has besides its regions.
    fn rest(&self) -> usize {
        self.extra.len() + self.apart.len() + self.constraints + self.of.beside
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
