//! What regions that are to be found leave, together with what constraints say of them.
//!
//! All of it is gone through as one law ([`JoinedLaws`]). That is dear, and it leaves very much to name, so only a few candidates that go
//! are each traced back to the fewest constraints and cells that are found; whatever else goes by the same is struck with them.

use std::ops::ControlFlow;

use super::step::step;
use crate::grid::{Candidate, CellSet, ConstraintNumber, DigitSet, JoinedLaws};
use crate::inference::families::Visitor;
use crate::inference::tools::law_form::LawForm;
use crate::inference::tools::law_now::LawNow;
use crate::inference::tools::view::View;
use crate::proof::{Conclusion, Fact, RuleId};

/// For so many candidates that go it is found out why.
const MOST: usize = 4;

/// By what candidates go: these constraints, and what these cells may hold.
struct Found<const W: usize> {
    constraints: Vec<ConstraintNumber>,
    held: CellSet<W>,
    struck: Vec<Candidate>,
}

pub(super) fn search<const W: usize>(
    rule: RuleId,
    (joined, form): (&JoinedLaws, &LawForm),
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    let mut found: Vec<Found<W>> = Vec::new();
    for gone in gone(form, view) {
        if found.len() < MOST && !found.iter().any(|known| known.struck.contains(&gone)) {
            found.push(reason((joined, form), view, gone));
        }
    }
    found.sort_by_key(|it| (it.constraints.len() + it.held.len(), it.struck.clone()));
    found.into_iter().try_for_each(|Found { constraints, held, struck }| {
        let struck = struck.into_iter().map(|gone| Conclusion::from_all(Fact::absent(gone)));
        visit(step(rule, view, constraints, held, struck.collect()))
    })
}

fn law_now<'a, const W: usize>(form: &'a LawForm, view: &View<'_, W>) -> LawNow<'a> {
    LawNow::new(view.geometry, form, |cell| view.candidates.digits_of(cell))
}

/// The candidates of open cells that go; where there is no way at all, those of the first open cell.
fn gone<const W: usize>(form: &LawForm, view: &View<'_, W>) -> Vec<Candidate> {
    let mut law = law_now(form, view);
    let mut left = law.digits(law.restricted::<W>());
    if law.narrow(&mut left) {
        let mut gone = struck(form, view, &left);
        gone.retain(|it| view.may_be_false(it.cell, it.digit));
        return gone;
    }
    let first = form.cells.iter().find(|cell| !view.candidates.solved().contains(**cell));
    let all =
        |&cell| view.candidates.digits_of(cell).iter().map(move |digit| Candidate { cell, digit });
    first.into_iter().flat_map(all).collect()
}

/// The candidates of open cells that are not among what is left.
fn struck<const W: usize>(form: &LawForm, view: &View<'_, W>, left: &[DigitSet]) -> Vec<Candidate> {
    let open = form.cells.iter().zip(left);
    let open = open.filter(|(cell, _)| !view.candidates.solved().contains(**cell));
    let struck = open.flat_map(|(&cell, left)| {
        let gone = (view.candidates.digits_of(cell) - *left).iter();
        gone.map(move |digit| Candidate { cell, digit })
    });
    let mut struck: Vec<Candidate> = struck.collect();
    struck.sort_unstable();
    struck
}

/// By what a candidate goes, and what else does by that.
fn reason<const W: usize>(
    (joined, form): (&JoinedLaws, &LawForm),
    view: &View<'_, W>,
    gone: Candidate,
) -> Found<W> {
    let mut law = law_now(form, view);
    let held = law.restricted() - CellSet::of(gone.cell);
    let (kept, held) = law.fewest_joined(joined, held, |it, held| it.is_gone(gone, held));
    let mut left = law.digits(held);
    let mut all = if law.narrow(&mut left) { struck(form, view, &left) } else { Vec::new() };
    if !all.contains(&gone) {
        all.push(gone);
        all.sort_unstable();
    }
    Found { constraints: joined.constraints(&kept), held, struck: all }
}
