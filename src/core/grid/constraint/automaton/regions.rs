//! Regions that are to be found: which of them each cell of a grid is in, and that no digit comes twice in one.
//!
//! A law of two cells for each place: the digit that is there, and the number of its region. All regions have so many places, each hangs
//! together, and they are numbered in the order in which the first places of them come. (The puzzles are known as *chaos construction*.)

use std::sync::Arc;

use super::connected::{Connected, Places};
use crate::grid::{Cell, Digit, DigitSet, MAX_DIGITS};

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

/// For each digit the places that may hold it, and those that do.
type Held = [(Places, Places); MAX_DIGITS];

impl Regions {
    pub(super) fn new(beside: Vec<Places>, size: usize, digits: usize) -> Self {
        let (places, beside) = (beside.len(), Arc::new(beside));
        let region = |number: usize| {
            let number = DigitSet::of(Digit::new(number));
            Connected::new(Arc::clone(&beside), number, Some(size))
        };
        Self { places, each: (0..places / size).map(region).collect(), size, digits }
    }

    /// How many places there are.
    pub(super) fn places(&self) -> usize {
        self.places
    }

    /// How many places a region has.
    pub(super) fn size(&self) -> usize {
        self.size
    }

    /// How many digits there are.
    pub(super) fn digits(&self) -> usize {
        self.digits
    }

    /// How any of the regions hangs together.
    pub(super) fn growing(&self) -> &Connected {
        &self.each[0]
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
        let (of_digits, of_numbers) = (held(digits), held(numbers));
        for number in self.numbers() {
            let (may_number, has_number) = of_numbers[number.index()];
            for digit in (0..self.digits).map(Digit::new) {
                let (may_digit, has_digit) = of_digits[digit.index()];
                let (may, mut is) = (may_number & may_digit, has_number & has_digit);
                if is_each && may.is_empty() {
                    return false;
                }
                if is_each && may.len() == 1 {
                    is = may;
                    for place in may.iter() {
                        numbers[place.index()] = DigitSet::of(number);
                        digits[place.index()] = DigitSet::of(digit);
                    }
                }
                if is.len() > 1 {
                    return false;
                }
                if is.is_empty() {
                    continue;
                }
                for place in (has_number - is).iter() {
                    digits[place.index()].remove(digit);
                }
                for place in (has_digit - is).iter() {
                    numbers[place.index()].remove(number);
                }
            }
        }
        true
    }
}

/// The places of each digit.
fn held(all: &[DigitSet]) -> Held {
    let mut of = [(Places::EMPTY, Places::EMPTY); MAX_DIGITS];
    for (place, held) in all.iter().enumerate() {
        for digit in held.iter() {
            let (may, has) = &mut of[digit.index()];
            may.insert(Cell::new(place));
            if held.len() == 1 {
                has.insert(Cell::new(place));
            }
        }
    }
    of
}

fn count(all: &[DigitSet]) -> usize {
    all.iter().map(|held| held.len()).sum()
}
