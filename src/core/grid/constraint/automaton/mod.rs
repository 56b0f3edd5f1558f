//! What cells may hold together, gone through one cell after the other: a layered automaton, and what is left by it.
//!
//! A state is what must be remembered of the digits so far. States from which no end can be reached are left out, and those
//! from which the same can follow are one. What is left for the cells is what lies on some way from the start to the end
//! through the digits that they may hold (G. Pesant, *A regular language membership constraint for finite sequences of
//! variables*, 2004): every digit that is left is in some filling of these cells.

mod connected;
pub(super) mod graph;
mod joined;
mod known_regions;
mod layered;
mod layers;
mod open;
mod regions;
mod related;
#[cfg(test)]
mod tests;

use std::hash::Hash;

use self::graph::Graph;
use self::joined::Joined;
use self::layered::Layered;
pub use self::layered::Scratch;
pub(super) use self::layered::TooLarge;
use super::set_law::{MOST_DIGITS, SetLaw};
use crate::grid::{Cell, Digit, DigitSet};

/// What so many cells may hold together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Automaton {
    layered: Layered,
    /// The same as sets of digits, if it is about these alone: that is gone through sooner.
    sets: Option<SetLaw>,
    /// In place of layers how the cells lie, where it goes by that, and how many they are.
    graph: Option<(Graph, usize)>,
}

/// As large as so many ways for each cell is a law that goes by how they lie.
const WAYS_OF_GRAPH: usize = 7_000;

impl Automaton {
    /// Makes the automaton of so many cells and digits: where it starts, what each digit makes of a state at a place (`None`
    /// if it cannot be), and which states it may end in. With more than `most` ways it is too large.
    pub(super) fn made<S: Clone + Eq + Hash>(
        size: (usize, usize),
        start: S,
        step: impl Fn(&S, usize, Digit) -> Option<S>,
        ends: impl Fn(&S) -> bool,
        most: usize,
    ) -> Result<Self, TooLarge> {
        let layered = Layered::made(size, start, step, ends, most)?;
        let sets = SetLaw::of(layered.places(), |place, state| layered.ways_of(place, state));
        Ok(Self { layered, sets, graph: None })
    }

    /// Returns the state of the next place to which a digit leads; all ends are state 0. Where there is no filling there is none.
    pub(super) fn after(&self, place: usize, state: usize, digit: Digit) -> Option<usize> {
        self.layered.after(place, state, digit)
    }

    /// Makes the automaton of the same cells if all of them differ and hold so many digits; `None` if that takes more than so
    /// many ways, or nothing is gained since it counts only which digits there are.
    pub(super) fn differing(&self, digits: usize, most: usize) -> Option<Self> {
        // A state for each set of digits is too much for more.
        if digits > MOST_DIGITS || self.is_of_sets() {
            return None;
        }
        let step = |&(state, used): &(usize, u16), place: usize, digit: Digit| {
            let bit = 1 << digit.index();
            let is_new = used & bit == 0;
            is_new.then(|| self.after(place, state, digit))?.map(|to| (to, used | bit))
        };
        Self::made((self.places(), digits), (0, 0), step, |_| true, most).ok()
    }

    /// Makes a law that goes by how so many cells lie.
    pub(super) fn of_graph(graph: Graph, places: usize) -> Self {
        Self { layered: Layered::default(), sets: None, graph: Some((graph, places)) }
    }

    /// Makes the law of regions that are to be found, if this is one, together with other laws of so many cells in all: its own come
    /// first. Some places are in one region; each other law has some of the cells. Says which of the others it includes.
    pub(super) fn joined(
        &self,
        same: Vec<(Cell, Cell)>,
        others: Vec<(&Self, Vec<usize>)>,
        cells: usize,
    ) -> Option<(Self, Vec<bool>)> {
        let Some((Graph::Regions(regions), _)) = &self.graph else { return None };
        let others = others.into_iter().map(|(law, cells)| (&law.layered, cells)).collect();
        let (joined, is_taken) = Joined::new(regions.clone(), same, others);
        Some((Self::of_graph(Graph::Joined(joined), cells), is_taken))
    }

    /// Returns the law of regions with only some of the laws that it is joined with: those, by their places among them, that are kept.
    pub(super) fn keeping(&self, is_kept: &dyn Fn(usize) -> bool) -> Self {
        let Some((Graph::Joined(joined), places)) = &self.graph else { return self.clone() };
        Self::of_graph(Graph::Joined(joined.keeping(is_kept)), *places)
    }

    /// Returns of how many places it says in which region each is, if that is to be found.
    pub fn region_places(&self) -> Option<usize> {
        match &self.graph {
            Some((Graph::Regions(regions), _)) => Some(regions.places()),
            _ => None,
        }
    }

