//! The grid on the screen: a canvas that draws the shapes of a scene, with the names of columns and
//! rows beside it, and says which cell was pressed.
//!
//! What is drawn where is decided in [`duvod::picture`]. Here shapes get their colours and their
//! pixels; lines of the grid are put on whole device pixels, so that they are sharp at every scale.
//!
//! Invariant: the drawing is kept until the scene, the colours or the sizes change.

use std::cell::{Cell as Remembered, RefCell};
use std::sync::Arc;

use iced::advanced::mouse::Click;
use iced::advanced::mouse::click;
use iced::keyboard::{self, Modifiers};
use iced::mouse::{Button, Cursor, Interaction};
use iced::widget::canvas::{self, Action, Event, Fill, Frame, LineDash, LineJoin, Path, Stroke};
use iced::widget::stack;
use iced::{Element, Font, Point, Rectangle, Renderer, Size, Theme, mouse, touch};

use crate::look::font;
use crate::look::palette::Palette;
use crate::widget::layer::own_layer;
use crate::widget::writing::{Writing, Written};
use duvod::grid::{Candidate, Cell, Digit, Geometry};
use duvod::picture::{
    Form, Pen, Point as Place, Scene, Segment, Shape, Weight, around, candidate_at, shapes,
};

/// The size of the number of a region, in sides of a cell.
const REGION: f32 = 0.16;

/// How far the outer line of the grid reaches over its edge.
pub(crate) const EDGE: f32 = 1.0;
/// How far above the grid the middle of the column letters is.
const LETTERS_ABOVE: f32 = 12.0;
/// Part of the gutter that lies between the row numbers' middle and the grid.
const NUMBERS_LEFT: f32 = 0.58;

/// Sizes in logical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sizes {
    /// The side of a cell, a whole number.
    pub(crate) cell: f32,
    /// The width of the gutter with the row numbers.
    pub(crate) left: f32,
    /// The height of the band with the column letters.
    pub(crate) top: f32,
    /// The size of letters and numbers.
    pub(crate) coordinates: f32,
    /// Device pixels in a logical one.
    pub(crate) scale: f32,
    /// Whether columns are called by numbers, and not by letters.
    pub(crate) numbered: bool,
}

impl Sizes {
    /// The same with smaller cells where clues stand beside the grid, so that both find room where the grid alone would.
    fn fitted(self, geometry: &Geometry) -> Self {
        let beside = around(geometry);
        let part = |count: usize, more: f32| count as f32 / (count as f32 + more);
        let across = part(geometry.column_count(), beside.left + beside.right);
        let below = geometry.rows_drawn() - geometry.row_count();
        let down = part(geometry.row_count(), beside.top + beside.bottom + below as f32);
        let cell =
            if across.min(down) < 1.0 { (self.cell * across.min(down)).floor() } else { self.cell };
        let (left, top) = (self.left + cell * beside.left, self.top + cell * beside.top);
        Self { cell, left, top, ..self }
    }
}

/// A scene as it is on the screen.
pub(crate) struct GridState {
    geometry: Arc<Geometry>,
    scene: Scene,
    palette: Palette,
    sizes: Sizes,
    /// Whether it is to be told which cell the pointer is over.
    pub(crate) tells_over: bool,
    drawing: canvas::Cache,
    /// The digits and coordinates that belong to the drawing.
    texts: RefCell<Vec<Written>>,
    /// Where the drawing was made for: at fractional scales, whole device pixels depend on it.
    drawn_at: Remembered<Point>,
}

#[allow(clippy::large_types_passed_by_value, reason = "the colours are kept")]
impl GridState {
    /// A grid that shows this scene.
    pub(crate) fn new(
        geometry: Arc<Geometry>,
        scene: Scene,
        palette: Palette,
        sizes: Sizes,
    ) -> Self {
        let (drawing, drawn_at) = (canvas::Cache::new(), Remembered::new(Point::ORIGIN));
        let texts = RefCell::default();
        let tells_over = false;
        Self { geometry, scene, palette, sizes, tells_over, drawing, texts, drawn_at }
    }

