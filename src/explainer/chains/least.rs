//! The least of all cycles and forcing chains of a state, without making the others.
//!
//! The same hint as the first of `simple`, found faster: a forcing chain is as long as its conclusion is far from its start,
//! so that sets suffice to measure it. What a cycle strikes is refuted by a forcing chain of at most two nodes more: on, it
//! leads around the cycle to its own off. So without forcing chains there are no cycles, and none is shorter than that.

use super::fact::{ChainHint, Rank, fact, rating, struck_by, struck_by_both};
use super::foresight::Shared;
use super::kind::Pass;
use super::origin::Origin;
use super::web::{Numbers, Row, Web, has, meets, only_new, set, union};
use crate::bit_grid::{GEOMETRY, Grid, Strikes};

/// The least cycle or forcing chain; if there is none, what links lead to from several starts.
pub(super) fn least_simple_chain(grid: &Grid) -> Result<ChainHint, Box<Shared>> {
    let numbers = Numbers::new(grid);
    match numbers.words() {
        0..=3 => Search::<3>::new(grid, &numbers).run(),
        4 => Search::<4>::new(grid, &numbers).run(),
        5..=6 => Search::<6>::new(grid, &numbers).run(),
        _ => Search::<12>::new(grid, &numbers).run(),
    }
}

struct Search<'a, const W: usize> {
    grid: &'a Grid,
    numbers: &'a Numbers,
    best: Option<ChainHint>,
    tree: Tree,
}

/// The candidates that a search for cycles has met, by number, each with its parent.
struct Tree {
    /// The number of the last search that met it on, or off.
    on_met: Vec<u32>,
    off_met: Vec<u32>,
    on_parent: Vec<u16>,
    off_parent: Vec<u16>,
    search: u32,
}

/// Where cycles and chains stand in the order of what is found from a start.
const CYCLES: u32 = 0;
const CHAIN_FROM_ON: u32 = 1;
const CHAIN_FROM_OFF: u32 = 2;

impl<'a, const W: usize> Search<'a, W> {
    fn new(grid: &'a Grid, numbers: &'a Numbers) -> Self {
        let count = numbers.candidates.len();
        let tree = Tree {
            on_met: vec![0; count],
            off_met: vec![0; count],
            on_parent: vec![0; count],
            off_parent: vec![0; count],
            search: 0,
        };
        Self { grid, numbers, best: None, tree }
    }

    fn run(mut self) -> Result<ChainHint, Box<Shared>> {
        let x = Web::<W>::new(self.grid, self.numbers, Pass::X);
        let shortest_x = self.chains(&x, Pass::X, true);
        let xy = Web::<W>::new(self.grid, self.numbers, Pass::Xy);
        let shortest = self.chains(&xy, Pass::Xy, true);
        if self.best.is_none() {
            return Err(Box::new(Shared::new(self.grid, self.numbers, &xy)));
        }
        let _ = self.chains(&x, Pass::X, false);
        let _ = self.chains(&xy, Pass::Xy, false);
        self.cycles(&x, Pass::X, shortest_x);
        let y = Web::<W>::new(self.grid, self.numbers, Pass::Y);
        self.cycles(&y, Pass::Y, shortest);
        self.cycles(&xy, Pass::Xy, shortest);
        self.best.ok_or_else(|| Box::new(Shared::new(self.grid, self.numbers, &xy)))
    }

    /// The most nodes that a hint with this base may have to come before the best.
    fn limit(&self, base: f64) -> u32 {
        let Some(best) = &self.best else { return u32::MAX };
        let fits = |nodes: u32| (rating(base, nodes), nodes) <= (best.rank.rating, best.rank.nodes);
        // All lengths are even.
        (1..=1000).map(|half| 2 * half).take_while(|&nodes| fits(nodes)).last().unwrap_or(0)
    }

