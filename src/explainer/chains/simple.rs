//! Cycles and forcing chains: chains in which every fact has one parent, and candidates never change.

use std::rc::Rc;

use super::fact::{
    ASSUMED, Cause, ChainHint, Details, Fact, Hints, Need, Nested, fact, need, struck_by,
    struck_by_both,
};
use super::kind::Pass;
use super::least::{chain_from_off, chain_from_on};
use super::links::{each_off, each_on};
use super::origin::Origin;
use super::web::{Numbers, Row, Web, has, set};
use crate::bit_grid::{CANDIDATES, GEOMETRY, Grid, Strikes};
use crate::technique::Technique;

/// All hints of cycles and forcing chains.
pub(super) fn simple_chains(grid: &Grid, hints: &mut Hints) {
    let numbers = Numbers::new(grid);
    match numbers.words() {
        0..=3 => follow::<3>(grid, &numbers, hints),
        4 => follow::<4>(grid, &numbers, hints),
        5..=6 => follow::<6>(grid, &numbers, hints),
        _ => follow::<12>(grid, &numbers, hints),
    }
}

/// From which candidates forcing chains of a pass lead to the opposite.
struct Refuted<const W: usize> {
    from_on: Row<W>,
    from_off: Row<W>,
}

impl<const W: usize> Refuted<W> {
    fn new(web: &Web<W>, count: usize) -> Self {
        let mut refuted = Self { from_on: [0; W], from_off: [0; W] };
        for start in 0..count as u16 {
            if chain_from_on(web, start, u32::MAX).is_some() {
                set(&mut refuted.from_on, start);
            }
        }
        // What is true of a candidate refutes the others of its cell.
        if refuted.from_on != [0; W] {
            for start in (0..count as u16).filter(|&start| has(&web.strong, start)) {
                if chain_from_off(web, start, u32::MAX).is_some() {
                    set(&mut refuted.from_off, start);
                }
            }
        }
        refuted
    }
}

fn follow<const W: usize>(grid: &Grid, numbers: &Numbers, hints: &mut Hints) {
    let count = numbers.candidates.len();
    let all = Refuted::new(&Web::<W>::new(grid, numbers, Pass::Xy), count);
    // What a cycle strikes is refuted by a forcing chain around it.
    if all.from_on == [0; W] {
        return;
    }
    let x = Refuted::new(&Web::<W>::new(grid, numbers, Pass::X), count);
    let mut search = Search::new(grid);
    for pass in [Pass::X, Pass::Y, Pass::Xy] {
        let refuted = if pass == Pass::X { &x } else { &all };
        if refuted.from_on == [0; W] {
            continue;
        }
        search.follow(pass, numbers);
        for (number, &start) in numbers.candidates.iter().enumerate() {
            let choices = grid.count(usize::from(start / 9));
            if choices < 2 || (pass == Pass::Y && choices != 2) {
                continue;
            }
            search.cycles(start, &mut |search, last, length| search.close(last, length, hints));
            if pass != Pass::Y {
                for (on, row) in [(true, &refuted.from_on), (false, &refuted.from_off)] {
                    if has(row, number as u16) && search.reaches_opposite(start, on) {
                        search.conclude(hints);
                    }
                }
            }
        }
    }
}

/// The facts of a cycle or a forcing chain, from its start to what it comes to; none if there is no such chain.
pub(crate) fn chain_again(grid: &Grid, origin: Origin) -> Vec<ChainNode> {
    let mut search = Search::new(grid);
    let mut chain = Vec::new();
    match origin {
        Origin::Forcing { pass, start, on } => {
            search.follow(pass, &Numbers::new(grid));
            if search.reaches_opposite(start, on) {
                chain.extend(search.path(search.nodes.len() as u32 - 1));
            }
        }
        Origin::Cycle { pass, start, last } => {
            search.follow(pass, &Numbers::new(grid));
            search.cycles(start, &mut |search, end, _| {
                let before: Vec<ChainNode> = search.path(end.parent).copied().collect();
                if chain.is_empty() && [before[1].candidate, before[0].candidate] == last {
                    chain.push(end);
                    chain.extend(before);
                }
            });
        }
        Origin::Net { .. } => {}
    }
    chain.reverse();
    chain
}

