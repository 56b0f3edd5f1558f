//! The shape of a grid: which cells there are, and which of them may not hold the same digit.

use std::sync::Arc;

use super::excluded::Excluded;
use super::kept_apart::add_pairs;
use super::layout::{BlockSize, Layout};
use super::steps::{alike, other_digits};
use super::{
    Candidate, Cell, CellName, CellSet, Derivation, Digit, DigitName, DigitSet, Dimensions,
    GeometryError, GeometrySpec, Group, House, HouseKind, HouseName, StepsApart, WIDE,
};

/// A grid's cells, houses and peers, with sets of `W` words.
#[derive(Clone, Debug)]
pub struct Geometry<const W: usize = WIDE> {
    pub(super) layout: Arc<Layout>,
    cells_of_group: Vec<CellSet<W>>,
    peers: Vec<CellSet<W>>,
    /// What a candidate, by cell and then by digit, rules out of other digits in other cells. Empty where that is nothing.
    besides: Vec<Vec<(Digit, CellSet<W>)>>,
    all_cells: CellSet<W>,
}

impl<const W: usize> PartialEq for Geometry<W> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.layout, &other.layout) || self.layout == other.layout
    }
}

impl<const W: usize> Eq for Geometry<W> {}

impl Geometry {
    /// Makes the grid that `spec` describes.
    ///
    /// # Errors
    /// [`GeometryError`] when the sizes do not fit each other.
    pub fn new(spec: &GeometrySpec) -> Result<Self, GeometryError> {
        Ok(Self::with_layout(Arc::new(Layout::made(spec, true)?)))
    }
}

impl<const W: usize> Geometry<W> {
    fn with_layout(layout: Arc<Layout>) -> Self {
        let cells_of_group: Vec<CellSet<W>> =
            layout.groups.iter().map(|group| group.cells.iter().copied().collect()).collect();
        let dimensions = layout.dimensions;
        let mut alike = alike(&layout.spec.apart, dimensions);
        let mut besides = other_digits(&layout.spec.apart, dimensions);
        add_pairs(&layout.meant.apart, dimensions, &mut alike, &mut besides);
        let peers = layout.groups_of_cell.iter().enumerate().map(|(cell, groups)| {
            let seen =
                groups.iter().fold(alike[cell], |seen, group| seen | cells_of_group[group.index()]);
            seen - CellSet::of(Cell::new(cell))
        });
        let peers = peers.collect();
        let all_cells = CellSet::first_n(dimensions.cell_count());
        Self { layout, cells_of_group, peers, besides, all_cells }
    }

    /// Returns the same grid without the houses that follow from the others.
    #[must_use]
    pub fn by_rules(&self) -> Self {
        self.layout
            .by_rules
            .as_ref()
            .map_or_else(|| self.clone(), |it| Self::with_layout(Arc::clone(it)))
    }

    /// Returns the same grid with sets of `V` words, or `None` if it has more cells or groups than these have bits.
    #[inline]
    pub fn narrow<const V: usize>(&self) -> Option<Geometry<V>> {
        let fits = self.cell_count().max(self.group_count()) <= 64 * V;
        fits.then(|| Geometry::with_layout(Arc::clone(&self.layout)))
    }

    /// Returns the grid's name, as `9x9`.
    #[inline]
    pub fn name(&self) -> &str {
        &self.layout.spec.name
    }

    /// Returns what the grid was made from.
    #[inline]
    pub fn spec(&self) -> &GeometrySpec {
        &self.layout.spec
    }

    /// Says whether the digits are written from 1 on.
    #[inline]
    pub fn has_usual_digits(&self) -> bool {
        self.layout.symbols.first() == Some(&'1')
    }

    /// Returns the numbers of rows, columns and digits.
    #[inline]
    pub fn dimensions(&self) -> Dimensions {
        self.layout.dimensions
    }

    /// Returns the number of cells.
    #[inline]
    pub fn cell_count(&self) -> usize {
        self.layout.houses_of_cell.len()
    }

    /// Returns the number of houses.
    #[inline]
    pub fn house_count(&self) -> usize {
        self.layout.house_count
    }

    /// Returns the number of groups.
    #[inline]
    pub fn group_count(&self) -> usize {
        self.cells_of_group.len()
    }

