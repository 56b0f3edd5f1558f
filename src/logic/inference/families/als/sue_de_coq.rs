//! Sue de Coq: cells where a line and a block cross, with a set of cells in the rest of each, that have just as
//! many digits to take as there are cells.
//!
//! A digit of the set in the line is at most once in the line, one of the set in the block at most once in
//! the block, any other digit of the crossing cells at most once in both. If these are as many as the cells,
//! each of them is really there, and nowhere else in its house. A digit of both sets counts twice: then
//! each set has it, and the crossing cells do not. (The author of the pattern signs as Sue de Coq; "Two-Sector
//! Disjoint Subsets", 2005. In the basic form both sets hold digits of the crossing cells only, and share none.)
//!
//! If a part of a pattern is a pattern by itself, the larger one is told only if it strikes something that the part
//! does not, and then with all that it strikes. A pattern with a naked set in it is not told.

use std::ops::ControlFlow;

use super::crossing::{self, Crossing, CrossingLimits, HousePairs, LooseCells, Part};
use crate::grid::{Cell, CellSet, DigitSet, House};
use crate::inference::families::Visitor;
use crate::inference::tools::view::View;
use crate::proof::{Claim, Conclusion, CrossingSets, HeldSet, Once, RuleId, Step};

/// The fewest cells where the houses cross: with one, it is two almost locked sets that share it.
const FEWEST: usize = 2;

/// The most cells in the rest of a house.
const LARGEST: usize = 6;

/// The most cells of a pattern.
const MOST: u8 = 9;

/// A pattern that strikes something.
pub(super) struct SueDeCoq {
    is_basic: bool,
    claims: Vec<Claim>,
    conclusions: Vec<Conclusion>,
}

/// Every pattern in two houses, one of which has changed, that strikes something; without the extended ones if
/// these are not wanted.
pub(super) fn find<const W: usize>(
    view: &View<'_, W>,
    pairs: &HousePairs<W>,
    changed: &[bool],
    extended: bool,
) -> Vec<SueDeCoq> {
    let mut search = SueDeCoqSearch { view, extended, found: Vec::new() };
    let wanted = CrossingLimits { fewest: FEWEST, most: LARGEST, surplus: 0 };
    let _ = crossing::each(view, pairs, changed, &wanted, |crossing| {
        for &inner in &crossing.inner.groups {
            if usize::from(inner.size) >= FEWEST {
                search.around(crossing, inner);
            }
        }
        ControlFlow::Continue(())
    });
    search.found
}

/// Tells the basic patterns or the others.
pub(super) fn search(
    rule: RuleId,
    extended: bool,
    found: &[SueDeCoq],
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    found.iter().filter(|found| found.is_basic != extended).try_for_each(|found| {
        let (claims, conclusions) = (found.claims.clone(), found.conclusions.clone());
        visit(Step { rule, claims, conclusions, cases: Vec::new() })
    })
}

struct SueDeCoqSearch<'a, const W: usize> {
    view: &'a View<'a, W>,
    extended: bool,
    found: Vec<SueDeCoq>,
}

impl<const W: usize> SueDeCoqSearch<'_, W> {
    /// Finds the patterns with these cells where the houses cross.
    fn around(&mut self, crossing: &Crossing, inner: LooseCells) {
        for &first in &crossing.outer[0].groups {
            for &second in &crossing.outer[1].groups {
                // How many digits the sets have more than cells. The crossing cells make up for it by what
                // they have less, besides those of the sets.
                let excess = first.freedom + second.freedom;
                if excess > inner.size || inner.size + first.size + second.size > MOST {
                    continue;
                }
                let more = (inner.digits - (first.digits | second.digits)).len();
                if more + usize::from(excess) == usize::from(inner.size) {
                    self.note(&SueDeCoqPattern::new(self.view, crossing, [inner, first, second]));
                }
            }
        }
    }

    /// Keeps the pattern if it is wanted, strikes something and is more than its parts.
    fn note(&mut self, pattern: &SueDeCoqPattern<'_, W>) {
        let is_basic = pattern.is_basic();
        if !is_basic && !self.extended {
            return;
        }
        let conclusions = pattern.conclusions();
        if !conclusions.is_empty() && pattern.is_more_than_its_parts(&conclusions) {
            self.found.push(SueDeCoq { is_basic, claims: pattern.claims(), conclusions });
        }
    }
}

