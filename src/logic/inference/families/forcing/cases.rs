//! Trials within a trial, where the exact solver says what to suppose: of the candidates it is asked how it finds them to be
//! false, and the one that falls into the fewest cases is taken further by supposing the same.
//!
//! The solver is an adviser and never a reason: what it decides is supposed anew, and what it sees is to be seen by the rules.
//! Where they see less, they go on by refuting candidates of one cell after the other.
//!
//! All candidates are asked about with few positions, those of which most is done with twice as many, and so on (*successive
//! halving*: Karnin, Koren and Somekh, *Almost Optimal Exploration in Multi-Armed Bandits*, 2013). So one of those with few cases
//! is found in about the same time for each doubling, however many candidates there are.

use std::cell::Cell as Counter;
use std::cmp::Reverse;

use super::ground::Ground;
use super::line_of_reasoning::LineOfReasoning;
use super::trial::{Attempt, TrialFamily, view_within};
use crate::grid::Candidates;
use crate::inference::tools::view::View;
use crate::proof::{Fact, Step};
use crate::search::{Budget, CaseSearch, Cases, Search};

/// How many positions of a candidate are looked at first.
const FIRST_POSITIONS: u64 = 4;

/// So many candidates are asked about again, however few were left.
const FRONT: usize = 8;

/// So many positions are looked at for one step, and no more.
const MOST_POSITIONS: u64 = 1 << 19;

/// How many refutations there may be where the rules see less than the exact solver, and how deep they may be nested.
const REFUTATIONS: usize = 64;
const DEEPEST: usize = 24;

/// A trial within trials: the rules, the state that all is supposed in, and what was done so far.
struct ByCases<'a, 'b, const W: usize> {
    family: &'a TrialFamily<W>,
    view: &'b View<'a, W>,
    spent: &'b Counter<u64>,
}

impl<const W: usize> TrialFamily<W> {
    /// The refutation of one of the candidates that fall into the fewest cases.
    pub(super) fn by_cases<'a>(&'a self, view: &View<'a, W>, spent: &Counter<u64>) -> Option<Step> {
        let exact = self.exact.get_or_init(|| Search::general(view.wide));
        let mut asked = exact.cases(view.candidates);
        let mut supposed: Vec<Fact> = Self::suppositions(view).collect();
        let trial = ByCases { family: self, view, spent };
        let mut budget = Budget::nodes(MOST_POSITIONS).until(view.interrupted);
        loop {
            let (fact, cases) = trial.fewest(&mut asked, &mut supposed, &mut budget)?;
            let line = trial.ground(view.candidates).line(fact).followed();
            if let Some(line) = trial.refuted(line, &cases) {
                return Some(self.tell(&line, view));
            }
            supposed.retain(|&other| other != fact);
        }
    }
}

