//! A run: one fact is assumed, and what follows from it is recorded, with the parents of each fact.

use std::rc::Rc;

use super::fact::{ASSUMED, BY_CELL, BY_RULE, Cause, FACTS, Fact, Nested, fact};
use super::kind::Kind;
use super::links::{each_off, each_on};
use crate::bit_grid::{CANDIDATES, Grid, cell_at, house_of};
use crate::found::{Fish, Found, Locked, Set};
use crate::technique::Technique;

/// A candidate that another rule strikes.
#[derive(Clone)]
pub(crate) struct Struck {
    pub(super) candidate: u16,
    /// Which of the hints that were found together.
    pub(crate) hint: u16,
    /// How many candidates the run had removed by then.
    pub(crate) time: u16,
    /// Candidates removed before, without which the rule would not see its pattern.
    pub(super) parents: Vec<u16>,
    /// What strikes it.
    pub(crate) seen: Seen,
}

/// What another rule saw.
#[derive(Clone)]
pub(crate) enum Seen {
    Locked(Locked),
    Hidden(Set),
    Naked(Set),
    Fish(Fish),
    Chain(Rc<Nested>),
}

/// What a run asks where links lead no further.
pub(super) trait OtherRules {
    /// What the first rule strikes that a net of this kind may ask and that has anything usable to say: `grid` is what
    /// the run has left of `source`.
    fn ask(&mut self, source: &Grid, grid: &Grid, kind: Kind) -> Vec<Struck>;
}

impl Seen {
    /// The same, as a hint says it.
    pub(crate) fn found(&self) -> (Technique, Found) {
        match self {
            Self::Locked(locked) => (locked.technique(), Found::Locked(*locked)),
            Self::Hidden(set) => {
                (Technique::HiddenSet(set.places.count_ones() as u8), Found::Hidden(*set))
            }
            Self::Naked(set) => {
                (Technique::NakedSet(set.places.count_ones() as u8), Found::Naked(*set))
            }
            Self::Fish(fish) => (Technique::Fish(fish.base.count_ones() as u8), Found::Fish(*fish)),
            Self::Chain(chain) => (chain.technique, Found::Chain(chain.origin)),
        }
    }
}

/// How a fact was derived.
#[derive(Clone, Copy)]
struct Derived {
    /// The candidate of its parent, or for a fact by another rule the number of that strike.
    parent: u16,
    /// For an on: how many candidates had been removed by then. For an off: the how manieth it was to be removed.
    time: u16,
    /// How many facts there are at least on the way to it, itself included.
    depth: u16,
    cause: Cause,
}

const FIRST: Derived = Derived { parent: 0, time: 0, depth: 1, cause: ASSUMED };
const PRESENT: u16 = u16::MAX;

/// Why a fact of a run holds.
pub(crate) enum Why<'a> {
    Assumed,
    /// Another fact, over a house of this kind or a cell; of a fact on, what was removed before counts as well.
    Follows(Fact, Cause),
    Struck(&'a Struck),
}

/// Candidates as bits.
type Row = [u64; CANDIDATES.div_ceil(64)];

/// What follows from an assumption, up to a contradiction.
pub(crate) struct Run {
    dynamic: bool,
    /// The candidates found on, and off, in the order in which they were recorded.
    pub(super) ons: Vec<u16>,
    pub(super) offs: Vec<u16>,
    /// The same as sets.
    on_known: Row,
    off_known: Row,
    /// By candidate; of those that are not known, whatever an earlier run left.
    on: Vec<Derived>,
    off: Vec<Derived>,
    count: u16,
    rules: Vec<Struck>,
    /// The candidate that was found both on and off.
    pub(crate) contradiction: Option<u16>,
}

fn has(set: &Row, number: usize) -> bool {
    set[number / 64] >> (number % 64) & 1 == 1
}

fn insert(set: &mut Row, number: usize) {
    set[number / 64] |= 1 << (number % 64);
}

impl Run {
    /// A run that follows nothing yet.
    pub(super) fn blank() -> Self {
        Self {
            dynamic: false,
            ons: Vec::new(),
            offs: Vec::new(),
            on_known: Row::default(),
            off_known: Row::default(),
            on: vec![FIRST; CANDIDATES],
            off: vec![FIRST; CANDIDATES],
            count: 0,
            rules: Vec::new(),
            contradiction: None,
        }
    }

