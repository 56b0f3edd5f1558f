//! Covers of size one that fill a cell.

use std::ops::ControlFlow;

use crate::grid::{Candidate, CellSet, DigitSet, House};
use crate::inference::families::Visitor;
use crate::inference::tools::placing::placing;
use crate::inference::tools::view::View;
use crate::proof::{CellsWithDigits, Places, RuleId, SingleReason};

/// The last empty cell of a house takes the digit that the house lacks.
pub(super) fn last_empty<const W: usize>(
    rule: RuleId,
    house: House,
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    let cells = view.geometry.cells_of(house);
    let Some(cell) = (cells - view.candidates.solved()).only() else {
        return ControlFlow::Continue(());
    };
    let list = view.geometry.list_of(house);
    let mut filled: Vec<Candidate> = Vec::with_capacity(list.len());
    filled.extend(
        list.iter().filter_map(|&other| Some(Candidate::new(other, view.candidates.value(other)?))),
    );
    let held: DigitSet = filled.iter().map(|&Candidate { digit, .. }| digit).collect();
    // Two equal digits in the house leave more than one: that is for the contradiction to say.
    match (view.geometry.all_digits() - held).only() {
        Some(digit) if view.candidates.allows(cell, digit) => {
            visit(placing(rule, SingleReason::LastCell(filled), cell, digit))
        }
        _ => ControlFlow::Continue(()),
    }
}

/// A cell with one candidate takes it.
pub(super) fn naked<const W: usize>(
    rule: RuleId,
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    for cell in view.candidates.open_cells_with(view.geometry, [1]).iter() {
        let digits = view.candidates.digits_of(cell);
        let Some(digit) = digits.only() else { continue };
        visit(placing(
            rule,
            SingleReason::OnlyDigit(CellsWithDigits::cell(cell, digits)),
            cell,
            digit,
        ))?;
    }
    ControlFlow::Continue(())
}

/// A digit with one place in a house goes there. `digits` are those that have one.
pub(super) fn hidden<const W: usize>(
    rule: RuleId,
    house: House,
    digits: DigitSet,
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    digits.iter().try_for_each(|digit| {
        let places = view.candidates.places_in(view.geometry, house, digit);
        let Some(cell) = places.only() else { return ControlFlow::Continue(()) };
        let only = Places { house, digit, cells: CellSet::of(cell) };
        visit(placing(rule, SingleReason::OnlyPlace(only), cell, digit))
    })
}
