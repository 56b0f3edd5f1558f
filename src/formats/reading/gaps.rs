//! Rows of a spreadsheet that only keep the bands of a grid apart.

use super::row::{Form, Row};

/// Leaves out rows of empty fields that part the bands of a table, if what is left are whole puzzles, and they are none with
/// them.
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
    if gaps > 0 && height > 1 && is_whole(count) && !is_whole(count + gaps) {
        rows.retain(|row| !is_gap(row));
    }
}

/// The greatest number that divides two.
const fn common(one: usize, other: usize) -> usize {
    if other == 0 { one } else { common(other, one % other) }
}
