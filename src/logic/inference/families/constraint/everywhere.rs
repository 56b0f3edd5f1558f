//! A digit that every way to fill the cells of a constraint has: what sees all its places there does not hold it.

use std::ops::ControlFlow;

use super::fillings::Looked;
use super::step::step;
use crate::grid::{Candidate, CellSet, Digit, DigitSet, Scratch};
use crate::inference::families::Visitor;
use crate::inference::tools::view::View;
use crate::proof::{Conclusion, RuleId};

pub(super) fn search<const W: usize>(
    rule: RuleId,
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    for law in view.geometry.laws() {
        let mut looked = Looked { law, view, scratch: Scratch::default() };
        for digit in view.geometry.digits() {
            let cells: CellSet<W> = law.cells.iter().copied().collect();
            if (cells & view.candidates.solved()).intersects(&view.candidates.places_of(digit)) {
                continue;
            }
            let restricted = looked.restricted();
            let struck = looked.struck(restricted, digit);
            if struck.is_empty() {
                continue;
            }
            let held = looked.fewest(restricted, |it, held| it.struck(held, digit) == struck);
            let struck = Conclusion::strikes(struck, digit).collect();
            visit(step(rule, view, vec![law.constraint], held, struck))?;
        }
    }
    ControlFlow::Continue(())
}

impl<const W: usize> Looked<'_, '_, W> {
    /// The open cells outside that see every place of the digit, if each filling has it and it counts of these cells alone what
    /// they may hold.
    fn struck(&mut self, held: CellSet<W>, digit: Digit) -> CellSet<W> {
        let digits = self.digits(held);
        let mut without: Vec<DigitSet> =
            digits.iter().map(|digits| *digits - DigitSet::of(digit)).collect();
        if self.law.automaton.narrow(&mut without, &mut self.scratch) {
            return CellSet::EMPTY;
        }
        let mut left = digits;
        if !self.law.automaton.narrow(&mut left, &mut self.scratch) {
            return CellSet::EMPTY;
        }
        // A single place is no question of what sees it: there the digit is.
        let places = self.law.cells.iter().zip(&left).filter(|(_, left)| left.contains(digit));
        if places.map(|(cell, _)| *cell).collect::<CellSet<W>>().len() < 2 {
            return CellSet::EMPTY;
        }
        let view = self.view;
        let mut struck = view.candidates.open_places_of(digit);
        for (&cell, left) in self.law.cells.iter().zip(&left) {
            if left.contains(digit) {
                let excluded = view.geometry.excluded_by(cell, digit);
                let seen = excluded.same_digit();
                let besides = |other: &crate::grid::Cell| {
                    excluded.contains(Candidate { cell: *other, digit })
                };
                struck = struck.iter().filter(|it| seen.contains(*it) || besides(it)).collect();
            }
            struck -= CellSet::of(cell);
        }
        struck
    }
}
