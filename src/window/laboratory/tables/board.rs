//! The chessboard with its queens, drawn.

use iced::widget::canvas::{Frame, Path};
use iced::{Element, Point, Size};

use crate::look::palette::Palette;
use crate::widget::painting::painted;

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
    painted(Size::new(side, side), move |frame, bounds| paint(rows, palette, frame, bounds.size()))
}

fn paint(rows: &[usize], palette: &Palette, frame: &mut Frame, size: Size) {
    let count = rows.len();
    let square = size.width / count.max(1) as f32;
    let at = |place: usize| place as f32 * square;
    frame.fill_rectangle(Point::ORIGIN, size, palette.soft);
    if count <= MOST_SQUARES {
        let dark = (0..count).flat_map(|row| (0..count).map(move |column| (row, column)));
        for (row, column) in dark.filter(|(row, column)| (row + column) % 2 == 1) {
            let corner = Point::new(at(column), at(row));
            frame.fill_rectangle(corner, Size::new(square, square), palette.line);
        }
    }
    for (column, &row) in rows.iter().enumerate() {
        let middle = Point::new(at(column) + square / 2.0, at(row) + square / 2.0);
        frame.fill(&Path::circle(middle, (QUEEN * square).max(1.0)), palette.ink);
    }
}
