//! Buttons: the main one, plain ones, tabs, rows of lists.

use iced::border::Radius;
use iced::widget::button::{Status, Style};
use iced::{Border, Color, Shadow, Theme};

use super::{CARD_CORNER, border, darker, no_border};
use crate::look::palette::Palette;

/// The part of black in the main button under the pointer, and when it is pressed.
const DARKER: (f32, f32) = (0.15, 0.30);

/// How strong a colour to paint with is where it cannot be used.
const FAINT: f32 = 0.3;

/// The kinds of buttons.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    /// The next sensible act.
    Main,
    /// Any other act.
    Plain,
    /// One of several acts in a common frame: only the corners that are the frame's are round.
    Grouped(Radius),
    /// A digit key; whether its digit is the one that is shown wherever it stands.
    DigitKey(bool),
    /// A key of a colour; whether it was used last.
    PaintKey(Color, bool),
    /// A box that shows whether something is on.
    CheckBox(bool),
    /// An act shown by an icon alone, without a frame until the pointer is on it.
    Bare,
    /// One of several choices, side by side; whether it is chosen.
    Choice(bool),
    /// A way to the value before or after; where there is none it is pale.
    Step,
    /// One of the things that digit keys can do; whether it is chosen.
    Entry(bool),
    /// A tab; whether it is chosen.
    Tab(bool),
    /// A row of a list; whether it is chosen.
    ListRow(bool),
    /// A small choice in a frame of its own; whether it is chosen.
    Chip(bool),
    /// An item of an open menu; whether Enter takes it.
    MenuItem(bool),
}

impl Kind {
    /// Whether what stands on such a button or beside it says all: a digit is its own key, and that of a colour, keys of lists and of choices are
    /// said above them, and items of menus have theirs on them.
    pub(crate) const fn speaks(self) -> bool {
        matches!(
            self,
            Self::DigitKey(_)
                | Self::PaintKey(..)
                | Self::Choice(_)
                | Self::ListRow(_)
                | Self::MenuItem(_)
        )
    }
}

/// How a button of a kind looks.
pub(crate) fn style(kind: Kind, palette: &'static Palette) -> impl Fn(&Theme, Status) -> Style {
    move |_, status| match kind {
        Kind::Main => main(palette, status),
        Kind::Grouped(radius) => {
            Style { border: Border { radius, ..Border::default() }, ..plain(palette, status) }
        }
        Kind::DigitKey(true) if status != Status::Disabled => {
            looks(Some(palette.same_digit), palette.ink, border(palette.control))
        }
        Kind::PaintKey(colour, used) => paint_key(palette, colour, used, status),
        Kind::CheckBox(on) => check_box(palette, on, status),
        Kind::Bare => bare(palette, status),
        Kind::Choice(chosen) => choice(palette, chosen, status),
        Kind::Step => step(palette, status),
        Kind::Entry(chosen) => entry(palette, chosen, status),
        // The line below the chosen tab is drawn by its row.
        Kind::Tab(chosen) => looks(None, quiet(palette, chosen, status), Border::default()),
        Kind::ListRow(chosen) => list_row(palette, chosen, status),
        Kind::Chip(true) if status != Status::Disabled => {
            looks(Some(palette.soft), palette.ink, border(palette.accent))
        }
        Kind::MenuItem(chosen) => menu_item(palette, chosen, status),
        Kind::Plain | Kind::DigitKey(_) | Kind::Chip(_) => plain(palette, status),
    }
}

fn looks(background: Option<Color>, text: Color, border: Border) -> Style {
    Style {
        background: background.map(Into::into),
        text_color: text,
        border,
        shadow: Shadow::default(),
        snap: true,
    }
}

/// The next sensible act.
fn main(palette: &Palette, status: Status) -> Style {
    let ground = match status {
        Status::Active => palette.accent,
        Status::Hovered => darker(palette.accent, DARKER.0),
        Status::Pressed => darker(palette.accent, DARKER.1),
        // With high contrast, text could not be read on the colour of lines.
        Status::Disabled if palette.has_high_contrast() => {
            return looks(Some(palette.surface), palette.disabled(), border(palette.line));
        }
        Status::Disabled => {
            return looks(Some(palette.line), palette.muted, no_border());
        }
    };
    let is_hovered = status == Status::Hovered && palette.has_high_contrast();
    let frame = if is_hovered { strong_frame(palette) } else { no_border() };
    looks(Some(ground), palette.on_accent, frame)
}

/// A key of a colour; the one that was used last has a frame.
fn paint_key(palette: &Palette, colour: Color, used: bool, status: Status) -> Style {
    let ground = match status {
        Status::Hovered => darker(colour, DARKER.0),
        Status::Pressed => darker(colour, DARKER.1),
        Status::Active => colour,
        Status::Disabled => {
            return looks(
                Some(colour.scale_alpha(FAINT)),
                palette.disabled(),
                border(palette.line),
            );
        }
    };
    let line = if used { palette.ink } else { palette.line };
    let frame = Border { width: if used { 2.0 } else { 1.0 }, ..border(line) };
    looks(Some(ground), palette.on_accent, frame)
}

