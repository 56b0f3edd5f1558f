//! The layers of an automaton: its states before each cell, and the ways that lead on from them.

/// A way from a state to one of the next layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Way {
    pub(super) digit: u8,
    pub(super) to: u32,
}

/// A state: the digits that lead on from it, and where it is listed where to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State {
    pub(super) digits: u16,
    pub(super) first: u32,
}

/// The states before a cell, and the ways that lead on from them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Layer {
    pub(super) states: Vec<State>,
    /// The states of the next layer to which the digits of each state lead, lowest digit first.
    pub(super) to: Vec<u32>,
    /// In how many 64 bits all its states have one each, and behind how many of the layers before it these begin.
    pub(super) words: usize,
    pub(super) offset: usize,
    /// The digits in sets of those that lead to the same from every state; empty if no two do.
    alike: Vec<u16>,
}

impl Layer {
    /// Lays out the states before a cell, the words of whose layers before it are so many.
    pub(super) fn new(ways: Vec<Vec<Way>>, digits: usize, offset: usize) -> Self {
        let words = ways.len().div_ceil(64);
        let mut to = Vec::new();
        let mut columns = vec![Vec::with_capacity(ways.len()); digits];
        let states = ways.into_iter().enumerate().map(|(number, ways)| {
            let mut digits = 0;
            let first = to.len() as u32;
            for column in &mut columns {
                column.push(u32::MAX);
            }
            for way in ways {
                digits |= 1 << way.digit;
                to.push(way.to);
                columns[usize::from(way.digit)][number] = way.to;
            }
            State { digits, first }
        });
        let states = states.collect();
        let mut alike: Vec<(usize, u16)> = Vec::with_capacity(digits);
        for (digit, column) in columns.iter().enumerate() {
            match alike.iter_mut().find(|(first, _)| columns[*first] == *column) {
                Some((_, set)) => *set |= 1 << digit,
                None => alike.push((digit, 1 << digit)),
            }
        }
        let is_all = alike.len() == digits;
        let alike = alike.into_iter().filter(|_| !is_all).map(|(_, set)| set).collect();
        Self { states, to, words, offset, alike }
    }

    /// One of those of these digits that are alike.
    #[inline]
    pub(super) fn one_of_each(&self, digits: u16) -> u16 {
        if self.alike.is_empty() {
            return digits;
        }
        let one = |set: &u16| (digits & set) & (digits & set).wrapping_neg();
        self.alike.iter().map(one).fold(0, |all, one| all | one)
    }

    /// Those of these digits that are like some of them.
    #[inline]
    pub(super) fn those_like(&self, some: u16, digits: u16) -> u16 {
        if self.alike.is_empty() {
            return some;
        }
        let like = self.alike.iter().filter(|set| *set & some != 0);
        like.fold(0, |all, set| all | set & digits)
    }

    /// Goes through the ways of a state by these digits: each digit with the state to which it leads.
    #[inline]
    pub(super) fn each_way(&self, state: usize, allowed: u16, mut each: impl FnMut(u32, usize)) {
        let State { digits, first } = self.states[state];
        let mut left = digits & allowed;
        while left != 0 {
            let digit = left.trailing_zeros();
            left &= left - 1;
            let before = (digits & ((1 << digit) - 1)).count_ones();
            each(digit, self.to[(first + before) as usize] as usize);
        }
    }

    /// Returns the digits among these that lead from a state to one of those that are marked behind this layer.
    #[inline]
    pub(super) fn leads(&self, state: usize, allowed: u16, after: &[u64]) -> u16 {
        let mut leads = 0_u16;
        self.each_way(state, allowed, |digit, to| {
            leads |= ((after[to / 64] >> (to % 64) & 1) as u16) << digit;
        });
        leads
    }
}

pub(super) fn for_each_bit(words: &[u64], mut each: impl FnMut(usize)) {
    for (number, &word) in words.iter().enumerate() {
        let mut bits = word;
        while bits != 0 {
            each(64 * number + bits.trailing_zeros() as usize);
            bits &= bits - 1;
        }
    }
}
