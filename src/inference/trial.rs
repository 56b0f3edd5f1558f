//! Trial and contradiction, the last resort: suppose a candidate, reason on with simpler rules, and
//! meet something that cannot be. Then the candidate is false, and the reasoning is the proof.
//!
//! All suppositions are driven side by side, always the one whose reasoning has cost least so
//! far, so the first contradiction is the cheapest and dearer ones are never finished. Only when every
//! supposition has come to a halt may one of them be taken further by a trial within the trial. That is
//! dear, so it is done for a few suppositions at a time, those that left least open. What is
//! recorded is cut down to the steps that the contradiction needs.
//!
//! If the caller knows the solution, only false candidates are supposed; without it, all are.

use std::cell::Cell as Counter;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::ops::ControlFlow;

use super::core::{Aids, Core};
use super::engine::Hints;
use super::family::{Family, View, Visitor};
use super::memory::Memory;
use crate::grid::{Candidates, Cell, Digit, Geometry};
use crate::knowledge::{Knowledge, Rule, Trial};
use crate::proof::{Case, CaseEnd, Claim, Conclusion, Fact, Known, RuleId, Step, slice};

/// How much dearer than the first contradiction another may be to be looked at, as a fraction.
const SLACK: (u64, u64) = (1, 4);

/// How many suppositions are taken further side by side once trials are nested.
const SIDE_BY_SIDE: usize = 8;

/// One trial rule, with the rules that it reasons with.
pub(super) struct TrialFamily<const W: usize> {
    rule: RuleId,
    cost: u64,
    depth: usize,
    budget: u64,
    costs: Vec<(RuleId, u64)>,
    inside: Core<W>,
}

/// A supposition and how far the reasoning from it has come.
struct Attempt<const W: usize> {
    supposed: Fact,
    candidates: Candidates<W>,
    memory: Memory<W>,
    steps: Vec<Step>,
    cost: u64,
    contradiction: Option<Claim>,
}

impl<const W: usize> TrialFamily<W> {
    pub(super) fn new(
        rule: RuleId,
        trial: &Trial,
        knowledge: &Knowledge,
        geometry: &Geometry<W>,
        wide: &Geometry,
        inside: &[&Rule],
    ) -> Self {
        Self {
            rule,
            cost: knowledge.rule(rule).map_or(0, |rule| rule.cost.into()),
            depth: trial.depth,
            budget: trial.budget,
            costs: inside.iter().map(|rule| (rule.id, rule.cost.into())).collect(),
            inside: Core::new(knowledge, geometry, wide, inside),
        }
    }

    /// The refutation that is cheapest, nested no deeper than need be and than `depth`.
    fn refute(&self, view: &View<'_, W>, depth: usize, spent: &Counter<u64>) -> Option<Step> {
        let mut attempts = self.suppositions(view);
        for nesting in 0..depth {
            if nesting > 0 {
                attempts.sort_by_key(open_candidates);
            }
            let at_once = if nesting == 0 { attempts.len().max(1) } else { SIDE_BY_SIDE };
            for some in attempts.chunks_mut(at_once) {
                if let Some(step) = self.drive(some, view, nesting, spent) {
                    return Some(step);
                }
                if self.must_stop(view, spent) {
                    return None;
                }
            }
        }
        None
    }

    /// Every candidate that may be false, as a supposition: cells with few candidates first.
    fn suppositions(&self, view: &View<'_, W>) -> Vec<Attempt<W>> {
        let open = view.geometry.all_cells() - view.candidates.solved();
        // What the rules look at in vain without a supposition, they need not look at again with it.
        let mut memory = self.inside.new_memory();
        let aids = Aids { hints: Hints::default(), interrupted: view.interrupted };
        let _ = self.inside.first(view.candidates, &mut memory, aids, None);
        let mut cells: Vec<Cell> = open.iter().collect();
        cells.sort_by_key(|&cell| view.candidates.digits_of(cell).len());
        let mut attempts = Vec::new();
        for cell in cells {
            for digit in view.candidates.digits_of(cell).iter() {
                if view.solution.is_none_or(|solution| solution[cell.index()] != digit) {
                    attempts.push(self.suppose(view, &memory, Fact::Holds(cell, digit)));
                }
            }
        }
        attempts
    }

    fn suppose(&self, view: &View<'_, W>, memory: &Memory<W>, supposed: Fact) -> Attempt<W> {
        let (mut candidates, mut memory) = (view.candidates.clone(), memory.clone());
        let facts = std::iter::once(supposed);
        let contradiction = self.inside.learn(&mut candidates, &mut memory, facts);
        Attempt { supposed, candidates, memory, steps: Vec::new(), cost: 0, contradiction }
    }

