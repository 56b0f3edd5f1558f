//! What constraints leave for their cells, and what every way to fill them rules out elsewhere.

use std::collections::BTreeSet;

use super::constraint::{asks, constraint_names};
use super::names;
use super::shape::{Telling, struck_by};
use super::ways::{Allowed, Ways};
use crate::grid::{
    Candidate, Cell, CellSet, Constraint, ConstraintNumber, Digit, DigitSet, Geometry, Law,
    Scratch, Sum, Worths,
};
use crate::message::words::{Length, StepWording as _, shapes};
use crate::message::{Message, words};
use crate::proof::{CellsWithDigits, Conclusion, LawUse, Places};

/// What is told of one constraint.
struct OneLaw<'a> {
    number: ConstraintNumber,
    /// What its cells may hold together; `None` if it says nothing of that, or several things.
    law: Option<&'a Law>,
    /// The ways in which they can be filled, if these could be gone through.
    ways: Option<Ways>,
    allowed: Allowed<'a>,
    /// What the step names.
    used: &'a LawUse,
}

impl Telling<'_> {
    /// What constraints leave.
    pub(super) fn law(&self, law: &LawUse) -> Message {
        let held = self.held(&law.held.0);
        let [only] = law.constraints[..] else {
            return self.by_classes(law, &held).unwrap_or_else(|| self.together(law, held));
        };
        if !law.places.is_empty() {
            return self.together(law, held);
        }
        let one = OneLaw::of(self.geometry, only, law);
        let cells: CellSet =
            self.geometry.constraint(only).into_iter().flat_map(Constraint::cells).collect();
        let ends = self.step.conclusions.iter().cloned();
        let (inside, outside): (Vec<Conclusion>, Vec<Conclusion>) =
            ends.partition(|end| cells.contains(end.fact.cell()));
        let mut parts = Vec::new();
        let mut held = Some(held);
        // What counts is said once.
        if !inside.is_empty() {
            parts.push(self.inside(&one, held.take().unwrap_or_default(), &inside));
        }
        if !outside.is_empty() {
            parts.push(self.outside(&one, held.take().unwrap_or_default(), &outside));
        }
        match <[Message; 1]>::try_from(parts) {
            Ok([only]) => only,
            Err(parts) if parts.is_empty() => self.other(),
            Err(parts) => self.parts(parts),
        }
    }

    /// What cells may hold, each in a clause; in short it is left out.
    pub(super) fn held(&self, held: &[CellsWithDigits]) -> Vec<Message> {
        if self.length == Length::Brief {
            return Vec::new();
        }
        let told = held.iter().map(|held| {
            let cells = names::cells(self.geometry, held.cells);
            words::LawHeld { cells, digits: names::digits(self.geometry, held.digits) }.into()
        });
        told.collect()
    }

    /// Where digits of houses may be, each in a clause; in short it is left out.
    fn placed(&self, places: &[Places]) -> Vec<Message> {
        if self.length == Length::Brief {
            return Vec::new();
        }
        let told = places.iter().map(|&Places { house, digit, cells }| {
            let cells = names::cells(self.geometry, cells);
            let (house, digit) = (self.geometry.house_name(house), self.geometry.digit_name(digit));
            words::LawPlaced { cells, digit, house }.into()
        });
        told.collect()
    }

    /// Strikes in the cells of the constraint: by the ways that are left if they are few, by what it comes to, or by its rule.
    fn inside(&self, one: &OneLaw<'_>, held: Vec<Message>, ends: &[Conclusion]) -> Message {
        let (constraint, eliminations) =
            (self.geometry.constraint_name(one.number), self.eliminations(ends));
        let struck: Vec<Candidate> = struck_by(ends).collect();
        let ways = one.ways_against(self.geometry, &struck);
        if let Some(ways) = ways.and_then(|ways| ways.told(self.geometry, &struck)) {
            return shapes::LawWays { constraint, eliminations, held, ways }.told(self.length);
        }
        if let Some(reasons) = one.bounds(self.geometry, &struck) {
            return shapes::LawBounds { constraint, eliminations, held, reasons }.told(self.length);
        }
        self.rest(one, held, ends)
    }

    /// Strikes by classes of digits, or by what the constraint asks for.
    fn rest(&self, one: &OneLaw<'_>, held: Vec<Message>, ends: &[Conclusion]) -> Message {
        if let Some(told) = self.by_classes(one.used, &held) {
            return told;
        }
        let (constraint, eliminations) =
            (self.geometry.constraint_name(one.number), self.eliminations(ends));
        let (count, says) = (struck_by(ends).count(), asks(self.geometry, one.number));
        shapes::LawRest { constraint, count, eliminations, held, says }.told(self.length)
    }

    /// Strikes elsewhere: by digits that are in every way to fill the cells, or by each way in its own manner.
    fn outside(&self, one: &OneLaw<'_>, held: Vec<Message>, ends: &[Conclusion]) -> Message {
        let (constraint, eliminations) =
            (self.geometry.constraint_name(one.number), self.eliminations(ends));
        let struck: Vec<Candidate> = struck_by(ends).collect();
        if let Some(musts) = one.musts(self.geometry, &struck) {
            let mut alike: Vec<(DigitSet, CellSet)> = Vec::new();
            for (digit, cells) in musts {
                match alike.iter_mut().find(|(_, known)| *known == cells) {
                    Some((digits, _)) => digits.insert(digit),
                    None => alike.push((DigitSet::of(digit), cells)),
                }
            }
            let musts = alike.into_iter().map(|(digits, cells)| {
                let cells = names::cells(self.geometry, cells);
                words::LawMustHave { cells, digits: names::digits(self.geometry, digits) }.into()
            });
            let musts = musts.collect();
            return shapes::LawMust { constraint, eliminations, held, musts }.told(self.length);
        }
        let ways = one.ways_against(self.geometry, &struck);
        let Some(ways) = ways.and_then(|ways| ways.told(self.geometry, &[])) else {
            return self.rest(one, held, ends);
        };
        shapes::LawWhichever { constraint, eliminations, held, ways }.told(self.length)
    }

    /// What several constraints leave, or what houses leave of them that need a place for each digit.
    fn together(&self, law: &LawUse, mut held: Vec<Message>) -> Message {
        held.extend(self.placed(&law.places));
        let eliminations = self.eliminations(&self.step.conclusions);
        let constraints = constraint_names(self.geometry, &law.constraints);
        let count = struck_by(&self.step.conclusions).count();
        shapes::LawTogether { constraints, count, eliminations, held }.told(self.length)
    }
}

