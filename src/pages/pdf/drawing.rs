//! The shapes of a picture on a page.

use pdf_writer::types::{LineCapStyle, LineJoinStyle};
use pdf_writer::{Content, Name};

use super::{Document, Style, Type, parts, strength_name};
use crate::grid::Geometry;
use crate::picture::{
    FOOT, Form, Frame, NAME_SIZE, Palette, Pen, Point, Scene, Segment, Shape, Weight, coordinates,
    shapes,
};

/// How far the ends of a quarter of a circle are from its control points, compared with the radius.
const ROUND: f32 = 0.552_285;

/// Where a picture is put, and how large.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::pages) struct Placed {
    /// Where its left edge is.
    pub(in crate::pages) x: f32,
    /// Where its upper edge is.
    pub(in crate::pages) y: f32,
    /// How wide it is, names of rows included.
    pub(in crate::pages) width: f32,
    /// Whether columns and rows are named.
    pub(in crate::pages) coordinates: bool,
}

impl Placed {
    /// How high the picture is.
    pub(in crate::pages) fn height(self, geometry: &Geometry) -> f32 {
        let (left, top, edge) = self.frame().margins();
        let side = self.frame().cell * geometry.side() as f32;
        self.width * (top + side + edge) / (left + side + edge)
    }

    fn frame(self) -> Frame {
        Frame { coordinates: self.coordinates, ..Frame::default() }
    }
}

/// From places in the grid to places on the page.
#[derive(Clone, Copy)]
struct Scale {
    left: f32,
    top: f32,
    /// The side of a cell.
    cell: f32,
    /// The side of a pixel.
    pixel: f32,
    height: f32,
}

impl Scale {
    /// Where a point is, measured from the lower left corner as PDF does.
    fn place(self, at: Point) -> (f32, f32) {
        (self.left + at.x * self.cell, self.height - self.top - at.y * self.cell)
    }
}

impl Document {
    /// Draws a scene on the page at hand.
    pub(in crate::pages) fn picture(
        &mut self,
        scene: &Scene,
        geometry: &Geometry,
        palette: &Palette,
        placed: Placed,
    ) {
        let frame = placed.frame();
        let (left, top, edge) = frame.margins();
        let pixels = left + frame.cell * geometry.side() as f32 + edge;
        let pixel = placed.width / pixels;
        let Some(page) = self.pages.last() else { return };
        let scale = Scale {
            left: placed.x + left * pixel,
            top: placed.y + top * pixel,
            cell: frame.cell * pixel,
            pixel,
            height: page.height,
        };
        for shape in shapes(scene, geometry, frame.cell) {
            self.shape(&shape, palette, scale);
        }
        if placed.coordinates {
            for name in coordinates(scene, geometry, frame.cell) {
                let (style, colour) = if name.is_selected {
                    (Style::SemiBold, palette.ink)
                } else {
                    (Style::Regular, palette.muted)
                };
                let kind = Type { style, size: NAME_SIZE * pixel, colour };
                self.centred(name.centre, &name.text, kind, scale);
            }
        }
    }

    /// Puts a text so that its middle is there.
    fn centred(&mut self, centre: Point, text: &str, kind: Type, scale: Scale) {
        let (x, y) = scale.place(centre);
        let width = self.width(text, kind.style, kind.size);
        let place = (x - width / 2.0, scale.height - y + FOOT * kind.size);
        self.text(place, text, kind);
    }

    fn shape(&mut self, shape: &Shape, palette: &Palette, scale: Scale) {
        let is_pale = shape.opacity < 1.0;
        if is_pale {
            let strength = (shape.opacity * 100.0).round() as u8;
            let known = self.strengths.iter().position(|&known| known == strength);
            let number = known.unwrap_or(self.strengths.len());
            if known.is_none() {
                self.strengths.push(strength);
            }
            let Some(page) = self.pages.last_mut() else { return };
            let name = strength_name(number);
            let _ = page.content.save_state().set_parameters(Name(name.as_bytes()));
        }
        if let Form::Text { centre, symbol, size, weight, slanted } = shape.form {
            let style = match (weight, slanted) {
                (_, true) => Style::Italic,
                (Weight::SemiBold, false) => Style::SemiBold,
                (Weight::Regular, false) => Style::Regular,
            };
            if let Some(fill) = shape.fill {
                let kind = Type { style, size: size * scale.cell, colour: palette.tone(fill) };
                self.centred(centre, &symbol.to_string(), kind, scale);
            }
        } else if let Some(page) = self.pages.last_mut() {
            draw(&mut page.content, shape, palette, scale);
        }
        if is_pale && let Some(page) = self.pages.last_mut() {
            let _ = page.content.restore_state();
        }
    }
}

