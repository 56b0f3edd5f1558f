//! What to decide next.
//!
//! A cell with two candidates, if there is one. Of those, one whose candidates touch the most: the
//! peers that share a candidate with it, each counted once, and three times where it has only two
//! candidates itself and so will be filled. Compared with the first such cell this halves the
//! number of nodes. Else the first cell with three candidates, which takes a tenth fewer nodes than
//! a digit with two places in a house. Else what has fewest ways of all cells, and all digits in
//! all houses.

use super::planes::{Candidate, LANES, Planes, ROW, ROWS, SIDE, at_least};

/// The candidates of which one must hold, the best to try first in front.
#[derive(Clone, Copy, Debug)]
pub(super) struct Decision {
    candidates: [Candidate; SIDE],
    count: usize,
}

impl Decision {
    /// The candidates to choose from: at least two.
    pub(super) fn candidates(&self) -> &[Candidate] {
        &self.candidates[..self.count]
    }

    fn new(ways: impl Iterator<Item = Candidate>) -> Self {
        let mut decision = Self { candidates: [Candidate::default(); SIDE], count: 0 };
        for candidate in ways.take(SIDE) {
            decision.candidates[decision.count] = candidate;
            decision.count += 1;
        }
        decision
    }
}

/// What to decide in a state that is settled and open.
pub(super) fn decide(planes: &Planes) -> Decision {
    let counts = planes.bands.each_ref().map(at_least::<4>);
    let pairs = counts.map(|[_, two, three, _]| two & !three);
    if pairs != [0; 3] {
        let (band, bit) = most_telling(planes, pairs);
        return of_cell(planes, band, bit);
    }
    match first(counts.map(|[_, _, three, four]| three & !four)) {
        Some((band, bit)) => of_cell(planes, band, bit),
        None => fewest_ways(planes),
    }
}

/// The first of some cells: its band and bit.
fn first(cells: [u32; 3]) -> Option<(usize, u32)> {
    let band = cells.iter().position(|&cells| cells != 0)?;
    Some((band, cells[band] & cells[band].wrapping_neg()))
}

/// The candidates of a cell.
fn of_cell(planes: &Planes, band: usize, bit: u32) -> Decision {
    let digits = (0..SIDE).filter(|&digit| planes.bands[band][digit] & bit != 0);
    Decision::new(digits.map(|digit| Candidate { digit: digit as u8, band: band as u8, bit }))
}

/// The most telling of the cells with two candidates: its band and bit.
fn most_telling(planes: &Planes, pairs: [u32; 3]) -> (usize, u32) {
    let mut best = (0, 0, 0);
    for (band, mut left) in pairs.into_iter().enumerate() {
        while left != 0 {
            let bit = left & left.wrapping_neg();
            let sight = Sight::of(band, left.trailing_zeros());
            left ^= bit;
            let touched = sight.pack(touched_by(planes, band, bit));
            let weight = count_ones_twice(touched, touched & sight.pack(pairs));
            if weight > best.0 {
                best = (weight, band, bit);
            }
        }
    }
    (best.1, best.2)
}

/// All places of the cell's candidates. Over all digits and without a branch: which digits they
/// are is hard to foresee.
fn touched_by(planes: &Planes, band: usize, bit: u32) -> [u32; 3] {
    let mut touched = [0; 3];
    for lane in 0..LANES {
        let kept = if planes.bands[band][lane] & bit == 0 { 0 } else { u32::MAX };
        for (touched, band) in touched.iter_mut().zip(&planes.bands) {
            *touched |= band[lane] & kept;
        }
    }
    touched
}

/// What a cell sees: masks of its own band, and of its column in the two others.
struct Sight {
    band: usize,
    own: u32,
    column: u32,
}

impl Sight {
    /// Of the cell at this place, counted in bits, of a band.
    fn of(band: usize, place: u32) -> Self {
        let (row, column) = (place / 10, place % 10);
        let block = ROWS * (0o7 << (column / 3 * 3));
        let own = (ROW << (10 * row) | block) & !(1 << place);
        Self { band, own, column: ROWS << column }
    }

