//! What a file says about a grid, and the houses that this makes.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Deserialize;
use thiserror::Error;

use super::constraint::{ConstraintError, ConstraintNumber};
use super::{
    Called, Cell, CellSet, Constraint, Dimensions, HouseKind, HouseName, Kind, MAX_CELLS,
    MAX_DIGITS, MAX_GROUPS, Word, parse_cell,
};

/// What a file of `knowledge/grids/` says about a grid.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename = "Grid", deny_unknown_fields)]
pub struct GeometrySpec {
    /// The grid's name, which is also its file's name.
    pub name: String,
    /// The digits as they are written, lowest first. There are as many rows and columns, unless `size` says otherwise.
    pub symbols: String,
    /// How many rows and how many columns there are, if these are not as many as there are digits.
    #[serde(default)]
    pub size: Option<(usize, usize)>,
    /// Columns in a block; 0 where there are no blocks. A grid without blocks and regions is a Latin square.
    #[serde(default)]
    pub block_width: usize,
    /// Rows in a block; 0 where there are no blocks.
    #[serde(default)]
    pub block_height: usize,
    /// In place of blocks the regions that the grid is made of: the grid row by row, a character a cell, and all cells of a
    /// region with the same one.
    #[serde(default)]
    pub regions: Vec<String>,
    /// Groups besides rows, columns and blocks or regions.
    #[serde(default)]
    pub extra_houses: Vec<ExtraHouse>,
    /// Which digits cells that are certain steps apart may not hold together.
    #[serde(default)]
    pub apart: Vec<StepsApart>,
    /// Other symbols that the same grid is also written with, each as in `symbols`.
    #[serde(default)]
    pub also_written: Vec<String>,
    /// What else is known about it.
    #[serde(default)]
    pub about: About,
    /// How many cells there are beside the grid, of which only constraints say anything.
    #[serde(skip)]
    pub beside: usize,
    /// What is said of some cells besides.
    #[serde(skip)]
    pub constraints: Vec<Constraint>,
    /// The kinds of constraints that can be set on it.
    #[serde(skip)]
    pub kinds: Kinds,
}

/// The kinds of constraints that are known.
pub type Kinds = Arc<Vec<Arc<Kind>>>;

/// What is known about a grid besides its rules.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields, default)]
pub struct About {
    /// Its rank among the grids that people meet most often, from 1; `None` for all others.
    pub place: Option<u8>,
    /// Other names that people give it.
    pub also: Vec<String>,
    /// A full grid, row by row, where the exact solver takes long to find one from nothing; empty elsewhere.
    pub full: String,
}

impl GeometrySpec {
    /// How many rows, columns and digits there are.
    pub(super) fn dimensions(&self) -> Dimensions {
        let digits = self.symbols.chars().count();
        let (rows, columns) = self.size.unwrap_or((digits, digits));
        Dimensions { rows, columns, digits, beside: self.beside }
    }

    /// The same, if there is a grid of this size.
    pub(super) fn sized(&self) -> Result<Dimensions, GeometryError> {
        let of @ Dimensions { rows, columns, digits, beside: _ } = self.dimensions();
        let fits = [rows, columns].iter().all(|cells| (1..=digits).contains(cells));
        if !fits {
            return Err(GeometryError::Size { rows, columns, digits });
        }
        let cells = of.in_lines().saturating_add(self.beside);
        if cells > MAX_CELLS { Err(GeometryError::Cells(cells)) } else { Ok(of) }
    }

    /// The same grid in each of the other ways to write it. Its name tells the first and the last symbol: `16x16-0F`.
    pub fn in_other_symbols(&self) -> impl Iterator<Item = Self> + '_ {
        self.also_written.iter().map(|symbols| {
            let ends = [symbols.chars().next(), symbols.chars().next_back()];
            let ends: String = ends.into_iter().flatten().collect();
            Self {
                name: format!("{}-{ends}", self.name),
                symbols: symbols.clone(),
                also_written: Vec::new(),
                ..self.clone()
            }
        })
    }
}

