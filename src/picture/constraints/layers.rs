//! What all glyphs share: on which layers they stand, in which ink, and which constraints have them.

use crate::grid::{Constraint, ConstraintNumber, Geometry, Glyph};
use crate::picture::scene::Scene;
use crate::picture::shape::{Layer, Tone};

/// The constraints that have a glyph, each with it and whether it is lit.
pub(super) fn with<'a>(
    geometry: &'a Geometry,
    scene: &'a Scene,
    wanted: impl Fn(&Glyph) -> bool + 'a,
) -> impl Iterator<Item = (&'a Constraint, &'a Glyph, bool)> {
    geometry.constraints().iter().enumerate().flat_map(move |(number, constraint)| {
        let is_lit = scene.lit.contains(&ConstraintNumber::new(number));
        let glyphs: Vec<&Glyph> =
            constraint.kind.drawn.iter().filter(|glyph| wanted(glyph)).collect();
        glyphs.into_iter().map(move |glyph| (constraint, glyph, is_lit))
    })
}

/// The colour of what is drawn in ink, where it is not lit.
pub(super) const fn ink(is_lit: bool) -> Tone {
    if is_lit { Tone::Base } else { Tone::Ink }
}

/// What covers ground, and what stands above the lines of the grid.
pub(super) const BELOW: Layer = Layer::Strokes;
pub(super) const ABOVE: Layer = Layer::Signs;