/// Cells of the three parts of a crossing.
struct SueDeCoqPattern<'a, const W: usize> {
    view: &'a View<'a, W>,
    houses: [House; 2],
    inner: Cells<W>,
    outer: [Cells<W>; 2],
}

/// Some cells, and the digits that they may hold.
#[derive(Clone, Copy)]
struct Cells<const W: usize> {
    cells: CellSet<W>,
    digits: DigitSet,
}

impl<'a, const W: usize> SueDeCoqPattern<'a, W> {
    /// The pattern of these groups: where the houses cross, and in the rest of each.
    fn new(view: &'a View<'a, W>, crossing: &Crossing, groups: [LooseCells; 3]) -> Self {
        let [inner, first, second] = groups;
        let cells = |part: &Part, group: LooseCells| Cells {
            cells: part.cells_of(group),
            digits: group.digits,
        };
        let [firsts, seconds] = &crossing.outer;
        Self {
            view,
            houses: crossing.houses,
            inner: cells(&crossing.inner, inner),
            outer: [cells(firsts, first), cells(seconds, second)],
        }
    }

    fn cells(&self) -> CellSet<W> {
        self.inner.cells | self.outer[0].cells | self.outer[1].cells
    }

    /// Whether the sets share no digit and have none that the crossing cells lack.
    fn is_basic(&self) -> bool {
        let [first, second] = self.outer.map(|cells| cells.digits);
        (first & second).is_empty() && (first | second).is_subset(self.inner.digits)
    }

    /// Whether some of the conclusions follow from no part of the pattern alone, and none of its parts is a set
    /// of cells of one house.
    fn is_more_than_its_parts(&self, conclusions: &[Conclusion]) -> bool {
        let cells: Vec<Cell> = self.cells().iter().collect();
        (1..(1_usize << cells.len()) - 1).all(|chosen| {
            let taken = cells.iter().enumerate().filter(|(place, _)| chosen >> place & 1 == 1);
            let part = self.part(taken.map(|(_, &cell)| cell).collect());
            if part.digits_to_take() > chosen.count_ones() as usize {
                return true;
            }
            let reaches_out = part.outer.iter().all(|own| !own.cells.is_empty());
            let known = part.conclusions();
            reaches_out && conclusions.iter().any(|conclusion| !known.contains(conclusion))
        })
    }

    /// What is left of the pattern in some of its cells.
    fn part(&self, cells: CellSet<W>) -> Self {
        let within = |own: Cells<W>| {
            let cells = own.cells & cells;
            let digits = cells.iter().map(|cell| self.view.candidates.digits_of(cell));
            Cells { cells, digits: digits.fold(DigitSet::EMPTY, |union, digits| union | digits) }
        };
        Self { inner: within(self.inner), outer: self.outer.map(within), ..*self }
    }

    /// How many digits the cells can take at most: those of both sets twice.
    fn digits_to_take(&self) -> usize {
        let [first, second] = self.outer.map(|cells| cells.digits);
        (self.inner.digits - (first | second)).len() + first.len() + second.len()
    }

    /// The digits that are at most once in the one house, in the other, and in both at once.
    fn takes(&self) -> [DigitSet; 2] {
        let [first, second] = self.outer.map(|cells| cells.digits);
        let inner = self.inner.digits - (first | second);
        [first | inner, second | inner]
    }

    fn conclusions(&self) -> Vec<Conclusion> {
        let houses = self.houses.map(|house| self.view.geometry.cells_of(house) - self.cells());
        let takes = self.takes();
        let twice = self.outer[0].digits & self.outer[1].digits;
        let mut conclusions = Vec::new();
        for digit in (takes[0] | takes[1]).iter() {
            let mut cells = CellSet::EMPTY;
            for (rest, takes) in houses.iter().zip(takes) {
                if takes.contains(digit) {
                    cells |= *rest;
                }
            }
            if twice.contains(digit) {
                cells |= self.inner.cells;
            }
            let struck = cells & self.view.candidates.open_places_of(digit);
            conclusions.extend(Conclusion::strikes(struck, digit));
        }
        conclusions
    }

    fn claims(&self) -> Vec<Claim> {
        let set = |part: Cells<W>| HeldSet::in_state(self.view.candidates, part.cells);
        let once = self.houses.into_iter().zip(self.takes()).flat_map(|(house, takes)| {
            takes.iter().map(move |digit| Once { group: house.into(), digit })
        });
        let (inner, outer) = (set(self.inner), self.outer.map(set));
        CrossingSets { inner, outer, once: once.collect() }.claims()
    }
}