    /// How large it is with what stands above and beside it.
    fn size(&self) -> Size {
        let Sizes { cell, left, top, .. } = self.sizes;
        let counts = [self.geometry.column_count(), self.geometry.row_count()];
        let [width, height] = counts.map(|count| cell * count as f32 + EDGE);
        Size::new(left + width, top + height)
    }

    /// Shows another scene.
    pub(crate) fn show(&mut self, geometry: &Arc<Geometry>, scene: Scene) {
        if scene != self.scene || *geometry != self.geometry {
            self.geometry = Arc::clone(geometry);
            self.scene = scene;
            self.drawing.clear();
        }
    }

    /// The grid that is shown.
    #[cfg(test)]
    pub(crate) fn geometry(&self) -> &Arc<Geometry> {
        &self.geometry
    }

    /// The digits, letters and numbers that are drawn.
    #[cfg(test)]
    pub(crate) fn numbers(&self) -> Vec<String> {
        self.texts.borrow().iter().map(|text| text.content.clone()).collect()
    }

    /// What is shown.
    pub(crate) fn scene(&self) -> &Scene {
        &self.scene
    }

    /// The digit that stands out wherever it is shown.
    pub(crate) fn lit(&self) -> Option<Digit> {
        self.scene.same_digit
    }

    /// Shows the scene in other colours and sizes.
    pub(crate) fn dress(&mut self, palette: Palette, sizes: Sizes) {
        if (palette, sizes) != (self.palette, self.sizes) {
            (self.palette, self.sizes) = (palette, sizes);
            self.drawing.clear();
        }
    }

    /// Whether pencil marks are seen in a cell, or could be.
    pub(crate) fn shows_pencil_marks(&self, cell: Cell) -> bool {
        self.scene.cells.get(cell.index()).is_some_and(|picture| picture.digit.is_none())
    }

    /// The drawing, made anew if the scene or its place has changed.
    fn draw(&self, renderer: &Renderer, bounds: Rectangle) -> Vec<canvas::Geometry> {
        let at = bounds.position();
        if self.drawn_at.replace(at) != at {
            self.drawing.clear();
        }
        let drawing = self.drawing.draw(renderer, bounds.size(), |frame| {
            let texts = self.texts.take();
            let (palette, sizes) = (&self.palette, self.sizes.fitted(&self.geometry));
            let mut painter = Painter { palette, sizes, origin: at, frame, texts };
            painter.texts.clear();
            for shape in shapes(&self.scene, &self.geometry, sizes.cell) {
                painter.shape(&shape);
            }
            painter.coordinates(&self.geometry, &self.scene, self.sizes);
            painter.regions(&self.geometry);
            let _ = self.texts.replace(painter.texts);
        });
        vec![drawing]
    }

    /// The candidate at whose place a point of the canvas is.
    fn candidate_at(&self, point: Point) -> Option<Candidate> {
        let Sizes { cell, left, top, .. } = self.sizes.fitted(&self.geometry);
        let place = Place::new((point.x - left) / cell, (point.y - top) / cell);
        candidate_at(&self.geometry, place)
    }

    /// The cell at a point of the canvas.
    fn cell_at(&self, point: Point) -> Option<Cell> {
        let Sizes { cell, left, top, .. } = self.sizes.fitted(&self.geometry);
        let along = |at: f32, margin: f32, count: usize| {
            let mut places = 0..count as u8;
            let starts = |place: u8| margin + f32::from(place) * cell;
            places.find(|&place| (starts(place)..starts(place + 1)).contains(&at)).map(usize::from)
        };
        let row = along(point.y, top, self.geometry.rows_drawn())?;
        self.geometry.cell_drawn_at(row, along(point.x, left, self.geometry.column_count())?)
    }
}

