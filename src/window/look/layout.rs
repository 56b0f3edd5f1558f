//! Regions of the window and their sizes, computed from the window's own size and from how large text is to be.
//!
//! There are two forms. The *wide* one has room for everything; the *small* one is for windows
//! below 1000 × 680. In both, the side of a cell at 100 % is the largest whole number of pixels with which
//! grid and panel fit; the panel takes what is left.
//!
//! Larger text never takes room from the grid. What surrounds it grows as far as margins and gaps can give way
//! ([`scale_of`]); what is read, in the panel and in the rule book, grows on where there is room for it
//! ([`Layout::reading`]). A large window has larger text from the start.
//!
//! Another grid than that of nine cells a side changes nothing but the cells, which are as large as the same room allows. Only
//! one of very many has all the height that what is above and below it can spare, since its marks need it.
//!
//! Invariants: the regions left of the panel are exactly as wide as the grid with its gutter and
//! margins, and the toolbar exactly as wide as the grid. At no size of text is a grid smaller than that of nine cells a side is at
//! 100 %, but for what is left of whole pixels.

use iced::Size;

pub(crate) use super::lengths::{Form, Lengths};
use super::lengths::{SMALL, WIDE};
use super::wording::{Rooms, Wording};

/// The smallest window, in logical pixels.
pub(crate) const SMALLEST: Size = Size::new(700.0, 500.0);

/// The size of the window when it is opened.
pub(crate) const FIRST: Size = Size::new(1280.0, 800.0);

/// How many cells a side has of the grid for which everything is laid out.
const USUAL_SIDE: usize = 9;

/// From so many cells a side on the marks of a grid need all the height that can be spared.
const LARGE_SIDE: usize = 13;

/// The usual side to reckon with.
const SIDE: f32 = USUAL_SIDE as f32;

/// From this size on the wide form is used.
const WIDE_FROM: Size = Size::new(1000.0, 680.0);

/// A grid narrower than this, in the pixels that the window is laid out in, has no room for its buttons.
const ROOM_FOR_BUTTONS: f32 = 352.0;

/// How wide a card beside the grid is at least.
const ROOM_FOR_CARD: f32 = 300.0;

/// A panel narrower than this, by the size of its text, has no room for lines.
const ROOM_FOR_LINES: f32 = 236.0;

/// A window narrower than this, by the size of its text, has no room for the list of rules beside a rule.
const ROOM_FOR_BOOK: f32 = 660.0;

/// A window narrower than this, by the size of its text, has no room for a rule alone.
const ROOM_FOR_RULE: f32 = 340.0;

/// Where text would have to stay smaller than this part of what is wanted, the list of rules and a rule take turns.
const LEAST_BESIDE: f32 = 0.85;

/// The side of a cell, and the width of the panel, for which text was measured.
const MEASURED: (f32, f32) = (60.0, 668.0);

/// How far text follows where there is more room than that.
const FOLLOWS: f32 = 0.6;

/// How much larger controls are at most only because the window is large.
const MOST_OF_ITSELF: f32 = 1.25;

/// How finely the scale of everything is chosen.
const STEP: f32 = 0.01;

/// The narrowest side of a cell. It is reached only in windows smaller than the smallest.
const LEAST_CELL: f32 = 12.0;

/// The sizes of everything for one size of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Layout {
    /// The arrangement.
    pub(crate) form: Form,
    /// What the arrangement fixes.
    pub(crate) lengths: Lengths,
    /// The side of a cell.
    pub(crate) cell: f32,
    /// The side of the grid.
    pub(crate) grid: f32,
    /// The width of everything left of the panel.
    pub(crate) left_side: f32,
    /// The width of the panel.
    pub(crate) panel: f32,
    /// How far the grid is moved to the right, where the panel is put away.
    pub(crate) inset: f32,
    /// The height below the top bar.
    pub(crate) body: f32,
    /// How much larger text and what belongs to it are than the form says.
    pub(crate) zoom: f32,
    /// How what is read is laid out: the arrangement, and how much larger it would be than that says.
    reading: (Form, f32),
    /// How much room the words beside the grid need.
    rooms: Rooms,
    /// Whether the list of rules and a rule take turns in the rule book.
    pub(crate) is_book_alone: bool,
}

