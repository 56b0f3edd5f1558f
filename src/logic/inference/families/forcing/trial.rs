//! Trial and contradiction, the last resort: suppose a candidate, reason on with simpler rules, and
//! meet something that cannot be. Then the candidate is false, and the reasoning is the proof.
//!
//! All suppositions are driven side by side, always the one whose reasoning has cost least so
//! far, so the first contradiction is the cheapest and dearer ones are never finished. Only when every
//! supposition has come to a halt may one of them be taken further by a trial within the trial. That is
//! dear, so it is done for a few suppositions at a time, those that left least open. What is
//! recorded is cut down to the steps that the contradiction needs.
//!
//! Other grids than the classic one leave very much to be supposed, of which little leads far: there what is supposed within a
//! trial is what the exact solver decides ([`cases`](super::cases)). So there is an end, and a proof, wherever that solver needs
//! few cases.
//!
//! If the caller knows the solution, only false candidates are supposed; without it, all are.

use std::cell::Cell as Counter;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::ops::ControlFlow;

use once_cell::sync::OnceCell;

use super::ground::Ground;
use super::line_of_reasoning::{LineOfReasoning, Price, refutation};
use super::obeying::Obeying;
use super::singles::Singles;
use crate::grid::{Candidates, Cell, Digit, Geometry, MAX_DIGITS};
use crate::inference::families::{Family, RulesInOrder, Visitor};
use crate::inference::tools::implication::Implications;
use crate::inference::tools::memory::Memory;
use crate::inference::tools::view::View;
use crate::knowledge::Trial;
use crate::proof::{Fact, Known, RuleId, Step};
use crate::search::Search;

/// How much dearer than the first contradiction another may be to be looked at, as a fraction.
const SLACK: (u64, u64) = (1, 4);

/// How many suppositions are taken further side by side once trials are nested.
const SIDE_BY_SIDE: usize = 4;

/// On grids with constraints: how many suppositions are looked at, those of cells with few candidates first, before more are.
const AT_ONCE: usize = 48;

/// On grids with constraints: of how many refuted suppositions, those that went least far, it is found out which one has the
/// cheapest proof.
const SHORTEST: usize = 8;

/// Every how manieth time the caller is asked there whether to stop: what lies between is short.
const ASKED_EVERY: u64 = 16;

/// One trial rule, with the rules that it reasons with.
pub(in crate::inference) struct TrialFamily<const W: usize> {
    pub(super) rule: RuleId,
    cost: u64,
    depth: usize,
    budget: u64,
    pub(super) inside: Inside<W>,
    /// The exact solver, made where it is first asked what to suppose.
    pub(super) exact: OnceCell<Search>,
}

/// What is used under a supposition.
pub(in crate::inference) struct Inside<const W: usize> {
    /// The rules for single digits.
    pub(in crate::inference) singles: Singles,
    /// Whether the grid is the classic one.
    pub(in crate::inference) is_classic: bool,
    /// Whether the grid has constraints.
    pub(in crate::inference) is_constrained: bool,
    /// Those by which laws are obeyed, if there are laws.
    pub(in crate::inference) obeying: Option<Obeying>,
    /// The others.
    pub(in crate::inference) others: Box<dyn RulesInOrder<W>>,
    /// What each of the others costs.
    pub(in crate::inference) costs: Vec<(RuleId, u64)>,
}

/// A supposition and how far the reasoning from it has come.
pub(super) struct Attempt<'a, const W: usize> {
    pub(super) line: LineOfReasoning<'a, W>,
    pub(super) memory: Memory<W>,
    pub(super) cost: u64,
}

/// What an attempt goes on with.
enum Continuation<'a, const W: usize> {
    Nothing,
    Step(Step),
    Refuted(Vec<LineOfReasoning<'a, W>>),
}

impl<const W: usize> TrialFamily<W> {
    /// The rule with its cost, and what it uses under a supposition.
    pub(in crate::inference) fn new(
        rule: RuleId,
        cost: u64,
        trial: &Trial,
        inside: Inside<W>,
    ) -> Self {
        let (depth, budget) = (trial.depth, trial.budget);
        Self { rule, cost, depth, budget, inside, exact: OnceCell::new() }
    }

