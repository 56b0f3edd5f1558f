//! Five rising bars that show a level of difficulty.

use iced::mouse::Cursor;
use iced::widget::canvas::{self, Frame, Geometry};
use iced::{Color, Element, Point, Rectangle, Renderer, Size, Theme};

use super::layer::own_layer;
use super::look::Look;
use crate::knowledge::Level;

/// How many bars there are: one for each level.
const BARS: u8 = 5;

/// The width of a bar, and of the gap after it.
const BAR: (f32, f32) = (3.0, 1.0);

/// The height of the highest bar.
const HEIGHT: f32 = 12.0;

/// The bars of a level, as many filled as the level is high.
pub(crate) fn level_bars<'a, Message: 'a>(look: Look<'_>, level: Level) -> Element<'a, Message> {
    let filled = look.level_colour(level);
    let empty = look.palette.line;
    let width = f32::from(BARS) * (BAR.0 + BAR.1) - BAR.1;
    own_layer(Bars { level: level as u8 + 1, filled, empty }, Size::new(width, HEIGHT))
}

struct Bars {
    level: u8,
    filled: Color,
    empty: Color,
}

impl<Message> canvas::Program<Message> for Bars {
    type State = ();

    fn draw(
        &self,
        (): &(),
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: Cursor,
    ) -> Vec<Geometry> {
        let mut frame = Frame::new(renderer, bounds.size());
        for bar in 0..BARS {
            let height = HEIGHT * (0.36 + 0.16 * f32::from(bar));
            let corner = Point::new(f32::from(bar) * (BAR.0 + BAR.1), HEIGHT - height);
            let colour = if bar < self.level { self.filled } else { self.empty };
            frame.fill_rectangle(corner, Size::new(BAR.0, height), colour);
        }
        vec![frame.into_geometry()]
    }
}
