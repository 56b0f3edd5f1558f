//! What cells may hold together where it counts only which digits they are, all of them different, and not in which order: a
//! cage, a run. Such a law is a list of sets of digits, and all sets that are reached cell by cell are one row of bits. Only
//! digits that some cell may still hold are numbered there, so that the row is mostly a single word.

use super::ground::whole;
use super::worths::Worths;
use crate::grid::DigitSet;

/// The most digits of a grid for which this is used: a row has a bit for each set of digits.
pub(super) const MOST_DIGITS: usize = 9;

/// All digits that it may be about; cells of a grid that has more may still hold others.
const ALL: u16 = (1 << MOST_DIGITS) - 1;

/// The most digits whose sets are the bits of one word.
const IN_A_WORD: usize = 6;

/// In each word the sets without one of the first six digits.
const WITHOUT: [u64; IN_A_WORD] = [
    0x5555_5555_5555_5555,
    0x3333_3333_3333_3333,
    0x0f0f_0f0f_0f0f_0f0f,
    0x00ff_00ff_00ff_00ff,
    0x0000_ffff_0000_ffff,
    0x0000_0000_ffff_ffff,
];

/// Sets of digits, each a bit: the number of the bit has the bits of the set.
#[derive(Clone, Copy)]
struct Row<const WORDS: usize>([u64; WORDS]);

/// The sum of each set of digits.
const SUMS: [u8; 1 << MOST_DIGITS] = {
    let mut sums = [0; 1 << MOST_DIGITS];
    let mut set = 1;
    while set < sums.len() {
        let lowest = set.trailing_zeros();
        sums[set] = sums[set & (set - 1)] + lowest as u8 + 1;
        set += 1;
    }
    sums
};

/// All sets of digits that are reached cell by cell, where all cells differ.
pub(super) struct Reached<const WORDS: usize> {
    rows: [Row<WORDS>; MOST_DIGITS + 1],
    /// The digits of each cell.
    digits: [u16; MOST_DIGITS],
    places: usize,
}

/// The sets of digits that cells may hold together, in whatever order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetLaw {
    places: usize,
    sets: Vec<u16>,
}

impl<const WORDS: usize> Reached<WORDS> {
    /// Goes through the cells, which may hold these digits.
    fn through(cells: impl Iterator<Item = u16>) -> Self {
        let mut rows = [Row([0; WORDS]); MOST_DIGITS + 1];
        rows[0].0[0] = 1;
        let (mut digits, mut places) = ([0; MOST_DIGITS], 0);
        for held in cells {
            let (before, after) = rows.split_at_mut(places + 1);
            digits_in(held).for_each(|digit| after[0].add_with(&before[places], digit));
            digits[places] = held;
            places += 1;
        }
        Self { rows, digits, places }
    }

    /// The sets of all cells.
    fn at_end(&self) -> &Row<WORDS> {
        &self.rows[self.places]
    }

    /// Goes back from some of the sets of all cells: of each cell, the last one first, what it holds in a filling.
    fn back(&self, mut left: Row<WORDS>, mut kept_of: impl FnMut(usize, u16)) {
        for place in (0..self.places).rev() {
            let (mut kept, mut before) = (0, Row([0; WORDS]));
            for digit in digits_in(self.digits[place]) {
                if before.add_without(&left, digit, &self.rows[place]) {
                    kept |= 1 << digit;
                }
            }
            kept_of(place, kept);
            left = before;
        }
    }
}

impl Reached<8> {
    /// Goes through the cells.
    pub(super) fn of(digits: &[DigitSet]) -> Self {
        Self::through(digits.iter().map(|digits| digits.bits()))
    }

    /// The sums of the sets of all cells, a bit each.
    pub(super) fn sums(&self) -> u64 {
        self.at_end().sets().fold(0, |sums, set| sums | 1 << SUMS[set])
    }

    /// Takes from the cells what is in no filling with one of these sums. Returns whether there is any filling.
    pub(super) fn narrow(&self, sums: u64, digits: &mut [DigitSet]) -> bool {
        let mut left = Row([0; 8]);
        let sets = self.at_end().sets();
        sets.filter(|set| sums >> SUMS[*set] & 1 == 1).for_each(|set| left.add(set));
        self.back(left, |place, kept| digits[place] = DigitSet::from_bits(kept));
        left.0 != [0; 8]
    }
}