    /// The refutation that is cheapest, nested no deeper than need be and than `depth`.
    fn refute(&self, view: &View<'_, W>, depth: usize, spent: &Counter<u64>) -> Option<Step> {
        let refuted = self.refuted_by_singles(view.geometry, view);
        if let Some(line) = self.cheapest(refuted.iter(), view) {
            return Some(self.tell(line, view));
        }
        let mut attempts = self.attempts(view);
        for nesting in 0..depth {
            if nesting > 0 {
                if !self.inside.is_classic {
                    return self.by_cases(view, spent);
                }
                attempts.sort_by_key(open_candidates);
            }
            let at_once = if nesting == 0 { self.at_once(attempts.len()) } else { SIDE_BY_SIDE };
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

    /// A state to suppose something in.
    pub(super) fn ground<'a>(
        &'a self,
        geometry: &'a Geometry<W>,
        state: &Candidates<W>,
    ) -> Ground<'a, W> {
        let ground = Ground::new(geometry, &self.inside.singles, state);
        ground.obeying(self.inside.obeying.as_ref())
    }

    /// Every candidate that may be false, cells with few candidates first.
    pub(super) fn suppositions<'a>(view: &'a View<'_, W>) -> impl Iterator<Item = Fact> + 'a {
        let candidates = view.candidates;
        let open = view.geometry.all_cells() - candidates.solved();
        let mut cells: Vec<Cell> = open.iter().collect();
        cells.sort_by_key(|&cell| candidates.digits_of(cell).len());
        let facts = cells.into_iter().flat_map(move |cell| {
            candidates.digits_of(cell).iter().map(move |digit| Fact::Holds(cell, digit))
        });
        facts.filter(|fact| view.may_be_false(fact.cell(), fact.digit()))
    }

    /// Suppositions that come to something that cannot be by single digits and laws alone: all of them; on a grid with
    /// constraints those of the first so many suppositions among which there are any.
    pub(super) fn refuted_by_singles<'a>(
        &'a self,
        geometry: &'a Geometry<W>,
        view: &View<'_, W>,
    ) -> Vec<LineOfReasoning<'a, W>> {
        let ground = self.ground(geometry, view.candidates);
        let suppositions: Vec<Fact> = Self::suppositions(view).collect();
        let mut refuted = Vec::new();
        for some in suppositions.chunks(self.at_once(suppositions.len())) {
            ground.each_line(some.iter().copied(), |line| {
                line.settle();
                if line.contradiction.is_some() {
                    refuted.push(ground.line(line.supposed).followed());
                }
            });
            if !refuted.is_empty() {
                break;
            }
        }
        refuted
    }

    /// How many of so many suppositions are looked at before what they come to is told.
    fn at_once(&self, all: usize) -> usize {
        if self.inside.is_constrained { AT_ONCE } else { all.max(1) }
    }

    /// Every supposition with what follows by single digits.
    fn attempts<'a>(&'a self, view: &View<'a, W>) -> Vec<Attempt<'a, W>> {
        // What the rules look at in vain without a supposition, they need not look at again with it.
        let mut memory = self.inside.others.new_memory(view.candidates);
        let _ = self.inside.others.first(view.candidates, &mut memory, view.interrupted);
        let ground = self.ground(view.geometry, view.candidates);
        let attempt = |supposed| {
            let line = ground.line(supposed).followed();
            let mut memory = memory.clone();
            memory.note_changes(view.geometry, view.candidates, line.candidates());
            let cost = line.whole_cost(view.wide, self);
            Attempt { line, memory, cost }
        };
        Self::suppositions(view).map(attempt).collect()
    }

    /// The line among those that have come to something that cannot be whose proof is the cheapest.
    fn cheapest<'a, 'b>(
        &self,
        lines: impl Iterator<Item = &'a LineOfReasoning<'b, W>>,
        view: &View<'_, W>,
    ) -> Option<&'a LineOfReasoning<'b, W>>
    where
        'b: 'a,
    {
        let mut refuted: Vec<_> = lines.filter(|line| line.contradiction.is_some()).collect();
        if self.inside.is_constrained {
            refuted.sort_by_key(|line| line.length());
            refuted.truncate(SHORTEST);
        }
        refuted.into_iter().min_by_key(|line| line.cost(view.wide, &line.end(), self))
    }

    /// Drives the attempts, the cheapest first, until one meets a contradiction, and a little further:
    /// what was dearer on the way may be cheaper once it is cut down. Gives the cheapest proof.
    /// `None` when all attempts have come to a halt or the budget is spent.
    fn drive<'a>(
        &'a self,
        attempts: &mut [Attempt<'a, W>],
        view: &View<'a, W>,
        nesting: usize,
        spent: &Counter<u64>,
    ) -> Option<Step> {
        let numbered = attempts.iter().enumerate();
        let mut queue: BinaryHeap<Reverse<(u64, usize)>> =
            numbered.map(|(number, attempt)| Reverse((attempt.cost, number))).collect();
        let mut most = u64::MAX;
        while let Some(Reverse((cost, number))) = queue.pop() {
            if cost > most || self.must_stop(view, spent) {
                break;
            }
            if attempts[number].line.contradiction.is_some() {
                let slack = if nesting == 0 { cost * SLACK.0 / SLACK.1 } else { 0 };
                most = most.min(cost + slack);
            } else if self.advance(&mut attempts[number], view, nesting, spent) {
                queue.push(Reverse((attempts[number].cost, number)));
            }
        }
        let line = self.cheapest(attempts.iter().map(|attempt| &attempt.line), view)?;
        Some(self.tell(line, view))
    }

    /// Takes the next step in an attempt, and the singles that follow; `false` when there is none.
    fn advance<'a>(
        &'a self,
        attempt: &mut Attempt<'a, W>,
        view: &View<'a, W>,
        nesting: usize,
        spent: &Counter<u64>,
    ) -> bool {
        let before = attempt.line.candidates().clone();
        let plain = self.inside.others.first(&before, &mut attempt.memory, view.interrupted);
        let found =
            plain.map_or_else(|| self.within(&before, view, nesting, spent), Continuation::Step);
        match found {
            Continuation::Nothing => return false,
            Continuation::Step(step) => attempt.line.take(step),
            Continuation::Refuted(lines) => attempt.line.take_refuted(self.rule, lines),
        }
        spent.set(spent.get() + 1);
        attempt.memory.note_changes(view.geometry, &before, attempt.line.candidates());
        attempt.cost = attempt.line.whole_cost(view.wide, self);
        true
    }

    /// What a trial within an attempt gives: all that single digits refute at once, else the cheapest that other
    /// rules do.
    fn within<'a>(
        &'a self,
        state: &Candidates<W>,
        view: &View<'a, W>,
        nesting: usize,
        spent: &Counter<u64>,
    ) -> Continuation<'a, W> {
        if nesting == 0 {
            return Continuation::Nothing;
        }
        let within = view_within(view, state);
        let refuted = self.refuted_by_singles(view.geometry, &within);
        if !refuted.is_empty() {
            return Continuation::Refuted(refuted);
        }
        self.refute(&within, nesting, spent).map_or(Continuation::Nothing, Continuation::Step)
    }

    pub(super) fn must_stop(&self, view: &View<'_, W>, spent: &Counter<u64>) -> bool {
        spent.get() >= self.budget || (view.interrupted)()
    }

    /// The step that a refuted supposition makes, with only the reasoning that is needed.
    pub(super) fn tell(&self, line: &LineOfReasoning<'_, W>, view: &View<'_, W>) -> Step {
        let known = Known::from_candidates(view.wide, &view.candidates.resize());
        refutation(self.rule, line.case(view.wide, &known, line.end()))
    }
}

