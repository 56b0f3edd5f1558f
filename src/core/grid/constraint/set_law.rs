//! What cells may hold together where it counts only which digits they are, all of them different, and not in which order: a
//! cage, a run. Such a law is a list of sets of digits, and all sets that are reached cell by cell are one row of bits.

use crate::grid::DigitSet;

/// The most digits of a grid for which this is used: a row has a bit for each set of digits.
const MOST_DIGITS: usize = 9;
const WORDS: usize = (1 << MOST_DIGITS) / 64;

/// All digits that it may be about; cells of a grid that has more may still hold others.
const ALL: u16 = (1 << MOST_DIGITS) - 1;

/// Sets of digits, each a bit: the number of the bit has the bits of the set.
type Row = [u64; WORDS];

/// In each word the sets without one of the first six digits.
const WITHOUT: [u64; 6] = [
    0x5555_5555_5555_5555,
    0x3333_3333_3333_3333,
    0x0f0f_0f0f_0f0f_0f0f,
    0x00ff_00ff_00ff_00ff,
    0x0000_ffff_0000_ffff,
    0x0000_0000_ffff_ffff,
];

/// The sets of digits that cells may hold together, in whatever order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SetLaw {
    places: usize,
    sets: Row,
}

impl SetLaw {
    /// Makes the law of so many cells from an automaton: the ways of a state before a cell, each with its digit and the state
    /// to which it leads. `None` if digits may be repeated, or their order counts, or there are too many cells or digits.
    pub(super) fn of<I: Iterator<Item = (usize, usize)>>(
        places: usize,
        ways: impl Fn(usize, usize) -> I,
    ) -> Option<Self> {
        if !(1..=MOST_DIGITS).contains(&places) {
            return None;
        }
        // Which state each set has led to, at most one; and which sets have led to any.
        let mut state_of: Vec<Option<usize>> = vec![None; 1 << MOST_DIGITS];
        state_of[0] = Some(0);
        let mut sets = vec![0];
        for place in 0..places {
            let mut next: Vec<Option<usize>> = vec![None; 1 << MOST_DIGITS];
            let mut reached = Vec::new();
            for &set in &sets {
                for (digit, to) in ways(place, state_of[set]?) {
                    let with = set | 1 << digit;
                    let known = next.get_mut(with)?;
                    if with == set || known.is_some_and(|known| known != to) {
                        return None;
                    }
                    if known.replace(to).is_none() {
                        reached.push(with);
                    }
                }
            }
            // Whichever of its digits comes last: the set is reached.
            let is_reached_by = |set: usize, digit: usize| {
                let before = state_of[set & !(1 << digit)];
                before.is_some_and(|before| ways(place, before).any(|way| way.0 == digit))
            };
            let is_whole = |&set: &usize| bits(set as u16).all(|digit| is_reached_by(set, digit));
            if !reached.iter().all(is_whole) {
                return None;
            }
            (state_of, sets) = (next, reached);
        }
        let mut row = [0; WORDS];
        for set in sets {
            row[set / 64] |= 1 << (set % 64);
        }
        Some(Self { places, sets: row })
    }

    /// Takes from each cell, in order, the digits that are in no filling. Returns the digits that are in every filling; `None`
    /// if there is no filling.
    pub(super) fn narrow(&self, digits: &mut [DigitSet]) -> Option<DigitSet> {
        let mut reached = [[0; WORDS]; MOST_DIGITS + 1];
        reached[0][0] = 1;
        for place in 0..self.places {
            let (before, after) = reached.split_at_mut(place + 1);
            let (before, after) = (&before[place], &mut after[0]);
            for digit in bits(digits[place].bits() & ALL) {
                add_with(after, before, digit);
            }
        }
        let mut left = reached[self.places];
        left.iter_mut().zip(&self.sets).for_each(|(left, set)| *left &= set);
        if left == [0; WORDS] {
            return None;
        }
        let in_all = (0..MOST_DIGITS).filter(|&digit| is_in_all(&left, digit));
        let in_all = in_all.fold(0, |all, digit| all | 1 << digit);
        for place in (0..self.places).rev() {
            let (mut kept, mut before) = (0_u16, [0; WORDS]);
            for digit in bits(digits[place].bits() & ALL) {
                if add_without(&mut before, &left, digit, &reached[place]) {
                    kept |= 1 << digit;
                }
            }
            digits[place] = DigitSet::from_bits(kept);
            left = before;
        }
        Some(DigitSet::from_bits(in_all))
    }
}

/// Adds the sets with the digit more, of those without it.
#[inline]
fn add_with(to: &mut Row, sets: &Row, digit: usize) {
    if let Some(without) = WITHOUT.get(digit) {
        for (to, sets) in to.iter_mut().zip(sets) {
            *to |= (sets & without) << (1 << digit);
        }
    } else {
        let bit = 1 << (digit - WITHOUT.len());
        for word in (0..WORDS).filter(|word| word & bit == 0) {
            to[word | bit] |= sets[word];
        }
    }
}

/// Adds the sets with the digit less, of those with it, as far as they are among these. Says whether there are any.
#[inline]
fn add_without(to: &mut Row, sets: &Row, digit: usize, among: &Row) -> bool {
    let mut all = 0;
    if let Some(without) = WITHOUT.get(digit) {
        for ((to, sets), among) in to.iter_mut().zip(sets).zip(among) {
            let less = sets >> (1 << digit) & without & among;
            *to |= less;
            all |= less;
        }
    } else {
        let bit = 1 << (digit - WITHOUT.len());
        for word in (0..WORDS).filter(|word| word & bit == 0) {
            let less = sets[word | bit] & among[word];
            to[word] |= less;
            all |= less;
        }
    }
    all != 0
}

/// Whether all of the sets have the digit.
#[inline]
fn is_in_all(sets: &Row, digit: usize) -> bool {
    if let Some(without) = WITHOUT.get(digit) {
        return sets.iter().all(|sets| sets & without == 0);
    }
    let bit = 1 << (digit - WITHOUT.len());
    (0..WORDS).filter(|word| word & bit == 0).all(|word| sets[word] == 0)
}

fn bits(mut mask: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (mask != 0).then(|| mask.trailing_zeros() as usize);
        mask &= mask.wrapping_sub(1);
        bit
    })
}