    fn rank(&self, pass: Pass, base: f64, nodes: u32, start: usize, order: u32) -> Option<Rank> {
        let key = pass.key();
        // By pass, start, and what is looked for from there; of the same the first that is found.
        let found = (u32::from(key) * 1000 + start as u32) * 3 + order;
        let rank = Rank { rating: rating(base, nodes), nodes, key, found };
        self.best.as_ref().is_none_or(|best| rank < best.rank).then_some(rank)
    }

    /// Measures the forcing chains from all starts that are on, or off; how many nodes the shortest has at the least.
    fn chains(&mut self, web: &Web<W>, pass: Pass, on: bool) -> u32 {
        let (technique, base) = pass.forcing();
        let mut limit = self.limit(base);
        let mut shortest = limit.saturating_add(2);
        for start in 0..self.numbers.candidates.len() {
            let candidate = self.numbers.candidates[start];
            if self.grid.count(usize::from(candidate / 9)) < 2 {
                continue;
            }
            let found = if on {
                chain_from_on(web, start as u16, limit)
            } else {
                chain_from_off(web, start as u16, limit)
            };
            let Some(nodes) = found else { continue };
            shortest = shortest.min(nodes);
            let order = if on { CHAIN_FROM_ON } else { CHAIN_FROM_OFF };
            if let Some(rank) = self.rank(pass, base, nodes, start, order) {
                let struck = struck_by(self.grid, fact(candidate, !on));
                let placed = (!on).then_some(candidate);
                let origin = Origin::Forcing { pass, start: candidate, on };
                self.best =
                    Some(ChainHint { rank, technique, placed, struck, origin, details: None });
                limit = self.limit(base);
            }
        }
        shortest
    }

    /// Looks for cycles, if the shortest forcing chain from on has so many nodes at the least.
    fn cycles(&mut self, web: &Web<W>, pass: Pass, shortest: u32) {
        let (_, base) = pass.cycle();
        let least = (shortest.saturating_sub(2) / 2).max(2);
        if self.limit(base) < 2 * least {
            return;
        }
        for start in 0..self.numbers.candidates.len() {
            let count = self.grid.count(usize::from(self.numbers.candidates[start] / 9));
            if has(&web.strong, start as u16) && count >= 2 && (pass != Pass::Y || count == 2) {
                self.cycles_from(web, pass, start, least);
            }
        }
    }

    fn cycles_from(&mut self, web: &Web<W>, pass: Pass, start: usize, least: u32) {
        let (_, base) = pass.cycle();
        self.tree.begin(start);
        // Off, these put the start on.
        let ends = web.ons[start];
        let mut limit = self.limit(base);
        let mut layer = vec![start as u16];
        let mut round = 1;
        while 2 * round <= limit && !layer.is_empty() {
            if round >= least {
                for &on in layer.iter().filter(|&&on| meets(&web.offs[usize::from(on)], &ends)) {
                    for &off in web.off_lists.of(usize::from(on)) {
                        if has(&ends, off) && !self.tree.is_ancestor(on, off, start) {
                            self.close(pass, [on, off], start, 2 * round);
                        }
                    }
                }
                limit = self.limit(base);
            }
            round += 1;
            if 2 * round <= limit {
                layer = self.tree.next_layer(web, &layer);
            }
        }
    }

    /// Takes the cycle that ends with these two, an on and the off behind it, if it is the best.
    fn close(&mut self, pass: Pass, last: [u16; 2], start: usize, nodes: u32) {
        let (technique, base) = pass.cycle();
        let Some(rank) = self.rank(pass, base, nodes, start, CYCLES) else { return };
        let struck = self.struck_by_cycle(last, start);
        if !struck.is_empty() {
            let candidate = |number: u16| self.numbers.candidates[usize::from(number)];
            let start = self.numbers.candidates[start];
            let origin = Origin::Cycle { pass, start, last: last.map(candidate) };
            self.best =
                Some(ChainHint { rank, technique, placed: None, struck, origin, details: None });
        }
    }