impl<const W: usize> Price for TrialFamily<W> {
    /// What a step of another rule costs, with all that is nested in it.
    fn of_step(&self, step: &Step) -> u64 {
        if step.cases.is_empty() {
            return self.of_rule(step.rule);
        }
        let inner = step.cases.iter().flat_map(|case| &case.steps);
        self.cost + inner.map(|step| self.of_step(step)).sum::<u64>()
    }

    fn of_rule(&self, rule: RuleId) -> u64 {
        let known = self.inside.costs.iter().find(|(id, _)| *id == rule);
        known.map_or_else(|| self.inside.singles.cost_of(rule), |(_, cost)| *cost)
    }

    fn of_supposition(&self) -> u64 {
        self.cost
    }
}

impl<const W: usize> Family<W> for TrialFamily<W> {
    fn name(&self) -> &'static str {
        "trial"
    }

    fn search(
        &self,
        view: &View<'_, W>,
        _memory: &mut Memory<W>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        let asked = Counter::new(0_u64);
        let seldom = || {
            asked.set(asked.get() + 1);
            asked.get().is_multiple_of(ASKED_EVERY) && (view.interrupted)()
        };
        let interrupted: &dyn Fn() -> bool =
            if self.inside.is_constrained { &seldom } else { view.interrupted };
        let implications = Implications::new(view.geometry, view.candidates);
        let view = &View { implications, interrupted, ..*view };
        match self.refute(view, self.depth, &Counter::new(0)) {
            Some(step) => visit(step),
            None => ControlFlow::Continue(()),
        }
    }
}

/// A state under a supposition: of it nothing is known besides.
pub(super) fn view_within<'b, const W: usize>(
    view: &View<'b, W>,
    state: &'b Candidates<W>,
) -> View<'b, W> {
    let implications = Implications::new(view.geometry, state);
    let (solution, possible, wanted) = (None, None, None);
    View { candidates: state, implications, solution, possible, wanted, ..*view }
}

fn open_candidates<const W: usize>(attempt: &Attempt<'_, W>) -> usize {
    let open = |digit| attempt.line.candidates().open_places_of(Digit::new(digit)).len();
    (0..MAX_DIGITS).map(open).sum()
}
