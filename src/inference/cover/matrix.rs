//! The bit matrix: rows are bases, bits are covers.

use std::ops::ControlFlow;

/// The most rows, and the most covers, of a matrix.
pub(super) const MOST: usize = 16;

/// Reports every choice of `size` rows that have exactly `size` covers between them, in
/// lexicographic order: the numbers of the rows, and the covers.
///
/// A choice of which a smaller part is tight already says nothing new and is left out.
/// Rows without covers, or with more than `size`, are never chosen.
pub(super) fn tight_sets(
    rows: &[u16],
    size: usize,
    visit: &mut dyn FnMut(&[usize], u16) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut usable = [0; MOST];
    let mut count = 0;
    for (index, row) in rows.iter().enumerate() {
        if (1..=size as u32).contains(&row.count_ones()) {
            usable[count] = index;
            count += 1;
        }
    }
    if count < size {
        return ControlFlow::Continue(());
    }
    let mut search = Search { rows, usable: &usable[..count], size, chosen: [0; MOST], visit };
    search.extend(0, 0, 0)
}

struct Search<'a> {
    rows: &'a [u16],
    usable: &'a [usize],
    size: usize,
    chosen: [usize; MOST],
    visit: &'a mut dyn FnMut(&[usize], u16) -> ControlFlow<()>,
}

impl Search<'_> {
    /// Extends the first `depth` chosen rows, whose covers are `covers`, by usable rows from `from` on.
    fn extend(&mut self, depth: usize, from: usize, covers: u16) -> ControlFlow<()> {
        if depth == self.size {
            let chosen = &self.chosen[..depth];
            let tight = covers.count_ones() as usize == depth && !self.has_tight_part(chosen);
            return if tight { (self.visit)(chosen, covers) } else { ControlFlow::Continue(()) };
        }
        for next in from..self.usable.len() {
            let row = self.usable[next];
            let union = covers | self.rows[row];
            if union.count_ones() as usize <= self.size {
                self.chosen[depth] = row;
                self.extend(depth + 1, next + 1, union)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether fewer of the chosen rows have as few covers as they are rows.
    fn has_tight_part(&self, chosen: &[usize]) -> bool {
        let whole = (1_u32 << chosen.len()) - 1;
        (1..whole).any(|part| {
            let rows = (0..chosen.len()).filter(|&bit| part >> bit & 1 == 1);
            let covers = rows.fold(0, |covers, bit| covers | self.rows[chosen[bit]]);
            covers.count_ones() <= part.count_ones()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(rows: &[u16], size: usize, expected: &[(&[usize], u16)]) {
        let mut found = Vec::new();
        let _ = tight_sets(rows, size, &mut |chosen, covers| {
            found.push((chosen.to_vec(), covers));
            ControlFlow::Continue(())
        });
        let expected: Vec<_> = expected.iter().map(|(rows, bits)| (rows.to_vec(), *bits)).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn pairs_and_triples_are_found() {
        check(&[0b011, 0b110, 0b011], 2, &[(&[0, 2], 0b011)]);
        check(&[0b011, 0b110, 0b101, 0b1110], 3, &[(&[0, 1, 2], 0b111)]);
        check(&[0b1, 0, 0b11], 1, &[(&[0], 0b1)]);
    }

    #[test]
    fn a_set_with_a_tight_part_is_no_set_of_its_own() {
        check(&[0b0011, 0b0011, 0b1100, 0b1100], 4, &[]);
        check(&[0b001, 0b110, 0b110], 3, &[]);
    }
}
