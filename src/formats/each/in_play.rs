//! Reading what is written as a state in play.

use std::sync::Arc;

use crate::formats::finding::in_first;
use crate::formats::format::{Document, FormatFault, WrittenPuzzle};
use crate::formats::state::{StateKind, WrittenState};
use crate::grid::Geometry;

/// Whether a text is written as a state of this kind.
pub(super) fn is(text: &str, kind: StateKind) -> bool {
    WrittenState::find(text).is_some_and(|state| state.kind() == kind)
}

/// The state in a text, on the first of the grids on which it can be read.
pub(super) fn read(text: &str, grids: &[Arc<Geometry>]) -> Result<Document, FormatFault> {
    let (usual, others) = grids.split_first().ok_or(FormatFault::Nothing)?;
    let written = WrittenState::find(text).ok_or(FormatFault::Nothing)?;
    let of = |geometry: &Arc<Geometry>| {
        written.read(geometry).map(|state| WrittenPuzzle::new(geometry, state))
    };
    Ok(Document::of_one(in_first(usual, others, of)?))
}
