//! Outlines of cells that belong together, and cages.

use std::collections::BTreeMap;

use super::canvas::{Canvas, TextStyle, width};
use super::layers::{ABOVE, ink, with};
use crate::grid::{Cell, CellSet, Geometry, Glyph};
use crate::picture::scene::Scene;
use crate::picture::shape::{Dash, Form, Pen, Point, Segment, Tone, Weight};

/// How far the outline of a cage keeps from the edges of its cells, and that of one that shares cells with another.
const INSET: f32 = 0.08;
const SHARED: f32 = 0.045;
/// The size of the sum, where it begins, and how far below its cell's edge its middle is.
const SUM: f32 = 0.195;
const SUM_AT: f32 = 0.035;
const SUM_DOWN: f32 = 0.088;
/// The size of a sum on the edge of its cell.
const ON_EDGE: f32 = 0.17;
/// How far the outline keeps from the sum.
const CLEAR: f32 = 0.03;

/// Cages: a dashed outline within the cells, and the sum in the corner of the first of them in reading order, where the
/// outline leaves room for it.
pub(super) fn cages(canvas: &mut Canvas<'_>, scene: &Scene) {
    let geometry = canvas.geometry;
    let (mut seen, mut corners): (CellSet, CellSet) = (CellSet::EMPTY, CellSet::EMPTY);
    for (constraint, glyph, is_lit) in
        with(geometry, scene, |glyph| matches!(glyph, Glyph::Cage | Glyph::TopLeft))
    {
        let cells: CellSet = constraint.cells().collect();
        let Some(first) = cells.iter().next() else { continue };
        let has_sum = constraint.kind.drawn.contains(&Glyph::TopLeft);
        let sum = constraint.value.as_deref().filter(|_| has_sum);
        let is_taken = corners.contains(first);
        if *glyph == Glyph::TopLeft {
            if let Some(sum) = sum {
                write_sum(canvas, first, sum, (is_taken, is_lit));
                corners |= CellSet::of(first);
            }
            continue;
        }
        let inset = if seen.intersects(&cells) { SHARED } else { INSET };
        seen |= cells;
        let across = if is_lit { 2.0 } else { 1.25 };
        let dash = Some(Dash { on: 4.0, off: 3.0 });
        let pen = Pen { tone: ink(is_lit), width: across, dash };
        let room = sum.filter(|_| !is_taken && !is_dense(geometry)).map(|sum| width(sum, SUM));
        for form in outlines(geometry, cells, inset, room) {
            canvas.push(ABOVE, form, None, Some(pen));
        }
    }
}

/// Whether marks leave no room in the corners of cells.
fn is_dense(geometry: &Geometry) -> bool {
    geometry.digit_count() > 9
}

/// Writes a sum into the corner of a cell, or if it is taken, into the next one. Where marks leave no room there, it stands on
/// the upper edge.
fn write_sum(canvas: &mut Canvas<'_>, first: Cell, sum: &str, (is_taken, is_lit): (bool, bool)) {
    let is_dense = is_dense(canvas.geometry);
    let (size, down) = if is_dense { (ON_EDGE, 0.0) } else { (SUM, SUM_DOWN) };
    let weight = if is_lit { Weight::SemiBold } else { Weight::Regular };
    let style = TextStyle { size, weight, tone: ink(is_lit) };
    let half = width(sum, size) / 2.0;
    let x = if is_taken { 1.0 - SUM_AT - half } else { SUM_AT + half };
    let at = canvas.centre(first).moved(x - 0.5, down - 0.5);
    if is_dense {
        let (right, below) = (half + 0.01, 0.4 * size);
        let (width, height) = (2.0 * right, 2.0 * below);
        let form = Form::Rectangle { at: at.moved(-right, -below), width, height, corner: 0.0 };
        canvas.push(ABOVE, form, Some(Tone::Surface), None);
    }
    canvas.text(ABOVE, at, sum, style);
}

