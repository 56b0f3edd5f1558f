//! The shape of a grid: which cells there are, and which of them may not hold the same digit.

use std::sync::Arc;

use serde::Deserialize;
use thiserror::Error;

use super::{Cell, CellSet, Digit, DigitSet, House, MAX_CELLS, MAX_DIGITS, WIDE, parse_cell};
use crate::message::{CellName, DigitName, HouseKind, HouseName};

/// What a file of `knowledge/grids/` says about a grid.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename = "Grid", deny_unknown_fields)]
pub struct GeometrySpec {
    /// The grid's name, which is also its file's name.
    pub name: String,
    /// The digits as they are written, lowest first. Their number is the side of the grid.
    pub symbols: String,
    /// Columns in a block.
    pub block_width: usize,
    /// Rows in a block.
    pub block_height: usize,
    /// Houses besides rows, columns and blocks.
    #[serde(default)]
    pub extra_houses: Vec<ExtraHouse>,
}

/// A house besides the rows, columns and blocks.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExtraHouse {
    /// What the house is called.
    pub kind: HouseKind,
    /// Its cells, as `A1 B2 C3`.
    pub cells: String,
}

/// Why a [`GeometrySpec`] describes no grid.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum GeometryError {
    /// The side is 0 or over [`MAX_DIGITS`].
    #[error("a grid has 1 to {MAX_DIGITS} symbols, not {0}")]
    Symbols(usize),
    /// The same symbol stands for two digits, or the symbol is not a digit or a letter.
    #[error("the symbol {0:?} is used twice, or is neither a digit nor a letter")]
    Symbol(char),
    /// A block does not hold as many cells as there are symbols.
    #[error("a block of {width} by {height} cells does not hold {side} digits")]
    Block {
        /// Columns in a block.
        width: usize,
        /// Rows in a block.
        height: usize,
        /// Number of symbols.
        side: usize,
    },
    /// An extra house is not made of as many different cells as there are symbols.
    #[error("the extra house {0:?} does not name {1} different cells")]
    ExtraHouse(String, usize),
    /// There are more houses than can be numbered.
    #[error("{0} houses are too many")]
    Houses(usize),
}

/// What does not depend on the width of sets; shared by a geometry and its narrower copies.
#[derive(Debug)]
struct Layout {
    name: String,
    side: usize,
    symbols: Vec<char>,
    block_width: usize,
    houses: Vec<(HouseName, Vec<Cell>)>,
    houses_of_cell: Vec<Vec<House>>,
}

/// A grid's cells, houses and peers, with sets of `W` words.
#[derive(Clone, Debug)]
pub struct Geometry<const W: usize = WIDE> {
    layout: Arc<Layout>,
    cells_of_house: Vec<CellSet<W>>,
    peers: Vec<CellSet<W>>,
    all_cells: CellSet<W>,
}

impl Geometry {
    /// The grid that `spec` describes.
    ///
    /// # Errors
    /// [`GeometryError`] when the sizes do not fit each other.
    pub fn new(spec: &GeometrySpec) -> Result<Self, GeometryError> {
        let symbols = symbols(&spec.symbols)?;
        let side = symbols.len();
        let (width, height) = (spec.block_width, spec.block_height);
        if width * height != side {
            return Err(GeometryError::Block { width, height, side });
        }
        let mut houses = regular_houses(side, width, height);
        for extra in &spec.extra_houses {
            houses.push(extra_house(extra, side, &houses)?);
        }
        if houses.len() > MAX_CELLS {
            return Err(GeometryError::Houses(houses.len()));
        }
        let mut houses_of_cell = vec![Vec::new(); side * side];
        for (index, (_, cells)) in houses.iter().enumerate() {
            for cell in cells {
                houses_of_cell[cell.index()].push(House::new(index));
            }
        }
        let name = spec.name.clone();
        let layout = Layout { name, side, symbols, block_width: width, houses, houses_of_cell };
        Ok(Self::with_layout(Arc::new(layout)))
    }
}

impl<const W: usize> Geometry<W> {
    fn with_layout(layout: Arc<Layout>) -> Self {
        let cells_of_house: Vec<CellSet<W>> =
            layout.houses.iter().map(|(_, cells)| cells.iter().copied().collect()).collect();
        let peers = layout.houses_of_cell.iter().enumerate().map(|(cell, houses)| {
            let seen = houses
                .iter()
                .fold(CellSet::EMPTY, |seen, house| seen | cells_of_house[house.index()]);
            seen - CellSet::of(Cell::new(cell))
        });
        let peers = peers.collect();
        let all_cells = CellSet::first_n(layout.side * layout.side);
        Self { layout, cells_of_house, peers, all_cells }
    }

