//! What a few constraints leave together, where each leaves more: two of them, those of one house, or one with all around it.
//!
//! A part of the grid is looked at by going through the ways to fill some of its cells ([`Ways`]). Each way that comes to an end
//! shows that its candidates are left, so that few ways are gone through; a candidate with which all ways fail goes. What it is
//! struck by is found anew for each ([`Reason`]), so that a step names only what it needs.

mod parts;
mod reason;
mod ways;

use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError};

use crate::grid::{Candidate, Geometry};
use crate::inference::families::Visitor;
use crate::inference::tools::memory::Memory;
use crate::inference::tools::view::View;
use crate::knowledge::Together;
use crate::proof::{RuleId, Step};
use parts::Part;
use reason::Reason;
use ways::{Found, Ways};

/// So many ways through laws are gone through in one look, and no more: a few hundredths of a second. On hardly any grid it is as
/// many; there the parts with the largest laws are not looked at.
const MOST_IN_A_LOOK: u64 = 8_000_000;

/// Parts with laws of more ways than these stand behind the others, the largest last.
const LARGE: usize = 1_500;

/// The parts of a grid that a rule looks at.
pub(super) struct Parts {
    all: Vec<Part>,
    /// So many ways may be gone through for a candidate.
    ways: usize,
    /// What laws were found to leave. Whoever looks takes it; who looks meanwhile finds it out anew.
    found: Mutex<Found>,
}

impl Parts {
    pub(super) fn new(geometry: &Geometry, Together { of, ways }: Together) -> Self {
        let mut all = parts::of(geometry, of);
        all.sort_by_cached_key(|part| part.size(geometry).saturating_sub(LARGE));
        Self { all, ways, found: Mutex::default() }
    }

    pub(super) fn search<const W: usize>(
        &self,
        rule: (RuleId, usize),
        view: &View<'_, W>,
        memory: &mut Memory<W>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        let kept = || self.found.lock().unwrap_or_else(PoisonError::into_inner);
        let mut found = std::mem::take(&mut *kept());
        let looked = self.look(rule, view, memory, visit, &mut found);
        *kept() = found;
        looked
    }

    fn look<const W: usize>(
        &self,
        (rule, number): (RuleId, usize),
        view: &View<'_, W>,
        memory: &mut Memory<W>,
        visit: &mut Visitor<'_>,
        found: &mut Found,
    ) -> ControlFlow<()> {
        let mut left = MOST_IN_A_LOOK;
        for (place, part) in self.all.iter().enumerate() {
            let held = part.looked_at.iter().map(|&cell| view.candidates.digits_of(cell));
            let cost = memory.look_at_part(number, (place, self.all.len()), held, || {
                let ways = Ways::of(view.geometry, part, self.ways);
                let (gone, cost) = ways.gone(view, found, left);
                let mut steps = steps(rule, view, &ways, &gone, found).into_iter();
                steps.try_for_each(&mut *visit)?;
                ControlFlow::Continue(cost)
            })?;
            let Some(rest) = cost.and_then(|cost| left.checked_sub(cost)) else { break };
            left = rest;
        }
        ControlFlow::Continue(())
    }
}

/// The steps in a part: a step for those candidates that go by the same, those by the least first.
fn steps<const W: usize>(
    rule: RuleId,
    view: &View<'_, W>,
    ways: &Ways<'_, W>,
    gone: &[Candidate],
    remembered: &mut Found,
) -> Vec<Step> {
    let mut found: Vec<(Reason<W>, Vec<Candidate>)> = Vec::new();
    for &gone in gone {
        let Some(reason) = Reason::of(view, ways, gone, remembered) else { continue };
        match found.iter_mut().find(|(known, _)| *known == reason) {
            Some((_, all)) => all.push(gone),
            None => found.push((reason, vec![gone])),
        }
    }
    found.sort_by_key(|(reason, all)| (reason.size(), all.clone()));
    found.into_iter().map(|(reason, gone)| reason.step(rule, view, &gone)).collect()
}
