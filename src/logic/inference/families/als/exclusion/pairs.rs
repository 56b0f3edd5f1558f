//! Which digits two cells cannot take together, for all pairs of cells at once, and what follows.

use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet};
use crate::inference::tools::view::View;

/// What two cells cannot take together: because they see each other, or because a cell with two
/// candidates sees both.
pub(super) struct Pairs<const W: usize> {
    /// The cells with two candidates or more.
    cells: Vec<Cell>,
    /// Their candidates, one bit a digit.
    digits: Vec<u16>,
    /// For a cell, one of its digits and another cell: the candidates that the other then cannot take.
    excluded: Vec<u16>,
    /// For a cell and one of its digits: the cells that then lose a candidate.
    losing: Vec<CellSet<W>>,
    /// The number of each cell among those with two candidates or more.
    numbers: Vec<usize>,
    each: usize,
}

impl<const W: usize> Pairs<W> {
    pub(super) fn new(view: &View<'_, W>) -> Self {
        let each = view.geometry.digit_count();
        let choices = view.candidates.open_cells_with(view.geometry, 2..=each);
        let cells: Vec<Cell> = choices.iter().collect();
        let digits: Vec<u16> =
            cells.iter().map(|&cell| view.candidates.digits_of(cell).bits()).collect();
        let excluded = vec![0; cells.len() * cells.len() * each];
        let losing = vec![CellSet::EMPTY; cells.len() * each];
        let mut numbers = vec![0; view.geometry.cell_count()];
        for (number, cell) in cells.iter().enumerate() {
            numbers[cell.index()] = number;
        }
        let mut pairs = Self { cells, digits, excluded, losing, numbers, each };
        for digit in view.geometry.digits() {
            let places = choices & view.candidates.places_of(digit);
            for one in places.iter() {
                for other in (places & view.geometry.peers(one)).iter() {
                    pairs.exclude(Candidate::new(one, digit), Candidate::new(other, digit));
                }
            }
        }
        for (excluder, two) in view.open_cells_with([2]) {
            let (Some(x), Some(y)) = (two.first(), two.iter().nth(1)) else { continue };
            let seen = choices & view.geometry.peers(excluder);
            let [at_x, at_y] = [x, y].map(|digit| seen & view.candidates.places_of(digit));
            for one in at_x.iter() {
                for other in at_y.iter().filter(|&other| other != one) {
                    pairs.exclude(Candidate::new(one, x), Candidate::new(other, y));
                    pairs.exclude(Candidate::new(other, y), Candidate::new(one, x));
                }
            }
        }
        pairs
    }

    fn exclude(
        &mut self,
        Candidate { cell: one, digit: x }: Candidate,
        Candidate { cell: other, digit: y }: Candidate,
    ) {
        let number = self.numbers[one.index()];
        let place = self.start(number, x.index()) + self.numbers[other.index()];
        self.excluded[place] |= DigitSet::of(y).bits();
        self.losing[number * self.each + x.index()].insert(other);
    }

    /// Where the row of a cell and a digit starts.
    const fn start(&self, cell: usize, digit: usize) -> usize {
        (cell * self.each + digit) * self.cells.len()
    }

    /// For every cell the candidates that it cannot take if this one takes the digit.
    fn row(&self, cell: usize, digit: usize) -> &[u16] {
        let start = self.start(cell, digit);
        &self.excluded[start..start + self.cells.len()]
    }

    /// What is left for a cell, by their numbers, if another one takes the digit.
    fn left(&self, one: usize, digit: Digit, other: usize) -> u16 {
        self.digits[other] & !self.row(one, digit.index())[other]
    }

    /// Notes each candidate that leaves another cell nothing.
    pub(super) fn excluded_by_two(&self, note: &mut impl FnMut(Vec<Cell>, Cell, Digit)) {
        for (one, &cell) in self.cells.iter().enumerate() {
            for digit in DigitSet::from_bits(self.digits[one]).iter() {
                let row = self.row(one, digit.index());
                for (other, (held, excluded)) in self.digits.iter().zip(row).enumerate() {
                    if held & !excluded == 0 {
                        note(vec![cell, self.cells[other]], cell, digit);
                    }
                }
            }
        }
    }

