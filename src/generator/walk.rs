//! From a puzzle to its neighbours, until one needs a rule.
//!
//! Puzzles that need a certain rule are rare. So a puzzle is changed a little, again and again: some givens go, and
//! others come until it has one solution. What lacks no more than before (`Lack`) is gone on from.

use rand::{Rng, RngExt};

use super::by_rules::{Lack, Need};
use super::made::Stopped;
use super::removal::Removal;
use super::symmetry::{drawn, shuffle};
use crate::grid::{Board, CellSet, Digit, Geometry};

/// How many neighbours are looked at until the attempt is given up.
const STEPS: usize = 60;

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
        let mut lack = self.lack(removal.board());
        for _ in 0..STEPS {
            if lack == Lack::Nothing || (self.stopped)() {
                break;
            }
            let before = removal.givens();
            // Where too little follows, more come than go.
            let is_too_hard = matches!(lack, Lack::Rest(_) | Lack::Idle(_));
            let gone = self.lots.random_range(0..=3);
            let come = if is_too_hard { self.lots.random_range(0..=3) } else { 0 };
            step(removal, self.units, (gone, come), self.lots);
            let found = self.lack(removal.board());
            if found <= lack {
                lack = found;
            } else {
                removal.set_givens(before);
            }
        }
        if lack != Lack::Nothing {
            return false;
        }
        let mut units = self.units.to_vec();
        shuffle(&mut units, self.lots);
        removal.take_out(&units, fewest, &mut |board| self.lack(board) == Lack::Nothing);
        true
    }

    fn lack(&self, board: &Board) -> Lack {
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
        step(removal, units, (lots.random_range(1..=MOST_THINNED), 0), lots);
        shuffle(&mut order, lots);
        removal.take_out(&order, fewest, &mut |_| true);
        if removal.givens().len() > before.len() {
            removal.set_givens(before);
        }
    }
}

/// Goes to a neighbour: so many units go, and so many come, and then more until there is one solution.
pub(super) fn step(
    removal: &mut Removal<'_>,
    units: &[CellSet],
    (gone, come): (usize, usize),
    lots: &mut (impl Rng + ?Sized),
) {
    let that = |holds: &dyn Fn(&CellSet) -> bool| -> Vec<CellSet> {
        units.iter().copied().filter(holds).collect()
    };
    let mut givens = removal.givens();
    for _ in 0..gone {
        let there = that(&|unit| unit.intersects(&givens));
        givens = drawn(&there, lots).map_or(givens, |unit| givens - unit);
    }
    for _ in 0..come {
        let away = that(&|unit| !unit.is_subset(&givens));
        givens = drawn(&away, lots).map_or(givens, |unit| givens | unit);
    }
    removal.set_givens(givens);
    while let Some(open) = removal.undecided() {
        let Some(unit) = drawn(&that(&|unit| unit.intersects(&open)), lots) else { return };
        givens |= unit;
        removal.set_givens(givens);
    }
}
