//! Bent sets and Sue de Coq: sets of cells that have just enough digits.
//!
//! A bent set with one cell as its pivot and a pincer for each of its digits is told case by case; any
//! other by counting, and so is a Sue de Coq.

use super::names;
use super::telling::Telling;
use crate::grid::{Cell, CellSet, Digit, DigitSet, House};
use crate::message::Message;
use crate::proof::{Role, Statement};

/// Cells with the digits that they may hold between them.
type Group = (CellSet, DigitSet);

impl Telling<'_> {
    /// The step as one of these sets, if its claims are of one.
    pub(super) fn als_sets(&self) -> Option<Message> {
        let has = |role: fn(Role) -> bool| self.step.claims.iter().any(|claim| role(claim.role));
        let has_sets = has(|role| matches!(role, Role::Set(_)));
        let message = if has(|role| role == Role::Cover) && has(|role| role == Role::Pivot) {
            if has_sets { self.crossing_sets() } else { self.bent_set()? }
        } else if has_sets && has(|role| role == Role::Base) {
            self.exclusion()
        } else {
            return None;
        };
        Some(self.with_eliminations(message, &self.step.conclusions))
    }

    /// The cells and digits of the claims in the role.
    pub(super) fn group(&self, role: Role) -> Group {
        let parts = self.cells_of(role);
        parts.fold(Group::default(), |(all, held), (cells, digits)| (all | cells, held | digits))
    }

    /// The cells of each claim in the role with their digits.
    pub(super) fn cells_of(&self, role: Role) -> impl Iterator<Item = Group> + '_ {
        let claims = self.step.claims.iter().filter(move |claim| claim.role == role);
        claims.filter_map(|claim| match claim.statement {
            Statement::OnlyDigits { cells, digits } => Some((cells, digits)),
            _ => None,
        })
    }

    /// Each house with the digits that are at most once in it.
    fn once(&self) -> Vec<(House, DigitSet)> {
        let mut once: Vec<(House, DigitSet)> = Vec::new();
        for claim in &self.step.claims {
            if let Statement::AtMostOnce { house, digit } = claim.statement {
                match once.iter_mut().find(|(known, _)| *known == house) {
                    Some((_, digits)) => digits.insert(digit),
                    None => once.push((house, DigitSet::of(digit))),
                }
            }
        }
        once.sort_unstable_by_key(|&(house, _)| house);
        once
    }

    fn bent_set(&self) -> Option<Message> {
        let (pivot, held) = self.group(Role::Pivot);
        let (pincers, others) = self.group(Role::Pincer);
        let end = self.step.conclusions.first()?.fact.digit();
        let places = self.step.claims.iter().find_map(|claim| match claim.statement {
            Statement::Sees { cells, .. } if claim.role == Role::Target => Some(cells),
            _ => None,
        })?;
        let message = match pivot.only().and_then(|cell| self.cases(cell, held, end)) {
            Some(cases) => self
                .length
                .message("bent-pivot")
                .with("pivot", names::cells(self.geometry, pivot))
                .with("held", names::digits(self.geometry, held))
                .with("cases", cases),
            None => self.length.message("bent-set"),
        };
        let once = self.once().into_iter().map(|(house, digits)| {
            Message::new("set-holds-once")
                .with("digits", names::digits(self.geometry, digits))
                .with("house", self.geometry.house_name(house))
        });
        let message = message
            .with("cells", names::cells(self.geometry, pivot | pincers))
            .with("digits", names::digits(self.geometry, held | others))
            .with("count", (pivot | pincers).len())
            .with("once", once.collect::<Vec<Message>>())
            .with("places", names::cells(self.geometry, places))
            .with("end", self.geometry.digit_name(end));
        Some(message)
    }

    /// What follows from each digit of a pivot, if each but the last one leaves some pincer just that.
    fn cases(&self, pivot: Cell, held: DigitSet, end: Digit) -> Option<Vec<Message>> {
        let mut ways: Vec<(Digit, Cell)> = Vec::new();
        for (cells, digits) in self.cells_of(Role::Pincer) {
            let way = (digits - DigitSet::of(end)).only()?;
            ways.push((way, cells.only()?));
        }
        ways.sort_unstable();
        let taken: DigitSet = ways.iter().map(|&(digit, _)| digit).collect();
        if taken.len() != ways.len() || taken != held - DigitSet::of(end) {
            return None;
        }
        let leaves = |(digit, cell)| {
            Message::new("pivot-leaves")
                .with("digit", self.geometry.digit_name(digit))
                .with("cell", self.geometry.cell_name(cell))
                .with("end", self.geometry.digit_name(end))
        };
        let mut cases: Vec<Message> = ways.into_iter().map(leaves).collect();
        if held.contains(end) {
            let itself = Message::new("pivot-itself")
                .with("cell", self.geometry.cell_name(pivot))
                .with("end", self.geometry.digit_name(end));
            cases.push(itself);
        }
        Some(cases)
    }

    /// Cells where two houses cross, with a set in the rest of each.
    fn crossing_sets(&self) -> Message {
        let (inner, held) = self.group(Role::Pivot);
        let sets = [self.group(Role::Set(0)), self.group(Role::Set(1))];
        let [first, second] = sets;
        let both = first.1 & second.1;
        let houses: Vec<House> = self.once().into_iter().map(|(house, _)| house).collect();
        let item = |id: &'static str, digits: DigitSet| {
            Message::new(id)
                .with("digits", names::digits(self.geometry, digits))
                .with("houses", names::houses(self.geometry, houses.iter().copied()))
        };
        let mut takes = Vec::new();
        for (&house, (_, digits)) in houses.iter().zip(sets).filter(|(_, set)| set.1 != both) {
            let once = item("set-takes-once", digits - both);
            takes.push(once.with("house", self.geometry.house_name(house)));
        }
        let free = held - (first.1 | second.1);
        if !free.is_empty() {
            takes.push(item("set-takes-between", free));
        }
        if !both.is_empty() {
            takes.push(item("set-takes-twice", both));
        }
        self.length
            .message("crossing-sets")
            .with("inner", names::cells(self.geometry, inner))
            .with("first", names::cells(self.geometry, first.0))
            .with("second", names::cells(self.geometry, second.0))
            .with("line", names::houses(self.geometry, houses.first().copied()))
            .with("block", names::houses(self.geometry, houses.get(1).copied()))
            .with("houses", names::houses(self.geometry, houses.iter().copied()))
            .with("takes", takes)
            .with("count", (inner | first.0 | second.0).len())
    }
}