impl<'a> OneLaw<'a> {
    fn of(geometry: &'a Geometry, number: ConstraintNumber, used: &'a LawUse) -> Self {
        let mut laws = geometry.laws().iter().filter(|law| law.constraint == number);
        let law = laws.next().filter(|_| laws.next().is_none());
        let allowed = Allowed::of(geometry, &used.held.0);
        let ways = law.and_then(|law| Ways::of_law(law, &allowed));
        Self { number, law, ways, allowed, used }
    }

    /// The ways to fill the cells, if they rule all of this out.
    fn ways_against(&self, geometry: &Geometry, struck: &[Candidate]) -> Option<&Ways> {
        let ways = self.ways.as_ref()?;
        struck.iter().all(|one| ways.rule_out(geometry, *one)).then_some(ways)
    }

    /// The digits that are in every way to fill the cells, each with its places there, if every candidate is one of these digits
    /// and ruled out by each of its places.
    fn musts(&self, geometry: &Geometry, struck: &[Candidate]) -> Option<Vec<(Digit, CellSet)>> {
        let digits: BTreeSet<Digit> = struck.iter().map(|one| one.digit).collect();
        let mut musts = Vec::new();
        for digit in digits {
            let cells = match &self.ways {
                Some(ways) => ways.must(digit)?,
                None => self.must(digit)?,
            };
            musts.push((digit, cells));
        }
        let is_seen = |one: &Candidate| {
            let mut places = musts.iter().filter(|(digit, _)| *digit == one.digit);
            places.all(|(digit, cells)| {
                cells.iter().all(|cell| geometry.excludes(Candidate { cell, digit: *digit }, *one))
            })
        };
        struck.iter().all(is_seen).then_some(musts)
    }

    /// The same of one digit where the ways are too many to be gone through.
    fn must(&self, digit: Digit) -> Option<CellSet> {
        let law = self.law?;
        let all = law.cells.iter().map(|cell| self.allowed.digits_of(*cell));
        let mut scratch = Scratch::default();
        let without = all.clone().map(|mut digits| {
            digits.remove(digit);
            digits
        });
        if law.automaton.left(without, &mut scratch).is_some() {
            return None;
        }
        let left = law.automaton.left(all, &mut scratch)?;
        let with = law.cells.iter().zip(left).filter(|(_, digits)| digits.contains(digit));
        Some(with.map(|(cell, _)| *cell).collect())
    }

