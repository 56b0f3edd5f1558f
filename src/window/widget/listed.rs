//! What lists and tables of puzzles have in common: what is free in their rows, and how what is told there is put together.

use iced::widget::text::Wrapping;
use iced::widget::{Row, row};
use iced::{Alignment, Padding};

use super::level_bars::level_bars;
use super::prose::ROOM_FOR_BAR;
use crate::look::Look;
use crate::look::font::Purpose;
use duvod::knowledge::Level;
use duvod::message::words;

/// What stands between what is told on one line.
pub(crate) const BEHIND: &str = " · ";

/// What is free between the bars of a level and its name.
pub(crate) const BESIDE_BARS: f32 = 6.0;

/// What is left free beside the rows, and within a row on both sides: what is in a row keeps the margin of the page.
pub(crate) fn sides(look: Look<'_>) -> (Padding, Padding) {
    let (left, margin) = (look.pick(16.0, 8.0), look.layout.lengths.margin);
    let right = left.max(ROOM_FOR_BAR);
    let within = |side: f32| (margin - side).max(LEAST_BESIDE);
    let sides = Padding { left, right, ..Padding::ZERO };
    (sides, Padding { left: within(left), right: within(right), ..Padding::ZERO })
}

/// The least that is free within a row on both sides.
const LEAST_BESIDE: f32 = 4.0;

/// What is free between two columns.
pub(crate) fn between(look: Look<'_>) -> f32 {
    look.pick(12.0, 8.0)
}

/// The name of a column in whose order the rows are.
pub(crate) fn marked(name: String, falls: bool) -> String {
    name + if falls { " ↓" } else { " ↑" }
}

/// The level of a puzzle by its bars and its name; that it has none, if it has none.
pub(crate) fn level<'a, Message: 'a>(level: Option<Level>, look: Look<'a>) -> Row<'a, Message> {
    let name = level.map_or(words::MakerNoLevel.into(), Level::message);
    let name = look.text(Purpose::Secondary, look.say(&name)).wrapping(Wrapping::None);
    let bars = level.map(|level| level_bars(look, level));
    row![].push(bars).push(name).spacing(look.grown(BESIDE_BARS)).align_y(Alignment::Center)
}
