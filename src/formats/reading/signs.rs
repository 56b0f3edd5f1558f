//! What the signs in cells mean: which of them are empty cells, and which digits they are of.
//!
//! A grid may be written with the digits 1 to 9 and A on, with 0 as its lowest digit, or with letters alone. Which of these a
//! text means is seen from all of its signs together: 0 is a digit where the highest digit of the usual ones is not met, it is
//! met no more often than there are rows, and either another sign stands for empty cells, or there are none and no digit is
//! met too often. Letters alone are meant where a letter is met that is no usual digit, and no figure but a 0 that is met too
//! often to be one.

use std::sync::Arc;

use crate::grid::{Digit, Entry, Geometry};

/// The characters that stand for an empty cell wherever a cell may stand, if they are no digit there.
pub(in crate::formats) const EMPTY: [char; 17] =
    ['.', '0', '*', '_', '-', 'x', 'X', '?', '·', '•', '∙', '⋅', '□', '☐', '–', '—', '−'];

/// The same as they are told where something else was found: those that are easily typed.
pub(in crate::formats) const EMPTY_TOLD: &str = ". 0 * _ - x ?";

/// Words that stand for an empty cell in lists of programs.
const EMPTY_WORDS: [&str; 8] = ["-1", "None", "null", "nil", "NA", "NaN", "undefined", ""];

/// To which base single digits are figures.
const FIGURES: u32 = 36;

/// Numbers have no more figures: there are no grids with so many digits.
const LONGEST_NUMBER: usize = 2;

/// Whether a character stands for an empty cell.
pub(in crate::formats) fn is_empty(sign: char) -> bool {
    EMPTY.contains(&sign)
}

/// What one cell is written with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    /// Nothing, or a sign for it that is no digit anywhere.
    Empty,
    /// A figure or letter, as its value to the base of 36: 0 may be an empty cell.
    Figure(u8),
    /// A number of several figures.
    Number(u8),
}

impl Sign {
    /// Reads what is written in a cell of a grid of this side.
    pub(super) fn of(text: &str, side: usize) -> Option<Self> {
        if EMPTY_WORDS.contains(&text) {
            return Some(Self::Empty);
        }
        let mut signs = text.chars();
        let first = signs.next()?;
        if signs.next().is_none() {
            return if first != '0' && is_empty(first) {
                Some(Self::Empty)
            } else {
                let value = first.to_digit(FIGURES)?;
                let is_digit = first.is_ascii_digit() || side > 9 && value < 10 + side as u32;
                is_digit.then_some(Self::Figure(value as u8))
            };
        }
        // Where numbers have two figures, so may an empty cell have two signs: `--`.
        if side > 9 && is_doubled(text) {
            return Some(Self::Empty);
        }
        // Programs for tables write whole numbers with a point: `5.0`.
        if let Some(whole) = text.strip_suffix(".0").filter(|it| !it.is_empty() && *it != ".") {
            return Self::of(whole, side).filter(|sign| *sign != Self::Empty);
        }
        let is_value = side > 9 && text.len() <= LONGEST_NUMBER && is_number(text);
        let value: u8 = text.parse().ok().filter(|_| is_value)?;
        if value < 10 { Some(Self::Figure(value)) } else { Some(Self::Number(value)) }
    }
}

impl Sign {
    /// Whether it stands for an empty cell, if 0 is no digit.
    pub(super) const fn may_be_empty(self) -> bool {
        matches!(self, Self::Empty | Self::Figure(0))
    }
}

/// Whether a word is made of figures alone.
pub(super) fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|figure| figure.is_ascii_digit())
}

/// Whether a word is one sign of an empty cell twice.
fn is_doubled(text: &str) -> bool {
    let mut signs = text.chars();
    let first = signs.next().filter(|it| *it != '0' && is_empty(*it));
    first.is_some() && signs.next() == first && signs.next().is_none()
}

