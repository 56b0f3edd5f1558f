//! What is found in a region.

use super::cells;
use crate::formats::{Fault, ReadError};

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

/// Adds a puzzle that has ended too early. Rows just below a whole one are rows too many of that: none of it is read.
pub(super) fn push_ended(all: &mut Vec<Found>, mut end: Found, side: usize, is_close: bool) {
    let has_whole = all.last().is_some_and(|last| last.read.is_ok());
    if let (true, Err(error)) = (is_close && has_whole, &mut end.read)
        && let Fault::RowCount { found, .. } = &mut error.fault
    {
        *found += side;
        (error.line, error.column) = (end.line, 1);
        end.is_doubtful = false;
        let _ = all.pop();
    }
    all.push(end);
}
