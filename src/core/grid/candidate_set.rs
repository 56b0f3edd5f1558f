//! A set of candidates: digits in cells.

use super::{Candidate, Cell, CellSet, Digit, DigitSet, MAX_DIGITS};

/// A set of pairs of a cell and a digit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CandidateSet {
    cells_of_digit: [CellSet; MAX_DIGITS],
}

impl CandidateSet {
    /// Says whether the set has this candidate.
    #[inline]
    pub fn contains(&self, cell: Cell, digit: Digit) -> bool {
        self.cells_of_digit[digit.index()].contains(cell)
    }

    /// Adds a candidate.
    #[inline]
    pub fn insert(&mut self, cell: Cell, digit: Digit) {
        self.cells_of_digit[digit.index()].insert(cell);
    }

    /// Adds a digit in each of these cells.
    #[inline]
    pub fn insert_cells(&mut self, cells: CellSet, digit: Digit) {
        self.cells_of_digit[digit.index()] |= cells;
    }

    /// Adds each of these digits in a cell.
    #[inline]
    pub fn insert_digits(&mut self, cell: Cell, digits: DigitSet) {
        for digit in digits.iter() {
            self.insert(cell, digit);
        }
    }

    /// Returns the cells that the set has for a digit.
    #[inline]
    pub fn cells_of(&self, digit: Digit) -> CellSet {
        self.cells_of_digit[digit.index()]
    }

    /// Returns the digits that the set has for a cell.
    #[inline]
    pub fn digits_of(&self, cell: Cell) -> DigitSet {
        let digits = (0..MAX_DIGITS).map(Digit::new);
        digits.filter(|&digit| self.contains(cell, digit)).collect()
    }

    /// Says whether every candidate of this set is in `other`.
    #[inline]
    pub fn is_subset(&self, other: &Self) -> bool {
        let mut both = self.cells_of_digit.iter().zip(&other.cells_of_digit);
        both.all(|(mine, theirs)| mine.is_subset(theirs))
    }

    /// Says whether the set has no candidate.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.cells_of_digit.iter().all(CellSet::is_empty)
    }

    /// Adds every candidate of `other`.
    #[inline]
    pub fn extend(&mut self, other: &Self) {
        for (mine, theirs) in self.cells_of_digit.iter_mut().zip(&other.cells_of_digit) {
            *mine |= *theirs;
        }
    }

    /// Returns the candidates of this set that are not in `other`.
    #[must_use]
    #[inline]
    pub fn without(&self, other: &Self) -> Self {
        let cells_of_digit =
            std::array::from_fn(|digit| self.cells_of_digit[digit] - other.cells_of_digit[digit]);
        Self { cells_of_digit }
    }

    /// Returns the candidates, by digit and then by cell.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Candidate> + '_ {
        let digits = self.cells_of_digit.iter().enumerate();
        digits.flat_map(|(digit, cells)| {
            cells.iter().map(move |cell| Candidate { cell, digit: Digit::new(digit) })
        })
    }
}

impl FromIterator<Candidate> for CandidateSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Candidate>>(candidates: I) -> Self {
        let mut set = Self::default();
        for Candidate { cell, digit } in candidates {
            set.insert(cell, digit);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(candidates: &[(usize, usize)]) -> CandidateSet {
        let candidate = |&(cell, digit): &(usize, usize)| Candidate {
            cell: Cell::new(cell),
            digit: Digit::new(digit),
        };
        candidates.iter().map(candidate).collect()
    }

    #[test]
    fn a_set_has_what_was_put_in_and_nothing_else() {
        let none = CandidateSet::default();
        let two = set(&[(3, 4), (80, 0)]);
        assert!(none.is_empty() && !two.is_empty() && !set(&[(255, 15)]).is_empty());
        assert!(two.contains(Cell::new(3), Digit::new(4)));
        assert!(!two.contains(Cell::new(3), Digit::new(0)));
        assert_eq!(two.iter().count(), 2);
        assert!(none.is_subset(&two) && !two.is_subset(&none) && two.is_subset(&two));
        assert_eq!(two.without(&set(&[(3, 4), (3, 5)])), set(&[(80, 0)]));
        assert!(two.without(&two).is_empty());
        let mut more = two.clone();
        more.extend(&set(&[(3, 6)]));
        assert_eq!(more, set(&[(3, 4), (3, 6), (80, 0)]));
        assert_eq!(more.digits_of(Cell::new(3)), [4, 6].map(Digit::new).into_iter().collect());
        assert_eq!(more.cells_of(Digit::new(0)), CellSet::of(Cell::new(80)));
    }
}
