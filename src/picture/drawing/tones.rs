//! The colours of nets, sets and branches.

use super::{dashed, solid};
use crate::picture::shape::{Pen, Tone};

/// How many sets and branches look different.
pub(in crate::picture) const SETS: u8 = 5;

/// The colour of the outline of the n-th colour of nets, and of its ground: the nets differ by their outlines, the two
/// colours of a net by their grounds.
pub(super) fn colour_tones(number: u8) -> (Tone, Tone) {
    match number % 4 {
        0 => (Tone::Base, Tone::Base),
        1 => (Tone::Base, Tone::BaseTint),
        2 => (Tone::SecondSet, Tone::SecondSet),
        _ => (Tone::SecondSet, Tone::SecondSetTint),
    }
}

/// The colour of the n-th set, and of its ground. Only the first two have grounds of their own.
pub(super) fn set_tones(number: u8) -> (Tone, Tone) {
    match number % SETS {
        0 => (Tone::Base, Tone::BaseTint),
        1 => (Tone::SecondSet, Tone::SecondSetTint),
        2 => (Tone::Pivot, Tone::HouseTint),
        3 => (Tone::FourthSet, Tone::HouseTint),
        _ => (Tone::FifthSet, Tone::HouseTint),
    }
}

/// The line of the n-th set or branch: each is broken in a way of its own, for those who cannot tell the colours.
pub(super) fn set_pen(number: u8, width: f32) -> Pen {
    let tone = set_tones(number).0;
    match number % SETS {
        0 => solid(tone, width),
        1 => dashed(tone, width, 7.0, 5.0),
        2 => dashed(tone, width, 2.0, 3.0),
        3 => dashed(tone, width, 14.0, 4.0),
        _ => dashed(tone, width, 4.0, 8.0),
    }
}