/// The form for a window of this size.
fn form_for(window: Size) -> Form {
    let wide = window.width >= WIDE_FROM.width && window.height >= WIDE_FROM.height;
    if wide { Form::Wide } else { Form::Small }
}

/// The side of a cell where everything is as large as at 100 %, a whole number.
fn plain_cell(window: Size) -> f32 {
    let lengths = if form_for(window) == Form::Wide { WIDE } else { SMALL };
    let across = window.width - lengths.beside_grid() - lengths.least_panel();
    let down = window.height - lengths.around_grid();
    (across.min(down) / SIDE).floor().max(LEAST_CELL)
}

/// How much larger text is in a large window from the start.
fn of_itself(window: Size) -> f32 {
    let cell = plain_cell(window);
    let panel = window.width - cell * SIDE - WIDE.beside_grid();
    let room = (cell / MEASURED.0).min(panel / MEASURED.1);
    1.0 + (room - 1.0).max(0.0) * FOLLOWS
}

/// The tightest layout of this scale that leaves the grid its size; `None` if there is none.
fn fitting(window: Size, scale: f32) -> Option<(Form, Lengths)> {
    let grid = plain_cell(window) / scale * SIDE;
    let scaled = window * (1.0 / scale);
    let height = scaled.height - grid;
    let forms =
        [Form::Wide, Form::Small].into_iter().skip(usize::from(form_for(scaled) == Form::Small));
    let mut fitting = forms.map(|form| (form, Lengths::within(form, height)));
    fitting.find(|(_, lengths)| {
        let panel = scaled.width - grid - lengths.beside_grid();
        let has_buttons = scale <= 1.0 || grid >= ROOM_FOR_BUTTONS;
        // Sums of parts of pixels are never exact.
        lengths.around_grid() <= height + STEP
            && panel + STEP >= lengths.least_panel()
            && has_buttons
    })
}

/// The lengths, and the side of a cell, a whole number at this scale, of a grid with so many cells a side: as large as the room
/// allows in which the usual grid is this large.
fn other_grid(
    scaled: Size,
    (form, lengths): (Form, Lengths),
    usual: f32,
    (side, scale): (usize, f32),
) -> (Lengths, f32) {
    let tightest = if side >= LARGE_SIDE { Lengths::within(form, 0.0) } else { lengths };
    let across = scaled.width - lengths.beside_grid() - lengths.least_panel();
    let down = scaled.height - tightest.around_grid();
    let room = across.min(down).max(usual);
    let cell = ((room * scale / side as f32).floor() / scale).max(LEAST_CELL);
    let height = scaled.height - cell * side as f32;
    let lengths = if side >= LARGE_SIDE { Lengths::within(form, height) } else { lengths };
    (lengths, cell)
}

/// How much larger everything but the grid is than at 100 %, for text of this size in percent, in a window of this size: as
/// much as leaves the grid its room.
pub(crate) fn scale_of(text_size: u16, window: Size) -> f32 {
    let text = f32::from(text_size) / 100.0;
    let wanted = text * of_itself(window).min(MOST_OF_ITSELF);
    let mut steps = ((wanted - 1.0) / STEP).ceil().max(0.0);
    while steps > 0.0 {
        let scale = (1.0 + steps * STEP).min(wanted);
        if fitting(window, scale).is_some() {
            return scale;
        }
        steps -= 1.0;
    }
    wanted.min(1.0)
}

