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
//! The words of one band stand side by side, digit by digit, so that plain loops over the digits
//! become a few wide instructions on any machine.

use crate::grid::{Board, Candidates, Cell, Digit, MAX_DIGITS};

/// How many digits, and cells in a house, there are.
pub(super) const SIDE: usize = 9;

/// How many words a band has: one a digit, and three that stay clear, so that words can be worked
/// on by fours.
pub(super) const LANES: usize = 12;

/// The lowest bit of every row of a word. Times a row of bits: these bits in every row.
pub(super) const ROWS: u32 = 1 | 1 << 10 | 1 << 20;

/// All cells of a row.
pub(super) const ROW: u32 = 0o777;

/// All cells of a band.
pub(super) const CELLS: u32 = ROWS * ROW;

/// The guards of a band.
pub(super) const GUARDS: u32 = ROWS << 9;

/// One word a digit.
pub(super) type Band = [u32; LANES];

/// What is still possible, for every digit and cell.
#[derive(Clone, Copy, Debug)]
#[repr(align(16))]
pub(super) struct Planes {
    pub(super) bands: [Band; 3],
}

/// One digit in one cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Candidate {
    /// The digit, from 0.
    pub(super) digit: u8,
    /// The band of the cell, from 0.
    pub(super) band: u8,
    /// The bit of the cell in the band's words.
    pub(super) bit: u32,
}

/// The guards of the rows that have any cell in `word`.
pub(super) const fn rows_with_cells(word: u32) -> u32 {
    word.wrapping_add(CELLS) & GUARDS
}

/// All cells of the rows with these guards.
pub(super) const fn cells_of_rows(guards: u32) -> u32 {
    guards.wrapping_sub(guards >> 9)
}

/// The cells with a bit in one word at least, in two at least, and so on.
pub(super) fn at_least<const N: usize>(band: &Band) -> [u32; N] {
    let mut at_least = [0; N];
    for &word in &band[..SIDE] {
        let mut carry = word;
        for cells in &mut at_least {
            (*cells, carry) = (*cells | carry, *cells & carry);
        }
    }
    at_least
}

impl Planes {
    /// The digits on the board, and every digit in the empty cells.
    pub(super) fn from_board(board: &Board) -> Self {
        let mut planes = Self { bands: [[0; LANES]; 3] };
        for (number, band) in planes.bands.iter_mut().enumerate() {
            // Empty cells are collected beside the digits, in three words by turns: no branch that
            // is hard to foresee, and no long wait for one word.
            let mut words = [0_u32; MAX_DIGITS];
            for row in 0..3 {
                for column in 0..SIDE {
                    let cell = Cell::new(27 * number + SIDE * row + column);
                    let entry = board.entry(cell).digit();
                    let word = entry.map_or(SIDE + column % 3, Digit::index) % MAX_DIGITS;
                    words[word] |= 1 << (10 * row + column);
                }
            }
            let empty = words[SIDE] | words[SIDE + 1] | words[SIDE + 2];
            for (to, from) in band.iter_mut().zip(&words[..SIDE]) {
                *to = from | empty;
            }
        }
        planes
    }

    /// Exactly these candidates.
    pub(super) fn from_candidates<const W: usize>(candidates: &Candidates<W>) -> Self {
        let mut planes = Self { bands: [[0; LANES]; 3] };
        for digit in 0..SIDE {
            let words = candidates.places_of(Digit::new(digit)).resize::<2>().words();
            let places = u128::from(words[0]) | u128::from(words[1]) << 64;
            for (number, band) in planes.bands.iter_mut().enumerate() {
                let cells = (places >> (27 * number)) as u32;
                band[digit] = cells & ROW | (cells >> 9 & ROW) << 10 | (cells >> 18 & ROW) << 20;
            }
        }
        planes
    }

    /// The digits in reading order, if every cell has one.
    pub(super) fn digits(&self) -> Box<[Digit]> {
        let mut digits = [Digit::new(0); SIDE * SIDE];
        for (number, band) in self.bands.iter().enumerate() {
            for (digit, &word) in band[..SIDE].iter().enumerate() {
                let mut left = word;
                while left != 0 {
                    let bit = left.trailing_zeros() as usize;
                    digits[27 * number + bit - bit / 10] = Digit::new(digit);
                    left &= left - 1;
                }
            }
        }
        Box::new(digits)
    }

    /// The cell keeps only this digit.
    pub(super) fn take(&mut self, candidate: Candidate) {
        let Candidate { digit, band, bit } = candidate;
        let band = &mut self.bands[usize::from(band)];
        for word in band.iter_mut() {
            *word &= !bit;
        }
        band[usize::from(digit)] |= bit;
    }

    /// The cell loses this digit.
    pub(super) fn strike(&mut self, candidate: Candidate) {
        let Candidate { digit, band, bit } = candidate;
        self.bands[usize::from(band)][usize::from(digit)] &= !bit;
    }
}
