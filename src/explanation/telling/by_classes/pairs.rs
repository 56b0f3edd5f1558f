//! Which classes of digits constraints between two cells make.

use std::collections::{BTreeMap, BTreeSet};

use crate::grid::{
    Apart, Candidate, Cell, ConstraintNumber, Digit, DigitSet, Geometry, alternating_classes,
    classes_alike,
};

/// Of two cells that a constraint joins: which digits of the second go with each of the first.
pub(in crate::explanation::telling) struct Pairs(
    pub(in crate::explanation::telling) BTreeMap<(Cell, Cell), (Vec<DigitSet>, ConstraintNumber)>,
);

impl Pairs {
    pub(in crate::explanation::telling) fn of(
        geometry: &Geometry,
        constraints: &[ConstraintNumber],
    ) -> Self {
        let mut found = BTreeMap::new();
        if !geometry.has_pairs_apart() {
            return Self(found);
        }
        for cell in geometry.all_cells().iter() {
            for digit in geometry.all_digits().iter() {
                for (other, cells) in geometry.excluded_by(cell, digit).other_cells() {
                    for beside in cells.iter() {
                        let (one, second) =
                            (Candidate { cell, digit }, Candidate { cell: beside, digit: other });
                        let Some(Apart::Constraint(number)) = geometry.apart(one, second) else {
                            continue;
                        };
                        if constraints.contains(&number) {
                            let all = || vec![geometry.all_digits(); geometry.digit_count()];
                            let (digits, _) =
                                found.entry((cell, beside)).or_insert_with(|| (all(), number));
                            digits[digit.index()].remove(other);
                        }
                    }
                }
            }
        }
        let allowed = |cell| geometry.allowed_in(cell);
        for ((cell, beside), (digits, _)) in &mut found {
            for digit in geometry.all_digits().iter() {
                let left = &mut digits[digit.index()];
                *left = if allowed(*cell).contains(digit) {
                    *left & allowed(*beside)
                } else {
                    DigitSet::EMPTY
                };
                if geometry.sees(*cell, *beside) {
                    left.remove(digit);
                }
            }
        }
        Self(found)
    }

    /// The ways to part the digits into classes that these pairs suggest.
    pub(super) fn partitions(&self, geometry: &Geometry) -> BTreeSet<Vec<DigitSet>> {
        let relations: BTreeSet<&Vec<DigitSet>> =
            self.0.values().map(|(digits, _)| digits).collect();
        let of = |digits: &Vec<DigitSet>| [alternating_classes(digits), classes_alike(digits)];
        let mut all: BTreeSet<Vec<DigitSet>> =
            relations.into_iter().flat_map(of).flatten().collect();
        let digits = geometry.all_digits();
        let is_odd = |digit: &Digit| geometry.worths().worth(*digit) % 2 != 0;
        let odd: DigitSet = digits.iter().filter(is_odd).collect();
        let _ = all.insert(vec![odd, digits - odd]);
        all.retain(|classes| classes.iter().all(|class| !class.is_empty()));
        all
    }
}