    /// Why each of these candidates would leave too much or too little for its other cells: of several digits
    /// of a cell that which comes nearest. `None` if that is not the reason.
    fn bounds(&self, geometry: &Geometry, struck: &[Candidate]) -> Option<Vec<Message>> {
        let mut sums = geometry.sums().iter().filter(|sum| sum.constraint == self.number);
        let sum = sums.next().filter(|sum| sum.terms.iter().all(|(_, weight)| *weight == 1))?;
        if sums.next().is_some() {
            return None;
        }
        let mut told: Vec<(Candidate, bool, Message)> = Vec::new();
        for &one in struck {
            let (is_high, reason) = self.bound(geometry, sum, one)?;
            let known =
                told.iter_mut().find(|(known, high, _)| known.cell == one.cell && *high == is_high);
            match known {
                // Digits come from the lowest on: of those that are too low the last comes nearest.
                Some(known) if !is_high && one.digit > known.0.digit => {
                    *known = (one, is_high, reason);
                }
                Some(known) if is_high && one.digit < known.0.digit => {
                    *known = (one, is_high, reason);
                }
                Some(_) => {}
                None => told.push((one, is_high, reason)),
            }
        }
        Some(told.into_iter().map(|(.., reason)| reason).collect())
    }

    /// Whether a candidate is too high or too low for a sum, and why.
    fn bound(&self, geometry: &Geometry, sum: &Sum, one: Candidate) -> Option<(bool, Message)> {
        let others = sum.terms.iter().map(|(cell, _)| *cell).filter(|cell| *cell != one.cell);
        let others: Vec<Cell> = others.collect();
        let left = sum.total - geometry.worths().worth(one.digit);
        let free = |cell: Cell| {
            let digits = self.allowed.digits_of(cell).iter();
            let digits =
                digits.filter(move |&digit| !geometry.excludes(Candidate { cell, digit }, one));
            digits.collect::<DigitSet>()
        };
        let (least, most) = extremes(geometry, &others, &free)?;
        let cells = names::cells(geometry, others.iter().copied().collect());
        let (cell, digit) = (geometry.cell_name(one.cell), geometry.digit_name(one.digit));
        if left < least {
            let reason =
                words::LawTooMuch { bound: least, cell, digit, left: left.max(0), others: cells };
            return Some((true, reason.into()));
        }
        let reason = words::LawTooLittle { bound: most, cell, digit, left, others: cells };
        (left > most).then(|| (false, reason.into()))
    }
}

/// The least and the most that these cells can come to. Those that all see each other hold different digits.
fn extremes(
    geometry: &Geometry,
    cells: &[Cell],
    digits_of: &dyn Fn(Cell) -> DigitSet,
) -> Option<(i64, i64)> {
    let mut sets: Vec<CellSet> = Vec::new();
    for &cell in cells {
        match sets.iter_mut().find(|set| set.is_subset(&geometry.peers(cell))) {
            Some(set) => set.insert(cell),
            None => sets.push(CellSet::of(cell)),
        }
    }
    let mut each =
        sets.into_iter().map(|set| extremes_of_different(geometry.worths(), set, digits_of));
    each.try_fold((0, 0), |all, of| of.map(|of| (all.0 + of.0, all.1 + of.1)))
}

/// The same of cells that hold different digits.
fn extremes_of_different(
    worths: Worths,
    cells: CellSet,
    digits_of: &dyn Fn(Cell) -> DigitSet,
) -> Option<(i64, i64)> {
    let mut ends: BTreeSet<(u16, i64)> = BTreeSet::from([(0, 0)]);
    for cell in cells.iter() {
        let mut next = BTreeSet::new();
        for &(used, sum) in &ends {
            let free = digits_of(cell) - DigitSet::from_bits(used);
            next.extend(
                free.iter()
                    .map(|digit| (used | DigitSet::of(digit).bits(), sum + worths.worth(digit))),
            );
        }
        ends = next;
    }
    let sums = || ends.iter().map(|(_, sum)| *sum);
    Some((sums().min()?, sums().max()?))
}
