//! Facts, why they hold, and hints from chains with what they rest on.

use std::rc::Rc;

use super::origin::Origin;
use crate::bit_grid::{CANDIDATES, Grid, Strikes, cells_of};
use crate::technique::Technique;

/// A candidate that is on or off: `2 * candidate + on`.
pub(crate) type Fact = u16;

/// How many facts there are.
pub(super) const FACTS: usize = 2 * CANDIDATES;

/// The fact that a candidate is on, or off.
pub(crate) const fn fact(candidate: u16, on: bool) -> Fact {
    2 * candidate + on as u16
}

/// By what a fact follows from its parent: a house by its kind, a cell, another rule, or nothing at all.
pub(crate) type Cause = u8;

/// The two are in one cell.
pub(crate) const BY_CELL: Cause = 3;
/// The fact is assumed.
pub(super) const ASSUMED: Cause = 4;
/// Another rule strikes it.
pub(super) const BY_RULE: Cause = 5;

/// A cell, or a digit of a house, of which a chain needs that nothing more is there: cells first, then `9 * house +
/// digit`.
pub(super) type Need = u16;

/// The need of a fact on that came about by this cause.
pub(super) fn need(candidate: u16, cause: Cause) -> Option<Need> {
    use crate::bit_grid::house_of;
    let (cell, digit) = (candidate / 9, candidate % 9);
    match cause {
        BY_CELL => Some(cell),
        0..BY_CELL => Some(81 + 9 * house_of(usize::from(cell), usize::from(cause)) as u16 + digit),
        _ => None,
    }
}

/// What makes a chain used within another one the same as a second: the facts from each target on, breadth first.
#[derive(Debug)]
pub(crate) struct Nested {
    /// How many nodes it has, those of its own nested chains included.
    pub(super) nodes: u32,
    pub(super) facts: Vec<Fact>,
    pub(crate) technique: Technique,
    pub(crate) origin: Origin,
}

/// A chain's hint.
#[derive(Clone, Debug)]
pub(super) struct ChainHint {
    pub(super) rank: Rank,
    pub(super) technique: Technique,
    pub(super) placed: Option<u16>,
    pub(super) struck: Strikes,
    pub(super) origin: Origin,
    /// What it rests on; only asked for where it is nested.
    pub(super) details: Option<Details>,
}

/// What a hint needs to be used within a net.
#[derive(Clone, Debug)]
pub(super) struct Details {
    pub(super) needs: Vec<Need>,
    pub(super) chain: Rc<Nested>,
}

/// How hints of chains are sorted.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub(super) struct Rank {
    pub(super) rating: f64,
    pub(super) nodes: u32,
    pub(super) key: u8,
    /// The order in which hints were found.
    pub(super) found: u32,
}

/// The rating of a chain with so many nodes: tenths are summed one by one, as Sudoku Explainer does.
pub(super) fn rating(base: f64, nodes: u32) -> f64 {
    let (mut added, mut limit, mut odd) = (0.0, 4, false);
    while nodes.saturating_sub(2) > limit {
        added += 0.1;
        limit = if odd { limit * 4 / 3 } else { limit * 3 / 2 };
        odd = !odd;
    }
    base + added
}

/// The hints of a search: the least, or all of which no two strike the same.
pub(super) struct Hints {
    all: bool,
    found: u32,
    kept: Vec<ChainHint>,
}

impl Hints {
    pub(super) const fn least() -> Self {
        Self { all: false, found: 0, kept: Vec::new() }
    }

    pub(super) const fn all() -> Self {
        Self { all: true, found: 0, kept: Vec::new() }
    }

    /// Says whether what hints rest on is wanted.
    pub(super) const fn wants_details(&self) -> bool {
        self.all
    }

    /// The most nodes that a hint may have to be kept, if all hints have the same base.
    pub(super) fn limit(&self) -> u32 {
        let best = self.kept.first().filter(|_| !self.all);
        best.map_or(u32::MAX, |best| best.rank.nodes)
    }

    /// The rank of the next hint with this many nodes, if it would be kept whatever it strikes.
    pub(super) fn rank(&mut self, base: f64, nodes: u32, key: u8) -> Option<Rank> {
        self.found += 1;
        let rank = Rank { rating: rating(base, nodes), nodes, key, found: self.found };
        let is_best = self.kept.first().is_none_or(|best| rank < best.rank);
        (self.all || is_best).then_some(rank)
    }

    /// Keeps a hint.
    pub(super) fn keep(&mut self, hint: ChainHint) {
        if !self.all {
            self.kept = vec![hint];
            return;
        }
        match self.kept.iter_mut().find(|known| known.struck == hint.struck) {
            Some(known) if hint.rank < known.rank => *known = hint,
            Some(_) => {}
            None => self.kept.push(hint),
        }
    }

    /// The hints, least first.
    pub(super) fn sorted(mut self) -> Vec<ChainHint> {
        self.kept.sort_by(|one, other| {
            one.rank.partial_cmp(&other.rank).unwrap_or(std::cmp::Ordering::Equal)
        });
        self.kept
    }
}

/// What a fact on or off as a conclusion strikes.
pub(super) fn struck_by(grid: &Grid, conclusion: Fact) -> Strikes {
    let (candidate, on) = (conclusion / 2, conclusion % 2 == 1);
    let (cell, digit) = (candidate / 9, candidate % 9);
    let digit = 1_u16 << digit;
    let digits = if on { grid.candidates[usize::from(cell)] & !digit } else { digit };
    if digits == 0 { Strikes::new() } else { vec![(cell as u8, digits)] }
}

/// What a cycle through these cells strikes: candidates outside of them that see their digit both off and on. Of each digit
/// there is what sees one that is off, and what sees one that is on.
pub(super) fn struck_by_both(grid: &Grid, cells: u128, seen: &[[u128; 2]; 9]) -> Strikes {
    let mut struck = Strikes::new();
    for (digit, [by_off, by_on]) in seen.iter().enumerate() {
        let both = by_off & by_on & !cells;
        for cell in cells_of(both).filter(|&cell| grid.has(cell, digit)) {
            match struck.iter_mut().find(|(known, _)| usize::from(*known) == cell) {
                Some((_, digits)) => *digits |= 1 << digit,
                None => struck.push((cell as u8, 1 << digit)),
            }
        }
    }
    struck
}
