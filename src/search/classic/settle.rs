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
//! Passes follow one another until one of them changes nothing, so that a state's outcome does not
//! depend on the way to it. There is no branch on what a digit's places look like, and no table: the three by three assignments are worked out by
//! shifting, three bands (or three stacks) in one word. To follow only the digits that changed, though
//! these are two in a pass on hard puzzles, is slower: one by one, or four at a time.

use super::planes::{
    Band, CELLS, GUARDS, LANES, Planes, ROW, ROWS, SIDE, cells_of_rows, rows_with_cells,
};

/// The first cell of each meeting of a row and a block.
const MEETINGS: u32 = ROWS * 0o111;

/// What a state turned out to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Settled {
    /// Something has no place left.
    Contradiction,
    /// Every cell is filled.
    Solved,
    /// There is something to decide.
    Open,
}

/// The cells that are the only place of the digit in their row, and the cells with one candidate.
struct Singles {
    /// For each digit, the cells that it has to take.
    hidden: [Band; 3],
    /// The union of these.
    solved: [u32; 3],
    /// Cells with one candidate that are not among them.
    naked: [u32; 3],
}

/// Takes everything that is forced.
pub(super) fn settle(planes: &mut Planes) -> Settled {
    let mut singles = Singles { hidden: [[0; LANES]; 3], solved: [0; 3], naked: [0; 3] };
    let Some(naked) = naked_singles(planes, [0; 3]) else { return Settled::Contradiction };
    singles.naked = naked;
    loop {
        let Some(Passed { solved, changed }) = pass(planes, &mut singles) else {
            return Settled::Contradiction;
        };
        if solved == [CELLS; 3] {
            return Settled::Solved;
        }
        if !changed && solved == singles.solved {
            return Settled::Open;
        }
        let Some(naked) = naked_singles(planes, solved) else { return Settled::Contradiction };
        (singles.solved, singles.naked) = (solved, naked);
    }
}

/// The cells with one candidate that are not in `solved`, or `None` if a cell has none.
fn naked_singles(planes: &Planes, solved: [u32; 3]) -> Option<[u32; 3]> {
    let mut naked = [0; 3];
    let mut all = CELLS;
    for (number, band) in planes.bands.iter().enumerate() {
        // Pairwise, so that no long chain of operations has to be waited for.
        let pair = |digit: usize| (band[digit] | band[digit + 1], band[digit] & band[digit + 1]);
        let both = |a: (u32, u32), b: (u32, u32)| (a.0 | b.0, a.1 | b.1 | a.0 & b.0);
        let (one, two) = both(both(both(pair(0), pair(2)), both(pair(4), pair(6))), (band[8], 0));
        naked[number] = one & !two & !solved[number];
        all &= one;
    }
    (all == CELLS).then_some(naked)
}

/// What a pass came to.
struct Passed {
    /// The cells that some digit has to take.
    solved: [u32; 3],
    /// Whether any candidate was struck.
    changed: bool,
}

/// One pass over all digits, unless it meets a contradiction.
#[allow(clippy::needless_range_loop, reason = "one loop over six rows of words at once")]
fn pass(planes: &mut Planes, singles: &mut Singles) -> Option<Passed> {
    let Singles { hidden, solved, naked } = singles;
    let (mut wrong, mut changed) = (0, 0);
    let mut union = [0_u32; 3];
    // Where two digits have to take the same cell, the sum is not the union.
    let mut sum = [0_u32; 3];
    for lane in 0..LANES {
        let mut words = [0; 3];
        let mut placed = [0; 3];
        for band in 0..3 {
            let word = planes.bands[band][lane] & !solved[band] | hidden[band][lane];
            let single = word & naked[band];
            placed[band] = rows_with_cells(single);
            words[band] = word & !cells_of_rows(placed[band]) | single;
        }
        let words = within_stacks(within_bands(words));
        let needed = if lane < SIDE { GUARDS } else { 0 };
        for band in 0..3 {
            let word = words[band];
            let several = rows_with_cells(word & word.wrapping_sub(ROWS));
            wrong |= rows_with_cells(word) ^ needed | placed[band] & several;
            let single = word & cells_of_rows(GUARDS & !several);
            changed |= planes.bands[band][lane] ^ word;
            planes.bands[band][lane] = word;
            hidden[band][lane] = single;
            union[band] |= single;
            sum[band] = sum[band].wrapping_add(single);
        }
    }
    (wrong == 0 && union == sum).then_some(Passed { solved: union, changed: changed != 0 })
}

/// Leaves a digit's places whose row and block can be part of an assignment of the rows to the
/// blocks of their band.
fn within_bands(words: [u32; 3]) -> [u32; 3] {
    let meetings = words.map(|word| (word | word >> 1 | word >> 2) & MEETINGS);
    let matrix = meetings[0] | meetings[1] << 1 | meetings[2] << 2;
    // At each meeting, the same row's meeting with the next block, and with the one after.
    let next = matrix >> 3 & (ROWS * 0o077) | matrix << 6 & (ROWS * 0o700);
    let after = matrix >> 6 & (ROWS * 0o007) | matrix << 3 & (ROWS * 0o770);
    let matrix = assignable(matrix, next, after);
    let spread = |meetings: u32| {
        let first = meetings & MEETINGS;
        first | first << 1 | first << 2
    };
    [words[0] & spread(matrix), words[1] & spread(matrix >> 1), words[2] & spread(matrix >> 2)]
}

/// Leaves a digit's places whose band and column can be part of an assignment of the bands to the
/// columns of their stack.
fn within_stacks(words: [u32; 3]) -> [u32; 3] {
    let columns = words.map(|word| (word | word >> 10 | word >> 20) & ROW);
    let matrix = columns[0] | columns[1] << 10 | columns[2] << 20;
    let next = matrix >> 1 & (ROWS * 0o333) | matrix << 2 & (ROWS * 0o444);
    let after = matrix >> 2 & (ROWS * 0o111) | matrix << 1 & (ROWS * 0o666);
    let matrix = assignable(matrix, next, after);
    let spread = |columns: u32| {
        let row = columns & ROW;
        row | row << 10 | row << 20
    };
    [words[0] & spread(matrix), words[1] & spread(matrix >> 10), words[2] & spread(matrix >> 20)]
}

/// The bits of three by three matrices that are in some full assignment of the lines to the
/// columns: where one of the two ways to fill the other two lines and columns is there.
///
/// The lines of a matrix are ten bits apart. `next` and `after` hold, at each place, what stands in
/// the same line in the two other columns.
fn assignable(matrix: u32, next: u32, after: u32) -> u32 {
    let next_line = |matrix: u32| matrix >> 10 | matrix << 20;
    let others = next & next_line(after) | after & next_line(next);
    matrix & next_line(others)
}