impl Layout {
    /// The layout of a window of this size, in pixels at 100 %, with text of this size in percent, and a grid of this many
    /// cells a side. All its lengths are in pixels of its scale.
    pub(crate) fn new(window: Size, text_size: u16, side: usize) -> Self {
        let scale = scale_of(text_size, window);
        let scaled = window * (1.0 / scale);
        let plain = form_for(scaled);
        let full = if plain == Form::Wide { WIDE } else { SMALL };
        let (mut form, mut lengths) = fitting(window, scale).unwrap_or((plain, full));
        let mut cell = (plain_cell(window) / scale).max(LEAST_CELL);
        // Text smaller than at 100 % may leave the grid more room.
        if scale < 1.0 && plain_cell(scaled) >= cell {
            (form, lengths, cell) = (plain, full, plain_cell(scaled));
        }
        if side != USUAL_SIDE {
            (lengths, cell) = other_grid(scaled, (form, lengths), cell * SIDE, (side, scale));
        }
        let grid = cell * side as f32;
        let left_side = grid + lengths.beside_grid();
        let panel = (scaled.width - left_side).max(0.0);
        let body = (scaled.height - lengths.top_bar).max(0.0);
        let wanted = f32::from(text_size) / 100.0 * of_itself(window);
        let reading = (form_for(window), wanted / scale);
        Self {
            form,
            lengths,
            cell,
            grid,
            left_side,
            panel,
            inset: 0.0,
            body,
            zoom: 1.0,
            reading,
            rooms: Rooms::UNMEASURED,
            is_book_alone: false,
        }
    }

    /// The same where words need these rooms.
    pub(crate) fn with_rooms(self, rooms: Rooms) -> Self {
        Self { rooms, ..self }
    }

    /// The same without the panel: the grid is in the middle, and to the right of it is as much room as to the left, or what
    /// a card needs.
    pub(crate) fn without_panel(self) -> Self {
        let beside = ROOM_FOR_CARD * self.reading().zoom.max(1.0);
        let inset = (self.panel / 2.0).min((self.panel - beside).max(0.0));
        Self { inset, panel: self.panel - inset, ..self }
    }

    /// The same for the panel: text as large as is wanted, as far as lines find room.
    pub(crate) fn reading(&self) -> Self {
        self.zoomed(self.panel / ROOM_FOR_LINES)
    }

    /// The same for the rule book, which has all the width. Where text as large as is wanted leaves no room for a rule beside
    /// the list, each of both has all of it.
    pub(crate) fn book(&self) -> Self {
        let whole = self.left_side + self.panel;
        let beside = self.zoomed(whole / ROOM_FOR_BOOK);
        if beside.zoom >= self.reading.1 * LEAST_BESIDE {
            return beside;
        }
        // No larger than in the panel, where preferences say how large that is.
        let most = self.reading().zoom.max(beside.zoom).min(whole / ROOM_FOR_RULE);
        Self { is_book_alone: true, ..self.zoomed(most) }
    }

    fn zoomed(&self, most: f32) -> Self {
        let (form, wanted) = self.reading;
        // Where everything is small, what is read is never smaller still.
        let zoom = wanted.min(most).max(wanted.min(1.0));
        let full = if form == Form::Wide { WIDE } else { SMALL };
        // Margins give way first, but the grounds of rows reach this far into them.
        let margin =
            full.margin * zoom.min((self.panel / ROOM_FOR_LINES / 2.0).max(1.0)).max(zoom / 2.0);
        let lengths = Lengths {
            toolbar: full.toolbar * zoom,
            tools: full.tools * zoom,
            list_row: full.list_row * zoom,
            table_row: full.table_row * zoom,
            margin,
            ..self.lengths
        };
        Self { form, lengths, zoom, ..*self }
    }

    /// Whether the panel is so wide that this length of 100 % finds room, where all in it is as large as text is.
    pub(crate) fn has_panel(&self, length: f32) -> bool {
        self.panel >= length * self.zoom
    }

