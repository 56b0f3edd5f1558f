//! What is still possible: for each digit its cells, for each cell its digits.

use super::{
    Board, Candidate, Cell, CellSet, Digit, DigitSet, Entry, Geometry, House, MAX_DIGITS, WIDE,
};

/// The candidates of a grid, kept both ways, and which cells are solved.
///
/// A solved cell keeps its digit as its only candidate, so at every moment the solutions that are left are exactly
/// those made of candidates. Invariant: the cells of a digit and the digits of a cell agree.
#[derive(Clone, Debug, Eq)]
pub struct Candidates<const W: usize = WIDE> {
    places: [CellSet<W>; MAX_DIGITS],
    digits: [[DigitSet; 64]; W],
    solved: CellSet<W>,
    /// Whether they are those of a puzzle of pencil marks. It is for telling alone, and makes them no others.
    of_marks: bool,
}

impl<const W: usize> PartialEq for Candidates<W> {
    fn eq(&self, other: &Self) -> bool {
        (&self.places, &self.digits, self.solved) == (&other.places, &other.digits, other.solved)
    }
}

impl<const W: usize> Candidates<W> {
    /// Makes the candidates of an empty grid: every digit in every cell of the grid.
    pub fn all(geometry: &Geometry<W>) -> Self {
        let mut candidates = Self {
            places: [CellSet::EMPTY; MAX_DIGITS],
            digits: [[DigitSet::EMPTY; 64]; W],
            solved: CellSet::EMPTY,
            of_marks: false,
        };
        for digit in geometry.digits() {
            candidates.places[digit.index()] = geometry.all_cells();
        }
        for cell in geometry.cells() {
            candidates.digits[cell.index() / 64][cell.index() % 64] = geometry.all_digits();
        }
        if geometry.limits_cells() {
            for cell in geometry.cells() {
                for digit in (geometry.all_digits() - geometry.allowed_in(cell)).iter() {
                    let _ = candidates.strike(cell, digit);
                }
            }
        }
        candidates
    }

    /// Makes the candidates that the digits on the board leave by sight alone.
    ///
    /// Where the board contradicts itself, a cell or a house is left without candidates.
    pub fn from_board(geometry: &Geometry<W>, board: &Board) -> Self {
        let mut held = [CellSet::EMPTY; MAX_DIGITS];
        let mut seen = [CellSet::EMPTY; MAX_DIGITS];
        let mut solved = CellSet::EMPTY;
        for Candidate { cell, digit } in board.digits() {
            held[digit.index()].insert(cell);
            let excluded = geometry.excluded_by(cell, digit);
            seen[digit.index()] |= excluded.same_digit();
            for &(other, cells) in excluded.other_digits() {
                seen[other.index()] |= cells;
            }
            solved.insert(cell);
        }
        let digits = [[DigitSet::EMPTY; 64]; W];
        let mut candidates =
            Self { places: [CellSet::EMPTY; MAX_DIGITS], digits, solved, of_marks: false };
        for digit in geometry.digits() {
            let open = geometry.all_cells() - solved;
            let mut places = (open | held[digit.index()]) - seen[digit.index()];
            if geometry.limits_cells() {
                places =
                    places.iter().filter(|&it| geometry.allowed_in(it).contains(digit)).collect();
            }
            candidates.places[digit.index()] = places;
            for cell in places.iter() {
                candidates.digits[cell.index() / 64][cell.index() % 64].insert(digit);
            }
        }
        candidates
    }

