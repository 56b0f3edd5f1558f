//! Bent sets and Sue de Coq: sets of cells that have just enough digits.
//!
//! A bent set with one cell as its pivot and a pincer for each of its digits is told case by case; any
//! other by counting, and so is a Sue de Coq.

use super::names;
use super::shape::Telling;
use crate::grid::{Cell, Digit, DigitSet, Group};
use crate::message::words::{StepWording as _, shapes};
use crate::message::{Message, words};
use crate::proof::{BentSet, CellsWithDigits, CrossingSets, HeldSet, digits_once};

impl Telling<'_> {
    /// A bent set.
    pub(super) fn bent_set(&self, set: &BentSet) -> Message {
        let Some(end) = self.step.conclusions.first().map(|end| end.fact.digit()) else {
            return self.other();
        };
        let eliminations = self.eliminations(&self.step.conclusions);
        let targets = self.targets(&self.step.conclusions);
        let target_count = targets.len();
        let places = names::cells(self.geometry, set.sight.cells);
        let digit = self.geometry.digit_name(end);
        if let Some(cases) = set.pivot.cells().only().and_then(|_| self.cases(set, end)) {
            return shapes::BentPivot {
                pivot: names::cells(self.geometry, set.pivot.cells()),
                held: names::digits(self.geometry, set.pivot.digits()),
                cases,
                places,
                end: digit,
                eliminations,
                targets,
                target_count,
            }
            .told(self.length);
        }
        let once = digits_once(&set.once).into_iter().map(|(house, digits)| {
            Message::from(words::SetHoldsOnce {
                digits: names::digits(self.geometry, digits),
                house: self.geometry.house_name(house),
            })
        });
        shapes::BentSet {
            cells: names::cells(self.geometry, set.cells()),
            digits: names::digits(self.geometry, set.digits()),
            count: set.cells().len(),
            once: once.collect(),
            places,
            end: digit,
            eliminations,
            targets,
            target_count,
        }
        .told(self.length)
    }

    /// What follows from each digit of a pivot, if each but the last one leaves some pincer just that.
    fn cases(&self, set: &BentSet, end: Digit) -> Option<Vec<Message>> {
        let held = set.pivot.digits();
        let mut ways: Vec<(Digit, Cell)> = Vec::new();
        for &CellsWithDigits { cells, digits } in &set.pincers.0 {
            let way = (digits - DigitSet::of(end)).only()?;
            ways.push((way, cells.only()?));
        }
        ways.sort_unstable();
        let taken: DigitSet = ways.iter().map(|&(digit, _)| digit).collect();
        if taken.len() != ways.len() || taken != held - DigitSet::of(end) {
            return None;
        }
        let leaves = |(digit, cell)| {
            Message::from(words::PivotLeaves {
                digit: self.geometry.digit_name(digit),
                cell: self.geometry.cell_name(cell),
                end: self.geometry.digit_name(end),
            })
        };
        let mut cases: Vec<Message> = ways.into_iter().map(leaves).collect();
        if held.contains(end) {
            let itself = Message::from(words::PivotItself { end: self.geometry.digit_name(end) });
            cases.push(itself);
        }
        Some(cases)
    }

    /// Cells where two houses cross, with a set in the rest of each.
    pub(super) fn crossing_sets(&self, sets: &CrossingSets) -> Message {
        let inner = sets.inner.cells();
        let [first, second] = sets.outer.each_ref().map(HeldSet::cells);
        let digits = sets.outer.each_ref().map(HeldSet::digits);
        let both = digits[0] & digits[1];
        let once = digits_once(&sets.once);
        let houses: Vec<Group> = once.into_iter().map(|(house, _)| house).collect();
        let line = || names::houses(self.geometry, houses.first().copied());
        let block = || names::houses(self.geometry, houses.get(1).copied());
        let mut takes = Vec::new();
        for (&house, digits) in houses.iter().zip(digits).filter(|(_, digits)| *digits != both) {
            takes.push(Message::from(words::SetTakesOnce {
                digits: names::digits(self.geometry, digits - both),
                house: self.geometry.house_name(house),
            }));
        }
        let free = sets.inner.digits() - (digits[0] | digits[1]);
        if !free.is_empty() {
            let digits = names::digits(self.geometry, free);
            takes.push(Message::from(words::SetTakesBetween { digits }));
        }
        if !both.is_empty() {
            let digits = names::digits(self.geometry, both);
            takes.push(Message::from(words::SetTakesTwice {
                digits,
                line: line(),
                block: block(),
            }));
        }
        let used = houses.iter().zip(digits).map(|(&house, digits)| {
            Message::from(words::SetUsesUp {
                digits: names::digits(self.geometry, digits | free),
                house: self.geometry.house_name(house),
            })
        });
        shapes::CrossingSets {
            used: used.collect(),
            inner: names::cells(self.geometry, inner),
            first: names::cells(self.geometry, first),
            second: names::cells(self.geometry, second),
            line: line(),
            block: block(),
            houses: names::houses(self.geometry, houses.iter().copied()),
            takes,
            count: (inner | first | second).len(),
            eliminations: self.eliminations(&self.step.conclusions),
        }
        .told(self.length)
    }
}
