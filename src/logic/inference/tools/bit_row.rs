//! Sets of numbered nodes, as rows of bits: what follows for many nodes is put together word by word.

/// The bits of a word.
pub(in crate::inference) const BITS: usize = u64::BITS as usize;

/// Sets a bit.
pub(in crate::inference) fn put(row: &mut [u64], number: usize) {
    row[number / BITS] |= 1 << (number % BITS);
}

/// Clears a bit.
pub(in crate::inference) fn cut(row: &mut [u64], number: usize) {
    row[number / BITS] &= !(1 << (number % BITS));
}

/// Whether a bit is set.
pub(in crate::inference) fn has(row: &[u64], number: usize) -> bool {
    row[number / BITS] >> (number % BITS) & 1 == 1
}

/// Sets the bits that the second row has in the first as well.
pub(in crate::inference) fn add(row: &mut [u64], more: &[u64]) {
    row.iter_mut().zip(more).for_each(|(row, more)| *row |= more);
}

/// Turns over the bits that the second row has in the first.
pub(in crate::inference) fn flip(row: &mut [u64], others: &[u64]) {
    row.iter_mut().zip(others).for_each(|(row, others)| *row ^= others);
}

/// Clears the bits that the second row lacks in the first.
pub(in crate::inference) fn keep(row: &mut [u64], others: &[u64]) {
    row.iter_mut().zip(others).for_each(|(row, others)| *row &= others);
}

/// Whether some bit is set in both rows.
pub(in crate::inference) fn meet(row: &[u64], other: &[u64]) -> bool {
    row.iter().zip(other).any(|(row, other)| row & other != 0)
}

/// The numbers of the bits that are set, lowest first.
pub(in crate::inference) fn ones(row: &[u64]) -> impl Iterator<Item = usize> + '_ {
    row.iter().enumerate().flat_map(|(word, &mask)| bits(mask).map(move |bit| BITS * word + bit))
}

/// The numbers of the bits of a word that are set, lowest first.
pub(in crate::inference) fn bits(mask: u64) -> impl Iterator<Item = usize> {
    let mut left = mask;
    std::iter::from_fn(move || {
        let bit = left.trailing_zeros() as usize;
        (left != 0).then(|| left &= left - 1)?;
        Some(bit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_knows_its_numbers() {
        let (mut row, mut more) = ([0; 3], [0; 3]);
        for number in [0, 63, 64, 130] {
            put(&mut row, number);
        }
        put(&mut row, 7);
        cut(&mut row, 7);
        put(&mut more, 5);
        add(&mut row, &more);
        assert_eq!(ones(&row).collect::<Vec<_>>(), [0, 5, 63, 64, 130]);
        assert!(has(&row, 130) && !has(&row, 129));
        assert!(meet(&row, &more) && !meet(&more, &[1, 2, 4]));
    }
}
