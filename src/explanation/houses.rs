//! Why a digit does not fit into the other cells of a house: where they see it.

use crate::grid::{Candidates, CellSet, Digit, Geometry, House};

/// What keeps a digit out of the empty cells of a house.
pub(super) struct Blocked {
    /// Houses that hold the digit, few enough that together they contain every cell that sees it.
    pub(super) by: Vec<House>,
    /// The cells that do not see the digit: it was struck out of them.
    pub(super) struck: CellSet,
}

/// For each of `cells`, none of which may hold the digit: a house in which it sees the digit, or
/// that it was struck out. Houses that block more cells are taken first, so that few are named.
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
            geometry.houses().filter(|&house| geometry.cells_of(house).intersects(&holders));
        let most = holding
            .map(|house| ((left & geometry.cells_of(house)).len(), house))
            .max_by_key(|&(count, house)| (count, std::cmp::Reverse(house)));
        match most {
            Some((count, house)) if count > 0 => {
                by.push(house);
                left -= geometry.cells_of(house);
            }
            _ => break,
        }
    }
    by.sort_unstable();
    Blocked { by, struck: left }
}