    /// The same grid with sets of `V` words, or `None` if its cells do not fit.
    pub fn narrow<const V: usize>(&self) -> Option<Geometry<V>> {
        (self.cell_count() <= 64 * V).then(|| Geometry::with_layout(Arc::clone(&self.layout)))
    }

    /// The grid's name, as `9x9`.
    pub fn name(&self) -> &str {
        &self.layout.name
    }

    /// The number of digits, and of cells in a house.
    pub fn side(&self) -> usize {
        self.layout.side
    }

    /// The number of cells.
    pub fn cell_count(&self) -> usize {
        self.layout.houses_of_cell.len()
    }

    /// The number of houses.
    pub fn house_count(&self) -> usize {
        self.cells_of_house.len()
    }

    /// How many columns a block has.
    pub fn block_width(&self) -> usize {
        self.layout.block_width
    }

    /// How many rows a block has.
    pub fn block_height(&self) -> usize {
        self.side() / self.layout.block_width
    }

    /// All cells in reading order.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + Clone + use<W> {
        (0..self.cell_count()).map(Cell::new)
    }

    /// All digits, lowest first.
    pub fn digits(&self) -> impl Iterator<Item = Digit> + Clone + use<W> {
        (0..self.side()).map(Digit::new)
    }

    /// All houses: rows, columns, blocks, extra houses.
    pub fn houses(&self) -> impl Iterator<Item = House> + Clone + use<W> {
        (0..self.house_count()).map(House::new)
    }

    /// The houses of one kind, in order.
    pub fn houses_of_kind(&self, kind: HouseKind) -> impl Iterator<Item = House> + '_ {
        self.houses().filter(move |&house| self.kind(house) == kind)
    }

    /// The set of all cells.
    pub fn all_cells(&self) -> CellSet<W> {
        self.all_cells
    }

    /// The set of all digits.
    pub fn all_digits(&self) -> DigitSet {
        DigitSet::first_n(self.side())
    }

    /// The cells of a house.
    pub fn cells_of(&self, house: House) -> CellSet<W> {
        self.cells_of_house[house.index()]
    }

    /// The cells of a house in the house's own order (along a row, a column, a diagonal; a block
    /// in reading order).
    pub fn list_of(&self, house: House) -> &[Cell] {
        &self.layout.houses[house.index()].1
    }

    /// The houses that a cell is in, lowest number first: row, column, block, extra houses.
    pub fn houses_of(&self, cell: Cell) -> &[House] {
        &self.layout.houses_of_cell[cell.index()]
    }

    /// The cells that share a house with `cell`, without itself.
    pub fn peers(&self, cell: Cell) -> CellSet<W> {
        self.peers[cell.index()]
    }

    /// The cells that see every one of `cells`. For no cells: all cells.
    pub fn common_peers(&self, cells: CellSet<W>) -> CellSet<W> {
        cells.iter().fold(self.all_cells, |common, cell| common & self.peers(cell))
    }

    /// Whether two different cells share a house.
    pub fn sees(&self, a: Cell, b: Cell) -> bool {
        self.peers(a).contains(b)
    }

    /// The houses that contain every one of `cells`.
    pub fn houses_around(&self, cells: CellSet<W>) -> impl Iterator<Item = House> + '_ {
        self.houses().filter(move |&house| cells.is_subset(&self.cells_of(house)))
    }

    /// What kind of house this is.
    pub fn kind(&self, house: House) -> HouseKind {
        self.house_name(house).kind
    }

    /// The row's number of a cell, from 0.
    pub fn row(&self, cell: Cell) -> usize {
        cell.index() / self.side()
    }

    /// The column's number of a cell, from 0.
    pub fn column(&self, cell: Cell) -> usize {
        cell.index() % self.side()
    }

    /// The cell in this row and column, both from 0, if it is in the grid.
    pub fn cell_at(&self, row: usize, column: usize) -> Option<Cell> {
        (row < self.side() && column < self.side()).then(|| Cell::new(row * self.side() + column))
    }

    /// What a sentence calls the cell.
    pub fn cell_name(&self, cell: Cell) -> CellName {
        CellName { column: self.column(cell) as u8, row: self.row(cell) as u8 }
    }

    /// What a sentence calls the house.
    pub fn house_name(&self, house: House) -> HouseName {
        self.layout.houses[house.index()].0
    }

    /// What a sentence calls the digit.
    pub fn digit_name(&self, digit: Digit) -> DigitName {
        DigitName { symbol: self.symbol(digit) }
    }

    /// The character that stands for the digit.
    pub fn symbol(&self, digit: Digit) -> char {
        self.layout.symbols[digit.index()]
    }

    /// The digit that a character stands for. Letters may be of either case.
    pub fn digit(&self, symbol: char) -> Option<Digit> {
        let symbol = symbol.to_ascii_uppercase();
        self.layout.symbols.iter().position(|&known| known == symbol).map(Digit::new)
    }
}

