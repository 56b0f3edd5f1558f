//! Parts of a house's open cells that have no more digits than cells: the cheap test before naked and hidden
//! sets of every size.
//!
//! n open cells lack n digits. If k of these digits have places in k cells only, the other n − k cells have the
//! other n − k digits only; so a hidden set of k is there just where a part of n − k cells is tight.

use crate::grid::{Candidates, CellSet, DigitSet};

/// The most open cells of a house whose parts are looked at.
const MOST: usize = 9;

/// Every size is there, for all that is known.
pub(in crate::inference) const ALL: u16 = u16::MAX;

/// For each part of the cells, which are its bits, how many cells it has.
const LENGTHS: [u16; 1 << MOST] = {
    let mut lengths = [0; 1 << MOST];
    let mut part = 1;
    while part < lengths.len() {
        lengths[part] = lengths[part / 2] + (part % 2) as u16;
        part += 1;
    }
    lengths
};

/// The same as one bit.
const SIZES: [u16; 1 << MOST] = {
    let mut sizes = [0; 1 << MOST];
    let mut part = 1;
    while part < sizes.len() {
        sizes[part] = 1 << LENGTHS[part];
        part += 1;
    }
    sizes
};

/// The sizes of those parts of the open cells, as bits: bit k if some k of them have at most k digits between
/// them. [`ALL`] where the cells are too many to look at, or do not lack as many digits as they are.
pub(in crate::inference) fn sizes<const W: usize>(
    candidates: &Candidates<W>,
    open: CellSet<W>,
) -> u16 {
    let mut unions = [0_u16; 1 << MOST];
    let (mut cells, mut parts) = (0, 1);
    for cell in open.iter() {
        if cells == MOST {
            return ALL;
        }
        let digits = candidates.digits_of(cell).bits();
        let (known, new) = unions.split_at_mut(parts);
        new.iter_mut().zip(known).for_each(|(new, known)| *new = *known | digits);
        cells += 1;
        parts *= 2;
    }
    if DigitSet::from_bits(unions[parts - 1]).len() > cells {
        return ALL;
    }
    // Written so that many parts are counted at a time.
    let parts = unions[..parts].iter().zip(&LENGTHS).zip(&SIZES);
    parts.fold(0, |sizes, ((union, &length), &size)| {
        sizes | if union.count_ones() as u16 <= length { size } else { 0 }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::{Cell, Digit};
    use crate::test_grids::classic;

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
