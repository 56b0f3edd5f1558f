//! The classic grid by numbers, as the naive finders see it: cells from 0 in reading order.

/// The cells of a house: nine rows, nine columns, nine blocks.
pub(crate) fn house(number: usize) -> Vec<usize> {
    let (kind, number) = (number / 9, number % 9);
    let cell = |place: usize| match kind {
        0 => 9 * number + place,
        1 => 9 * place + number,
        _ => 9 * (3 * (number / 3) + place / 3) + 3 * (number % 3) + place % 3,
    };
    (0..9).map(cell).collect()
}

/// The row of a cell.
pub(crate) fn row(cell: usize) -> usize {
    cell / 9
}

/// The column of a cell.
pub(crate) fn column(cell: usize) -> usize {
    cell % 9
}

/// The block of a cell.
pub(crate) fn block(cell: usize) -> usize {
    3 * (cell / 27) + cell % 9 / 3
}

/// Whether two cells share a house.
#[inline]
pub(crate) fn sees(a: usize, b: usize) -> bool {
    a != b && (row(a) == row(b) || column(a) == column(b) || block(a) == block(b))
}
