//! Taking digits out of a full grid while it stays the only solution.
//!
//! Cells are taken out one after another in a given order wherever that leaves one solution. The exact solver is
//! asked about many at once: if all of them can go, so can each in its turn. What it answers if not, another solution,
//! is kept as a *deadly* set, the cells where it differs: of each such set some cell must stay, and a cell that is the
//! last of one need not be asked about (unavoidable sets, Gordon Royle). The cells of two digits that can be changed
//! for each other are such sets, and are known beforehand. What comes out is the same as if it were asked cell by cell.

use std::sync::Arc;

use super::made::Stopped;
use crate::grid::{Board, Candidate, Cell, CellSet, Digit, Entry, Geometry};
use crate::search::{Budget, Search};

/// How many units are taken out at once at first.
const AT_ONCE: usize = 24;

/// The most nodes of the exact solver for one question; what it has not decided by then stays.
const NODES: u64 = 200_000;

/// A full grid, and which of its digits are still there.
#[derive(Clone)]
pub(super) struct Removal<'a> {
    geometry: &'a Geometry,
    search: &'a Search,
    full: Arc<[Digit]>,
    board: Board,
    givens: CellSet,
    deadly: Vec<CellSet>,
    stopped: Stopped<'a>,
}

impl<'a> Removal<'a> {
    /// All digits of a full grid.
    pub(super) fn new(
        geometry: &'a Geometry,
        search: &'a Search,
        full: &[Digit],
        stopped: Stopped<'a>,
    ) -> Self {
        let deadly =
            if geometry.excludes_by_houses_alone() { exchanges(geometry, full) } else { vec![] };
        let board = board_of(full, geometry.all_cells());
        let givens = geometry.all_cells();
        Self { geometry, search, full: full.into(), board, givens, deadly, stopped }
    }

    /// The full grid.
    pub(super) fn full(&self) -> &Arc<[Digit]> {
        &self.full
    }

    /// The cells that hold a digit.
    pub(super) fn givens(&self) -> CellSet {
        self.givens
    }

    /// The digits that are left.
    pub(super) fn board(&self) -> &Board {
        &self.board
    }

    /// Goes on from these givens.
    pub(super) fn set_givens(&mut self, givens: CellSet) {
        self.board = board_of(&self.full, givens);
        self.givens = givens;
    }

    /// Takes out the units in their order, each if what is left has one solution and at least `fewest` givens, and if
    /// `accepts` agrees. That is asked about several units at once, and about each by itself if it does not agree. When it is
    /// stopped the rest stays.
    pub(super) fn take_out(
        &mut self,
        units: &[CellSet],
        fewest: usize,
        accepts: &mut dyn FnMut(&Board) -> bool,
    ) {
        self.take_out_while(units, fewest, &|_| true, accepts);
    }

    /// Does as [`Removal::take_out`] where something `keeps` to what is wished for, too. That is asked before it is known
    /// whether there is one solution: on large grids it says no far sooner.
    pub(super) fn take_out_while(
        &mut self,
        units: &[CellSet],
        fewest: usize,
        keeps: &dyn Fn(&Board) -> bool,
        accepts: &mut dyn FnMut(&Board) -> bool,
    ) {
        let (mut next, mut at_once) = (0, AT_ONCE);
        while next < units.len() {
            let (mut left, mut taken, mut end, mut after) = (self.givens, 0, next, next);
            while end < units.len() && taken < at_once {
                let without = left - units[end];
                end += 1;
                let may_go = without.len() >= fewest && without != left && !self.is_deadly(without);
                if may_go {
                    (left, taken, after) = (without, taken + 1, end);
                }
            }
            if taken == 0 || (self.stopped)() {
                return;
            }
            let before = self.givens;
            self.empty(before - left);
            let is_kept = keeps(&self.board) && self.is_only(before - left);
            if is_kept && accepts(&self.board) {
                (self.givens, next) = (left, end);
                at_once = at_once.div_ceil(2).max(3);
                continue;
            }
            self.fill(before - left);
            if taken == 1 {
                // What came behind it was looked at as if it were gone.
                next = after;
            }
            at_once = (taken / 2).max(1);
        }
    }

