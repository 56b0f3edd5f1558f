//! Aligned exclusion: two or three cells whose combinations of digits are gone through one by one.
//!
//! A combination is excluded if it has a digit twice in cells that see each other, or if it takes from some
//! other cell, the *excluder*, all its candidates. A digit that is in no combination that is left goes.
//! (Aligned Pair Exclusion, R. Hagglund, 2004; the excluders are those of N. Juillerat's Sudoku
//! Explainer, 2006: cells with two candidates, and for three cells with two or three.)
//!
//! With three cells, what two of them exclude already is left out; so is what needs no excluder, which is a naked set.

mod pairs;

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use crate::grid::{Candidate, Cell, Digit};
use crate::inference::families::Visitor;
use crate::inference::tools::view::View;
use crate::proof::{RuleId, aligned_exclusion};
use pairs::Pairs;

/// What goes, by the cells that were looked at.
type Exclusions = BTreeMap<Vec<Cell>, Vec<Candidate>>;

/// Every exclusion in so many cells, two or three.
pub(super) fn search<const W: usize>(
    rule: RuleId,
    cells: usize,
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    let pairs = Pairs::new(view);
    let mut found = Exclusions::new();
    let mut note = |mut aligned: Vec<Cell>, cell: Cell, digit: Digit| {
        aligned.sort_unstable();
        let struck = found.entry(aligned).or_default();
        if !struck.contains(&Candidate { cell, digit }) {
            struck.push(Candidate { cell, digit });
        }
    };
    if cells == 2 {
        pairs.excluded_by_two(&mut note);
    } else {
        pairs.excluded_by_three(view, &mut note);
    }
    found.into_iter().try_for_each(|(aligned, mut struck)| {
        struck.sort_unstable_by_key(|&Candidate { cell, digit }| (digit, cell));
        aligned_exclusion(rule, view.geometry, view.candidates, &aligned, &struck)
            .map_or(ControlFlow::Continue(()), &mut *visit)
    })
}
