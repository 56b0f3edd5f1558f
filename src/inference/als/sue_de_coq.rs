//! Sue de Coq: cells where a line and a block cross, with a set of cells in the rest of each, that have just as
//! many digits to take as there are cells.
//!
//! A digit of the set in the line is at most once in the line, one of the set in the block at most once in
//! the block, any other digit of the crossing cells at most once in both. If these are as many as the cells,
//! each of them is really there, and nowhere else in its house. A digit of both sets counts twice: then
//! each set has it, and the crossing cells do not. (The author of the pattern signs as Sue de Coq; "Two-Sector
//! Disjoint Subsets", 2005. In the basic form both sets hold digits of the crossing cells only, and share none.)
//!
//! A pattern of which a part is one by itself is told only if it strikes something that the part does not, and then
//! with all that it strikes; one with a naked set in it is not told.

use std::ops::ControlFlow;

use super::crossing::{self, Crossing, Group};
use crate::grid::{Cell, CellSet, DigitSet};
use crate::inference::family::{View, Visitor};
use crate::proof::{Claim, Conclusion, Role, RuleId, Statement, Step};

/// The fewest cells where the houses cross: with one, it is two almost locked sets that share it.
const FEWEST: usize = 2;

/// The most cells in the rest of a house.
const LARGEST: usize = 6;

/// The most cells of a pattern.
const MOST: usize = 9;

/// A pattern that strikes something.
pub(super) struct Found {
    is_basic: bool,
    claims: Vec<Claim>,
    conclusions: Vec<Conclusion>,
}

/// Every pattern in two houses, one of which has changed, that strikes something; without the extended ones if
/// these are not wanted.
pub(super) fn find<const W: usize>(
    view: &View<'_, W>,
    changed: &[bool],
    extended: bool,
) -> Vec<Found> {
    let mut search = Search { view, extended, sets: [Vec::new(), Vec::new()], found: Vec::new() };
    let _ = crossing::each(view, changed, LARGEST, |crossing| {
        for inner in crossing.inner.iter().filter(|inner| inner.size >= FEWEST) {
            search.around(crossing, *inner);
        }
        ControlFlow::Continue(())
    });
    search.found
}

/// Tells the basic patterns or the others.
pub(super) fn search(
    rule: RuleId,
    extended: bool,
    found: &[Found],
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    found.iter().filter(|found| found.is_basic != extended).try_for_each(|found| {
        let (claims, conclusions) = (found.claims.clone(), found.conclusions.clone());
        visit(Step { rule, claims, conclusions, cases: Vec::new() })
    })
}

struct Search<'a, const W: usize> {
    view: &'a View<'a, W>,
    extended: bool,
    /// The groups that can go with some cells of a crossing, with their gains.
    sets: [Vec<(Group<W>, usize)>; 2],
    found: Vec<Found>,
}

impl<const W: usize> Search<'_, W> {
    /// Finds the patterns with these cells where the houses cross.
    fn around(&mut self, crossing: &Crossing<W>, inner: Group<W>) {
        // How many digits the crossing cells have too many. The sets make up for it by what they have
        // too few.
        let excess = inner.digits.len() - inner.size;
        if excess < 2 {
            return;
        }
        let gains = 1..=excess - 1;
        let [firsts, seconds] = &mut self.sets;
        let [outer, others] = &crossing.outer;
        let most = crossing::with_gain(outer, inner.digits, gains.clone(), firsts);
        let Some(most) = most else { return };
        let other = crossing::with_gain(others, inner.digits, gains, seconds);
        let Some(other) = other else { return };
        if most + other < excess {
            return;
        }
        for (first, first_gain) in &self.sets[0] {
            for (second, second_gain) in &self.sets[1] {
                let twice = (first.digits & second.digits & inner.digits).len();
                let is_full = first_gain + second_gain == excess + twice;
                if !is_full || inner.size + first.size + second.size > MOST {
                    continue;
                }
                let pattern = Pattern { crossing, inner, outer: [*first, *second] };
                let is_basic = pattern.is_basic();
                if !is_basic && !self.extended {
                    continue;
                }
                let conclusions = pattern.conclusions(self.view);
                if !conclusions.is_empty()
                    && pattern.is_more_than_its_parts(self.view, &conclusions)
                {
                    let claims = pattern.claims(self.view);
                    self.found.push(Found { is_basic, claims, conclusions });
                }
            }
        }
    }
}