    /// Whether each given is needed by itself.
    pub(super) fn is_minimal(&mut self) -> bool {
        let givens = self.givens;
        givens.iter().all(|cell| {
            let one = CellSet::of(cell);
            if self.is_deadly(givens - one) {
                return true;
            }
            self.empty(one);
            let is_only = self.is_only(one);
            self.fill(one);
            !is_only
        })
    }

    /// Cells without a digit of which some needs one, since there is another solution that differs there; `None` if the
    /// digits have this solution only, or when it is stopped.
    pub(super) fn undecided(&mut self) -> Option<CellSet> {
        if (self.stopped)() {
            return None;
        }
        let known = |removal: &Self| {
            removal.deadly.iter().copied().find(|deadly| !deadly.intersects(&removal.givens))
        };
        let open = self.geometry.all_cells() - self.givens;
        known(self).or_else(|| (!self.is_only(open)).then(|| known(self).unwrap_or(open)))
    }

    /// Whether some set that is known to be deadly has no given among these.
    fn is_deadly(&self, givens: CellSet) -> bool {
        self.deadly.iter().any(|deadly| !deadly.intersects(&givens))
    }

    /// Whether the board has no other solution. These are the cells that were emptied last, before which it had none.
    fn is_only(&mut self, emptied: CellSet) -> bool {
        let budget = &mut Budget::nodes(NODES).until(self.stopped);
        let full = &self.full;
        let differs = |digits: &[Digit]| digits != &full[..];
        let found = if let Some(cell) = emptied.only() {
            let struck = Candidate::new(cell, full[cell.index()]);
            self.search.solutions_without(&self.board, struck).next_within(budget)
        } else {
            let mut solutions = self.search.solutions_of(&self.board);
            match solutions.next_within(budget) {
                Ok(Some(first)) if !differs(first.digits()) => solutions.next_within(budget),
                other => other,
            }
        };
        let Ok(found) = found else { return false };
        let Some(other) = found else { return true };
        let cells = self.geometry.cells();
        self.deadly.push(cells.filter(|&cell| other.digit(cell) != full[cell.index()]).collect());
        false
    }

    fn empty(&mut self, cells: CellSet) {
        cells.iter().for_each(|cell| self.board.set(cell, Entry::Empty));
    }

    fn fill(&mut self, cells: CellSet) {
        for cell in cells.iter() {
            self.board.set(cell, Entry::Given(self.full[cell.index()]));
        }
    }
}

/// The digits of a full grid in these cells.
pub(super) fn board_of(full: &[Digit], givens: CellSet) -> Board {
    let given = |cell: Cell| Candidate::new(cell, full[cell.index()]);
    Board::from_givens(full.len(), givens.iter().map(given))
}

/// For each two digits, the cells that hold them, as far as they hang together by houses.
fn exchanges(geometry: &Geometry, full: &[Digit]) -> Vec<CellSet> {
    let mut cells_of = vec![CellSet::EMPTY; geometry.digit_count()];
    for cell in geometry.cells() {
        cells_of[full[cell.index()].index()].insert(cell);
    }
    let mut found = Vec::new();
    for (index, &one) in cells_of.iter().enumerate() {
        for &other in &cells_of[..index] {
            let mut left = one | other;
            while let Some(first) = left.first() {
                let (mut part, mut open) = (CellSet::of(first), CellSet::of(first));
                left.remove(first);
                while let Some(cell) = open.first() {
                    open.remove(cell);
                    let met = left & geometry.peers(cell);
                    (part, open, left) = (part | met, open | met, left - met);
                }
                found.push(part);
            }
        }
    }
    found
}