    /// Returns the size of a block; `None` where the grid is made of regions of any form, or of none.
    #[inline]
    pub fn blocks(&self) -> Option<BlockSize> {
        self.layout.blocks
    }

    /// Lists all cells in reading order.
    #[inline]
    pub fn cells(&self) -> impl Iterator<Item = Cell> + Clone + use<W> {
        (0..self.cell_count()).map(Cell::new)
    }

    /// Lists all digits, lowest first.
    #[inline]
    pub fn digits(&self) -> impl Iterator<Item = Digit> + Clone + use<W> {
        (0..self.digit_count()).map(Digit::new)
    }

    /// Lists all houses: rows, columns, blocks or regions, extra houses, those that follow from others.
    #[inline]
    pub fn houses(&self) -> impl Iterator<Item = House> + Clone + use<W> {
        (0..self.house_count()).map(House::new)
    }

    /// Returns the lines by direction, rows and columns, where these are houses: where they have fewer cells than there are digits
    /// there are none. Those of one direction share no cell and have all cells between them, and each crosses every one of the
    /// other direction.
    #[inline]
    pub fn lines(&self) -> [&[House]; 2] {
        let [rows, columns] = &self.layout.lines;
        [rows, columns]
    }

    /// Lists the blocks or regions that the grid is made of: they share no cell and have all cells between them. A Latin
    /// square has none.
    #[inline]
    pub fn areas(&self) -> impl Iterator<Item = House> + Clone + use<W> {
        self.layout.areas.clone().map(House::new)
    }

    /// Lists the houses of the grid's own rules besides lines and areas.
    #[inline]
    pub fn extra_houses(&self) -> impl Iterator<Item = House> + Clone + use<W> {
        let end = self.house_count() - self.derivations().len();
        (self.layout.areas.end..end).map(House::new)
    }

    /// Returns what the last houses are made of, which the grid does not say itself.
    #[inline]
    pub(super) fn derivations(&self) -> &[Derivation] {
        &self.layout.derivations
    }

    /// Returns the block or region of a cell, if the grid has blocks or regions.
    #[inline]
    pub fn area_of(&self, cell: Cell) -> Option<House> {
        self.layout.area_of_cell[cell.index()]
    }

    /// Returns the set of all cells.
    #[inline]
    pub fn all_cells(&self) -> CellSet<W> {
        self.all_cells
    }

    /// Returns the set of all digits.
    #[inline]
    pub fn all_digits(&self) -> DigitSet {
        DigitSet::first_n(self.digit_count())
    }

    /// Returns the cells of a group.
    #[inline]
    pub fn cells_of(&self, group: impl Into<Group>) -> CellSet<W> {
        self.cells_of_group[group.into().index()]
    }

    /// Returns the cells of a group in the group's own order (along a row, a column, a diagonal; a block
    /// or region in reading order).
    #[inline]
    pub fn list_of(&self, group: impl Into<Group>) -> &[Cell] {
        &self.layout.groups[group.into().index()].cells
    }

    /// Returns the houses that a cell is in, lowest number first: row, column, block or region, extra houses.
    #[inline]
    pub fn houses_of(&self, cell: Cell) -> &[House] {
        &self.layout.houses_of_cell[cell.index()]
    }

    /// Returns the groups that a cell is in, lowest number first: its houses, then those of fewer cells.
    #[inline]
    pub fn groups_of(&self, cell: Cell) -> &[Group] {
        &self.layout.groups_of_cell[cell.index()]
    }

    /// Returns the cells that may not hold the same digit as `cell`: those that share a group with it, and those that a
    /// step on the board keeps apart from it.
    #[inline]
    pub fn peers(&self, cell: Cell) -> CellSet<W> {
        self.peers[cell.index()]
    }

