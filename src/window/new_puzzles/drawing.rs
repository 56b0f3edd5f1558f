//! The small grid on which the cells of the givens are drawn: by a click, or by going over cells with the button held.

use iced::mouse::{self, Button, Cursor, Interaction};
use iced::widget::canvas::{self, Action, Event, Frame};
use iced::{Element, Point, Rectangle, Renderer, Size, Theme};

use super::Message;
use crate::look::Look;
use crate::look::palette::Palette;
use crate::widget::layer::own_layer;
use duvod::grid::{Cell, CellSet, Geometry};

/// The side of a cell, wide and small.
const CELL: (f32, f32) = (22.0, 19.0);

/// How thick the lines are between cells, and between blocks.
const THIN: f32 = 1.0;
const THICK: f32 = 2.0;

/// The grid with the cells that are drawn.
pub(super) fn view<'a>(
    geometry: &'a Geometry,
    drawn: CellSet,
    look: Look<'a>,
) -> Element<'a, Message> {
    let cell = look.pick(CELL.0, CELL.1).round();
    let along = |count: usize| cell * count as f32 + THICK;
    let size = Size::new(along(geometry.column_count()), along(geometry.row_count()));
    let palette = look.palette;
    own_layer(Drawing { geometry, drawn, cell, palette }, size)
}

struct Drawing<'a> {
    geometry: &'a Geometry,
    drawn: CellSet,
    cell: f32,
    palette: &'static Palette,
}

impl Drawing<'_> {
    fn cell_at(&self, point: Point) -> Option<Cell> {
        let along = |at: f32| (at / self.cell).floor().max(0.0) as usize;
        self.geometry.cell_at(along(point.y), along(point.x))
    }

    /// The line on one side of a cell, towards the one before it, if it is as thick as that.
    fn line(&self, frame: &mut Frame, cell: Cell, is_upright: bool, thick: bool) {
        let (row, column) = (self.geometry.row(cell), self.geometry.column(cell));
        let before = if is_upright {
            column.checked_sub(1).and_then(|column| self.geometry.cell_at(row, column))
        } else {
            row.checked_sub(1).and_then(|row| self.geometry.cell_at(row, column))
        };
        let is_thick = before.is_none_or(|before| !self.geometry.share_area(before, cell));
        if is_thick != thick {
            return;
        }
        let (width, colour) = if is_thick {
            (THICK, self.palette.grid_thick)
        } else {
            (THIN, self.palette.grid_thin)
        };
        let corner = Point::new(self.cell * column as f32, self.cell * row as f32);
        let length = self.cell + THICK;
        let size = if is_upright { Size::new(width, length) } else { Size::new(length, width) };
        frame.fill_rectangle(corner, size, colour);
    }
}

/// What is done while the button is held: whether cells are drawn or taken away, and the last of them.
#[derive(Debug, Default)]
struct DrawingState(Option<(bool, Cell)>);

impl canvas::Program<Message> for Drawing<'_> {
    type State = DrawingState;

    fn update(
        &self,
        held: &mut DrawingState,
        event: &Event,
        bounds: Rectangle,
        cursor: Cursor,
    ) -> Option<Action<Message>> {
        let Event::Mouse(event) = event else { return None };
        if matches!(event, mouse::Event::ButtonReleased(_)) {
            held.0 = None;
            return None;
        }
        let cell = self.cell_at(cursor.position_in(bounds)?)?;
        let on = match (event, held.0) {
            (mouse::Event::ButtonPressed(Button::Left), _) => !self.drawn.contains(cell),
            (mouse::Event::CursorMoved { .. }, Some((on, last))) if last != cell => on,
            _ => return None,
        };
        held.0 = Some((on, cell));
        Some(Action::publish(Message::Draw(cell, on)).and_capture())
    }

    fn draw(
        &self,
        _state: &DrawingState,
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: Cursor,
    ) -> Vec<canvas::Geometry> {
        let mut frame = Frame::new(renderer, bounds.size());
        let geometry = self.geometry;
        frame.fill_rectangle(Point::ORIGIN, bounds.size(), self.palette.surface);
        let place = |cell| {
            let (across, down) = (geometry.column(cell) as f32, geometry.row(cell) as f32);
            Point::new(self.cell * across, self.cell * down)
        };
        for cell in self.drawn.iter() {
            let inset = (self.cell * 0.2).round() + THIN;
            let corner = place(cell) + iced::Vector::new(inset, inset);
            let side = self.cell - 2.0 * inset + THIN;
            frame.fill_rectangle(corner, Size::new(side, side), self.palette.given);
        }
        // The thick ones lie over the thin ones.
        for thick in [false, true] {
            for cell in geometry.cells() {
                self.line(&mut frame, cell, true, thick);
                self.line(&mut frame, cell, false, thick);
            }
        }
        let (end, side) = (bounds.width - THICK, bounds.width);
        let thick = self.palette.grid_thick;
        frame.fill_rectangle(Point::new(end, 0.0), Size::new(THICK, side), thick);
        frame.fill_rectangle(Point::new(0.0, end), Size::new(side, THICK), thick);
        vec![frame.into_geometry()]
    }

    fn mouse_interaction(
        &self,
        _state: &DrawingState,
        bounds: Rectangle,
        cursor: Cursor,
    ) -> Interaction {
        match cursor.position_in(bounds).and_then(|point| self.cell_at(point)) {
            Some(_) => Interaction::Pointer,
            None => Interaction::default(),
        }
    }
}
