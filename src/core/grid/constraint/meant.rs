//! What all constraints of a grid come to.

use super::{ConstraintNumber, Law, Sum};
use crate::grid::{Candidate, Cell, DigitSet};

/// What constraints mean.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::grid) struct Meant {
    /// Cells that are all different, by which constraint.
    pub(in crate::grid) groups: Vec<(ConstraintNumber, Vec<Cell>)>,
    /// What each cell may hold; empty where nothing is said of single cells.
    pub(in crate::grid) allowed: Vec<DigitSet>,
    /// Two candidates that exclude each other, both ways round, in order.
    pub(in crate::grid) apart: Vec<(Candidate, Candidate, ConstraintNumber)>,
    pub(in crate::grid) laws: Vec<Law>,
    pub(in crate::grid) sums: Vec<Sum>,
}