/// The outlines of cells, so far within their edges; the one around the first cell leaves room in its corner for a text so
/// wide.
fn outlines(geometry: &Geometry, cells: CellSet, inset: f32, room: Option<f32>) -> Vec<Form> {
    let loops = contours(geometry, cells);
    let outline = |(number, corners): (usize, Vec<(i32, i32)>)| {
        let points = inner(&corners, inset);
        let first = points[0];
        let (mut start, mut end) = (first, first);
        if let Some(room) = room.filter(|_| number == 0) {
            start = first.moved(SUM_AT + room + CLEAR - inset, 0.0);
            end = first.moved(0.0, 2.0 * SUM_DOWN + CLEAR - inset);
        }
        let rest = points[1..].iter().copied().chain([end]);
        Form::Path { start, segments: rest.map(Segment::Line).collect() }
    };
    loops.into_iter().enumerate().map(outline).collect()
}

/// The corners of each outline, clockwise around the cells; the first outline begins at the upper left corner of the first
/// cell.
fn contours(geometry: &Geometry, cells: CellSet) -> Vec<Vec<(i32, i32)>> {
    let place = |cell: Cell| (geometry.column(cell) as i32, geometry.row(cell) as i32);
    let places: Vec<(i32, i32)> = cells.iter().map(place).collect();
    // From where, in which direction, there is an edge with a cell on its right.
    let mut edges: BTreeMap<(i32, i32), Vec<(i32, i32)>> = BTreeMap::new();
    for &(x, y) in &places {
        let sides = [
            ((x, y), (1, 0)),
            ((x + 1, y), (0, 1)),
            ((x + 1, y + 1), (-1, 0)),
            ((x, y + 1), (0, -1)),
        ];
        for (from, way) in sides {
            // What lies on the left of the edge.
            let beyond = (x + way.1, y - way.0);
            if !places.contains(&beyond) {
                edges.entry(from).or_default().push(way);
            }
        }
    }
    let mut contours = Vec::new();
    for &start in &places {
        while let Some(way) = take(&mut edges, start, (1, 0)) {
            contours.push(walked(&mut edges, start, way));
        }
    }
    // Holes begin at none of the upper left corners that are outside.
    while let Some((&start, ways)) = edges.iter().find(|(_, ways)| !ways.is_empty()) {
        let way = ways[0];
        let _ = take(&mut edges, start, way);
        contours.push(walked(&mut edges, start, way));
    }
    contours
}

/// Takes the edge from a place in a direction, if there is one.
fn take(
    edges: &mut BTreeMap<(i32, i32), Vec<(i32, i32)>>,
    from: (i32, i32),
    way: (i32, i32),
) -> Option<(i32, i32)> {
    let ways = edges.get_mut(&from)?;
    let at = ways.iter().position(|&other| other == way)?;
    Some(ways.swap_remove(at))
}

/// The corners of the outline that begins so: where two cells touch at a corner only, it stays with its own.
fn walked(
    edges: &mut BTreeMap<(i32, i32), Vec<(i32, i32)>>,
    start: (i32, i32),
    first: (i32, i32),
) -> Vec<(i32, i32)> {
    let mut corners = vec![start];
    let (mut at, mut way) = (start, first);
    loop {
        at = (at.0 + way.0, at.1 + way.1);
        let right = (-way.1, way.0);
        let left = (way.1, -way.0);
        let next = [right, way, left].into_iter().find_map(|way| take(edges, at, way));
        let Some(next) = next else { break };
        if next != way {
            corners.push(at);
        }
        way = next;
    }
    corners
}

/// The corners moved inside.
fn inner(corners: &[(i32, i32)], inset: f32) -> Vec<Point> {
    let count = corners.len();
    let way = |from: (i32, i32), to: (i32, i32)| {
        ((to.0 - from.0).signum() as f32, (to.1 - from.1).signum() as f32)
    };
    let moved = |number: usize| {
        let at = corners[number];
        let come = way(corners[(number + count - 1) % count], at);
        let go = way(at, corners[(number + 1) % count]);
        // Inside is on the right.
        let (right, down) = (-come.1 - go.1, come.0 + go.0);
        Point::new(at.0 as f32, at.1 as f32).moved(inset * right, inset * down)
    };
    (0..count).map(moved).collect()
}
