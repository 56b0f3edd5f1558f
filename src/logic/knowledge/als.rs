//! What a rule of the family als says.

use serde::Deserialize;

/// A rule about cells of which a few digits are all that is left.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Als {
    /// n cells, not all in one house, that hold n digits, of which all but one can be only once among them:
    /// XYZ-wing, WXYZ-wing and so on.
    Bent(Bent),
    /// Cells of an intersection, with a set in the line and one in the block that take up all their digits.
    SueDeCoq(SueDeCoq),
    /// The combinations of digits in a few cells, one by one.
    Exclusion(Exclusion),
    /// Almost locked sets, each joined to the next by a digit that only one of them can hold.
    Chain(AlsChain),
    /// A cell each of whose digits is taken from it by a petal, an almost locked set of its own.
    Blossom,
}

/// A bent set.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bent {
    /// How many cells, and how many digits.
    pub size: usize,
    /// Whether one of the cells must have all the digits.
    #[serde(default)]
    pub full_pivot: bool,
}

/// A Sue de Coq.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SueDeCoq {
    /// Whether the two sets share digits or have digits besides those of the intersection.
    pub extended: bool,
}

/// An aligned exclusion.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exclusion {
    /// How many cells: a pair or a triple.
    pub cells: usize,
}

/// A chain of almost locked sets.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AlsChain {
    /// The fewest sets.
    pub fewest: usize,
    /// The most sets.
    pub most: usize,
    /// Whether it is two sets joined by two digits.
    #[serde(default)]
    pub doubly: bool,
}