/// What the pointer does on the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Touch {
    /// A cell was pressed, and the digit whose pencil mark has its place there.
    Press(Cell, Option<Digit>),
    /// The same with the right button.
    Brush(Cell, Option<Digit>),
    /// A cell was pressed twice.
    PressTwice(Cell),
    /// With Ctrl held, a cell was pressed.
    PressAlso(Cell),
    /// With Shift held, a cell was pressed.
    PressUpTo(Cell),
    /// With a button held, the pointer went from a cell to another.
    Sweep(Cell, Cell),
    /// The pointer is over this cell now, or over none.
    Over(Option<Cell>),
}

/// What is held: a button, where the pointer was last, and keys.
#[derive(Debug, Default)]
pub(crate) struct InputState {
    button: Option<Cell>,
    /// The cell that the pointer is over.
    over: Option<Cell>,
    keys: Modifiers,
    /// When and where the left button was pressed last.
    click: Option<Click>,
}

/// The grid as a widget. It is as large as the cells, the gutter, the band of letters and half of
/// the outer line. `on_touch` makes a message of what the pointer does.
pub(crate) fn view<'a, Message: 'a>(
    state: &'a GridState,
    on_touch: impl Fn(Touch) -> Message + 'a,
) -> Element<'a, Message> {
    written(Picture { state, on_touch: Some(on_touch) })
}

/// The grid as a widget that only shows.
pub(crate) fn still<'a, Message: 'a>(state: &'a GridState) -> Element<'a, Message> {
    written(Picture::<fn(Touch) -> Message> { state, on_touch: None })
}

/// The drawing with its digits over it.
fn written<'a, Message: 'a>(
    picture: Picture<'a, impl Fn(Touch) -> Message + 'a>,
) -> Element<'a, Message> {
    let (texts, size) = (&picture.state.texts, picture.state.size());
    let writing = Element::new(Writing { texts, size });
    stack![own_layer(picture, size), writing].clip(true).into()
}

struct Picture<'a, OnTouch> {
    state: &'a GridState,
    /// Nothing where it only shows.
    on_touch: Option<OnTouch>,
}

impl<Message, OnTouch: Fn(Touch) -> Message> canvas::Program<Message> for Picture<'_, OnTouch> {
    type State = InputState;

    fn update(
        &self,
        held: &mut InputState,
        event: &Event,
        bounds: Rectangle,
        cursor: Cursor,
    ) -> Option<Action<Message>> {
        let on_touch = self.on_touch.as_ref()?;
        let event = match event {
            Event::Keyboard(keyboard::Event::ModifiersChanged(keys)) => {
                held.keys = *keys;
                return None;
            }
            Event::Mouse(mouse::Event::ButtonReleased(_))
            | Event::Touch(touch::Event::FingerLifted { .. } | touch::Event::FingerLost { .. }) => {
                held.button = None;
                return None;
            }
            Event::Mouse(event) => *event,
            // A finger is the left button.
            Event::Touch(touch::Event::FingerPressed { .. }) => {
                mouse::Event::ButtonPressed(Button::Left)
            }
            Event::Touch(touch::Event::FingerMoved { position, .. }) => {
                mouse::Event::CursorMoved { position: *position }
            }
            _ => return None,
        };
        let at = cursor.position_in(bounds);
        let over = at.and_then(|at| self.state.cell_at(at));
        let moves = matches!(event, mouse::Event::CursorMoved { .. } | mouse::Event::CursorLeft);
        if moves && self.state.tells_over && held.button.is_none() && over != held.over {
            held.over = over;
            return Some(Action::publish(on_touch(Touch::Over(over))));
        }
        let (at, cell) = (at?, over?);
        let digit = self.state.candidate_at(at).map(|Candidate { digit, .. }| digit);
        let touch = match event {
            mouse::Event::ButtonPressed(Button::Left) if held.keys.command() => {
                Touch::PressAlso(cell)
            }
            mouse::Event::ButtonPressed(Button::Left) if held.keys.shift() => {
                Touch::PressUpTo(cell)
            }
            mouse::Event::ButtonPressed(Button::Left) => {
                let click = Click::new(at, Button::Left, held.click);
                held.click = Some(click);
                if click.kind() == click::Kind::Double {
                    Touch::PressTwice(cell)
                } else {
                    Touch::Press(cell, digit)
                }
            }
            mouse::Event::ButtonPressed(Button::Right) => Touch::Brush(cell, digit),
            mouse::Event::CursorMoved { .. } => {
                Touch::Sweep(held.button.filter(|from| *from != cell)?, cell)
            }
            _ => return None,
        };
        held.button = Some(cell);
        Some(Action::publish(on_touch(touch)).and_capture())
    }

    fn draw(
        &self,
        _state: &InputState,
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: Cursor,
    ) -> Vec<canvas::Geometry> {
        self.state.draw(renderer, bounds)
    }

    fn mouse_interaction(&self, _: &InputState, bounds: Rectangle, cursor: Cursor) -> Interaction {
        match cursor.position_in(bounds).and_then(|point| self.state.cell_at(point)) {
            Some(_) if self.on_touch.is_some() => Interaction::Pointer,
            _ => Interaction::default(),
        }
    }
}