    /// Notes each candidate that leaves two other cells something each, but nothing together.
    pub(super) fn excluded_by_three(
        &self,
        view: &View<'_, W>,
        note: &mut impl FnMut(Vec<Cell>, Cell, Digit),
    ) {
        let three = view.open_cells_with([3]);
        let mut seen: Vec<Excluder<W>> = Vec::new();
        let all: CellSet<W> = self.cells.iter().copied().collect();
        // Where two cells alone exclude nothing, a cell that loses nothing is no help.
        let only_losing = !self.exclude_something();
        for (one, &cell) in self.cells.iter().enumerate() {
            let digits = DigitSet::from_bits(self.digits[one]);
            for digit in digits.iter().filter(|&digit| view.may_be_false(cell, digit)) {
                seen.clear();
                let excluders = three.iter().filter(|(excluder, digits)| {
                    digits.contains(digit) && view.geometry.sees(*excluder, cell)
                });
                seen.extend(excluders.map(|&(excluder, digits)| Excluder {
                    others: digits - DigitSet::of(digit),
                    sight: view.geometry.peers(excluder),
                }));
                let losing = self.losing[one * self.each + digit.index()];
                let losing = seen.iter().fold(losing, |cells, excluder| cells | excluder.sight);
                let within = if only_losing { losing & all } else { all } - CellSet::of(cell);
                self.excluded_with(one, digit, &seen, within, &mut |second, third| {
                    note(vec![cell, second, third], cell, digit);
                });
            }
        }
    }

    /// Whether two cells alone exclude anything.
    fn exclude_something(&self) -> bool {
        (0..self.cells.len()).any(|one| {
            DigitSet::from_bits(self.digits[one]).iter().any(|digit| {
                let row = self.row(one, digit.index()).iter();
                self.digits.iter().zip(row).any(|(held, excluded)| held & !excluded == 0)
            })
        })
    }

    /// Visits every two cells that a candidate leaves something each, but nothing together. Both are among
    /// `within`.
    fn excluded_with(
        &self,
        one: usize,
        digit: Digit,
        excluders: &[Excluder<W>],
        within: CellSet<W>,
        visit: &mut impl FnMut(Cell, Cell),
    ) {
        for cell in within.iter() {
            let second = self.numbers[cell.index()];
            let left = DigitSet::from_bits(self.left(one, digit, second));
            let sees = excluders.iter().any(|excluder| excluder.sight.contains(cell));
            let excluders = if sees { excluders } else { &[] };
            // Whatever is left for the second cell must take something from the third.
            let mut thirds = if left.is_empty() { CellSet::EMPTY } else { within };
            for other in left.iter() {
                let mut cells = self.losing[second * self.each + other.index()];
                for excluder in excluders {
                    if excluder.others.contains(other) && excluder.sight.contains(cell) {
                        cells |= excluder.sight;
                    }
                }
                thirds &= cells;
                if thirds.is_empty() {
                    break;
                }
            }
            for other in thirds.iter().filter(|&other| other > cell) {
                let third = self.numbers[other.index()];
                let rest = self.left(one, digit, third);
                let has_nothing = |taken: Digit| {
                    let rest = rest & !self.row(second, taken.index())[third];
                    rest & !taken_together(excluders, taken, [cell, other]) == 0
                };
                if rest != 0 && left.iter().all(has_nothing) {
                    visit(cell, other);
                }
            }
        }
    }
}

/// A cell with three candidates that sees a cell that takes one of them.
struct Excluder<const W: usize> {
    /// The two other candidates.
    others: DigitSet,
    sight: CellSet<W>,
}

/// The digits that the second of two cells cannot take because the first would leave some excluder just that.
fn taken_together<const W: usize>(
    excluders: &[Excluder<W>],
    taken: Digit,
    cells: [Cell; 2],
) -> u16 {
    let mut digits = DigitSet::EMPTY;
    for excluder in excluders {
        if excluder.others.contains(taken)
            && cells.iter().all(|&cell| excluder.sight.contains(cell))
        {
            digits |= excluder.others - DigitSet::of(taken);
        }
    }
    digits.bits()
}
