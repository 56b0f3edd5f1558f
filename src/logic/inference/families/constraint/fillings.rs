//! What no way to fill the cells of one constraint has.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use super::size::is_small;
use super::step::step;
use crate::grid::{Candidate, Cell, CellSet, DigitSet, Geometry, Law};
use crate::inference::families::Visitor;
use crate::inference::tools::law_form::{FormScratch, LawForm};
use crate::inference::tools::law_now::LawNow;
use crate::inference::tools::memory::Memory;
use crate::inference::tools::view::View;
use crate::proof::{Conclusion, Fact, RuleId};

/// What each law leaves of its cells by itself; of one that cannot be obeyed nothing.
pub(super) fn alone(geometry: &Geometry, laws: &[LawForm]) -> Vec<Vec<DigitSet>> {
    let mut scratch = FormScratch::default();
    let mut of_law = |law: &LawForm| {
        let mut left: Vec<DigitSet> = law.cells.iter().map(|&it| geometry.allowed_in(it)).collect();
        if law.narrow(&mut left, &mut scratch).is_none() {
            left.fill(DigitSet::EMPTY);
        }
        left
    };
    laws.iter().map(&mut of_law).collect()
}

/// What laws leave by themselves; `alone` says what that is.
pub(super) fn search_alone<const W: usize>(
    rule: RuleId,
    laws: &[LawForm],
    alone: &[Vec<DigitSet>],
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    for (here, alone) in InState::all(laws, view).zip(alone) {
        here.tell(rule, here.gone_by(CellSet::EMPTY, alone), visit)?;
    }
    ControlFlow::Continue(())
}

/// What laws leave by what one cell may hold.
pub(super) fn search_by_one<const W: usize>(
    rule: RuleId,
    laws: &[LawForm],
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    for here in InState::all(laws, view) {
        here.tell(rule, here.looked_at().by_one(), visit)?;
    }
    ControlFlow::Continue(())
}

/// What laws leave by what all their cells may hold.
pub(super) fn search_all<const W: usize>(
    (rule, number): (RuleId, usize),
    laws: &[LawForm],
    view: &View<'_, W>,
    memory: &mut Memory<W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    for (place, here) in InState::all(laws, view).enumerate() {
        let held = here.form.cells.iter().map(|&cell| view.candidates.digits_of(cell));
        let _ = memory.look_at_part(number, (place, laws.len()), held, || {
            here.tell(rule, here.looked_at().by_any(), visit)?;
            ControlFlow::Continue(Some(0))
        })?;
    }
    ControlFlow::Continue(())
}

/// Candidates that go, by what these cells may hold.
type Found<const W: usize> = (CellSet<W>, Vec<Candidate>);

/// A law and the state that it is about.
#[derive(Clone, Copy)]
struct InState<'a, 'b, const W: usize> {
    law: &'a Law,
    form: &'a LawForm,
    view: &'a View<'b, W>,
}

/// A law that is looked at.
struct Looked<'a, 'b, const W: usize> {
    here: InState<'a, 'b, W>,
    now: LawNow<'a>,
}

impl<'a, 'b, const W: usize> InState<'a, 'b, W> {
    /// The laws of the grid, in their order.
    fn all(laws: &'a [LawForm], view: &'a View<'b, W>) -> impl Iterator<Item = Self> {
        let all = view.geometry.laws().iter().zip(laws);
        all.map(move |(law, form)| Self { law, form, view })
    }

    fn looked_at(self) -> Looked<'a, 'b, W> {
        let Self { form, view, .. } = self;
        let now = |cell| view.candidates.digits_of(cell);
        let now = LawNow::new(view.geometry, form, now);
        Looked { here: self, now }
    }

    /// Reports a step for each set of cells by which something goes.
    fn tell(
        self,
        rule: RuleId,
        found: impl IntoIterator<Item = Found<W>>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        for (held, struck) in found {
            let struck = struck.into_iter().map(|gone| Conclusion::from_all(Fact::absent(gone)));
            let constraints = vec![self.law.constraint];
            visit(step(rule, self.view, constraints, held, struck.collect()))?;
        }
        ControlFlow::Continue(())
    }

    /// What goes of the open cells if this is left for each place.
    fn gone_by(self, held: CellSet<W>, left: &[DigitSet]) -> Option<Found<W>> {
        let candidates = self.view.candidates;
        let mut struck = Vec::new();
        for (&cell, left) in self.form.cells.iter().zip(left) {
            if !candidates.solved().contains(cell) {
                let gone = (candidates.digits_of(cell) - *left).iter();
                struck.extend(gone.map(|digit| Candidate { cell, digit }));
            }
        }
        struck.sort_unstable();
        struck.dedup();
        (!struck.is_empty()).then_some((held, struck))
    }
}

impl<const W: usize> Looked<'_, '_, W> {
    /// What goes if it counts of these cells alone what they may hold; where the cells cannot be filled at all, all candidates
    /// of one of the others go, or else of one of these.
    fn by(&mut self, held: CellSet<W>) -> Option<Found<W>> {
        let mut left = self.now.digits(held);
        let is_filled = self.now.narrow(&mut left);
        let candidates = self.here.view.candidates;
        let open = |cell: &Cell| !candidates.solved().contains(*cell);
        let all = |cell: Cell| {
            candidates.digits_of(cell).iter().map(move |digit| Candidate { cell, digit })
        };
        if !is_filled {
            let cells = || self.here.form.cells.iter().copied();
            let other = cells().find(|cell| open(cell) && !held.contains(*cell));
            let cell = other.or_else(|| cells().find(open)).or_else(|| cells().next())?;
            return Some((held - CellSet::of(cell), all(cell).collect()));
        }
        self.here.gone_by(held, &left)
    }

    fn by_one(&mut self) -> Vec<Found<W>> {
        let mut found = Vec::new();
        let restricted: CellSet<W> = self.now.restricted();
        for cell in restricted.iter() {
            let Some((held, mut struck)) = self.by(CellSet::of(cell)) else { continue };
            struck.retain(|gone| gone.cell != cell);
            if !struck.is_empty() {
                found.push((held, struck));
            }
        }
        found
    }

    /// What goes by what all cells may hold, each with the fewest of them by which it does, as far as these are found.
    fn by_any(&mut self) -> Vec<Found<W>> {
        let restricted: CellSet<W> = self.now.restricted();
        let Some((_, struck)) = self.by(restricted) else { return Vec::new() };
        // A large law is gone through once for all that goes.
        if !is_small(self.here.law) {
            let cells = struck.iter().fold(restricted, |held, gone| match &struck[..] {
                [first, .., last] if first.cell != last.cell => held,
                _ => held - CellSet::of(gone.cell),
            });
            let held = self
                .now
                .fewest(cells, |it, held| struck.iter().all(|&gone| it.is_gone(gone, held)));
            return vec![(held, struck)];
        }
        let mut found: BTreeMap<Vec<Cell>, Vec<Candidate>> = BTreeMap::new();
        for gone in struck {
            let held = self
                .now
                .fewest(restricted - CellSet::of(gone.cell), |it, held| it.is_gone(gone, held));
            found.entry(held.iter().collect()).or_default().push(gone);
        }
        let mut found: Vec<Found<W>> =
            found.into_iter().map(|(held, struck)| (held.into_iter().collect(), struck)).collect();
        found.sort_by_key(|(held, struck)| (held.len(), struck.clone()));
        found
    }
}
