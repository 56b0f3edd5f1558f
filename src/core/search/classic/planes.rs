//! The candidates of a classic grid as bits: how they are laid out, read and written.
//!
//! For each digit and each band of three rows there is one word. In it every row takes ten bits:
//! nine for its cells, and a *guard* that is always clear, so that arithmetic on one row never
//! reaches the next one.
//!
//! ```text
//! bit  29 | 28 … 20 | 19 | 18 … 10 |  9 | 8 … 0
//!  guard  |  row 3  |  g |  row 2  |  g | row 1 of the band
//! ```
//!
//! The words of the first eight digits of a band stand side by side, so that plain loops over
//! them become a few wide instructions on any machine: two of four words, or one of eight. The ninth
//! digit is worked on meanwhile, in registers that such instructions do not use.

use crate::grid::{Board, Candidate, Candidates, Cell, Digit, MAX_DIGITS};

/// How many digits, and cells in a house, there are.
pub(super) const SIDE: usize = 9;

/// How many digits stand side by side.
pub(super) const LANES: usize = 8;

/// The lowest bit of every row of a word. Times a row of bits: these bits in every row.
pub(super) const ROWS: u32 = 1 | 1 << 10 | 1 << 20;

/// All cells of a row.
pub(super) const ROW: u32 = 0o777;

/// All cells of a band.
pub(super) const CELLS: u32 = ROWS * ROW;

/// The guards of a band.
pub(super) const GUARDS: u32 = ROWS << 9;

/// A word for each band.
pub(super) type BandWords = [u32; 3];

/// For every digit a set of cells: what is still possible, or what is certain.
#[derive(Clone, Copy, Debug)]
#[repr(align(32))]
pub(super) struct Planes {
    /// The words of the first eight digits in each band.
    pub(super) lanes: [[u32; LANES]; 3],
    /// The words of the ninth digit.
    pub(super) ninth: BandWords,
}

/// One digit in one cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PlaneBit {
    /// The digit, from 0.
    pub(super) digit: u8,
    /// The band of the cell, from 0.
    pub(super) band: u8,
    /// The bit of the cell in the band's words.
    pub(super) bit: u32,
}

impl PlaneBit {
    /// A candidate of the classic grid as a bit.
    pub(super) const fn of(candidate: Candidate) -> Self {
        let (row, column) = (candidate.cell.index() / SIDE, candidate.cell.index() % SIDE);
        let (digit, band) = (candidate.digit.index() as u8, (row / 3) as u8);
        Self { digit, band, bit: 1 << (10 * (row % 3) + column) }
    }
}

/// The guards of the rows that have any cell in `word`.
#[inline(always)]
pub(super) const fn rows_with_cells(word: u32) -> u32 {
    word.wrapping_add(CELLS) & GUARDS
}

/// All cells of the rows with these guards.
#[inline(always)]
pub(super) const fn cells_of_rows(guards: u32) -> u32 {
    guards.wrapping_sub(guards >> 9)
}

impl Planes {
    /// No candidate at all.
    pub(super) const EMPTY: Self = Self { lanes: [[0; LANES]; 3], ninth: [0; 3] };

    /// The digits on the board, and every digit in the empty cells.
    pub(super) fn from_board(board: &Board) -> Self {
        let mut planes = Self::EMPTY;
        for band in 0..3 {
            // Empty cells are collected beside the digits, in three words by turns: no branch that
            // is hard to foresee, and no long wait for one word.
            let mut words = [0_u32; MAX_DIGITS];
            for row in 0..3 {
                for column in 0..SIDE {
                    let cell = Cell::new(27 * band + SIDE * row + column);
                    let entry = board.entry(cell).digit();
                    let word = entry.map_or(SIDE + column % 3, Digit::index) % MAX_DIGITS;
                    words[word] |= 1 << (10 * row + column);
                }
            }
            let empty = words[SIDE] | words[SIDE + 1] | words[SIDE + 2];
            for (to, from) in planes.lanes[band].iter_mut().zip(&words[..LANES]) {
                *to = from | empty;
            }
            planes.ninth[band] = words[LANES] | empty;
        }
        planes
    }

    /// Exactly these candidates.
    pub(super) fn from_candidates<const W: usize>(candidates: &Candidates<W>) -> Self {
        let mut planes = Self::EMPTY;
        for digit in 0..SIDE {
            let words = candidates.places_of(Digit::new(digit)).resize::<2>().words();
            let places = u128::from(words[0]) | u128::from(words[1]) << 64;
            for band in 0..3 {
                let cells = (places >> (27 * band)) as u32;
                let word = cells & ROW | (cells >> 9 & ROW) << 10 | (cells >> 18 & ROW) << 20;
                *planes.word_mut(band, digit) = word;
            }
        }
        planes
    }

    /// The digits in reading order, if every cell has one.
    pub(super) fn digits(&self) -> Box<[Digit]> {
        let mut digits = [Digit::new(0); SIDE * SIDE];
        for band in 0..3 {
            for (digit, mut left) in self.band(band).into_iter().enumerate() {
                while left != 0 {
                    let bit = left.trailing_zeros() as usize;
                    digits[27 * band + bit - bit / 10] = Digit::new(digit);
                    left &= left - 1;
                }
            }
        }
        Box::new(digits)
    }

    /// The words of a band, one a digit.
    #[inline(always)]
    pub(super) fn band(&self, band: usize) -> [u32; SIDE] {
        let mut words = [self.ninth[band]; SIDE];
        words[..LANES].copy_from_slice(&self.lanes[band]);
        words
    }

    /// The words of a digit that stands side by side with others.
    #[inline(always)]
    pub(super) fn lane(&self, lane: usize) -> BandWords {
        [self.lanes[0][lane], self.lanes[1][lane], self.lanes[2][lane]]
    }

    /// The words of a digit.
    #[inline(always)]
    pub(super) fn places(&self, digit: usize) -> BandWords {
        if digit < LANES { self.lane(digit) } else { self.ninth }
    }

    /// The cell keeps only this digit.
    #[inline(always)]
    pub(super) fn take(&mut self, candidate: PlaneBit) {
        let PlaneBit { digit, band, bit } = candidate;
        for word in &mut self.lanes[usize::from(band)] {
            *word &= !bit;
        }
        self.ninth[usize::from(band)] &= !bit;
        *self.word_mut(band.into(), digit.into()) |= bit;
    }

    /// The cell loses this digit.
    #[inline(always)]
    pub(super) fn strike(&mut self, candidate: PlaneBit) {
        let PlaneBit { digit, band, bit } = candidate;
        *self.word_mut(band.into(), digit.into()) &= !bit;
    }

    #[inline(always)]
    fn word_mut(&mut self, band: usize, digit: usize) -> &mut u32 {
        if digit < LANES { &mut self.lanes[band][digit] } else { &mut self.ninth[band] }
    }
}
