//! From a scene to shapes.

mod digits;
mod grounds;
mod links;
mod marks;
mod notes;
mod route;
mod sample;
mod tones;

pub use sample::{SignSample, sample};
pub(super) use tones::SETS;

use super::constraints;
use super::raster::Raster;
use super::scene::Scene;
use super::shape::{Dash, Form, Layer, Pen, Point, Segment, Shape, Tone, Weight};
use crate::grid::{CellSet, Geometry};

/// How large pencil marks are at least in logical pixels, where they find room, and the size below which they are dots: digits
/// could not be read.
const READ: f32 = 9.0;
const DOTS_BELOW: f32 = 7.0;

/// How large a mark is at most, compared with how far two neighbours are apart: digits do not fill their lines.
const FILLS: f32 = 1.1;

/// Draws a scene: returns its shapes, in painting order, for cells with this side in logical pixels.
///
/// Coordinates do not depend on `cell_side`, but for what is a number of pixels on every
/// size of grid: how far an outline keeps from its cell's edge, or a link from its line.
pub fn shapes(scene: &Scene, geometry: &Geometry, cell_side: f32) -> Vec<Shape> {
    let mut drawing = Drawing::new(scene, geometry, cell_side);
    drawing.grounds();
    drawing.shapes.extend(constraints::drawn(scene, geometry, cell_side));
    drawing.lines();
    drawing.outlines();
    drawing.digits();
    drawing.notes();
    drawing.links();
    drawing.marks();
    drawing.selection();
    // Within a layer, what was drawn first stays first.
    drawing.shapes.sort_by_key(|shape| shape.layer);
    drawing.shapes
}

struct Drawing<'a> {
    scene: &'a Scene,
    geometry: &'a Geometry,
    raster: Raster,
    /// The side of a logical pixel.
    pixel: f32,
    /// The size of a pencil mark that can just be read, as far as marks find room.
    readable: f32,
    dots: bool,
    /// The cells with coloured grounds of constraints, on which marks are as dark as they can be.
    coloured: CellSet,
    shapes: Vec<Shape>,
}

impl<'a> Drawing<'a> {
    /// A drawing without shapes, for cells with this side in logical pixels.
    fn new(scene: &'a Scene, geometry: &'a Geometry, cell_side: f32) -> Self {
        let raster = Raster::of(geometry.digit_count());
        let pixel = 1.0 / cell_side.max(1.0);
        let most = FILLS * raster.step();
        Self {
            scene,
            geometry,
            raster,
            pixel,
            readable: most.min(READ * pixel),
            dots: most < DOTS_BELOW * pixel,
            coloured: constraints::coloured(geometry),
            shapes: Vec::new(),
        }
    }
}

impl Drawing<'_> {
    fn push(&mut self, layer: Layer, form: Form, fill: Option<Tone>, pen: Option<Pen>) {
        self.shapes.push(Shape { layer, form, fill, pen, opacity: 1.0 });
    }

    fn fill(&mut self, layer: Layer, form: Form, tone: Tone) {
        self.push(layer, form, Some(tone), None);
    }

    fn stroke(&mut self, layer: Layer, form: Form, pen: Pen) {
        self.push(layer, form, None, Some(pen));
    }

    /// A character in the middle of `centre`.
    fn text(&mut self, layer: Layer, centre: Point, symbol: char, size: f32, style: Style) {
        let Style { weight, slanted, tone, opacity } = style;
        let form = Form::Text { centre, symbol, size, weight, slanted };
        self.shapes.push(Shape { layer, form, fill: Some(tone), pen: None, opacity });
    }
}

/// How a character looks.
#[derive(Clone, Copy)]
struct Style {
    weight: Weight,
    slanted: bool,
    tone: Tone,
    opacity: f32,
}

impl Style {
    const fn new(weight: Weight, tone: Tone) -> Self {
        Self { weight, slanted: false, tone, opacity: 1.0 }
    }
}

const fn solid(tone: Tone, width: f32) -> Pen {
    Pen { tone, width, dash: None }
}

const fn dashed(tone: Tone, width: f32, on: f32, off: f32) -> Pen {
    Pen { tone, width, dash: Some(Dash { on, off }) }
}

/// The rectangle inside another one, `inset` from each of its sides.
fn inside(at: Point, width: f32, height: f32, inset: f32, corner: f32) -> Form {
    let (width, height) = (width - 2.0 * inset, height - 2.0 * inset);
    Form::Rectangle { at: at.moved(inset, inset), width, height, corner }
}

/// A straight line.
fn line(start: Point, end: Point) -> Form {
    Form::Path { start, segments: vec![Segment::Line(end)] }
}
