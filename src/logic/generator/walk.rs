//! From a puzzle to its neighbours, until one needs a rule.
//!
//! Puzzles that need a certain rule are rare. So a puzzle is changed a little, again and again: some givens go, and
//! others come until it has one solution. What lacks no more than before (`Shortfall`) is gone on from. What comes lies in cells
//! that stay open, if there are any: another given would only be filled in anyway. Now and then what is left after some have
//! gone is completed to another full grid, so that what is met in the end need not be akin to what was started from.
//!
//! Where a rule is so rare that this comes to nothing, its examples are started from, and there is a way to climb: how late on
//! the path the rule concludes something, that is how many of the easier rules have found nothing there.

use std::sync::Arc;

use rand::{Rng, RngExt};

use super::by_rules::{RuleGoal, Shortfall};
use super::made::Stopped;
use super::removal::{Removal, board_of};
use super::resistance::resistance;
use super::symmetry::{drawn, shuffle};
use crate::grid::{Board, CellSet, Geometry};
use crate::search::{Budget, Search};

/// How many neighbours are looked at until the attempt is given up; more where there is a way to climb, since some are let
/// go of early.
const STEPS: usize = 60;
const STEPS_CLIMBING: usize = 200;

/// How many at least once the rule is used, each time that fewer cells stay open.
const STEPS_NEAR: usize = 40;

/// The most units that go, and that come, where a puzzle is changed, until it has one solution.
pub(super) const MOST_CHANGED: usize = 3;

/// Of so many changes in which units go, one goes on with another full grid, so that finds are not all of one.
const ELSEWHERE: u32 = 4;

/// Of so many units one goes where a walk begins far from what is known.
const DEPARTING: usize = 2;

/// The most nodes of the exact solver for another full grid.
const NODES: u64 = 200_000;

/// How many neighbours are looked at on the way to a puzzle that resists suppositions. One takes a hundredth of the time
/// that the rules take.
const HARDER: usize = 100;

/// The most units that go at once where fewer givens are sought.
const MOST_THINNED: usize = 3;

/// What is walked among: puzzles that have one solution.
pub(super) struct Walk<'a, R> {
    pub(super) geometry: &'a Geometry,
    pub(super) search: &'a Search,
    /// The sets of cells of which all are givens or none is.
    pub(super) units: &'a [CellSet],
    pub(super) need: &'a RuleGoal,
    /// Whether it is looked how near the rule is where it is not used.
    pub(super) climbs: bool,
    pub(super) lots: R,
    pub(super) stopped: Stopped<'a>,
}

