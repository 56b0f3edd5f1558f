//! The states of an automaton, layer by layer, and what is left by them for the cells.

use std::collections::HashMap;
use std::hash::Hash;

use super::layers::{Layer, Way, for_each_bit};
use super::open::{Left, is_all_left, is_reached, open_states};
use crate::grid::{Digit, DigitSet};

/// States before each cell, and the ways from one to another; none at all where something goes by how cells lie.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Layered {
    pub(super) layers: Vec<Layer>,
    /// How many 64 bits all layers and the end take.
    words: usize,
    /// Of each layer the state behind which nothing more is said, if it has one; empty if none has.
    pub(super) open: Vec<Option<u32>>,
}

/// It has more ways than are allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::grid::constraint) struct TooLarge;

/// Room for what is remembered while the layers are gone through; made once and used again.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    reached: Vec<u64>,
    alive: Vec<u64>,
    pub(super) left: Vec<DigitSet>,
}

impl Layered {
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
        let mut offset = 0;
        let layers: Vec<Layer> = layers
            .into_iter()
            .map(|states| {
                let layer = Layer::new(states, digits, offset);
                offset += layer.words;
                layer
            })
            .collect();
        let open = open_states(&layers, digits);
        Self { layers, words: offset + 1, open }
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

    /// Says whether it treats the first so many digits alike at some places: whichever change their parts there, the same fillings are left.
    pub(super) fn treats_alike(&self, digits: usize, is_at: &dyn Fn(usize) -> bool) -> bool {
        // Two digits side by side change their parts; each state then has one other that does the same.
        (1..digits).all(|digit| {
            let mut pairs: Vec<Option<usize>> = vec![Some(0)];
            for place in 0..self.places() {
                let mut next = vec![None; self.states(place + 1).max(1)];
                for (state, pair) in pairs.iter().enumerate() {
                    let Some(pair) = *pair else { continue };
                    for held in 0..u16::BITS as usize {
                        let other = match held {
                            held if !is_at(place) => held,
                            held if held == digit => digit - 1,
                            held if held + 1 == digit => digit,
                            held => held,
                        };
                        let after = self.after(place, state, Digit::new(held));
                        match (after, self.after(place, pair, Digit::new(other))) {
                            (None, None) => {}
                            (Some(to), Some(other))
                                if next[to].is_none_or(|known| known == other) =>
                            {
                                next[to] = Some(other);
                            }
                            _ => return false,
                        }
                    }
                }
                pairs = next;
            }
            true
        })
    }

    /// The ways of a state before the cell at a place: each with its digit and the state to which it leads.
    pub(super) fn ways_of(
        &self,
        place: usize,
        state: usize,
    ) -> impl Iterator<Item = (usize, usize)> + use<> {
        let mut ways = Vec::new();
        if let Some(layer) = self.layers.get(place).filter(|layer| state < layer.states.len()) {
            layer.each_way(state, u16::MAX, |digit, to| ways.push((digit as usize, to)));
        }
        ways.into_iter()
    }

    /// How many cells it is about.
    pub(super) fn places(&self) -> usize {
        self.layers.len()
    }

    /// How many ways lead from a state to another in all.
    pub(super) fn ways(&self) -> usize {
        self.layers.iter().map(|layer| layer.to.len()).sum()
    }

    /// How many states there are before the cell at a place; none behind the last.
    pub(super) fn states(&self, place: usize) -> usize {
        self.layers.get(place).map_or(0, |layer| layer.states.len())
    }

    /// Takes from each cell, in order, the digits that are in no filling. Returns whether there is any filling.
    pub(super) fn narrow(&self, digits: &mut [DigitSet], scratch: &mut Scratch) -> bool {
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
            let allowed = layer.one_of_each(digits[place].bits());
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
            let held = digits[place].bits();
            let allowed = layer.one_of_each(held);
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
            digits[place] = DigitSet::from_bits(layer.those_like(left, held));
        }
    }
}
