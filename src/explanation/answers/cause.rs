//! What is known of a puzzle that has not exactly one solution.

use super::conflict::Conflict;
use super::repair::Repair;
use super::several::Several;
use super::verdict::Finding;
use crate::grid::Geometry;

/// What is known of a puzzle that has not exactly one solution.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagnosis {
    /// What is to be said.
    pub finding: Finding,
    /// What it was found from.
    pub cause: Cause,
    /// Changes of one given that would help.
    pub repairs: Vec<Repair>,
    /// The grid on which the steps of its reasons stand, if that is not the grid of the puzzle.
    pub grid: Option<Geometry>,
}

/// Why a puzzle has not exactly one solution.
#[derive(Clone, Debug, PartialEq)]
#[allow(clippy::large_enum_variant, reason = "there is one of them at a time")]
pub enum Cause {
    /// Digits collide.
    Collisions,
    /// Constraints and givens contradict each other.
    Conflict(Conflict),
    /// It has several solutions.
    Several(Several),
}
