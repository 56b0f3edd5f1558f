//! Parts of a house's open cells that have no more digits than cells: the cheap test before naked and hidden
//! sets of every size.
//!
//! n open cells lack n digits. If k of these digits have places in k cells only, the other n − k cells have the
//! other n − k digits only; so a hidden set of k is there just where a part of n − k cells is tight.

use crate::grid::{Candidates, CellSet, DigitSet};

/// The most open cells of a house whose parts are looked at.
const MOST: usize = 9;

/// Every size is there, for all that is known.
pub(super) const ALL: u32 = u32::MAX;

/// The sizes of those parts of the open cells, as bits: bit k if some k of them have at most k digits between
/// them. [`ALL`] where the cells are too many to look at, or do not lack as many digits as they are.
pub(super) fn sizes<const W: usize>(candidates: &Candidates<W>, open: CellSet<W>) -> u32 {
    let mut unions = [DigitSet::EMPTY; 1 << MOST];
    let (mut cells, mut parts, mut sizes) = (0, 1, 0);
    for cell in open.iter() {
        if cells == MOST {
            return ALL;
        }
        let digits = candidates.digits_of(cell);
        for part in 0..parts {
            let union = unions[part] | digits;
            unions[parts + part] = union;
            let size = DigitSet::from_bits((parts + part) as u16).len();
            sizes |= u32::from(union.len() <= size) << size;
        }
        cells += 1;
        parts *= 2;
    }
    if unions[parts - 1].len() > cells { ALL } else { sizes }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::test_grids::classic;
    use crate::grid::{Cell, Digit};

    /// The sizes in the first row, of which these cells have only these digits.
    fn check(digits_of: &[(usize, &[usize])], expected: &[usize]) {
        let geometry = classic();
        let mut candidates = Candidates::all(&geometry);
        for &(cell, kept) in digits_of {
            for digit in geometry.digits().filter(|digit| !kept.contains(&digit.index())) {
                let _ = candidates.strike(Cell::new(cell), digit);
            }
        }
        let row: CellSet = (0..9).map(Cell::new).collect();
        let sizes = sizes(&candidates, row);
        let found: Vec<usize> = (1..=9).filter(|size| sizes >> size & 1 == 1).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn every_size_is_found() {
        check(&[], &[9]);
        check(&[(3, &[0, 1]), (5, &[0, 1])], &[2, 9]);
        check(&[(3, &[0, 1]), (5, &[1, 2]), (6, &[0, 2])], &[3, 9]);
        check(&[(0, &[4]), (3, &[0, 1]), (5, &[0, 1])], &[1, 2, 3, 9]);
    }

    #[test]
    fn where_a_digit_is_lacking_twice_all_is_possible() {
        let geometry = classic();
        let mut candidates = Candidates::all(&geometry);
        for cell in [0, 1].map(Cell::new) {
            candidates.place(&geometry, cell, Digit::new(0));
        }
        let row: CellSet = (2..9).map(Cell::new).collect();
        assert_eq!(sizes(&candidates, row), ALL);
    }
}
