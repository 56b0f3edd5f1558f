//! What constraints are drawn on: shapes by their sizes in cells.

use crate::grid::{Cell, Geometry};
use crate::picture::raster;
use crate::picture::shape::{Dash, Form, Layer, Pen, Point, Segment, Shape, Tone, Weight};

/// How far two letters of a text are apart, in parts of their size.
pub(super) const ADVANCE: f32 = 0.62;

/// The shapes so far.
pub(super) struct Canvas<'a> {
    pub(super) geometry: &'a Geometry,
    /// The side of a logical pixel.
    pub(super) pixel: f32,
    pub(super) shapes: Vec<Shape>,
}

/// How a stroke is drawn, in sides of a cell.
#[derive(Clone, Copy)]
pub(super) struct Brush {
    pub(super) tone: Tone,
    pub(super) width: f32,
    /// The lengths of strokes and gaps.
    pub(super) dash: Option<(f32, f32)>,
}

impl<'a> Canvas<'a> {
    /// Nothing yet, for cells with this side in logical pixels.
    pub(super) fn new(geometry: &'a Geometry, cell_side: f32) -> Self {
        Self { geometry, pixel: 1.0 / cell_side.max(1.0), shapes: Vec::new() }
    }

    /// The middle of a cell.
    pub(super) fn centre(&self, cell: Cell) -> Point {
        raster::centre(self.geometry, cell)
    }

    pub(super) fn push(&mut self, layer: Layer, form: Form, fill: Option<Tone>, pen: Option<Pen>) {
        self.shapes.push(Shape { layer, form, fill, pen, opacity: 1.0 });
    }

    /// A disc or a ring.
    pub(super) fn circle(
        &mut self,
        layer: Layer,
        (centre, radius): (Point, f32),
        fill: Option<Tone>,
        pen: Option<Pen>,
    ) {
        self.push(layer, Form::Circle { centre, radius }, fill, pen);
    }

    /// A line through these points.
    pub(super) fn path(&mut self, layer: Layer, points: &[Point], brush: Brush) {
        let Some((&start, rest)) = points.split_first() else { return };
        let segments = rest.iter().map(|&point| Segment::Line(point)).collect();
        let dash = brush.dash.map(|(on, off)| Dash { on: on / self.pixel, off: off / self.pixel });
        let pen = Pen { tone: brush.tone, width: brush.width / self.pixel, dash };
        self.push(layer, Form::Path { start, segments }, None, Some(pen));
    }

    /// A text around a point.
    pub(super) fn text(&mut self, layer: Layer, middle: Point, text: &str, style: TextStyle) {
        let TextStyle { size, weight, tone } = style;
        let count = text.chars().count() as f32;
        for (place, symbol) in text.chars().enumerate() {
            let along = (place as f32 - (count - 1.0) / 2.0) * ADVANCE * size;
            let centre = middle.moved(along, 0.0);
            let form = Form::Text { centre, symbol, size, weight, slanted: false };
            self.push(layer, form, Some(tone), None);
        }
    }
}

/// How a text looks.
#[derive(Clone, Copy)]
pub(super) struct TextStyle {
    pub(super) size: f32,
    pub(super) weight: Weight,
    pub(super) tone: Tone,
}

/// How wide a text of this size is.
pub(super) fn width(text: &str, size: f32) -> f32 {
    text.chars().count() as f32 * ADVANCE * size
}

/// A line of the same width in pixels on every size of grid.
pub(super) const fn pen(tone: Tone, width: f32) -> Pen {
    Pen { tone, width, dash: None }
}
