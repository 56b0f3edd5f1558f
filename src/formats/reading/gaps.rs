//! Rows of a spreadsheet that only keep the bands of a grid apart.

use super::row::{Form, Row};
use super::signs::is_empty;

/// Leaves out rows of empty fields that part the bands of a table, if what is left are whole puzzles, and they are none with
/// them. Where a digit is met twice in a column then, a row of the puzzle may be among them: none is left out.
pub(super) fn leave_gaps(rows: &mut Vec<(usize, Row<'_>)>, side: usize) {
    let is_gap = |(_, row): &(usize, Row<'_>)| {
        row.form == Form::Fields && row.cells.iter().all(|cell| cell.is_empty())
    };
    let (mut count, mut gaps, mut height) = (0, 0, side);
    for row in rows.iter() {
        if is_gap(row) {
            gaps += 1;
            height = common(height, count);
        } else {
            count += 1;
        }
    }
    let is_whole = |count: usize| count > 0 && count.is_multiple_of(side);
    let is_parted = gaps > 0 && height > 1 && is_whole(count) && !is_whole(count + gaps);
    let left = || rows.iter().filter(|row| !is_gap(row)).map(|(_, row)| row).collect::<Vec<_>>();
    if is_parted && left().chunks(side).all(|rows| !collide(rows)) {
        rows.retain(|row| !is_gap(row));
    }
}

/// Whether a digit is met twice in a column of these rows.
fn collide(rows: &[&Row<'_>]) -> bool {
    let has = |row: &Row<'_>, column: usize, cell: &str| row.cells.get(column) == Some(&cell);
    rows.iter().enumerate().any(|(at, row)| {
        row.cells.iter().enumerate().any(|(column, cell)| {
            let mut signs = cell.chars();
            let first = signs.next().filter(|it| it.is_alphanumeric() && !is_empty(*it));
            let is_digit = first.is_some() && signs.next().is_none();
            is_digit && rows[..at].iter().any(|above| has(above, column, cell))
        })
    })
}

/// The greatest number that divides two.
const fn common(one: usize, other: usize) -> usize {
    if other == 0 { one } else { common(other, one % other) }
}