    /// Returns these candidates together with those that filled cells rule out only by houses which follow from others;
    /// `by_rules` is the grid without such houses.
    #[must_use]
    pub fn with_rules_alone(&self, geometry: &Geometry<W>, by_rules: &Geometry<W>) -> Self {
        let mut board = Board::empty(geometry.cell_count());
        for cell in self.solved.iter() {
            if let Some(digit) = self.value(cell) {
                board.set(cell, Entry::Placed(digit));
            }
        }
        let (seen, by_rules) =
            (Self::from_board(geometry, &board), Self::from_board(by_rules, &board));
        let mut candidates = self.clone();
        for digit in geometry.digits() {
            let more = by_rules.places_of(digit) - seen.places_of(digit) - self.solved;
            candidates.places[digit.index()] |= more;
            for cell in more.iter() {
                candidates.digits[cell.index() / 64][cell.index() % 64].insert(digit);
            }
        }
        candidates
    }

    /// Returns the digits that the cell may still take.
    #[inline]
    pub fn digits_of(&self, cell: Cell) -> DigitSet {
        self.digits[cell.index() / 64][cell.index() % 64]
    }

    /// Returns the cells that may still take the digit, a solved one included.
    #[inline]
    pub fn places_of(&self, digit: Digit) -> CellSet<W> {
        self.places[digit.index()]
    }

    /// Returns the unsolved cells that may still take the digit.
    #[inline]
    pub fn open_places_of(&self, digit: Digit) -> CellSet<W> {
        self.places[digit.index()] - self.solved
    }

    /// Returns the cells of the house that may still take the digit, a solved one included.
    #[inline]
    pub fn places_in(&self, geometry: &Geometry<W>, house: House, digit: Digit) -> CellSet<W> {
        self.places[digit.index()] & geometry.cells_of(house)
    }

    /// Returns the unsolved cells whose number of candidates is one of `counts`, which are at least 1.
    pub fn open_cells_with(
        &self,
        geometry: &Geometry<W>,
        counts: impl IntoIterator<Item = usize>,
    ) -> CellSet<W> {
        // The number of candidates of all cells at once, in binary.
        let mut planes = [CellSet::<W>::EMPTY; 5];
        for digit in geometry.digits() {
            let mut carry = self.open_places_of(digit);
            for plane in &mut planes {
                let both = *plane & carry;
                *plane = (*plane | carry) - both;
                carry = both;
            }
        }
        let with = |count: usize| {
            let bits = planes.iter().enumerate();
            bits.fold(geometry.all_cells(), |cells, (bit, plane)| {
                if count >> bit & 1 == 1 { cells & *plane } else { cells - *plane }
            })
        };
        counts.into_iter().fold(CellSet::EMPTY, |cells, count| cells | with(count))
    }

    /// Counts how many places each digit has in each house, a solved one included: house by house, a number for
    /// each digit.
    #[inline]
    pub fn place_counts(&self, geometry: &Geometry<W>) -> Vec<[u8; MAX_DIGITS]> {
        let ones: Vec<u128> = geometry.cells().map(|cell| one_each(self.digits_of(cell))).collect();
        let count = |house| {
            let cells = geometry.list_of(house).iter();
            cells.map(|cell| ones[cell.index()]).sum::<u128>().to_le_bytes()
        };
        geometry.houses().map(count).collect()
    }

    /// Says whether the cell may still take the digit.
    #[inline]
    pub fn allows(&self, cell: Cell, digit: Digit) -> bool {
        self.digits_of(cell).contains(digit)
    }

    /// Returns the solved cells.
    #[inline]
    pub fn solved(&self) -> CellSet<W> {
        self.solved
    }

    /// Returns the digit of a solved cell; `None` for any other.
    #[inline]
    pub fn value(&self, cell: Cell) -> Option<Digit> {
        if self.solved.contains(cell) { self.digits_of(cell).first() } else { None }
    }

    /// Takes the digit from the cell; says whether it was there.
    #[inline]
    pub fn strike(&mut self, cell: Cell, digit: Digit) -> bool {
        let was = self.allows(cell, digit);
        self.digits[cell.index() / 64][cell.index() % 64].remove(digit);
        self.places[digit.index()].remove(cell);
        was
    }

