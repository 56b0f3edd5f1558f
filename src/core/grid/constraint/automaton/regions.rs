//! Regions that are to be found: which of them each cell of a grid is in, and that no digit comes twice in one.
//!
//! A law of two cells for each place: the digit that is there, and the number of its region. All regions have so many places, each hangs
//! together, and they are numbered in the order in which the first places of them come. (The puzzles are known as *chaos construction*.)

use std::sync::Arc;

use super::connected::Connected;
use crate::grid::{Digit, DigitSet};

/// The places of a grid, and their regions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::grid::constraint) struct Regions {
    places: usize,
    /// Each region, which hangs together.
    each: Vec<Connected>,
    /// How many places a region has.
    size: usize,
    /// How many digits there are.
    digits: usize,
}

impl Regions {
    pub(super) fn new(beside: Vec<Vec<u16>>, size: usize, digits: usize) -> Self {
        let (places, beside) = (beside.len(), Arc::new(beside));
        let region = |number: usize| {
            let number = DigitSet::of(Digit::new(number));
            Connected::new(Arc::clone(&beside), number, Some(size))
        };
        Self { places, each: (0..places / size).map(region).collect(), size, digits }
    }

    /// The numbers of the regions, as digits.
    fn numbers(&self) -> impl Iterator<Item = Digit> + use<> {
        (0..self.each.len()).map(Digit::new)
    }

    /// Takes from each cell what cannot be there as far as this tells: first those with digits, then those with numbers. Returns
    /// whether it may still hold.
    pub(super) fn narrow(&self, all: &mut [DigitSet]) -> bool {
        let (digits, numbers) = all.split_at_mut(self.places);
        loop {
            let before = count(digits) + count(numbers);
            let holds = self.in_order(numbers)
                && self.each.iter().all(|one| one.narrow(numbers))
                && self.once(digits, numbers);
            if !holds || digits.iter().chain(&*numbers).any(|held| held.is_empty()) {
                return false;
            }
            if count(digits) + count(numbers) == before {
                return true;
            }
        }
    }

    /// A region comes after those with lower numbers.
    fn in_order(&self, numbers: &mut [DigitSet]) -> bool {
        let all: DigitSet = self.numbers().collect();
        let mut next = DigitSet::of(Digit::new(0));
        for held in numbers {
            *held = *held & next;
            next |= DigitSet::from_bits(held.bits() << 1) & all;
            if held.is_empty() {
                return false;
            }
        }
        true
    }

    /// No digit is twice in a region; where there are as many digits as places in a region, each is somewhere.
    fn once(&self, digits: &mut [DigitSet], numbers: &mut [DigitSet]) -> bool {
        let is_each = self.size == self.digits;
        for number in self.numbers() {
            for digit in (0..self.digits).map(Digit::new) {
                let (mut may, mut last, mut is) = (0, 0, None);
                for place in 0..digits.len() {
                    if numbers[place].contains(number) && digits[place].contains(digit) {
                        may += 1;
                        last = place;
                        if numbers[place].len() == 1 && digits[place].len() == 1 {
                            is = Some(place);
                        }
                    }
                }
                if is_each && may == 0 {
                    return false;
                }
                if is_each && may == 1 {
                    numbers[last] = DigitSet::of(number);
                    digits[last] = DigitSet::of(digit);
                    is = Some(last);
                }
                let Some(is) = is else { continue };
                for place in (0..digits.len()).filter(|place| *place != is) {
                    if numbers[place].len() == 1 && numbers[place].contains(number) {
                        digits[place].remove(digit);
                    } else if digits[place].len() == 1 && digits[place].contains(digit) {
                        numbers[place].remove(number);
                    }
                }
            }
        }
        true
    }
}

fn count(all: &[DigitSet]) -> usize {
    all.iter().map(|held| held.len()).sum()
}
