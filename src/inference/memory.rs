//! What each rule has looked at already: the books of incremental matching.
//!
//! A rule looks at the grid in *units*: house by house, digit by digit, or all at once. Where it found
//! nothing, it need not look again until something in that unit has changed. Changes are not passed on to
//! the rules; every unit keeps the time of its last change, and every rule the time at which it last
//! looked at the unit in vain. So a change costs the same however many rules there are.
//!
//! Invariant: asking with a memory gives the same first step as asking with a new one.

use std::ops::ControlFlow;

use super::family::View;
use crate::grid::{Candidates, Cell, CellSet, Digit, DigitSet, Geometry, House, MAX_DIGITS};

/// What a rule looks at in one go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unit {
    /// The cells of a house and all their candidates.
    House(House),
    /// All places of a digit.
    Digit(Digit),
    /// Everything.
    Grid,
}

/// When each unit changed, and when each rule last looked at it in vain. Times are numbers of
/// changes, from 1; a rule that never looked has 0.
#[derive(Clone, Debug)]
pub(super) struct Memory<const W: usize> {
    now: u32,
    house_count: usize,
    changed: Vec<u32>,
    looked: Vec<u32>,
    /// House by house how many places each digit has.
    counts: Vec<u8>,
    /// For each house the digits with one place in it that is open.
    single_places: Vec<DigitSet>,
    /// For each digit the time at which `dead` was computed.
    counted: [u32; MAX_DIGITS],
    /// For each digit the open places that are part of no full placement of it.
    dead: [CellSet<W>; MAX_DIGITS],
}

impl<const W: usize> Memory<W> {
    /// Nothing was looked at by any of so many rules in this state.
    pub(super) fn new(geometry: &Geometry<W>, candidates: &Candidates<W>, rules: usize) -> Self {
        let house_count = geometry.house_count();
        let units = house_count + MAX_DIGITS + 1;
        let mut memory = Self {
            now: 1,
            house_count,
            changed: vec![1; units],
            looked: vec![0; units * rules],
            counts: candidates.place_counts(geometry),
            single_places: vec![DigitSet::EMPTY; house_count],
            counted: [0; MAX_DIGITS],
            dead: [CellSet::EMPTY; MAX_DIGITS],
        };
        for house in geometry.houses() {
            for digit in geometry.digits() {
                let places = candidates.places_in(geometry, house, digit);
                if places.only().is_some_and(|cell| !candidates.solved().contains(cell)) {
                    memory.single_places[house.index()].insert(digit);
                }
            }
        }
        memory
    }

    /// Has the rule with this number look at the unit, if that is due, and notes when it found nothing.
    pub(super) fn look(
        &mut self,
        rule: usize,
        unit: Unit,
        look: impl FnOnce() -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.is_due(rule, unit) {
            look()?;
            self.in_vain(rule, unit);
        }
        ControlFlow::Continue(())
    }

    /// Has a rule that reasons about one digit look at every digit that is due and of which such
    /// reasoning can strike something; it is given the digit with the places that can be struck.
    pub(super) fn look_at_digits(
        &mut self,
        rule: usize,
        view: &View<'_, W>,
        mut look: impl FnMut(Digit, CellSet<W>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for digit in view.geometry.digits() {
            if self.is_due(rule, Unit::Digit(digit)) {
                let dead = self.dead_places(view.geometry, view.candidates, digit);
                if !dead.is_empty() {
                    look(digit, dead)?;
                }
                self.in_vain(rule, Unit::Digit(digit));
            }
        }
        ControlFlow::Continue(())
    }

    /// For each house whether it has changed since some of these rules last looked at the grid in vain. Where
    /// neither of two houses has, no pattern that lies in them both concludes anything.
    pub(super) fn changed_houses(&self, rules: impl Iterator<Item = usize>) -> Vec<bool> {
        let grid = self.index(Unit::Grid);
        let looked = rules.map(|rule| self.looked[rule * self.changed.len() + grid]);
        let since = looked.min().unwrap_or_default();
        self.changed[..self.house_count].iter().map(|&changed| changed > since).collect()
    }

    /// Whether the rule with this number has to look at the unit.
    fn is_due(&self, rule: usize, unit: Unit) -> bool {
        let unit = self.index(unit);
        self.looked[rule * self.changed.len() + unit] < self.changed[unit]
    }

    /// Notes that the rule found nothing in the unit.
    fn in_vain(&mut self, rule: usize, unit: Unit) {
        let unit = self.index(unit);
        self.looked[rule * self.changed.len() + unit] = self.now;
    }

    /// Notes what is different between two states.
    pub(super) fn note_changes(
        &mut self,
        geometry: &Geometry<W>,
        before: &Candidates<W>,
        after: &Candidates<W>,
    ) {
        self.now += 1;
        let solved = after.solved() - before.solved();
        let mut any = false;
        for digit in geometry.digits() {
            let gone = before.places_of(digit) - after.places_of(digit);
            let now_solved = solved & after.places_of(digit);
            if gone.is_empty() && now_solved.is_empty() {
                continue;
            }
            any = true;
            self.changed[self.house_count + digit.index()] = self.now;
            for cell in gone.iter() {
                self.note_gone(geometry, cell, digit);
            }
            for cell in now_solved.iter() {
                for house in geometry.houses_of(cell) {
                    self.changed[house.index()] = self.now;
                    self.single_places[house.index()].remove(digit);
                }
            }
        }
        if any {
            let grid = self.index(Unit::Grid);
            self.changed[grid] = self.now;
        }
    }

    /// Notes that a place of the digit is gone.
    fn note_gone(&mut self, geometry: &Geometry<W>, cell: Cell, digit: Digit) {
        for house in geometry.houses_of(cell) {
            self.changed[house.index()] = self.now;
            let count = &mut self.counts[house.index() * geometry.side() + digit.index()];
            *count -= 1;
            if *count == 1 {
                self.single_places[house.index()].insert(digit);
            } else if *count == 0 {
                self.single_places[house.index()].remove(digit);
            }
        }
    }

    /// The digits with one place in the house, which is open.
    pub(super) fn single_places(&self, house: House) -> DigitSet {
        self.single_places[house.index()]
    }

    /// The open places of the digit that are part of no full placement of it, counted anew only
    /// after a change. Reasoning about one digit can strike these and no others.
    fn dead_places(
        &mut self,
        geometry: &Geometry<W>,
        candidates: &Candidates<W>,
        digit: Digit,
    ) -> CellSet<W> {
        let (index, unit) = (digit.index(), self.index(Unit::Digit(digit)));
        if self.counted[index] < self.changed[unit] {
            self.dead[index] = super::placements::dead_places(geometry, candidates, digit);
            self.counted[index] = self.now;
        }
        self.dead[index]
    }

    fn index(&self, unit: Unit) -> usize {
        match unit {
            Unit::House(house) => house.index(),
            Unit::Digit(digit) => self.house_count + digit.index(),
            Unit::Grid => self.house_count + MAX_DIGITS,
        }
    }
}
