//! A solver that does nothing but try: cells in reading order, digits from the lowest, and a
//! digit is refused if an earlier cell that sees this one holds it, or, where such digits are to be apart, one
//! beside it holds the digit before or after it.

use crate::grid::{Candidates, Cell, Digit, Geometry};

/// All solutions, in the order of their digits, or `None` when more than `tries` digits would
/// have to be tried.
pub(super) fn solutions(
    geometry: &Geometry,
    start: &Candidates,
    tries: usize,
) -> Option<Vec<Vec<Digit>>> {
    let mut found = Vec::new();
    let mut left = tries;
    fill(geometry, start, &mut Vec::new(), &mut found, &mut left).then_some(found)
}

fn fill(
    geometry: &Geometry,
    start: &Candidates,
    filled: &mut Vec<Digit>,
    found: &mut Vec<Vec<Digit>>,
    left: &mut usize,
) -> bool {
    if filled.len() == geometry.cell_count() {
        found.push(filled.clone());
        return true;
    }
    let cell = Cell::new(filled.len());
    for digit in start.digits_of(cell).iter() {
        if *left == 0 {
            return false;
        }
        *left -= 1;
        let follows = |index: usize, other: Digit| {
            let at = |cell| (geometry.row(cell), geometry.column(cell));
            let ((row, column), (above, before)) = (at(cell), at(Cell::new(index)));
            !geometry.excludes_only_repeats()
                && row.abs_diff(above) + column.abs_diff(before) == 1
                && digit.index().abs_diff(other.index()) == 1
        };
        let taken = |(index, &other): (usize, &Digit)| {
            other == digit && geometry.sees(cell, Cell::new(index)) || follows(index, other)
        };
        if !filled.iter().enumerate().any(taken) {
            filled.push(digit);
            if !fill(geometry, start, filled, found, left) {
                return false;
            }
            let _ = filled.pop();
        }
    }
    true
}
