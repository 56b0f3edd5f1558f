//! From a puzzle to its neighbours, until one needs a rule.
//!
//! Puzzles that need a certain rule are rare. So a puzzle is changed a little, again and again: some givens go, and
//! others come until it has one solution. What lacks no more than before (`Lack`) is gone on from. What comes lies in cells
//! that stay open, if there are any: another given would only be filled in anyway.

use rand::{Rng, RngExt};

use super::by_rules::{Lack, Need};
use super::made::Stopped;
use super::removal::Removal;
use super::resistance::resistance;
use super::symmetry::{drawn, shuffle};
use crate::grid::{Board, CellSet, Digit, Geometry};
use crate::search::Search;

/// How many neighbours are looked at until the attempt is given up.
const STEPS: usize = 60;

/// How many at least once the rule is used, each time that fewer cells stay open.
const STEPS_NEAR: usize = 40;

/// The most units that go, and that come, where a puzzle is changed, until it has one solution.
pub(super) const MOST_CHANGED: usize = 3;

/// How many neighbours are looked at on the way to a puzzle that resists suppositions. One takes a hundredth of the time
/// that the rules take.
const HARDER: usize = 100;

/// The most units that go at once where fewer givens are sought.
const MOST_THINNED: usize = 3;

/// What is walked among: puzzles of one full grid that have one solution.
pub(super) struct Walk<'a, R: ?Sized> {
    pub(super) geometry: &'a Geometry,
    pub(super) full: &'a [Digit],
    /// The sets of cells of which all are givens or none is.
    pub(super) units: &'a [CellSet],
    pub(super) need: &'a Need,
    pub(super) lots: &'a mut R,
    pub(super) stopped: Stopped<'a>,
}

impl<R: Rng + ?Sized> Walk<'_, R> {
    /// Walks from what is left in `removal` to a puzzle that lacks nothing, and takes out of that what can go, down to
    /// so many givens. False if none is met.
    pub(super) fn run(&mut self, removal: &mut Removal<'_>, fewest: usize) -> bool {
        let (mut lack, mut open) = self.lack(removal.board());
        let mut left = STEPS;
        while left > 0 && lack != Lack::Nothing && !(self.stopped)() {
            let before = removal.givens();
            // Where too little follows, more come than go.
            let is_used = matches!(lack, Lack::Rest(_));
            let gone = if is_used && self.lots.random_ratio(1, 2) { 0 } else { self.any() };
            let come = if open.is_empty() { 0 } else { self.any() };
            let may = if open.is_empty() { self.geometry.all_cells() } else { before | open };
            step(removal, self.units, may, (gone, come), self.lots);
            let (found, stays_open) = self.lack(removal.board());
            left -= 1;
            if found > lack {
                removal.set_givens(before);
                continue;
            }
            if found < lack && matches!(found, Lack::Rest(_)) {
                left = left.max(STEPS_NEAR);
            }
            (lack, open) = (found, stays_open);
        }
        if lack != Lack::Nothing {
            return false;
        }
        self.thin(removal, fewest);
        true
    }

    /// Goes from a puzzle that lacks nothing, which is left in `removal`, to a neighbour that lacks nothing either, and
    /// takes out of that what can go, down to so many givens. False if none is met.
    pub(super) fn go_on(&mut self, removal: &mut Removal<'_>, fewest: usize) -> bool {
        let (from, all) = (removal.givens(), self.geometry.all_cells());
        for _ in 0..STEPS {
            let by = (self.lots.random_range(1..=MOST_CHANGED), self.any());
            step(removal, self.units, all, by, self.lots);
            if (self.stopped)() {
                return false;
            }
            let is_other = !from.is_subset(&removal.givens());
            if is_other && self.lack(removal.board()).0 == Lack::Nothing {
                self.thin(removal, fewest);
                return true;
            }
            removal.set_givens(from);
        }
        false
    }

    /// Goes from the puzzle that is left in `removal` to neighbours that resist suppositions as long as it does or longer.
    pub(super) fn harden(&mut self, removal: &mut Removal<'_>, search: &Search, fewest: usize) {
        let mut units = self.units.to_vec();
        let mut most = resistance(self.geometry, search, removal.board(), self.full, 0);
        for _ in 0..HARDER {
            if (self.stopped)() {
                return;
            }
            let before = removal.givens();
            let gone = self.lots.random_range(1..=MOST_CHANGED);
            step(removal, &units, before, (gone, 0), self.lots);
            shuffle(&mut units, self.lots);
            removal.take_out(&units, fewest, &mut |_| true);
            let found = resistance(self.geometry, search, removal.board(), self.full, most);
            if found < most {
                removal.set_givens(before);
            }
            most = most.max(found);
        }
    }

    /// Takes out what can go where nothing is lacking, down to so many givens.
    fn thin(&mut self, removal: &mut Removal<'_>, fewest: usize) {
        let mut units = self.units.to_vec();
        shuffle(&mut units, self.lots);
        removal.take_out(&units, fewest, &mut |board| self.lack(board).0 == Lack::Nothing);
    }

    /// How many units go, or come.
    fn any(&mut self) -> usize {
        self.lots.random_range(0..=MOST_CHANGED)
    }

    fn lack(&self, board: &Board) -> (Lack, CellSet) {
        self.need.lack(self.geometry, board, self.full, self.stopped)
    }
}

/// Walks to puzzles with ever fewer givens, never with more, until there are no more than `most`, or it is given up. Out of
/// each is taken what can go, down to `fewest`.
pub(super) fn thin(
    removal: &mut Removal<'_>,
    units: &[CellSet],
    (fewest, most): (usize, usize),
    lots: &mut (impl Rng + ?Sized),
    stopped: Stopped<'_>,
) {
    let mut order = units.to_vec();
    for _ in 0..STEPS {
        let before = removal.givens();
        if before.len() <= most || stopped() {
            return;
        }
        let gone = lots.random_range(1..=MOST_THINNED);
        step(removal, units, removal.givens(), (gone, 0), lots);
        shuffle(&mut order, lots);
        removal.take_out(&order, fewest, &mut |_| true);
        if removal.givens().len() > before.len() {
            removal.set_givens(before);
        }
    }
}

/// Goes to a neighbour: so many units go, and so many come, both of those that have one of these cells, and then any more
/// until there is one solution.
pub(super) fn step(
    removal: &mut Removal<'_>,
    units: &[CellSet],
    may: CellSet,
    (gone, come): (usize, usize),
    lots: &mut (impl Rng + ?Sized),
) {
    let that = |holds: &dyn Fn(&CellSet) -> bool| -> Vec<CellSet> {
        units.iter().copied().filter(holds).collect()
    };
    let mut givens = removal.givens();
    for _ in 0..gone {
        let there = that(&|unit| unit.intersects(&givens) && unit.intersects(&may));
        givens = drawn(&there, lots).map_or(givens, |unit| givens - unit);
    }
    for _ in 0..come {
        let away = that(&|unit| !unit.is_subset(&givens) && unit.intersects(&(may - givens)));
        givens = drawn(&away, lots).map_or(givens, |unit| givens | unit);
    }
    removal.set_givens(givens);
    while let Some(open) = removal.undecided() {
        let Some(unit) = drawn(&that(&|unit| unit.intersects(&open)), lots) else { return };
        givens |= unit;
        removal.set_givens(givens);
    }
}
