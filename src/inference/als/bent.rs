//! Bent sets: as many cells as digits, in a line and a block, of which all digits but one can be only once among
//! them.
//!
//! The cells where the houses cross are the pivot, the others are pincers. A digit that no two of the pincers
//! have in different houses is at most once in the set. If that is so of all digits but one, those fill at most
//! all cells but one; so the last digit is somewhere in the set, and what sees all its places there
//! is not that digit. XYZ-wing, WXYZ-wing and so on up to nine cells; the definition is that of the forum of
//! Sudoku players (Bent Sets, 2009 and later), and S0's *leading element* is the case of a pivot of one cell.
//!
//! Only sets are told of which no part has as few digits as cells: such a part says more by itself.

use std::ops::ControlFlow;

use super::crossing::{self, Crossing, Group};
use crate::grid::{CellSet, Digit, DigitSet, House};
use crate::inference::family::{View, Visitor};
use crate::knowledge::Bent;
use crate::proof::{Claim, Conclusion, Role, RuleId, Statement, Step};

/// The most cells of a bent set.
const LARGEST: usize = 9;

/// A bent set that strikes something.
pub(super) struct BentSet<const W: usize> {
    houses: [House; 2],
    pivot: Group<W>,
    pincers: [Group<W>; 2],
    /// The digit that is not restricted.
    end: Digit,
    targets: CellSet<W>,
}

/// Every bent set of up to `most` cells in two houses, one of which has changed, that strikes something, each
/// once.
pub(super) fn find<const W: usize>(
    view: &View<'_, W>,
    changed: &[bool],
    most: usize,
) -> Vec<BentSet<W>> {
    let most = most.min(LARGEST);
    let mut search = Search { view, most, pincers: [Vec::new(), Vec::new()], found: Vec::new() };
    let _ = crossing::each(view, changed, most.saturating_sub(2), |crossing| {
        for pivot in &crossing.inner {
            search.around(crossing, *pivot);
        }
        ControlFlow::Continue(())
    });
    search.found.sort_by_key(BentSet::size);
    search.found
}

struct Search<'a, const W: usize> {
    view: &'a View<'a, W>,
    most: usize,
    /// The groups that can be pincers of a pivot, with their gains.
    pincers: [Vec<(Group<W>, usize)>; 2],
    found: Vec<BentSet<W>>,
}

impl<const W: usize> Search<'_, W> {
    /// Finds the bent sets with this pivot.
    fn around(&mut self, crossing: &Crossing<W>, pivot: Group<W>) {
        // How many digits the pivot has too many. Pincers make up for it by what they have too few.
        let excess = pivot.digits.len() - pivot.size;
        let gains = 0..=excess - 1;
        let [firsts, seconds] = &mut self.pincers;
        let [outer, others] = &crossing.outer;
        let most = crossing::with_gain(outer, pivot.digits, gains.clone(), firsts);
        let Some(most) = most else { return };
        let other = crossing::with_gain(others, pivot.digits, gains, seconds);
        let Some(other) = other else { return };
        if most + other + 1 < excess {
            return;
        }
        for (first, first_gain) in &self.pincers[0] {
            for (second, second_gain) in &self.pincers[1] {
                let Some(end) = (first.digits & second.digits).only() else { continue };
                // A last digit that the pivot lacks is counted with both pincers.
                let twice = usize::from(!pivot.digits.contains(end));
                if first_gain + second_gain + twice != excess {
                    continue;
                }
                let pincers = [*first, *second];
                let targets = CellSet::EMPTY;
                let set = BentSet { houses: crossing.houses, pivot, pincers, end, targets };
                let targets = set.targets(self.view);
                let known = |other: &BentSet<W>| other.cells() == set.cells();
                if set.size() <= self.most
                    && !targets.is_empty()
                    && set.has_no_set_within(self.view)
                    && !self.found.iter().any(known)
                {
                    self.found.push(BentSet { targets, ..set });
                }
            }
        }
    }
}

impl<const W: usize> BentSet<W> {
    fn cells(&self) -> CellSet<W> {
        self.pincers.iter().fold(self.pivot.cells, |cells, group| cells | group.cells)
    }

    fn digits(&self) -> DigitSet {
        self.pincers.iter().fold(self.pivot.digits, |digits, group| digits | group.digits)
    }

    fn size(&self) -> usize {
        self.pivot.size + self.pincers[0].size + self.pincers[1].size
    }

    /// Where in the set the last digit may be.
    fn places(&self, view: &View<'_, W>) -> CellSet<W> {
        self.cells() & view.candidates.places_of(self.end)
    }

    /// What sees all those places and has the last digit.
    fn targets(&self, view: &View<'_, W>) -> CellSet<W> {
        let has = view.candidates.open_places_of(self.end);
        self.places(view).iter().fold(has, |seen, place| seen & view.geometry.peers(place))
    }

    /// Whether every part of the set has more digits than cells.
    fn has_no_set_within(&self, view: &View<'_, W>) -> bool {
        let mut unions = [DigitSet::EMPTY; 1 << LARGEST];
        let mut parts = 1;
        let all = (1 << self.size()) - 1;
        for cell in self.cells().iter() {
            let digits = view.candidates.digits_of(cell);
            for part in 0..parts {
                let with: usize = part | parts;
                unions[with] = unions[part] | digits;
                if with != all && unions[with].len() <= with.count_ones() as usize {
                    return false;
                }
            }
            parts *= 2;
        }
        true
    }

    /// The house in which the digit is at most once, if it is not the last one.
    fn house_of(&self, digit: Digit) -> House {
        self.houses[usize::from(self.pincers[1].digits.contains(digit))]
    }
}

/// Tells those of the sets that are the rule's.
pub(super) fn search<const W: usize>(
    rule: RuleId,
    bent: &Bent,
    sets: &[BentSet<W>],
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    let has_all = |set: &BentSet<W>| {
        set.cells().iter().any(|cell| view.candidates.digits_of(cell) == set.digits())
    };
    let is_of_rule =
        |set: &&BentSet<W>| set.size() == bent.size && (!bent.full_pivot || has_all(set));
    sets.iter().filter(is_of_rule).try_for_each(|set| visit(step(rule, set, view)))
}

fn step<const W: usize>(rule: RuleId, set: &BentSet<W>, view: &View<'_, W>) -> Step {
    let mut claims = Vec::new();
    let pincers = set.pincers[0].cells | set.pincers[1].cells;
    for (role, cells) in [(Role::Pivot, set.pivot.cells), (Role::Pincer, pincers)] {
        let only = Statement::candidates_of(view.candidates, cells).into_iter();
        claims.extend(only.map(|statement| Claim::new(role, statement)));
    }
    for digit in (set.digits() - DigitSet::of(set.end)).iter() {
        claims.push(Claim::cover(set.house_of(digit), digit));
    }
    let (cells, targets) = (set.places(view).resize(), set.targets.resize());
    claims.push(Claim::new(Role::Target, Statement::Sees { cells, targets }));
    let conclusions = Conclusion::strikes(set.targets, set.end).collect();
    Step { rule, claims, conclusions, cases: Vec::new() }
}
