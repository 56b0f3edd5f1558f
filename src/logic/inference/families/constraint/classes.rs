//! Reasoning by classes of digits: high and low, odd and even, and whatever else pairs of candidates and marks make.
//!
//! Where two cells of a constraint never hold digits of the same class, classes alternate along it; and a house holds of each
//! class as many digits as there are. A cell is supposed to hold a digit of one class, and it is followed what that leaves for
//! the others, without any single digit: constraints, and the counts in houses. If a cell or a house is left nothing, no digit of
//! the class is there.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use super::size::is_short;
use super::step::step;
use crate::grid::{
    Apart, Candidate, Candidates, Cell, CellSet, ConstraintNumber, DigitSet, Geometry, Scratch,
    alternating_classes, classes_alike,
};
use crate::inference::families::Visitor;
use crate::inference::tools::view::View;
use crate::proof::{Conclusion, Fact, RuleId};

/// What two cells of a constraint allow each other: for each digit of the first those of the second.
type Relation = Vec<DigitSet>;

/// The classes of digits of a grid, and which cells constraints join.
pub(super) struct Classes {
    partitions: Vec<Vec<DigitSet>>,
    /// For each cell the others that a constraint joins to it.
    joined: Vec<Vec<(Cell, Relation, ConstraintNumber)>>,
    /// The laws of each cell.
    laws: Vec<Vec<usize>>,
}

impl Classes {
    pub(super) fn new(geometry: &Geometry) -> Self {
        let joined: Vec<_> = geometry.cells().map(|cell| joined(geometry, cell)).collect();
        let relations = joined.iter().flatten().map(|(_, relation, _)| relation);
        let mut partitions: BTreeSet<Vec<DigitSet>> = BTreeSet::new();
        for relation in relations {
            partitions.extend(alternating_classes(relation).or_else(|| classes_alike(relation)));
        }
        let all = geometry.all_digits();
        for cell in geometry.cells().filter(|_| geometry.limits_cells()) {
            let allowed = geometry.allowed_in(cell);
            let rest = all - allowed;
            if allowed.len() > 1 && rest.len() > 1 {
                let _ = partitions.insert(vec![allowed, rest]);
            }
        }
        // Classes in any order are the same.
        let sorted = |mut classes: Vec<DigitSet>| {
            classes.sort_unstable();
            classes
        };
        let partitions: BTreeSet<_> = partitions.into_iter().map(sorted).collect();
        let partitions = partitions.into_iter().collect();
        let mut laws = vec![Vec::new(); geometry.cell_count()];
        for (number, law) in geometry.laws().iter().enumerate() {
            for cell in law.cells.iter().filter(|_| is_short(law)) {
                laws[cell.index()].push(number);
            }
        }
        Self { partitions, joined, laws }
    }

