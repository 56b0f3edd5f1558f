//! Finite machines that read the digits of cells one after the other.
//!
//! A machine is in one or more of its states at a time; each digit leads it on from these, and what it has read is meant if
//! one of them is an end. It is written as a pattern ([`super::pattern`]) or state by state, as sigh's Interactive Sudoku Solver
//! packs it: six bits to a character, the highest first.

use std::cell::Cell as Counter;

use super::automaton::{Automaton, TooLarge};
use super::packed::bits_of;
use crate::grid::Digit;

/// So many states may a machine have.
const MOST_STATES: usize = 4_096;

/// So many ways may lead on from its states.
const MOST_WAYS: usize = 100_000;

/// So many states may be looked at while it is laid out for cells.
const MOST_LOOKS: usize = 60_000_000;

/// In how many bits the first fields of a packed machine are.
const HEAD: [usize; 3] = [2, 4, 4];

/// A machine. Its states are numbers from 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Machine {
    /// Of each state the digits that lead on from it, and where to.
    ways: Vec<Vec<(u8, usize)>>,
    /// Where it may begin.
    starts: Vec<usize>,
    /// Whether it may end in each state.
    ends: Vec<bool>,
}

/// The bits of a packed machine.
struct Bits {
    all: Vec<u8>,
    at: usize,
}

impl Bits {
    fn left(&self) -> usize {
        6 * self.all.len() - self.at
    }

    /// The number of the next so many bits.
    fn take(&mut self, count: usize) -> Option<usize> {
        if count > self.left() || count > 32 {
            return None;
        }
        let number = (self.at..self.at + count)
            .fold(0, |number, at| 2 * number + usize::from(self.all[at / 6] >> (5 - at % 6) & 1));
        self.at += count;
        Some(number)
    }
}

impl Machine {
    /// One of these states.
    pub(super) fn of(
        ways: Vec<Vec<(u8, usize)>>,
        starts: Vec<usize>,
        ends: Vec<bool>,
    ) -> Option<Self> {
        let count = ways.len();
        let is_small =
            count <= MOST_STATES && ways.iter().map(Vec::len).sum::<usize>() <= MOST_WAYS;
        let mut led = ways.iter().flatten().map(|(_, to)| to).chain(&starts);
        let is_whole = ends.len() == count && led.all(|state| *state < count);
        (is_small && is_whole).then_some(Self { ways, starts, ends })
    }

    /// Reads a packed machine: how its states are listed, in how many bits their numbers and how many digits there are; how many
    /// states it may begin in, which come first, and in how many others it may end, which come next; in which of the first it may
    /// end. Then of each state how many ways there are with these, or which digits have one with where each leads.
    pub(super) fn unpacked(text: &str) -> Option<Self> {
        let mut bits = Bits { all: bits_of(text)?, at: 0 };
        let [listed, state, digits] = HEAD.map(|count| bits.take(count));
        let (state, digits) = (state? + 1, digits? + 1);
        let (starts, others) = (bits.take(state)?, bits.take(state)?);
        if starts == 0 || starts + others > MOST_STATES {
            return None;
        }
        // The last of these bits is about the first state.
        let is_end = (0..starts).map(|_| Some(bits.take(1)? == 1));
        let mut ends = is_end.collect::<Option<Vec<bool>>>()?;
        ends.reverse();
        ends.extend(vec![true; others]);
        let mut ways: Vec<Vec<(u8, usize)>> = Vec::new();
        let head = match listed? {
            0 => bits.take(HEAD[2])?,
            1 => digits,
            _ => return None,
        };
        let of_digit = (digits - 1).checked_ilog2().map_or(0, |log| log as usize + 1);
        while head > 0 && bits.left() >= head {
            let said = bits.take(head)?;
            let mut own = Vec::new();
            if listed == Some(0) {
                for _ in 0..said {
                    own.push((u8::try_from(bits.take(of_digit)?).ok()?, bits.take(state)?));
                }
            } else {
                for digit in (0..digits).filter(|digit| said >> digit & 1 == 1) {
                    own.push((u8::try_from(digit).ok()?, bits.take(state)?));
                }
            }
            ways.push(own);
            if ways.len() > MOST_STATES {
                return None;
            }
        }
        let led = ways.iter().flatten().map(|(_, to)| to + 1).max();
        let count = led.unwrap_or_default().max(ends.len()).max(ways.len());
        ends.resize(count, false);
        ways.resize(count, Vec::new());
        Self::of(ways, (0..starts).collect(), ends)
    }

    /// What lists of so many cells may hold of so many digits. Between two lists the machine reads one digit more, which none of
    /// them holds.
    pub(super) fn automaton(
        &self,
        lengths: &[usize],
        digits: usize,
        most: usize,
    ) -> Result<Automaton, TooLarge> {
        // Behind how many cells each list ends but the last.
        let ends_of_lists: Vec<usize> =
            (1..lengths.len()).map(|list| lengths[..list].iter().sum()).collect();
        let between = |place: usize| ends_of_lists.iter().filter(|end| **end == place).count();
        let looks = Counter::new(0_usize);
        let read = |states: &[usize], digit: usize| {
            let own = states.iter().flat_map(|state| &self.ways[*state]);
            let own = own.inspect(|_| looks.set(looks.get() + 1));
            let led = own.filter(|(read, _)| usize::from(*read) == digit).map(|way| way.1);
            let mut next: Vec<usize> = led.collect();
            next.sort_unstable();
            next.dedup();
            (!next.is_empty()).then_some(next)
        };
        let step = |states: &Vec<usize>, place: usize, digit: Digit| {
            if looks.get() > MOST_LOOKS {
                return None;
            }
            let between = std::iter::repeat_n(digits, between(place));
            let mut all = between.chain([digit.index()]);
            all.try_fold(states.clone(), |states, digit| read(&states, digit))
        };
        let count = lengths.iter().sum();
        let ends = |states: &Vec<usize>| {
            let mut all = std::iter::repeat_n(digits, between(count));
            let last = all.try_fold(states.clone(), |states, digit| read(&states, digit));
            last.is_some_and(|states| states.iter().any(|state| self.ends[*state]))
        };
        let size = (count, digits);
        let made = Automaton::made(size, self.starts.clone(), step, ends, most)?;
        if looks.get() > MOST_LOOKS { Err(TooLarge) } else { Ok(made) }
    }
}
