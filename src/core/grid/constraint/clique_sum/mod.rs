//! Sums as a search goes through them: cells that all differ stand together, and of each such clique it is known which sums it
//! can still have.
//!
//! Sums of cliques are sets of bits, so that all ways to add them are a few shifts, from the first clique to the last and back
//! again; what is left of the sums of a clique is then looked up in its cells. Every digit that is left is in some filling in
//! which no digit is twice within a clique: the same as an automaton finds that remembers the digits of each, which would be too
//! large.

#[cfg(test)]
mod tests;

use super::set_law::{Reached, bits};
use super::worths::Worths;
use super::{Law, Sums};
use crate::grid::{Cell, DigitSet, Geometry};

/// The most digits of a grid for which this is used.
const MOST_DIGITS: usize = 9;

/// The most words of a set of sums.
const MOST_WORDS: usize = 32;

/// Of so many cells all choices are gone through; sets of digits are reached for more.
const FEW: usize = 3;

/// Cells that all differ and count the same.
#[derive(Clone, Debug)]
struct Clique {
    /// Where its cells begin and end among those of the law.
    from: usize,
    to: usize,
    /// How many times its sum counts, and whether it is taken away.
    times: usize,
    is_negative: bool,
    /// What its steps are counted from: the sum that counts least, or 0.
    origin: u32,
}

/// Cells whose digits have a sum, or parts of a list that all have the same.
#[derive(Clone, Debug)]
pub struct CliqueSum {
    /// The cells in the order in which they are gone through.
    cells: Vec<Cell>,
    cliques: Vec<Clique>,
    /// Where each part ends among the cliques.
    ends: Vec<usize>,
    /// The sum of the steps; of parts that have the same sum none.
    total: Option<usize>,
    words: usize,
}

/// Room for what is remembered meanwhile.
#[derive(Clone, Debug, Default)]
pub struct SumScratch {
    sums: Vec<u64>,
    reached: Vec<u64>,
    wanted: Vec<u64>,
}

impl CliqueSum {
    /// What a law says, if it is about sums alone and can be said so; `None` where it counts only which digits there are.
    pub fn of_law(geometry: &Geometry, Law { cells, sums, automaton, .. }: &Law) -> Option<Self> {
        if automaton.is_of_sets() {
            return None;
        }
        let differ = |one, other| geometry.sees(one, other);
        let worths = geometry.worths();
        match sums.as_ref()? {
            Sums::Total(number) => {
                let sum = geometry.sums().get(*number)?;
                Self::of_sum(&sum.terms, sum.total, worths, &differ)
            }
            Sums::Equal(lengths) => {
                let mut left = &cells[..];
                let mut parts = Vec::new();
                for length in lengths {
                    let (part, rest) = left.split_at(*length);
                    parts.push(part);
                    left = rest;
                }
                Self::of_equal_sums(&parts, worths, &differ)
            }
        }
    }

    /// Cells, each so many times, that have a sum of what digits are worth. `None` if there are too many digits, or the sum is
    /// too large or cannot be had.
    pub fn of_sum(
        terms: &[(Cell, i64)],
        total: i64,
        worths: Worths,
        differ: &dyn Fn(Cell, Cell) -> bool,
    ) -> Option<Self> {
        let digits = worths.count();
        let mut weights: Vec<i64> = terms.iter().map(|(_, weight)| *weight).collect();
        weights.sort_unstable_by_key(|weight| (weight.abs(), *weight));
        weights.dedup();
        // Here all digits count from 1.
        let counted: i64 = terms.iter().map(|(_, weight)| *weight).sum();
        let (mut all, mut total) = (Self::empty(), total + counted * (1 - worths.lowest()));
        for weight in weights {
            let cells: Vec<Cell> =
                terms.iter().filter(|term| term.1 == weight).map(|(cell, _)| *cell).collect();
            for cells in cliques(&cells, digits, differ) {
                total -= all.add(&cells, weight, digits)?;
            }
        }
        all.ends.push(all.cliques.len());
        all.words = usize::try_from(total).ok()? / 64 + 1;
        all.total = usize::try_from(total).ok();
        (all.words <= MOST_WORDS).then_some(all)
    }

    /// Parts that all have the same sum of what digits are worth. `None` if there are too many digits or cells, or parts of
    /// more cells than others where digits do not count from 1.
    pub fn of_equal_sums(
        parts: &[&[Cell]],
        worths: Worths,
        differ: &dyn Fn(Cell, Cell) -> bool,
    ) -> Option<Self> {
        let digits = worths.count();
        let is_same = parts.windows(2).all(|pair| pair[0].len() == pair[1].len());
        if worths.lowest() != 1 && !is_same {
            return None;
        }
        let mut all = Self::empty();
        for part in parts {
            for cells in cliques(part, digits, differ) {
                let _ = all.add(&cells, 1, digits)?;
            }
            all.ends.push(all.cliques.len());
        }
        for clique in &mut all.cliques {
            clique.origin = 0;
        }
        let longest = parts.iter().map(|part| part.len()).max().unwrap_or_default();
        all.words = longest * digits / 64 + 1;
        (all.words <= MOST_WORDS).then_some(all)
    }