impl SetLaw {
    /// Makes the law of so many cells, all different, that have a sum of what digits are worth. `None` with too many digits.
    pub fn of_sum(places: usize, total: i64, worths: Worths) -> Option<Self> {
        // Here all digits count from 1.
        let total = total + whole(places) * (1 - worths.lowest());
        let is_one = |set: &u16| {
            set.count_ones() as usize == places && i64::from(SUMS[usize::from(*set)]) == total
        };
        (worths.count() <= MOST_DIGITS)
            .then(|| Self { places, sets: (0..1 << worths.count()).filter(is_one).collect() })
    }

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
            let is_whole = |&set: &usize| bits(set as u64).all(|digit| is_reached_by(set, digit));
            if !reached.iter().all(is_whole) {
                return None;
            }
            (state_of, sets) = (next, reached);
        }
        let mut sets: Vec<u16> = sets.into_iter().map(|set| set as u16).collect();
        sets.sort_unstable();
        Some(Self { places, sets })
    }

    /// Takes from each cell, in order, the digits that are in no filling. Returns the digits that are in every filling; `None`
    /// if there is no filling.
    pub fn narrow(&self, digits: &mut [DigitSet]) -> Option<DigitSet> {
        let any = digits.iter().fold(0, |any, digits| any | digits.bits()) & ALL;
        match any.count_ones() {
            0..=6 => self.narrow_among::<1>(any, digits),
            7 => self.narrow_among::<2>(any, digits),
            8 => self.narrow_among::<4>(any, digits),
            _ => self.narrow_among::<8>(any, digits),
        }
    }

    /// Does so with rows of so many words, if no cell may hold other digits than these.
    fn narrow_among<const WORDS: usize>(
        &self,
        any: u16,
        digits: &mut [DigitSet],
    ) -> Option<DigitSet> {
        // Digits by their numbers among those that are left.
        let numbered = digits.iter().map(|digits| packed(digits.bits() & any, any));
        let reached = Reached::<WORDS>::through(numbered);
        let (mut left, mut in_all) = (Row([0; WORDS]), u16::MAX);
        for &set in self.sets.iter().filter(|set| *set & !any == 0) {
            let number = usize::from(packed(set, any));
            if reached.at_end().has(number) {
                left.add(number);
                in_all &= set;
            }
        }
        if left.0 == [0; WORDS] {
            return None;
        }
        reached.back(left, |place, kept| digits[place] = DigitSet::from_bits(unpacked(kept, any)));
        Some(DigitSet::from_bits(in_all))
    }
}

impl<const WORDS: usize> Row<WORDS> {
    /// The sets, each once.
    fn sets(&self) -> impl Iterator<Item = usize> + '_ {
        self.0
            .iter()
            .enumerate()
            .flat_map(|(number, &word)| bits(word).map(move |bit| 64 * number + bit))
    }

    /// Whether it has a set.
    #[inline]
    fn has(&self, set: usize) -> bool {
        self.0[set / 64] >> (set % 64) & 1 == 1
    }

    /// Adds a set.
    #[inline]
    fn add(&mut self, set: usize) {
        self.0[set / 64] |= 1 << (set % 64);
    }

    /// Adds the sets with the digit more, of those without it.
    #[inline]
    fn add_with(&mut self, sets: &Self, digit: usize) {
        if let Some(without) = WITHOUT.get(digit) {
            for (to, sets) in self.0.iter_mut().zip(&sets.0) {
                *to |= (sets & without) << (1 << digit);
            }
        } else {
            let bit = 1 << (digit - IN_A_WORD);
            for word in (0..WORDS).filter(|word| word & bit == 0) {
                self.0[word | bit] |= sets.0[word];
            }
        }
    }

    /// Adds the sets with the digit less, of those with it, as far as they are among these. Says whether there are any.
    #[inline]
    fn add_without(&mut self, sets: &Self, digit: usize, among: &Self) -> bool {
        let mut all = 0;
        if let Some(without) = WITHOUT.get(digit) {
            for ((to, sets), among) in self.0.iter_mut().zip(&sets.0).zip(&among.0) {
                let less = sets >> (1 << digit) & without & among;
                *to |= less;
                all |= less;
            }
        } else {
            let bit = 1 << (digit - IN_A_WORD);
            for word in (0..WORDS).filter(|word| word & bit == 0) {
                let less = sets.0[word | bit] & among.0[word];
                self.0[word] |= less;
                all |= less;
            }
        }
        all != 0
    }
}

/// The digits of a set by their numbers among others, which hold them all.
#[inline]
fn packed(set: u16, among: u16) -> u16 {
    if among & among.wrapping_add(1) == 0 {
        return set;
    }
    digits_in(set).fold(0, |all, digit| all | 1 << (among & ((1 << digit) - 1)).count_ones())
}

/// The digits with these numbers among others.
#[inline]
fn unpacked(numbers: u16, among: u16) -> u16 {
    let digits = digits_in(among).enumerate().filter(|(number, _)| numbers >> number & 1 == 1);
    digits.fold(0, |all, (_, digit)| all | 1 << digit)
}

fn digits_in(set: u16) -> impl Iterator<Item = usize> {
    bits(set.into())
}

/// The numbers of the bits that are set, lowest first.
#[inline]
pub(super) fn bits(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (mask != 0).then(|| mask.trailing_zeros() as usize);
        mask &= mask.wrapping_sub(1);
        bit
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sets_of_a_sum_are_those_that_have_it() {
        let of = |symbols: &str| Worths::of(&symbols.chars().collect::<Vec<_>>());
        let nine = of("123456789");
        let law = SetLaw::of_sum(3, 8, nine).expect("few digits");
        let sets = |digits: &[usize]| digits.iter().fold(0, |set, digit| set | 1 << (digit - 1));
        assert_eq!(law.sets, [sets(&[1, 3, 4]), sets(&[1, 2, 5])]);
        let mut digits = [DigitSet::first_n(9); 3];
        assert_eq!(law.narrow(&mut digits), Some(DigitSet::from_bits(1)));
        assert_eq!(digits, [DigitSet::first_n(5); 3]);
        digits[0] = DigitSet::from_bits(0b10000);
        assert_eq!(law.narrow(&mut digits), Some(DigitSet::from_bits(0b10011)));
        assert_eq!(digits.map(DigitSet::bits), [0b10000, 0b11, 0b11]);
        assert_eq!(SetLaw::of_sum(2, 18, nine).expect("few digits").narrow(&mut digits[..2]), None);
        assert!(SetLaw::of_sum(2, 5, of("123456789A")).is_none());
        let from_0 = SetLaw::of_sum(3, 5, of("012345678")).expect("few digits");
        assert_eq!(from_0.sets, [sets(&[1, 3, 4]), sets(&[1, 2, 5])]);
    }
}
