//! Signs between cells: dots, texts and `<` on edges, circles with digits on corners.

use super::canvas::{Brush, Canvas, TextStyle, pen};
use super::layers::{ABOVE, ink, with};
use crate::grid::{Cell, Constraint, Form as Cells, Glyph};
use crate::picture::scene::Scene;
use crate::picture::shape::{Point, Tone, Weight};

/// The radius of a dot, and of one with a number.
const DOT: f32 = 0.115;
const NUMBERED: f32 = 0.137;
/// The radius of a circle on a corner: with one digit, and with more.
const ONE: f32 = 0.15;
const MORE: f32 = 0.207;
/// The size of a number in a dot, of a text on an edge, and of digits on a corner.
const NUMBER: f32 = 0.19;
const TEXT: f32 = 0.27;
const DIGITS: f32 = 0.19;
/// Half of how broad and of how high `<` is.
const LESS: (f32, f32) = (0.075, 0.115);
/// How much paper a sign without a dot needs.
const PAPER: f32 = 0.115;
/// How wide the lines of signs are, and of lit ones, in pixels.
const LINE: (f32, f32) = (1.25, 2.5);

/// All signs between cells.
pub(super) fn signs(canvas: &mut Canvas<'_>, scene: &Scene) {
    let glyphs = |glyph: &Glyph| {
        matches!(glyph, Glyph::BlackDot | Glyph::WhiteDot | Glyph::OnEdge | Glyph::Less)
    };
    for (constraint, glyph, is_lit) in with(canvas.geometry, scene, glyphs) {
        let cells: Vec<Cell> = constraint.cells().collect();
        let middle = middle(canvas, &cells);
        let line = if is_lit { LINE.1 } else { LINE.0 };
        match glyph {
            Glyph::Less => less(canvas, &cells, middle, (is_lit, line)),
            Glyph::OnEdge => written(canvas, constraint, middle, is_lit),
            _ => {
                let fill = match glyph {
                    Glyph::BlackDot => Tone::Black,
                    _ if constraint.kind.cells == Cells::Corner => Tone::Surface,
                    _ => Tone::White,
                };
                let count = text(canvas, constraint).map_or(0, |text| text.chars().count());
                let radius = match (&constraint.kind.cells, count) {
                    (Cells::Corner, ..=1) => ONE,
                    (Cells::Corner, _) => MORE,
                    (_, 0) => DOT,
                    _ => NUMBERED,
                };
                let ring = pen(ink(is_lit), line);
                canvas.circle(ABOVE, (middle, radius), Some(fill), Some(ring));
            }
        }
    }
}

/// The point in the middle of cells.
fn middle(canvas: &Canvas<'_>, cells: &[Cell]) -> Point {
    let sum = cells
        .iter()
        .map(|&cell| canvas.centre(cell))
        .fold(Point::new(0.0, 0.0), |sum, at| sum.moved(at.x, at.y));
    let count = cells.len().max(1) as f32;
    Point::new(sum.x / count, sum.y / count)
}

/// What is written with a constraint, unless it is what is meant without.
fn text<'a>(canvas: &Canvas<'_>, constraint: &'a Constraint) -> Option<&'a str> {
    let worths = canvas.geometry.worths();
    constraint.value.as_deref().filter(|value| !constraint.kind.is_usual(value, worths))
}

/// The value: in a dot, on a corner, or alone.
fn written(canvas: &mut Canvas<'_>, constraint: &Constraint, at: Point, is_lit: bool) {
    let Some(text) = text(canvas, constraint) else { return };
    let drawn = &constraint.kind.drawn;
    let (weight, tone) = (Weight::SemiBold, ink(is_lit));
    if constraint.kind.cells == Cells::Corner {
        let style = TextStyle { size: DIGITS, weight: Weight::Regular, tone };
        let letters: Vec<char> = text.chars().collect();
        // Two lines from three digits on.
        let first = if letters.len() > 2 { letters.len().div_ceil(2) } else { letters.len() };
        let (above, below) = letters.split_at(first);
        let apart = if below.is_empty() { 0.0 } else { 0.082 };
        for (letters, down) in [(above, -apart), (below, apart)] {
            let line: String = letters.iter().collect();
            canvas.text(ABOVE, at.moved(0.0, down), &line, style);
        }
        return;
    }
    let (size, tone) = if drawn.contains(&Glyph::BlackDot) {
        (NUMBER, Tone::White)
    } else if drawn.contains(&Glyph::WhiteDot) {
        (NUMBER, Tone::Black)
    } else {
        canvas.circle(ABOVE, (at, PAPER), Some(Tone::Surface), None);
        (TEXT, tone)
    };
    let size = if text.chars().count() > 1 { size * 0.9 } else { size };
    canvas.text(ABOVE, at, text, TextStyle { size, weight, tone });
}

/// The sign `<`, with its tip towards the first cell.
fn less(canvas: &mut Canvas<'_>, cells: &[Cell], at: Point, (is_lit, line): (bool, f32)) {
    let &[first, ..] = cells else { return };
    let first = canvas.centre(first);
    // Half the way from one middle to the other.
    let (x, y) = (2.0 * (first.x - at.x), 2.0 * (first.y - at.y));
    let (deep, broad) = LESS;
    let point = |along: f32, aside: f32| at.moved(along * x - aside * y, along * y + aside * x);
    canvas.circle(ABOVE, (at, PAPER), Some(Tone::Surface), None);
    let sides = [point(-deep, broad), point(deep, 0.0), point(-deep, -broad)];
    let brush = Brush { tone: ink(is_lit), width: (line + 0.75) * canvas.pixel, dash: None };
    canvas.path(ABOVE, &sides, brush);
}