/// A group besides the rows, columns and blocks or regions, or several of a kind. With as many cells as there are digits it
/// is a house; with fewer, its cells are only all different.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct ExtraHouse {
    /// What sort of group it is; unless the file says it, any other house.
    #[serde(default = "region")]
    pub kind: HouseKind,
    /// What the grid calls it, instead of by the word for its sort. In the words of a language `-house-…` names the
    /// only one that is called so, `-noun-…` one of several.
    #[serde(default)]
    pub called: Option<Word>,
    /// Its cells, as `A1 B2 C3`; or, on a grid of any size, `falling` or `rising`, a diagonal, or `same place`, a house for
    /// each place within the blocks.
    pub cells: String,
}

const fn region() -> HouseKind {
    HouseKind::Region
}

impl ExtraHouse {
    /// Makes a group of this sort without a word of its own.
    pub fn new(kind: HouseKind, cells: &str) -> Self {
        Self { kind, called: None, cells: cells.to_owned() }
    }
}

/// A rule of steps: cells that are so many columns and rows apart, in any direction, do not hold digits that differ by
/// so much.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct StepsApart {
    /// How many columns and how many rows: `(1, 2)` leads from C3 to B1, D1, B5 and D5.
    pub steps: Vec<(usize, usize)>,
    /// By how much the digits never differ: 0 keeps equal ones apart, 1 those that follow one another.
    pub never_differ_by: Vec<usize>,
}

/// Why a [`GeometrySpec`] describes no grid.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum GeometryError {
    /// Their number is 0 or over [`MAX_DIGITS`].
    #[error("a grid has 1 to {MAX_DIGITS} symbols, not {0}")]
    Symbols(usize),
    /// The same symbol stands for two digits, or is neither a digit nor a letter, or is a 0 that is not the lowest digit.
    #[error(
        "the symbol {0:?} is used twice, is neither a digit nor a letter, or is a 0 behind others"
    )]
    Symbol(char),
    /// Rows or columns have more cells than there are digits.
    #[error("{rows} rows and {columns} columns do not make a grid of {digits} digits")]
    Size {
        /// How many rows.
        rows: usize,
        /// How many columns.
        columns: usize,
        /// Number of symbols.
        digits: usize,
    },
    /// With those beside it, it has more cells than there can be.
    #[error("{0} cells are too many: there can be {MAX_CELLS}")]
    Cells(usize),
    /// A block does not hold as many cells as there are symbols.
    #[error("a block of {width} by {height} cells does not hold {digits} digits")]
    Block {
        /// Columns in a block.
        width: usize,
        /// Rows in a block.
        height: usize,
        /// Number of symbols.
        digits: usize,
    },
    /// The map of the regions, or a region, does not have as many rows, columns or cells as there are symbols.
    #[error("the regions are not {0} rows of {0} cells, or do not have {0} cells each")]
    Regions(usize),
    /// An extra group is not made of different cells, at least two, and no more than there are symbols.
    #[error("the extra house {0:?} does not name {1} different cells, or fewer, at least two")]
    ExtraHouse(String, usize),
    /// A step leads nowhere, or out of the grid from each cell.
    #[error(
        "a step of {columns} columns and {rows} rows leads to no other of {across} by {down} cells"
    )]
    Step {
        /// How many columns.
        columns: usize,
        /// How many rows.
        rows: usize,
        /// How many columns the grid has.
        across: usize,
        /// How many rows the grid has.
        down: usize,
    },
    /// A constraint cannot be set on it.
    #[error(transparent)]
    Constraint(#[from] ConstraintError),
    /// There are more houses than can be numbered.
    #[error("{0} houses are too many")]
    Houses(usize),
}

pub(super) fn symbols(text: &str) -> Result<Vec<char>, GeometryError> {
    let symbols: Vec<char> = text.chars().map(|symbol| symbol.to_ascii_uppercase()).collect();
    if symbols.is_empty() || symbols.len() > MAX_DIGITS {
        return Err(GeometryError::Symbols(symbols.len()));
    }
    for (index, &symbol) in symbols.iter().enumerate() {
        if symbols[..index].contains(&symbol)
            || !symbol.is_ascii_alphanumeric()
            || symbol == '0' && index > 0
        {
            return Err(GeometryError::Symbol(symbol));
        }
    }
    Ok(symbols)
}

