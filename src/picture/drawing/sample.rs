//! Samples of signs, for a legend.

use super::grounds::INSET;
use super::links::Rims;
use super::route::Route;
use super::tones::{set_pen, set_tones};
use super::{Drawing, Style, dashed, inside, solid};
use crate::grid::Geometry;
use crate::picture::legend::Sign;
use crate::picture::scene::{Mark, MarkKind, Scene};
use crate::picture::shape::{Dash, Layer, Pen, Point, Shape, Tone, Weight};
use crate::proof::set_letter;

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
        let mut from = 0.0;
        // A line of these begins at a mark of its own.
        let start = match sign {
            Sign::Branch(number) => Some(MarkKind::BranchFrom(number)),
            Sign::Shared => Some(MarkKind::Pivot),
            _ => None,
        };
        if let Some(kind) = start {
            let mark = Mark::of(kind);
            let _ = drawing.mark_at(Point::new(MARK / 2.0, HEIGHT / 2.0), mark);
            from = MARK;
        }
        let ends = [from + 0.02, from + LINE - 0.02].map(|at| Point::new(at, HEIGHT / 2.0));
        drawing.line_along(line, Tone::Base, Route::Bends(ends.to_vec()), Rims::default());
        from + LINE
    } else if let Some((ground, pen)) = outline(sign) {
        let form = inside(Point::new(0.0, 0.0), MARK, HEIGHT, INSET * drawing.pixel, 0.06);
        drawing.push(Layer::Marks, form, Some(ground), Some(pen));
        if sign == Sign::NoPlace {
            drawing.cross_at(Point::new(MARK / 2.0, HEIGHT / 2.0));
        }
        if let Sign::Set(number) = sign {
            let letter = set_letter(number.into());
            let style = Style::new(Weight::SemiBold, set_tones(number).0);
            drawing.text(Layer::Marks, Point::new(MARK / 2.0, HEIGHT / 2.0), letter, 0.2, style);
        }
        MARK
    } else {
        let mark = Mark { chain_end: sign == Sign::ChainEnd, ..Mark::of(kind(sign)) };
        let _ = drawing.mark_at(Point::new(MARK / 2.0, HEIGHT / 2.0), mark);
        MARK
    };
    SignSample { shapes: drawing.shapes, width, height: HEIGHT }
}

/// The ground and the outline of a sign for cells or houses.
fn outline(sign: Sign) -> Option<(Tone, Pen)> {
    match sign {
        Sign::Base => Some((Tone::BaseTint, solid(Tone::Base, 2.0))),
        Sign::Cover => Some((Tone::CoverTint, dashed(Tone::Cover, 2.0, 4.0, 3.0))),
        Sign::Lit => Some((Tone::BaseTint, dashed(Tone::Base, 2.0, 3.0, 2.0))),
        Sign::Set(number) => {
            let Pen { tone, width, dash } = set_pen(number, 2.0);
            // A sample is so small that whole dashes would leave corners alone.
            let dash = dash.map(|Dash { on, off }| Dash { on: on / 2.0, off: off / 2.0 });
            Some((set_tones(number).1, Pen { tone, width, dash }))
        }
        Sign::NoPlace => Some((Tone::Surface, solid(Tone::Target, 2.0))),
        _ => None,
    }
}

/// The mark of a sign that is no line and no outline.
const fn kind(sign: Sign) -> MarkKind {
    match sign {
        Sign::IsNot => MarkKind::IsNot,
        Sign::SetDigit => MarkKind::SetDigit(0),
        Sign::Pivot => MarkKind::Pivot,
        Sign::Pincer => MarkKind::Pincer,
        Sign::Extra => MarkKind::Fin,
        Sign::Supposition => MarkKind::Supposition,
        Sign::Target => MarkKind::Target,
        _ => MarkKind::ThenIs,
    }
}
