//! What follows without a decision, for all digits at once.
//!
//! One pass does, for every digit:
//!
//! 1. A cell with one candidate left takes its row from the digit's other places.
//! 2. In each band, the digit stands in each of the three rows and in each of the three blocks
//!    once: only those meetings of row and block stay that are part of a full assignment of rows to
//!    blocks. The same for the bands and columns of each stack. This covers hidden singles of
//!    all houses, pointing, claiming, and what a cell takes from its column and block.
//! 3. A row's only place for the digit takes the cell from all other digits.
//!
//! Passes follow one another as long as they find singles; what else they strike is used by the pass
//! after the next decision. There is no branch on what a digit's places look like, and no table: the
//! three by three assignments are worked out by shifting, three bands (or three stacks) in one word. To
//! follow only the digits that changed, though these are two in a pass on hard puzzles, is slower: one by
//! one, or four at a time.
//!
//! Where no single is left, one rule more is worth its time ([`three_of_three`]).

use super::matrices::{Bands, Matrices, Stacks};
use super::planes::{
    BandWords, CELLS, GUARDS, LANES, Planes, ROWS, SIDE, cells_of_rows, rows_with_cells,
};

/// What a pass, or all of them, came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Settled {
    /// Something has no place left.
    Contradiction,
    /// Every cell is filled.
    Solved,
    /// There is something to decide.
    Open,
    /// There are singles for the next pass.
    More,
}

/// The cells that are the only place of the digit in their row, and the cells with one candidate.
pub(super) struct Singles {
    /// For each digit, the cells that it has to take.
    hidden: Planes,
    /// The union of these.
    solved: BandWords,
    /// Cells with one candidate that are not among them.
    naked: BandWords,
}

/// The two functions that make up the work, compiled for some machine: [`pass`] and [`three_of_three`].
pub(super) struct Passes<P, T> {
    pub(super) pass: P,
    pub(super) three_of_three: T,
}

/// Takes everything that is found to be forced; never [`Settled::More`].
#[inline(always)]
pub(super) fn settle<P, T>(planes: &mut Planes, by: &Passes<P, T>) -> Settled
where
    P: Fn(&mut Planes, &mut Singles) -> Settled,
    T: Fn(&mut Planes) -> Option<bool>,
{
    loop {
        let Some(naked) = naked_singles(planes, [0; 3]) else { return Settled::Contradiction };
        let mut singles = Singles { hidden: Planes::EMPTY, solved: [0; 3], naked };
        let settled = loop {
            let settled = (by.pass)(planes, &mut singles);
            if settled != Settled::More {
                break settled;
            }
        };
        if settled != Settled::Open {
            return settled;
        }
        match (by.three_of_three)(planes) {
            None => return Settled::Contradiction,
            Some(false) => return Settled::Open,
            Some(true) => {}
        }
    }
}

/// The cells with one candidate that are not in `solved`, or `None` if a cell has none.
#[inline(always)]
fn naked_singles(planes: &Planes, solved: BandWords) -> Option<BandWords> {
    let mut naked = [0; 3];
    let mut all = CELLS;
    for band in 0..3 {
        let words = planes.band(band);
        // Pairwise, so that no long chain of operations has to be waited for.
        let pair =
            |digit: usize| (words[digit] | words[digit + 1], words[digit] & words[digit + 1]);
        let both = |a: (u32, u32), b: (u32, u32)| (a.0 | b.0, a.1 | b.1 | a.0 & b.0);
        let (one, two) = both(both(both(pair(0), pair(2)), both(pair(4), pair(6))), (words[8], 0));
        naked[band] = one & !two & !solved[band];
        all &= one;
    }
    (all == CELLS).then_some(naked)
}

/// One pass over all digits.
///
/// A function that is compiled by itself becomes wide instructions reliably; within a larger one the
/// compiler may split the planes into single words.
#[inline(always)]
pub(super) fn pass(planes: &mut Planes, singles: &mut Singles) -> Settled {
    let Singles { hidden, solved, naked } = singles;
    let mut wrong = 0;
    let mut union = [0_u32; 3];
    // Where two digits have to take the same cell, the sum is not the union.
    let mut sum = [0_u32; 3];
    for lane in 0..LANES {
        let after = follow(planes.lane(lane), hidden.lane(lane), solved, naked);
        for band in 0..3 {
            planes.lanes[band][lane] = after.words[band];
            hidden.lanes[band][lane] = after.hidden[band];
            union[band] |= after.hidden[band];
            sum[band] = sum[band].wrapping_add(after.hidden[band]);
        }
        wrong |= after.wrong;
    }
    let after = follow(planes.ninth, hidden.ninth, solved, naked);
    (planes.ninth, hidden.ninth) = (after.words, after.hidden);
    wrong |= after.wrong;
    let mut new = 0;
    for band in 0..3 {
        union[band] |= after.hidden[band];
        wrong |= union[band] ^ sum[band].wrapping_add(after.hidden[band]);
        new |= union[band] ^ solved[band];
    }
    let Some(found) = naked_singles(planes, union) else { return Settled::Contradiction };
    if wrong != 0 {
        return Settled::Contradiction;
    }
    if union[0] & union[1] & union[2] == CELLS {
        return Settled::Solved;
    }
    (*solved, *naked) = (union, found);
    // Without a shortcut: one branch is easier to foresee than six.
    let any = new | found[0] | found[1] | found[2];
    if any == 0 { Settled::Open } else { Settled::More }
}

