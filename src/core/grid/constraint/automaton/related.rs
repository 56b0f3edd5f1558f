//! What a law says of regions that are to be found, before it is known which they are.
//!
//! One of its cells is in some region: for each number in turn it is asked what the law leaves if this is the one, where all other
//! numbers are one. With it is counted how many cells of the law are in that region, since the others of the region are elsewhere.

use super::connected::Places;
use super::known_regions::{Impossible, Known};
use super::layered::{Layered, Scratch};
use super::regions::Regions;
use crate::grid::{Cell, Digit, DigitSet};

/// With more ways a law is not gone through for each number, nor are all laws together.
const MOST_WAYS: usize = 60_000;
pub(super) const MOST_IN_ALL: usize = 2_000_000;

/// In another region, or in the one that is asked about.
const ELSEWHERE: Digit = Digit::new(0);
const HERE: Digit = Digit::new(1);

/// A law some cells of which have numbers of regions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Related {
    /// The law with *here* and *elsewhere* in place of numbers, and behind its cells how many of them are here.
    automaton: Layered,
    /// Which of all cells are its own, in its order.
    cells: Vec<usize>,
    /// Those of them that have numbers: where they come in it, and of which place the region is. The first is here.
    numbers: Vec<(usize, Cell)>,
    /// The same places.
    places: Places,
    /// How many places a region has.
    size: usize,
}

/// What is left, and what was found, as one number after the other is tried.
struct Found {
    any: Vec<DigitSet>,
    counts: DigitSet,
    is_same: Vec<bool>,
    is_apart: Vec<bool>,
}

impl Related {
    /// Takes a law with the numbers of its cells among all, and its ways from those that are left; `None` if it does not treat all
    /// regions alike, or is too large.
    pub(super) fn new(
        regions: &Regions,
        law: &Layered,
        cells: Vec<usize>,
        ways_left: &mut usize,
    ) -> Option<Self> {
        let (places, size) = (regions.places(), regions.size());
        let of_place = |cell: usize| cell.checked_sub(places).filter(|place| *place < places);
        let numbers = cells.iter().enumerate();
        let numbers = numbers.filter_map(|(at, cell)| Some((at, Cell::new(of_place(*cell)?))));
        let numbers: Vec<(usize, Cell)> = numbers.collect();
        let is_number = |at: usize| numbers.iter().any(|(number, _)| *number == at);
        // How many there are is written as a digit.
        if size >= 16 || *ways_left == 0 || !law.treats_alike(places / size, &is_number) {
            return None;
        }
        let (first, _) = *numbers.first()?;
        let is_new = |at: usize| !cells[..at].contains(&cells[at]);
        let step = |&(state, count): &(usize, usize), at: usize, held: Digit| {
            if at == cells.len() {
                return (held.index() == count).then_some((0, 0));
            }
            if !is_number(at) {
                return Some((law.after(at, state, held)?, count));
            }
            if held.index() > 1 || at == first && held == ELSEWHERE {
                return None;
            }
            // Number 0 is asked about, and 1 stands for all others.
            let number = if held == HERE { Digit::new(0) } else { Digit::new(1) };
            let count = count + usize::from(held == HERE && is_new(at));
            (count <= size).then_some((law.after(at, state, number)?, count))
        };
        let digits = regions.digits().max(size + 1);
        let most = MOST_WAYS.min(*ways_left);
        let automaton = Layered::made((cells.len() + 1, digits), (0, 0), step, |_| true, most);
        // What is too large has taken its time as well.
        let taken = automaton.as_ref().map_or(most, Layered::ways);
        *ways_left = ways_left.saturating_sub(taken.max(1_000));
        let places = numbers.iter().map(|(_, place)| *place).collect();
        Some(Self { automaton: automaton.ok()?, cells, numbers, places, size })
    }

