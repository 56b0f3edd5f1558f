//! The exact cover matrix of a puzzle.
//!
//! A row for each candidate, a column for each thing that has to be so exactly once: a cell holds a digit, a house holds a
//! digit. For the empty classic grid these are 729 rows and 324 columns; of the candidates of a given's cell only the given
//! is there.

use super::problem::Problem;
use super::report::Because;
use super::run::Run;
use duvod::grid::{Candidate, Digit, DigitSet, House};

/// The matrix, sparse.
pub(super) struct ExactCover {
    /// How many columns there are.
    pub(super) columns: usize,
    /// Each row: its candidate, and its columns from left to right.
    pub(super) rows: Vec<(Candidate, Vec<usize>)>,
    /// Which rows are those of givens.
    given: Vec<bool>,
    cells: usize,
    digits: usize,
}

impl ExactCover {
    /// The matrix of a puzzle.
    pub(super) fn new(problem: &Problem<'_>) -> Self {
        let (geometry, digits) = (problem.geometry, problem.digit_count());
        let cells = geometry.cell_count();
        let row = |Candidate { cell, digit }: Candidate| {
            let houses = geometry.houses_of(cell).iter();
            let of_houses = houses.map(|house| cells + house.index() * digits + digit.index());
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
        let is_given =
            |(Candidate { cell, .. }, _): &(Candidate, _)| problem.givens[cell.index()].is_some();
        let given = rows.iter().map(is_given).collect();
        Self { columns: cells + geometry.house_count() * digits, rows, given, cells, digits }
    }

    /// Says whether a row is that of a given, which is in the grid from the start.
    pub(super) fn is_given(&self, row: usize) -> bool {
        self.given[row]
    }

    /// Records that a row is taken; `left` are the rows of its column that have not been tried, it among them, of so many.
    pub(super) fn take(
        &self,
        (column, rows): (usize, usize),
        row: usize,
        left: impl Iterator<Item = usize>,
        run: &mut Run<'_>,
    ) {
        if !run.records() || self.is_given(row) {
            return;
        }
        let Candidate { cell, digit } = self.rows[row].0;
        let of_digits = column.checked_sub(self.cells).map(|place| House::new(place / self.digits));
        let (untried, because) = match of_digits {
            Some(house) if rows == 1 => (DigitSet::of(digit), Because::OnlyPlace(house)),
            Some(house) => (DigitSet::of(digit), Because::FewestPlaces(house)),
            None => {
                let because = if rows == 1 { Because::OnlyDigit } else { Because::FewestLeft };
                (left.map(|row| self.rows[row].0.digit).collect(), because)
            }
        };
        run.take(cell, digit, untried, because);
    }

    /// Records that a row is given back.
    pub(super) fn back(&self, row: usize, run: &mut Run<'_>) {
        if !self.is_given(row) {
            run.back(self.rows[row].0.cell);
        }
    }

    /// The full grid of the rows that cover everything.
    pub(super) fn digits(&self, rows: &[usize]) -> Vec<Digit> {
        let mut candidates: Vec<Candidate> = rows.iter().map(|&row| self.rows[row].0).collect();
        candidates.sort_unstable();
        candidates.into_iter().map(|candidate| candidate.digit).collect()
    }
}
