//! Constraints as setters draw them: cages, lines, dots, signs on edges, clues beside the grid.
//!
//! How a kind is drawn is said by the glyphs in its file; where several kinds of lines would look the same, they differ by
//! colour and pattern ([`look`]). Everything lies below digits and marks: what covers ground below the lines of the grid, the
//! rest above these. A constraint that a step names is lit.

mod canvas;
mod cells;
mod contour;
mod edges;
mod layers;
mod look;
mod outside;
mod strokes;

pub use outside::{Around, around};

use super::scene::Scene;
use super::shape::Shape;
use crate::grid::{CellSet, Constraint, Form, Geometry, Glyph, Group, Meaning};
use canvas::Canvas;

/// Draws the constraints of a grid, for cells with this side in logical pixels.
pub(super) fn drawn(scene: &Scene, geometry: &Geometry, cell_side: f32) -> Vec<Shape> {
    if geometry.constraints().is_empty() {
        return Vec::new();
    }
    let mut canvas = Canvas::new(geometry, cell_side);
    cells::shades(&mut canvas, scene);
    strokes::lines(&mut canvas, scene);
    cells::signs(&mut canvas, scene);
    contour::cages(&mut canvas, scene);
    edges::signs(&mut canvas, scene);
    outside::clues(&mut canvas, scene);
    canvas.shapes
}

/// Finds the cells under whose digits a constraint colours the ground: marks are to be as dark there as they can be.
pub(super) fn coloured(geometry: &Geometry) -> CellSet {
    let colours = |glyph: &Glyph| {
        use Glyph::{Bulb, Disc, Shade, Square, Stroke};
        matches!(glyph, Stroke(..) | Bulb | Shade(_) | Disc | Square)
    };
    let constraints = geometry.constraints().iter();
    let colouring = constraints.filter(|constraint| constraint.kind.drawn.iter().any(colours));
    colouring.flat_map(Constraint::cells).collect()
}

/// Lists the groups that neither lines of the grid nor constraints show.
pub(super) fn groups_unsaid(geometry: &Geometry) -> Vec<Group> {
    let differs = |constraint: &&Constraint| {
        constraint.kind.means.contains(&Meaning::Differ) && !constraint.kind.drawn.is_empty()
    };
    let drawn: Vec<CellSet> = geometry
        .constraints()
        .iter()
        .filter(differs)
        .map(|constraint| constraint.cells().collect())
        .collect();
    geometry.extra_groups().filter(|&group| !drawn.contains(&geometry.cells_of(group))).collect()
}

/// Finds the cells whose ground shows that a constraint is lit: of those that are no line and no sign between cells.
pub(super) fn lit_cells(scene: &Scene, geometry: &Geometry) -> CellSet {
    let lit = scene.lit.iter().filter_map(|&number| geometry.constraint(number));
    let grounds = lit.filter(|constraint| {
        !matches!(
            constraint.kind.cells,
            Form::Line { .. } | Form::Lines | Form::Pair | Form::Corner
        ) && !constraint.kind.drawn.iter().any(|glyph| matches!(glyph, Glyph::Stroke(..)))
    });
    grounds.flat_map(Constraint::cells).collect()
}
