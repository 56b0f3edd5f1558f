//! What excludes the combinations of a candidate with those of other cells: no more than is needed.

use crate::grid::{Cell, Digit, DigitSet};
use crate::inference::tools::view::View;

/// Something that excludes combinations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Excluding {
    /// Two of the cells see each other, so they do not take the same digit.
    Sight(Cell, Cell),
    /// A cell that must keep one of its candidates.
    Excluder(Cell),
}

/// What is needed to exclude every combination of the candidate with those of the other cells: nothing of it
/// can be left out.
pub(super) fn needed<const W: usize>(
    view: &View<'_, W>,
    aligned: &[Cell],
    cell: Cell,
    digit: Digit,
) -> Vec<Excluding> {
    let combinations = combinations(view, aligned, cell, digit);
    let mut needs = Vec::new();
    for (place, &one) in aligned.iter().enumerate() {
        let seen = aligned[place + 1..].iter().filter(|&&other| view.geometry.sees(one, other));
        needs.extend(seen.map(|&other| Excluding::Sight(one, other)));
    }
    let excluders = view
        .open_cells_with(2..=aligned.len())
        .into_iter()
        .map(|(cell, _)| Excluding::Excluder(cell));
    needs.extend(excluders.filter(|need| {
        combinations.iter().any(|combination| excludes(view, *need, aligned, combination))
    }));
    let excluded = |needs: &[Excluding]| {
        combinations
            .iter()
            .all(|combination| needs.iter().any(|&need| excludes(view, need, aligned, combination)))
    };
    for place in (0..needs.len()).rev() {
        let need = needs.remove(place);
        if !excluded(&needs) {
            needs.insert(place, need);
        }
    }
    needs
}

/// Every combination of the candidate with candidates of the other cells, in the order of the cells.
fn combinations<const W: usize>(
    view: &View<'_, W>,
    aligned: &[Cell],
    cell: Cell,
    digit: Digit,
) -> Vec<Vec<Digit>> {
    let mut all = vec![Vec::new()];
    for &other in aligned {
        let digits =
            if other == cell { DigitSet::of(digit) } else { view.candidates.digits_of(other) };
        let with = |known: &Vec<Digit>| {
            let known = known.clone();
            digits.iter().map(move |next| known.iter().copied().chain([next]).collect())
        };
        all = all.iter().flat_map(with).collect();
    }
    all
}

fn excludes<const W: usize>(
    view: &View<'_, W>,
    need: Excluding,
    aligned: &[Cell],
    combination: &[Digit],
) -> bool {
    let mut placed = aligned.iter().zip(combination);
    match need {
        Excluding::Sight(one, other) => {
            let digit = |cell| placed.clone().find(|(known, _)| **known == cell);
            digit(one).map(|(_, digit)| digit) == digit(other).map(|(_, digit)| digit)
        }
        Excluding::Excluder(cell) => {
            let left =
                placed.try_fold(view.candidates.digits_of(cell), |left, (&other, &digit)| {
                    let sees = view.geometry.sees(cell, other);
                    let left = if sees { left - DigitSet::of(digit) } else { left };
                    if other == cell { None } else { Some(left) }
                });
            left.is_some_and(DigitSet::is_empty)
        }
    }
}