    /// Strikes all other digits of a cell. Returns whether there were any.
    pub fn keep_only(&mut self, cell: Cell, digits: DigitSet) -> bool {
        let gone = self.digits_of(cell) - digits;
        gone.iter().for_each(|digit| _ = self.strike(cell, digit));
        !gone.is_empty()
    }

    /// Makes candidates that allow nothing.
    pub fn none() -> Self {
        let (places, digits) = ([CellSet::EMPTY; MAX_DIGITS], [[DigitSet::EMPTY; 64]; W]);
        Self { places, digits, solved: CellSet::EMPTY, of_marks: false }
    }

    /// Allows all in addition that the others allow.
    pub fn allow_also(&mut self, others: &Self) {
        for (digits, others) in
            self.digits.as_flattened_mut().iter_mut().zip(others.digits.as_flattened())
        {
            *digits |= *others;
        }
        for (places, others) in self.places.iter_mut().zip(&others.places) {
            *places |= *others;
        }
    }

    /// Says whether they are those of a puzzle made of candidates, without givens: then a missing candidate need not
    /// have been struck out. Only explanations ask this.
    pub fn are_of_marks(&self) -> bool {
        self.of_marks
    }

    /// Notes that they are those of such a puzzle.
    pub(super) fn note_marks(&mut self) {
        self.of_marks = true;
    }

    /// Hides the digits of these filled cells: they stay filled and what their digits rule out stays ruled out, but
    /// nobody who looks for a digit finds it there. Only for explanations that do not need these digits.
    pub fn overlook(&mut self, cells: CellSet<W>) {
        for cell in (cells & self.solved).iter() {
            for digit in
                std::mem::take(&mut self.digits[cell.index() / 64][cell.index() % 64]).iter()
            {
                self.places[digit.index()].remove(cell);
            }
        }
    }

    /// Puts the digit into the cell, and takes away what that rules out: every other digit of the cell, and the digit
    /// in every peer. A digit that was struck before stays struck; the cell is then left without candidates.
    #[inline]
    pub fn place(&mut self, geometry: &Geometry<W>, cell: Cell, digit: Digit) {
        self.place_telling(geometry, cell, digit, |_, _, _| {});
    }

    /// Does as [`Candidates::place`] and calls `gone` with each candidate that goes and what is left of its cell; the
    /// candidates of the cell itself come first.
    pub fn place_telling(
        &mut self,
        geometry: &Geometry<W>,
        cell: Cell,
        digit: Digit,
        mut gone: impl FnMut(Cell, Digit, DigitSet),
    ) {
        let excluded = geometry.excluded_by(cell, digit);
        let kept = self.digits_of(cell) - excluded.in_cell();
        for other in (self.digits_of(cell) - kept).iter() {
            self.places[other.index()].remove(cell);
            gone(cell, other, kept);
        }
        self.digits[cell.index() / 64][cell.index() % 64] = kept;
        self.exclude(digit, excluded.same_digit(), &mut gone);
        for &(other, cells) in excluded.other_digits() {
            self.exclude(other, cells, &mut gone);
        }
        self.solved.insert(cell);
    }

    /// Takes the digit from those of the cells that have it.
    #[inline]
    fn exclude(
        &mut self,
        digit: Digit,
        cells: CellSet<W>,
        gone: &mut impl FnMut(Cell, Digit, DigitSet),
    ) {
        let seen = self.places[digit.index()] & cells;
        self.places[digit.index()] -= seen;
        for other in seen.iter() {
            let left = &mut self.digits[other.index() / 64][other.index() % 64];
            left.remove(digit);
            gone(other, digit, *left);
        }
    }

    /// Returns the same candidates in sets of another width that fits the grid.
    #[inline]
    pub fn resize<const V: usize>(&self) -> Candidates<V> {
        let mut digits = [[DigitSet::EMPTY; 64]; V];
        for (to, from) in digits.iter_mut().zip(&self.digits) {
            *to = *from;
        }
        let places = std::array::from_fn(|digit| self.places[digit].resize());
        Candidates { places, digits, solved: self.solved.resize(), of_marks: self.of_marks }
    }
}

