//! The other rules that a net asks where links lead no further: what they strike, and what that rests on.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::rc::Rc;

use super::fact::{ChainHint, Hints};
use super::kind::Kind;
use super::run::{OtherRules, Run, Seen, Struck};
use super::simple::simple_chains;
use crate::bit_grid::{GEOMETRY, Grid, Strikes, bits, cell_at, house};
use crate::found::{Fish, Set};
use crate::locking::each_locked;
use crate::sets::{each_fish, each_hidden, each_naked, struck_by_hidden, struck_by_naked};

/// The most states whose nested chains are remembered at a time.
const REMEMBERED: usize = 20_000;

/// A search for nets of a kind, which are hints for nets of other kinds.
pub(super) type NetSearch = fn(&Grid, Kind, &mut Rules, &mut Hints);

/// The other rules; chains that were found on a state are remembered.
pub(super) struct Rules<'a> {
    nets: NetSearch,
    found: HashMap<(Kind, [u16; 81]), Rc<Vec<ChainHint>>>,
    /// Runs that are not needed any more, to be used again.
    pub(super) spare: Vec<Run>,
    /// Asked often whether to stop.
    pub(super) stopped: &'a dyn Fn() -> bool,
}

/// What a run has taken from the grid.
struct Removed<'a> {
    source: &'a Grid,
    grid: &'a Grid,
}

impl Removed<'_> {
    /// Adds the digits that the run took from a cell.
    fn of_cell(&self, cell: usize, digits: u16, parents: &mut Vec<u16>) {
        let removed = self.source.candidates[cell] & !self.grid.candidates[cell] & digits;
        add(bits(removed).map(|digit| 9 * cell + digit), parents);
    }

    /// Adds the places that the run took from a digit in a house.
    fn of_house(&self, house: usize, digit: usize, places: u16, parents: &mut Vec<u16>) {
        let removed = self.source.places[house][digit] & !self.grid.places[house][digit] & places;
        add(bits(removed).map(|place| 9 * cell_at(house, place) + digit), parents);
    }

    fn of_hidden(&self, set: Set) -> Vec<u16> {
        let mut parents = Vec::new();
        for digit in bits(set.digits) {
            self.of_house(set.house, digit, !set.places, &mut parents);
        }
        parents
    }

    fn of_naked(&self, set: Set) -> Vec<u16> {
        let mut parents = Vec::new();
        for place in bits(set.places) {
            self.of_cell(cell_at(set.house, place), !set.digits, &mut parents);
        }
        parents
    }

    fn of_fish(&self, fish: Fish) -> Vec<u16> {
        let mut parents = Vec::new();
        for line in bits(fish.base) {
            self.of_house(house(fish.kind, line), fish.digit, !fish.cover, &mut parents);
        }
        parents
    }

    fn of_chain(&self, hint: &ChainHint) -> Vec<u16> {
        let mut parents = Vec::new();
        for &need in hint.details.iter().flat_map(|details| &details.needs) {
            let need = usize::from(need);
            if need < 81 {
                self.of_cell(need, 0x1ff, &mut parents);
            } else {
                self.of_house((need - 81) / 9, need % 9, 0x1ff, &mut parents);
            }
        }
        parents
    }
}

fn add(candidates: impl Iterator<Item = usize>, parents: &mut Vec<u16>) {
    for candidate in candidates {
        if !parents.contains(&(candidate as u16)) {
            parents.push(candidate as u16);
        }
    }
}

/// The candidates of strikes, in the order in which the cells of a hash table come: by number modulo its size.
fn in_order(mut strikes: Strikes) -> impl Iterator<Item = u16> {
    let size = match strikes.len() {
        0..=12 => 16,
        13..=24 => 32,
        _ => 64,
    };
    strikes.sort_by_key(|&(cell, _)| cell % size);
    let candidates = |(cell, digits): (u8, u16)| {
        bits(digits).map(move |digit| 9 * u16::from(cell) + digit as u16)
    };
    strikes.into_iter().flat_map(candidates)
}

/// Strikes as they are collected.
#[derive(Default)]
struct Answer {
    struck: Vec<Struck>,
    hints: u16,
}

