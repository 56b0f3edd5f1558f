//! How large the grid is drawn.

use super::grid::Sizes;
use crate::appearance::Appearance;

/// The sizes in which the grid is drawn, where everything looks so.
pub(crate) fn sizes(appearance: &Appearance, numbered: bool) -> Sizes {
    let layout = &appearance.layout;
    let lengths = layout.lengths;
    Sizes {
        cell: layout.cell,
        left: lengths.gutter,
        top: lengths.letters,
        coordinates: if layout.is_wide() { 12.0 } else { 10.0 },
        scale: appearance.scale * appearance.text_scale(),
        numbered,
    }
}
