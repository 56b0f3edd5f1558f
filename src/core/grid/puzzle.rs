//! A puzzle: a grid of some shape, and what stands in it.

use std::sync::Arc;

use super::{Board, Geometry};

/// A board together with its grid, so that whoever has a puzzle need not be told the grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The grid.
    pub geometry: Arc<Geometry>,
    /// What stands in it.
    pub board: Board,
}

impl Puzzle {
    /// Makes a puzzle of this grid with nothing in it.
    pub fn empty(geometry: &Arc<Geometry>) -> Self {
        Self { geometry: Arc::clone(geometry), board: Board::empty(geometry.cell_count()) }
    }
}
