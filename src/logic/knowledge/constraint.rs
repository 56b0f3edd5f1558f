//! What a rule of the family constraint says.

use serde::Deserialize;

use crate::grid::{Balanced, Geometry, balances, leftovers};

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
    /// How many are added at least; if it is left out, no fewer.
    #[serde(default)]
    pub from: Option<usize>,
    /// How many cells may be left at most.
    pub left: usize,
    /// How many are left at least.
    #[serde(default)]
    pub least: usize,
    /// Whether other houses are taken away, and no sums: what is left then holds each digit equally often on both sides.
    #[serde(default)]
    pub of_houses: bool,
}

impl Balancing {
    /// All of this sort on a grid.
    pub fn on(self, geometry: &Geometry) -> Vec<Balanced> {
        let Self { houses, from, left, least, of_houses } = self;
        let counts = if of_houses { 1 } else { from.unwrap_or(houses) }..=houses;
        let of = if of_houses { leftovers } else { balances };
        let all = counts.flat_map(|count| of(geometry, count, left));
        all.filter(|it| it.left.terms.len() >= least).collect()
    }
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
