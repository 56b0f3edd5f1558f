//! Constraints: what a puzzle says besides its digits and houses. A cage with its sum, a line, a dot.
//!
//! What constraints of one sort have in common is a [`Kind`], which is data: a file of `knowledge/constraints/`. A
//! [`Constraint`] is one of a kind on certain cells, with what is written there. What all constraints of a grid mean is made
//! once, with the grid ([`meaning`]): digits that a cell cannot hold, groups, pairs of candidates that exclude each other, and
//! [`Law`]s over some cells. The search, the matchers and the checker know these, and no kind.

mod automaton;
mod balance;
mod clique_sum;
mod either;
mod expression;
mod files;
mod folds;
mod following;
mod form;
mod ground;
mod joined_laws;
mod kind;
mod lying;
mod machine;
mod meaning;
mod meant;
mod packed;
mod pairs;
mod pattern;
mod rank;
mod reading;
mod set_law;
mod sums;
mod terms;
mod text;
mod values;
mod worths;

#[cfg(test)]
mod tests;

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use thiserror::Error;

pub use automaton::{Automaton, Scratch};
pub use balance::{Balanced, Leftover, SumPart, balances, leftovers};
pub use clique_sum::{CliqueSum, SumScratch};
pub use expression::Expression;
pub use files::{Files, IssWay};
pub(super) use ground::Ground;
pub use joined_laws::JoinedLaws;
pub use kind::{
    Each, Fold, Form, Glyph, Hue, Kind, KindError, Meaning, Order, Split, ValueForm, Weight, Which,
};
pub(super) use meaning::meant;
pub(super) use meant::Meant;
pub use set_law::SetLaw;
pub use terms::ExpressionError;
pub use text::ConstraintTextError;
pub use worths::Worths;

use super::{Called, Cell, Dimensions, Place, Word};

/// A constraint of a grid, by its number there, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ConstraintNumber(u16);

impl ConstraintNumber {
    /// Makes the constraint with this number.
    #[inline]
    pub const fn new(number: usize) -> Self {
        Self(number as u16)
    }

    /// Returns its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A constraint: of a kind, on certain cells, with what is written there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Constraint {
    /// Its kind.
    pub kind: Arc<Kind>,
    /// Its cells: one list, or as many as its kind has parts. Those of an outside clue begin at its side.
    pub parts: Vec<Vec<Cell>>,
    /// What is written with it.
    pub value: Option<String>,
}

impl Constraint {
    /// Lists its cells, part by part; a cell that a line passes twice comes twice.
    #[inline]
    pub fn cells(&self) -> impl Iterator<Item = Cell> + Clone + '_ {
        self.parts.iter().flatten().copied()
    }

    /// Returns what people are shown of what is written with it: of a machine only its name, of tables and alternatives nothing.
    pub fn shown(&self) -> Option<String> {
        let value = self.value.as_deref()?;
        match self.kind.value {
            ValueForm::Table | ValueForm::Alternatives => None,
            ValueForm::Machine => packed::packed_and_name(value).1.map(|it| it.replace('_', " ")),
            _ => Some(value.to_owned()),
        }
    }

    /// Returns what it is called: by the word for its kind, and where it is. A constraint of the whole grid is only one of its
    /// kind there.
    pub fn called(&self, of: Dimensions) -> Option<Called> {
        let name = |cell: Cell| of.cell_name(cell);
        let is_line = match self.kind.cells {
            Form::Line { .. } | Form::Pair | Form::Outside => true,
            Form::Lines => self.parts.len() == 1,
            _ => false,
        };
        let last = self.cells().last().filter(|_| is_line).map(name);
        let value = self.shown().as_deref().map(Word::new);
        let first = self.cells().next().map(name);
        let place = first.map(|first| Place { first, last, value });
        Some(Called { word: Word::new(&self.kind.id), number: None, place })
    }
}

/// What cells of a constraint may hold together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Law {
    /// The constraint that says so.
    pub constraint: ConstraintNumber,
    /// The cells in the order in which the law goes through them. A cell may come twice.
    pub cells: Vec<Cell>,
    /// What they may hold.
    pub automaton: Arc<Automaton>,
    /// The same said as sums, where it is nothing else.
    pub sums: Option<Sums>,
    /// Whether it only follows from what else the constraint and the houses of the grid ask for.
    pub is_spare: bool,
}

/// A law that is about sums alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sums {
    /// What the sum says that has this number among those of the grid.
    Total(usize),
    /// The parts of the list, which have so many cells, all have the same sum.
    Equal(Vec<usize>),
}

/// Lists for each of so many cells the numbers of the laws that it is in, lowest first: each of `laws` is the cells of one.
pub fn laws_of_cells<'a>(count: usize, laws: impl Iterator<Item = &'a [Cell]>) -> Vec<Vec<u16>> {
    let mut of_cell: Vec<Vec<u16>> = vec![Vec::new(); count];
    for (number, cells) in laws.enumerate() {
        for cell in cells {
            let numbers = &mut of_cell[cell.index()];
            if numbers.last() != Some(&(number as u16)) {
                numbers.push(number as u16);
            }
        }
    }
    of_cell
}

/// A sum that a constraint says: digits, each so many times, have this total.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// The constraint that says so.
    pub constraint: ConstraintNumber,
    /// Each cell with how many times it counts.
    pub terms: Vec<(Cell, i64)>,
    /// The total.
    pub total: i64,
}

/// Why constraints cannot be set on a grid.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum ConstraintError {
    /// There are more than can be numbered.
    #[error("{0} constraints are too many; there may be {1}")]
    Many(usize, usize),
    /// Its cells are not such as its kind needs.
    #[error("the constraint {0} does not stand on the cells that its kind needs")]
    Cells(String),
    /// What is written with it is not what its kind needs.
    #[error("the constraint {0} does not have the value that its kind needs")]
    Value(String),
    /// It has more cells that must differ than there are digits.
    #[error("the constraint {0} has more cells that differ than there are digits")]
    Differ(String),
    /// What it means takes more room than is allowed.
    #[error("what the constraint {0} means is too large to be gone through")]
    Large(String),
    /// Its kind cannot be understood.
    #[error("the kind of the constraint {0} is wrong: {1}")]
    Kind(String, KindError),
}
