//! What cells may hold together, gone through one cell after the other: a layered automaton, and what is left by it.
//!
//! A state is what must be remembered of the digits so far. States from which no end can be reached are left out, and those
//! from which the same can follow are one. What is left for the cells is what lies on some way from the start to the end
//! through the digits that they may hold (G. Pesant, *A regular language membership constraint for finite sequences of
//! variables*, 2004): every digit that is left is in some filling of these cells.

mod connected;
pub(super) mod graph;
mod layers;
mod open;
mod regions;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::hash::Hash;

use self::graph::Graph;
use self::layers::{Layer, State, Way, for_each_bit};
use self::open::{Left, is_all_left, is_reached, open_states};
use super::set_law::{MOST_DIGITS, SetLaw};
use crate::grid::{Digit, DigitSet};

/// What so many cells may hold together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Automaton {
    layers: Vec<Layer>,
    /// How many 64 bits all layers and the end take.
    words: usize,
    /// The same as sets of digits, if it is about these alone: that is gone through sooner.
    sets: Option<SetLaw>,
    /// Of each layer the state behind which nothing more is said, if it has one; empty if none has.
    open: Vec<Option<u32>>,
    /// In place of layers how the cells lie, where it goes by that, and how many they are.
    graph: Option<(Graph, usize)>,
}

/// As large as so many ways for each cell is a law that goes by how they lie.
const WAYS_OF_GRAPH: usize = 10_000;

/// It has more ways than are allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TooLarge;

/// Room for what is remembered while the layers are gone through; made once and used again.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    reached: Vec<u64>,
    alive: Vec<u64>,
    left: Vec<DigitSet>,
}

impl Automaton {
    /// Makes the automaton of so many cells and digits: where it starts, what each digit makes of a state at a place (`None`
    /// if it cannot be), and which states it may end in. With more than `most` ways it is too large.
    pub(super) fn made<S: Clone + Eq + Hash>(
        (places, digits): (usize, usize),
        start: S,
        step: impl Fn(&S, usize, Digit) -> Option<S>,
        ends: impl Fn(&S) -> bool,
        most: usize,
    ) -> Result<Self, TooLarge> {
        let mut states = vec![start];
        let mut all: Vec<Vec<Vec<Way>>> = Vec::with_capacity(places);
        let mut count = 0;
        for place in 0..places {
            let mut next: Vec<S> = Vec::new();
            let mut number: HashMap<S, u32> = HashMap::new();
            let mut layer = Vec::with_capacity(states.len());
            for state in &states {
                let mut ways = Vec::new();
                for digit in 0..digits {
                    let Some(after) = step(state, place, Digit::new(digit)) else { continue };
                    let is_last = place + 1 == places;
                    if is_last && !ends(&after) {
                        continue;
                    }
                    // All ends are one.
                    let to = if is_last {
                        0
                    } else {
                        *number.entry(after).or_insert_with_key(|after| {
                            next.push(after.clone());
                            next.len() as u32 - 1
                        })
                    };
                    ways.push(Way { digit: digit as u8, to });
                }
                count += ways.len();
                if count > most {
                    return Err(TooLarge);
                }
                layer.push(ways);
            }
            all.push(layer);
            states = next;
        }
        Ok(Self::of(all, digits))
    }

    /// The automaton of these states with their ways, the fewest of them that say the same.
    fn of(mut all: Vec<Vec<Vec<Way>>>, digits: usize) -> Self {
        let mut layers = Vec::with_capacity(all.len());
        // What each state of the layer behind has become; nothing if no end can be reached from it.
        let mut became: Vec<Option<u32>> = vec![Some(0)];
        while let Some(states) = all.pop() {
            let mut known: HashMap<Vec<Way>, u32> = HashMap::new();
            let mut kept: Vec<Vec<Way>> = Vec::new();
            let mut here = Vec::with_capacity(states.len());
            for ways in states {
                let led = |way: &Way| Some(Way { to: became[way.to as usize]?, ..*way });
                let ways: Vec<Way> = ways.iter().filter_map(led).collect();
                here.push((!ways.is_empty()).then(|| {
                    *known.entry(ways).or_insert_with_key(|ways| {
                        kept.push(ways.clone());
                        kept.len() as u32 - 1
                    })
                }));
            }
            became = here;
            layers.push(kept);
        }
        layers.reverse();
        Self::laid_out(layers, digits)
    }