    pub(super) fn search<const W: usize>(
        &self,
        rule: RuleId,
        view: &View<'_, W>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        for classes in &self.partitions {
            for cell in (view.geometry.all_cells() - view.candidates.solved()).iter() {
                let digits = view.candidates.digits_of(cell);
                for &class in classes {
                    let gone = digits & class;
                    if gone.is_empty() || gone == digits {
                        continue;
                    }
                    let asked = Asked { classes: self, of: classes, view, cell, gone };
                    if let Some((constraints, held)) = asked.reason() {
                        let strikes = gone.iter().map(|digit| Candidate { cell, digit });
                        let strikes = strikes.map(|one| Conclusion::from_all(Fact::absent(one)));
                        visit(step(rule, view, constraints, held, strikes.collect()))?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// What constraints between two cells alone allow, each with the other cell.
fn joined(geometry: &Geometry, cell: Cell) -> Vec<(Cell, Relation, ConstraintNumber)> {
    let mut found: BTreeMap<Cell, (Relation, ConstraintNumber)> = BTreeMap::new();
    if !geometry.has_pairs_apart() {
        return Vec::new();
    }
    for digit in geometry.digits() {
        for (other, cells) in geometry.excluded_by(cell, digit).other_cells() {
            for beside in cells.iter() {
                let pair = (Candidate { cell, digit }, Candidate { cell: beside, digit: other });
                if let Some(Apart::Constraint(number)) = geometry.apart(pair.0, pair.1) {
                    let all = || vec![geometry.all_digits(); geometry.digit_count()];
                    let entry = found.entry(beside).or_insert_with(|| (all(), number));
                    entry.0[digit.index()].remove(other);
                } else if let Some((relation, _)) = found.get_mut(&beside) {
                    relation[digit.index()].remove(other);
                }
            }
        }
    }
    let allowed = geometry.allowed_in(cell);
    let is_needed = |(beside, (mut relation, number)): (Cell, (Relation, ConstraintNumber))| {
        for digit in geometry.digits() {
            if geometry.sees(cell, beside) {
                relation[digit.index()].remove(digit);
            }
            if !allowed.contains(digit) {
                relation[digit.index()] = DigitSet::EMPTY;
            }
        }
        (beside, relation, number)
    };
    found.into_iter().map(is_needed).collect()
}

/// A class that a cell is supposed to hold a digit of.
struct Asked<'a, 'b, const W: usize> {
    classes: &'a Classes,
    of: &'a [DigitSet],
    view: &'a View<'b, W>,
    cell: Cell,
    gone: DigitSet,
}

/// What is used: laws and pairs of a constraint.
type Used = BTreeSet<ConstraintNumber>;

impl<const W: usize> Asked<'_, '_, W> {
    /// By which constraints, and by what which cells may hold, no digit of the class is there; as few as are found.
    fn reason(&self) -> Option<(Vec<ConstraintNumber>, CellSet<W>)> {
        let mut used = Used::new();
        if !self.fails(self.view.candidates.clone(), None, &mut used) {
            return None;
        }
        let all = self.view.geometry.all_cells() - CellSet::of(self.cell);
        let mut held = self.view.restricted(all.iter());
        if used.is_empty() || !self.fails(self.view.holding(held), Some(&used), &mut Used::new()) {
            return None;
        }
        for number in used.clone() {
            let mut fewer = used.clone();
            let _ = fewer.remove(&number);
            if self.fails(self.view.holding(held), Some(&fewer), &mut Used::new()) {
                used = fewer;
            }
        }
        for cell in held.iter().collect::<Vec<_>>() {
            let fewer = held - CellSet::of(cell);
            if self.fails(self.view.holding(fewer), Some(&used), &mut Used::new()) {
                held = fewer;
            }
        }
        (!used.is_empty()).then(|| (used.into_iter().collect(), held))
    }

    /// Whether something is left nothing, by these constraints or by any; those that struck something are noted.
    fn fails(&self, mut state: Candidates<W>, by: Option<&Used>, used: &mut Used) -> bool {
        let mut due = match by {
            Some(_) => self.view.geometry.all_cells(),
            None => CellSet::of(self.cell),
        };
        let _ = state.keep_only(self.cell, self.gone);
        let mut scratch = Scratch::default();
        let is_by = |number: ConstraintNumber| by.is_none_or(|by| by.contains(&number));
        while let Some(cell) = due.first() {
            due.remove(cell);
            for (beside, relation, number) in &self.classes.joined[cell.index()] {
                let held = state.digits_of(cell);
                let allowed = held.iter().map(|digit| relation[digit.index()]);
                let allowed = allowed.fold(DigitSet::EMPTY, |all, digits| all | digits);
                if is_by(*number) && state.keep_only(*beside, allowed) {
                    let _ = used.insert(*number);
                    due.insert(*beside);
                    if state.digits_of(*beside).is_empty() {
                        return true;
                    }
                }
            }
            for &law in &self.classes.laws[cell.index()] {
                let law = &self.view.geometry.laws()[law];
                if !is_by(law.constraint) {
                    continue;
                }
                let digits = law.cells.iter().map(|&cell| state.digits_of(cell));
                let left = law.automaton.left(digits, &mut scratch);
                let Some(left) = left else {
                    let _ = used.insert(law.constraint);
                    return true;
                };
                for (&cell, &left) in law.cells.iter().zip(left) {
                    if state.keep_only(cell, left) {
                        let _ = used.insert(law.constraint);
                        due.insert(cell);
                    }
                }
            }
            for &house in self.view.geometry.houses_of(cell) {
                let cells = self.view.geometry.cells_of(house);
                if self.counts(&mut state, cells, &mut due).is_err() {
                    return true;
                }
            }
        }
        false
    }

    /// Counts the classes in a house: as many cells hold each as it has digits. Fails where they cannot.
    fn counts(
        &self,
        state: &mut Candidates<W>,
        cells: CellSet<W>,
        due: &mut CellSet<W>,
    ) -> Result<(), ()> {
        for &class in self.of {
            let (mut only, mut some) = (CellSet::<W>::EMPTY, CellSet::<W>::EMPTY);
            for cell in cells.iter() {
                let digits = state.digits_of(cell);
                if digits.is_subset(class) {
                    only.insert(cell);
                }
                if !(digits & class).is_empty() {
                    some.insert(cell);
                }
            }
            if only.len() > class.len() || some.len() < class.len() {
                return Err(());
            }
            let (others, kept) = if only.len() == class.len() {
                (cells - only, self.view.geometry.all_digits() - class)
            } else if some.len() == class.len() {
                (some, class)
            } else {
                continue;
            };
            for cell in others.iter() {
                if state.keep_only(cell, kept) {
                    due.insert(cell);
                    if state.digits_of(cell).is_empty() {
                        return Err(());
                    }
                }
            }
        }
        Ok(())
    }
}
