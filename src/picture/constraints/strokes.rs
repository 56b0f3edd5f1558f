//! Lines through cells, with what is at their ends: bulbs, circles, lozenges, heads.

use super::canvas::{Brush, Canvas, pen};
use super::layers::BELOW;
use super::look::{Look, Pattern, looks};
use crate::grid::{Cell, Constraint, ConstraintNumber, Glyph, Weight};
use crate::picture::scene::Scene;
use crate::picture::shape::{Form, Point, Tone};

/// How wide lines are.
const WIDE: f32 = 0.34;
const MIDDLE: f32 = 0.2;
/// How wide a thin line is, and the lines of circles and lozenges, in pixels.
const THIN: f32 = 2.75;
/// How wide the edge of a line is, in pixels.
const EDGE: f32 = 1.0;
/// The radius of a bulb, of a circle, and how far the tips of a lozenge are from its middle.
const BULB: f32 = 0.36;
const CIRCLE: f32 = 0.415;
const LOZENGE: f32 = 0.46;
/// How far a head reaches over the middle of the last cell, and how long and how broad its sides are.
const OVER: f32 = 0.16;
const HEAD: f32 = 0.19;
/// The strokes and gaps of broken lines, and how wide what is within a line is, in parts of its width.
const BROKEN: (f32, f32) = (0.36, 0.14);
const DOTTED: (f32, f32) = (0.13, 0.12);
const RAILS: f32 = 0.4;
const CORE: f32 = 0.2;

/// The line of one constraint.
struct Line<'a> {
    constraint: &'a Constraint,
    /// The points that each of its strokes goes through.
    strokes: Vec<Vec<Point>>,
    is_lit: bool,
}

impl Line<'_> {
    fn has(&self, glyph: &Glyph) -> bool {
        self.constraint.kind.drawn.contains(glyph)
    }
}

/// All lines: kind by kind, so that those of a kind which share cells run into each other; the lit ones last.
pub(super) fn lines(canvas: &mut Canvas<'_>, scene: &Scene) {
    for look in looks(canvas.geometry) {
        let all = canvas.geometry.constraints().iter().enumerate();
        let of_kind = all.filter(|(_, constraint)| constraint.kind.id == look.kind.id);
        let line = |(number, constraint)| Line {
            constraint,
            strokes: strokes(canvas, constraint),
            is_lit: scene.lit.contains(&ConstraintNumber::new(number)),
        };
        let (lit, plain): (Vec<_>, Vec<_>) = of_kind.map(line).partition(|line| line.is_lit);
        for lines in [plain, lit] {
            draw(canvas, &look, &lines);
        }
    }
}