    /// The seen cells of these words, in one word. Of the other bands only a column is seen, which
    /// leaves room for both.
    fn pack(&self, words: [u32; 3]) -> u64 {
        let (next, after) = [(1, 2), (2, 0), (0, 1)][self.band];
        let others = words[next] & self.column | (words[after] & self.column) << 1;
        u64::from(words[self.band] & self.own) | u64::from(others) << 32
    }
}

/// The number of bits of the first word, and twice those of the second; at most 255.
///
/// Written out, since not every processor of this family can count, and then the standard library
/// counts each word by itself.
fn count_ones_twice(word: u64, twice: u64) -> u32 {
    const EVERY_2: u64 = 0x5555_5555_5555_5555;
    const EVERY_4: u64 = 0x3333_3333_3333_3333;
    const EVERY_8: u64 = 0x0F0F_0F0F_0F0F_0F0F;
    let by_4 = |word: u64| {
        let by_2 = word - (word >> 1 & EVERY_2);
        (by_2 & EVERY_4) + (by_2 >> 2 & EVERY_4)
    };
    let by_4 = by_4(word) + 2 * by_4(twice);
    let by_8 = (by_4 & EVERY_8) + (by_4 >> 4 & EVERY_8);
    (by_8.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
}

/// The cell with fewest candidates, or the digit with fewest places in a house.
fn fewest_ways(planes: &Planes) -> Decision {
    let (fewest, digit, places) = fewest_places(planes);
    let counts = planes.bands.each_ref().map(at_least::<SIDE>);
    let with = |count: u32| {
        counts.map(|at_least| {
            let more = at_least.get(count as usize).copied().unwrap_or(0);
            at_least[count as usize - 1] & !more
        })
    };
    match (2..fewest).find_map(|count| first(with(count))) {
        Some((band, bit)) => of_cell(planes, band, bit),
        None => of_places(digit, places),
    }
}

/// The places of a digit.
fn of_places(digit: usize, places: [u32; 3]) -> Decision {
    let candidates = places.into_iter().enumerate().flat_map(|(band, word)| {
        let bits = (0..30).map(|place| 1 << place).filter(move |bit| word & bit != 0);
        bits.map(move |bit| Candidate { digit: digit as u8, band: band as u8, bit })
    });
    Decision::new(candidates)
}

/// The first digit and house with fewest places, more than one: their number, the digit, where.
fn fewest_places(planes: &Planes) -> (u32, usize, [u32; 3]) {
    let mut best = (u32::MAX, 0, [0; 3]);
    for digit in 0..SIDE {
        let words = [0, 1, 2].map(|band| planes.bands[band][digit]);
        let mut consider = |count: u32, house: [u32; 3]| {
            if count > 1 && count < best.0 {
                best = (count, digit, [0, 1, 2].map(|band| words[band] & house[band]));
            }
        };
        for (band, word) in words.into_iter().enumerate() {
            // The number of places in each meeting of a row and a block, in three bits.
            let meetings = word - (word >> 1 & (ROWS * 0o333)) - (word >> 2 & (ROWS * 0o111));
            for index in 0..3 {
                let only = |house| [0, 1, 2].map(|other| if other == band { house } else { 0 });
                let in_row = meetings >> (10 * index);
                consider(sum_of_three(in_row, 3, 0o7), only(ROW << (10 * index)));
                let in_block = meetings >> (3 * index);
                consider(sum_of_three(in_block, 10, 0o7), only(ROWS * (0o7 << (3 * index))));
            }
        }
        for column in 0..SIDE {
            let places: u32 = words.iter().map(|word| word >> column & ROWS).sum();
            consider(sum_of_three(places, 10, 0o3), [ROWS << column; 3]);
        }
    }
    best
}

/// The sum of three numbers in a word, so many bits apart.
fn sum_of_three(word: u32, apart: u32, mask: u32) -> u32 {
    (word & mask) + (word >> apart & mask) + (word >> (2 * apart) & mask)
}
