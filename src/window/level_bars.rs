//! Five rising bars that show a level of difficulty.

use iced::widget::{container, row, space};
use iced::{Alignment, Element};

use super::look::Look;
use super::theme;
use crate::knowledge::Level;

/// How many bars there are: one for each level.
const BARS: u8 = 5;

/// The width of a bar, and of the gap between two.
const BAR: f32 = 3.0;
const GAP: f32 = 1.0;

/// The height of the highest bar.
const HEIGHT: f32 = 12.0;

/// The bars of a level, as many filled as the level is high.
pub(crate) fn level_bars<'a, Message: 'a>(look: Look<'_>, level: Level) -> Element<'a, Message> {
    let (filled, empty) = (look.level_colour(level), look.palette.line);
    let bar = |number: u8| {
        let height = HEIGHT * (0.36 + 0.16 * f32::from(number));
        let colour = if number <= level as u8 { filled } else { empty };
        let ground = theme::container::ground(colour);
        container(space().width(BAR).height(height)).style(ground).into()
    };
    row((0..BARS).map(bar)).spacing(GAP).align_y(Alignment::End).height(HEIGHT).into()
}
