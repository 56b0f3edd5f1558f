//! The kinds of searches for chains.

use crate::technique::{Depth, Reason, Technique};

/// What a search for chains may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Kind {
    /// Cycles and forcing chains.
    Simple,
    /// One digit, and what is struck counts.
    Nishio,
    /// Several starts, nothing that is struck counts.
    Multiple,
    /// What is struck counts.
    Dynamic,
    /// Simple rules as well.
    Plus,
    /// Simple chains as well.
    Nested2,
    /// Multiple chains as well.
    Nested3,
    /// Dynamic chains, and deeper ones, as well.
    Nested4(Inner),
}

/// What is nested at the fourth level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Inner {
    Dynamic,
    Plus,
    Nested2,
    Nested3,
}

/// Which links are followed by cycles and forcing chains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pass {
    /// One digit.
    X,
    /// On by cells only.
    Y,
    /// All.
    Xy,
}

impl Pass {
    /// How hints of this pass are sorted among those of the same length.
    pub(super) const fn key(self) -> u8 {
        match self {
            Self::X => 2,
            Self::Y => 3,
            Self::Xy => 4,
        }
    }

    /// The technique of its cycles, and their rating before length counts.
    pub(super) const fn cycle(self) -> (Technique, f64) {
        match self {
            Self::X => (Technique::XCycle, 6.5),
            Self::Y => (Technique::YCycle, 6.5),
            Self::Xy => (Technique::XyCycle, 7.0),
        }
    }

    /// The same of its forcing chains.
    pub(super) const fn forcing(self) -> (Technique, f64) {
        match self {
            Self::X => (Technique::ForcingXChain, 6.6),
            Self::Y | Self::Xy => (Technique::ForcingChain, 7.0),
        }
    }
}

impl Kind {
    /// The rating before length counts; simple chains have their own.
    pub(super) const fn base(self) -> f64 {
        match self {
            Self::Simple => 0.0,
            Self::Nishio => 7.5,
            Self::Multiple => 8.0,
            Self::Dynamic => 8.5,
            Self::Plus => 9.0,
            Self::Nested2 => 9.5,
            Self::Nested3 => 10.0,
            Self::Nested4(_) => 10.5,
        }
    }

    /// The searches that it asks for more where links and simple rules lead no further; none asks for no rules at all.
    pub(super) const fn nested(self) -> Option<&'static [Self]> {
        match self {
            Self::Simple | Self::Nishio | Self::Multiple | Self::Dynamic => None,
            Self::Plus => Some(&[]),
            Self::Nested2 => Some(&[Self::Simple]),
            Self::Nested3 => Some(&[Self::Simple, Self::Multiple]),
            Self::Nested4(Inner::Dynamic) => Some(&[Self::Dynamic]),
            Self::Nested4(Inner::Plus) => Some(&[Self::Plus]),
            Self::Nested4(Inner::Nested2) => Some(&[Self::Nested2]),
            Self::Nested4(Inner::Nested3) => Some(&[Self::Nested3]),
        }
    }

    /// The technique of a net of this kind.
    pub(super) const fn technique(self, reason: Reason) -> Technique {
        let depth = match self {
            Self::Simple | Self::Nishio => return Technique::Nishio,
            Self::Multiple => Depth::Multiple,
            Self::Dynamic => Depth::Dynamic,
            Self::Plus => Depth::Plus,
            Self::Nested2 => Depth::Nested(2),
            Self::Nested3 => Depth::Nested(3),
            Self::Nested4(_) => Depth::Nested(4),
        };
        Technique::Net(depth, reason)
    }
}
