//! Grids for tests of rooms that may not read the knowledge base.

use super::{Geometry, GeometrySpec};

/// What a file would say about a grid called `test` with these digits.
pub(crate) fn spec(symbols: &str, block_width: usize, block_height: usize) -> GeometrySpec {
    GeometrySpec {
        name: "test".to_owned(),
        symbols: symbols.to_owned(),
        block_width,
        block_height,
        extra_houses: Vec::new(),
    }
}

/// A grid with these digits.
pub(crate) fn grid_of(symbols: &str, block_width: usize, block_height: usize) -> Geometry {
    Geometry::new(&spec(symbols, block_width, block_height)).expect("a grid")
}

/// The classic grid.
pub(crate) fn classic() -> Geometry {
    grid_of("123456789", 3, 3)
}