struct Pattern<'a, const W: usize> {
    crossing: &'a Crossing<W>,
    inner: Group<W>,
    outer: [Group<W>; 2],
}

impl<const W: usize> Pattern<'_, W> {
    fn cells(&self) -> CellSet<W> {
        self.inner.cells | self.outer[0].cells | self.outer[1].cells
    }

    /// Whether the sets share no digit and have none that the crossing cells lack.
    fn is_basic(&self) -> bool {
        let [first, second] = self.outer.map(|group| group.digits);
        (first & second).is_empty() && (first | second).is_subset(self.inner.digits)
    }

    /// Whether some of the conclusions follow from no part of the pattern alone, and none of its parts is a set
    /// of cells of one house.
    fn is_more_than_its_parts(&self, view: &View<'_, W>, conclusions: &[Conclusion]) -> bool {
        let cells: Vec<Cell> = self.cells().iter().collect();
        (1..(1_usize << cells.len()) - 1).all(|chosen| {
            let taken = cells.iter().enumerate().filter(|(place, _)| chosen >> place & 1 == 1);
            let part = self.part(view, taken.map(|(_, &cell)| cell).collect());
            if part.digits_to_take() > chosen.count_ones() as usize {
                return true;
            }
            let reaches_out = part.outer.iter().all(|group| group.size > 0);
            let known = part.conclusions(view);
            reaches_out && conclusions.iter().any(|conclusion| !known.contains(conclusion))
        })
    }

    /// What is left of the pattern in some of its cells.
    fn part(&self, view: &View<'_, W>, cells: CellSet<W>) -> Self {
        let within = |group: &Group<W>| {
            let cells = group.cells & cells;
            let digits = cells.iter().map(|cell| view.candidates.digits_of(cell));
            let digits = digits.fold(DigitSet::EMPTY, |union, digits| union | digits);
            Group { cells, digits, size: cells.len() }
        };
        let outer = [within(&self.outer[0]), within(&self.outer[1])];
        Self { crossing: self.crossing, inner: within(&self.inner), outer }
    }

    /// How many digits the cells can take at most: those of both sets twice.
    fn digits_to_take(&self) -> usize {
        let [first, second] = self.outer.map(|group| group.digits);
        (self.inner.digits - (first | second)).len() + first.len() + second.len()
    }

    /// The digits that are at most once in the one house, in the other, and in both at once.
    fn takes(&self) -> [DigitSet; 2] {
        let [first, second] = self.outer.map(|group| group.digits);
        let inner = self.inner.digits - (first | second);
        [first | inner, second | inner]
    }

    fn conclusions(&self, view: &View<'_, W>) -> Vec<Conclusion> {
        let houses = self.crossing.houses.map(|house| view.geometry.cells_of(house) - self.cells());
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
            let struck = cells & view.candidates.open_places_of(digit);
            conclusions.extend(Conclusion::strikes(struck, digit));
        }
        conclusions
    }

    fn claims(&self, view: &View<'_, W>) -> Vec<Claim> {
        let parts = [
            (Role::Pivot, self.inner.cells),
            (Role::Set(0), self.outer[0].cells),
            (Role::Set(1), self.outer[1].cells),
        ];
        let mut claims = Vec::new();
        for (role, cells) in parts {
            let only = Statement::candidates_of(view.candidates, cells).into_iter();
            claims.extend(only.map(|statement| Claim::new(role, statement)));
        }
        for (house, takes) in self.crossing.houses.into_iter().zip(self.takes()) {
            claims.extend(takes.iter().map(|digit| Claim::cover(house, digit)));
        }
        claims
    }
}
