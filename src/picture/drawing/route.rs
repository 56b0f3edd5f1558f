//! The ways that links take: along the lines of the grid, so that they cross no digit.
//!
//! A route is a list of points from the middle of one mark to the middle of the other, with bends that
//! are rounded later. A link inside a row or a column leaves its mark obliquely, follows the nearest
//! line of the grid, and comes back the same way. A mark that is not next to the line leaves
//! through the gap beside it. Links that share a stretch of a line lie side by side: [`Lanes`]
//! remembers which stretches are taken.

use super::Drawing;
use crate::grid::{Candidate, Cell, Digit, Geometry};
use crate::picture::raster::{Raster, centre};
use crate::picture::scene::Link;
use crate::picture::shape::Point;

/// How far along the line a link reaches it.
const REACH: f32 = 0.31;
/// How much farther along the line the next link does.
const FAN: f32 = 0.08;
/// How many links lie side by side: more would hide the candidates, so these lie on each other.
const LANES: usize = 3;
/// How far the nearest link keeps from its line, in pixels; from the line around the grid so far that its casing does
/// not cut it.
const OFF_LINE: f32 = 1.5;
const OFF_EDGE: f32 = 3.75;
/// How far links in a lane lie apart, in pixels: the casing of one ends where the other begins.
const APART: f32 = 4.0;
/// How far a straight link keeps from pencil marks and from digits.
const CLEAR_OF_PENCIL: f32 = 0.1;
const CLEAR_OF_DIGIT: f32 = 0.27;

/// Which way a lane runs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Along {
    Row,
    Column,
}

/// A stretch of a lane that a link takes.
struct Stretch {
    along: Along,
    line: usize,
    /// Whether the lane is on the far side of the line: below it, or to its right.
    beyond: bool,
    from: f32,
    to: f32,
    slot: usize,
}

/// The stretches of lanes that are taken.
pub(super) struct Lanes {
    /// The numbers of the last lines of the grid: between columns and between rows.
    last: [usize; 2],
    taken: Vec<Stretch>,
    /// Links that leave the lanes.
    free: Vec<Link>,
}

/// Where a link lies in a lane.
#[derive(Clone, Copy)]
struct Taken {
    /// Across the lane.
    at: f32,
    /// How many links lie between it and the line.
    slot: usize,
}

impl Lanes {
    /// Free lanes of a grid.
    pub(super) fn of(geometry: &Geometry) -> Self {
        let last = [geometry.column_count(), geometry.rows_drawn()];
        Self { last, taken: Vec::new(), free: Vec::new() }
    }

    /// Tells how many links between the same two candidates leave the lanes already, and adds this one.
    fn repeats(&mut self, link: Link) -> usize {
        let ends = [link.from, link.to];
        let same = |other: &&Link| ends.contains(&other.from) && ends.contains(&other.to);
        let count = self.free.iter().filter(same).count();
        self.free.push(link);
        count
    }

    /// Takes a stretch of a lane beside a line.
    fn take(
        &mut self,
        along: Along,
        line: usize,
        beyond: bool,
        ends: [f32; 2],
        pixel: f32,
    ) -> Taken {
        let [one, other] = ends;
        let (from, to) = (one.min(other), one.max(other));
        let taken = |slot: usize| {
            self.taken.iter().any(|other| {
                other.along == along
                    && (other.line, other.beyond, other.slot) == (line, beyond, slot)
                    && from < other.to
                    && other.from < to
            })
        };
        let slot = (0..LANES).find(|&slot| !taken(slot)).unwrap_or(LANES - 1);
        self.taken.push(Stretch { along, line, beyond, from, to, slot });
        let last = self.last[usize::from(along == Along::Row)];
        let off = if line == 0 || line == last { OFF_EDGE } else { OFF_LINE };
        Taken { at: line as f32 + sign(beyond) * (off + APART * slot as f32) * pixel, slot }
    }
}

impl Taken {
    /// How far along the line the link reaches its lane: the nearer to the mark, the farther, so that the heads of links
    /// that lie side by side stand apart.
    fn reach(self) -> f32 {
        REACH + FAN * self.slot as f32
    }
}

