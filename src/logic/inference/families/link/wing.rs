//! Wings: a pivot with two candidates between pincers, told by what the pivot may be.
//!
//! In each cell with two candidates, if it is not the one digit, it is the other; two cells that see each
//! other do not both hold the digit they share. If both ends of a chain of such cells can only escape
//! by the same digit, one of them holds it, and whatever sees both ends does not.

use std::ops::ControlFlow;

use crate::grid::{Cell, CellSet, Digit, DigitSet};
use crate::inference::families::Visitor;
use crate::inference::tools::view::View;
use crate::proof::{Conclusion, RuleId, Step, Wing};

/// Every chain through so many cells.
pub(super) fn search<const W: usize>(
    rule: RuleId,
    length: usize,
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    let two = view.candidates.open_cells_with(view.geometry, [2]);
    let mut chain = WingSearch { rule, length, view, two, cells: Vec::with_capacity(length) };
    two.iter().try_for_each(|start| {
        let digits = view.candidates.digits_of(start);
        chain.cells.push(start);
        let flow = digits.iter().try_for_each(|end| chain.extend(end, end, visit));
        chain.cells.clear();
        flow
    })
}

struct WingSearch<'a, const W: usize> {
    rule: RuleId,
    length: usize,
    view: &'a View<'a, W>,
    /// The cells with two candidates.
    two: CellSet<W>,
    cells: Vec<Cell>,
}

impl<const W: usize> WingSearch<'_, W> {
    /// Goes on from the last cell, which is not `not`; the chain is to end with `end`.
    fn extend(&mut self, not: Digit, end: Digit, visit: &mut Visitor<'_>) -> ControlFlow<()> {
        let (Some(&first), Some(&last)) = (self.cells.first(), self.cells.last()) else {
            return ControlFlow::Continue(());
        };
        let left = self.view.candidates.digits_of(last) - DigitSet::of(not);
        let Some(then) = left.only() else { return ControlFlow::Continue(()) };
        if self.cells.len() == self.length {
            // Each chain is found from both ends; it is told from the end that is read first.
            return if then == end && first < last {
                self.tell(end, visit)
            } else {
                ControlFlow::Continue(())
            };
        }
        let next = self.two & self.view.candidates.places_of(then) & self.view.geometry.peers(last);
        for cell in next.iter() {
            if !self.cells.contains(&cell) {
                self.cells.push(cell);
                let flow = self.extend(then, end, visit);
                let _ = self.cells.pop();
                flow?;
            }
        }
        ControlFlow::Continue(())
    }

    fn tell(&self, end: Digit, visit: &mut Visitor<'_>) -> ControlFlow<()> {
        let (first, last) = (self.cells[0], self.cells[self.length - 1]);
        let ends: CellSet<W> = [first, last].into_iter().collect();
        let targets =
            self.view.geometry.common_peers(ends) & self.view.candidates.open_places_of(end);
        if targets.is_empty() {
            return ControlFlow::Continue(());
        }
        let cells = self.cells.iter().map(|&cell| (cell, self.view.candidates.digits_of(cell)));
        let wing = Wing { cells: cells.collect(), targets: targets.resize() };
        let conclusions = Conclusion::strikes(targets, end).collect();
        visit(Step { rule: self.rule, claims: wing.claims(), conclusions, cases: Vec::new() })
    }
}
