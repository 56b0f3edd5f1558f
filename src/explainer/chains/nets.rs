//! Hints from runs: contradictions, and what several runs have in common.

use std::rc::Rc;

use super::fact::{
    ASSUMED, BY_CELL, Cause, ChainHint, Details, Fact, Hints, Need, Nested, fact, need, struck_by,
};
use super::foresight::{Shared, is_refuted};
use super::kind::Kind;
use super::origin::{Origin, Starts};
use super::rules::Rules;
use super::run::{Counter, Run};
use crate::bit_grid::{BLOCK, CANDIDATES, COLUMN, Grid, bits, cell_at, house_of};
use crate::technique::{Reason, Technique};

/// A search for hints from runs of one kind.
struct Search<'g, 'r, 's> {
    grid: &'g Grid,
    kind: Kind,
    rules: &'r mut Rules<'s>,
    runs: Vec<Run>,
    /// The number of the run that assumes a candidate on, by candidate, as far as they were asked for.
    on_runs: Vec<Option<u16>>,
    counter: Counter,
    /// For multiple chains: where to look, if that is known.
    shared: Option<&'g Shared>,
}

/// A fact as a run, by its number, found it.
type Target = (usize, Fact);

/// All hints from runs of this kind, for another net; here multiple chains may meet contradictions.
pub(super) fn nested_nets(grid: &Grid, kind: Kind, rules: &mut Rules, hints: &mut Hints) {
    nets(grid, kind, None, rules, hints);
}

/// All hints from runs of this kind. For multiple chains `shared` may say where there is anything.
pub(super) fn nets(
    grid: &Grid,
    kind: Kind,
    shared: Option<&Shared>,
    rules: &mut Rules,
    hints: &mut Hints,
) {
    let (runs, on_runs) = (Vec::new(), vec![None; CANDIDATES]);
    let counter = Counter::new();
    let mut search = Search { grid, kind, rules, runs, on_runs, counter, shared };
    let least = if kind == Kind::Multiple { 3 } else { 2 };
    for cell in (0..81).filter(|&cell| grid.count(cell) >= least) {
        if (search.rules.stopped)() {
            break;
        }
        for digit in bits(grid.candidates[cell]) {
            search.candidate(cell, digit, hints);
        }
        if kind != Kind::Nishio && shared.is_none_or(|shared| shared.cells[cell]) {
            let starts = bits(grid.candidates[cell]).map(|digit| (9 * cell + digit) as u16);
            search.starts(starts, Starts::Cell(cell), hints);
        }
    }
    let Search { rules, runs, .. } = search;
    rules.spare.extend(runs);
}

