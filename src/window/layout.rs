//! Regions of the window and their sizes, computed from the window's own size.
//!
//! There are two forms. The *wide* one has room for everything; the *small* one is for windows
//! below 1000 × 680. In both, the side of a cell is the largest whole number of pixels with which
//! grid and panel fit; the panel takes what is left.
//!
//! Invariant: the regions left of the panel are exactly as wide as the grid with its gutter and
//! margins, and the toolbar exactly as wide as the grid.

use iced::Size;

/// The smallest window, in logical pixels.
pub(crate) const SMALLEST: Size = Size::new(700.0, 500.0);

/// The size of the window when it is opened.
pub(crate) const FIRST: Size = Size::new(1280.0, 800.0);

/// From this size on the wide form is used.
const WIDE_FROM: Size = Size::new(1000.0, 680.0);

/// A grid narrower than this has no room for three load buttons above it.
const ROOM_FOR_LOAD_BUTTONS: f32 = 520.0;

/// A grid narrower than this has no room for all that is done in play below it.
const ROOM_FOR_PLAY_BUTTONS: f32 = 530.0;

/// The narrowest side of a cell. It is reached only in windows smaller than the smallest.
const LEAST_CELL: f32 = 12.0;

/// Which of the two arrangements is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// With room for everything.
    Wide,
    /// Tighter, with one menu for loading.
    Small,
}

/// Lengths that depend on the form alone, in logical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Lengths {
    /// The top bar's height, its line included.
    pub(crate) top_bar: f32,
    /// The gap above the toolbar.
    pub(crate) above_toolbar: f32,
    /// The height of the toolbar and of the buttons in it.
    pub(crate) toolbar: f32,
    /// The height of the column letters.
    pub(crate) letters: f32,
    /// The width of the row numbers.
    pub(crate) gutter: f32,
    /// The gap above the digit keys.
    pub(crate) above_keys: f32,
    /// The height of the digit keys.
    pub(crate) keys: f32,
    /// The gap above the tool row.
    pub(crate) above_tools: f32,
    /// The height of the tool row.
    pub(crate) tools: f32,
    /// The gap below the tool row.
    pub(crate) below_tools: f32,
    /// The margin left of the gutter.
    pub(crate) left: f32,
    /// The margin right of the grid.
    pub(crate) right: f32,
    /// The margin of the top bar and of the panel.
    pub(crate) margin: f32,
    /// The height of the row of tabs, its line included.
    pub(crate) tabs: f32,
    /// The gap between two tabs.
    pub(crate) between_tabs: f32,
    /// The height of a row of a list.
    pub(crate) list_row: f32,
    /// The height of a row of the table of houses and digits.
    pub(crate) table_row: f32,
}

const WIDE: Lengths = Lengths {
    top_bar: 56.0,
    above_toolbar: 16.0,
    toolbar: 36.0,
    letters: 28.0,
    gutter: 24.0,
    above_keys: 12.0,
    keys: 40.0,
    above_tools: 12.0,
    tools: 36.0,
    below_tools: 24.0,
    left: 24.0,
    right: 24.0,
    margin: 32.0,
    tabs: 56.0,
    between_tabs: 28.0,
    list_row: 40.0,
    table_row: 32.0,
};

const SMALL: Lengths = Lengths {
    top_bar: 44.0,
    above_toolbar: 6.0,
    toolbar: 32.0,
    letters: 22.0,
    gutter: 16.0,
    above_keys: 8.0,
    keys: 28.0,
    above_tools: 6.0,
    tools: 28.0,
    below_tools: 8.0,
    left: 12.0,
    right: 8.0,
    margin: 16.0,
    tabs: 44.0,
    between_tabs: 20.0,
    list_row: 36.0,
    table_row: 24.0,
};

impl Lengths {
    /// All heights but that of the grid itself.
    fn around_grid(&self) -> f32 {
        let above = self.top_bar + self.above_toolbar + self.toolbar + self.letters;
        above + self.above_keys + self.keys + self.above_tools + self.tools + self.below_tools
    }

    /// All widths left of the panel but that of the grid itself.
    fn beside_grid(&self) -> f32 {
        self.left + self.gutter + self.right
    }

    /// The narrowest panel.
    fn least_panel(&self) -> f32 {
        if self.margin > SMALL.margin { 360.0 } else { 326.0 }
    }
}