    /// Returns how many cells it is about.
    pub fn places(&self) -> usize {
        self.graph.as_ref().map_or(self.layered.places(), |(_, places)| *places)
    }

    /// Says whether it goes by how cells lie: then it has no states, and what it leaves may be more than what is in fillings.
    #[inline]
    pub fn is_of_graph(&self) -> bool {
        self.graph.is_some()
    }

    /// Returns how many ways lead from a state to another in all, or how large it is besides.
    pub fn ways(&self) -> usize {
        if let Some((_, places)) = &self.graph {
            return WAYS_OF_GRAPH * places;
        }
        self.layered.ways()
    }

    /// Returns how many states there are before the cell at a place; none behind the last.
    pub fn states(&self, place: usize) -> usize {
        self.layered.states(place)
    }

    /// Lists the ways by the digits of the cell at a place: each with the number of its state, its digit, and the number of the
    /// state behind the cell. All ways of the last cell lead to state 0.
    pub fn ways_at(&self, place: usize) -> Vec<(usize, Digit, usize)> {
        let of_state = |state: usize| {
            let ways = self.layered.ways_of(place, state);
            ways.map(move |(digit, to)| (state, Digit::new(digit), to))
        };
        (0..self.states(place)).flat_map(of_state).collect()
    }

    /// Says whether it counts only which digits the cells hold, all of them different, and not in which order.
    #[inline]
    pub fn is_of_sets(&self) -> bool {
        self.sets.is_some()
    }

    /// Does as [`Automaton::narrow`], and returns digits that are in every filling: all of them, where only sets of digits
    /// count, and none elsewhere; `None` if there is no filling.
    pub fn narrow_to_musts(
        &self,
        digits: &mut [DigitSet],
        scratch: &mut Scratch,
    ) -> Option<DigitSet> {
        match &self.sets {
            Some(sets) => sets.narrow(digits),
            None => self.narrow(digits, scratch).then_some(DigitSet::EMPTY),
        }
    }

    /// Takes from each cell, in order, the digits that are in no filling. Returns whether there is any filling.
    pub fn narrow(&self, digits: &mut [DigitSet], scratch: &mut Scratch) -> bool {
        if let Some(sets) = &self.sets {
            return sets.narrow(digits).is_some();
        }
        if let Some((graph, _)) = &self.graph {
            return graph.narrow(digits);
        }
        self.layered.narrow(digits, scratch)
    }

    /// Does as [`Automaton::narrow`] on a copy: what is left for each cell, `None` if there is no filling.
    pub fn left<'a>(
        &self,
        digits: impl Iterator<Item = DigitSet>,
        scratch: &'a mut Scratch,
    ) -> Option<&'a [DigitSet]> {
        let mut left = std::mem::take(&mut scratch.left);
        left.clear();
        left.extend(digits);
        let is_filled = self.narrow(&mut left, scratch);
        scratch.left = left;
        is_filled.then_some(&scratch.left)
    }

    /// Lists the fillings with these digits, a digit for each cell, in the order of the digits; `None` if there are more than
    /// `most`.
    pub fn fillings(&self, digits: &[DigitSet], most: usize) -> Option<Vec<Vec<Digit>>> {
        let mut digits = digits.to_vec();
        let mut found = Vec::new();
        if !self.narrow(&mut digits, &mut Scratch::default()) {
            return Some(found);
        }
        if self.is_of_graph() {
            return None;
        }
        let mut filling = Vec::with_capacity(digits.len());
        self.fill(&digits, 0, &mut filling, &mut found, most).then_some(found)
    }

    fn fill(
        &self,
        digits: &[DigitSet],
        state: usize,
        filling: &mut Vec<Digit>,
        found: &mut Vec<Vec<Digit>>,
        most: usize,
    ) -> bool {
        let Some(layer) = self.layered.layers.get(filling.len()) else {
            found.push(filling.clone());
            return found.len() <= most;
        };
        let mut ways = Vec::new();
        layer.each_way(state, digits[filling.len()].bits(), |digit, to| ways.push((digit, to)));
        ways.into_iter().all(|(digit, to)| {
            filling.push(Digit::new(digit as usize));
            let goes_on = self.fill(digits, to, filling, found, most);
            let _ = filling.pop();
            goes_on
        })
    }

    /// Says whether the cells may hold these digits.
    pub fn accepts(&self, digits: &[Digit]) -> bool {
        let mut single: Vec<DigitSet> = digits.iter().map(|&digit| DigitSet::of(digit)).collect();
        digits.len() == self.places() && self.narrow(&mut single, &mut Scratch::default())
    }
}
