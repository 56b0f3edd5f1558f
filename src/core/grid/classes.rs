//! Classes of digits that go by what two cells allow each other: high and low ones, odd and even ones, those with the same rest.
//!
//! What they allow each other is said digit by digit: for each digit of the first cell those of the second.

use std::collections::BTreeMap;

use super::{Digit, DigitSet};

/// More classes say too little each; digits that go with none are one as well.
const MOST_CLASSES: usize = 3;

/// Returns two classes such that whatever one cell holds, the other holds of the other class, that of the lowest digit first; behind
/// them the digits that go with none, if there are any. `None` if there are no such classes, or only one.
pub fn alternating_classes(allowed: &[DigitSet]) -> Option<Vec<DigitSet>> {
    let digits = || (0..allowed.len()).map(Digit::new);
    // What goes with a digit, whichever of the two cells holds it.
    let mut partners = allowed.to_vec();
    for digit in digits() {
        for other in allowed[digit.index()].iter() {
            partners[other.index()].insert(digit);
        }
    }
    let mut classes = [DigitSet::EMPTY; MOST_CLASSES];
    for first in digits() {
        if partners[first.index()].is_empty() {
            classes[2].insert(first);
        } else if !(classes[0] | classes[1]).contains(first) {
            classes[0].insert(first);
            let mut due = vec![first];
            while let Some(digit) = due.pop() {
                let side = usize::from(classes[0].contains(digit));
                let new = partners[digit.index()] - classes[side];
                classes[side] |= new;
                due.extend(new.iter());
            }
        }
    }
    let told = classes.into_iter().filter(|class| !class.is_empty()).collect::<Vec<_>>();
    ((classes[0] & classes[1]).is_empty() && told.len() > 1).then_some(told)
}

/// Returns the classes of digits that go with the same, that of the lowest digit first; `None` if there is only one, or too many.
pub fn classes_alike(allowed: &[DigitSet]) -> Option<Vec<DigitSet>> {
    let mut classes: BTreeMap<DigitSet, DigitSet> = BTreeMap::new();
    for (digit, with) in allowed.iter().enumerate() {
        classes.entry(*with).or_insert(DigitSet::EMPTY).insert(Digit::new(digit));
    }
    let mut classes: Vec<DigitSet> = classes.into_values().collect();
    classes.sort_by_key(|class| class.first());
    (2..=MOST_CLASSES).contains(&classes.len()).then_some(classes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What digits from 1 to 9 go with where this is so of both.
    fn allowed(goes: impl Fn(usize, usize) -> bool) -> Vec<DigitSet> {
        let with = |one: usize| {
            let others = (1..=9).filter(|other| goes(one, *other));
            others.map(|other| Digit::new(other - 1)).collect()
        };
        (1..=9).map(with).collect()
    }

    fn told(classes: Option<Vec<DigitSet>>) -> String {
        let digits =
            |class: &DigitSet| class.iter().map(|it| (it.index() + 1).to_string()).collect();
        let classes = classes.unwrap_or_default();
        classes.iter().map(digits).collect::<Vec<String>>().join(" ")
    }

    #[test]
    fn classes_are_what_cells_allow_each_other() {
        for (goes, alternate, alike) in [
            (allowed(|one, other| one.abs_diff(other) >= 5), "1234 6789 5", ""),
            (allowed(|one, other| (one + other) % 2 == 1), "13579 2468", "13579 2468"),
            (allowed(|one, other| one % 3 != other % 3), "", "147 258 369"),
            (allowed(|one, other| one != other), "", ""),
            (allowed(|_, _| true), "", ""),
            (allowed(|_, _| false), "", ""),
            (allowed(|one, other| one + other == 10 && one != other), "1234 6789 5", ""),
        ] {
            assert_eq!(told(alternating_classes(&goes)), alternate, "{goes:?}");
            assert_eq!(told(classes_alike(&goes)), alike, "{goes:?}");
        }
    }
}