impl Answer {
    fn add(&mut self, strikes: Strikes, parents: &[u16], seen: &Seen) {
        if parents.is_empty() {
            return;
        }
        let hint = self.hints;
        self.hints += 1;
        for candidate in in_order(strikes) {
            let parents = parents.to_vec();
            self.struck.push(Struck { candidate, hint, time: 0, parents, seen: seen.clone() });
        }
    }
}

impl<'a> Rules<'a> {
    pub(super) fn new(nets: NetSearch, stopped: &'a dyn Fn() -> bool) -> Self {
        Self { nets, found: HashMap::new(), spare: Vec::new(), stopped }
    }

    /// Forgets what was found on the states of another step.
    pub(super) fn forget(&mut self) {
        self.found.clear();
    }

    /// The hints of a search for chains on this state.
    fn chains(&mut self, grid: &Grid, kind: Kind) -> Rc<Vec<ChainHint>> {
        let key = (kind, grid.candidates);
        if let Some(known) = self.found.get(&key) {
            return Rc::clone(known);
        }
        let mut hints = Hints::all();
        if kind == Kind::Simple {
            simple_chains(grid, &mut hints);
        } else {
            (self.nets)(grid, kind, self, &mut hints);
        }
        let hints = Rc::new(hints.sorted());
        if self.found.len() >= REMEMBERED {
            self.found.clear();
        }
        let _ = self.found.insert(key, Rc::clone(&hints));
        hints
    }
}

impl OtherRules for Rules<'_> {
    fn ask(&mut self, source: &Grid, grid: &Grid, kind: Kind) -> Vec<Struck> {
        let Some(nested) = kind.nested() else { return Vec::new() };
        let removed = Removed { source, grid };
        for rule in [locked, hidden_pairs, naked_pairs, x_wings] {
            let answer = rule(&removed).struck;
            if !answer.is_empty() {
                return answer;
            }
        }
        for &kind in nested {
            let mut answer = Answer::default();
            for hint in self.chains(grid, kind).iter() {
                let Some(details) = &hint.details else { continue };
                let seen = Seen::Chain(Rc::clone(&details.chain));
                answer.add(hint.struck.clone(), &removed.of_chain(hint), &seen);
            }
            if !answer.struck.is_empty() {
                return answer.struck;
            }
        }
        Vec::new()
    }
}

fn locked(removed: &Removed) -> Answer {
    let (mut answer, grid) = (Answer::default(), removed.grid);
    let _ = each_locked::<()>(grid, |locked| {
        let struck = grid.strikes_in(locked.cover, locked.struck(grid), 1 << locked.digit);
        if !struck.is_empty() {
            let mut parents = Vec::new();
            let outside = !GEOMETRY.shared[locked.base][locked.cover];
            removed.of_house(locked.base, locked.digit, outside, &mut parents);
            answer.add(struck, &parents, &Seen::Locked(locked));
        }
        ControlFlow::Continue(())
    });
    answer
}

fn hidden_pairs(removed: &Removed) -> Answer {
    let mut answer = Answer::default();
    let _ = each_hidden::<()>(removed.grid, 2, 4, |set| {
        let struck = struck_by_hidden(removed.grid, set);
        answer.add(struck, &removed.of_hidden(set), &Seen::Hidden(set));
        ControlFlow::Continue(())
    });
    answer
}

fn naked_pairs(removed: &Removed) -> Answer {
    let mut answer = Answer::default();
    let _ = each_naked::<()>(removed.grid, 2, |set| {
        let struck = struck_by_naked(removed.grid, set);
        answer.add(struck, &removed.of_naked(set), &Seen::Naked(set));
        ControlFlow::Continue(())
    });
    answer
}

fn x_wings(removed: &Removed) -> Answer {
    let mut answer = Answer::default();
    let _ = each_fish::<()>(removed.grid, 2, |fish| {
        answer.add(fish.struck(removed.grid), &removed.of_fish(fish), &Seen::Fish(fish));
        ControlFlow::Continue(())
    });
    answer
}