    fn laid_out(layers: Vec<Vec<Vec<Way>>>, digits: usize) -> Self {
        let sets = SetLaw::of(layers.len(), |place, state| {
            layers[place]
                .get(state)
                .into_iter()
                .flatten()
                .map(|way| (usize::from(way.digit), way.to as usize))
        });
        let mut offset = 0;
        let layers: Vec<Layer> = layers
            .into_iter()
            .map(|states| {
                let words = states.len().div_ceil(64);
                let mut to = Vec::new();
                let states = states.into_iter().map(|ways| {
                    let digits = ways.iter().fold(0, |digits, way| digits | 1 << way.digit);
                    let first = to.len() as u32;
                    to.extend(ways.into_iter().map(|way| way.to));
                    State { digits, first }
                });
                let states = states.collect();
                let layer = Layer { states, to, words, offset };
                offset += words;
                layer
            })
            .collect();
        let open = open_states(&layers, digits);
        Self { layers, words: offset + 1, sets, open, graph: None }
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

    /// Returns the state of the next place to which a digit leads; all ends are state 0. Where there is no filling there is none.
    pub(super) fn after(&self, place: usize, state: usize, digit: Digit) -> Option<usize> {
        let mut after = None;
        let layer = &self.layers[place];
        if state < layer.states.len() {
            layer.each_way(state, 1 << digit.index(), |_, to| after = Some(to));
        }
        after
    }

    /// Makes a law that goes by how so many cells lie.
    pub(super) fn of_graph(graph: Graph, places: usize) -> Self {
        let graph = Some((graph, places));
        Self { layers: Vec::new(), words: 1, sets: None, open: Vec::new(), graph }
    }

    /// Returns how many cells it is about.
    pub fn places(&self) -> usize {
        self.graph.as_ref().map_or(self.layers.len(), |(_, places)| *places)
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
        self.layers.iter().map(|layer| layer.to.len()).sum()
    }

    /// Returns how many states there are before the cell at a place; none behind the last.
    pub fn states(&self, place: usize) -> usize {
        self.layers.get(place).map_or(0, |layer| layer.states.len())
    }

    /// Lists the ways by the digits of the cell at a place: each with the number of its state, its digit, and the number of the
    /// state behind the cell. All ways of the last cell lead to state 0.
    pub fn ways_at(&self, place: usize) -> Vec<(usize, Digit, usize)> {
        let mut ways = Vec::new();
        if let Some(layer) = self.layers.get(place) {
            for state in 0..layer.states.len() {
                layer.each_way(state, u16::MAX, |digit, to| {
                    ways.push((state, Digit::new(digit as usize), to));
                });
            }
        }
        ways
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
        let Scratch { reached, alive, .. } = scratch;
        reached.clear();
        reached.resize(self.words, 0);
        let Some(first) = self.layers.first() else { return true };
        if first.words == 0 {
            return false;
        }
        reached[0] = 1;
        let look = if self.open.is_empty() { usize::MAX } else { 1 };
        let (mut end, mut look) = (self.layers.len(), look);
        for (place, layer) in self.layers.iter().enumerate() {
            if place >= look
                && let Some(open) = self.open[place]
                && is_reached(open, layer, reached)
            {
                if digits[place..].iter().any(|digits| digits.is_empty()) {
                    return false;
                }
                match is_all_left((&self.layers[..=place], open), digits, reached, alive) {
                    Left::All => return true,
                    // Behind here nothing is said, whatever stands before.
                    Left::Here => {
                        end = place;
                        break;
                    }
                    Left::Unknown => look = 2 * place,
                }
            }
            let next = layer.offset + layer.words;
            let allowed = digits[place].bits();
            let (before, after) = reached.split_at_mut(next);
            for_each_bit(&before[layer.offset..], |state| {
                layer.each_way(state, allowed, |_, to| after[to / 64] |= 1 << (to % 64));
            });
        }
        if end == self.layers.len() && reached[self.words - 1] & 1 == 0 {
            return false;
        }
        self.go_back(end, digits, reached);
        true
    }

    /// Leaves the states before each cell up to a place from which one of those that are reached there is reached, and the digits that
    /// lead there.
    fn go_back(&self, end: usize, digits: &mut [DigitSet], reached: &mut [u64]) {
        for (place, layer) in self.layers[..end].iter().enumerate().rev() {
            let next = layer.offset + layer.words;
            let allowed = digits[place].bits();
            let mut left = 0_u16;
            let (before, after) = reached.split_at_mut(next);
            for (number, word) in before[layer.offset..].iter_mut().enumerate() {
                let mut bits = *word;
                while bits != 0 {
                    let bit = bits.trailing_zeros();
                    bits &= bits - 1;
                    let leads = layer.leads(64 * number + bit as usize, allowed, after);
                    left |= leads;
                    *word &= !(u64::from(leads == 0) << bit);
                }
            }
            digits[place] = DigitSet::from_bits(left);
        }
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
        let Some(layer) = self.layers.get(filling.len()) else {
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