/// What gives shapes their colours and their pixels.
pub(crate) struct Painter<'a> {
    pub(crate) palette: &'a Palette,
    pub(crate) sizes: Sizes,
    /// Where the canvas is in the window.
    pub(crate) origin: Point,
    pub(crate) frame: &'a mut Frame,
    /// The texts, which are written over what is painted.
    pub(crate) texts: Vec<Written>,
}

impl Painter<'_> {
    /// Paints a shape.
    pub(crate) fn shape(&mut self, shape: &Shape) {
        let colour = |tone| self.palette.tone(tone).scale_alpha(shape.opacity);
        match &shape.form {
            Form::GridLine { from, to } => {
                if let Some(pen) = shape.pen {
                    self.grid_line(*from, *to, pen);
                }
            }
            Form::Text { centre, symbol, size, weight, slanted } => {
                let font = match (weight, slanted) {
                    (Weight::SemiBold, _) => font::SEMIBOLD,
                    (Weight::Regular, true) => font::ITALIC,
                    (Weight::Regular, false) => font::REGULAR,
                };
                if let Some(colour) = shape.fill.map(colour) {
                    let size = size * self.sizes.cell;
                    self.text(self.point(*centre), symbol.to_string(), size, font, colour);
                }
            }
            form => {
                let Some(path) = self.path(form) else { return };
                if let Some(colour) = shape.fill.map(colour) {
                    self.frame.fill(&path, Fill::from(colour));
                }
                if let Some(pen) = shape.pen {
                    self.stroke(&path, pen, shape.opacity);
                }
            }
        }
    }

    /// Letters above the columns, numbers beside the rows; those of the selection are heavy. Both stand as far out as
    /// without clues.
    fn coordinates(&mut self, geometry: &Geometry, scene: &Scene, outer: Sizes) {
        let Sizes { cell, left, top, coordinates, numbered, .. } = self.sizes;
        let (gutter, band) = (outer.left, outer.top);
        let selected = scene.selected.map(|cell| geometry.cell_name(cell));
        let styles = [(font::REGULAR, self.palette.muted), (font::SEMIBOLD, self.palette.ink)];
        let style = |heavy: bool| styles[usize::from(heavy)];
        let middle = |index: u16| (f32::from(index) + 0.5) * cell;
        for index in 0..geometry.column_count() as u8 {
            let (font, colour) = style(selected.is_some_and(|name| name.column == index));
            let above = band - LETTERS_ABOVE.min(band / 2.0);
            let above = Point::new(left + middle(index.into()), above);
            let letter = char::from(b'A' + index).to_string();
            let column = if numbered { (index + 1).to_string() } else { letter };
            self.text(above, column, coordinates, font, colour);
        }
        for index in geometry.drawn_rows().map(|row| row as u16) {
            let (font, colour) = style(selected.is_some_and(|name| name.row == index));
            let beside = Point::new(gutter * (1.0 - NUMBERS_LEFT), top + middle(index));
            self.text(beside, (index + 1).to_string(), coordinates, font, colour);
        }
    }

    /// The numbers of the regions and of what else is not counted at sight, in the corner of their first cell.
    fn regions(&mut self, geometry: &Geometry) {
        let size = self.sizes.cell * REGION;
        let numbered = geometry
            .groups()
            .filter_map(|group| geometry.shown_number(group).zip(geometry.list_of(group).first()));
        for (number, &first) in numbered {
            let (row, column) = (geometry.row(first) as f32, geometry.column(first) as f32);
            let corner = self.point(Place::new(column + REGION * 0.6, row + REGION * 0.7));
            self.text(corner, number.to_string(), size, font::SEMIBOLD, self.palette.accent);
        }
    }

    /// A text in the middle of a point.
    fn text(&mut self, middle: Point, content: String, size: f32, font: Font, colour: iced::Color) {
        self.texts.push(Written { content, middle, size, width: None, font, colour });
    }

    /// A line of the grid as a rectangle of whole device pixels. It lies evenly on both sides of its
    /// place, or one pixel more below and to the right.
    fn grid_line(&mut self, from: Place, to: Place, pen: Pen) {
        let (from, to) = (self.point(from), self.point(to));
        let scale = self.sizes.scale;
        let width = (pen.width * scale).round().max(1.0);
        let before = (width / 2.0).floor();
        let near =
            |at: f32, origin: f32| (((origin + at) * scale).round() - before) / scale - origin;
        let (left, top) = (near(from.x, self.origin.x), near(from.y, self.origin.y));
        let reach = |length: f32| ((length * scale).round() + width) / scale;
        let size = if from.x < to.x {
            Size::new(reach(to.x - from.x), width / scale)
        } else {
            Size::new(width / scale, reach(to.y - from.y))
        };
        let colour = self.palette.tone(pen.tone);
        self.frame.fill_rectangle(Point::new(left, top), size, colour);
    }

    fn stroke(&mut self, path: &Path, pen: Pen, opacity: f32) {
        let dash = pen.dash.map(|dash| [dash.on, dash.off]);
        let segments: &[f32] = dash.as_ref().map_or(&[], |dash| dash);
        let stroke = Stroke {
            width: pen.width,
            line_join: LineJoin::Round,
            line_dash: LineDash { segments, offset: 0 },
            ..Stroke::default()
        };
        let colour = self.palette.tone(pen.tone).scale_alpha(opacity);
        self.frame.stroke(path, stroke.with_color(colour));
    }

    fn path(&self, form: &Form) -> Option<Path> {
        let cell = self.sizes.cell;
        Some(match form {
            Form::Rectangle { at, width, height, corner } => {
                let size = Size::new(width * cell, height * cell);
                if *corner > 0.0 {
                    Path::rounded_rectangle(self.point(*at), size, (corner * cell).into())
                } else {
                    Path::rectangle(self.point(*at), size)
                }
            }
            Form::Circle { centre, radius } => Path::circle(self.point(*centre), radius * cell),
            Form::Polygon(corners) => Path::new(|path| {
                for (number, corner) in corners.iter().enumerate() {
                    let corner = self.point(*corner);
                    if number == 0 { path.move_to(corner) } else { path.line_to(corner) }
                }
                path.close();
            }),
            Form::Path { start, segments } => Path::new(|path| {
                path.move_to(self.point(*start));
                for segment in segments {
                    match segment {
                        Segment::Line(end) => path.line_to(self.point(*end)),
                        Segment::Curve(control, end) => {
                            path.quadratic_curve_to(self.point(*control), self.point(*end));
                        }
                    }
                }
            }),
            Form::GridLine { .. } | Form::Text { .. } => return None,
        })
    }

    /// Where a place of the grid is on the canvas.
    fn point(&self, place: Place) -> Point {
        let Sizes { cell, left, top, .. } = self.sizes;
        Point::new(left + place.x * cell, top + place.y * cell)
    }
}

#[cfg(test)]
mod tests;
