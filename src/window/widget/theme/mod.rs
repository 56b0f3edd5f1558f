//! How widgets look: one file for each class of widget.
//!
//! A style is a function of the [`Palette`](crate::look::palette::Palette) that gives what iced asks for.
//! There are no shadows; corners are 6, those of cards 8, borders 1.

pub(crate) mod button;
pub(crate) mod container;
pub(crate) mod progress_bar;
pub(crate) mod scrollable;
pub(crate) mod slider;
pub(crate) mod text_input;

use iced::theme::Palette as Basics;
use iced::{Border, Color, Theme};

use crate::look::palette::Palette;

/// The radius of the corners of controls.
pub(crate) const CORNER: f32 = 6.0;

/// The radius of the corners of cards.
pub(crate) const CARD_CORNER: f32 = 8.0;

/// The theme in iced's terms, for what no style is given to: the window's ground and plain text.
pub(crate) fn theme(name: &str, palette: &Palette) -> Theme {
    let basics = Basics {
        background: palette.bg,
        text: palette.ink,
        primary: palette.accent,
        success: palette.success,
        warning: palette.amber,
        danger: palette.conflict,
    };
    Theme::custom(name.to_owned(), basics)
}

/// A border of width 1 with a control's corners.
pub(crate) fn border(colour: Color) -> Border {
    Border { color: colour, width: 1.0, radius: CORNER.into() }
}

/// No border, with a control's corners.
pub(crate) fn no_border() -> Border {
    Border { color: Color::TRANSPARENT, width: 0.0, radius: CORNER.into() }
}

/// The colour with this part of it replaced by black.
pub(crate) fn darker(colour: Color, part: f32) -> Color {
    let keep = 1.0 - part;
    Color { r: colour.r * keep, g: colour.g * keep, b: colour.b * keep, a: colour.a }
}