impl<'a, R: Rng> Walk<'a, R> {
    /// Walks from what is left in `removal` to a puzzle that lacks nothing, and takes out of that what can go, down to
    /// so many givens. What itself lacks nothing does, unless another one is wanted. False if none is met.
    pub(super) fn run(
        &mut self,
        removal: &mut Removal<'a>,
        fewest: usize,
        wants_another: bool,
    ) -> bool {
        let first = removal.clone();
        let is_met = |removal: &Removal<'_>, lack: Shortfall| {
            let is_another =
                first.full() != removal.full() || !first.givens().is_subset(&removal.givens());
            lack == Shortfall::Nothing && (is_another || !wants_another)
        };
        let (mut lack, mut open) = self.lack(removal);
        let mut left = if self.climbs { STEPS_CLIMBING } else { STEPS };
        while left > 0 && !is_met(removal, lack) {
            if (self.stopped)() {
                return false;
            }
            let mut other = removal.clone();
            self.change(&mut other, lack, open);
            let (found, stays_open) = self.lack(&other);
            left -= 1;
            if found > lack {
                continue;
            }
            if found < lack && matches!(found, Shortfall::Rest(_)) {
                left = left.max(STEPS_NEAR);
            }
            (*removal, lack, open) = (other, found, stays_open);
        }
        if !is_met(removal, lack) {
            return false;
        }
        self.thin(removal, fewest);
        true
    }

    /// Goes far from what is known: many units go, and what is left is completed to another full grid.
    pub(super) fn depart(&mut self, removal: &mut Removal<'a>) {
        let there = self.units.iter().filter(|unit| unit.intersects(&removal.givens())).count();
        self.leave(removal, there.div_ceil(DEPARTING));
        step(removal, self.units, self.geometry.all_cells(), (0, 0), &mut self.lots);
    }

    /// Goes to a neighbour of what lacks this, and of which these cells stay open.
    fn change(&mut self, removal: &mut Removal<'a>, lack: Shortfall, open: CellSet) {
        let all = self.geometry.all_cells();
        let (gone, come) = match lack {
            Shortfall::Nothing => (self.lots.random_range(1..=MOST_CHANGED), self.any()),
            // Where too little follows, more come than go.
            Shortfall::Rest(_) if self.lots.random_ratio(1, 2) => (0, self.any()),
            _ => (self.any(), if open.is_empty() { 0 } else { self.any() }),
        };
        if gone > 0 && self.lots.random_ratio(1, ELSEWHERE) {
            self.leave(removal, gone);
            step(removal, self.units, all, (0, come), &mut self.lots);
            return;
        }
        let may = if open.is_empty() { all } else { removal.givens() | open };
        step(removal, self.units, may, (gone, come), &mut self.lots);
    }

    /// Takes out so many units, and goes on with another full grid that has the rest.
    fn leave(&mut self, removal: &mut Removal<'a>, gone: usize) {
        let mut givens = removal.givens();
        for _ in 0..gone {
            let there: Vec<CellSet> =
                self.units.iter().copied().filter(|unit| unit.intersects(&givens)).collect();
            givens = drawn(&there, &mut self.lots).map_or(givens, |unit| givens - unit);
        }
        let rest = board_of(removal.full(), givens);
        let budget = &mut Budget::nodes(NODES).until(self.stopped);
        if let Ok(Some(other)) = self.search.random_of(&rest, &mut self.lots, budget) {
            *removal = Removal::new(self.geometry, self.search, other.digits(), self.stopped);
            removal.set_givens(givens);
        }
    }

    /// Goes from the puzzle that is left in `removal` to neighbours that resist suppositions as long as it does or longer.
    pub(super) fn harden(&mut self, removal: &mut Removal<'a>, fewest: usize) {
        let mut units = self.units.to_vec();
        let resists = |removal: &Removal<'_>, enough: usize| {
            resistance(self.geometry, self.search, removal.board(), removal.full(), enough)
        };
        let mut most = resists(removal, 0);
        for _ in 0..HARDER {
            if (self.stopped)() {
                return;
            }
            let before = removal.givens();
            let gone = self.lots.random_range(1..=MOST_CHANGED);
            step(removal, &units, before, (gone, 0), &mut self.lots);
            shuffle(&mut units, &mut self.lots);
            removal.take_out(&units, fewest, &mut |_| true);
            let found = resists(removal, most);
            if found < most {
                removal.set_givens(before);
            }
            most = most.max(found);
        }
    }

    /// Takes out what can go where nothing is lacking, down to so many givens.
    fn thin(&mut self, removal: &mut Removal<'a>, fewest: usize) {
        let mut units = self.units.to_vec();
        shuffle(&mut units, &mut self.lots);
        let full = Arc::clone(removal.full());
        let lacks =
            |board: &Board| self.need.lack(self.geometry, board, &full, false, self.stopped).0;
        removal.take_out(&units, fewest, &mut |board| lacks(board) == Shortfall::Nothing);
    }

    /// How many units go, or come.
    fn any(&mut self) -> usize {
        self.lots.random_range(0..=MOST_CHANGED)
    }

    fn lack(&self, removal: &Removal<'_>) -> (Shortfall, CellSet) {
        let (geometry, climbs) = (self.geometry, self.climbs);
        self.need.lack(geometry, removal.board(), removal.full(), climbs, self.stopped)
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