/// What a pass leaves of a digit.
struct After {
    words: BandWords,
    /// The cells that are the only place in their row.
    hidden: BandWords,
    /// Not 0 if the digit has no place in a row, or two have to be taken.
    wrong: u32,
}

#[inline(always)]
fn follow(words: BandWords, hidden: BandWords, solved: &BandWords, naked: &BandWords) -> After {
    let mut left = words;
    let mut placed = [0; 3];
    for (band, left) in left.iter_mut().enumerate() {
        let word = *left & !solved[band] | hidden[band];
        let single = word & naked[band];
        placed[band] = rows_with_cells(single);
        *left = word & !cells_of_rows(placed[band]) | single;
    }
    let left = Bands::keep(left, Bands::assignable(Bands::of(left)));
    let left = Stacks::keep(left, Stacks::assignable(Stacks::of(left)));
    let mut after = After { words: left, hidden: [0; 3], wrong: 0 };
    for (band, word) in left.into_iter().enumerate() {
        let several = rows_with_cells(word & word.wrapping_sub(ROWS));
        after.wrong |= rows_with_cells(word) ^ GUARDS | placed[band] & several;
        after.hidden[band] = word & cells_of_rows(GUARDS & !several);
    }
    after
}

/// Where only three digits can stand in a meeting of a line and a block, they stand there: they go from
/// the rest of both. Says whether that strikes anything, and nothing if a meeting has fewer than three
/// digits. A fifth fewer nodes on puzzles of middling hardness, a sixteenth on the hardest.
#[inline(always)]
pub(super) fn three_of_three(planes: &mut Planes) -> Option<bool> {
    let mut bands = [0; SIDE];
    let mut stacks = [0; SIDE];
    for lane in 0..LANES {
        let words = planes.lane(lane);
        (bands[lane], stacks[lane]) = (Bands::of(words), Stacks::of(words));
    }
    (bands[LANES], stacks[LANES]) = (Bands::of(planes.ninth), Stacks::of(planes.ninth));
    let (in_bands, in_stacks) = (three(&bands)?, three(&stacks)?);
    let strike = |words: BandWords, digit: usize| {
        let certain = Bands::seen(bands[digit] & in_bands);
        let words = Bands::keep(words, bands[digit] & !certain);
        let certain = Stacks::seen(stacks[digit] & in_stacks);
        Stacks::keep(words, stacks[digit] & !certain)
    };
    let mut changed = 0;
    for lane in 0..LANES {
        let words = planes.lane(lane);
        let left = strike(words, lane);
        for band in 0..3 {
            changed |= words[band] ^ left[band];
            planes.lanes[band][lane] = left[band];
        }
    }
    let left = strike(planes.ninth, LANES);
    for (word, left) in planes.ninth.into_iter().zip(left) {
        changed |= word ^ left;
    }
    planes.ninth = left;
    Some(changed != 0)
}

/// The meetings where just three of the digits can stand, or `None` if somewhere there are fewer.
#[inline(always)]
fn three(words: &[u32; SIDE]) -> Option<u32> {
    let add = |a: u32, b: u32, c: u32| (a ^ b ^ c, a & b | c & (a ^ b));
    let (sum_0, carry_0) = add(words[0], words[1], words[2]);
    let (sum_1, carry_1) = add(words[3], words[4], words[5]);
    let (sum_2, carry_2) = add(words[6], words[7], words[8]);
    let (ones, carry_3) = add(sum_0, sum_1, sum_2);
    let (sum_3, carry_4) = add(carry_0, carry_1, carry_2);
    let (twos, four) = (sum_3 ^ carry_3, sum_3 & carry_3 | carry_4);
    let three = ones & twos;
    (three | four == CELLS).then_some(three & !four)
}