    /// Returns the candidates that this digit in this cell rules out.
    #[inline]
    pub fn excluded_by(&self, cell: Cell, digit: Digit) -> Excluded<'_, W> {
        let besides = self.besides.get(cell.index() * self.digit_count() + digit.index());
        let besides = besides.map_or(&[][..], Vec::as_slice);
        Excluded::new(Candidate { cell, digit }, self.all_digits(), self.peers(cell), besides)
    }

    /// Lists the steps on the board that keep digits apart.
    #[inline]
    pub fn steps_apart(&self) -> &[StepsApart] {
        &self.layout.spec.apart
    }

    /// Says whether a digit rules out nothing but other digits of its cell and itself in sight.
    #[inline]
    pub fn excludes_only_repeats(&self) -> bool {
        self.besides.is_empty()
    }

    /// Returns the cells that see every one of `cells`; all cells if `cells` is empty.
    #[inline]
    pub fn common_peers(&self, cells: CellSet<W>) -> CellSet<W> {
        cells.iter().fold(self.all_cells, |common, cell| common & self.peers(cell))
    }

    /// Says what kind of group this is.
    #[inline]
    pub fn kind(&self, group: impl Into<Group>) -> HouseKind {
        self.layout.groups[group.into().index()].kind
    }

    /// Returns the group's number among those of its kind, from 1.
    #[inline]
    pub fn number(&self, group: impl Into<Group>) -> u8 {
        self.layout.groups[group.into().index()].number
    }

    /// Says what a sentence calls the cell.
    #[inline]
    pub fn cell_name(&self, cell: Cell) -> CellName {
        self.dimensions().cell_name(cell)
    }

    /// Says what a sentence calls the group.
    #[inline]
    pub fn house_name(&self, group: impl Into<Group>) -> HouseName {
        self.layout.groups[group.into().index()].name
    }

    /// Says what a sentence calls the digit.
    #[inline]
    pub fn digit_name(&self, digit: Digit) -> DigitName {
        DigitName { symbol: self.symbol(digit) }
    }

    /// Returns the character that stands for the digit.
    #[inline]
    pub fn symbol(&self, digit: Digit) -> char {
        self.layout.symbols[digit.index()]
    }

    /// Returns the digit that a character stands for. Letters may be of either case.
    #[inline]
    pub fn digit(&self, symbol: char) -> Option<Digit> {
        self.layout.digit_of_symbol.get(symbol as usize).copied().flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::ExtraHouse;
    use crate::grid::test_grids::{cell, classic, not_beside, spec};

    #[test]
    fn the_classic_grid_has_810_edges() {
        let geometry = classic();
        assert_eq!((geometry.cell_count(), geometry.house_count()), (81, 27));
        assert!(geometry.cells().all(|cell| geometry.peers(cell).len() == 20));
        let e7 = cell("E7");
        assert_eq!((geometry.row(e7), geometry.column(e7)), (6, 4));
        let names = geometry.houses_of(e7).iter();
        let names: Vec<_> =
            names.map(|&house| (geometry.kind(house), geometry.number(house))).collect();
        assert_eq!(names, [(HouseKind::Row, 7), (HouseKind::Column, 5), (HouseKind::Block, 8)]);
    }

    #[test]
    fn grids_are_alike_by_houses_and_rules_whatever_they_are_called() {
        let grid = |spec: &GeometrySpec| Geometry::new(spec).expect("a grid");
        let plain = spec("123456", 3, 2);
        let other_names = GeometrySpec {
            name: "other".to_owned(),
            symbols: "ABCDEF".to_owned(),
            ..plain.clone()
        };
        let apart = GeometrySpec { apart: not_beside(), ..plain.clone() };
        let high = spec("123456", 2, 3);
        assert!(grid(&plain).is_alike(&grid(&other_names)));
        assert!(!grid(&plain).is_alike(&grid(&apart)) && !grid(&apart).is_alike(&grid(&plain)));
        assert!(!grid(&plain).is_alike(&grid(&high)));
    }

    #[test]
    fn blocks_need_not_be_square() {
        let geometry = Geometry::new(&spec("123456", 3, 2)).expect("a grid of six digits");
        let block = geometry.houses_of_kind(HouseKind::Block).nth(3).expect("block 4");
        let cells: Vec<_> = geometry.list_of(block).iter().map(|cell| cell.index()).collect();
        assert_eq!(cells, [15, 16, 17, 21, 22, 23]);
        assert!(geometry.narrow::<1>().is_some() && classic().narrow::<1>().is_none());
        assert!(classic().narrow::<2>().is_some());
    }

    #[test]
    fn regions_of_any_form_stand_in_for_blocks() {
        let map = |rows: [&str; 4]| rows.map(str::to_owned).to_vec();
        let mut irregular = spec("1234", 0, 0);
        irregular.regions = map(["aabb", "aabc", "dbcc", "dddc"]);
        let geometry = Geometry::new(&irregular).expect("a grid of regions");
        let kinds = geometry.areas().map(|house| geometry.kind(house));
        assert!(kinds.eq([HouseKind::Region; 4]));
        let second = geometry.areas().nth(1).expect("four regions");
        let cells: Vec<_> = geometry.list_of(second).iter().map(|cell| cell.index()).collect();
        assert_eq!(cells, [2, 3, 6, 9]);
        assert!(geometry.sees(Cell::new(3), Cell::new(9)));
        assert_eq!((geometry.blocks(), geometry.plain_blocks()), (None, None));
        for wrong in [
            ["aabb", "aabb", "dbcc", "dddc"],
            ["aabb", "aabc", "dbcc", "ddd"],
            ["aabb", "aabc", "dbccd", "ddc"],
        ] {
            irregular.regions = map(wrong);
            assert_eq!(Geometry::new(&irregular).err(), Some(GeometryError::Regions(4)));
        }
    }

    #[test]
    fn lines_areas_and_extra_houses_are_all_houses() {
        let mut diagonal = spec("1234", 2, 2);
        assert_eq!(
            Geometry::new(&diagonal).expect("a grid").plain_blocks(),
            Some(BlockSize { width: 2, height: 2 })
        );
        let house = ExtraHouse::new(HouseKind::Diagonal, "A1 B2 C3 D4");
        diagonal.extra_houses.push(house);
        let geometry = Geometry::new(&diagonal).expect("a grid with a diagonal");
        let [rows, columns] = geometry.lines().map(|lines| lines.iter().copied());
        let all = rows.chain(columns).chain(geometry.areas()).chain(geometry.extra_houses());
        let all = all.chain(geometry.derived_houses());
        assert!(all.eq(geometry.houses()));
        assert_eq!(
            (geometry.blocks(), geometry.plain_blocks()),
            (Some(BlockSize { width: 2, height: 2 }), None)
        );
    }

    #[test]
    fn extra_houses_join_the_peers() {
        let mut diagonal = spec("1234", 2, 2);
        let house = ExtraHouse::new(HouseKind::Diagonal, "A1 B2 C3 D4");
        diagonal.extra_houses.push(house);
        let geometry = Geometry::new(&diagonal).expect("a grid with a diagonal");
        assert!(geometry.sees(Cell::new(0), Cell::new(15)));
        let other = ExtraHouse::new(HouseKind::Diagonal, "D1 C2 B3 A4");
        let both = vec![diagonal.extra_houses[0].clone(), other];
        let both = Geometry::new(&GeometrySpec { extra_houses: both, ..diagonal.clone() });
        let both = both.expect("a grid with two diagonals");
        let numbers = both.extra_houses().map(|house| both.house_name(house).number);
        assert!(numbers.eq([1, 2]));
        diagonal.extra_houses[0].cells = "A1 B2 C3 C3".to_owned();
        assert!(matches!(Geometry::new(&diagonal), Err(GeometryError::ExtraHouse(..))));
    }

    #[test]
    fn grids_are_equal_if_made_alike() {
        let other =
            Geometry::new(&GeometrySpec { name: "other".to_owned(), ..spec("123456789", 3, 3) });
        assert!(classic() == classic() && classic() != other.expect("a grid"));
    }

    #[test]
    fn sizes_that_do_not_fit_are_refused() {
        let error = |symbols, width, height| Geometry::new(&spec(symbols, width, height)).err();
        assert_eq!(error("", 1, 1), Some(GeometryError::Symbols(0)));
        for (symbols, wrong) in [("1231", '1'), ("1230", '0'), ("12-3", '-')] {
            assert_eq!(error(symbols, 2, 2), Some(GeometryError::Symbol(wrong)));
        }
        let block = GeometryError::Block { width: 3, height: 3, digits: 4 };
        assert_eq!(error("1234", 3, 3), Some(block));
    }

    #[test]
    fn there_are_no_more_houses_than_can_be_numbered() {
        let error = |count: usize| {
            let house = ExtraHouse::new(HouseKind::Diagonal, "A1");
            let extra_houses = vec![house; count - 3];
            Geometry::new(&GeometrySpec { extra_houses, ..spec("1", 1, 1) }).err()
        };
        assert_eq!([256, 257].map(error), [None, Some(GeometryError::Houses(257))]);
    }
}