/// A fact on the way, with the number of its parent among the nodes.
#[derive(Clone, Copy)]
pub(crate) struct ChainNode {
    pub(crate) candidate: u16,
    pub(crate) on: bool,
    pub(crate) cause: Cause,
    parent: u32,
}

const NONE: u32 = u32::MAX;

/// Where the links of a fact are in their list.
type Part = (u32, u32);

/// The links of a pass, and the nodes of a search from one start.
struct Search<'a> {
    grid: &'a Grid,
    pass: Pass,
    links: Vec<(u16, Cause)>,
    /// By fact.
    parts: Vec<Part>,
    nodes: Vec<ChainNode>,
    /// By fact: the number of the last search that met it.
    met: Vec<u32>,
    number: u32,
}

impl<'a> Search<'a> {
    fn new(grid: &'a Grid) -> Self {
        Self {
            grid,
            pass: Pass::X,
            links: Vec::with_capacity(4000),
            parts: vec![(0, 0); 2 * CANDIDATES],
            nodes: Vec::new(),
            met: vec![0; 2 * CANDIDATES],
            number: 0,
        }
    }

    /// Reads off the links of a pass.
    fn follow(&mut self, pass: Pass, numbers: &Numbers) {
        self.pass = pass;
        self.links.clear();
        let links = &mut self.links;
        let cells = pass != Pass::X;
        for &candidate in &numbers.candidates {
            let start = links.len() as u32;
            each_off(self.grid, candidate, cells, |other, cause| links.push((other, cause)));
            let middle = links.len() as u32;
            each_on(self.grid, candidate, cells, pass != Pass::Y, |other, cause| {
                links.push((other, cause));
            });
            self.parts[usize::from(fact(candidate, true))] = (start, middle);
            self.parts[usize::from(fact(candidate, false))] = (middle, links.len() as u32);
        }
    }

    /// What follows from a fact: numbers of links.
    fn part(&self, candidate: u16, on: bool) -> std::ops::Range<usize> {
        let (start, end) = self.parts[usize::from(fact(candidate, on))];
        start as usize..end as usize
    }

    fn begin(&mut self, candidate: u16, on: bool) {
        self.number += 1;
        self.nodes.clear();
        self.nodes.push(ChainNode { candidate, on, cause: ASSUMED, parent: NONE });
        let _ = self.meet(fact(candidate, on));
    }

    /// Says whether the fact is met for the first time.
    fn meet(&mut self, fact: Fact) -> bool {
        let met = &mut self.met[usize::from(fact)];
        let is_new = *met != self.number;
        *met = self.number;
        is_new
    }

    /// Numbers of a node and its ancestors.
    fn path(&self, node: u32) -> impl Iterator<Item = &ChainNode> {
        let some = |node: u32| (node != NONE).then(|| &self.nodes[node as usize]);
        std::iter::successors(some(node), move |node| some(node.parent))
    }

    /// Looks for the opposite of a start, which is then the last node; says whether it was found.
    fn reaches_opposite(&mut self, start: u16, on: bool) -> bool {
        self.begin(start, on);
        // In rounds: first what follows from all that was found in the last one. As ons give offs only and offs ons, this
        // is the order in which facts were found.
        let mut done = 0;
        while let Some(&ChainNode { candidate: parent, on: side, .. }) = self.nodes.get(done) {
            for link in self.part(parent, side) {
                let (candidate, cause) = self.links[link];
                let node = ChainNode { candidate, on: !side, cause, parent: done as u32 };
                if candidate == start && side == on {
                    self.nodes.push(node);
                    return true;
                }
                if self.meet(fact(candidate, !side)) {
                    self.nodes.push(node);
                }
            }
            done += 1;
        }
        false
    }

    /// Offers the last node as what a forcing chain concludes.
    fn conclude(&self, hints: &mut Hints) {
        let last = self.nodes.len() as u32 - 1;
        let length = self.path(last).count() as u32;
        let (technique, base) = self.pass.forcing();
        let ChainNode { candidate, on, .. } = self.nodes[last as usize];
        if let Some(rank) = hints.rank(base, length, self.pass.key()) {
            let struck = struck_by(self.grid, fact(candidate, on));
            if struck.is_empty() {
                return;
            }
            let origin = Origin::Forcing { pass: self.pass, start: candidate, on: !on };
            let found = (technique, origin);
            let details = hints.wants_details().then(|| self.details(last, length, found));
            let placed = on.then_some(candidate);
            hints.keep(ChainHint { rank, technique, placed, struck, origin, details });
        }
    }

