//! What to decide next, and what to try first.
//!
//! A cell with two candidates, if there is one. Of those, one whose candidates touch the most: the
//! peers that share a candidate with it, each counted once, and three times where it has only two
//! candidates itself and so will be filled. Compared with the first such cell this halves the
//! number of nodes. Its candidate that has the most places elsewhere, which the cell does not see,
//! is tried first: that is the true one more often than not, and the first solution is found in a
//! tenth fewer nodes. Else the first cell with three candidates, which takes a tenth fewer nodes than
//! a digit with two places in a house. Else what has fewest ways of all cells, and all digits in
//! all houses.

use super::planes::{BandWords, LANES, PlaneBit, Planes, ROW, ROWS, SIDE};

/// The candidates of which one must hold, the best to try first in front.
#[derive(Clone, Copy, Debug)]
pub(super) struct Decision {
    candidates: [PlaneBit; SIDE],
    count: usize,
}

impl Decision {
    /// What to decide in a state that is settled and open.
    #[inline(always)]
    pub(super) fn of(planes: &Planes) -> Self {
        // Written out: `map` may become a call, and then in the instructions that every machine has.
        let counts = [at_least(planes, 0), at_least(planes, 1), at_least(planes, 2)];
        let exactly_two = |[_, two, three, _]: [u32; 4]| two & !three;
        let pairs = [exactly_two(counts[0]), exactly_two(counts[1]), exactly_two(counts[2])];
        if pairs != [0; 3] {
            let (band, bit) = most_telling(planes, pairs);
            let mut decision = Self::of_cell(planes, band, bit);
            decision.put_better_first(planes);
            return decision;
        }
        match first(counts.map(|[_, _, three, four]| three & !four)) {
            Some((band, bit)) => Self::of_cell(planes, band, bit),
            None => fewest_ways(planes),
        }
    }

    /// The candidates to choose from: at least two.
    #[inline(always)]
    pub(super) fn candidates(&self) -> &[PlaneBit] {
        &self.candidates[..self.count]
    }

    /// The candidates of a cell.
    #[inline(always)]
    fn of_cell(planes: &Planes, band: usize, bit: u32) -> Self {
        let place = bit.trailing_zeros();
        let mut digits = (planes.ninth[band] >> place & 1) << LANES;
        for lane in 0..LANES {
            digits |= (planes.lanes[band][lane] >> place & 1) << lane;
        }
        let mut decision = Self::default();
        while digits != 0 {
            decision.push(PlaneBit { digit: digits.trailing_zeros() as u8, band: band as u8, bit });
            digits &= digits - 1;
        }
        decision
    }

    /// The places of a digit.
    fn of_places(digit: usize, places: BandWords) -> Self {
        let mut decision = Self::default();
        for (band, mut left) in places.into_iter().enumerate() {
            while left != 0 {
                let bit = left & left.wrapping_neg();
                decision.push(PlaneBit { digit: digit as u8, band: band as u8, bit });
                left ^= bit;
            }
        }
        decision
    }

    #[inline(always)]
    fn push(&mut self, candidate: PlaneBit) {
        if let Some(end) = self.candidates.get_mut(self.count) {
            *end = candidate;
            self.count += 1;
        }
    }

    /// Of two candidates of a cell, puts that in front which has more places that the cell does not see.
    #[inline(always)]
    fn put_better_first(&mut self, planes: &Planes) {
        let [first, second, ..] = self.candidates;
        let sight = Sight::of(first.band.into(), first.bit.trailing_zeros());
        let unseen = |candidate: PlaneBit| sight.unseen(planes.places(candidate.digit.into()));
        if unseen(second) > unseen(first) {
            self.candidates.swap(0, 1);
        }
    }
}

impl Default for Decision {
    #[inline(always)]
    fn default() -> Self {
        Self { candidates: [PlaneBit::default(); SIDE], count: 0 }
    }
}

/// The cells of a band with one candidate at least, with two at least, and so on.
#[inline(always)]
fn at_least<const N: usize>(planes: &Planes, band: usize) -> [u32; N] {
    let mut at_least = [0; N];
    for word in planes.band(band) {
        let mut carry = word;
        for cells in &mut at_least {
            (*cells, carry) = (*cells | carry, *cells & carry);
        }
    }
    at_least
}

