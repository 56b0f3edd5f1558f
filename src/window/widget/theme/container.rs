//! Grounds: bars, the panel, cards, menus, tooltips.

use iced::widget::container::Style;
use iced::{Border, Color, Theme};

use super::{CARD_CORNER, border};
use crate::look::palette::Palette;

/// A plain ground.
pub(crate) fn ground(colour: Color) -> impl Fn(&Theme) -> Style {
    move |_| Style::default().background(colour)
}

/// A low bar.
pub(crate) fn bar(colour: Color) -> impl Fn(&Theme) -> Style {
    move |_| Style::default().background(colour).border(iced::border::rounded(3.0))
}

/// A frame that choices stand in side by side.
pub(crate) fn choices(palette: &'static Palette) -> impl Fn(&Theme) -> Style {
    move |_| Style::default().background(palette.bg).border(border(palette.line))
}

/// A small frame around a word.
pub(crate) fn chip(palette: &'static Palette) -> impl Fn(&Theme) -> Style {
    move |_| Style::default().background(palette.surface).border(border(palette.line))
}

/// A card on a tinted ground.
pub(crate) fn card(palette: &'static Palette, ground: Color) -> impl Fn(&Theme) -> Style {
    move |_| {
        let frame = Border { radius: CARD_CORNER.into(), ..Border::default() };
        Style::default().background(ground).color(palette.ink).border(frame)
    }
}

/// Where a file can be dropped.
pub(crate) fn drop_place(palette: &'static Palette) -> impl Fn(&Theme) -> Style {
    move |_| {
        let frame = Border { radius: CARD_CORNER.into(), ..border(palette.accent) };
        Style::default().background(palette.surface).color(palette.ink).border(frame)
    }
}

/// An open menu.
pub(crate) fn menu(palette: &'static Palette) -> impl Fn(&Theme) -> Style {
    move |_| Style::default().background(palette.surface).border(border(palette.control))
}

/// A tooltip: ink on surface, turned round.
pub(crate) fn tooltip(palette: &'static Palette) -> impl Fn(&Theme) -> Style {
    move |_| {
        Style::default().background(palette.ink).color(palette.surface).border(border(palette.ink))
    }
}

/// A disc of one colour.
pub(crate) fn disc(ground: Color, line: Color, text: Color) -> impl Fn(&Theme) -> Style {
    move |_| {
        let frame = Border { color: line, width: 1.0, radius: 100.0.into() };
        Style::default().background(ground).color(text).border(frame)
    }
}