    /// Candidates outside the cells of a cycle that see their digit both on and off.
    fn struck_by_cycle(&self, [mut on, mut off]: [u16; 2], start: usize) -> Strikes {
        let (mut cells, mut seen) = (0_u128, [[0_u128; 2]; 9]);
        let mut add = |number: u16, side: usize| {
            let candidate = usize::from(self.numbers.candidates[usize::from(number)]);
            cells |= 1 << (candidate / 9);
            seen[candidate % 9][side] |= GEOMETRY.sight[candidate / 9];
        };
        loop {
            add(off, 0);
            add(on, 1);
            if usize::from(on) == start {
                break;
            }
            off = self.tree.on_parent[usize::from(on)];
            on = self.tree.off_parent[usize::from(off)];
        }
        struck_by_both(self.grid, cells, &seen)
    }
}

impl Tree {
    fn begin(&mut self, start: usize) {
        self.search += 1;
        self.on_met[start] = self.search;
    }

    /// Whether a candidate was off on the way to one that is on.
    fn is_ancestor(&self, mut on: u16, off: u16, start: usize) -> bool {
        while usize::from(on) != start {
            let before = self.on_parent[usize::from(on)];
            if before == off {
                return true;
            }
            on = self.off_parent[usize::from(before)];
        }
        false
    }

    /// What is on next, in the order in which it is found. What is off a second time puts nothing new on.
    fn next_layer<const W: usize>(&mut self, web: &Web<W>, layer: &[u16]) -> Vec<u16> {
        let (mut offs, mut ons) = (Vec::with_capacity(64), Vec::with_capacity(64));
        for &on in layer {
            for &off in web.off_lists.of(usize::from(on)) {
                let met = &mut self.off_met[usize::from(off)];
                if *met != self.search {
                    *met = self.search;
                    self.off_parent[usize::from(off)] = on;
                    offs.push(off);
                }
            }
        }
        for off in offs {
            for &on in web.on_lists.of(usize::from(off)) {
                let met = &mut self.on_met[usize::from(on)];
                if *met != self.search {
                    *met = self.search;
                    self.on_parent[usize::from(on)] = off;
                    ons.push(on);
                }
            }
        }
        ons
    }
}

/// The nodes of the chain from a candidate on to the same off, if they are no more than `limit`.
pub(super) fn chain_from_on<const W: usize>(web: &Web<W>, start: u16, limit: u32) -> Option<u32> {
    let (mut on_met, mut off_met): (Row<W>, Row<W>) = ([0; W], [0; W]);
    set(&mut on_met, start);
    let mut ons = on_met;
    let mut nodes = 2;
    while nodes <= limit {
        let mut offs = union(&web.offs, &ons);
        if has(&offs, start) {
            return Some(nodes);
        }
        offs.iter_mut().zip(&web.strong).for_each(|(word, strong)| *word &= strong);
        if !only_new(&mut offs, &mut off_met) {
            return None;
        }
        ons = union(&web.ons, &offs);
        if !only_new(&mut ons, &mut on_met) {
            return None;
        }
        nodes += 2;
    }
    None
}

/// The nodes of the chain from a candidate off to the same on, if they are no more than `limit`.
pub(super) fn chain_from_off<const W: usize>(web: &Web<W>, start: u16, limit: u32) -> Option<u32> {
    let (mut on_met, mut off_met): (Row<W>, Row<W>) = ([0; W], [0; W]);
    set(&mut off_met, start);
    let mut offs = off_met;
    let mut nodes = 2;
    while nodes <= limit {
        let mut ons = union(&web.ons, &offs);
        if has(&ons, start) {
            return Some(nodes);
        }
        if !only_new(&mut ons, &mut on_met) {
            return None;
        }
        offs = union(&web.offs, &ons);
        if !only_new(&mut offs, &mut off_met) {
            return None;
        }
        nodes += 2;
    }
    None
}
