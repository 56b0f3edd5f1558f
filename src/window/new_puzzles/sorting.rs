//! The order in which puzzles that were made are listed.

use std::cmp::Ordering;

use super::batch::{Explainer, Row};
use duvod::message::{words, words::Label};

/// A column of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Column {
    /// The number, in the order in which they were made.
    #[default]
    Number,
    /// How many givens there are.
    Givens,
    /// The level.
    Level,
    /// The score.
    Score,
    /// How many of the empty cells singles leave open.
    Guessing,
    /// The hardest rule, in the order of the rules.
    Hardest,
    /// The rating by Sudoku Explainer.
    Explainer,
}

impl Column {
    /// All of them in their order.
    pub(super) const ALL: [Self; 7] = [
        Self::Number,
        Self::Givens,
        Self::Level,
        Self::Score,
        Self::Guessing,
        Self::Hardest,
        Self::Explainer,
    ];

    /// What it is called.
    pub(super) fn label(self) -> Label {
        match self {
            Self::Number => words::MakerNumberColumn,
            Self::Givens => words::MakerGivensColumn,
            Self::Level => words::MakerLevel,
            Self::Score => words::MakerScoreColumn,
            Self::Guessing => words::MakerGuessingColumn,
            Self::Hardest => words::MakerHardest,
            Self::Explainer => words::MakerExplainer,
        }
    }
}

/// By which column, and whether from the last to the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sorting {
    pub(super) column: Column,
    pub(super) is_falling: bool,
}

impl Sorting {
    /// By this column; the other way round if it is by that already.
    pub(super) fn by(self, column: Column) -> Self {
        Self { column, is_falling: self.column == column && !self.is_falling }
    }

    /// Puts rows in order. What is not known comes last.
    pub(super) fn sort(self, rows: &mut [Row]) {
        rows.sort_by(|one, other| {
            let (key, other_key) = (self.key(one), self.key(other));
            let order = match (key, other_key) {
                (Some(one), Some(other)) if self.is_falling => other.cmp(&one),
                (Some(one), Some(other)) => one.cmp(&other),
                (one, other) => one.is_none().cmp(&other.is_none()),
            };
            let by_number = one.number.cmp(&other.number);
            if order == Ordering::Equal { by_number } else { order }
        });
    }

    fn key(self, row: &Row) -> Option<(u64, u64)> {
        match self.column {
            Column::Number => Some((row.number as u64, 0)),
            Column::Givens => Some((row.givens as u64, 0)),
            Column::Level => row.level.map(|level| (level as u64, row.score)),
            Column::Score => Some((row.score, 0)),
            Column::Guessing => row.guessing.map(|share| (share, row.score)),
            Column::Hardest => row.rank.map(|rank| (rank as u64, row.score)),
            Column::Explainer => match row.explainer {
                Explainer::Rated(tenths) => Some((u64::from(tenths), row.score)),
                Explainer::Awaited | Explainer::Unrated => None,
            },
        }
    }
}