fn symbols(text: &str) -> Result<Vec<char>, GeometryError> {
    let symbols: Vec<char> = text.chars().map(|symbol| symbol.to_ascii_uppercase()).collect();
    if symbols.is_empty() || symbols.len() > MAX_DIGITS {
        return Err(GeometryError::Symbols(symbols.len()));
    }
    for (index, &symbol) in symbols.iter().enumerate() {
        if symbols[..index].contains(&symbol) || !symbol.is_ascii_alphanumeric() || symbol == '0' {
            return Err(GeometryError::Symbol(symbol));
        }
    }
    Ok(symbols)
}

fn regular_houses(side: usize, width: usize, height: usize) -> Vec<(HouseName, Vec<Cell>)> {
    let at = |row: usize, column: usize| Cell::new(row * side + column);
    let name = |kind, index: usize| HouseName { kind, number: index as u8 + 1 };
    let rows = (0..side)
        .map(|row| (name(HouseKind::Row, row), (0..side).map(|column| at(row, column)).collect()));
    let columns = (0..side).map(|column| {
        (name(HouseKind::Column, column), (0..side).map(|row| at(row, column)).collect())
    });
    let blocks = (0..side).map(|block| {
        let (top, left) = (block / height * height, block % height * width);
        let cells = (0..side).map(|index| at(top + index / width, left + index % width));
        (name(HouseKind::Block, block), cells.collect())
    });
    rows.chain(columns).chain(blocks).collect()
}

fn extra_house(
    extra: &ExtraHouse,
    side: usize,
    houses: &[(HouseName, Vec<Cell>)],
) -> Result<(HouseName, Vec<Cell>), GeometryError> {
    let wrong = || GeometryError::ExtraHouse(extra.cells.clone(), side);
    let cells: Vec<Cell> = extra
        .cells
        .split_whitespace()
        .map(|name| parse_cell(name, side).map_err(|_| wrong()))
        .collect::<Result<_, _>>()?;
    let different = cells.iter().copied().collect::<CellSet>().len();
    if cells.len() != side || different != side {
        return Err(wrong());
    }
    let number = 1 + houses.iter().filter(|(name, _)| name.kind == extra.kind).count() as u8;
    Ok((HouseName { kind: extra.kind, number }, cells))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::test_grids::{classic, spec};

    #[test]
    fn the_classic_grid_has_810_edges() {
        let geometry = classic();
        assert_eq!((geometry.cell_count(), geometry.house_count()), (81, 27));
        assert!(geometry.cells().all(|cell| geometry.peers(cell).len() == 20));
        let e7 = parse_cell("E7", 9).expect("a cell");
        assert_eq!((geometry.row(e7), geometry.column(e7)), (6, 4));
        let names = geometry.houses_of(e7).iter().map(|&house| geometry.house_name(house));
        let names: Vec<_> = names.map(|name| (name.kind, name.number)).collect();
        assert_eq!(names, [(HouseKind::Row, 7), (HouseKind::Column, 5), (HouseKind::Block, 8)]);
    }

    #[test]
    fn blocks_need_not_be_square() {
        let geometry = Geometry::new(&spec("123456", 3, 2)).expect("a grid of side 6");
        let block = geometry.houses_of_kind(HouseKind::Block).nth(3).expect("block 4");
        let cells: Vec<_> = geometry.list_of(block).iter().map(|cell| cell.index()).collect();
        assert_eq!(cells, [15, 16, 17, 21, 22, 23]);
        assert!(geometry.narrow::<1>().is_some() && classic().narrow::<1>().is_none());
    }

    #[test]
    fn extra_houses_join_the_peers() {
        let mut diagonal = spec("1234", 2, 2);
        let house = ExtraHouse { kind: HouseKind::Diagonal, cells: "A1 B2 C3 D4".to_owned() };
        diagonal.extra_houses.push(house);
        let geometry = Geometry::new(&diagonal).expect("a grid with a diagonal");
        assert!(geometry.sees(Cell::new(0), Cell::new(15)));
        diagonal.extra_houses[0].cells = "A1 B2 C3 C3".to_owned();
        assert!(matches!(Geometry::new(&diagonal), Err(GeometryError::ExtraHouse(..))));
    }

    #[test]
    fn sizes_that_do_not_fit_are_refused() {
        let error = |symbols, width, height| Geometry::new(&spec(symbols, width, height)).err();
        assert_eq!(error("", 1, 1), Some(GeometryError::Symbols(0)));
        assert_eq!(error("1231", 2, 2), Some(GeometryError::Symbol('1')));
        let block = GeometryError::Block { width: 3, height: 3, side: 4 };
        assert_eq!(error("1234", 3, 3), Some(block));
    }
}
