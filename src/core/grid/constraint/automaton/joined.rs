//! Regions that are to be found, with what other laws say of them: an arrow that counts cells of one region joins them before it
//! is known which region that is.
//!
//! Parts of regions grow from cells that are known to be in one: they share the numbers that are left to them, hold no digit twice,
//! and go on where they must, since all regions have so many cells. Cells that cannot be in one region are known as well. What
//! another law says of this is found by giving one of its cells each number in turn (the parts are those of the handler of
//! *chaos construction* in sigh's *Interactive Sudoku Solver*; the trial of each number, and ways round, are of this room).

use std::sync::Arc;

use super::connected::Places;
use super::known_regions::{Impossible, Known};
use super::layered::{Layered, Scratch};
use super::regions::Regions;
use super::related::{MOST_IN_ALL, Related};
use crate::grid::{Cell, DigitSet};

/// Regions, and other laws that have cells with numbers of regions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::grid::constraint) struct Joined {
    regions: Regions,
    /// Places that are in one region.
    same: Vec<(Cell, Cell)>,
    related: Vec<Arc<Related>>,
}

/// What the cells of a part may hold and do.
#[derive(Clone, Copy)]
struct Part {
    root: Cell,
    numbers: DigitSet,
    /// The digits that stand in one of its cells.
    digits: DigitSet,
}

impl Joined {
    /// Joins regions and other laws, each with the numbers of its cells among all; says which of these are taken.
    pub(super) fn new(
        regions: Regions,
        same: Vec<(Cell, Cell)>,
        others: Vec<(&Layered, Vec<usize>)>,
    ) -> (Self, Vec<bool>) {
        let mut left = MOST_IN_ALL;
        let others = others.into_iter();
        let related = others.map(|(law, cells)| Related::new(&regions, law, cells, &mut left));
        let related: Vec<Option<Related>> = related.collect();
        let is_taken = related.iter().map(Option::is_some).collect();
        let related = related.into_iter().flatten().map(Arc::new).collect();
        (Self { regions, same, related }, is_taken)
    }

    /// The same with only some of the other laws, by their places among those that are taken.
    pub(super) fn keeping(&self, is_kept: &dyn Fn(usize) -> bool) -> Self {
        let related = self.related.iter().enumerate().filter(|(place, _)| is_kept(*place));
        let related = related.map(|(_, related)| Arc::clone(related)).collect();
        Self { related, ..self.clone() }
    }

    /// Takes from each cell what cannot be there as far as this tells: digits, then numbers, then cells of other laws. Returns
    /// whether it may still hold.
    pub(super) fn narrow(&self, all: &mut [DigitSet]) -> bool {
        self.settle(all).is_ok()
    }

    fn settle(&self, all: &mut [DigitSet]) -> Result<(), Impossible> {
        let places = self.regions.places();
        let mut known = Known::none(places);
        for &(one, other) in &self.same {
            let _ = known.join(one, other)?;
        }
        let mut scratch = Scratch::default();
        loop {
            let before = all.to_vec();
            let mut is_changed = self.agree(all, &mut known)?;
            if !self.regions.narrow(&mut all[..2 * places]) {
                return Err(Impossible);
            }
            is_changed |= self.grow(&mut known)?;
            for related in &self.related {
                is_changed |= related.narrow(all, &mut known, &mut scratch)?;
            }
            if !is_changed && before == *all {
                return Ok(());
            }
        }
    }

    /// The cells of a part share their numbers and hold each digit once; what shows that places are in one region or not is noted.
    /// Returns whether something was.
    fn agree(&self, all: &mut [DigitSet], known: &mut Known) -> Result<bool, Impossible> {
        let places = self.regions.places();
        let (digits, rest) = all.split_at_mut(places);
        let numbers = &mut rest[..places];
        let mut is_changed = false;
        for place in (0..places).filter(|place| numbers[*place].len() == 1).map(Cell::new) {
            for beside in self.regions.growing().beside(place).iter() {
                if numbers[beside.index()] == numbers[place.index()] {
                    is_changed |= known.join(place, beside)?;
                }
            }
        }
        let mut parts = Vec::with_capacity(places);
        for root in known.roots.iter() {
            let part = known.part[root.index()];
            let mut of = Part { root, numbers: numbers[root.index()], digits: DigitSet::EMPTY };
            for place in part.iter() {
                of.numbers = of.numbers & numbers[place.index()];
            }
            if of.numbers.is_empty() {
                return Err(Impossible);
            }
            part.iter().for_each(|place| numbers[place.index()] = of.numbers);
            self.once(part, digits)?;
            for place in part.iter().filter(|place| digits[place.index()].len() == 1) {
                of.digits |= digits[place.index()];
            }
            parts.push(of);
        }
        for (at, one) in parts.iter().enumerate() {
            for other in &parts[at + 1..] {
                if (one.numbers & other.numbers).is_empty()
                    || !(one.digits & other.digits).is_empty()
                {
                    is_changed |= known.part_from(one.root, other.root)?;
                }
                for (is, not) in [(one, other), (other, one)] {
                    if is.numbers.len() == 1 && known.are_apart(is.root, not.root) {
                        for place in known.part[not.root.index()].iter() {
                            numbers[place.index()] = numbers[place.index()] - is.numbers;
                        }
                    }
                }
            }
        }
        Ok(is_changed)
    }

    /// No digit is twice in a part; where there are as many digits as places, each is somewhere.
    fn once(&self, part: Places, digits: &mut [DigitSet]) -> Result<(), Impossible> {
        let count = part.len();
        if count == 1 {
            return Ok(());
        }
        for place in part.iter() {
            let held = digits[place.index()];
            if held.len() == 1 {
                for other in part.iter().filter(|other| *other != place) {
                    digits[other.index()] = digits[other.index()] - held;
                }
            }
        }
        let of = |place: Cell| digits[place.index()];
        let any = part.iter().fold(DigitSet::EMPTY, |any, place| any | of(place));
        if count > self.regions.size() || any.len() < count {
            return Err(Impossible);
        }
        if count == any.len() {
            for digit in any.iter() {
                let mut has = part.iter().filter(|place| digits[place.index()].contains(digit));
                if let (Some(only), None) = (has.next(), has.next()) {
                    digits[only.index()] = DigitSet::of(digit);
                }
            }
        }
        Ok(())
    }

    /// Each part goes on where it must, and what is too far away is not in its region. Returns whether something was found.
    fn grow(&self, known: &mut Known) -> Result<bool, Impossible> {
        let mut is_changed = false;
        for root in known.roots.iter() {
            if known.root[root.index()] != root {
                continue;
            }
            let before = known.region_of(root);
            if known.grown[root.index()] == Some(before) {
                continue;
            }
            let mut now = before;
            if !self.regions.growing().settle_all(&mut now) {
                return Err(Impossible);
            }
            for place in (now.is - before.is).iter() {
                is_changed |= known.join(root, place)?;
            }
            for place in (before.may - now.may).iter() {
                is_changed |= known.part_from(root, place)?;
            }
            known.grown[known.root[root.index()].index()] = Some(now);
        }
        Ok(is_changed)
    }
}