/// A group of a grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct NamedGroup {
    /// What sort of group it is.
    pub(super) kind: HouseKind,
    /// Its number among those of its sort, from 1.
    pub(super) number: u8,
    /// What it is called.
    pub(super) name: HouseName,
    /// Its cells in its own order.
    pub(super) cells: Vec<Cell>,
}

impl NamedGroup {
    /// The group of its kind with this number, from 0.
    const fn new(kind: HouseKind, index: usize, cells: Vec<Cell>) -> Self {
        let number = index as u8 + 1;
        Self { kind, number, name: HouseName::numbered(kind.word(), number), cells }
    }
}

/// What the cells of a grid are grouped in.
pub(super) struct Groups {
    /// Rows, columns, blocks or regions, extra houses. Rows and columns only where they have as many cells as there are digits.
    pub(super) houses: Vec<NamedGroup>,
    /// The groups of fewer cells than there are digits.
    pub(super) smaller: Vec<NamedGroup>,
}

/// The groups of a grid.
pub(super) fn groups(spec: &GeometrySpec, of: Dimensions) -> Result<Groups, GeometryError> {
    let (width, height) = (spec.block_width, spec.block_height);
    let (houses, smaller) = lines(of).partition(|line| line.cells.len() == of.digits);
    let mut groups = Groups { houses, smaller };
    let has_blocks = (width, height) != (0, 0);
    if spec.regions.is_empty() && has_blocks {
        groups.houses.extend(blocks(of, width, height)?);
    } else if !has_blocks {
        groups.houses.extend(regions(of, &spec.regions)?);
    } else {
        return Err(GeometryError::Block { width, height, digits: of.digits });
    }
    for extra in &spec.extra_houses {
        for cells in extra_cells(extra, spec, of)? {
            let is_whole = cells.len() == of.digits;
            let to = if is_whole { &mut groups.houses } else { &mut groups.smaller };
            let mut group = NamedGroup::new(extra.kind, 0, cells);
            group.name.called = extra.called.map(|word| Called { word, number: None, place: None });
            to.push(group);
        }
    }
    Ok(groups)
}

impl Groups {
    /// Counts the houses that are rows and columns, which come first.
    pub(super) fn lines(&self) -> usize {
        self.houses.iter().take_while(|house| house.kind.is_line()).count()
    }

    /// Adds what constraints make groups: cells that no group has yet.
    pub(super) fn add(
        &mut self,
        said: &[(ConstraintNumber, Vec<Cell>)],
        constraints: &[Constraint],
        of: Dimensions,
    ) {
        for (number, cells) in said.iter().filter(|(_, cells)| cells.len() > 1) {
            let is_same = |group: &NamedGroup| {
                group.cells.len() == cells.len() && cells.iter().all(|it| group.cells.contains(it))
            };
            if self.houses.iter().chain(&self.smaller).any(is_same) {
                continue;
            }
            let is_whole = cells.len() == of.digits;
            let to = if is_whole { &mut self.houses } else { &mut self.smaller };
            let mut group = NamedGroup::new(HouseKind::Region, 0, cells.clone());
            group.name.called = constraints[number.index()].called(of);
            to.push(group);
        }
    }

    /// Counts the groups of each kind, and those that are called by the same word.
    pub(super) fn number(&mut self) -> Result<(), GeometryError> {
        let count = self.houses.len() + self.smaller.len();
        if count > MAX_GROUPS {
            return Err(GeometryError::Houses(count));
        }
        number(self.houses.iter_mut().chain(&mut self.smaller));
        Ok(())
    }
}

/// Counts the groups of each kind together, houses first, and those that their grid calls by the same word.
fn number<'a>(groups: impl Iterator<Item = &'a mut NamedGroup>) {
    let mut groups: Vec<&mut NamedGroup> = groups.collect();
    let mut met: BTreeMap<HouseKind, u8> = BTreeMap::new();
    let mut of_word: BTreeMap<Word, u8> = BTreeMap::new();
    for group in &mut groups {
        let number = met.entry(group.kind).or_default();
        *number += 1;
        group.number = *number;
        group.name.number = *number;
        if let Some(called) = &mut group.name.called {
            let number = of_word.entry(called.word).or_default();
            *number += 1;
            called.number = Some(*number);
        }
    }
    for called in groups.into_iter().filter_map(|group| group.name.called.as_mut()) {
        called.number = called.number.filter(|_| of_word.get(&called.word) > Some(&1));
    }
}