/// A box that shows whether something is on.
fn check_box(palette: &Palette, on: bool, status: Status) -> Style {
    let hovered = matches!(status, Status::Hovered | Status::Pressed);
    let frame = |colour| Border { radius: 4.0.into(), ..border(colour) };
    if status == Status::Disabled {
        return looks(Some(palette.line), palette.disabled(), frame(palette.line));
    }
    match (on, hovered) {
        (true, false) => looks(Some(palette.accent), palette.on_accent, frame(palette.accent)),
        (true, true) => {
            let ground = darker(palette.accent, DARKER.0);
            looks(Some(ground), palette.on_accent, frame(ground))
        }
        (false, false) => looks(Some(palette.surface), palette.ink, frame(palette.control)),
        (false, true) => looks(Some(palette.bg), palette.ink, frame(palette.ink)),
    }
}

/// Any other act.
fn plain(palette: &Palette, status: Status) -> Style {
    let (surface, ink) = (palette.surface, palette.ink);
    let (ground, text, frame) = match status {
        // With high contrast there are no shades: what works has a black frame, under the pointer a thicker one, and what
        // does not work a grey one.
        Status::Active if palette.has_high_contrast() => (surface, ink, border(ink)),
        Status::Hovered if palette.has_high_contrast() => {
            (palette.soft, ink, strong_frame(palette))
        }
        Status::Active => (surface, ink, border(palette.line)),
        Status::Hovered => (palette.bg, ink, border(palette.control)),
        Status::Pressed => (palette.line, ink, border(palette.line)),
        // It lies as flat as what is around it.
        Status::Disabled => (palette.bg, palette.disabled(), border(palette.line)),
    };
    looks(Some(ground), text, frame)
}

/// What tells the button under the pointer from others where there are no shades.
fn strong_frame(palette: &Palette) -> Border {
    Border { width: 2.0, ..border(palette.ink) }
}

/// An act shown by an icon alone, without a frame until the pointer is on it.
fn bare(palette: &Palette, status: Status) -> Style {
    match status {
        Status::Active => looks(None, palette.muted, no_border()),
        Status::Hovered => looks(Some(palette.bg), palette.ink, border(palette.control)),
        Status::Pressed => looks(Some(palette.line), palette.ink, border(palette.line)),
        Status::Disabled => looks(None, palette.line, no_border()),
    }
}

/// One of several choices, side by side.
fn choice(palette: &Palette, chosen: bool, status: Status) -> Style {
    if chosen {
        // On dark ground, and where there are no shades, surface and ground are hardly told apart.
        let is_framed = is_dark(palette) || palette.has_high_contrast();
        let (ground, line) = if is_framed && status != Status::Disabled {
            (palette.selected, palette.accent)
        } else {
            (palette.surface, palette.line)
        };
        let frame = Border { radius: 4.0.into(), ..border(line) };
        let text = if status == Status::Disabled { palette.disabled() } else { palette.ink };
        return looks(Some(ground), text, frame);
    }
    looks(None, quiet(palette, false, status), Border { radius: 4.0.into(), ..no_border() })
}

/// Whether what is written is lighter than what it is written on.
fn is_dark(palette: &Palette) -> bool {
    let light = |colour: Color| colour.r + colour.g + colour.b;
    light(palette.ink) > light(palette.surface)
}

/// The text of what is chosen, or not.
fn quiet(palette: &Palette, chosen: bool, status: Status) -> Color {
    match status {
        Status::Disabled => palette.disabled(),
        Status::Active if !chosen => palette.muted,
        Status::Active | Status::Hovered | Status::Pressed => palette.ink,
    }
}

/// A way to the value before or after; where there is none it is pale.
fn step(palette: &Palette, status: Status) -> Style {
    let frame = Border { radius: 4.0.into(), ..no_border() };
    match status {
        Status::Active => looks(Some(palette.surface), palette.ink, frame),
        Status::Hovered => looks(Some(palette.soft), palette.ink, frame),
        Status::Pressed => looks(Some(palette.line), palette.ink, frame),
        Status::Disabled => looks(None, palette.disabled(), frame),
    }
}

/// One of the things that digit keys can do.
fn entry(palette: &Palette, chosen: bool, status: Status) -> Style {
    let frame = Border { radius: 4.0.into(), ..no_border() };
    if chosen && status != Status::Disabled {
        return looks(Some(palette.soft), palette.accent, frame);
    }
    looks(None, quiet(palette, false, status), frame)
}

/// A row of a list.
fn list_row(palette: &Palette, chosen: bool, status: Status) -> Style {
    let ground = match (chosen, status) {
        (true, _) => Some(palette.blue_tint),
        (false, Status::Hovered) => Some(palette.house_tint),
        (false, Status::Pressed) => Some(palette.line),
        (false, _) => None,
    };
    let text = if status == Status::Disabled { palette.disabled() } else { palette.ink };
    looks(ground, text, Border { radius: CARD_CORNER.into(), ..no_border() })
}

/// An item of an open menu.
fn menu_item(palette: &Palette, chosen: bool, status: Status) -> Style {
    let ground = match (chosen, status) {
        (_, Status::Pressed) => Some(palette.line),
        (true, _) => Some(palette.soft),
        (false, Status::Hovered) => Some(palette.house_tint),
        (false, _) => None,
    };
    let text = if status == Status::Disabled { palette.disabled() } else { palette.ink };
    // The frame tells the item that Enter takes from that under the pointer.
    let frame = if chosen { border(palette.accent) } else { no_border() };
    looks(ground, text, Border { radius: 4.0.into(), ..frame })
}
