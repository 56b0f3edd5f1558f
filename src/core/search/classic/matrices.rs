//! A digit's meetings with rows and blocks, and with columns and blocks: nine in each band and in each
//! stack, as three by three matrices of bits. The matrices of all bands, or of all stacks, stand in one
//! word.

use super::planes::{BandWords, ROW, ROWS};

/// The first cell of each meeting of a row and a block.
const MEETINGS: u32 = ROWS * 0o111;

/// How the matrices of a word are laid out: the lines of a matrix are ten bits apart; in a line, its columns
/// are three bits apart, and the three matrices one (`Bands`), or the columns one, and the matrices
/// three (`Stacks`).
pub(super) trait Matrices {
    /// The matrices of a digit's places.
    fn of(words: BandWords) -> u32;
    /// The places that lie in meetings of these matrices.
    fn keep(words: BandWords, matrices: u32) -> BandWords;
    /// At each place, what stands in the next column of the same line.
    fn next(matrices: u32) -> u32;
    /// At each place, what stands in the column after the next of the same line.
    fn after(matrices: u32) -> u32;

    /// The meetings that are in some full assignment of the lines to the columns of their matrix:
    /// where one of the two ways to fill the other two lines and columns is there.
    #[inline(always)]
    fn assignable(matrices: u32) -> u32 {
        let (next, after) = (Self::next(matrices), Self::after(matrices));
        let others = next & next_line(after) | after & next_line(next);
        matrices & next_line(others)
    }

    /// The other meetings in the line and the column of each of these; there may be bits beside the matrices.
    #[inline(always)]
    fn seen(matrices: u32) -> u32 {
        let in_line = Self::next(matrices) | Self::after(matrices);
        let next = next_line(matrices);
        in_line | next | next_line(next)
    }
}

/// In each band, the rows as lines and the blocks as columns.
pub(super) struct Bands;

/// In each stack, the bands (that is, the blocks) as lines, and the columns.
pub(super) struct Stacks;

/// At each place, what stands in the next line.
#[inline(always)]
fn next_line(matrices: u32) -> u32 {
    matrices >> 10 | matrices << 20
}

impl Matrices for Bands {
    #[inline(always)]
    fn of(words: BandWords) -> u32 {
        let [a, b, c] = words.map(|word| (word | word >> 1 | word >> 2) & MEETINGS);
        a | b << 1 | c << 2
    }

    #[inline(always)]
    fn keep(words: BandWords, matrices: u32) -> BandWords {
        let spread = |meetings: u32| {
            let first = meetings & MEETINGS;
            first | first << 1 | first << 2
        };
        let [a, b, c] = words;
        [a & spread(matrices), b & spread(matrices >> 1), c & spread(matrices >> 2)]
    }

    #[inline(always)]
    fn next(matrices: u32) -> u32 {
        matrices >> 3 & (ROWS * 0o077) | matrices << 6 & (ROWS * 0o700)
    }

    #[inline(always)]
    fn after(matrices: u32) -> u32 {
        matrices >> 6 & (ROWS * 0o007) | matrices << 3 & (ROWS * 0o770)
    }
}

impl Matrices for Stacks {
    #[inline(always)]
    fn of(words: BandWords) -> u32 {
        let [a, b, c] = words.map(|word| (word | word >> 10 | word >> 20) & ROW);
        a | b << 10 | c << 20
    }

    #[inline(always)]
    fn keep(words: BandWords, matrices: u32) -> BandWords {
        let spread = |columns: u32| {
            let row = columns & ROW;
            row | row << 10 | row << 20
        };
        let [a, b, c] = words;
        [a & spread(matrices), b & spread(matrices >> 10), c & spread(matrices >> 20)]
    }

    #[inline(always)]
    fn next(matrices: u32) -> u32 {
        matrices >> 1 & (ROWS * 0o333) | matrices << 2 & (ROWS * 0o444)
    }

    #[inline(always)]
    fn after(matrices: u32) -> u32 {
        matrices >> 2 & (ROWS * 0o111) | matrices << 1 & (ROWS * 0o666)
    }
}
