//! What constraints leave for their cells, and what every way to fill them rules out elsewhere.

mod follows;
mod one_law;
mod partner;
mod reason;
mod rising;
mod sums;
mod told_follows;

use one_law::OneLaw;
use reason::Reason;
use rising::Rise;

use super::constraint::{asks, constraint_names};
use super::names;
use super::shape::{Telling, struck_by};
use super::ways::{Allowed, Ways, musts_against};
use crate::grid::{Candidate, CellSet, Constraint, Digit, DigitSet};
use crate::message::words::{Length, StepWording as _, shapes};
use crate::message::{Message, words};
use crate::proof::{CellsWithDigits, Conclusion, LawUse, Places};

/// So many reasons are told; of more it is said what the constraint asks for.
const MOST_REASONS: usize = 8;

/// What is told of strikes, and those of which no more can be said than what the constraint asks for.
struct Told {
    told: Vec<Message>,
    rest: Vec<Conclusion>,
}

impl From<Message> for Told {
    fn from(told: Message) -> Self {
        Self { told: vec![told], rest: Vec::new() }
    }
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
        let mut held = held;
        let mut rest = Vec::new();
        // What counts is said once, and so is what the constraint asks for.
        for (ends, is_inside) in [(inside, true), (outside, false)] {
            let told = match is_inside {
                _ if ends.is_empty() => continue,
                true => self.inside(&one, &held, &ends),
                false => self.outside(&one, &held, &ends),
            };
            if !told.told.is_empty() {
                held.clear();
            }
            parts.extend(told.told);
            rest.extend(told.rest);
        }
        if !rest.is_empty() {
            parts.push(self.rest(&one, held, &rest));
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

    /// Strikes in the cells of the constraint: by the ways that are left if they are few, by what it comes to, by classes of
    /// digits, or by what each would do to the other cells.
    fn inside(&self, one: &OneLaw<'_>, held: &[Message], ends: &[Conclusion]) -> Told {
        let (constraint, eliminations) =
            (self.geometry.constraint_name(one.number), self.eliminations(ends));
        let (struck, held): (Vec<Candidate>, _) = (struck_by(ends).collect(), held.to_vec());
        let ways = one.ways_against(self.geometry, &struck);
        if let Some(ways) = ways.and_then(|ways| ways.told(self.geometry, &struck)) {
            let told = shapes::LawWays { constraint, eliminations, held, ways };
            return told.told(self.length).into();
        }
        let bound = |candidate: Candidate| one.bound(self.geometry, candidate);
        let told = self.by_reasons(one, &held, ends, &bound);
        if let Some(told) = told.or_else(|| self.by_classes(one.used, &held)) {
            return told.into();
        }
        self.one_by_one(one, &held, ends)
    }

    /// Strikes by what each of the candidates would do to the other cells, or by what would follow from it.
    fn one_by_one(&self, one: &OneLaw<'_>, held: &[Message], ends: &[Conclusion]) -> Told {
        if self.length == Length::Brief {
            return Told { told: Vec::new(), rest: ends.to_vec() };
        }
        let rise = Rise::of(self.geometry, one.number);
        let any = |candidate: Candidate| {
            let rising = || rise.as_ref()?.reason(self.geometry, &one.allowed, candidate);
            one.bound(self.geometry, candidate)
                .or_else(|| one.sides(self.geometry, candidate))
                .or_else(rising)
                .or_else(|| one.partner(self.geometry, candidate))
                .or_else(|| one.never(self.geometry, candidate))
                .or_else(|| one.wanted(self.geometry, candidate))
        };
        let of_all = self.by_reasons(one, held, ends, &any);
        let of_all = of_all.or_else(|| self.by_all(one.used, held, ends));
        if let Some(told) = of_all {
            return told.into();
        }
        let has_reason =
            |end: &Conclusion| struck_by(std::slice::from_ref(end)).any(|one| any(one).is_some());
        let (with, rest): (Vec<Conclusion>, Vec<Conclusion>) =
            ends.iter().cloned().partition(has_reason);
        let told = if with.is_empty() { None } else { self.by_reasons(one, held, &with, &any) };
        let Some(told) = told else { return Told { told: Vec::new(), rest: ends.to_vec() } };
        match self.by_all(one.used, &[], &rest) {
            Some(others) => Told { told: vec![told, others], rest: Vec::new() },
            None => Told { told: vec![told], rest },
        }
    }

    /// Strikes by what would follow from each of the candidates, or by what every way has in common.
    fn by_all(&self, used: &LawUse, held: &[Message], ends: &[Conclusion]) -> Option<Message> {
        self.follows(used, held, ends).or_else(|| self.in_every_way(used, held, ends))
    }

    /// Strikes by what each of the candidates would do, if that can be said of all of them.
    fn by_reasons(
        &self,
        one: &OneLaw<'_>,
        held: &[Message],
        ends: &[Conclusion],
        of: &dyn Fn(Candidate) -> Option<Reason>,
    ) -> Option<Message> {
        let reasons = self.reasons(&struck_by(ends).collect::<Vec<_>>(), of)?;
        let (constraint, eliminations) =
            (self.geometry.constraint_name(one.number), self.eliminations(ends));
        let told = shapes::LawBounds { constraint, eliminations, held: held.to_vec(), reasons };
        Some(told.told(self.length))
    }

    /// Why each of these candidates cannot be; `None` if one of them has no such reason, or they have too many.
    fn reasons(
        &self,
        struck: &[Candidate],
        of: &dyn Fn(Candidate) -> Option<Reason>,
    ) -> Option<Vec<Message>> {
        let all: Option<Vec<_>> = struck.iter().map(|&one| Some((one, of(one)?))).collect();
        let told = reason::told(self.geometry, &all?);
        (told.len() <= MOST_REASONS).then_some(told)
    }

    /// Strikes by what the constraint asks for.
    fn rest(&self, one: &OneLaw<'_>, held: Vec<Message>, ends: &[Conclusion]) -> Message {
        let (constraint, eliminations) =
            (self.geometry.constraint_name(one.number), self.eliminations(ends));
        let (count, says) = (struck_by(ends).count(), asks(self.geometry, one.number));
        shapes::LawRest { constraint, count, eliminations, held, says }.told(self.length)
    }

    /// Strikes elsewhere: by digits that are in every way to fill the cells, by each way in its own manner, or by what each would
    /// do.
    fn outside(&self, one: &OneLaw<'_>, held: &[Message], ends: &[Conclusion]) -> Told {
        let (constraint, eliminations) =
            (self.geometry.constraint_name(one.number), self.eliminations(ends));
        let (struck, held): (Vec<Candidate>, _) = (struck_by(ends).collect(), held.to_vec());
        if let Some(musts) = one.musts(self.geometry, &struck) {
            let musts = self.musts(musts);
            let told = shapes::LawMust { constraint, eliminations, held, musts };
            return told.told(self.length).into();
        }
        let ways = one.ways_against(self.geometry, &struck);
        if let Some(ways) = ways.and_then(|ways| ways.told(self.geometry, &[])) {
            let told = shapes::LawWhichever { constraint, eliminations, held, ways };
            return told.told(self.length).into();
        }
        match self.by_classes(one.used, &held) {
            Some(told) => told.into(),
            None => self.one_by_one(one, &held, ends),
        }
    }

    /// Digits with their places in every way to fill cells: those that have the same places together.
    fn musts(&self, musts: Vec<(Digit, CellSet)>) -> Vec<Message> {
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
        musts.collect()
    }

    /// Strikes by what every way to satisfy all that a step names has in common; `None` if that is not the reason.
    fn in_every_way(
        &self,
        used: &LawUse,
        held: &[Message],
        ends: &[Conclusion],
    ) -> Option<Message> {
        let struck: Vec<Candidate> = struck_by(ends).collect();
        let ways = Ways::of_all(self.geometry, used, &Allowed::of(self.geometry, &used.held.0))?;
        if ways.all.is_empty() {
            return None;
        }
        let musts = musts_against(self.geometry, &struck, &|digit| ways.must(digit))?;
        let musts = self.musts(musts);
        let (constraints, eliminations) =
            (constraint_names(self.geometry, &used.constraints), self.eliminations(ends));
        let told =
            shapes::LawMustTogether { constraints, eliminations, held: held.to_vec(), musts };
        Some(told.told(self.length))
    }

    /// What several constraints leave, or what houses leave of them that need a place for each digit.
    fn together(&self, law: &LawUse, mut held: Vec<Message>) -> Message {
        held.extend(self.placed(&law.places));
        let ends = &self.step.conclusions;
        if self.length == Length::Full {
            let told = self.in_every_way(law, &held, ends);
            if let Some(told) = told.or_else(|| self.follows(law, &held, ends)) {
                return told;
            }
        }
        let eliminations = self.eliminations(ends);
        let constraints = constraint_names(self.geometry, &law.constraints);
        let count = struck_by(ends).count();
        shapes::LawTogether { constraints, count, eliminations, held }.told(self.length)
    }
}