    /// Forgets what it was, and follows the assumption on this grid.
    pub(super) fn start(
        &mut self,
        source: &Grid,
        kind: Kind,
        assumption: Fact,
        rules: &mut impl OtherRules,
    ) {
        self.ons.clear();
        self.offs.clear();
        self.rules.clear();
        self.on_known = Row::default();
        self.off_known = Row::default();
        self.count = 0;
        self.contradiction = None;
        self.dynamic = kind != Kind::Multiple;
        let number = usize::from(assumption / 2);
        if assumption % 2 == 1 {
            self.on[number] = FIRST;
            insert(&mut self.on_known, number);
            self.ons.push(assumption / 2);
        } else {
            self.off[number] = Derived { time: PRESENT, ..FIRST };
            insert(&mut self.off_known, number);
            self.offs.push(assumption / 2);
        }
        self.follow(source, kind, rules);
    }

    fn follow(&mut self, source: &Grid, kind: Kind, rules: &mut impl OtherRules) {
        let mut grid = source.clone();
        let cells = kind != Kind::Nishio;
        let (mut ons, mut offs) = (0, 0);
        while self.contradiction.is_none() {
            if let Some(&candidate) = self.ons.get(ons) {
                ons += 1;
                each_off(&grid, candidate, cells, |other, cause| {
                    self.put_off(other, candidate, cause);
                });
            } else if let Some(&candidate) = self.offs.get(offs) {
                offs += 1;
                let time = self.count;
                each_on(&grid, candidate, cells, true, |other, cause| {
                    self.put_on(other, candidate, cause, time);
                });
                if self.dynamic && self.contradiction.is_none() {
                    let number = usize::from(candidate);
                    grid.strike(number / 9, number % 9);
                    self.off[number].time = self.count;
                    self.count += 1;
                }
            } else if !self.ask_rules(source, &grid, kind, rules) {
                break;
            }
        }
    }

    fn put_off(&mut self, candidate: u16, parent: u16, cause: Cause) {
        let number = usize::from(candidate);
        if self.contradiction.is_some() || has(&self.off_known, number) {
            return;
        }
        let depth = self.on[usize::from(parent)].depth + 1;
        self.off[number] = Derived { parent, time: PRESENT, depth, cause };
        if has(&self.on_known, number) {
            self.contradiction = Some(candidate);
        } else {
            insert(&mut self.off_known, number);
            self.offs.push(candidate);
        }
    }

    fn put_on(&mut self, candidate: u16, parent: u16, cause: Cause, time: u16) {
        let number = usize::from(candidate);
        if self.contradiction.is_some() || has(&self.on_known, number) {
            return;
        }
        let depth = self.off[usize::from(parent)].depth + 1;
        self.on[number] = Derived { parent, time, depth, cause };
        if has(&self.off_known, number) {
            self.contradiction = Some(candidate);
        } else {
            insert(&mut self.on_known, number);
            self.ons.push(candidate);
        }
    }

    /// Asks the other rules where links lead no further; says whether they found anything new.
    fn ask_rules(
        &mut self,
        source: &Grid,
        grid: &Grid,
        kind: Kind,
        rules: &mut impl OtherRules,
    ) -> bool {
        let before = self.offs.len();
        for struck in rules.ask(source, grid, kind) {
            let number = usize::from(struck.candidate);
            if !has(&self.off_known, number) {
                let parent = self.rules.len() as u16;
                let depths =
                    struck.parents.iter().map(|&parent| self.off[usize::from(parent)].depth);
                let depth = depths.max().unwrap_or(0) + 1;
                self.off[number] = Derived { parent, time: PRESENT, depth, cause: BY_RULE };
                insert(&mut self.off_known, number);
                self.offs.push(struck.candidate);
                self.rules.push(Struck { time: self.count, ..struck });
            }
        }
        self.offs.len() > before
    }

    /// What was recorded by all of these runs: ons, then offs, as the first recorded them.
    pub(super) fn common(runs: &[&Self]) -> Vec<Fact> {
        let Some((first, others)) = runs.split_first() else { return Vec::new() };
        let (mut ons, mut offs) = (first.on_known, first.off_known);
        for other in others {
            ons.iter_mut().zip(&other.on_known).for_each(|(word, other)| *word &= other);
            offs.iter_mut().zip(&other.off_known).for_each(|(word, other)| *word &= other);
        }
        let mut facts = Vec::new();
        for (set, candidates, on) in [(ons, &first.ons, true), (offs, &first.offs, false)] {
            if set != Row::default() {
                let common = candidates.iter().filter(|&&member| has(&set, usize::from(member)));
                facts.extend(common.map(|&candidate| fact(candidate, on)));
            }
        }
        facts
    }

    /// How many nodes the fact has at least.
    pub(super) fn depth(&self, fact: Fact) -> u32 {
        let side = if fact % 2 == 1 { &self.on } else { &self.off };
        u32::from(side[usize::from(fact / 2)].depth)
    }

    /// By what the fact came about.
    pub(super) fn cause(&self, fact: Fact) -> Cause {
        let side = if fact % 2 == 1 { &self.on } else { &self.off };
        side[usize::from(fact / 2)].cause
    }

