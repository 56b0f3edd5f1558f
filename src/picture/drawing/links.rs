//! Links: their routes with round bends, a casing and a head.

use super::route::{Arc, Lanes, Route};
use super::tones::set_pen;
use super::{Drawing, dashed, solid};
use crate::picture::scene::{Link, LinkKind, MarkKind};
use crate::picture::shape::{Form, Layer, Pen, Point, Segment, Tone};

/// The radius of bends.
const BEND: f32 = 0.11;
/// The length of an arrow head, and half of its width.
const HEAD: f32 = 0.12;
const HALF_HEAD: f32 = 0.055;
/// The width of the line around a head, in pixels: half of it is seen.
const HEAD_CASING: f32 = 1.5;
/// The width of what joins the candidates of a node, in pixels.
const GROUP: f32 = 4.5;
/// How far the casing reaches on each side of a link, in pixels.
const CASING: f32 = 1.5;

/// How far from the middles of both marks a link begins and ends.
#[derive(Clone, Copy, Default)]
pub(super) struct Rims {
    from: f32,
    to: f32,
}

/// A link as it is drawn.
struct LinkPath {
    start: Point,
    segments: Vec<Segment>,
    /// The last bend.
    before_tip: Point,
    /// The tip of its head.
    tip: Point,
}

impl Drawing<'_> {
    /// All links, each over the casing of those before it.
    pub(super) fn links(&mut self) {
        let mut lanes = Lanes::of(self.geometry);
        for &link in &self.scene.links {
            let route = self.route(link, &mut lanes);
            self.link(link, route);
        }
    }

    fn link(&mut self, link: Link, route: Route) {
        let from = self.rim(link.from) + self.pixel;
        let rims = Rims { from, to: self.rim(link.to) + 0.5 * self.pixel };
        self.line_along(link.kind, self.tone_of_group(link), route, rims);
    }

    /// A line along a route that leaves the rims of both marks free; what joins a node has the tone.
    pub(super) fn line_along(&mut self, kind: LinkKind, group: Tone, route: Route, rims: Rims) {
        let pen = match kind {
            LinkKind::Strong => solid(Tone::Base, 2.5),
            LinkKind::Weak => dashed(Tone::Cover, 2.0, 5.0, 4.0),
            LinkKind::Shared => dashed(Tone::Pivot, 2.0, 5.0, 4.0),
            LinkKind::Group => solid(group, GROUP),
            LinkKind::Branch(number) => set_pen(number, 2.0),
        };
        let head = if kind == LinkKind::Group { 0.0 } else { HEAD };
        let LinkPath { start, segments, before_tip, tip } = match route {
            Route::Bends(points) => bends(points, rims, head),
            Route::Arc(Arc { from, control, to }) => {
                let tip = to.towards(control, rims.to);
                let neck = tip.towards(control, 0.7 * head * self.raster.scale());
                let start = from.towards(control, rims.from);
                let segments = vec![Segment::Curve(control, neck)];
                LinkPath { start, segments, before_tip: control, tip }
            }
        };
        let casing = Pen { tone: Tone::Surface, width: pen.width + 2.0 * CASING, dash: None };
        let form = Form::Path { start, segments };
        self.stroke(Layer::Links, form.clone(), casing);
        self.stroke(Layer::Links, form, pen);
        if head > 0.0 {
            let scale = self.raster.scale();
            let head = arrow_head(before_tip, tip, head * scale, HALF_HEAD * scale);
            let casing = Pen { tone: Tone::Surface, width: HEAD_CASING, dash: None };
            self.push(Layer::Heads, head.clone(), None, Some(casing));
            self.fill(Layer::Heads, head, pen.tone);
        }
    }

    /// What joins the candidates of a node has the colour of their marks.
    fn tone_of_group(&self, link: Link) -> Tone {
        match self.scene.marks.get(&link.from).map(|mark| mark.kind) {
            Some(MarkKind::IsNot) => Tone::Cover,
            _ => Tone::Base,
        }
    }
}

/// The path through the points with round bends, cut off at the rims of both marks, with a head of this length.
fn bends(mut points: Vec<Point>, rims: Rims, head: f32) -> LinkPath {
    let last = points.len() - 1;
    points[0] = points[0].towards(points[1], rims.from);
    let before_tip = points[last - 1];
    let tip = points[last].towards(before_tip, rims.to);
    // The line ends inside of the head, so that no gap shows between them.
    points[last] = tip.towards(before_tip, (0.7 * head).min(0.5 * tip.distance(before_tip)));
    let mut segments = Vec::new();
    for index in 1..last {
        let (before, bend, after) = (points[index - 1], points[index], points[index + 1]);
        let half = |other: Point| BEND.min(0.5 * bend.distance(other));
        segments.push(Segment::Line(bend.towards(before, half(before))));
        segments.push(Segment::Curve(bend, bend.towards(after, half(after))));
    }
    segments.push(Segment::Line(points[last]));
    LinkPath { start: points[0], segments, before_tip, tip }
}

fn arrow_head(from: Point, tip: Point, length: f32, half_width: f32) -> Form {
    let base = tip.towards(from, length);
    let (x, y) = (tip.x - base.x, tip.y - base.y);
    let norm = x.hypot(y).max(f32::EPSILON);
    let (right, down) = (-y / norm * half_width, x / norm * half_width);
    Form::Polygon(vec![tip, base.moved(right, down), base.moved(-right, -down)])
}
