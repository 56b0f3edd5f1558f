//! What is found in a region.

use super::cells;
use crate::formats::ReadError;

/// A region with fewer cells is no puzzle that went wrong if a text has others.
pub(super) const FEW_CELLS: usize = 12;

/// A puzzle of a region, or what is wrong in its place.
pub(super) struct Found {
    /// The line on which it begins.
    pub(super) line: usize,
    /// What is just above it.
    pub(super) name: Option<String>,
    pub(super) read: Result<cells::Read, ReadError>,
    /// Whether it may be something else if the text has puzzles.
    pub(super) is_doubtful: bool,
}
