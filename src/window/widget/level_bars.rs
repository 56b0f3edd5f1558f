//! Five rising bars that show a level of difficulty.

use iced::widget::{container, row, space};
use iced::{Alignment, Element};

use super::theme;
use crate::look::Look;
use duvod::knowledge::Level;

/// How many bars there are: one for each level.
const BARS: u8 = 5;

/// The width of a bar, and of the gap between two.
const BAR: f32 = 3.0;
const GAP: f32 = 1.0;

/// The height of the highest bar.
const HEIGHT: f32 = 12.0;

/// With less contrast than this between them, bars that are not filled are [`STUB`]s.
const LEAST_CONTRAST: f32 = 2.5;
const STUB: f32 = 2.0;

/// How wide the bars are together.
pub(crate) fn width(look: Look<'_>) -> f32 {
    look.grown(f32::from(BARS) * (BAR + GAP) - GAP)
}

/// The bars of a level, as many filled as the level is high.
pub(crate) fn level_bars<'a, Message: 'a>(look: Look<'_>, level: Level) -> Element<'a, Message> {
    let (filled, empty) = (look.level_colour(level), look.palette.line);
    let height = look.grown(HEIGHT);
    let alike = filled.relative_contrast(empty) < LEAST_CONTRAST;
    let bar = |number: u8| {
        let is_filled = number <= level as u8;
        let full = height * (0.36 + 0.16 * f32::from(number));
        let tall = if alike && !is_filled { look.grown(STUB) } else { full };
        let colour = if is_filled { filled } else { empty };
        let ground = theme::container::ground(colour);
        container(space().width(look.grown(BAR)).height(tall)).style(ground).into()
    };
    row((0..BARS).map(bar)).spacing(look.grown(GAP)).align_y(Alignment::End).height(height).into()
}
