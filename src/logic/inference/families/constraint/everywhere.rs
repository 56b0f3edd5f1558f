//! A digit that every way to fill the cells of a constraint has: what sees all its places there does not hold it.

use std::ops::ControlFlow;

use super::step::step;
use crate::grid::{Candidate, Cell, CellSet, Digit};
use crate::inference::families::Visitor;
use crate::inference::tools::law_form::LawForm;
use crate::inference::tools::law_now::LawNow;
use crate::inference::tools::view::View;
use crate::proof::{Conclusion, RuleId};

pub(super) fn search<const W: usize>(
    rule: RuleId,
    laws: &[LawForm],
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    for (law, form) in view.geometry.laws().iter().zip(laws) {
        let now = |cell| view.candidates.digits_of(cell);
        let mut law_now = LawNow::new(view.geometry, form, now);
        for digit in view.geometry.digits() {
            let cells: CellSet<W> = law.cells.iter().copied().collect();
            if (cells & view.candidates.solved()).intersects(&view.candidates.places_of(digit)) {
                continue;
            }
            let restricted = law_now.restricted();
            let struck = struck_by(&mut law_now, view, restricted, digit);
            if struck.is_empty() {
                continue;
            }
            let held =
                law_now.fewest(restricted, |it, held| struck_by(it, view, held, digit) == struck);
            let struck = Conclusion::strikes(struck, digit).collect();
            visit(step(rule, view, vec![law.constraint], held, struck))?;
        }
    }
    ControlFlow::Continue(())
}

/// The open cells outside that see every place of the digit, if each filling has it and it counts of these cells alone what
/// they may hold.
fn struck_by<const W: usize>(
    law: &mut LawNow<'_>,
    view: &View<'_, W>,
    held: CellSet<W>,
    digit: Digit,
) -> CellSet<W> {
    // A single place is no question of what sees it: there the digit is.
    let Some(places) = law.places_of(digit, held).filter(|places| places.len() > 1) else {
        return CellSet::EMPTY;
    };
    let mut struck = view.candidates.open_places_of(digit);
    for cell in places.iter() {
        let excluded = view.geometry.excluded_by(cell, digit);
        let seen = excluded.same_digit();
        let besides = |other: &Cell| excluded.contains(Candidate { cell: *other, digit });
        struck = struck.iter().filter(|it| seen.contains(*it) || besides(it)).collect();
    }
    struck - law.cells().iter().copied().collect()
}