    /// Why a fact holds; none if the run did not come to it. Of a contradiction both sides do.
    pub(crate) fn why(&self, of: Fact) -> Option<Why<'_>> {
        let number = usize::from(of / 2);
        let known = if of % 2 == 1 { &self.on_known } else { &self.off_known };
        if !has(known, number) && self.contradiction != Some(of / 2) {
            return None;
        }
        let side = if of % 2 == 1 { &self.on } else { &self.off };
        let Derived { parent, cause, .. } = side[number];
        Some(match cause {
            ASSUMED => Why::Assumed,
            BY_RULE => Why::Struck(&self.rules[usize::from(parent)]),
            _ => Why::Follows(fact(parent, of.is_multiple_of(2)), cause),
        })
    }

    /// When a candidate was found on: how many had been removed by then, and how many had been found on.
    pub(crate) fn time_of(&self, candidate: u16) -> (u16, usize) {
        let place = self.ons.iter().position(|&on| on == candidate);
        (self.on[usize::from(candidate)].time, place.unwrap_or(self.ons.len()))
    }

    /// The grid when so many candidates had been removed.
    pub(crate) fn grid_at(&self, source: &Grid, time: u16) -> Grid {
        let mut grid = source.clone();
        let removed = self.offs.iter().map(|&off| usize::from(off));
        for off in removed.filter(|&off| self.dynamic && self.off[off].time < time) {
            grid.strike(off / 9, off % 9);
        }
        grid
    }

    /// Tells the parents of a fact, and the chain that it came by.
    fn each_parent(
        &self,
        fact_: Fact,
        source: &Grid,
        mut tell: impl FnMut(Fact),
    ) -> Option<&Rc<Nested>> {
        let number = usize::from(fact_ / 2);
        if fact_.is_multiple_of(2) {
            let Derived { parent, cause, .. } = self.off[number];
            match cause {
                ASSUMED => {}
                BY_RULE => {
                    let struck = &self.rules[usize::from(parent)];
                    struck.parents.iter().for_each(|&parent| tell(fact(parent, false)));
                    return match &struck.seen {
                        Seen::Chain(chain) => Some(chain),
                        _ => None,
                    };
                }
                _ => tell(fact(parent, true)),
            }
            return None;
        }
        let Derived { parent, cause, time, .. } = self.on[number];
        if cause == ASSUMED {
            return None;
        }
        tell(fact(parent, false));
        if self.dynamic && time > 0 {
            let (cell, digit) = (number / 9, number % 9);
            for place in 0..9 {
                let other = if cause == BY_CELL {
                    9 * cell + place
                } else {
                    9 * cell_at(house_of(cell, usize::from(cause)), place) + digit
                };
                if source.has_candidate(other)
                    && has(&self.off_known, other)
                    && self.off[other].time < time
                {
                    tell(fact(other as u16, false));
                }
            }
        }
        None
    }
}

/// Counts the nodes of facts.
pub(super) struct Counter {
    /// By fact: the number of the last count that met it.
    met: Vec<u32>,
    number: u32,
    /// The nodes of the last fact, breadth first.
    pub(super) nodes: Vec<Fact>,
    /// The nested chains of the hint, each once.
    chains: Vec<Rc<Nested>>,
}

impl Counter {
    pub(super) fn new() -> Self {
        Self { met: vec![0; FACTS], number: 0, nodes: Vec::new(), chains: Vec::new() }
    }

    /// Begins with a new hint.
    pub(super) fn begin(&mut self) {
        self.chains.clear();
    }

    /// Counts the nodes of a target of the hint; those of nested chains count if the hint had them not yet.
    /// The count may end as soon as there are more than `limit`.
    pub(super) fn count(&mut self, run: &Run, source: &Grid, target: Fact, limit: u32) -> u32 {
        self.number += 1;
        let (met, number) = (&mut self.met, self.number);
        let (nodes, chains) = (&mut self.nodes, &mut self.chains);
        nodes.clear();
        nodes.push(target);
        met[usize::from(target)] = number;
        let (mut done, mut more) = (0, 0);
        while done < nodes.len() && nodes.len() as u32 + more <= limit {
            let node = nodes[done];
            done += 1;
            let chain = run.each_parent(node, source, |parent| {
                let met = &mut met[usize::from(parent)];
                if *met != number {
                    *met = number;
                    nodes.push(parent);
                }
            });
            if let Some(chain) = chain
                && !chains.iter().any(|known| known.facts == chain.facts)
            {
                more += chain.nodes;
                chains.push(Rc::clone(chain));
            }
        }
        nodes.len() as u32 + more
    }
}
