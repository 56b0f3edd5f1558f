//! How kinds of lines are told apart: by colours, and where several would be drawn alike but for these, by patterns, so that
//! they differ on paper without colours, too.

use crate::grid::{Constraint, Geometry, Glyph, Kind, Weight};

/// How many colours there are for lines.
pub(in crate::picture) const HUES: u8 = 8;

/// What a line is filled with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pattern {
    /// Nothing else.
    Plain,
    /// Two rails, with paper between.
    Rails,
    /// Long strokes.
    Broken,
    /// A thin line in its middle.
    Core,
    /// Short strokes.
    Dotted,
}

impl Pattern {
    const ALL: [Self; 5] = [Self::Plain, Self::Rails, Self::Broken, Self::Core, Self::Dotted];
}

/// How the lines of a kind look.
#[derive(Clone, Debug)]
pub(super) struct Look<'a> {
    pub(super) kind: &'a Kind,
    pub(super) weight: Weight,
    /// The number of its colour.
    pub(super) hue: u8,
    pub(super) pattern: Pattern,
}

/// How lines of each kind in a grid look: the widest first, then by their names.
pub(super) fn looks(geometry: &Geometry) -> Vec<Look<'_>> {
    let stroke = |constraint: &'_ Constraint| {
        constraint.kind.drawn.iter().find_map(|glyph| match glyph {
            Glyph::Stroke(weight, hue) => Some((*weight, hue.index())),
            _ => None,
        })
    };
    let mut looks: Vec<Look<'_>> = Vec::new();
    for constraint in geometry.constraints() {
        let kind = &*constraint.kind;
        if let Some((weight, hue)) = stroke(constraint)
            && !looks.iter().any(|look| look.kind.id == kind.id)
        {
            looks.push(Look { kind, weight, hue, pattern: Pattern::Plain });
        }
    }
    looks.sort_by(|one, other| {
        other.weight.cmp(&one.weight).then_with(|| one.kind.id.cmp(&other.kind.id))
    });
    for number in 0..looks.len() {
        let (before, rest) = looks.split_at_mut(number);
        let look = &mut rest[0];
        let is_alike =
            |other: &&Look<'_>| other.weight == look.weight && ends(other.kind).eq(ends(look.kind));
        let alike: Vec<u8> = before.iter().filter(is_alike).map(|other| other.hue).collect();
        look.pattern = Pattern::ALL[alike.len() % Pattern::ALL.len()];
        let free = (0..HUES).map(|by| (look.hue + by) % HUES).find(|hue| !alike.contains(hue));
        look.hue = free.unwrap_or(look.hue);
    }
    looks
}

/// What is drawn with a line.
fn ends(kind: &Kind) -> impl Iterator<Item = &Glyph> {
    kind.drawn.iter().filter(|glyph| !matches!(glyph, Glyph::Stroke(..)))
}
