//! The links between the candidates of one state as rows of bits.
//!
//! Only the candidates that are there have numbers, ascending, so that a row is a few words. `W` is how many.

use super::fact::Cause;
use super::kind::Pass;
use super::links::{each_off, each_on};
use crate::bit_grid::{CANDIDATES, Grid, bits};

/// A set of numbered candidates.
pub(super) type Row<const W: usize> = [u64; W];

/// The candidates of a state, numbered.
pub(super) struct Numbers {
    /// The candidate of each number.
    pub(super) candidates: Vec<u16>,
    /// The number of each candidate that is there.
    pub(super) numbers: [u16; CANDIDATES],
}

impl Numbers {
    pub(super) fn new(grid: &Grid) -> Self {
        let mut candidates = Vec::with_capacity(300);
        let mut numbers = [0; CANDIDATES];
        for cell in 0..81 {
            for digit in bits(grid.candidates[cell]) {
                let candidate = 9 * cell + digit;
                numbers[candidate] = candidates.len() as u16;
                candidates.push(candidate as u16);
            }
        }
        Self { candidates, numbers }
    }

    /// How many words a row of them takes.
    pub(super) fn words(&self) -> usize {
        self.candidates.len().div_ceil(64)
    }
}

/// The links that a pass follows.
pub(super) struct Web<const W: usize> {
    /// What each candidate puts off when it is on.
    pub(super) offs: Vec<Row<W>>,
    /// What each candidate puts on when it is off.
    pub(super) ons: Vec<Row<W>>,
    /// What puts anything on when it is off.
    pub(super) strong: Row<W>,
    /// The links in their order: to those which, off, put anything on; and from there.
    pub(super) off_lists: Lists,
    pub(super) on_lists: Lists,
}

/// Lists one behind the other.
#[derive(Default)]
pub(super) struct Lists {
    ends: Vec<u32>,
    members: Vec<u16>,
}

impl Lists {
    fn end(&mut self) {
        self.ends.push(self.members.len() as u32);
    }

    pub(super) fn of(&self, number: usize) -> &[u16] {
        let start = if number == 0 { 0 } else { self.ends[number - 1] as usize };
        &self.members[start..self.ends[number] as usize]
    }
}

impl<const W: usize> Web<W> {
    pub(super) fn new(grid: &Grid, numbers: &Numbers, pass: Pass) -> Self {
        let count = numbers.candidates.len();
        let mut web = Self {
            offs: vec![[0; W]; count],
            ons: vec![[0; W]; count],
            strong: [0; W],
            off_lists: Lists::default(),
            on_lists: Lists::default(),
        };
        let cells = pass != Pass::X;
        for (number, &candidate) in numbers.candidates.iter().enumerate() {
            each_on(grid, candidate, cells, pass != Pass::Y, |other, _: Cause| {
                let other = numbers.numbers[usize::from(other)];
                set(&mut web.ons[number], other);
                set(&mut web.strong, number as u16);
                web.on_lists.members.push(other);
            });
            web.on_lists.end();
        }
        for (number, &candidate) in numbers.candidates.iter().enumerate() {
            each_off(grid, candidate, cells, |other, _| {
                let other = numbers.numbers[usize::from(other)];
                set(&mut web.offs[number], other);
                if has(&web.strong, other) {
                    web.off_lists.members.push(other);
                }
            });
            web.off_lists.end();
        }
        web
    }
}

pub(super) fn set<const W: usize>(row: &mut Row<W>, number: u16) {
    row[usize::from(number / 64)] |= 1 << (number % 64);
}

pub(super) fn has<const W: usize>(row: &Row<W>, number: u16) -> bool {
    row[usize::from(number / 64)] >> (number % 64) & 1 == 1
}

pub(super) fn meets<const W: usize>(one: &Row<W>, other: &Row<W>) -> bool {
    one.iter().zip(other).any(|(one, other)| one & other != 0)
}

/// The union of the rows of the members of a set.
pub(super) fn union<const W: usize>(rows: &[Row<W>], members: &Row<W>) -> Row<W> {
    let mut all = [0; W];
    each(members, |member| {
        for (all, word) in all.iter_mut().zip(&rows[member]) {
            *all |= word;
        }
    });
    all
}

/// Tells the members of a set, ascending.
pub(super) fn each<const W: usize>(row: &Row<W>, mut tell: impl FnMut(usize)) {
    for (number, &word) in row.iter().enumerate() {
        let mut word = word;
        while word != 0 {
            tell(64 * number + word.trailing_zeros() as usize);
            word &= word - 1;
        }
    }
}

/// Takes those members out that were met before, and marks the others as met; says whether any are left.
pub(super) fn only_new<const W: usize>(row: &mut Row<W>, met: &mut Row<W>) -> bool {
    let mut any = 0;
    for (word, met) in row.iter_mut().zip(met) {
        *word &= !*met;
        *met |= *word;
        any |= *word;
    }
    any != 0
}
