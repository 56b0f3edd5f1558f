//! Which of several steps is told: the one of least effort for what it gives.
//!
//! Once the rules, asked in order, conclude something, all that the rules of that level conclude is weighed (`effort`), and what
//! takes the least effort for each candidate that it strikes is told; in a tie the first. The effort alone would not do: to
//! strike one candidate after the other costs less each time and more in the end.
//!
//! The search is bounded. Singles, of which all are as long, and what supposes something, which chooses among its own, are told
//! as they come. Of each family at most [`MOST`] steps are looked at, of rules only those that could be cheaper, and a family
//! whose search is dear only where it has the first step.

use std::ops::ControlFlow;

use super::aids::Aids;
use super::core::Core;
use super::effort::Priced;
use super::statistics::Statistics;
use crate::grid::Candidates;
use crate::inference::tools::memory::Memory;
use crate::inference::tools::view::View;
use crate::proof::Step;

/// How many steps of a family are weighed.
const MOST: usize = 64;

impl<const W: usize> Core<W> {
    /// The step of least effort for what it gives among those that rules of one level conclude, that of the rule which
    /// concludes something first; by a memory as [`Core::first`].
    pub(super) fn lightest(
        &self,
        candidates: &Candidates<W>,
        memory: &mut Memory<W>,
        aids: Aids<'_>,
        statistics: Option<&mut Statistics>,
    ) -> Option<Step> {
        let view = self.view(candidates, aids);
        let first = self.first_in(&view, memory, statistics)?;
        Some(match self.priced_of(first.rule).filter(|priced| priced.is_weighed) {
            Some(priced) => self.lighter(&view, memory, (priced, first)),
            None => first,
        })
    }

    /// The first step of a rule, or one of its level that takes less. The memory stays as it is: what is found is left where it is.
    fn lighter(
        &self,
        view: &View<'_, W>,
        memory: &Memory<W>,
        (of, first): (&Priced, Step),
    ) -> Step {
        let (mut least, mut told) = (of.effort(&first), first);
        let mut copy = None;
        for (number, family) in self.families().iter().enumerate() {
            let is_wanted = |priced: &Priced| {
                priced.is_weighed
                    && priced.family == number
                    && priced.level == of.level
                    && (!priced.is_dear || number == of.family)
                    && priced.may_be_below(least)
            };
            let wanted: Vec<bool> = self.priced().iter().map(is_wanted).collect();
            if !wanted.contains(&true) {
                continue;
            }
            let memory = copy.get_or_insert_with(|| memory.clone());
            memory.look_only_for(wanted);
            let mut looked_at = 0;
            let _ = family.search(view, memory, &mut |step| {
                let effort = self.priced_of(step.rule).map(|priced| priced.effort(&step));
                if let Some(effort) = effort.filter(|effort| effort.is_below(least)) {
                    (least, told) = (effort, step);
                }
                looked_at += 1;
                if looked_at == MOST { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
        }
        told
    }
}
