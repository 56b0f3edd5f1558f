//! The classic grid by numbers, as the naive finders see it: cells from 0 in reading order.

use std::array;
use std::sync::LazyLock;

/// Whether two cells share a house, for each two of them.
static SEES: LazyLock<[[bool; 81]; 81]> = LazyLock::new(|| {
    let share = |a, b| row(a) == row(b) || column(a) == column(b) || block(a) == block(b);
    array::from_fn(|a| array::from_fn(|b| a != b && share(a, b)))
});

/// The cells of a house: nine rows, nine columns, nine blocks.
pub(crate) fn house(number: usize) -> [usize; 9] {
    let (kind, number) = (number / 9, number % 9);
    array::from_fn(|place| match kind {
        0 => 9 * number + place,
        1 => 9 * place + number,
        _ => 9 * (3 * (number / 3) + place / 3) + 3 * (number % 3) + place % 3,
    })
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
pub(crate) fn sees(a: usize, b: usize) -> bool {
    SEES[a][b]
}