/// How a link goes.
pub(super) enum Route {
    /// Straight from point to point, with round bends.
    Bends(Vec<Point>),
    /// Inside a cell.
    Arc(Arc),
}

/// A quadratic curve.
#[derive(Clone, Copy)]
pub(super) struct Arc {
    pub(super) from: Point,
    pub(super) control: Point,
    pub(super) to: Point,
}

/// How a link comes to its lane, or from it.
#[derive(Clone, Copy)]
struct Exit {
    /// Where it goes along the lane: 1 forwards, -1 backwards.
    way: f32,
    /// On which side of the mark the lane is: 1 beyond it, -1 before it.
    side: f32,
    /// Where the lane lies, across.
    lane: f32,
    /// How far along the lane the link reaches it.
    reach: f32,
}

/// A coordinate along a lane and one across it, so that rows and columns are one case.
impl Along {
    fn split(self, point: Point) -> (f32, f32) {
        match self {
            Self::Row => (point.x, point.y),
            Self::Column => (point.y, point.x),
        }
    }

    fn join(self, along: f32, across: f32) -> Point {
        match self {
            Self::Row => Point::new(along, across),
            Self::Column => Point::new(across, along),
        }
    }
}

impl Drawing<'_> {
    /// The way that a link takes.
    pub(super) fn route(&self, link: Link, lanes: &mut Lanes) -> Route {
        let (from, to) = (link.from.cell, link.to.cell);
        let ends = [link.from, link.to].map(|end| self.raster.place(self.geometry, end));
        if from == to {
            return self.arc(link, ends, lanes.repeats(link));
        }
        let same_row = self.geometry.row(from) == self.geometry.row(to);
        let same_column = self.geometry.column(from) == self.geometry.column(to);
        if same_row {
            Route::Bends(self.in_line(link, Along::Row, lanes))
        } else if same_column {
            Route::Bends(self.in_line(link, Along::Column, lanes))
        } else if self.is_clear(link, ends) {
            Route::Bends(self.aside(ends, lanes.repeats(link)))
        } else {
            Route::Bends(self.round_the_corner(link, lanes))
        }
    }

    /// Straight, beside so many others between the same ends: by turns to the right of these and to the left.
    fn aside(&self, [a, b]: [Point; 2], others: usize) -> Vec<Point> {
        let by = sign(others % 2 == 1) * APART * self.pixel * others.div_ceil(2) as f32;
        let length = a.distance(b).max(f32::EPSILON);
        let (right, down) = (-(b.y - a.y) / length * by, (b.x - a.x) / length * by);
        [a, b].map(|end| end.moved(right, down)).to_vec()
    }

    /// Along the line beside the row or column of both ends.
    fn in_line(&self, link: Link, along: Along, lanes: &mut Lanes) -> Vec<Point> {
        let points = [link.from, link.to].map(|end| self.raster.place(self.geometry, end));
        let [(a, _), (b, _)] = points.map(|point| along.split(point));
        let offsets = [link.from, link.to].map(|Candidate { digit, .. }| self.across(along, digit));
        // The side that the first end is nearer to, else the second, else the lower.
        let lean = if offsets[0] == 0.0 { offsets[1] } else { offsets[0] };
        let far = lean >= 0.0;
        let cell = link.from.cell;
        let place = match along {
            Along::Row => self.geometry.row(cell),
            Along::Column => self.geometry.column(cell),
        };
        // The lane is inside of the ends' row: before its lower line, beyond its upper line.
        let taken = lanes.take(along, place + usize::from(far), !far, [a, b], self.pixel);
        let (lane, way) = (taken.at, (b - a).signum());
        let reach = taken.reach().min(0.4 * (b - a).abs());
        let side = sign(far);
        let mut route = vec![points[0]];
        route.extend(self.leave(along, link.from, Exit { way, side, lane, reach }));
        let mut back = self.leave(along, link.to, Exit { way: -way, side, lane, reach });
        back.reverse();
        route.extend(back);
        route.push(points[1]);
        route
    }

    /// The bends between a mark and its lane.
    fn leave(&self, along: Along, end: Candidate, exit: Exit) -> Vec<Point> {
        let Exit { way, side, lane, reach } = exit;
        let (at, across) = along.split(self.raster.place(self.geometry, end));
        if self.is_outermost(along, self.across(along, end.digit), side) {
            return vec![along.join(at + way * reach, lane)];
        }
        // Half the way to the next mark: along the lane, and across it.
        let steps = Point::new(self.raster.step(), self.raster.row_step());
        let (gap, aside) = along.split(Point::new(steps.x / 2.0, steps.y / 2.0));
        // A gap beside a mark is narrower than one beside a pencil mark, or beside nothing.
        let passed = |way: f32| along.join(at + 2.0 * gap * way, across + 2.0 * aside * side);
        let is_free = |way: f32| !self.is_marked(end.cell, passed(way));
        let way = if is_free(way) || !is_free(-way) { way } else { -way };
        let gap_at = at + way * gap.min(reach);
        vec![along.join(gap_at, across + side * aside), along.join(gap_at, lane)]
    }

    /// Whether a digit of the cell has a mark at this place.
    fn is_marked(&self, cell: Cell, place: Point) -> bool {
        self.geometry.digits().any(|digit| {
            let there = self.raster.place(self.geometry, Candidate { cell, digit });
            there.distance(place) < 0.01
                && self.scene.marks.contains_key(&Candidate { cell, digit })
        })
    }

    /// Whether no other pencil mark lies between the mark and the lane on that side.
    fn is_outermost(&self, along: Along, offset: f32, side: f32) -> bool {
        let digits = self.geometry.digits();
        let offsets = digits.map(|digit| side * self.across(along, digit));
        offsets.fold(f32::MIN, f32::max) - side * offset < 0.01
    }

    /// How far the digit's mark is from the middle of its cell, across the lane.
    fn across(&self, along: Along, digit: Digit) -> f32 {
        let offset = self.raster.offset(digit);
        along.split(offset).1
    }

    /// Along the line below or above the first end, then along the line beside the second.
    fn round_the_corner(&self, link: Link, lanes: &mut Lanes) -> Vec<Point> {
        let [a, b] = [link.from, link.to].map(|end| self.raster.place(self.geometry, end));
        let (from, to) = (link.from.cell, link.to.cell);
        let below = self.geometry.row(to) > self.geometry.row(from);
        let beside = self.geometry.column(to) > self.geometry.column(from);
        let (down, right) = (sign(below), sign(beside));
        let row = self.geometry.row(from) + usize::from(below);
        let level = lanes.take(Along::Row, row, !below, [a.x, b.x], self.pixel);
        let column = self.geometry.column(to) + usize::from(!beside);
        let upright = lanes.take(Along::Column, column, beside, [a.y, b.y], self.pixel);
        let (lane, reach) = (level.at, level.reach().min(0.6 * (upright.at - a.x).abs()));
        let mut route = vec![a];
        let exit = Exit { way: right, side: down, lane, reach };
        route.extend(self.leave(Along::Row, link.from, exit));
        route.push(Point::new(upright.at, lane));
        let reach = upright.reach().min(0.6 * (lane - b.y).abs());
        let exit = Exit { way: -down, side: -right, lane: upright.at, reach };
        let mut back = self.leave(Along::Column, link.to, exit);
        back.reverse();
        route.extend(back);
        route.push(b);
        route
    }

    /// The arc inside a cell: the first that keeps off the cell's other digits, else the one that keeps farthest. Those
    /// after others between the same ends lie on the other side, or farther out.
    fn arc(&self, link: Link, ends: [Point; 2], others: usize) -> Route {
        let cell = link.from.cell;
        let digits = self.geometry.digits().filter(|&digit| self.is_shown(cell, digit));
        let marks = digits.filter(|&digit| digit != link.from.digit && digit != link.to.digit);
        let marks: Vec<Point> = marks
            .map(|digit| self.raster.place(self.geometry, Candidate { cell, digit }))
            .collect();
        let clear = CLEAR_OF_PENCIL * self.raster.scale();
        let bulges = [0.0, 0.2, -0.15, 0.4].into_iter().flat_map(|by| [(by, 1.0), (by, -1.0)]);
        let middle = centre(self.geometry, cell);
        let curves = bulges.map(|(widen, side)| arc(ends, self.raster, widen, side));
        let mut curves: Vec<(f32, Arc)> =
            curves.map(|curve| (room(curve, &marks, middle).min(clear), curve)).collect();
        curves.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        Route::Arc(curves[others % curves.len()].1)
    }

    /// Whether a digit is shown in the cell as a pencil mark or with a mark.
    fn is_shown(&self, cell: Cell, digit: Digit) -> bool {
        self.scene.cells[cell.index()].pencil.contains(digit)
            || self.scene.marks.contains_key(&Candidate { cell, digit })
    }

    /// Whether a straight line between the ends crosses no digit, pencil mark or mark.
    fn is_clear(&self, link: Link, [a, b]: [Point; 2]) -> bool {
        self.geometry.cells().all(|cell| {
            let picture = &self.scene.cells[cell.index()];
            if picture.digit.is_some() {
                return distance_to_line(centre(self.geometry, cell), a, b) > CLEAR_OF_DIGIT;
            }
            self.geometry.digits().filter(|&digit| self.is_shown(cell, digit)).all(|digit| {
                let candidate: Candidate = Candidate { cell, digit };
                let place = self.raster.place(self.geometry, candidate);
                candidate == link.from
                    || candidate == link.to
                    || distance_to_line(place, a, b) > CLEAR_OF_PENCIL * self.raster.scale()
            })
        })
    }
}