/// Draws what is no text.
fn draw(content: &mut Content, shape: &Shape, palette: &Palette, scale: Scale) {
    let is_line = matches!(shape.form, Form::GridLine { .. });
    let fill = shape.fill.filter(|_| !is_line);
    if let Some(fill) = fill {
        let [red, green, blue] = parts(palette.tone(fill));
        let _ = content.set_fill_rgb(red, green, blue);
    }
    if let Some(pen) = shape.pen {
        take(content, pen, palette, scale, is_line);
    }
    outline(content, &shape.form, scale);
    let _ = match (fill, shape.pen) {
        (Some(_), Some(_)) => content.fill_nonzero_and_stroke(),
        (Some(_), None) => content.fill_nonzero(),
        (None, Some(_)) => content.stroke(),
        (None, None) => content.end_path(),
    };
}

fn take(content: &mut Content, pen: Pen, palette: &Palette, scale: Scale, is_grid_line: bool) {
    let [red, green, blue] = parts(palette.tone(pen.tone));
    let cap = if is_grid_line { LineCapStyle::ProjectingSquareCap } else { LineCapStyle::ButtCap };
    let dash = pen.dash.map(|dash| [dash.on * scale.pixel, dash.off * scale.pixel]);
    let _ = content
        .set_stroke_rgb(red, green, blue)
        .set_line_width(pen.width * scale.pixel)
        .set_line_cap(cap)
        .set_line_join(LineJoinStyle::RoundJoin)
        .set_dash_pattern(dash.into_iter().flatten(), 0.0);
}

/// The path of a form.
fn outline(content: &mut Content, form: &Form, scale: Scale) {
    let place = |at: Point| scale.place(at);
    match form {
        Form::Rectangle { at, width, height, corner } => {
            rectangle(content, *at, (*width, *height), *corner, scale);
        }
        Form::GridLine { from, to } => polygon(content, &[*from, *to], scale),
        Form::Circle { centre, radius } => {
            let at = centre.moved(-radius, -radius);
            rectangle(content, at, (2.0 * radius, 2.0 * radius), *radius, scale);
        }
        Form::Polygon(corners) => {
            polygon(content, corners, scale);
            let _ = content.close_path();
        }
        Form::Path { start, segments } => {
            let (x, y) = place(*start);
            let _ = content.move_to(x, y);
            let mut last = *start;
            for segment in segments {
                let (x, y) = place(segment.end());
                let _ = match *segment {
                    Segment::Line(_) => content.line_to(x, y),
                    Segment::Curve(control, end) => {
                        // A quadratic curve as a cubic one.
                        let third =
                            |from: Point| from.towards(control, from.distance(control) / 1.5);
                        let ((x1, y1), (x2, y2)) = (place(third(last)), place(third(end)));
                        content.cubic_to(x1, y1, x2, y2, x, y)
                    }
                };
                last = segment.end();
            }
        }
        Form::Text { .. } => {}
    }
}

fn polygon(content: &mut Content, corners: &[Point], scale: Scale) {
    for (number, &corner) in corners.iter().enumerate() {
        let (x, y) = scale.place(corner);
        let _ = if number == 0 { content.move_to(x, y) } else { content.line_to(x, y) };
    }
}

/// A rectangle with round corners, a circle among them.
fn rectangle(content: &mut Content, at: Point, size: (f32, f32), corner: f32, scale: Scale) {
    let (left, top) = scale.place(at);
    let (right, foot) = scale.place(at.moved(size.0, size.1));
    if corner <= 0.0 {
        let _ = content.rect(left, foot, right - left, top - foot);
        return;
    }
    let round = (corner * scale.cell).min((right - left) / 2.0).min((top - foot) / 2.0);
    let bend = round * (1.0 - ROUND);
    let _ = content
        .move_to(left + round, top)
        .line_to(right - round, top)
        .cubic_to(right - bend, top, right, top - bend, right, top - round)
        .line_to(right, foot + round)
        .cubic_to(right, foot + bend, right - bend, foot, right - round, foot)
        .line_to(left + round, foot)
        .cubic_to(left + bend, foot, left, foot + bend, left, foot + round)
        .line_to(left, top - round)
        .cubic_to(left, top - bend, left + bend, top, left + round, top)
        .close_path();
}
