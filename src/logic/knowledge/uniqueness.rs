//! What a rule of the family uniqueness says: which cells must not be left interchangeable, and why they
//! are not.

use serde::Deserialize;

/// A deadly pattern and the ways out of it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Uniqueness {
    /// The pattern.
    pub pattern: DeadlyPattern,
    /// What may keep it from being deadly.
    pub escapes: Vec<Escape>,
}

/// Cells whose digits could be exchanged, so that the puzzle would have two solutions. None of them is a given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DeadlyPattern {
    /// Two digits in the four cells where two lines cross two others, in two blocks.
    Rectangle,
    /// The same with cells that were filled in.
    Avoidable,
    /// Two digits in six cells or more, two or none of them in each house.
    Loop,
    /// Three digits or more in as many pairs of cells, between two parallel lines.
    Extended,
    /// Cells with two digits each, every digit in two or none of them in each house.
    Lite,
    /// The same with all cells that are empty.
    Grave,
}

/// What keeps a deadly pattern from being one: one of the cells that may hold more than the pattern's digits
/// does hold more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Escape {
    /// It is a single cell.
    Cell,
    /// It is two cells of a house that can have the same digit more.
    Digit,
    /// The same with cells that share no house.
    Spread,
    /// It is cells of a house that make a naked set with others there, whichever of them has more.
    Set,
    /// It is two cells of a house that share one of the pattern's digits: they have its only places there.
    Locked,
    /// It is two opposite corners of a rectangle; one of the digits has no places but the corners in two lines.
    Diagonal,
    /// A digit has no places but the corners of a rectangle in the row and in the column of one.
    Hidden,
}
