//! The exact cover matrix of a puzzle.
//!
//! A row for each candidate, a column for each thing that has to be so exactly once: a cell holds a digit, a house holds a
//! digit. For the empty classic grid these are 729 rows and 324 columns; of the candidates of a given's cell only the given
//! is there.

use super::problem::Problem;
use crate::grid::{Candidate, Digit};

/// The matrix, sparse.
pub(super) struct ExactCover {
    /// How many columns there are.
    pub(super) columns: usize,
    /// Each row: its candidate, and its columns from left to right.
    pub(super) rows: Vec<(Candidate, Vec<usize>)>,
}

impl ExactCover {
    /// The matrix of a puzzle.
    pub(super) fn new(problem: &Problem<'_>) -> Self {
        let (geometry, side) = (problem.geometry, problem.side());
        let cells = geometry.cell_count();
        let row = |Candidate { cell, digit }: Candidate| {
            let houses = geometry.houses_of(cell).iter();
            let of_houses = houses.map(|house| cells + house.index() * side + digit.index());
            std::iter::once(cell.index()).chain(of_houses).collect()
        };
        let mut rows = Vec::new();
        for cell in geometry.cells() {
            for digit in geometry.digits() {
                if problem.givens[cell.index()].is_none_or(|given| given == digit) {
                    let candidate = Candidate::new(cell, digit);
                    rows.push((candidate, row(candidate)));
                }
            }
        }
        Self { columns: cells + geometry.house_count() * side, rows }
    }

    /// The full grid of the rows that cover everything.
    pub(super) fn digits(&self, rows: &[usize]) -> Vec<Digit> {
        let mut candidates: Vec<Candidate> = rows.iter().map(|&row| self.rows[row].0).collect();
        candidates.sort_unstable();
        candidates.into_iter().map(|candidate| candidate.digit).collect()
    }
}
