//! The bivalue universal grave: all open cells have two base digits, and every house has each digit as a
//! base digit of two of its open cells, or of none.
//!
//! Then the other base digit in every cell would be as good as the one (the argument that is known as BUG).

use super::exchange::{Exchange, Roof};
use crate::grid::{Cell, CellSet, Digit, DigitSet, MAX_DIGITS};
use crate::inference::tools::view::View;

/// The most roofs.
const MOST_ROOFS: usize = 6;

/// The grave, if the state is one but for a few cells with more candidates; with several ways to choose their
/// base digits, each of these. `two` are the open cells with two candidates.
pub(super) fn patterns<const W: usize>(two: CellSet<W>, view: &View<'_, W>) -> Vec<Exchange<W>> {
    let open = view.geometry.all_cells() - view.candidates.solved();
    let above: Vec<Cell> = (open - two).iter().take(MOST_ROOFS + 1).collect();
    if above.is_empty() || above.len() > MOST_ROOFS || two.is_empty() {
        return Vec::new();
    }
    if above.iter().any(|&cell| view.candidates.digits_of(cell).len() < 2) {
        return Vec::new();
    }
    let mut counts = Counts { of: vec![[0; MAX_DIGITS]; view.geometry.house_count()] };
    for cell in two.iter() {
        if !counts.add(view, cell, view.candidates.digits_of(cell)) {
            return Vec::new();
        }
    }
    let mut found = Vec::new();
    extend(view, &above, &counts, &mut Vec::new(), &mut |roofs| {
        found.push(Exchange::mixed(view.candidates, two, roofs.to_vec()));
    });
    found
}

/// How many cells of each house have each digit as a base digit.
#[derive(Clone)]
struct Counts {
    of: Vec<[u8; MAX_DIGITS]>,
}

impl Counts {
    /// Counts a cell; false if a house has a digit three times.
    fn add<const W: usize>(&mut self, view: &View<'_, W>, cell: Cell, base: DigitSet) -> bool {
        for house in view.geometry.houses_of(cell) {
            for digit in base.iter() {
                let count = &mut self.of[house.index()][digit.index()];
                *count += 1;
                if *count > 2 {
                    return false;
                }
            }
        }
        true
    }

    fn is_even(&self) -> bool {
        self.of.iter().all(|digits| digits.iter().all(|count| count % 2 == 0))
    }
}

/// Chooses two base digits for each of the cells that are left.
fn extend<const W: usize>(
    view: &View<'_, W>,
    left: &[Cell],
    counts: &Counts,
    roofs: &mut Vec<Roof>,
    found: &mut dyn FnMut(&[Roof]),
) {
    let Some((&cell, left)) = left.split_first() else {
        if counts.is_even() {
            found(roofs);
        }
        return;
    };
    let digits = view.candidates.digits_of(cell);
    for first in digits.iter() {
        for second in digits.iter().filter(|&second: &Digit| first < second) {
            let base: DigitSet = [first, second].into_iter().collect();
            let mut counts = counts.clone();
            if counts.add(view, cell, base) {
                roofs.push(Roof { cell, base, extras: digits - base });
                extend(view, left, &counts, roofs, found);
                let _ = roofs.pop();
            }
        }
    }
}