/// The sizes of everything for one size of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Layout {
    /// The arrangement.
    pub(crate) form: Form,
    /// What the arrangement fixes.
    pub(crate) lengths: Lengths,
    /// The side of a cell, a whole number.
    pub(crate) cell: f32,
    /// The side of the grid.
    pub(crate) grid: f32,
    /// The width of everything left of the panel.
    pub(crate) left_side: f32,
    /// The width of the panel.
    pub(crate) panel: f32,
    /// The height below the top bar.
    pub(crate) body: f32,
}

/// How much larger than at 100 % everything is, for text of this size in percent, in a window of this size: as much as
/// leaves the smallest layout its room.
pub(crate) fn text_scale(text_size: u16, window: Size) -> f32 {
    let room = (window.width / SMALLEST.width).min(window.height / SMALLEST.height);
    (f32::from(text_size) / 100.0).min(room.max(1.0))
}

impl Layout {
    /// The layout of a window of this size with a grid of this many cells a side.
    pub(crate) fn new(window: Size, side: usize) -> Self {
        let wide = window.width >= WIDE_FROM.width && window.height >= WIDE_FROM.height;
        let (form, lengths) = if wide { (Form::Wide, WIDE) } else { (Form::Small, SMALL) };
        let side = side as f32;
        let across = window.width - lengths.beside_grid() - lengths.least_panel();
        let down = window.height - lengths.around_grid();
        let cell = (across.min(down) / side).floor().max(LEAST_CELL);
        let grid = cell * side;
        let left_side = grid + lengths.beside_grid();
        let panel = (window.width - left_side).max(0.0);
        let body = (window.height - lengths.top_bar).max(0.0);
        Self { form, lengths, cell, grid, left_side, panel, body }
    }

    /// How far below the window's top the tool row begins.
    pub(crate) fn tools_at(&self) -> f32 {
        let lengths = self.lengths;
        let above = lengths.top_bar + lengths.above_toolbar + lengths.toolbar + lengths.letters;
        above + self.grid + lengths.above_keys + lengths.keys + lengths.above_tools
    }

    /// Whether the form is the wide one.
    pub(crate) fn is_wide(&self) -> bool {
        self.form == Form::Wide
    }

    /// Whether there is room for a button each for filling in marks and looking for mistakes.
    pub(crate) fn has_play_buttons(&self) -> bool {
        self.is_wide() && self.grid >= ROOM_FOR_PLAY_BUTTONS
    }

    /// Whether there is room for a button each for examples, files and the clipboard.
    pub(crate) fn has_load_buttons(&self) -> bool {
        self.is_wide() && self.grid >= ROOM_FOR_LOAD_BUTTONS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(width: f32, height: f32) -> Layout {
        Layout::new(Size::new(width, height), 9)
    }

    #[test]
    fn the_pictures_of_the_look_have_these_sizes() {
        let wide = layout(1280.0, 800.0);
        assert_eq!((wide.form, wide.cell, wide.panel), (Form::Wide, 60.0, 668.0));
        let small = layout(760.0, 560.0);
        assert_eq!((small.form, small.cell, small.panel), (Form::Small, 42.0, 346.0));
    }

    #[test]
    fn everything_fits_into_the_window_at_every_size() {
        for width in (700..2600).step_by(37) {
            for height in (500..1700).step_by(41) {
                let (width, height) = (width as f32, height as f32);
                let layout = layout(width, height);
                assert!(layout.grid + layout.lengths.around_grid() <= height, "{width}×{height}");
                assert!(layout.panel >= layout.lengths.least_panel(), "{width}×{height}");
                assert!((layout.left_side + layout.panel - width).abs() < 0.01);
            }
        }
    }

    #[test]
    fn the_wide_form_begins_at_1000_by_680() {
        assert_eq!(layout(1000.0, 680.0).form, Form::Wide);
        assert_eq!(layout(999.0, 900.0).form, Form::Small);
        assert_eq!(layout(1600.0, 679.0).form, Form::Small);
    }

    #[test]
    fn text_is_as_large_as_the_window_has_room_for() {
        let scale = |text, width, height| text_scale(text, Size::new(width, height));
        assert_eq!(scale(200, 2560.0, 1440.0).to_bits(), 2.0_f32.to_bits());
        assert_eq!(scale(200, 1280.0, 800.0).to_bits(), 1.6_f32.to_bits());
        assert_eq!(scale(80, 700.0, 500.0).to_bits(), 0.8_f32.to_bits());
        assert_eq!(scale(125, 300.0, 200.0).to_bits(), 1.0_f32.to_bits());
    }

    #[test]
    fn a_tiny_window_breaks_nothing() {
        let tiny = layout(40.0, 30.0);
        assert!(tiny.cell >= LEAST_CELL && tiny.panel >= 0.0 && tiny.body >= 0.0);
    }
}
