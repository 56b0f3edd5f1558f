//! Grids for tests of rooms that may not read the knowledge base.

use crate::grid::{
    About, Cell, CellSet, Dimensions, ExtraHouse, Geometry, GeometrySpec, HouseKind, StepsApart,
    parse_cell,
};

/// What a file would say about a grid called `test` with these digits.
pub(crate) fn spec(symbols: &str, block_width: usize, block_height: usize) -> GeometrySpec {
    GeometrySpec {
        name: "test".to_owned(),
        symbols: symbols.to_owned(),
        size: None,
        block_width,
        block_height,
        regions: Vec::new(),
        extra_houses: Vec::new(),
        apart: Vec::new(),
        also_written: Vec::new(),
        about: About::default(),
        constraints: Vec::new(),
        beside: 0,
        kinds: crate::grid::Kinds::default(),
    }
}

/// That digits which follow one another are not next to each other.
pub(crate) fn not_beside() -> Vec<StepsApart> {
    vec![StepsApart { steps: vec![(1, 0), (0, 1)], never_differ_by: vec![1] }]
}

/// A grid with these digits.
pub(crate) fn grid_of(symbols: &str, block_width: usize, block_height: usize) -> Geometry {
    Geometry::new(&spec(symbols, block_width, block_height)).expect("a grid")
}

/// The classic grid.
pub(crate) fn classic() -> Geometry {
    grid_of("123456789", 3, 3)
}

/// The cell of the classic grid with this name.
pub(crate) fn cell(name: &str) -> Cell {
    parse_cell(name, Dimensions::square(9)).expect("a cell")
}

/// The cells of the classic grid with these names.
pub(crate) fn cells(names: &str) -> CellSet {
    names.split_whitespace().map(cell).collect()
}

/// A grid with these digits, made of the regions of a map.
pub(crate) fn regions(symbols: &str, map: &[&str]) -> Geometry {
    let regions = map.iter().map(|&row| row.to_owned()).collect();
    Geometry::new(&GeometrySpec { regions, ..spec(symbols, 0, 0) }).expect("a grid")
}

/// A grid of four digits with more groups, each as its cells.
pub(crate) fn with_groups(groups: &[&str]) -> Geometry {
    let group = |cells: &&str| ExtraHouse::new(HouseKind::Region, cells);
    let extra_houses = groups.iter().map(group).collect();
    Geometry::new(&GeometrySpec { extra_houses, ..spec("1234", 2, 2) }).expect("a grid")
}
