//! Which grid a puzzle of f-puzzles describes, but for its constraints: its regions, further houses and groups, and what steps on
//! the board keep apart.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde_json::Value;

use super::constraints;
use super::fields::{Fields, SaidRegion};
use super::places::cell_of;
use super::said::{DISJOINT, FALLING, Puzzle, REGIONS, RISING, kept_apart};
use crate::formats::each::marks;
use crate::formats::each::shape::Shape;
use crate::formats::format::FormatFault;
use crate::grid::{Cell, Dimensions, Geometry};

/// Cells that are all different.
type Group = BTreeSet<Cell>;

/// The grid that a puzzle describes.
pub(super) struct Described {
    pub(super) shape: Shape,
    /// Its regions that are only groups, since not all of them have as many cells as there are digits.
    pieces: Vec<Group>,
    /// The cells of the houses and groups that a field adds; one cell alone says nothing.
    regions: Vec<Group>,
    /// The cells that have the same place in their regions, for each place.
    disjoint: Vec<Group>,
}

impl Described {
    /// The grid of a puzzle: cells of which no region is said are in their block. Where no cell is in any, there are none; where
    /// not all are, or not all regions have as many cells as there are digits, each of them is a group.
    ///
    /// # Errors
    /// [`FormatFault::NoGrid`] if a region has more cells than there are digits, or there are no blocks of this size; the place
    /// of a cell that the grid does not have.
    pub(super) fn of(puzzle: &Puzzle<'_>, grids: &[Arc<Geometry>]) -> Result<Self, FormatFault> {
        let size = puzzle.size;
        let said = || puzzle.cells().map(|(_, cell)| cell.region);
        let has_regions = said().all(|region| region != SaidRegion::Nothing);
        let blocks = if has_regions { Vec::new() } else { blocks(size, grids)? };
        let area = |(at, region)| match region {
            SaidRegion::Nothing => Some(blocks[at]),
            SaidRegion::InNone => None,
            SaidRegion::Number(number) => Some(number),
        };
        let areas: Vec<Option<usize>> = said().enumerate().map(area).collect();
        let pieces = pieces(&areas);
        let is_one = pieces.len() <= 1;
        let is_whole =
            areas.iter().all(Option::is_some) && pieces.iter().all(|it| it.len() == size);
        if !is_one && pieces.iter().any(|piece| piece.len() > size) {
            return Err(FormatFault::NoGrid { digits: size });
        }
        let is_in_pieces = !is_one && !is_whole;
        let number = |area: &Option<usize>| area.filter(|_| is_whole).unwrap_or_default();
        let areas = areas.iter().map(number).collect();
        let regions = regions(&puzzle.fields, size)?;
        let asked = [RISING, FALLING].map(|field| puzzle.asks(field));
        let diagonals = Shape::diagonals(size).into_iter().zip(asked);
        let disjoint = if puzzle.asks(DISJOINT) { disjoint_groups(&pieces) } else { Vec::new() };
        let mut extra: BTreeSet<Group> =
            diagonals.filter_map(|(cells, is)| is.then_some(cells)).collect();
        extra.extend(regions.iter().chain(&disjoint).cloned());
        let pieces = if is_in_pieces { pieces } else { Vec::new() };
        extra.extend(pieces.iter().filter(|piece| piece.len() > 1).cloned());
        let kinds = grids.first().map(|grid| grid.kinds());
        let is_constraint = |field: &str| {
            kinds.is_some_and(|kinds| constraints::is_field(field, &puzzle.fields, kinds))
        };
        let apart = kept_apart().filter(|(field, _)| puzzle.asks(field) && !is_constraint(field));
        let apart = apart.map(|(_, said)| said).collect();
        let shape =
            Shape { of: Dimensions::square(size), lowest: 1, areas, extra, apart, constraints: 0 };
        Ok(Self { shape, pieces, regions, disjoint })
    }

    /// Whether its regions are only groups.
    pub(super) fn is_in_pieces(&self) -> bool {
        !self.pieces.is_empty()
    }

    /// Whether the grid has the regions that are only groups.
    pub(super) fn has_pieces(&self, geometry: &Geometry, has: &Shape) -> bool {
        self.pieces.iter().all(|piece| piece.len() < 2 || has.has_group(geometry, piece))
    }

    /// Whether the grid has what a field asks for; `None` for a field that asks for no houses and groups.
    pub(super) fn is_met(&self, field: &str, geometry: &Geometry, has: &Shape) -> Option<bool> {
        let diagonals = Shape::diagonals(self.shape.of.digits);
        let is_there = |group: &Group| has.has_group(geometry, group);
        let are_there = |groups: &[Group]| !groups.is_empty() && groups.iter().all(is_there);
        match field {
            RISING => Some(is_there(&diagonals[0])),
            FALLING => Some(is_there(&diagonals[1])),
            DISJOINT => Some(are_there(&self.disjoint)),
            REGIONS => Some(are_there(&self.regions)),
            _ => None,
        }
    }
}

/// The block of each cell: of the grid of so many digits, or as high as the largest number that divides that of the digits and
/// is no more than its root. A block of one row is no more than the row.
fn blocks(size: usize, grids: &[Arc<Geometry>]) -> Result<Vec<usize>, FormatFault> {
    let height = (1..=size.isqrt()).rev().find(|height| size.is_multiple_of(*height)).unwrap_or(1);
    match marks::plain_grid(grids, size) {
        Ok(grid) => Ok(Shape::of(grid).areas),
        Err(_) if height == 1 => Ok(vec![0; size * size]),
        Err(fault) => Err(fault),
    }
}

/// The cells of each region, in the order of their numbers.
fn pieces(areas: &[Option<usize>]) -> Vec<Group> {
    let mut pieces: BTreeMap<usize, Group> = BTreeMap::new();
    for (cell, area) in areas.iter().enumerate() {
        if let Some(area) = area {
            let _ = pieces.entry(*area).or_default().insert(Cell::new(cell));
        }
    }
    pieces.into_values().collect()
}

/// The cells that have the same place in their regions, for each place; one cell alone says nothing.
fn disjoint_groups(regions: &[Group]) -> Vec<Group> {
    let most = regions.iter().map(BTreeSet::len).max().unwrap_or_default();
    let at =
        |place| regions.iter().filter_map(|region| region.iter().nth(place).copied()).collect();
    (0..most).map(at).filter(|group: &Group| group.len() > 1).collect()
}

/// The cells of the houses and groups that a field adds.
///
/// # Errors
/// The place of a cell that the grid does not have.
fn regions(fields: &Fields<'_>, size: usize) -> Result<Vec<Group>, FormatFault> {
    let regions = fields.other(REGIONS).unwrap_or_default();
    let of_region = |(number, region): (usize, &Value)| {
        let cells = region.get("cells").and_then(Value::as_array);
        let cells = cells.into_iter().flatten().enumerate();
        let cell = |(place, name): (usize, &Value)| {
            let cell = cell_of(name, Dimensions::square(size));
            cell.ok_or_else(|| FormatFault::Field(format!("{REGIONS}[{number}].cells[{place}]")))
        };
        cells.map(cell).collect()
    };
    let regions = regions.as_array().into_iter().flatten().enumerate().map(of_region);
    let regions: Vec<Group> = regions.collect::<Result<_, _>>()?;
    Ok(regions.into_iter().filter(|cells| cells.len() > 1).collect())
}
