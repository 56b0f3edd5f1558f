//! States behind which nothing more is said: every digit leads on from them, to such a state again. A law about what is so only if some
//! cells hold certain digits has one, as one of alternatives has. Mostly such a state is reached soon, and then what stands behind
//! need not be gone through.

use super::layers::{Layer, for_each_bit};
use crate::grid::DigitSet;

/// What is known where such a state is reached.
pub(super) enum Left {
    /// Nothing is taken from any cell.
    All,
    /// No other state is reached there.
    Here,
    /// It is not known yet.
    Unknown,
}

/// Of each layer that state; nothing at all if no layer has one.
pub(super) fn open_states(layers: &[Layer], digits: usize) -> Vec<Option<u32>> {
    let all = u16::MAX >> (16 - digits);
    let mut open = vec![None; layers.len()];
    let mut behind = Some(0);
    for (place, layer) in layers.iter().enumerate().rev() {
        let is_open = |state: &usize| {
            let mut is_open = layer.states[*state].digits == all;
            layer.each_way(*state, all, |_, to| is_open &= Some(to as u32) == behind);
            is_open
        };
        behind = (0..layer.states.len()).find(is_open).map(|state| state as u32);
        open[place] = behind;
    }
    if open.iter().all(Option::is_none) { Vec::new() } else { open }
}

/// Whether a state is reached before the cell of its layer.
pub(super) fn is_reached(state: u32, layer: &Layer, reached: &[u64]) -> bool {
    let state = state as usize;
    reached[layer.offset + state / 64] >> (state % 64) & 1 == 1
}

/// Whether each digit of the cells before a place is on a way to such a state there, which is reached: then each is in a filling,
/// and so is each digit behind it.
pub(super) fn is_all_left(
    (layers, open): (&[Layer], u32),
    digits: &[DigitSet],
    reached: &[u64],
    alive: &mut Vec<u64>,
) -> Left {
    let Some((here, before)) = layers.split_last() else { return Left::Unknown };
    let words = &reached[here.offset..here.offset + here.words];
    if words.iter().map(|word| word.count_ones()).sum::<u32>() == 1 {
        return Left::Here;
    }
    let state = open as usize;
    alive.clear();
    alive.resize(here.offset + here.words, 0);
    alive[here.offset + state / 64] |= 1 << (state % 64);
    for (place, layer) in before.iter().enumerate().rev() {
        let next = layer.offset + layer.words;
        let (before, after) = alive.split_at_mut(next);
        let mut left = 0_u16;
        let allowed = layer.one_of_each(digits[place].bits());
        for_each_bit(&reached[layer.offset..next], |state| {
            let leads = layer.leads(state, allowed, after);
            left |= leads;
            before[layer.offset + state / 64] |= u64::from(leads != 0) << (state % 64);
        });
        if left != allowed {
            return Left::Unknown;
        }
    }
    Left::All
}
