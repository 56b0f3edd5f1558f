//! A full grid that need not be right, and how wrong it is.

use super::problem::Problem;
use super::run::Run;
use duvod::grid::{Candidate, Cell, CellSet, Digit};

/// A full grid with its error: how many digits the houses miss, all houses together, and how many pairs of digits rule out
/// each other though no house says so. A grid without an error is a solution.
pub(super) struct Filling<'a> {
    problem: &'a Problem<'a>,
    digits: Vec<Digit>,
    /// How often each house holds each digit.
    counts: Vec<u16>,
    error: u64,
}

impl<'a> Filling<'a> {
    /// The grid of these digits.
    pub(super) fn new(problem: &'a Problem<'a>, digits: Vec<Digit>) -> Self {
        let counted = problem.geometry.house_count() * problem.digit_count();
        let mut filling = Self { problem, digits, counts: vec![0; counted], error: counted as u64 };
        for cell in problem.geometry.cells() {
            filling.count(cell);
        }
        let twice: usize = problem.geometry.cells().map(|cell| filling.conflicts(cell)).sum();
        filling.error += twice as u64 / 2;
        filling
    }

    pub(super) fn digit(&self, cell: Cell) -> Digit {
        self.digits[cell.index()]
    }

    pub(super) fn digits(&self) -> &[Digit] {
        &self.digits
    }

    pub(super) const fn error(&self) -> u64 {
        self.error
    }

    /// Records that a method is at this grid.
    pub(super) fn record(&self, run: &mut Run<'_>) {
        run.grid(self.error, || self.digits.clone().into_boxed_slice());
    }

    /// Puts another digit into a cell.
    pub(super) fn put(&mut self, cell: Cell, digit: Digit) {
        let each = self.problem.digit_count();
        self.error -= self.conflicts(cell) as u64;
        let before = self.digits[cell.index()].index();
        for house in self.problem.geometry.houses_of(cell) {
            let count = &mut self.counts[house.index() * each + before];
            *count -= 1;
            self.error += u64::from(*count == 0);
        }
        self.digits[cell.index()] = digit;
        self.count(cell);
        self.error += self.conflicts(cell) as u64;
    }

    /// Lets two cells change their digits.
    pub(super) fn swap(&mut self, one: Cell, other: Cell) {
        let (first, second) = (self.digit(one), self.digit(other));
        self.put(one, second);
        self.put(other, first);
    }

    /// Counts the digit of a cell in its houses.
    fn count(&mut self, cell: Cell) {
        let (each, digit) = (self.problem.digit_count(), self.digits[cell.index()].index());
        for house in self.problem.geometry.houses_of(cell) {
            let count = &mut self.counts[house.index() * each + digit];
            self.error -= u64::from(*count == 0);
            *count += 1;
        }
    }

    /// How many digits elsewhere the digit of a cell rules out though no house says so.
    fn conflicts(&self, cell: Cell) -> usize {
        let geometry = self.problem.geometry;
        if geometry.excludes_by_houses_alone() {
            return 0;
        }
        let houses = geometry.houses_of(cell).iter();
        let by_houses = houses.fold(CellSet::of(cell), |all, &it| all | geometry.cells_of(it));
        let alike = (geometry.peers(cell) - by_houses).iter();
        let alike = alike.filter(|&other| self.digit(other) == self.digit(cell)).count();
        let besides = geometry.excluded_by(cell, self.digit(cell)).other_digits().iter();
        let excluded = besides
            .flat_map(|&(digit, cells)| cells.iter().map(move |cell| Candidate::new(cell, digit)));
        alike + excluded.filter(|candidate| self.digit(candidate.cell) == candidate.digit).count()
    }
}
