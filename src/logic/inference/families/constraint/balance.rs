//! Houses and sums that are added and taken away: the rule of 45 with innies and outies, and what is left over.
//!
//! Which sums go with which houses is found once for a grid. What a state leaves of them is asked of few cells.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use crate::grid::{Balanced, Candidate, Cell, CellSet, Digit, DigitSet, Geometry, Leftover};
use crate::inference::families::Visitor;
use crate::inference::tools::law_form::{FEW_CELLS, LawForm};
use crate::inference::tools::law_now::LawNow;
use crate::inference::tools::view::View;
use crate::knowledge::Balancing;
use crate::proof::{Balance, Conclusion, Fact, HeldSet, Pattern, RuleId, Step};

/// So many ways to fill the cells that are left are gone through.
const MOST_WAYS: usize = 20_000;

/// What may be added and taken away on a grid so that few cells are left; and what the sum of these says, if they are many.
pub(super) struct Balances(Vec<(Balanced, Option<LawForm>)>);

impl Balances {
    /// All of a sort.
    pub(super) fn of(geometry: &Geometry, balancing: Balancing) -> Self {
        let with_form = |balanced: Balanced| {
            if balanced.left.terms.len() <= FEW_CELLS || balanced.left.each.is_some() {
                return Some((balanced, None));
            }
            let form = LawForm::of_leftover(geometry, &balanced.left)?;
            Some((balanced, Some(form)))
        };
        Self(balancing.on(geometry).into_iter().filter_map(with_form).collect())
    }

    pub(super) fn search<const W: usize>(
        &self,
        rule: RuleId,
        view: &View<'_, W>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        self.0.iter().try_for_each(|(balanced, form)| {
            let steps = Looked { balanced, form: form.as_ref(), view }.steps(rule);
            steps.into_iter().try_for_each(&mut *visit)
        })
    }
}

/// A balance that is looked at in a state.
struct Looked<'a, 'b, const W: usize> {
    balanced: &'a Balanced,
    form: Option<&'a LawForm>,
    view: &'a View<'b, W>,
}

impl<const W: usize> Looked<'_, '_, W> {
    /// The steps by it: a step for those strikes that rest on what the same cells may hold.
    fn steps(&self, rule: RuleId) -> Vec<Step> {
        let gone = match self.form {
            Some(form) => self.gone_by_sum(form),
            None => self.gone_by_ways(),
        };
        let mut found: BTreeMap<Vec<Cell>, Vec<Candidate>> = BTreeMap::new();
        for (gone, held) in gone {
            found.entry(held.iter().collect()).or_default().push(gone);
        }
        let step = |(held, struck): (Vec<Cell>, Vec<Candidate>)| {
            let held: CellSet<W> = held.into_iter().collect();
            let HeldSet(held) = HeldSet::in_state(self.view.candidates, held);
            let (added, taken) = (self.balanced.added.clone(), self.balanced.taken.clone());
            let claims = Pattern::Balance(Balance { added, taken, held }).claims();
            let struck = struck.into_iter().map(|gone| Conclusion::from_all(Fact::absent(gone)));
            Step { rule, claims, conclusions: struck.collect(), cases: Vec::new() }
        };
        found.into_iter().map(step).collect()
    }

    /// What goes, each with the cells of which it counts what they may hold, where all ways to fill them are gone through.
    fn gone_by_ways(&self) -> Vec<(Candidate, CellSet<W>)> {
        let all: CellSet<W> = self.balanced.left.terms.iter().map(|(cell, _)| *cell).collect();
        let restricted = self.view.restricted(all.iter());
        let mut all_gone = Vec::new();
        for cell in (all - self.view.candidates.solved()).iter() {
            for digit in self.view.candidates.digits_of(cell).iter() {
                let gone = Candidate { cell, digit };
                if self.is_gone(gone, restricted) {
                    all_gone.push((gone, self.fewest(restricted - CellSet::of(cell), gone)));
                }
            }
        }
        all_gone
    }

