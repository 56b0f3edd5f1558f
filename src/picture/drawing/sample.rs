//! Samples of signs, for a legend.

use super::Drawing;
use super::route::Route;
use crate::grid::Geometry;
use crate::picture::legend::Sign;
use crate::picture::scene::{Mark, MarkKind, Scene};
use crate::picture::shape::{Point, Shape, Tone};

/// The height of a sample, and the widths of a mark and of a line.
const HEIGHT: f32 = 0.36;
const MARK: f32 = 0.36;
const LINE: f32 = 0.66;

/// A sign alone, as it is drawn in cells with this side in logical pixels; and its width and height, in cells.
pub fn sample(sign: Sign, geometry: &Geometry, cell_side: f32) -> (Vec<Shape>, f32, f32) {
    let scene = Scene::empty(0);
    let mut drawing = Drawing::new(&scene, geometry, cell_side);
    let width = if let Some(line) = sign.line() {
        let ends = [0.02, LINE - 0.02].map(|at| Point::new(at, HEIGHT / 2.0)).to_vec();
        drawing.line_along(line, Tone::Base, Route::Bends(ends), (0.0, 0.0));
        LINE
    } else {
        let mark = Mark { kind: kind(sign), chain_end: sign == Sign::ChainEnd };
        let _ = drawing.mark_at(Point::new(MARK / 2.0, HEIGHT / 2.0), mark);
        MARK
    };
    (drawing.shapes, width, HEIGHT)
}

/// The mark of a sign that is no line.
const fn kind(sign: Sign) -> MarkKind {
    match sign {
        Sign::IsNot => MarkKind::IsNot,
        Sign::SetDigit => MarkKind::SetDigit(0),
        Sign::Extra => MarkKind::Fin,
        Sign::Supposition => MarkKind::Supposition,
        Sign::Target => MarkKind::Target,
        _ => MarkKind::ThenIs,
    }
}