/// The lines of a kind, all lit or none.
fn draw(canvas: &mut Canvas<'_>, look: &Look<'_>, lines: &[Line<'_>]) {
    let Some(first) = lines.first() else { return };
    let (body, edge) = if first.is_lit {
        (Tone::BaseTint, Tone::Base)
    } else {
        (Tone::Line(look.hue), Tone::LineEdge(look.hue))
    };
    let width = match look.weight {
        Weight::Wide => WIDE,
        Weight::Middle => MIDDLE,
        Weight::Thin => THIN * canvas.pixel,
    };
    let around = 2.0 * EDGE * canvas.pixel * if first.is_lit { 1.5 } else { 1.0 };
    if look.weight == Weight::Thin {
        let brush = Brush { tone: edge, width, dash: dash(look.pattern) };
        for stroke in lines.iter().flat_map(|line| &line.strokes) {
            canvas.path(BELOW, stroke, brush);
        }
    } else {
        for (tone, wider) in [(edge, around), (body, 0.0)] {
            for line in lines {
                let brush = Brush { tone, width, dash: dash(look.pattern) };
                band(canvas, line, brush, wider);
            }
        }
        let within = match look.pattern {
            Pattern::Rails => Some((Tone::Surface, RAILS)),
            Pattern::Core => Some((edge, CORE)),
            Pattern::Plain | Pattern::Broken | Pattern::Dotted => None,
        };
        if let Some((tone, part)) = within {
            for stroke in lines.iter().flat_map(|line| &line.strokes) {
                canvas.path(BELOW, stroke, Brush { tone, width: part * width, dash: None });
            }
        }
    }
    for line in lines {
        ends(canvas, line, (body, edge), width);
    }
}

/// One layer of a broad line, with round ends, and its bulb, all so much wider.
fn band(canvas: &mut Canvas<'_>, line: &Line<'_>, brush: Brush, wider: f32) {
    let brush = Brush { width: brush.width + wider, ..brush };
    for stroke in &line.strokes {
        canvas.path(BELOW, stroke, brush);
        if brush.dash.is_none() {
            for &end in stroke.first().into_iter().chain(stroke.last()) {
                canvas.circle(BELOW, (end, brush.width / 2.0), Some(brush.tone), None);
            }
        }
    }
    if line.has(&Glyph::Bulb)
        && let Some(cell) = line.constraint.cells().next()
    {
        let radius = BULB + wider / 2.0;
        canvas.circle(BELOW, (canvas.centre(cell), radius), Some(brush.tone), None);
    }
}

const fn dash(pattern: Pattern) -> Option<(f32, f32)> {
    match pattern {
        Pattern::Plain | Pattern::Rails | Pattern::Core => None,
        Pattern::Broken => Some(BROKEN),
        Pattern::Dotted => Some(DOTTED),
    }
}

/// The points that the strokes of a constraint go through: those of a line with a circle for its sum begin at that, and
/// between ends with signs they leave these free.
fn strokes(canvas: &Canvas<'_>, constraint: &Constraint) -> Vec<Vec<Point>> {
    let has = |glyph: &Glyph| constraint.kind.drawn.contains(glyph);
    let points =
        |cells: &[Cell]| -> Vec<Point> { cells.iter().map(|&cell| canvas.centre(cell)).collect() };
    let mut strokes: Vec<Vec<Point>> = if has(&Glyph::Circle) && constraint.parts.len() > 1 {
        let from = points(&constraint.parts[0]);
        let tails = constraint.parts[1..].iter().map(|cells| points(cells));
        let join = |tail: Vec<Point>| {
            let near = |at: &&Point| tail.first().map_or(0.0, |next| at.distance(*next));
            let start = from.iter().min_by(|one, other| near(one).total_cmp(&near(other)));
            start.copied().into_iter().chain(tail.iter().copied()).collect()
        };
        tails.map(join).collect()
    } else {
        constraint.parts.iter().map(|cells| points(cells)).collect()
    };
    for stroke in &mut strokes {
        if has(&Glyph::Loop) {
            stroke.extend(stroke.first().copied());
        }
        let circles = has(&Glyph::EndCircles);
        if has(&Glyph::Circle) {
            shorten(stroke, |_| CIRCLE);
        }
        if circles || has(&Glyph::EndDiamonds) {
            let by =
                |way: Point| if circles { CIRCLE } else { LOZENGE / (way.x.abs() + way.y.abs()) };
            for _ in 0..2 {
                shorten(stroke, by);
                stroke.reverse();
            }
        }
        if has(&Glyph::Head) {
            lengthen(stroke);
        }
    }
    strokes
}

/// Lets a stroke begin so far from its first point, by the way that it goes there, whose length is 1.
fn shorten(stroke: &mut [Point], by: impl Fn(Point) -> f32) {
    let &mut [ref mut first, next, ..] = stroke else { return };
    let length = first.distance(next).max(f32::EPSILON);
    let way = Point::new((next.x - first.x) / length, (next.y - first.y) / length);
    *first = first.towards(next, by(way));
}

/// Lets a stroke end a little behind its last point.
fn lengthen(stroke: &mut [Point]) {
    let &mut [.., before, ref mut last] = stroke else { return };
    *last = before.towards(*last, before.distance(*last) + OVER);
}

/// Circles, lozenges and heads.
fn ends(canvas: &mut Canvas<'_>, line: &Line<'_>, (body, tone): (Tone, Tone), width: f32) {
    let is_thin = width < MIDDLE;
    let ring = pen(tone, THIN);
    let cells: Vec<Cell> = line.constraint.cells().collect();
    let both = [cells.first(), cells.last()].into_iter().flatten().copied();
    for glyph in &line.constraint.kind.drawn {
        match glyph {
            Glyph::Circle => pill(canvas, &line.constraint.parts[0], tone),
            // That of a broad line is part of it.
            Glyph::Bulb if is_thin => {
                if let Some(&first) = cells.first() {
                    let disc = (canvas.centre(first), BULB);
                    canvas.circle(BELOW, disc, Some(body), Some(ring));
                }
            }
            Glyph::EndCircles => {
                for cell in both.clone() {
                    canvas.circle(BELOW, (canvas.centre(cell), CIRCLE), None, Some(ring));
                }
            }
            Glyph::EndDiamonds => {
                for cell in both.clone() {
                    let at = canvas.centre(cell);
                    let tips = [(0.0, -LOZENGE), (LOZENGE, 0.0), (0.0, LOZENGE), (-LOZENGE, 0.0)];
                    let tips = tips.map(|(x, y)| at.moved(x, y)).to_vec();
                    canvas.push(BELOW, Form::Polygon(tips), None, Some(ring));
                }
            }
            Glyph::Head => {
                for stroke in &line.strokes {
                    if let [.., before, tip] = stroke[..] {
                        let brush = Brush { tone, width, dash: None };
                        canvas.path(BELOW, &head(before, tip, HEAD), brush);
                    }
                }
            }
            _ => {}
        }
    }
}

/// The sides of the head of an arrow, with its tip between them.
pub(super) fn head(from: Point, tip: Point, size: f32) -> [Point; 3] {
    let back = tip.towards(from, size);
    let (x, y) = (back.x - tip.x, back.y - tip.y);
    let side = |turn: f32| back.moved(-y * turn, x * turn);
    [side(0.75), tip, side(-0.75)]
}

/// A circle around a cell, or a pill around several.
fn pill(canvas: &mut Canvas<'_>, cells: &[Cell], tone: Tone) {
    let points: Vec<Point> = cells.iter().map(|&cell| canvas.centre(cell)).collect();
    let Some((&first, &last)) = points.first().zip(points.last()) else { return };
    if points.len() == 1 {
        return canvas.circle(BELOW, (first, CIRCLE), None, Some(pen(tone, THIN)));
    }
    let geometry = canvas.geometry;
    let is_level = cells.windows(2).all(|pair| geometry.row(pair[0]) == geometry.row(pair[1]));
    let is_upright =
        cells.windows(2).all(|pair| geometry.column(pair[0]) == geometry.column(pair[1]));
    if is_level || is_upright {
        let at = Point::new(first.x.min(last.x), first.y.min(last.y)).moved(-CIRCLE, -CIRCLE);
        let width = (last.x - first.x).abs() + 2.0 * CIRCLE;
        let height = (last.y - first.y).abs() + 2.0 * CIRCLE;
        let form = Form::Rectangle { at, width, height, corner: CIRCLE };
        return canvas.push(BELOW, form, None, Some(pen(tone, THIN)));
    }
    let thin = THIN * canvas.pixel;
    for (tone, radius) in [(tone, CIRCLE + thin / 2.0), (Tone::Surface, CIRCLE - thin / 2.0)] {
        canvas.path(BELOW, &points, Brush { tone, width: 2.0 * radius, dash: None });
        for end in [first, last] {
            canvas.circle(BELOW, (end, radius), Some(tone), None);
        }
    }
}
