//! Direct forms: an elimination together with the hidden single that it uncovers at once.
//!
//! Sudoku Explainer (Nicolas Juillerat, 2006) tells these as one step, and before the naked single:
//! who fills a grid without pencil marks sees the single, not the candidate that went.

use std::ops::ControlFlow;

use crate::grid::{CellSet, DigitSet, House};
use crate::inference::families::Visitor;
use crate::inference::tools::view::View;
use crate::proof::{Conclusion, Fact, Places, Role, Step, Support};

/// Reports each hidden single that the eliminations of the step leave in one of the houses. Of the
/// eliminations only those are told that leave it.
pub(super) fn uncovered<const W: usize>(
    step: &Step,
    houses: &[House],
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    let digits: DigitSet = step.conclusions.iter().map(|end| end.fact.digit()).collect();
    for &house in houses {
        let cells = view.geometry.cells_of(house);
        for digit in digits.iter() {
            let of_digit = step.conclusions.iter().filter(|end| end.fact.digit() == digit);
            let struck = cells & of_digit.map(|end| end.fact.cell()).collect::<CellSet<W>>();
            let places = cells & view.candidates.open_places_of(digit);
            let Some(cell) = (places - struck).only().filter(|_| !struck.is_empty()) else {
                continue;
            };
            let support = Support::Claims((0..step.claims.len() as u16).collect());
            let absent = |cell| Fact::Absent(cell, digit);
            let mut conclusions: Vec<Conclusion> = struck
                .iter()
                .map(|cell| Conclusion { fact: absent(cell), support: support.clone() })
                .collect();
            conclusions.push(Conclusion::from_all(Fact::Holds(cell, digit)));
            let mut claims = step.claims.clone();
            let left = Places { house, digit, cells: places.resize() };
            claims.push(left.claim(Role::Premise));
            visit(Step { rule: step.rule, claims, conclusions, cases: Vec::new() })?;
        }
    }
    ControlFlow::Continue(())
}
