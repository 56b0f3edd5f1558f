//! How a grid is laid out: what does not depend on the width of sets.

use std::ops::Range;
use std::sync::Arc;

use super::constraint::{Ground, Meant, Worths, meant};
use super::derivation::with_derived;
use super::spec::{Groups, NamedGroup, groups, symbols};
use super::steps::alike;
use super::{
    CellSet, Derivation, Digit, Dimensions, GeometryError, GeometrySpec, Group, House, HouseKind,
    WIDE,
};

/// How large a block is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlockSize {
    /// How many columns it has.
    pub width: usize,
    /// How many rows it has.
    pub height: usize,
}

/// What does not depend on the width of sets; shared by a geometry and its narrower copies.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Layout {
    pub(super) spec: GeometrySpec,
    pub(super) dimensions: Dimensions,
    pub(super) symbols: Vec<char>,
    pub(super) worths: Worths,
    /// The digit that each ASCII character stands for.
    pub(super) digit_of_symbol: [Option<Digit>; 128],
    /// The size of a block, where there are blocks.
    pub(super) blocks: Option<BlockSize>,
    /// The houses, then the groups of fewer cells than there are digits.
    pub(super) groups: Vec<NamedGroup>,
    pub(super) house_count: usize,
    /// What the last houses are made of, which the grid does not say itself.
    pub(super) derivations: Vec<Derivation>,
    /// The same without those; nothing where there are none.
    pub(super) by_rules: Option<Arc<Self>>,
    /// The rows, then the columns.
    pub(super) lines: [Vec<House>; 2],
    /// The numbers of the blocks or regions that the grid is made of.
    pub(super) areas: Range<usize>,
    /// Which of these each cell is in.
    pub(super) area_of_cell: Vec<Option<House>>,
    pub(super) houses_of_cell: Vec<Vec<House>>,
    pub(super) groups_of_cell: Vec<Vec<Group>>,
    /// What the constraints mean.
    pub(super) meant: Meant,
}

impl Layout {
    /// Lays the grid out, with or without the houses that follow from the others.
    pub(super) fn made(spec: &GeometrySpec, derive: bool) -> Result<Self, GeometryError> {
        let symbols = symbols(&spec.symbols)?;
        let dimensions = spec.sized()?;
        spec.apart.iter().try_for_each(|said| said.check(dimensions))?;
        let mut grouped = groups(spec, dimensions)?;
        let meant = meaning(spec, dimensions, &symbols, &grouped)?;
        let lines = grouped.lines();
        grouped.add(&meant.groups, &spec.constraints, dimensions);
        grouped.number()?;
        let Groups { mut houses, smaller } = grouped;
        let derivations =
            if derive { with_derived(&mut houses, &smaller, symbols.len()) } else { Vec::new() };
        let mut houses_of_cell = vec![Vec::new(); dimensions.cell_count()];
        let mut groups_of_cell = vec![Vec::new(); dimensions.cell_count()];
        for (index, group) in houses.iter().chain(&smaller).enumerate() {
            for cell in &group.cells {
                groups_of_cell[cell.index()].push(Group::new(index));
                if index < houses.len() {
                    houses_of_cell[cell.index()].push(House::new(index));
                }
            }
        }
        let of_kind = |wanted: HouseKind| {
            let numbered = houses.iter().enumerate();
            let lines = numbered.filter(|(_, house)| house.kind == wanted);
            lines.map(|(index, _)| House::new(index)).collect()
        };
        let has_areas = spec.block_width > 0 || !spec.regions.is_empty();
        let area_count = if has_areas { dimensions.in_lines() / dimensions.digits } else { 0 };
        let areas = lines..lines + area_count;
        let mut area_of_cell = vec![None; dimensions.cell_count()];
        for area in areas.clone() {
            let cells = houses[area].cells.iter();
            cells.for_each(|cell| area_of_cell[cell.index()] = Some(House::new(area)));
        }
        let by_rules =
            if derivations.is_empty() { None } else { Some(Arc::new(Self::made(spec, false)?)) };
        Ok(Self {
            spec: GeometrySpec { also_written: Vec::new(), ..spec.clone() },
            dimensions,
            digit_of_symbol: digits_of_symbols(&symbols),
            worths: Worths::of(&symbols),
            symbols,
            blocks: (spec.block_width > 0)
                .then_some(BlockSize { width: spec.block_width, height: spec.block_height }),
            areas,
            area_of_cell,
            lines: [HouseKind::Row, HouseKind::Column].map(of_kind),
            house_count: houses.len(),
            derivations,
            by_rules,
            groups: houses.into_iter().chain(smaller).collect(),
            houses_of_cell,
            groups_of_cell,
            meant,
        })
    }
}

/// What the constraints of a grid with these groups mean.
fn meaning(
    spec: &GeometrySpec,
    of: Dimensions,
    symbols: &[char],
    grouped: &Groups,
) -> Result<Meant, GeometryError> {
    if spec.constraints.is_empty() {
        return Ok(Meant::default());
    }
    let has_areas = spec.block_width > 0 || !spec.regions.is_empty();
    let count = if has_areas { of.in_lines() / of.digits } else { 0 };
    let areas = grouped.houses.iter().skip(grouped.lines()).take(count);
    let mut area_of_cell = vec![None; of.cell_count()];
    for (area, house) in areas.enumerate() {
        for (place, cell) in house.cells.iter().enumerate() {
            area_of_cell[cell.index()] = Some((area, place));
        }
    }
    let mut differ: Vec<CellSet<WIDE>> = alike(&spec.apart, of);
    for group in grouped.houses.iter().chain(&grouped.smaller) {
        let all: CellSet<WIDE> = group.cells.iter().copied().collect();
        group.cells.iter().for_each(|cell| differ[cell.index()] |= all);
    }
    let ground = Ground {
        dimensions: of,
        symbols,
        worths: Worths::of(symbols),
        kinds: &spec.kinds,
        area: &|cell| area_of_cell[cell.index()],
        differ: &|one, other| differ[one.index()].contains(other),
    };
    Ok(meant(&spec.constraints, &ground)?)
}

/// The digit that each ASCII character stands for, letters of either case.
fn digits_of_symbols(symbols: &[char]) -> [Option<Digit>; 128] {
    let mut digits = [None; 128];
    for (index, symbol) in symbols.iter().enumerate() {
        for case in [symbol.to_ascii_uppercase(), symbol.to_ascii_lowercase()] {
            digits[case as usize] = Some(Digit::new(index));
        }
    }
    digits
}