    fn empty() -> Self {
        Self { cells: Vec::new(), cliques: Vec::new(), ends: Vec::new(), total: None, words: 1 }
    }

    /// Adds cells that all differ; returns what they come to when nothing is counted of them.
    fn add(&mut self, cells: &[Cell], weight: i64, digits: usize) -> Option<i64> {
        if digits > MOST_DIGITS || cells.len() > digits {
            return None;
        }
        let lowest: usize = (1..=cells.len()).sum();
        let highest: usize = (digits + 1 - cells.len()..=digits).sum();
        let origin = if weight < 0 { highest } else { lowest };
        let from = self.cells.len();
        self.cells.extend(cells);
        self.cliques.push(Clique {
            from,
            to: self.cells.len(),
            times: usize::try_from(weight.abs()).ok()?,
            is_negative: weight < 0,
            origin: origin as u32,
        });
        Some(weight * i64::try_from(origin).ok()?)
    }

    /// Returns the cells in the order in which they are gone through.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Takes from each cell, in order, the digits that are in no filling. Returns whether there is any filling.
    pub fn narrow(&self, digits: &mut [DigitSet], scratch: &mut SumScratch) -> bool {
        let SumScratch { sums, reached, wanted } = scratch;
        sums.clear();
        sums.extend(self.cliques.iter().map(|clique| sums_of(&digits[clique.from..clique.to])));
        if sums.contains(&0) {
            return false;
        }
        if let Some(total) = self.total
            && let Some(is_filled) = self.narrow_ranges(total, sums, digits)
        {
            return is_filled;
        }
        let words = self.words;
        // What is reached before each clique, part by part, and behind the last of each.
        reached.clear();
        reached.resize(words * (self.cliques.len() + self.ends.len()), 0);
        wanted.clear();
        wanted.resize(
            2 * words,
            match self.total {
                Some(_) => 0,
                None => u64::MAX,
            },
        );
        let mut first = 0;
        for (part, &end) in self.ends.iter().enumerate() {
            reached[words * (first + part)] = 1;
            for number in first..end {
                let (before, after) = reached.split_at_mut(words * (number + part + 1));
                let before = &before[words * (number + part)..];
                let clique = &self.cliques[number];
                for step in bits(clique.steps(sums[number])) {
                    add_shifted(&mut after[..words], before, step * clique.times);
                }
            }
            let at_end = &reached[words * (end + part)..][..words];
            match self.total {
                Some(total) => {
                    wanted[total / 64] |= at_end[total / 64] & 1 << (total % 64);
                }
                None => wanted.iter_mut().zip(at_end).for_each(|(all, its)| *all &= its),
            }
            first = end;
        }
        if wanted[..words].iter().all(|word| *word == 0) {
            return false;
        }
        self.go_back(digits, scratch)
    }

    /// Does so where each clique can have all sums between its lowest and its highest: then only these count. `None` if some
    /// clique cannot.
    fn narrow_ranges(&self, total: usize, sums: &[u64], digits: &mut [DigitSet]) -> Option<bool> {
        let (mut low, mut high) = (0, 0);
        for (clique, &sums) in self.cliques.iter().zip(sums) {
            let steps = clique.steps(sums);
            let from = steps >> steps.trailing_zeros();
            if clique.times != 1 || from & from.wrapping_add(1) != 0 {
                return None;
            }
            low += steps.trailing_zeros();
            high += steps.ilog2();
        }
        let total = total as u32;
        if !(low..=high).contains(&total) {
            return Some(false);
        }
        for (clique, &sums) in self.cliques.iter().zip(sums) {
            let steps = clique.steps(sums);
            // What the others leave to it at least and at most.
            let least = total.saturating_sub(high - steps.ilog2());
            let most = total - (low - steps.trailing_zeros());
            let left =
                steps & (u64::MAX << least.min(63)) & u64::MAX >> 63_u32.saturating_sub(most);
            if left != steps {
                let cells = &mut digits[clique.from..clique.to];
                if left == 0 || !narrow_to(clique.sums(left), cells) {
                    return Some(false);
                }
            }
        }
        Some(true)
    }

    /// Goes back from the sums that are wanted in the end.
    fn go_back(&self, digits: &mut [DigitSet], scratch: &mut SumScratch) -> bool {
        let SumScratch { sums, reached, wanted } = scratch;
        let words = self.words;
        let mut first = 0;
        for (part, &end) in self.ends.iter().enumerate() {
            let (at_end, now) = wanted.split_at_mut(words);
            let now = &mut now[..words];
            now.copy_from_slice(at_end);
            for number in (first..end).rev() {
                let clique = &self.cliques[number];
                let before = &reached[words * (number + part)..][..words];
                let (mut left, mut earlier) = (0, [0; MOST_WORDS]);
                for step in bits(clique.steps(sums[number])) {
                    let by = step * clique.times;
                    if add_shifted_back(&mut earlier[..words], now, by, before) {
                        left |= 1 << step;
                    }
                }
                now.copy_from_slice(&earlier[..words]);
                let left = clique.sums(left);
                if left != sums[number] && !narrow_to(left, &mut digits[clique.from..clique.to]) {
                    return false;
                }
            }
            first = end;
        }
        true
    }
}

