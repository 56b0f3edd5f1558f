//! The shapes of a picture on a page.

use pdf_writer::Content;
use pdf_writer::types::{LineCapStyle, LineJoinStyle};

use crate::pages::document::Scale;
use crate::picture::{Form, Palette, Pen, Point, Rgb, Segment, Shape};

/// How far the ends of a quarter of a circle are from its control points, compared with the radius.
const ROUND: f32 = 0.552_285;

/// A scale on a page of this height, measured from the lower left corner as PDF does.
#[derive(Clone, Copy)]
struct Upwards(Scale, f32);

impl Upwards {
    fn place(self, at: Point) -> (f32, f32) {
        let (x, y) = self.0.place(at);
        (x, self.1 - y)
    }
}

/// Draws what is no text.
pub(super) fn draw(
    content: &mut Content,
    shape: &Shape,
    palette: &Palette,
    (scale, height): (Scale, f32),
) {
    let upwards = Upwards(scale, height);
    let is_line = matches!(shape.form, Form::GridLine { .. });
    let fill = shape.fill.filter(|_| !is_line);
    if let Some(fill) = fill {
        let [red, green, blue] = parts(palette.tone(fill));
        let _ = content.set_fill_rgb(red, green, blue);
    }
    if let Some(pen) = shape.pen {
        take(content, pen, palette, scale, is_line);
    }
    outline(content, &shape.form, upwards);
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
fn outline(content: &mut Content, form: &Form, scale: Upwards) {
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

fn polygon(content: &mut Content, corners: &[Point], scale: Upwards) {
    for (number, &corner) in corners.iter().enumerate() {
        let (x, y) = scale.place(corner);
        let _ = if number == 0 { content.move_to(x, y) } else { content.line_to(x, y) };
    }
}

/// A rectangle with round corners, a circle among them.
fn rectangle(content: &mut Content, at: Point, size: (f32, f32), corner: f32, scale: Upwards) {
    let (left, top) = scale.place(at);
    let (right, foot) = scale.place(at.moved(size.0, size.1));
    if corner <= 0.0 {
        let _ = content.rect(left, foot, right - left, top - foot);
        return;
    }
    let round = (corner * scale.0.cell).min((right - left) / 2.0).min((top - foot) / 2.0);
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

/// The parts of a colour, from 0 to 1.
pub(super) fn parts(Rgb(red, green, blue): Rgb) -> [f32; 3] {
    [red, green, blue].map(|part| f32::from(part) / 255.0)
}