/// The first of some cells: its band and bit.
#[inline(always)]
fn first(cells: BandWords) -> Option<(usize, u32)> {
    let band = cells.iter().position(|&cells| cells != 0)?;
    Some((band, cells[band] & cells[band].wrapping_neg()))
}

/// The most telling of the cells with two candidates: its band and bit.
#[inline(always)]
fn most_telling(planes: &Planes, pairs: BandWords) -> (usize, u32) {
    let mut best = (0, 0, 0);
    for (band, mut left) in pairs.into_iter().enumerate() {
        while left != 0 {
            let bit = left & left.wrapping_neg();
            let sight = Sight::of(band, left.trailing_zeros());
            left ^= bit;
            let touched = sight.pack(touched_by(planes, band, bit));
            let weight = touched.count_ones() + 2 * (touched & sight.pack(pairs)).count_ones();
            if weight > best.0 {
                best = (weight, band, bit);
            }
        }
    }
    (best.1, best.2)
}

/// All places of the cell's candidates. Over all digits and without a branch: which digits they
/// are is hard to foresee.
#[inline(always)]
fn touched_by(planes: &Planes, band: usize, bit: u32) -> BandWords {
    let mut touched = [0; 3];
    let kept = |of_cell: u32| if of_cell & bit == 0 { 0 } else { u32::MAX };
    for lane in 0..LANES {
        let kept = kept(planes.lanes[band][lane]);
        for (other, touched) in touched.iter_mut().enumerate() {
            *touched |= planes.lanes[other][lane] & kept;
        }
    }
    let kept = kept(planes.ninth[band]);
    for (other, touched) in touched.iter_mut().enumerate() {
        *touched |= planes.ninth[other] & kept;
    }
    touched
}

/// What a cell sees: masks of its own band, and of its column in the two others.
struct Sight {
    band: usize,
    own: u32,
    column: u32,
}

/// For each place in a band, counted in bits: what a cell there sees in its own band, and in others.
static SIGHTS: [(u32, u32); 32] = {
    let mut sights = [(0, 0); 32];
    let mut place = 0;
    while place < 30 {
        let (row, column) = (place / 10, place % 10);
        if column < SIDE {
            let block = ROWS * (0o7 << (column / 3 * 3));
            sights[place] = ((ROW << (10 * row) | block) & !(1 << place), ROWS << column);
        }
        place += 1;
    }
    sights
};

impl Sight {
    /// Of the cell at this place, counted in bits, of a band.
    #[inline(always)]
    fn of(band: usize, place: u32) -> Self {
        let (own, column) = SIGHTS[place as usize % SIGHTS.len()];
        Self { band, own, column }
    }

    /// The seen cells of these words, in one word. Of the other bands only a column is seen, which
    /// leaves room for both.
    #[inline(always)]
    fn pack(&self, words: BandWords) -> u64 {
        let (next, after) = [(1, 2), (2, 0), (0, 1)][self.band];
        let others = words[next] & self.column | (words[after] & self.column) << 1;
        u64::from(words[self.band] & self.own) | u64::from(others) << 32
    }

    /// How many cells of these words are not seen.
    #[inline(always)]
    fn unseen(&self, words: BandWords) -> u32 {
        let mut count = 0;
        for (band, word) in words.into_iter().enumerate() {
            let seen = if band == self.band { self.own } else { self.column };
            count += (word & !seen).count_ones();
        }
        count
    }
}

/// The cell with fewest candidates, or the digit with fewest places in a house.
fn fewest_ways(planes: &Planes) -> Decision {
    let (fewest, digit, places) = fewest_places(planes);
    let counts = [0, 1, 2].map(|band| at_least::<SIDE>(planes, band));
    let with = |count: u32| {
        counts.map(|at_least| {
            let more = at_least.get(count as usize).copied().unwrap_or(0);
            at_least[count as usize - 1] & !more
        })
    };
    match (2..fewest).find_map(|count| first(with(count))) {
        Some((band, bit)) => Decision::of_cell(planes, band, bit),
        None => Decision::of_places(digit, places),
    }
}

/// The first digit and house with fewest places, more than one: their number, the digit, where.
fn fewest_places(planes: &Planes) -> (u32, usize, [u32; 3]) {
    let mut best = (u32::MAX, 0, [0; 3]);
    for digit in 0..SIDE {
        let words = planes.places(digit);
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
