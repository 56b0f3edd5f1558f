//! Bent sets: as many cells as digits, in a line and a block that cross, where every digit but one can be only once in
//! the set.
//!
//! The cells where the houses cross are the pivot, the others are pincers. A digit that no two of the pincers
//! have in different houses is at most once in the set. If that is so of all digits but one, those fill at most
//! all cells but one; so the last digit is somewhere in the set, and what sees all its places there
//! is not that digit. XYZ-wing, WXYZ-wing and so on up to nine cells; the definition is that of the forum of
//! Sudoku players (Bent Sets, 2009 and later), and S0's *leading element* is the case of a pivot of one cell.
//!
//! A set is left out if a part of it has only as many digits as cells: such a part says more by itself.

use std::ops::ControlFlow;

use super::crossing::{self, Crossing, CrossingLimits, HousePairs, LooseCells};
use crate::grid::{CellSet, Digit, DigitSet, House};
use crate::inference::families::Visitor;
use crate::inference::tools::view::View;
use crate::knowledge::Bent;
use crate::proof::{self, Conclusion, HeldSet, Once, RuleId, Sight, Step};

/// The most cells of a bent set.
const LARGEST: usize = 9;

/// A bent set that strikes something.
pub(super) struct StrikingBentSet<const W: usize> {
    houses: [House; 2],
    pivot: CellSet<W>,
    pincers: [CellSet<W>; 2],
    size: usize,
    digits: DigitSet,
    /// The digits of the second pincers.
    second: DigitSet,
    /// The digit that is not restricted.
    end: Digit,
    targets: CellSet<W>,
}

/// Every bent set of up to `most` cells in two houses, one of which has changed, that strikes something, each
/// once, small ones first.
pub(super) fn find<const W: usize>(
    view: &View<'_, W>,
    pairs: &HousePairs<W>,
    changed: &[bool],
    most: usize,
) -> Vec<StrikingBentSet<W>> {
    let most = most.min(LARGEST);
    let mut search = BentSetSearch { view, most, found: Vec::new() };
    let wanted = CrossingLimits { fewest: 1, most: most.saturating_sub(2), surplus: 1 };
    let _ = crossing::each(view, pairs, changed, &wanted, |crossing| {
        search.within(crossing);
        ControlFlow::Continue(())
    });
    search.found.sort_by_key(|set| set.size);
    search.found
}

struct BentSetSearch<'a, const W: usize> {
    view: &'a View<'a, W>,
    most: usize,
    found: Vec<StrikingBentSet<W>>,
}

impl<const W: usize> BentSetSearch<'_, W> {
    /// Finds the bent sets of a crossing.
    fn within(&mut self, crossing: &Crossing) {
        // In the order of the pivots.
        let mut found: Vec<(usize, StrikingBentSet<W>)> = Vec::new();
        let [firsts, seconds] = &crossing.outer;
        for &first in &firsts.groups {
            for &second in &seconds.groups {
                // How many digits the pincers have more than cells. The pivot makes up for it by what it has
                // less.
                let excess = first.freedom + second.freedom - 1;
                if excess > crossing.size {
                    continue;
                }
                let Some(end) = (first.digits & second.digits).only() else { continue };
                let digits = first.digits | second.digits;
                for (number, &pivot) in crossing.inner.groups.iter().enumerate() {
                    let more = (pivot.digits - digits).len();
                    if more + usize::from(excess) == usize::from(pivot.size) {
                        let set = self.set(crossing, pivot, [first, second], end);
                        found.extend(set.map(|set| (number, set)));
                    }
                }
            }
        }
        found.sort_by_key(|(number, _)| *number);
        for (_, set) in found {
            if !self.found.iter().any(|known| known.cells() == set.cells()) {
                self.found.push(set);
            }
        }
    }

    /// The bent set of these groups, if it is small enough, strikes something, and no part of it is a naked set.
    fn set(
        &self,
        crossing: &Crossing,
        pivot: LooseCells,
        pincers: [LooseCells; 2],
        end: Digit,
    ) -> Option<StrikingBentSet<W>> {
        let size = usize::from(pivot.size + pincers[0].size + pincers[1].size);
        if size > self.most {
            return None;
        }
        let [first, second] = &crossing.outer;
        let mut set = StrikingBentSet {
            houses: crossing.houses,
            pivot: crossing.inner.cells_of(pivot),
            pincers: [first.cells_of(pincers[0]), second.cells_of(pincers[1])],
            size,
            digits: pivot.digits | pincers[0].digits | pincers[1].digits,
            second: pincers[1].digits,
            end,
            targets: CellSet::EMPTY,
        };
        set.targets = set.targets(self.view);
        (!set.targets.is_empty() && set.has_no_set_within(self.view)).then_some(set)
    }
}

impl<const W: usize> StrikingBentSet<W> {
    fn cells(&self) -> CellSet<W> {
        self.pivot | self.pincers[0] | self.pincers[1]
    }

    /// Where in the set the last digit may be.
    fn places(&self, view: &View<'_, W>) -> CellSet<W> {
        self.cells() & view.candidates.places_of(self.end)
    }

    /// What sees all those places and has the last digit.
    fn targets(&self, view: &View<'_, W>) -> CellSet<W> {
        let mut seen = view.candidates.open_places_of(self.end);
        for place in self.places(view).iter() {
            seen &= view.geometry.peers(place);
            if seen.is_empty() {
                break;
            }
        }
        seen
    }

    /// Whether every part of the set has more digits than cells.
    fn has_no_set_within(&self, view: &View<'_, W>) -> bool {
        let mut unions = [DigitSet::EMPTY; 1 << LARGEST];
        let mut parts = 1;
        let all = (1 << self.size) - 1;
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
        self.houses[usize::from(self.second.contains(digit))]
    }
}

/// Tells those of the sets that are the rule's.
pub(super) fn search<const W: usize>(
    rule: RuleId,
    bent: &Bent,
    sets: &[StrikingBentSet<W>],
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    let has_all = |set: &StrikingBentSet<W>| {
        set.cells().iter().any(|cell| view.candidates.digits_of(cell) == set.digits)
    };
    let is_of_rule =
        |set: &&StrikingBentSet<W>| set.size == bent.size && (!bent.full_pivot || has_all(set));
    sets.iter().filter(is_of_rule).try_for_each(|set| visit(step(rule, set, view)))
}

fn step<const W: usize>(rule: RuleId, set: &StrikingBentSet<W>, view: &View<'_, W>) -> Step {
    let once = |digit| Once { group: set.house_of(digit).into(), digit };
    let told = proof::BentSet {
        pivot: HeldSet::in_state(view.candidates, set.pivot),
        pincers: HeldSet::in_state(view.candidates, set.pincers[0] | set.pincers[1]),
        once: (set.digits - DigitSet::of(set.end)).iter().map(once).collect(),
        sight: Sight { cells: set.places(view).resize(), targets: set.targets.resize() },
    };
    let conclusions = Conclusion::strikes(set.targets, set.end).collect();
    Step { rule, claims: told.claims(), conclusions, cases: Vec::new() }
}