    fn details(&self, last: u32, nodes: u32, (technique, origin): (Technique, Origin)) -> Details {
        let is_cycle = matches!(origin, Origin::Cycle { .. });
        let mut needs: Vec<Need> = Vec::new();
        let mut facts = Vec::new();
        for node in self.path(last) {
            facts.push(fact(node.candidate, node.on));
            if (node.on || is_cycle)
                && let Some(need) = need(node.candidate, node.cause)
                && !needs.contains(&need)
            {
                needs.push(need);
            }
        }
        if is_cycle {
            let _ = facts.pop();
        }
        Details { needs, chain: Rc::new(Nested { nodes, facts, technique, origin }) }
    }

    /// Looks for ways back to a start that is on; tells the last node of each with its length. An off that was met before may
    /// end a cycle, but what it puts on was met.
    fn cycles(&mut self, start: u16, tell: &mut impl FnMut(&mut Self, ChainNode, u32)) {
        if self.part(start, false).is_empty() {
            return;
        }
        self.begin(start, true);
        let (mut layer, mut round) = (0..1, 1);
        while !layer.is_empty() {
            if round >= 2 {
                for parent in layer.clone() {
                    self.close_from(parent, start, 2 * round, tell);
                }
            }
            for side in [true, false] {
                let end = self.nodes.len();
                for parent in layer {
                    for link in self.part(self.nodes[parent].candidate, side) {
                        let (candidate, cause) = self.links[link];
                        if self.meet(fact(candidate, !side)) {
                            let parent = parent as u32;
                            self.nodes.push(ChainNode { candidate, on: !side, cause, parent });
                        }
                    }
                }
                layer = end..self.nodes.len();
            }
            round += 1;
        }
    }

    /// Closes cycles through an on and an off behind it.
    fn close_from(
        &mut self,
        parent: usize,
        start: u16,
        length: u32,
        tell: &mut impl FnMut(&mut Self, ChainNode, u32),
    ) {
        for link in self.part(self.nodes[parent].candidate, true) {
            let (candidate, cause) = self.links[link];
            let ends = |link: &usize| self.links[*link].0 == start;
            let Some(end) = self.part(candidate, false).find(ends) else { continue };
            let is_ancestor = |node: &ChainNode| !node.on && node.candidate == candidate;
            if self.path(parent as u32).any(is_ancestor) {
                continue;
            }
            let off = self.nodes.len();
            self.nodes.push(ChainNode { candidate, on: false, cause, parent: parent as u32 });
            let (_, cause) = self.links[end];
            tell(self, ChainNode { candidate: start, on: true, cause, parent: off as u32 }, length);
            self.nodes.truncate(off);
        }
    }

    /// Offers a cycle that ends with this node.
    fn close(&mut self, last: ChainNode, length: u32, hints: &mut Hints) {
        let (technique, base) = self.pass.cycle();
        let Some(rank) = hints.rank(base, length, self.pass.key()) else { return };
        self.nodes.push(last);
        let last = self.nodes.len() as u32 - 1;
        let struck = self.struck_by_cycle(last);
        if !struck.is_empty() {
            let before = |node: u32| &self.nodes[self.nodes[node as usize].parent as usize];
            let off = self.nodes[last as usize].parent;
            let ends = [before(off).candidate, before(last).candidate];
            let start = self.nodes[last as usize].candidate;
            let origin = Origin::Cycle { pass: self.pass, start, last: ends };
            let found = (technique, origin);
            let details = hints.wants_details().then(|| self.details(last, length, found));
            hints.keep(ChainHint { rank, technique, placed: None, struck, origin, details });
        }
        let _ = self.nodes.pop();
    }

    /// Candidates outside the cells of a cycle that see their digit both on and off.
    fn struck_by_cycle(&self, last: u32) -> Strikes {
        let (mut cells, mut seen) = (0_u128, [[0_u128; 2]; 9]);
        for node in self.path(last) {
            let (cell, digit) = (usize::from(node.candidate / 9), usize::from(node.candidate % 9));
            cells |= 1 << cell;
            seen[digit][usize::from(node.on)] |= GEOMETRY.sight[cell];
        }
        struck_by_both(self.grid, cells, &seen)
    }
}
