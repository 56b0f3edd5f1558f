//! Signs within cells: grounds, discs, squares, arrow heads, small digits.

use super::canvas::{ADVANCE, Canvas, TextStyle, pen};
use super::layers::{ABOVE, BELOW, with};
use crate::grid::{Cell, Constraint, Glyph, Hue};
use crate::picture::raster;
use crate::picture::scene::Scene;
use crate::picture::shape::{Form, Point, Tone, Weight};

/// How strong the ground of a cell is.
const SHADE: f32 = 0.55;
/// The radius of a disc, and the side of a square.
const DISC: f32 = 0.385;
const SQUARE: f32 = 0.74;
/// The grey of discs and squares.
const GREY: u8 = 0;
/// How far arrow heads are from the middle of their cell, how deep and how broad they are.
const OUT: f32 = 0.425;
const DEEP: f32 = 0.075;
const BROAD: f32 = 0.17;
/// The size of small digits, and the width that all in a cell take at most.
const MARK: f32 = 0.23;
const ACROSS: f32 = 0.84;

/// Grounds.
pub(super) fn shades(canvas: &mut Canvas<'_>, scene: &Scene) {
    for (constraint, glyph, is_lit) in
        with(canvas.geometry, scene, |glyph| matches!(glyph, Glyph::Shade(_)))
    {
        let Glyph::Shade(hue) = glyph else { continue };
        let tone =
            if is_lit { Tone::BaseTint } else { Tone::Line(told_apart(canvas, constraint, *hue)) };
        for cell in constraint.cells() {
            let at = raster::corner(canvas.geometry, cell);
            let form = Form::Rectangle { at, width: 1.0, height: 1.0, corner: 0.0 };
            canvas.push(BELOW, form, Some(tone), None);
            if let Some(shape) = canvas.shapes.last_mut() {
                shape.opacity = SHADE;
            }
        }
    }
}

/// The colour of a constraint: where the cells of one are several lists, each of the kind has another, so that it is seen which
/// belong together.
fn told_apart(canvas: &Canvas<'_>, constraint: &Constraint, hue: Hue) -> u8 {
    if constraint.parts.len() < 2 {
        return hue.index();
    }
    let alike =
        canvas.geometry.constraints().iter().filter(|other| other.kind.id == constraint.kind.id);
    let number = alike.take_while(|&other| !std::ptr::eq(other, constraint)).count();
    (usize::from(hue.index()) + number) as u8 % Hue::COUNT
}

/// What stands in cells.
pub(super) fn signs(canvas: &mut Canvas<'_>, scene: &Scene) {
    use Glyph::{Disc, Inward, Marks, Outward, Square};
    for (constraint, glyph, is_lit) in with(canvas.geometry, scene, |glyph| {
        matches!(glyph, Disc | Square | Outward | Inward | Marks)
    }) {
        let (fill, edge) = if is_lit {
            (Tone::BaseTint, Tone::Base)
        } else {
            (Tone::Line(GREY), Tone::LineEdge(GREY))
        };
        // Of several lists the first has the sign.
        for cell in constraint.parts.first().into_iter().flatten().copied() {
            let centre = canvas.centre(cell);
            match glyph {
                Disc => canvas.circle(BELOW, (centre, DISC), Some(fill), Some(pen(edge, 1.0))),
                Square => {
                    let at = centre.moved(-SQUARE / 2.0, -SQUARE / 2.0);
                    let form = Form::Rectangle { at, width: SQUARE, height: SQUARE, corner: 0.0 };
                    canvas.push(BELOW, form, Some(fill), Some(pen(edge, 1.0)));
                }
                Outward | Inward => heads(canvas, constraint, cell, (*glyph == Outward, is_lit)),
                _ => marks(canvas, scene, constraint, cell),
            }
        }
    }
}

/// Arrow heads towards the neighbours that are compared with the cell, or away from them.
fn heads(
    canvas: &mut Canvas<'_>,
    constraint: &Constraint,
    cell: Cell,
    (outward, is_lit): (bool, bool),
) {
    let geometry = canvas.geometry;
    let (row, column) = (geometry.row(cell) as i32, geometry.column(cell) as i32);
    let centre = canvas.centre(cell);
    let is_marked = |other: Cell| {
        let mut alike = geometry.constraints().iter().filter(|it| it.kind == constraint.kind);
        alike.any(|it| it.cells().any(|cell| cell == other))
    };
    for (right, down) in [(0, -1), (1, 0), (0, 1), (-1, 0)] {
        let place = usize::try_from(row + down).ok().zip(usize::try_from(column + right).ok());
        let is_inside = place.filter(|&(row, column)| {
            row < geometry.row_count() && column < geometry.column_count()
        });
        let beside = is_inside.and_then(|(row, column)| geometry.cell_at(row, column));
        if beside.is_none_or(is_marked) {
            continue;
        }
        let (x, y) = (right as f32, down as f32);
        let (tip, foot) = if outward {
            (OUT + DEEP / 2.0, OUT - DEEP / 2.0)
        } else {
            (OUT - DEEP / 2.0, OUT + DEEP / 2.0)
        };
        let point =
            |along: f32, aside: f32| centre.moved(along * x - aside * y, along * y + aside * x);
        let corners: Vec<Point> =
            vec![point(foot, -BROAD / 2.0), point(tip, 0.0), point(foot, BROAD / 2.0)];
        let tone = if is_lit { Tone::Base } else { Tone::LineEdge(GREY) };
        canvas.push(BELOW, Form::Polygon(corners), Some(tone), None);
    }
}

/// The digits that a cell may hold, as long as nothing else is written there.
fn marks(canvas: &mut Canvas<'_>, scene: &Scene, constraint: &Constraint, cell: Cell) {
    let picture = &scene.cells[cell.index()];
    let has_notes = !(picture.pencil | picture.corner | picture.centre).is_empty();
    if let Some(value) =
        constraint.value.as_deref().filter(|_| picture.digit.is_none() && !has_notes)
    {
        let count = value.chars().count().max(1) as f32;
        let size = MARK.min(ACROSS / (count * ADVANCE));
        let style = TextStyle { size, weight: Weight::Regular, tone: Tone::Given };
        canvas.text(ABOVE, canvas.centre(cell), value, style);
    }
}
