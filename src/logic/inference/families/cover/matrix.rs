//! The bit matrix: rows are bases, bits are covers.

use std::ops::ControlFlow;

use crate::grid::DigitSet;
use crate::inference::tools::bit_row::bits;

/// The most rows, and the most covers, of a matrix.
pub(super) const MOST: usize = 16;

/// A choice of rows that have as many covers between them as they are rows.
pub(super) struct TightSet<'a> {
    /// The numbers of the rows.
    pub(super) rows: &'a [usize],
    /// The covers.
    pub(super) covers: u16,
    /// The covers that are in no smaller part which is tight already: only they say something new.
    pub(super) new: u16,
}

/// Takes each tight set and says whether to go on.
pub(super) type TightVisitor<'a> = dyn FnMut(&TightSet<'_>) -> ControlFlow<()> + 'a;

/// Reports every choice of `size` rows that have exactly `size` covers between them, in
/// lexicographic order. Those without new covers are left out.
///
/// Rows with more than `size` covers are never chosen, nor are those without covers, nor, if there is
/// more than one row to choose, those with only one: they are tight alone.
pub(super) fn tight_sets(
    rows: &[u16],
    size: usize,
    visit: &mut TightVisitor<'_>,
) -> ControlFlow<()> {
    let fewest = size.min(2);
    let mut usable = 0;
    for (index, row) in rows.iter().enumerate() {
        usable |= u16::from((fewest..=size).contains(&count(*row))) << index;
    }
    TightSetSearch { rows, size, chosen: [0; MOST], visit }.extend(0, usable, 0)
}

struct TightSetSearch<'a, 'b> {
    rows: &'a [u16],
    size: usize,
    chosen: [usize; MOST],
    visit: &'a mut TightVisitor<'b>,
}

impl TightSetSearch<'_, '_> {
    /// Extends the first `depth` chosen rows, whose covers are `covers`, by usable rows.
    fn extend(&mut self, depth: usize, usable: u16, covers: u16) -> ControlFlow<()> {
        if depth == self.size {
            let rows = &self.chosen[..depth];
            if count(covers) == depth {
                let new = covers & !self.covers_of_tight_parts(rows);
                if new != 0 {
                    return (self.visit)(&TightSet { rows, covers, new });
                }
            }
            return ControlFlow::Continue(());
        }
        // Of the rows only those can be chosen that need no more than as many covers.
        let mut fitting = 0;
        for row in ones(usable) {
            let union = covers | self.rows[row];
            fitting |= u16::from(count(union) <= self.size) << row;
        }
        let more = self.size - depth;
        for row in ones(fitting) {
            let left = fitting >> row;
            if count(left) < more {
                break;
            }
            self.chosen[depth] = row;
            self.extend(depth + 1, (left & !1) << row, covers | self.rows[row])?;
        }
        ControlFlow::Continue(())
    }

    /// The covers of every smaller part of the chosen rows that has as few covers as it has rows.
    fn covers_of_tight_parts(&self, chosen: &[usize]) -> u16 {
        let whole = (1_u32 << chosen.len()) - 1;
        (1..whole).fold(0, |known, part| {
            let rows = (0..chosen.len()).filter(|&bit| part >> bit & 1 == 1);
            let covers = rows.fold(0, |covers, bit| covers | self.rows[chosen[bit]]);
            if count(covers) <= count(part as u16) { known | covers } else { known }
        })
    }
}

/// How many bits are set.
fn count(bits: u16) -> usize {
    DigitSet::from_bits(bits).len()
}

/// The numbers of the rows in a set of them, lowest first.
fn ones(rows: u16) -> impl Iterator<Item = usize> {
    bits(rows.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rows, the covers and the new covers of each tight set.
    fn check(rows: &[u16], size: usize, expected: &[(&[usize], u16, u16)]) {
        let mut found = Vec::new();
        let _ = tight_sets(rows, size, &mut |set| {
            found.push((set.rows.to_vec(), set.covers, set.new));
            ControlFlow::Continue(())
        });
        let expected: Vec<_> =
            expected.iter().map(|&(rows, covers, new)| (rows.to_vec(), covers, new)).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn pairs_and_triples_are_found() {
        check(&[0b011, 0b110, 0b011], 2, &[(&[0, 2], 0b011, 0b011)]);
        check(&[0b011, 0b110, 0b101, 0b1110], 3, &[(&[0, 1, 2], 0b111, 0b111)]);
        check(&[0b1, 0, 0b11], 1, &[(&[0], 0b1, 0b1)]);
    }

    #[test]
    fn only_what_no_smaller_part_covers_is_new() {
        check(&[0b0011, 0b0011, 0b1100, 0b1100], 4, &[]);
        check(&[0b0011, 0b0011, 0b0111], 3, &[(&[0, 1, 2], 0b111, 0b100)]);
    }

    #[test]
    fn a_row_with_one_cover_is_in_no_larger_set() {
        check(&[0b001, 0b110, 0b110], 3, &[]);
        check(&[0b01, 0b11], 2, &[]);
    }
}
