//! Pictures as SVG: the same shapes that the window draws, in a file that pages can show.
//!
//! Texts are texts, in the font Inter or what is there instead; nothing else is referred to, so a file stands on its
//! own.

use std::fmt::{Display, Write};

use super::constraints::around;
use super::coordinates::{LineName, NAME_SIZE, Naming, coordinates};
use super::drawing::shapes;
use super::palette::Palette;
use super::scene::Scene;
use super::shape::{Form, Layer, Pen, Point, Segment, Shape, Tone, Weight};
use crate::grid::Geometry;

/// The fonts that texts are drawn in, the first that is there.
const FONTS: &str = "Inter, 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif";

/// How far below the middle of a character its foot is, for figures and capitals of the size 1.
pub const FOOT: f32 = 0.364;

/// Sizes of a picture, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// The side of a cell.
    pub cell: f32,
    /// How columns and rows are named.
    pub coordinates: Naming,
}

impl Frame {
    /// Says how far a grid is from the left edge and from the upper one: farther where it has clues there.
    pub fn margins(self, geometry: &Geometry) -> (f32, f32) {
        let names = match self.coordinates {
            Naming::Nothing => 2.0,
            Naming::Letters | Naming::Numbers => 26.0,
        };
        let around = around(geometry);
        (names + self.cell * around.left, names + self.cell * around.top)
    }

    /// Says how wide and how high a picture of this grid is.
    pub fn size(self, geometry: &Geometry) -> [f32; 2] {
        let (left, top) = self.margins(geometry);
        let edge = match self.coordinates {
            Naming::Nothing => 2.0,
            Naming::Letters | Naming::Numbers => 6.0,
        };
        let around = around(geometry);
        let along =
            |count: usize, beyond: f32| self.cell * count as f32 + edge + self.cell * beyond;
        [
            left + along(geometry.column_count(), around.right),
            top + along(geometry.rows_drawn(), around.bottom),
        ]
    }
}

impl Default for Frame {
    /// As in a window of 1280 by 800.
    fn default() -> Self {
        Self { cell: 60.0, coordinates: Naming::Letters }
    }
}

/// Writes the scene as the text of an SVG file, in these colours.
pub fn svg(scene: &Scene, geometry: &Geometry, palette: &Palette, frame: Frame) -> String {
    let paint = |tone| palette.tone(tone).to_string();
    let parts = svg_parts(scene, geometry, &paint, frame);
    let mut out = parts.opening;
    out.push_str(&parts.ground);
    parts.elements.iter().for_each(|(_, element)| out.push_str(element));
    out.push_str(&parts.names);
    out.push_str("</svg>\n");
    out
}

/// Writes a text as it stands in HTML and SVG.
pub fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            letter => escaped.push(letter),
        }
    }
    escaped
}

/// A picture in its parts, for pages that put pictures together themselves. Each part is whole lines.
#[derive(Clone, Debug, PartialEq)]
pub struct SvgParts {
    /// The opening tag of the picture.
    pub opening: String,
    /// Its ground.
    pub ground: String,
    /// What is drawn, in painting order.
    pub elements: Vec<(Layer, String)>,
    /// The names of columns and rows; empty if they are not named.
    pub names: String,
}

/// Writes the scene as the parts of an SVG, in the colours that `paint` gives to tones, such as `var(--ink)`.
pub fn svg_parts(
    scene: &Scene,
    geometry: &Geometry,
    paint: &dyn Fn(Tone) -> String,
    frame: Frame,
) -> SvgParts {
    let (left, top) = frame.margins(geometry);
    let [width, height] = frame.size(geometry).map(Short);
    let mut writer = Writer { paint, frame, left, top, out: String::new() };
    writer.line(format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" font-family=\"{FONTS}\" text-anchor=\"middle\">",
    ));
    let opening = writer.take();
    let surface = paint(Tone::Surface);
    writer.line(format_args!("<rect width=\"{width}\" height=\"{height}\" fill=\"{surface}\"/>"));
    let ground = writer.take();
    let elements = shapes(scene, geometry, frame.cell)
        .iter()
        .map(|shape| {
            writer.shape(shape);
            (shape.layer, writer.take())
        })
        .collect();
    for name in coordinates(scene, geometry, frame.cell, frame.coordinates) {
        writer.coordinate(&name);
    }
    SvgParts { opening, ground, elements, names: writer.take() }
}

struct Writer<'a> {
    paint: &'a dyn Fn(Tone) -> String,
    frame: Frame,
    left: f32,
    top: f32,
    out: String,
}