impl Search<'_, '_, '_> {
    /// The run that assumes the candidate on.
    fn on_run(&mut self, candidate: u16) -> usize {
        if let Some(known) = self.on_runs[usize::from(candidate)] {
            return usize::from(known);
        }
        let run = self.new_run(candidate, true);
        self.on_runs[usize::from(candidate)] = Some(run as u16);
        run
    }

    fn new_run(&mut self, candidate: u16, on: bool) -> usize {
        let mut run = self.rules.spare.pop().unwrap_or_else(Run::blank);
        run.start(self.grid, self.kind, fact(candidate, on), self.rules);
        self.runs.push(run);
        self.runs.len() - 1
    }

    /// Gives up the last run.
    fn end_run(&mut self) {
        self.rules.spare.extend(self.runs.pop());
    }

    /// What is found from one candidate.
    fn candidate(&mut self, cell: usize, digit: usize, hints: &mut Hints) {
        let candidate = (9 * cell + digit) as u16;
        match self.kind {
            Kind::Nishio => return self.nishio(cell, digit, hints),
            Kind::Multiple => {}
            _ => {
                let on = self.on_run(candidate);
                let off = self.new_run(candidate, false);
                self.contradiction(on, fact(candidate, false), hints);
                self.contradiction(off, fact(candidate, true), hints);
                if self.grid.count(cell) >= 3 {
                    self.common(&[on, off], Starts::Both(candidate), hints);
                }
                self.end_run();
            }
        }
        for kind in BLOCK..=COLUMN {
            let house = house_of(cell, kind);
            let places = self.grid.places[house][digit];
            let first = cell_at(house, places.trailing_zeros() as usize);
            let may = self.shared.is_none_or(|shared| shared.houses[house][digit]);
            if places.count_ones() >= 2 && first == cell && may {
                let starts = bits(places).map(|place| (9 * cell_at(house, place) + digit) as u16);
                self.starts(starts, Starts::House { house, digit }, hints);
            }
        }
    }

    fn nishio(&mut self, cell: usize, digit: usize, hints: &mut Hints) {
        let candidate = (9 * cell + digit) as u16;
        for on in [true, false] {
            if is_refuted(self.grid, cell, digit, on) {
                let run = self.new_run(candidate, on);
                self.contradiction(run, fact(candidate, !on), hints);
                self.end_run();
            }
        }
    }

    /// Offers what follows if a run meets a contradiction.
    fn contradiction(&mut self, run: usize, conclusion: Fact, hints: &mut Hints) {
        if let Some(candidate) = self.runs[run].contradiction {
            let targets = [true, false].map(|on| (run, fact(candidate, on)));
            self.offer(&targets, conclusion, Starts::Opposite, hints);
        }
    }

    /// Offers what the runs have in common that assume one of these on.
    fn starts(&mut self, candidates: impl Iterator<Item = u16>, starts: Starts, hints: &mut Hints) {
        let (mut runs, mut count) = ([0; 9], 0);
        for candidate in candidates {
            runs[count] = self.on_run(candidate);
            count += 1;
        }
        self.common(&runs[..count], starts, hints);
    }

    /// Offers what runs have in common: ons, then offs, as the first recorded them.
    fn common(&mut self, runs: &[usize], starts: Starts, hints: &mut Hints) {
        let (mut all, mut targets) = ([&self.runs[0]; 9], [(0, 0); 9]);
        for (place, &run) in runs.iter().enumerate() {
            all[place] = &self.runs[run];
            targets[place].0 = run;
        }
        for conclusion in Run::common(&all[..runs.len()]) {
            for target in &mut targets {
                target.1 = conclusion;
            }
            self.offer(&targets[..runs.len()], conclusion, starts, hints);
        }
    }

    fn offer(&mut self, targets: &[Target], conclusion: Fact, starts: Starts, hints: &mut Hints) {
        self.counter.begin();
        let limit = hints.limit();
        if targets.iter().map(|&(run, target)| self.runs[run].depth(target)).sum::<u32>() > limit {
            return;
        }
        let mut nodes = 0;
        for &(run, target) in targets {
            let rest = limit.saturating_sub(nodes);
            nodes += self.counter.count(&self.runs[run], self.grid, target, rest);
            if nodes > limit {
                return;
            }
        }
        let (reason, key) = match starts {
            Starts::Both(_) => (Reason::Double, 1),
            Starts::Cell(_) => (Reason::Cell, 5),
            Starts::House { .. } => (Reason::House, 6),
            Starts::Opposite => (Reason::Contradiction, 7),
        };
        let Some(rank) = hints.rank(self.kind.base(), nodes, key) else { return };
        let struck = struck_by(self.grid, conclusion);
        if struck.is_empty() {
            return;
        }
        let technique = self.kind.technique(reason);
        let (candidate, on) = (conclusion / 2, conclusion % 2 == 1);
        let origin = Origin::Net { kind: self.kind, starts, conclusion: candidate, on };
        let details =
            hints.wants_details().then(|| self.details(targets, nodes, (technique, origin)));
        let placed = on.then_some(candidate);
        hints.keep(ChainHint { rank, technique, placed, struck, origin, details });
    }

    fn details(
        &mut self,
        targets: &[Target],
        nodes: u32,
        (technique, origin): (Technique, Origin),
    ) -> Details {
        let start = match origin {
            Origin::Net { starts: Starts::House { house, .. }, .. } => Some((house / 9) as Cause),
            Origin::Net { starts: Starts::Cell(_), .. } => Some(BY_CELL),
            _ => None,
        };
        let (mut needs, mut facts): (Vec<Need>, _) = (Vec::new(), Vec::new());
        for &(run, target) in targets {
            let run = &self.runs[run];
            let _ = self.counter.count(run, self.grid, target, u32::MAX);
            for &node in self.counter.nodes.iter().filter(|&&node| node % 2 == 1) {
                let assumed = run.cause(node) == ASSUMED;
                let cause = if assumed { start } else { Some(run.cause(node)) };
                if let Some(need) = cause.and_then(|cause| need(node / 2, cause))
                    && !needs.contains(&need)
                {
                    needs.push(need);
                }
            }
            facts.extend_from_slice(&self.counter.nodes);
            facts.push(Fact::MAX);
        }
        Details { needs, chain: Rc::new(Nested { nodes, facts, technique, origin }) }
    }
}