    /// The same where it is read from the sum.
    fn gone_by_sum(&self, form: &LawForm) -> Vec<(Candidate, CellSet<W>)> {
        let candidates = self.view.candidates;
        let mut law = LawNow::new(self.view.geometry, form, |cell| candidates.digits_of(cell));
        let restricted: CellSet<W> = law.restricted();
        let mut left = law.digits(restricted);
        if !law.narrow(&mut left) {
            left.fill(DigitSet::EMPTY);
        }
        let mut all_gone = Vec::new();
        for (&cell, left) in form.cells.iter().zip(left) {
            if candidates.solved().contains(cell) {
                continue;
            }
            for digit in (candidates.digits_of(cell) - left).iter() {
                let gone = Candidate { cell, digit };
                let is_gone = |law: &mut LawNow<'_>, held| law.is_gone(gone, held);
                all_gone.push((gone, law.fewest(restricted - CellSet::of(cell), is_gone)));
            }
        }
        all_gone
    }

    fn fewest(&self, mut held: CellSet<W>, gone: Candidate) -> CellSet<W> {
        for cell in held.iter().collect::<Vec<_>>() {
            let fewer = held - CellSet::of(cell);
            if self.is_gone(gone, fewer) {
                held = fewer;
            }
        }
        held
    }

    /// Whether the candidate cannot be, if it counts of these cells alone what they may hold now.
    fn is_gone(&self, gone: Candidate, held: CellSet<W>) -> bool {
        let digits = |cell: Cell| {
            if cell == gone.cell { DigitSet::of(gone.digit) } else { self.view.held(cell, held) }
        };
        let Leftover { terms, total, each } = &self.balanced.left;
        // Of houses alone it is known how often each digit is there, which says more than their total.
        if let Some(each) = each {
            return cannot_hold(terms, *each, gone.digit, &digits);
        }
        let mut ways = MOST_WAYS;
        let terms: Vec<(Cell, i64, DigitSet)> =
            terms.iter().map(|&(cell, weight)| (cell, weight, digits(cell))).collect();
        self.has_total(&terms, &mut Vec::new(), *total, &mut ways) == Some(false)
    }

    /// Whether the cells can have this total, if cells that see each other differ; `None` if that takes too long to find out.
    fn has_total(
        &self,
        terms: &[(Cell, i64, DigitSet)],
        taken: &mut Vec<Candidate>,
        total: i64,
        ways: &mut usize,
    ) -> Option<bool> {
        let Some((&(cell, weight, digits), rest)) = terms.split_first() else {
            return Some(total == 0);
        };
        let worths = self.view.geometry.worths();
        let bounds = |most: bool| {
            let of_term = |&(_, weight, digits): &(Cell, i64, DigitSet)| {
                let values = digits.iter().map(|digit| weight * worths.worth(digit));
                if most { values.max() } else { values.min() }.unwrap_or_default()
            };
            terms.iter().map(of_term).sum::<i64>()
        };
        if total < bounds(false) || total > bounds(true) {
            return Some(false);
        }
        for digit in digits.iter() {
            *ways = ways.checked_sub(1)?;
            let one = Candidate { cell, digit };
            if taken.iter().any(|&other| self.view.geometry.excludes(one, other)) {
                continue;
            }
            taken.push(one);
            let left = total - weight * worths.worth(digit);
            let can = self.has_total(rest, taken, left, ways);
            let _ = taken.pop();
            if can != Some(false) {
                return can;
            }
        }
        Some(false)
    }
}

/// Whether a digit cannot be in the cells as often as it must be, each time with the weight of its cell.
fn cannot_hold(
    terms: &[(Cell, i64)],
    each: i64,
    digit: Digit,
    digits: &dyn Fn(Cell) -> DigitSet,
) -> bool {
    let mut sums = BTreeSet::from([0]);
    for &(cell, weight) in terms {
        let allowed = digits(cell);
        let with = sums.iter().map(|sum| sum + weight);
        sums = match (allowed.contains(digit), allowed.only() == Some(digit)) {
            (false, _) => sums,
            (true, true) => with.collect(),
            (true, false) => with.chain(sums.iter().copied()).collect(),
        };
    }
    !sums.contains(&each)
}
