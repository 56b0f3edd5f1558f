//! Buttons: the main one, plain ones, tabs, rows of lists.

use iced::border::Radius;
use iced::widget::button::{Status, Style};
use iced::{Border, Color, Shadow, Theme};

use super::{CARD_CORNER, border, darker, no_border};
use crate::window::palette::Palette;

/// The part of black in the main button under the pointer, and when it is pressed.
const DARKER: (f32, f32) = (0.15, 0.30);

fn style(background: Option<Color>, text: Color, border: Border) -> Style {
    Style {
        background: background.map(Into::into),
        text_color: text,
        border,
        shadow: Shadow::default(),
        snap: true,
    }
}

/// The next sensible act.
pub(crate) fn main(palette: &'static Palette) -> impl Fn(&Theme, Status) -> Style {
    move |_, status| {
        let ground = match status {
            Status::Active => palette.accent,
            Status::Hovered => darker(palette.accent, DARKER.0),
            Status::Pressed => darker(palette.accent, DARKER.1),
            // With high contrast, text could not be read on the colour of lines.
            Status::Disabled if palette.has_high_contrast() => {
                return style(Some(palette.surface), palette.disabled(), border(palette.line));
            }
            Status::Disabled => {
                return style(Some(palette.line), palette.muted, no_border());
            }
        };
        let is_hovered = status == Status::Hovered && palette.has_high_contrast();
        let frame = if is_hovered { strong_frame(palette) } else { no_border() };
        style(Some(ground), palette.on_accent, frame)
    }
}

/// Any other act.
pub(crate) fn plain(palette: &'static Palette) -> impl Fn(&Theme, Status) -> Style {
    move |_, status| {
        let (ground, text, frame) = plain_look(palette, status);
        style(Some(ground), text, frame)
    }
}

/// One of several acts in a common frame: only the corners that are the frame's are round.
pub(crate) fn grouped(
    palette: &'static Palette,
    corners: Radius,
) -> impl Fn(&Theme, Status) -> Style {
    move |_, status| {
        let (ground, text, _) = plain_look(palette, status);
        style(Some(ground), text, Border { radius: corners, ..Border::default() })
    }
}

/// A digit key; the digit may be the one that is shown wherever it stands.
pub(crate) fn digit_key(
    palette: &'static Palette,
    shown: bool,
) -> impl Fn(&Theme, Status) -> Style {
    move |_, status| {
        let (ground, text, frame) = plain_look(palette, status);
        if shown {
            return style(Some(palette.same_digit), palette.ink, border(palette.control));
        }
        style(Some(ground), text, frame)
    }
}

/// A key of a colour; the one that was used last has a frame.
pub(crate) fn paint_key(
    palette: &'static Palette,
    colour: Color,
    used: bool,
) -> impl Fn(&Theme, Status) -> Style {
    move |_, status| {
        let ground = match status {
            Status::Hovered => darker(colour, DARKER.0),
            Status::Pressed => darker(colour, DARKER.1),
            Status::Active | Status::Disabled => colour,
        };
        let line = if used { palette.ink } else { palette.line };
        let frame = Border { width: if used { 2.0 } else { 1.0 }, ..border(line) };
        style(Some(ground), palette.on_accent, frame)
    }
}

/// A box that shows whether something is on.
pub(crate) fn check_box(palette: &'static Palette, on: bool) -> impl Fn(&Theme, Status) -> Style {
    move |_, status| {
        let hovered = matches!(status, Status::Hovered | Status::Pressed);
        let frame = |colour| Border { radius: 4.0.into(), ..border(colour) };
        match (on, hovered) {
            (true, false) => style(Some(palette.accent), palette.on_accent, frame(palette.accent)),
            (true, true) => {
                let ground = darker(palette.accent, DARKER.0);
                style(Some(ground), palette.on_accent, frame(ground))
            }
            (false, false) => style(Some(palette.surface), palette.ink, frame(palette.control)),
            (false, true) => style(Some(palette.bg), palette.ink, frame(palette.ink)),
        }
    }
}

/// Ground, text and border of a plain button.
fn plain_look(palette: &Palette, status: Status) -> (Color, Color, Border) {
    let (surface, ink) = (palette.surface, palette.ink);
    match status {
        // With high contrast there are no shades: what works has a black frame, under the pointer a thicker one, and what
        // does not work a grey one.
        Status::Active if palette.has_high_contrast() => (surface, ink, border(ink)),
        Status::Hovered if palette.has_high_contrast() => {
            (palette.soft, ink, strong_frame(palette))
        }
        Status::Active => (surface, ink, border(palette.line)),
        Status::Hovered => (palette.bg, ink, border(palette.control)),
        Status::Pressed => (palette.line, ink, border(palette.line)),
        Status::Disabled => (surface, palette.disabled(), border(palette.line)),
    }
}

