//! A grid on one line in groups: its rows one behind another, or parts of them.

use super::grids::Grids;
use super::row::is_single;

/// Groups of so many characters and less may be a row of a larger grid.
const OF_A_ROW: usize = 4;

/// The groups that are the rows of a grid, or all groups of a line if they are as long as one another and make a grid.
pub(super) fn find<'t>(line: &'t str, grids: &Grids) -> Option<Vec<&'t str>> {
    let parts = |it: char| it.is_whitespace() || "/|,;\\".contains(it);
    // The end of a line may be written out, as in texts of programs.
    let groups = line.split("\\n").flat_map(|part| part.split(parts));
    let mut groups: Vec<&str> = groups.filter(|group| !group.is_empty()).collect();
    // Dashes between all groups part them.
    let dashes = groups.iter().filter(|group| **group == "-").count();
    if 2 * dashes + 1 == groups.len() {
        groups.retain(|group| *group != "-");
    }
    if let [word] = groups[..]
        && let Some(rows) = joined(word, grids)
    {
        return Some(rows);
    }
    if groups.len() <= OF_A_ROW {
        return None;
    }
    let sides = || grids.sides().into_iter().filter(|side| *side > OF_A_ROW);
    sides()
        .find_map(|side| {
            let is_row = |group: &str| group.chars().count() == side && is_cells(group, side);
            let mut runs = groups.chunk_by(|one, other| is_row(one) == is_row(other));
            let mut rows = runs.by_ref().filter(|run| is_row(run[0]));
            let only = rows.next().filter(|run| run.len() == side)?;
            (rows.next().is_none() && has_digits(only)).then(|| only.to_vec())
        })
        .or_else(|| {
            let length = groups[0].chars().count();
            let is_even = length > 1
                && groups.iter().all(|group| group.chars().count() == length)
                && has_digits(&groups);
            let fits = |side: usize| {
                side.is_multiple_of(length)
                    && length * groups.len() == side * side
                    && groups.iter().all(|group| is_cells(group, side))
            };
            (is_even && sides().any(fits)).then(|| groups.clone())
        })
}

/// The rows of a grid in one word, with a dash or a point between each two.
fn joined<'t>(word: &'t str, grids: &Grids) -> Option<Vec<&'t str>> {
    let count = word.chars().count();
    let side = grids.sides().into_iter().find(|side| side * side + side - 1 == count)?;
    ['-', '.'].into_iter().find_map(|mark| {
        let rows: Vec<&str> = word.split(mark).collect();
        let are_rows = rows.len() == side
            && rows.iter().all(|row| row.chars().count() == side && is_cells(row, side));
        (side > OF_A_ROW && are_rows && has_digits(&rows)).then_some(rows)
    })
}

fn is_cells(group: &str, side: usize) -> bool {
    group.chars().all(|found| is_single(found, side))
}

fn has_digits(groups: &[&str]) -> bool {
    groups.iter().any(|group| group.contains(|it: char| it.is_ascii_digit() && it != '0'))
}