/// Sixteen numbers of a byte each, lowest first: 1 for each digit of the set, else 0.
fn one_each(digits: DigitSet) -> u128 {
    const LOWEST: u64 = 0x0101_0101_0101_0101;
    const DIAGONAL: u64 = 0x8040_2010_0804_0201;
    const BUT_HIGHEST: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    // Eight copies of eight digits, of which the n-th keeps the n-th; what is left in a byte is carried to its
    // highest bit.
    let of_eight = |eight: u8| {
        let kept = (u64::from(eight) * LOWEST) & DIAGONAL;
        ((kept + BUT_HIGHEST) >> 7) & LOWEST
    };
    let [low, high] = digits.bits().to_le_bytes().map(of_eight);
    u128::from(high) << 64 | u128::from(low)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::test_grids::classic;

    #[test]
    fn a_placed_digit_leaves_its_peers() {
        let geometry = classic();
        let mut candidates = Candidates::all(&geometry);
        let (cell, digit) = (Cell::new(40), Digit::new(4));
        candidates.place(&geometry, cell, digit);
        assert_eq!(candidates.value(cell), Some(digit));
        assert_eq!(candidates.places_of(digit).len(), 81 - 20);
        assert!(candidates.open_places_of(digit).len() == 60);
        for cell in geometry.cells() {
            for digit in geometry.digits() {
                let there = candidates.places_of(digit).contains(cell);
                assert_eq!(candidates.allows(cell, digit), there);
            }
        }
        assert_eq!(candidates.resize::<2>().resize::<WIDE>(), candidates);
    }

    #[test]
    fn what_is_overlooked_stays_filled_and_rules_out_what_it_did() {
        let geometry = classic();
        let mut candidates = Candidates::all(&geometry);
        let (filled, empty, digit) = (Cell::new(40), Cell::new(0), Digit::new(4));
        candidates.place(&geometry, filled, digit);
        candidates.place(&geometry, Cell::new(8), digit);
        let before = candidates.clone();
        candidates.overlook([filled, empty].into_iter().collect());
        assert!(candidates.digits_of(filled).is_empty());
        assert_eq!(candidates.places_of(digit).len(), before.places_of(digit).len() - 1);
        assert!(!candidates.places_of(digit).contains(filled));
        for cell in geometry.cells().filter(|&cell| cell != filled) {
            assert_eq!(candidates.digits_of(cell), before.digits_of(cell));
        }
        for digit in geometry.digits() {
            assert_eq!(candidates.open_places_of(digit), before.open_places_of(digit));
        }
    }

    #[test]
    fn cells_and_places_are_counted() {
        let geometry = classic();
        let mut candidates = Candidates::all(&geometry);
        candidates.place(&geometry, Cell::new(0), Digit::new(0));
        for digit in [1, 2, 3, 4].map(Digit::new) {
            let _ = candidates.strike(Cell::new(80), digit);
        }
        let alike = |count| candidates.open_cells_with(&geometry, [count]).len();
        assert_eq!([5, 8, 9].map(alike), [1, 20, 59]);
        assert_eq!(candidates.open_cells_with(&geometry, 5..=8).len(), 21);
        let counts = candidates.place_counts(&geometry);
        for house in geometry.houses() {
            for digit in geometry.digits() {
                let count = candidates.places_in(&geometry, house, digit).len();
                assert_eq!(usize::from(counts[house.index()][digit.index()]), count);
            }
        }
    }

    #[test]
    fn a_struck_digit_cannot_come_back() {
        let geometry = classic();
        let mut candidates = Candidates::all(&geometry);
        let (cell, digit) = (Cell::new(3), Digit::new(8));
        assert!(candidates.strike(cell, digit));
        assert!(!candidates.strike(cell, digit));
        candidates.place(&geometry, cell, digit);
        assert!(candidates.digits_of(cell).is_empty());
    }
}