/// With which digits a grid is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Alphabet {
    /// From 1.
    Usual,
    /// From 0.
    Zero,
    /// From A.
    Letters,
}

impl Alphabet {
    /// That of a grid.
    pub(super) fn of(geometry: &Geometry) -> Self {
        match geometry.symbol(Digit::new(0)) {
            '0' => Self::Zero,
            'A' => Self::Letters,
            _ => Self::Usual,
        }
    }
}

/// Which signs a text uses.
#[derive(Clone, Copy, Debug)]
pub(super) struct Signs {
    /// How often each figure and letter is met.
    met: [u16; FIGURES as usize],
    /// How many cells are certainly empty.
    empty: usize,
    /// Whether there are numbers of several figures.
    pub(super) numbers: bool,
    /// The highest of them.
    highest: u8,
}

impl Signs {
    /// Takes all signs together.
    pub(super) fn of(signs: impl Iterator<Item = Sign>) -> Self {
        let met = [0; FIGURES as usize];
        let mut all = Self { met, empty: 0, numbers: false, highest: 0 };
        for sign in signs {
            match sign {
                Sign::Empty => all.empty += 1,
                Sign::Figure(value) => {
                    let met = &mut all.met[usize::from(value)];
                    *met = met.saturating_add(1);
                }
                Sign::Number(value) => {
                    all.numbers = true;
                    all.highest = all.highest.max(value);
                }
            }
        }
        all
    }

    /// The highest digit that is met: its value as a figure.
    pub(super) fn highest_figure(&self) -> usize {
        self.met.iter().rposition(|met| *met > 0).unwrap_or(0)
    }

    /// With which digits a grid of this side is written.
    fn alphabet(&self, side: usize) -> Alphabet {
        let is_met = |value: usize| self.met.get(value).is_some_and(|met| *met > 0);
        let figures = (1..10).any(is_met);
        let letters = (10..FIGURES as usize).any(is_met);
        let is_beyond = self.highest_figure() > side;
        // A digit is met in each row once at the most.
        let is_digit = usize::from(self.met[0]) <= side;
        let is_zero = is_met(0) && is_digit;
        if letters && is_beyond && !figures && !self.numbers && !is_zero && side > 9 {
            return Alphabet::Letters;
        }
        let has_last = if self.numbers { usize::from(self.highest) >= side } else { is_met(side) };
        let is_full = || self.empty == 0 && self.met.iter().all(|met| usize::from(*met) <= side);
        if is_met(0) && !has_last && is_digit && (self.empty > 0 || is_full()) {
            return Alphabet::Zero;
        }
        Alphabet::Usual
    }

    /// The first of these grids, which have the same side, that is written with such signs: one with the usual digits if
    /// there is none with others.
    pub(super) fn choose<'g>(&self, grids: &[&'g Arc<Geometry>]) -> Option<&'g Arc<Geometry>> {
        let wanted = self.alphabet(grids.first()?.digit_count());
        let of = |alphabet| grids.iter().find(|grid| Alphabet::of(grid) == alphabet).copied();
        of(wanted).or_else(|| of(Alphabet::Usual)).or_else(|| grids.first().copied())
    }
}

/// What a sign is on a grid; `None` for what is no digit of it.
pub(super) fn entry(sign: Sign, geometry: &Geometry) -> Option<Entry> {
    match sign {
        Sign::Empty => Some(Entry::Empty),
        Sign::Figure(value) => {
            let symbol = char::from_digit(u32::from(value), FIGURES)?;
            match geometry.digit(symbol) {
                Some(digit) => Some(Entry::Given(digit)),
                None => (value == 0).then_some(Entry::Empty),
            }
        }
        Sign::Number(value) => {
            let from = match Alphabet::of(geometry) {
                Alphabet::Usual => 1,
                Alphabet::Zero => 0,
                Alphabet::Letters => return None,
            };
            let index = usize::from(value).checked_sub(from)?;
            (index < geometry.digit_count()).then(|| Entry::Given(Digit::new(index)))
        }
    }
}
