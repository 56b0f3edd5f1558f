//! What a rule of the family constraint says.

use serde::Deserialize;

/// What constraints leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum ConstraintRule {
    /// Whatever of its digits a cell holds, constraints between it and another cell leave that one no place for a digit.
    Partner,
    /// No way to fill the cells of one constraint has a digit in one of them.
    Fillings(Held),
    /// Every way to fill the cells of one constraint has a digit in certain of them: what sees all these does not hold it.
    Everywhere,
    /// Houses and sums that are added and taken away leave few cells with a known total.
    Balance(Balancing),
    /// A few constraints leave no way together that has a digit in one of their cells, though each by itself does.
    Together(Together),
    /// Regions that are to be found, with what constraints say of them, leave a digit no place in a cell.
    Regions,
    /// A cell holds no digit of a class, such as the high ones: neighbours on constraints alternate, and houses hold so many of each.
    Classes,
}

/// Of how many cells it counts what they may hold now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Held {
    /// Of none: it is so whatever they hold.
    Nothing,
    /// Of one.
    One,
    /// Of any.
    Any,
}

/// What is added and taken away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Balancing {
    /// How many houses are added; if other houses are taken away, so many at most.
    pub houses: usize,
    /// How many cells may be left at most.
    pub left: usize,
    /// Whether other houses are taken away, and no sums: what is left then holds each digit equally often on both sides.
    #[serde(default)]
    pub of_houses: bool,
}

/// Which constraints are looked at together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Together {
    /// Which.
    pub of: Joined,
    /// So many ways to fill cells are gone through at most until a candidate is known to go.
    pub ways: usize,
}

/// What joins constraints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Joined {
    /// Two that share cells, or whose cells see each other.
    Two,
    /// Those in one house, which needs a place for each digit.
    House,
    /// One, with all around it and all houses.
    Around,
}
