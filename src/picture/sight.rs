//! Which digits to look at, when a step fills a cell.
//!
//! A single rests on digits in sight. Usually several cells hold the same digit in sight; one is
//! enough to say it. The fewest that say everything are shown.

use crate::grid::{Candidates, Cell, CellSet, Digit, DigitSet, Geometry, House};

/// For each digit that stands in sight of the cell, one cell that holds it; those of the house that
/// holds most come first.
pub(super) fn digits_in_sight(geometry: &Geometry, state: &Candidates, cell: Cell) -> CellSet {
    let held_by = |house: House, missing: DigitSet| -> Vec<(Cell, Digit)> {
        let cells = geometry.list_of(house).iter().filter(|&&other| other != cell);
        let held = cells.filter_map(|&other| Some((other, state.value(other)?)));
        held.filter(|&(_, digit)| missing.contains(digit)).collect()
    };
    let mut missing = geometry.all_digits();
    let mut chosen = CellSet::EMPTY;
    loop {
        let houses = geometry.houses_of(cell).iter().map(|&house| held_by(house, missing));
        // Of equal houses the first is taken: row, column, block.
        let most = houses.rev().max_by_key(Vec::len).unwrap_or_default();
        if most.is_empty() {
            return chosen;
        }
        for (other, digit) in most {
            if missing.contains(digit) {
                missing.remove(digit);
                chosen.insert(other);
            }
        }
    }
}
