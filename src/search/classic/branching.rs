//! What to decide next.
//!
//! A cell with two candidates, if there is one. Of those, one whose candidates touch the most: the
//! peers that share a candidate with it, each counted once, and three times where it has only two
//! candidates itself and so will be filled. Compared with the first such cell this halves the
//! number of nodes. Else the cell with fewest candidates, or the digit with fewest places in a
//! house.

use super::planes::{Candidate, Planes, ROW, ROWS, SIDE, at_least};

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
    let counts = [0, 1, 2].map(|band| at_least(&planes.bands[band]));
    let pairs = counts.map(|[_, two, three]| two & !three);
    if pairs == [0; 3] { fewest_ways(planes, &counts) } else { best_pair(planes, pairs) }
}

/// The most telling of the cells with two candidates.
fn best_pair(planes: &Planes, pairs: [u32; 3]) -> Decision {
    let mut best = ([Candidate::default(); 2], 0);
    for (band, mut left) in pairs.into_iter().enumerate() {
        while left != 0 {
            let bit = left & left.wrapping_neg();
            left ^= bit;
            let sight = Sight::of(band, bit);
            let seen_pairs = sight.pack(pairs);
            let mut ways = [(0, Candidate::default()); 2];
            let mut count = 0;
            for digit in 0..SIDE {
                if planes.bands[band][digit] & bit != 0 {
                    let seen = sight.pack([0, 1, 2].map(|band| planes.bands[band][digit]));
                    let weight = count_ones_twice(seen, seen & seen_pairs);
                    let candidate = Candidate { digit: digit as u8, band: band as u8, bit };
                    ways[count & 1] = (weight, candidate);
                    count += 1;
                }
            }
            let [first, second] = ways;
            let weight = first.0 + second.0;
            if weight > best.1 {
                let ordered = if first.0 >= second.0 { [first, second] } else { [second, first] };
                best = (ordered.map(|(_, candidate)| candidate), weight);
            }
        }
    }
    Decision::new(best.0.into_iter())
}

/// What a cell sees: masks of its own band, and of its column in the two others.
struct Sight {
    band: usize,
    own: u32,
    column: u32,
}

impl Sight {
    fn of(band: usize, bit: u32) -> Self {
        let place = bit.trailing_zeros();
        let (row, column) = (place / 10, place % 10);
        let block = ROWS * (0o7 << (column / 3 * 3));
        let own = (ROW << (10 * row) | block) & !bit;
        Self { band, own, column: ROWS << column }
    }

    /// The seen cells of these words, in one word. Of the other bands only a column is seen, which
    /// leaves room for both.
    fn pack(&self, words: [u32; 3]) -> u64 {
        let (next, after) = ((self.band + 1) % 3, (self.band + 2) % 3);
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
fn fewest_ways(planes: &Planes, counts: &[[u32; 3]; 3]) -> Decision {
    let cell = fewest_candidates(planes, counts);
    let places = fewest_places(planes);
    if places.count < cell.count { places } else { cell }
}

/// The first cell with fewest candidates, more than one.
fn fewest_candidates(planes: &Planes, counts: &[[u32; 3]; 3]) -> Decision {
    let mut best = Decision::new(std::iter::empty());
    for (band, &[_, two, _]) in counts.iter().enumerate() {
        let mut left = two;
        while left != 0 {
            let bit = left & left.wrapping_neg();
            left ^= bit;
            let digits = (0..SIDE).filter(|&digit| planes.bands[band][digit] & bit != 0);
            let candidate = |digit| Candidate { digit: digit as u8, band: band as u8, bit };
            let cell = Decision::new(digits.map(candidate));
            if best.count == 0 || cell.count < best.count {
                best = cell;
            }
        }
    }
    best
}

/// The first digit and house with fewest places, more than one.
fn fewest_places(planes: &Planes) -> Decision {
    let mut best = (u32::MAX, 0, [0; 3]);
    for digit in 0..SIDE {
        let words = [0, 1, 2].map(|band| planes.bands[band][digit]);
        let mut consider = |places: [u32; 3]| {
            let count = places.iter().map(|word| word.count_ones()).sum();
            if count > 1 && count < best.0 {
                best = (count, digit, places);
            }
        };
        for (band, word) in words.into_iter().enumerate() {
            for index in 0..3 {
                for house in [ROW << (10 * index), ROWS * (0o7 << (3 * index))] {
                    let mut places = [0; 3];
                    places[band] = word & house;
                    consider(places);
                }
            }
        }
        for column in 0..SIDE {
            consider(words.map(|word| word & (ROWS << column)));
        }
    }
    let (_, digit, places) = best;
    let bits = places.into_iter().enumerate().flat_map(|(band, word)| {
        let bits = (0..30).map(|place| 1 << place).filter(move |bit| word & bit != 0);
        bits.map(move |bit| Candidate { digit: digit as u8, band: band as u8, bit })
    });
    Decision::new(bits)
}