impl Clique {
    /// How far sums are from what is counted from.
    #[inline]
    fn steps(&self, sums: u64) -> u64 {
        if self.is_negative {
            sums.reverse_bits() >> (63 - self.origin)
        } else {
            sums >> self.origin
        }
    }

    /// The sums that are so far from there.
    #[inline]
    fn sums(&self, steps: u64) -> u64 {
        if self.is_negative {
            (steps << (63 - self.origin)).reverse_bits()
        } else {
            steps << self.origin
        }
    }
}

/// Cells cut into such that all differ, the most first.
fn cliques(cells: &[Cell], digits: usize, differ: &dyn Fn(Cell, Cell) -> bool) -> Vec<Vec<Cell>> {
    let mut left = cells.to_vec();
    let mut found = Vec::new();
    while !left.is_empty() {
        let from = |first: usize| {
            let mut chosen = vec![first];
            for place in (first + 1..left.len()).chain(0..first) {
                let fits = |&other: &usize| differ(left[place], left[other]);
                if chosen.len() < digits && chosen.iter().all(fits) {
                    chosen.push(place);
                }
            }
            chosen
        };
        let mut best = Vec::new();
        for chosen in (0..left.len()).map(from) {
            if chosen.len() > best.len() {
                best = chosen;
            }
        }
        best.sort_unstable();
        found.push(best.iter().map(|&place| left[place]).collect());
        best.iter().rev().for_each(|&place| {
            let _ = left.remove(place);
        });
    }
    found
}

/// The sums that cells can have which all differ, a bit each.
fn sums_of(digits: &[DigitSet]) -> u64 {
    if digits.len() > FEW {
        return Reached::of(digits).sums();
    }
    few_sums(digits, 0)
}

/// The sums of few cells without the digits that are used.
fn few_sums(digits: &[DigitSet], used: u16) -> u64 {
    match digits {
        [] => 1,
        [last] => u64::from(last.bits() & !used) << 1,
        [first, rest @ ..] => bits(u64::from(first.bits() & !used))
            .fold(0, |all, digit| all | few_sums(rest, used | 1 << digit) << (digit + 1)),
    }
}

/// Takes from cells that all differ what is in no filling with one of these sums; says whether there is any.
fn narrow_to(sums: u64, digits: &mut [DigitSet]) -> bool {
    if digits.len() > FEW {
        return Reached::of(digits).narrow(sums, digits);
    }
    let mut kept = [0; FEW];
    let is_filled = few_kept(digits, 0, sums, &mut kept);
    digits.iter_mut().zip(kept).for_each(|(digits, kept)| *digits = DigitSet::from_bits(kept));
    is_filled
}

/// Adds the digits of few cells that are in a filling with one of these sums without digits that are used.
fn few_kept(digits: &[DigitSet], used: u16, sums: u64, kept: &mut [u16]) -> bool {
    match digits {
        [] => sums & 1 == 1,
        [last] => {
            let fits = (sums >> 1) as u16 & last.bits() & !used;
            kept[0] |= fits;
            fits != 0
        }
        [first, rest @ ..] => {
            let mut any = false;
            for digit in bits(u64::from(first.bits() & !used)) {
                let left = sums >> (digit + 1);
                if left != 0 && few_kept(rest, used | 1 << digit, left, &mut kept[1..]) {
                    kept[0] |= 1 << digit;
                    any = true;
                }
            }
            any
        }
    }
}

/// Adds sums that are so much larger; what is larger than there is room for is left out.
#[inline]
fn add_shifted(to: &mut [u64], from: &[u64], by: usize) {
    let (words, by) = (by / 64, by % 64);
    for place in words..to.len() {
        let low = from[place - words] << by;
        let high = if by > 0 && place > words { from[place - words - 1] >> (64 - by) } else { 0 };
        to[place] |= low | high;
    }
}

/// Adds sums that are so much smaller, as far as they are among these; says whether there are any.
#[inline]
fn add_shifted_back(to: &mut [u64], from: &[u64], by: usize, among: &[u64]) -> bool {
    let (words, by) = (by / 64, by % 64);
    let mut any = 0;
    for place in words..from.len() {
        let low = from[place] >> by;
        let next = from.get(place + 1).copied().unwrap_or_default();
        let high = if by > 0 { next << (64 - by) } else { 0 };
        let less = (low | high) & among[place - words];
        to[place - words] |= less;
        any |= less;
    }
    any != 0
}