impl Writer<'_> {
    /// What was written since the last time.
    fn take(&mut self) -> String {
        std::mem::take(&mut self.out)
    }

    fn line(&mut self, text: std::fmt::Arguments<'_>) {
        // Writing to a string does not fail.
        let _ = self.out.write_fmt(text);
        self.out.push('\n');
    }

    fn shape(&mut self, shape: &Shape) {
        let fill = shape.fill;
        match &shape.form {
            Form::Text { centre, symbol, size, weight, slanted } => {
                let Some(fill) = fill else { return };
                let size = size * self.frame.cell;
                let style = if *slanted { " font-style=\"italic\"" } else { "" };
                let style = format!("{style}{}", opacity(shape.opacity));
                self.text(*centre, &symbol.to_string(), size, *weight, fill, &style);
            }
            Form::GridLine { from, to } => {
                let Some(pen) = shape.pen else { return };
                let path = format!("M{}L{}", self.point(*from), self.point(*to));
                let colour = (self.paint)(pen.tone);
                let width = Short(pen.width);
                self.line(format_args!(
                    "<path d=\"{path}\" stroke=\"{colour}\" stroke-width=\"{width}\" \
                     stroke-linecap=\"square\"/>"
                ));
            }
            form => {
                let fill = fill.map_or_else(|| "none".to_owned(), |tone| (self.paint)(tone));
                let stroke = shape.pen.map_or_else(String::new, |pen| self.stroke(pen));
                let (name, place) = self.place(form);
                let opacity = opacity(shape.opacity);
                self.line(format_args!("<{name} {place} fill=\"{fill}\"{stroke}{opacity}/>"));
            }
        }
    }

    /// The element of a form, and where it is.
    fn place(&self, form: &Form) -> (&'static str, String) {
        let cell = self.frame.cell;
        match form {
            Form::Rectangle { at, width, height, corner } => {
                let (x, y) = self.pixels(*at);
                let corner = Short(corner * cell);
                let (width, height) = (Short(width * cell), Short(height * cell));
                let place = format!(
                    "x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{corner}\""
                );
                ("rect", place)
            }
            Form::Circle { centre, radius } => {
                let (x, y) = self.pixels(*centre);
                ("circle", format!("cx=\"{x}\" cy=\"{y}\" r=\"{}\"", Short(radius * cell)))
            }
            Form::Polygon(corners) => {
                let corners: Vec<String> = corners.iter().map(|&at| self.point(at)).collect();
                ("polygon", format!("points=\"{}\"", corners.join(" ")))
            }
            Form::Path { start, segments } => {
                let mut path = format!("M{}", self.point(*start));
                for segment in segments {
                    // Writing to a string does not fail.
                    let _ = match segment {
                        Segment::Line(end) => write!(path, "L{}", self.point(*end)),
                        Segment::Curve(control, end) => {
                            write!(path, "Q{} {}", self.point(*control), self.point(*end))
                        }
                    };
                }
                ("path", format!("d=\"{path}\""))
            }
            Form::GridLine { .. } | Form::Text { .. } => ("g", String::new()),
        }
    }

    fn stroke(&self, pen: Pen) -> String {
        let colour = (self.paint)(pen.tone);
        let width = Short(pen.width);
        let dash = pen.dash.map_or_else(String::new, |dash| {
            format!(" stroke-dasharray=\"{} {}\"", Short(dash.on), Short(dash.off))
        });
        format!(" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-linejoin=\"round\"{dash}")
    }

    fn coordinate(&mut self, name: &LineName) {
        let (weight, tone) = if name.is_selected {
            (Weight::SemiBold, Tone::Ink)
        } else {
            (Weight::Regular, Tone::Pencil)
        };
        self.text(name.centre, &name.text, NAME_SIZE, weight, tone, "");
    }

    fn text(
        &mut self,
        centre: Point,
        text: &str,
        size: f32,
        weight: Weight,
        tone: Tone,
        style: &str,
    ) {
        let foot = centre.moved(0.0, FOOT * size / self.frame.cell);
        let (x, y) = self.pixels(foot);
        let weight = match weight {
            Weight::Regular => "",
            Weight::SemiBold => " font-weight=\"600\"",
        };
        let text = text.replace('&', "&amp;").replace('<', "&lt;");
        let (size, colour) = (Short(size), (self.paint)(tone));
        self.line(format_args!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{weight} fill=\"{colour}\"{style}>{text}</text>"
        ));
    }

    fn point(&self, at: Point) -> String {
        let (x, y) = self.pixels(at);
        format!("{x},{y}")
    }

    fn pixels(&self, at: Point) -> (Short, Short) {
        (Short(self.left + at.x * self.frame.cell), Short(self.top + at.y * self.frame.cell))
    }
}

fn opacity(opacity: f32) -> String {
    if opacity < 1.0 { format!(" opacity=\"{}\"", Short(opacity)) } else { String::new() }
}

/// A number with two decimal places at the most.
#[derive(Clone, Copy)]
struct Short(f32);

impl Display for Short {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let text = format!("{:.2}", self.0);
        let text = text.trim_end_matches('0').trim_end_matches('.');
        formatter.write_str(if text == "-0" { "0" } else { text })
    }
}