const fn sign(positive: bool) -> f32 {
    if positive { 1.0 } else { -1.0 }
}

/// An arc to the right of the way, or on side -1 to its left, so many steps wider than it would be. It is wider when the
/// ends touch, so that more than its head is seen, and when they are so far apart that a mark lies between.
fn arc([from, to]: [Point; 2], raster: Raster, widen: f32, side: f32) -> Arc {
    let length = from.distance(to).max(f32::EPSILON);
    let steps = match length / raster.step() {
        ..1.2 => 0.46,
        1.2..1.6 => 0.28,
        _ => 0.5,
    };
    let bulge = side * (steps + widen) * raster.step();
    // The curve comes half as near to its control point as the middle of the chord is.
    let (right, down) = (-(to.y - from.y) / length, (to.x - from.x) / length);
    let middle = Point::new(f32::midpoint(from.x, to.x), f32::midpoint(from.y, to.y));
    Arc { from, control: middle.moved(2.0 * bulge * right, 2.0 * bulge * down), to }
}

/// How far a curve inside the cell with this middle keeps from these points, and from the cell's edge.
fn room(Arc { from, control, to }: Arc, points: &[Point], middle: Point) -> f32 {
    let on_curve = |part: f32| {
        let (first, second) = (mix(from, control, part), mix(control, to, part));
        mix(first, second, part)
    };
    let curve = (1..20_u8).map(|number| on_curve(f32::from(number) / 20.0));
    let room = curve.map(|at| {
        let to_edge = 0.5 - (at.x - middle.x).abs().max((at.y - middle.y).abs());
        points.iter().map(|point| point.distance(at)).fold(to_edge, f32::min)
    });
    room.fold(f32::MAX, f32::min)
}

/// The point on the way from one to the other that is so far on.
fn mix(from: Point, to: Point, part: f32) -> Point {
    from.moved((to.x - from.x) * part, (to.y - from.y) * part)
}

fn distance_to_line(point: Point, a: Point, b: Point) -> f32 {
    let (x, y) = (b.x - a.x, b.y - a.y);
    let length = (x * x + y * y).max(f32::EPSILON);
    let part = (((point.x - a.x) * x + (point.y - a.y) * y) / length).clamp(0.0, 1.0);
    point.distance(Point::new(a.x + part * x, a.y + part * y))
}
