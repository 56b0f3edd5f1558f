//! Samples of signs, for a legend.

use super::Drawing;
use super::links::Rims;
use super::route::Route;
use crate::grid::Geometry;
use crate::picture::legend::Sign;
use crate::picture::scene::{Mark, MarkKind, Scene};
use crate::picture::shape::{Point, Shape, Tone};

/// The height of a sample, and the widths of a mark and of a line.
const HEIGHT: f32 = 0.36;
const MARK: f32 = 0.36;
const LINE: f32 = 0.66;

/// A sign as it is drawn alone.
#[derive(Clone, Debug, PartialEq)]
pub struct SignSample {
    /// What it is made of.
    pub shapes: Vec<Shape>,
    /// Its width, in cells.
    pub width: f32,
    /// Its height, in cells.
    pub height: f32,
}

/// Draws a sign alone, as in cells with this side in logical pixels.
pub fn sample(sign: Sign, geometry: &Geometry, cell_side: f32) -> SignSample {
    let scene = Scene::empty(0);
    let mut drawing = Drawing::new(&scene, geometry, cell_side);
    let width = if let Some(line) = sign.line() {
        let ends = [0.02, LINE - 0.02].map(|at| Point::new(at, HEIGHT / 2.0)).to_vec();
        drawing.line_along(line, Tone::Base, Route::Bends(ends), Rims::default());
        LINE
    } else {
        let mark = Mark { kind: kind(sign), chain_end: sign == Sign::ChainEnd };
        let _ = drawing.mark_at(Point::new(MARK / 2.0, HEIGHT / 2.0), mark);
        MARK
    };
    SignSample { shapes: drawing.shapes, width, height: HEIGHT }
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
