//! Why a digit does not fit into the other cells of a house: where they see it.

use crate::grid::{Candidates, CellSet, Digit, Geometry, Group};

/// What keeps a digit out of the empty cells of a house.
pub(super) struct Blocked {
    /// Groups that hold the digit, few enough that together they contain every cell that sees it.
    pub(super) by: Vec<Group>,
    /// The cells that do not see the digit: it was struck out of them.
    pub(super) struck: CellSet,
}

/// For each of `cells`, none of which may hold the digit: a group in which it sees the digit, or
/// that it was struck out. Groups that block more cells are taken first, so that few are named; houses that follow from others
/// come last.
pub(super) fn blocked(
    geometry: &Geometry,
    state: &Candidates,
    digit: Digit,
    cells: CellSet,
) -> Blocked {
    let holders = state.solved() & state.places_of(digit);
    let mut left = cells;
    let mut by = Vec::new();
    loop {
        let holding =
            geometry.groups().filter(|&group| geometry.cells_of(group).intersects(&holders));
        let most = holding
            .map(|group| ((left & geometry.cells_of(group)).len(), group))
            .max_by_key(|&(count, group)| {
                let by_rules = count > 0 && geometry.derivation(group).is_none();
                (by_rules, count, std::cmp::Reverse(group))
            });
        match most {
            Some((count, group)) if count > 0 => {
                by.push(group);
                left -= geometry.cells_of(group);
            }
            _ => break,
        }
    }
    by.sort_unstable();
    Blocked { by, struck: left }
}
