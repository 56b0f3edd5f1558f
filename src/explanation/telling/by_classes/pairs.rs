//! Which classes of digits constraints between two cells make.

use std::collections::{BTreeMap, BTreeSet};

use crate::grid::{Apart, Candidate, Cell, ConstraintNumber, Digit, DigitSet, Geometry};

/// More classes say too little each; digits that can stand nowhere are one as well.
const MOST_CLASSES: usize = 3;

/// Of two cells that a constraint joins: which digits of the second go with each of the first.
pub(super) struct Pairs(pub(super) BTreeMap<(Cell, Cell), (Vec<DigitSet>, ConstraintNumber)>);

impl Pairs {
    pub(super) fn of(geometry: &Geometry, constraints: &[ConstraintNumber]) -> Self {
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
        let of = |digits: &Vec<DigitSet>| [alternating(geometry, digits), alike(geometry, digits)];
        let mut all: BTreeSet<Vec<DigitSet>> =
            relations.into_iter().flat_map(of).flatten().collect();
        let halves = |is_first: &dyn Fn(Digit) -> bool| {
            let first: DigitSet =
                geometry.all_digits().iter().filter(|digit| is_first(*digit)).collect();
            vec![first, geometry.all_digits() - first]
        };
        let _ = all.insert(halves(&|digit| geometry.worths().worth(digit) % 2 != 0));
        all.retain(|classes| classes.iter().all(|class| !class.is_empty()));
        all
    }
}

/// Two classes such that each digit of one goes only with digits of the other; digits that go with none are a third.
fn alternating(geometry: &Geometry, relation: &[DigitSet]) -> Option<Vec<DigitSet>> {
    let mut partners = relation.to_vec();
    for digit in geometry.all_digits().iter() {
        for other in relation[digit.index()].iter() {
            partners[other.index()].insert(digit);
        }
    }
    let mut classes = [DigitSet::EMPTY; MOST_CLASSES];
    for first in geometry.all_digits().iter() {
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

/// The classes of digits that go with the same, if they are few.
fn alike(geometry: &Geometry, relation: &[DigitSet]) -> Option<Vec<DigitSet>> {
    let mut classes: BTreeMap<DigitSet, DigitSet> = BTreeMap::new();
    for digit in geometry.all_digits().iter() {
        classes.entry(relation[digit.index()]).or_insert(DigitSet::EMPTY).insert(digit);
    }
    let mut classes: Vec<DigitSet> = classes.into_values().collect();
    classes.sort_by_key(|class| class.iter().next());
    (2..=MOST_CLASSES).contains(&classes.len()).then_some(classes)
}