    /// Strikes what is left with no number. Returns whether something was found of which places are in one region.
    pub(super) fn narrow(
        &self,
        all: &mut [DigitSet],
        known: &mut Known,
        scratch: &mut Scratch,
    ) -> Result<bool, Impossible> {
        let &(first, anchor) = self.numbers.first().ok_or(Impossible)?;
        let region = known.region_of(anchor);
        let (is, may) = ((region.is - self.places).len(), (region.may - self.places).len());
        let counts = (self.size.saturating_sub(may)..=self.size.saturating_sub(is)).map(Digit::new);
        let counts: DigitSet = counts.collect();
        let mut found = Found::none(self.cells.len(), self.numbers.len());
        // What is asked again for another number is not gone through again.
        let mut asked: Vec<(Vec<DigitSet>, Option<Vec<DigitSet>>)> = Vec::new();
        for number in all[self.cells[first]].iter() {
            let held = self.held(all, known, (anchor, number), counts);
            let same = asked.iter().position(|(before, _)| *before == held);
            let same = same.unwrap_or_else(|| {
                let mut left = held.clone();
                let is_empty = held.iter().any(|held| held.is_empty());
                let is_filled = !is_empty && self.automaton.narrow(&mut left, scratch);
                asked.push((held, is_filled.then_some(left)));
                asked.len() - 1
            });
            if let Some(left) = &asked[same].1 {
                self.note(&mut found, left, all, number);
            }
        }
        if found.any[first].is_empty() {
            return Err(Impossible);
        }
        for (&cell, any) in self.cells.iter().zip(&found.any) {
            all[cell] = all[cell] & *any;
        }
        self.tell(&found, known, anchor)
    }

    /// What its cells hold if the region that is asked about has this number.
    fn held(
        &self,
        all: &[DigitSet],
        known: &Known,
        (anchor, number): (Cell, Digit),
        counts: DigitSet,
    ) -> Vec<DigitSet> {
        let mut held: Vec<DigitSet> = self.cells.iter().map(|cell| all[*cell]).collect();
        for &(at, place) in &self.numbers {
            let numbers = held[at];
            held[at] = DigitSet::EMPTY;
            if numbers.contains(number) && !known.are_apart(anchor, place) {
                held[at].insert(HERE);
            }
            if numbers != DigitSet::of(number) && !known.are_joined(anchor, place) {
                held[at].insert(ELSEWHERE);
            }
        }
        held.push(counts);
        held
    }

    /// Notes what is left with a number.
    fn note(&self, found: &mut Found, left: &[DigitSet], all: &[DigitSet], number: Digit) {
        let mut numbers = self.numbers.iter().enumerate().peekable();
        for (at, cell) in self.cells.iter().enumerate() {
            let Some((index, _)) = numbers.next_if(|(_, (number, _))| *number == at) else {
                found.any[at] |= left[at];
                continue;
            };
            if left[at].contains(HERE) {
                found.any[at].insert(number);
            } else {
                found.is_same[index] = false;
            }
            if left[at].contains(ELSEWHERE) {
                found.any[at] |= all[*cell] - DigitSet::of(number);
                found.is_same[index] = false;
            }
            found.is_apart[index] &= !left[at].contains(HERE);
        }
        found.counts |= left[self.cells.len()];
    }

    /// Tells which places are in the region of the first one, and which are not.
    fn tell(&self, found: &Found, known: &mut Known, anchor: Cell) -> Result<bool, Impossible> {
        let mut is_changed = false;
        for (index, &(_, place)) in self.numbers.iter().enumerate() {
            if found.is_same[index] {
                is_changed |= known.join(anchor, place)?;
            } else if found.is_apart[index] {
                is_changed |= known.part_from(anchor, place)?;
            }
        }
        let region = known.region_of(anchor);
        let (is, may) = (region.is - self.places, region.may - self.places);
        let most = found.counts.iter().last().map_or(0, Digit::index);
        let least = found.counts.first().map_or(0, Digit::index);
        if may.len() + most < self.size || is.len() + least > self.size {
            return Err(Impossible);
        }
        for place in (may - is).iter() {
            if may.len() + most == self.size {
                is_changed |= known.join(anchor, place)?;
            } else if is.len() + least == self.size {
                is_changed |= known.part_from(anchor, place)?;
            }
        }
        Ok(is_changed)
    }
}

impl Found {
    fn none(cells: usize, numbers: usize) -> Self {
        Self {
            any: vec![DigitSet::EMPTY; cells],
            counts: DigitSet::EMPTY,
            is_same: vec![true; numbers],
            is_apart: vec![true; numbers],
        }
    }
}