fn lines(of: Dimensions) -> impl Iterator<Item = NamedGroup> {
    let rows = (0..of.rows).map(move |row| {
        let cells = (0..of.columns).filter_map(|column| of.cell_at(row, column));
        NamedGroup::new(HouseKind::Row, row, cells.collect())
    });
    let columns = (0..of.columns).map(move |column| {
        let cells = (0..of.rows).filter_map(|row| of.cell_at(row, column));
        NamedGroup::new(HouseKind::Column, column, cells.collect())
    });
    rows.chain(columns)
}

fn blocks(of: Dimensions, width: usize, height: usize) -> Result<Vec<NamedGroup>, GeometryError> {
    let fits = of.columns.is_multiple_of(width) && of.rows.is_multiple_of(height);
    if width.checked_mul(height) != Some(of.digits) || !fits {
        return Err(GeometryError::Block { width, height, digits: of.digits });
    }
    let in_a_band = of.columns / width;
    let block = |block: usize| {
        let (top, left) = (block / in_a_band * height, block % in_a_band * width);
        let at = |index| of.cell_at(top + index / width, left + index % width);
        NamedGroup::new(HouseKind::Block, block, (0..of.digits).filter_map(at).collect())
    };
    Ok((0..of.in_lines() / of.digits).map(block).collect())
}

/// The regions of a map, in the order in which they are met; none if there is no map.
fn regions(of: Dimensions, map: &[String]) -> Result<Vec<NamedGroup>, GeometryError> {
    let mut regions: Vec<(char, Vec<Cell>)> = Vec::new();
    for (index, region) in map.iter().flat_map(|row| row.chars()).enumerate().take(MAX_CELLS) {
        match regions.iter_mut().find(|(known, _)| *known == region) {
            Some((_, cells)) => cells.push(Cell::new(index)),
            None => regions.push((region, vec![Cell::new(index)])),
        }
    }
    let is_whole = map.len() == of.rows
        && map.iter().all(|row| row.chars().count() == of.columns)
        && regions.iter().all(|(_, cells)| cells.len() == of.digits);
    let named = regions.into_iter().enumerate();
    let named = named.map(|(number, (_, cells))| NamedGroup::new(HouseKind::Region, number, cells));
    let fits = map.is_empty() || is_whole;
    if fits { Ok(named.collect()) } else { Err(GeometryError::Regions(of.digits)) }
}

/// The cells of each of these houses.
fn extra_cells(
    extra: &ExtraHouse,
    spec: &GeometrySpec,
    of: Dimensions,
) -> Result<Vec<Vec<Cell>>, GeometryError> {
    let wrong = || GeometryError::ExtraHouse(extra.cells.clone(), of.digits);
    let line = |column: &dyn Fn(usize) -> usize| {
        (0..of.rows).filter_map(|row| of.cell_at(row, column(row))).collect()
    };
    match extra.cells.as_str() {
        "falling" if of.rows == of.columns => Ok(vec![line(&|row| row)]),
        "rising" if of.rows == of.columns => {
            let mut cells: Vec<Cell> = line(&|row| of.columns - 1 - row);
            cells.reverse();
            Ok(vec![cells])
        }
        "same place" if spec.regions.is_empty() => {
            let blocks = blocks(of, spec.block_width, spec.block_height)?;
            let place = |place: usize| blocks.iter().map(|block| block.cells[place]).collect();
            Ok((0..of.digits).map(place).collect())
        }
        listed => {
            let cells: Vec<Cell> = listed
                .split_whitespace()
                .map(|name| parse_cell(name, of).map_err(|_| wrong()))
                .collect::<Result<_, _>>()?;
            let different = cells.iter().copied().collect::<CellSet>().len();
            let is_group = cells.len() == of.digits || (2..of.digits).contains(&cells.len());
            let fits = is_group && different == cells.len();
            if fits { Ok(vec![cells]) } else { Err(wrong()) }
        }
    }
}
