//! The chessboard with its queens, drawn.

use iced::mouse::Cursor;
use iced::widget::canvas::{self, Frame, Path};
use iced::{Element, Point, Rectangle, Renderer, Size, Theme};

use crate::look::palette::Palette;
use crate::widget::layer::own_layer;

/// On larger boards squares are too small to be told apart.
const MOST_SQUARES: usize = 64;

/// How large a queen is drawn, in parts of her square.
const QUEEN: f32 = 0.36;

/// The board, so large, with the row of the queen in each column.
pub(super) fn board<'a, M: 'a>(
    rows: &'a [usize],
    side: f32,
    palette: &'static Palette,
) -> Element<'a, M> {
    own_layer(Board { rows, palette }, Size::new(side, side))
}

struct Board<'a> {
    rows: &'a [usize],
    palette: &'static Palette,
}

impl<M> canvas::Program<M> for Board<'_> {
    type State = ();

    fn draw(
        &self,
        _state: &(),
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: Cursor,
    ) -> Vec<canvas::Geometry> {
        let mut frame = Frame::new(renderer, bounds.size());
        let count = self.rows.len();
        let square = bounds.width / count.max(1) as f32;
        let at = |place: usize| place as f32 * square;
        frame.fill_rectangle(Point::ORIGIN, bounds.size(), self.palette.soft);
        if count <= MOST_SQUARES {
            let dark = (0..count).flat_map(|row| (0..count).map(move |column| (row, column)));
            for (row, column) in dark.filter(|(row, column)| (row + column) % 2 == 1) {
                let corner = Point::new(at(column), at(row));
                frame.fill_rectangle(corner, Size::new(square, square), self.palette.line);
            }
        }
        for (column, &row) in self.rows.iter().enumerate() {
            let middle = Point::new(at(column) + square / 2.0, at(row) + square / 2.0);
            frame.fill(&Path::circle(middle, (QUEEN * square).max(1.0)), self.palette.ink);
        }
        vec![frame.into_geometry()]
    }
}