    /// How large what is read in the panel is, in percent of what it is at 100 %, where this was asked for.
    pub(crate) fn text_percent(&self, asked: u16) -> f32 {
        f32::from(asked) * self.reading().zoom / self.reading.1
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

    /// Whether buttons above and below the grid have to stand close together.
    pub(crate) fn is_narrow(&self) -> bool {
        self.grid < ROOM_FOR_BUTTONS
    }

    /// What the buttons that fill in marks and look for mistakes show.
    pub(crate) fn play_words(&self) -> Wording {
        self.rooms.play(self.grid)
    }

    /// What the buttons for examples, files and the clipboard show.
    pub(crate) fn load_words(&self) -> Wording {
        self.rooms.load(self.grid)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(width: f32, height: f32, text: u16) -> Layout {
        Layout::new(Size::new(width, height), text, 9)
    }

    #[test]
    fn the_pictures_of_the_look_have_these_sizes() {
        let wide = layout(1280.0, 800.0, 100);
        assert_eq!((wide.form, wide.cell, wide.panel), (Form::Wide, 60.0, 668.0));
        let small = layout(760.0, 560.0, 100);
        assert_eq!((small.form, small.cell, small.panel), (Form::Small, 42.0, 346.0));
        for plain in [wide, small] {
            assert_eq!(plain.reading(), plain);
        }
    }

    /// Sizes of windows from the smallest to large ones, with each size of text.
    fn windows() -> impl Iterator<Item = (Size, u16)> {
        let texts = [80, 90, 100, 110, 125, 150, 175, 200];
        let widths = (700..2600).step_by(97).map(|width| width as f32);
        let sizes = widths.flat_map(|width| {
            (500..1700).step_by(83).map(move |height| Size::new(width, height as f32))
        });
        sizes.flat_map(move |size| texts.map(|text| (size, text)))
    }

    #[test]
    fn everything_fits_into_the_window_at_every_size() {
        for (window, text) in windows() {
            let layout = Layout::new(window, text, 9);
            let scaled = window * (1.0 / scale_of(text, window));
            let height = layout.grid + layout.lengths.around_grid();
            assert!(height <= scaled.height + 0.1, "{window:?} {text} {height}");
            assert!(layout.panel + 0.1 >= layout.lengths.least_panel(), "{window:?} {text}");
            assert!((layout.left_side + layout.panel - scaled.width).abs() < 0.1);
            let scale = scale_of(text, window);
            assert!(layout.grid + 0.1 >= ROOM_FOR_BUTTONS || scale <= 1.0, "{window:?} {text}");
        }
    }

    #[test]
    fn larger_text_never_takes_room_from_the_grid() {
        for (window, text) in windows() {
            let side = |text| Layout::new(window, text, 9).grid * scale_of(text, window);
            assert!(side(text) + 0.1 >= side(100), "{window:?} {text}");
        }
    }

    /// How large a line of an explanation is in pixels of the screen, by 15 of them.
    fn read(window: Size, text: u16) -> f32 {
        let layout = Layout::new(window, text, 9).reading();
        let form = if layout.is_wide() { 1.0 } else { 13.0 / 15.0 };
        layout.zoom * form * scale_of(text, window)
    }

    #[test]
    fn what_is_read_grows_with_the_text_and_with_the_window() {
        let size = |width, height| Size::new(width, height);
        for text in [100, 125, 150, 200] {
            let wanted = f32::from(text) / 100.0;
            assert!((read(size(1280.0, 800.0), text) - wanted).abs() < 0.01, "{text}");
            assert!(read(size(1920.0, 1080.0), text) > 1.25 * wanted);
            assert!(read(size(2560.0, 1440.0), text) > 1.5 * wanted);
        }
        assert!(read(size(760.0, 560.0), 200) > 1.4 * read(size(760.0, 560.0), 100));
        assert!(scale_of(200, size(1280.0, 800.0)) > 1.4, "controls grow too");
        assert!((scale_of(80, size(700.0, 500.0)) - 0.8).abs() < 0.01);
    }

    #[test]
    fn the_wide_form_begins_at_1000_by_680() {
        assert_eq!(layout(1000.0, 680.0, 100).form, Form::Wide);
        assert_eq!(layout(999.0, 900.0, 100).form, Form::Small);
        assert_eq!(layout(1600.0, 679.0, 100).form, Form::Small);
    }

    #[test]
    fn a_tiny_window_breaks_nothing() {
        for text in [80, 100, 200] {
            let tiny = layout(40.0, 30.0, text);
            assert!(tiny.cell >= LEAST_CELL && tiny.panel >= 0.0 && tiny.body >= 0.0);
        }
    }
}
