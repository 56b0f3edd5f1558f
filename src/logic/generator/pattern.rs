//! Puzzles whose givens stand in cells that are chosen beforehand.
//!
//! A full grid seldom has one solution in just these cells. So it is gone from one to a near one: the digits of a few of
//! the cells are drawn anew by the exact solver, the others kept, and what has no more solutions than before is taken.

use rand::{Rng, RngExt};

use super::removal::board_of;
use super::symmetry::drawn;
use crate::grid::{Cell, CellSet, Digit, Entry, Geometry};
use crate::search::{Budget, Search};

/// How many times some digits are drawn anew until the attempt is given up.
const DRAWS: usize = 150;

/// Solutions are counted up to so many.
const MOST: u64 = 2_000;

/// Goes from a full grid to one that is the only one with its digits in these cells.
pub(super) fn fitted(
    search: &Search,
    pattern: CellSet,
    mut full: Vec<Digit>,
    lots: &mut (impl Rng + ?Sized),
    budget: &mut Budget<'_>,
) -> Option<Vec<Digit>> {
    let cells: Vec<Cell> = pattern.iter().collect();
    let mut count = count(search, pattern, &full, MOST, budget)?;
    for _ in 0..DRAWS {
        if count == 1 {
            return Some(full);
        }
        let mut board = board_of(&full, pattern);
        for _ in 0..lots.random_range(1..=4) {
            board.set(drawn(&cells, lots)?, Entry::Empty);
        }
        let other = search.random_of(&board, lots, budget).ok()??;
        let of_other = self::count(search, pattern, other.digits(), count + 1, budget)?;
        if of_other <= count {
            (full, count) = (other.digits().to_vec(), of_other);
        }
    }
    None
}

fn count(
    search: &Search,
    pattern: CellSet,
    full: &[Digit],
    most: u64,
    budget: &mut Budget<'_>,
) -> Option<u64> {
    let mut solutions = search.solutions_of(&board_of(full, pattern));
    let mut count = 0;
    while count < most && solutions.next_within(budget).ok()?.is_some() {
        count += 1;
    }
    Some(count)
}

/// The fewest givens that a puzzle of the classic grid with one solution has (Gary `McGuire`, Bastian Tugemann and Gilles
/// Civario, 2012).
pub(super) const FEWEST: usize = 17;

/// Whether no digits in these cells leave one solution: two lines of a band, or of a stack, could be changed for each
/// other, or two digits, or the cells are too few. That this says no does not mean that there are some.
pub(super) fn is_hopeless(geometry: &Geometry, pattern: CellSet) -> bool {
    let is_empty = |lines: &[crate::grid::House], line: usize| {
        !geometry.cells_of(lines[line]).intersects(&pattern)
    };
    if pattern.len() + 1 < geometry.digit_count() {
        return true;
    }
    let Some(size) = geometry.plain_blocks() else { return false };
    if geometry.is_classic() && pattern.len() < FEWEST {
        return true;
    }
    let [rows, columns] = geometry.lines();
    [(rows, size.height), (columns, size.width)].into_iter().any(|(lines, width)| {
        let bands = (0..lines.len()).step_by(width);
        bands
            .into_iter()
            .any(|first| (first..first + width).filter(|&line| is_empty(lines, line)).count() > 1)
    })
}