    /// Drives the attempts, the cheapest first, until one meets a contradiction, and a little further:
    /// what was dearer on the way may be cheaper once it is cut down. Gives the cheapest proof.
    /// `None` when all attempts have come to a halt or the budget is spent.
    fn drive(
        &self,
        attempts: &mut [Attempt<W>],
        view: &View<'_, W>,
        nesting: usize,
        spent: &Counter<u64>,
    ) -> Option<Step> {
        let numbered = attempts.iter().enumerate();
        let mut queue: BinaryHeap<Reverse<(u64, usize)>> =
            numbered.map(|(number, attempt)| Reverse((attempt.cost, number))).collect();
        let mut best: Option<(u64, Step)> = None;
        let mut most = u64::MAX;
        while let Some(Reverse((cost, number))) = queue.pop() {
            if cost > most || self.must_stop(view, spent) {
                break;
            }
            if attempts[number].contradiction.is_some() {
                most = most.min(cost + cost * SLACK.0 / SLACK.1);
                let step = self.tell(&attempts[number], view);
                let proof = self.cost_of(&step);
                if best.as_ref().is_none_or(|(known, _)| proof < *known) {
                    best = Some((proof, step));
                }
            } else if self.advance(&mut attempts[number], view, nesting, spent) {
                queue.push(Reverse((attempts[number].cost, number)));
            }
        }
        best.map(|(_, step)| step)
    }

    /// Takes one step in an attempt; `false` when there is none.
    fn advance(
        &self,
        attempt: &mut Attempt<W>,
        view: &View<'_, W>,
        nesting: usize,
        spent: &Counter<u64>,
    ) -> bool {
        let aids = Aids { hints: Hints::default(), interrupted: view.interrupted };
        let plain = self.inside.first(&attempt.candidates, &mut attempt.memory, aids, None);
        let step = plain.or_else(|| {
            let within = View { candidates: &attempt.candidates, solution: None, ..*view };
            if nesting > 0 { self.refute(&within, nesting, spent) } else { None }
        });
        let Some(step) = step else { return false };
        spent.set(spent.get() + 1);
        attempt.cost += self.cost_of(&step);
        attempt.contradiction =
            self.inside.apply(&mut attempt.candidates, &mut attempt.memory, &step);
        attempt.steps.push(step);
        true
    }

    fn cost_of(&self, step: &Step) -> u64 {
        let plain = self.costs.iter().find(|(id, _)| *id == step.rule).map(|(_, cost)| *cost);
        plain.unwrap_or_else(|| {
            let inner = step.cases.iter().flat_map(|case| &case.steps);
            self.cost + inner.map(|step| self.cost_of(step)).sum::<u64>()
        })
    }

    fn must_stop(&self, view: &View<'_, W>, spent: &Counter<u64>) -> bool {
        spent.get() >= self.budget || (view.interrupted)()
    }

    /// The step that a refuted supposition makes, with only the reasoning that is needed.
    fn tell(&self, attempt: &Attempt<W>, view: &View<'_, W>) -> Step {
        let end = attempt.contradiction.clone().expect("only refuted attempts are told");
        let mut known = Known::from_candidates(view.wide, &view.candidates.resize());
        known.learn(view.wide, attempt.supposed);
        let goal = end.statement.premises(view.wide);
        let steps = slice(view.wide, &known, &attempt.steps, &goal)
            .expect("the steps of an attempt led to its contradiction");
        let steps = steps.into_iter().map(|(_, step)| step).collect();
        let case = Case { supposed: attempt.supposed, steps, end: CaseEnd::Contradiction(end) };
        Step {
            rule: self.rule,
            claims: Vec::new(),
            conclusions: vec![Conclusion::from_all(attempt.supposed.negated())],
            cases: vec![case],
        }
    }
}

impl<const W: usize> Family<W> for TrialFamily<W> {
    fn name(&self) -> &'static str {
        "forcing"
    }

    fn search(
        &self,
        view: &View<'_, W>,
        _memory: &mut Memory<W>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        match self.refute(view, self.depth, &Counter::new(0)) {
            Some(step) => visit(step),
            None => ControlFlow::Continue(()),
        }
    }
}

fn open_candidates<const W: usize>(attempt: &Attempt<W>) -> usize {
    (0..crate::grid::MAX_DIGITS)
        .map(|digit| attempt.candidates.open_places_of(Digit::new(digit)).len())
        .sum()
}
