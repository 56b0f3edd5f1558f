//! How wide the list of rules is, and how large the picture of an example.

use crate::board_view::grid;
use crate::board_view::grid::Sizes;
use crate::look::layout::Layout;

/// What is left between the picture and its words.
pub(super) const GAP: f32 = 24.0;

/// Words beside a picture have at least this width.
const WORDS: f32 = 240.0;

/// Cells are no smaller than this only for words to stand beside the picture: their pencil marks could hardly be read.
const READABLE: f32 = 46.0;

/// How much height is left for what stands above a picture: with words beside it, and with words below it.
const ABOVE: (f32, f32) = (280.0, 250.0);

/// Cells above their words are no smaller than this only for all of the picture to be seen.
const SMALL: f32 = 38.0;

/// The smallest side of a picture's cells.
const LEAST: f32 = 12.0;

/// No more than this part of the window is the list's.
const MOST_PART: f32 = 0.44;

/// The width inside the margins of the page.
fn inner_width(layout: &Layout) -> f32 {
    let whole = layout.left_side + layout.panel;
    let list = if layout.is_book_alone { 0.0 } else { width(layout) };
    (whole - list - 1.0 - 2.0 * layout.lengths.margin).max(0.0)
}

/// The sizes of the picture: as large as the page has room for.
pub(crate) fn sizes(layout: &Layout, around: Sizes, side: usize) -> Sizes {
    Sizes { cell: picture(layout, side).0, ..around }
}

/// The side of the picture's cells, and whether the words stand beside it: they do where that leaves cells large enough.
pub(super) fn picture(layout: &Layout, side: usize) -> (f32, bool) {
    let inner = inner_width(layout);
    let room = |width: f32| ((width - layout.lengths.gutter - grid::EDGE) / side as f32).floor();
    let tall = |above: f32, least: f32| {
        let height = layout.body - above * layout.zoom - layout.lengths.letters - grid::EDGE;
        // Where that leaves little, the page is scrolled to see all of the picture.
        (height / side as f32).floor().max(least)
    };
    let beside = room(inner - GAP - WORDS * layout.zoom).min(tall(ABOVE.0, READABLE));
    let alone = room(inner).min(tall(ABOVE.1, SMALL));
    let words_beside = beside >= room(inner).min(READABLE);
    (if words_beside { beside } else { alone }.max(LEAST), words_beside)
}

/// The width of the list: a third of the window or a little more, within bounds; all of it where the page has no room beside.
pub(crate) fn width(layout: &Layout) -> f32 {
    let whole = layout.left_side + layout.panel;
    if layout.is_book_alone {
        return whole;
    }
    let (part, least, most) =
        if layout.is_wide() { (0.36, 380.0, 560.0) } else { (0.34, 230.0, 320.0) };
    (whole * part).clamp(least * layout.zoom, most * layout.zoom).min(whole * MOST_PART)
}