/// What tells the button under the pointer from others where there are no shades.
fn strong_frame(palette: &Palette) -> Border {
    Border { width: 2.0, ..border(palette.ink) }
}

/// An act shown by an icon alone, without a frame until the pointer is on it.
pub(crate) fn bare(palette: &'static Palette) -> impl Fn(&Theme, Status) -> Style {
    move |_, status| match status {
        Status::Active => style(None, palette.muted, no_border()),
        Status::Hovered => style(Some(palette.bg), palette.ink, border(palette.control)),
        Status::Pressed => style(Some(palette.line), palette.ink, border(palette.line)),
        Status::Disabled => style(None, palette.line, no_border()),
    }
}

/// One of several choices, side by side.
pub(crate) fn choice(palette: &'static Palette, chosen: bool) -> impl Fn(&Theme, Status) -> Style {
    move |_, status| {
        if chosen {
            let frame = Border { radius: 4.0.into(), ..border(palette.line) };
            return style(Some(palette.surface), palette.ink, frame);
        }
        let text = if status == Status::Active { palette.muted } else { palette.ink };
        style(None, text, Border { radius: 4.0.into(), ..no_border() })
    }
}

/// A way to the value before or after; where there is none it is pale.
pub(crate) fn step(palette: &'static Palette) -> impl Fn(&Theme, Status) -> Style {
    move |_, status| {
        let frame = Border { radius: 4.0.into(), ..no_border() };
        match status {
            Status::Active => style(Some(palette.surface), palette.ink, frame),
            Status::Hovered => style(Some(palette.soft), palette.ink, frame),
            Status::Pressed => style(Some(palette.line), palette.ink, frame),
            Status::Disabled => style(None, palette.disabled(), frame),
        }
    }
}

/// One of the things that digit keys can do.
pub(crate) fn entry(palette: &'static Palette, chosen: bool) -> impl Fn(&Theme, Status) -> Style {
    move |_, status| {
        let frame = Border { radius: 4.0.into(), ..no_border() };
        if chosen {
            return style(Some(palette.soft), palette.accent, frame);
        }
        let text = if status == Status::Active { palette.muted } else { palette.ink };
        style(None, text, frame)
    }
}

/// A tab; the line below the chosen one is drawn by its row.
pub(crate) fn tab(palette: &'static Palette, chosen: bool) -> impl Fn(&Theme, Status) -> Style {
    move |_, status| {
        let quiet = !chosen && status == Status::Active;
        style(None, if quiet { palette.muted } else { palette.ink }, Border::default())
    }
}

/// A row of a list.
pub(crate) fn list_row(
    palette: &'static Palette,
    chosen: bool,
) -> impl Fn(&Theme, Status) -> Style {
    move |_, status| {
        let ground = match (chosen, status) {
            (true, _) => Some(palette.blue_tint),
            (false, Status::Hovered) => Some(palette.bg),
            (false, Status::Pressed) => Some(palette.line),
            (false, _) => None,
        };
        style(ground, palette.ink, Border { radius: CARD_CORNER.into(), ..no_border() })
    }
}

/// A small choice in a frame of its own.
pub(crate) fn chip(palette: &'static Palette, chosen: bool) -> impl Fn(&Theme, Status) -> Style {
    move |_, status| {
        let (ground, text, frame) = plain_look(palette, status);
        if chosen {
            return style(Some(palette.soft), palette.ink, border(palette.accent));
        }
        style(Some(ground), text, frame)
    }
}

/// An item of an open menu.
pub(crate) fn menu_item(
    palette: &'static Palette,
    chosen: bool,
) -> impl Fn(&Theme, Status) -> Style {
    move |_, status| {
        let ground = match (chosen, status) {
            (_, Status::Pressed) => Some(palette.line),
            (true, _) => Some(palette.soft),
            (false, Status::Hovered) => Some(palette.bg),
            (false, _) => None,
        };
        let text = if status == Status::Disabled { palette.disabled() } else { palette.ink };
        // The frame tells the item that Enter takes from that under the pointer.
        let frame = if chosen { border(palette.accent) } else { no_border() };
        style(ground, text, Border { radius: 4.0.into(), ..frame })
    }
}
