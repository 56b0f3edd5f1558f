//! Whatever of its digits a cell holds, constraints between it and another cell leave that one no place for a digit.

use std::ops::ControlFlow;

use super::step::step;
use crate::grid::{Apart, Candidate, Cell, CellSet, ConstraintNumber, Digit};
use crate::inference::families::Visitor;
use crate::inference::tools::view::View;
use crate::proof::{Conclusion, Fact, RuleId};

/// With more digits, hardly anything is excluded by all of them.
const MOST_DIGITS: usize = 6;

pub(super) fn search<const W: usize>(
    rule: RuleId,
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    if !view.geometry.has_pairs_apart() {
        return ControlFlow::Continue(());
    }
    for (cell, _) in view.open_cells_with(2..=MOST_DIGITS) {
        let mut strikes: Vec<(Vec<ConstraintNumber>, Candidate)> = excluded(view, cell);
        strikes.sort();
        for alike in strikes.chunk_by(|one, other| one.0 == other.0) {
            let struck =
                alike.iter().map(|(_, struck)| Conclusion::from_all(Fact::absent(*struck)));
            let constraints = alike[0].0.clone();
            visit(step(rule, view, constraints, CellSet::of(cell), struck.collect()))?;
        }
    }
    ControlFlow::Continue(())
}

/// The candidates that each digit of the cell excludes, with the constraints by which; only those for which there are some.
fn excluded<const W: usize>(
    view: &View<'_, W>,
    cell: Cell,
) -> Vec<(Vec<ConstraintNumber>, Candidate)> {
    let digits = view.candidates.digits_of(cell);
    let by = |digit| view.geometry.excluded_by(cell, digit).other_cells();
    let Some(first) = digits.first() else { return Vec::new() };
    let open = by(first).map(|(gone, cells)| (gone, cells & view.candidates.open_places_of(gone)));
    let mut all: Vec<(Digit, CellSet<W>)> = open.collect();
    for digit in digits.iter() {
        all.retain_mut(|(gone, cells)| {
            let excluded = by(digit).find(|(other, _)| other == gone);
            *cells &= excluded.map_or(CellSet::EMPTY, |(_, cells)| cells);
            !cells.is_empty()
        });
    }
    let all = all.into_iter();
    let all =
        all.flat_map(|(digit, cells)| cells.iter().map(move |cell| Candidate { cell, digit }));
    let why = |gone: Candidate| {
        let constraint = |digit| match view.geometry.apart(Candidate { cell, digit }, gone)? {
            Apart::Constraint(constraint) => Some(constraint),
            Apart::Cell(_) | Apart::Group(_) | Apart::Steps(_) => None,
        };
        let mut constraints: Vec<ConstraintNumber> = digits.iter().filter_map(constraint).collect();
        constraints.sort_unstable();
        constraints.dedup();
        (!constraints.is_empty()).then_some((constraints, gone))
    };
    all.filter_map(why).collect()
}
