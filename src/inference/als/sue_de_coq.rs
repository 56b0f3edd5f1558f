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
use crate::proof::{Claim, Conclusion, Fact, Role, RuleId, Statement, Step};

/// The fewest cells where the houses cross: with one, it is two almost locked sets that share it.
const FEWEST: usize = 2;

/// The most cells in the rest of a house.
const LARGEST: usize = 6;

/// The most cells of a pattern.
const MOST: usize = 9;

/// Every pattern that strikes something: the basic ones, or the others.
pub(super) fn search<const W: usize>(
    rule: RuleId,
    extended: bool,
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    crossing::each(view, LARGEST, |crossing| {
        let inner = crossing.inner.iter().filter(|inner| inner.size >= FEWEST);
        inner.copied().try_for_each(|inner| around(rule, extended, (crossing, inner), view, visit))
    })
}

/// The patterns with these cells where the houses cross.
fn around<const W: usize>(
    rule: RuleId,
    extended: bool,
    (crossing, inner): (&Crossing<W>, Group<W>),
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    // How many digits the crossing cells have too many. The sets make up for it by what they have too few.
    let excess = inner.digits.len() - inner.size;
    let gain = |group: &Group<W>| {
        let others = (group.digits - inner.digits).len();
        let gain = group.size.checked_sub(others).filter(|&gain| gain > 0 && gain < excess);
        gain.filter(|_| extended || others == 0)
    };
    for first in &crossing.outer[0] {
        let Some(first_gain) = gain(first) else { continue };
        for second in &crossing.outer[1] {
            let both = first.digits & second.digits;
            let is_basic =
                both.is_empty() && (first.digits | second.digits).is_subset(inner.digits);
            let Some(second_gain) = gain(second).filter(|_| is_basic != extended) else { continue };
            let is_full = first_gain + second_gain == excess + (both & inner.digits).len();
            if !is_full || inner.size + first.size + second.size > MOST {
                continue;
            }
            let pattern = Pattern { crossing, inner, outer: [*first, *second] };
            let conclusions = pattern.conclusions(view);
            if !conclusions.is_empty() && pattern.is_more_than_its_parts(view, &conclusions) {
                let claims = pattern.claims(view);
                visit(Step { rule, claims, conclusions, cases: Vec::new() })?;
            }
        }
    }
    ControlFlow::Continue(())
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
            let strike = |cell| Conclusion::from_all(Fact::Absent(cell, digit));
            conclusions.extend(struck.iter().map(strike));
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
            let once = |digit| Claim::new(Role::Cover, Statement::AtMostOnce { house, digit });
            claims.extend(takes.iter().map(once));
        }
        claims
    }
}