impl<'a, const W: usize> ByCases<'a, '_, W> {
    /// One of the candidates that fall into the fewest cases, with these. Those that turn out to be in a solution are left out
    /// from now on. `None` if there are none, or if too much was done.
    fn fewest(
        &self,
        asked: &mut CaseSearch<'_>,
        supposed: &mut Vec<Fact>,
        budget: &mut Budget<'_>,
    ) -> Option<(Fact, Cases)> {
        let mut positions = FIRST_POSITIONS;
        let mut front = supposed.clone();
        while !front.is_empty() {
            let (mut best, mut most) = (None, positions);
            let mut undecided = Vec::new();
            for &fact in &front {
                let before = budget.left();
                let cases = budget.on_a_part(most, |budget| asked.of(fact.candidate(), budget));
                let looked_at = before - budget.left();
                if budget.left() == 0 || self.must_stop_after(looked_at) {
                    return None;
                }
                match cases {
                    Ok(Some(cases)) => {
                        best = Some((fact, cases));
                        most = looked_at.max(1);
                    }
                    Ok(None) => supposed.retain(|&other| other != fact),
                    Err(_) => undecided.push((Reverse(asked.progress()), fact)),
                }
            }
            if best.is_some() {
                return best;
            }
            undecided.sort_by_key(|(progress, _)| *progress);
            undecided.truncate((front.len() / 2).max(FRONT));
            front = undecided.into_iter().map(|(_, fact)| fact).collect();
            if front.is_empty() {
                front.clone_from(supposed);
            }
            positions *= 2;
        }
        None
    }

    /// Takes a line further by these cases, until it comes to something that cannot be; `None` if it does not.
    fn refuted(
        &self,
        mut line: LineOfReasoning<'a, W>,
        mut cases: &Cases,
    ) -> Option<LineOfReasoning<'a, W>> {
        while line.contradiction.is_none() {
            self.spend(1);
            let Cases::Decided(both) = cases else { return self.refuted_by_rules(line) };
            let (cell, digit) = (both.candidate.cell, both.candidate.digit);
            if !line.candidates().allows(cell, digit) {
                cases = &both.without;
            } else if line.candidates().solved().contains(cell) {
                cases = &both.with;
            } else {
                let ground = self.ground(line.candidates());
                let inner = ground.line(Fact::Holds(cell, digit)).followed();
                let inner = self.refuted(inner, &both.with)?;
                line.take_ended(self.view.wide, self.family.rule, inner);
                cases = &both.without;
            }
        }
        Some(line)
    }

    /// Takes a line further by the rules, of which the exact solver sees at once that it comes to something that cannot be;
    /// `None` if they do not see it.
    fn refuted_by_rules(&self, line: LineOfReasoning<'a, W>) -> Option<LineOfReasoning<'a, W>> {
        let memory = self.family.inside.others.new_memory(line.candidates());
        let mut attempt = Attempt { line, memory, cost: 0 };
        self.branch(&mut attempt, &mut REFUTATIONS.clone(), DEEPEST).then_some(attempt.line)
    }

    /// A state to suppose something in.
    fn ground(&self, state: &Candidates<W>) -> Ground<'a, W> {
        self.family.ground(self.view.geometry, state).thoroughly()
    }

    /// Whether it is to end, after so many positions; the caller is asked about each.
    fn must_stop_after(&self, positions: u64) -> bool {
        self.spend(positions);
        (0..=positions).any(|_| self.must_stop())
    }

    fn must_stop(&self) -> bool {
        self.family.must_stop(self.view, self.spent)
    }

    fn spend(&self, count: u64) {
        self.spent.set(self.spent.get() + count);
    }

    /// Goes on with the rules, and where they end with what refutes a candidate of the cell with the fewest; whether that
    /// comes to something that cannot be, by so many refutations.
    fn branch(&self, attempt: &mut Attempt<'a, W>, left: &mut usize, depth: usize) -> bool {
        loop {
            while attempt.line.contradiction.is_none() {
                let before = attempt.line.candidates().clone();
                let memory = &mut attempt.memory;
                let Some(step) =
                    self.family.inside.others.first(&before, memory, self.view.interrupted)
                else {
                    break;
                };
                attempt.line.take(step);
                self.spend(1);
                attempt.memory.note_changes(self.view.geometry, &before, attempt.line.candidates());
            }
            if attempt.line.contradiction.is_some() {
                return true;
            }
            if self.refutes_some(attempt) {
                continue;
            }
            if depth == 0 || !self.refutes_one(attempt, left, depth) {
                return false;
            }
        }
    }

    /// Takes in what single digits and laws refute at once; `false` if that is nothing.
    fn refutes_some(&self, attempt: &mut Attempt<'a, W>) -> bool {
        let before = attempt.line.candidates().clone();
        let refuted =
            self.family.refuted_by_singles(self.view.geometry, &view_within(self.view, &before));
        if refuted.is_empty() {
            return false;
        }
        attempt.line.take_refuted(self.family.rule, refuted);
        attempt.memory.note_changes(self.view.geometry, &before, attempt.line.candidates());
        true
    }

    /// Refutes a candidate of the cell with the fewest; `false` if none can be refuted so.
    fn refutes_one(&self, attempt: &mut Attempt<'a, W>, left: &mut usize, depth: usize) -> bool {
        let before = attempt.line.candidates().clone();
        let open = (self.view.geometry.all_cells() - before.solved()).iter();
        let Some(cell) = open.min_by_key(|&cell| before.digits_of(cell).len()) else {
            return false;
        };
        let ground = self.ground(&before);
        for digit in before.digits_of(cell).iter() {
            if *left == 0 || self.must_stop() {
                return false;
            }
            let line = ground.line(Fact::Holds(cell, digit)).followed();
            let mut memory = attempt.memory.clone();
            memory.note_changes(self.view.geometry, &before, line.candidates());
            let mut inner = Attempt { line, memory, cost: 0 };
            if self.branch(&mut inner, left, depth - 1) {
                *left = left.saturating_sub(1);
                attempt.line.take_ended(self.view.wide, self.family.rule, inner.line);
                attempt.memory.note_changes(self.view.geometry, &before, attempt.line.candidates());
                return true;
            }
        }
        false
    }
}
