//! Which digits two cells cannot take together, for all pairs of cells at once, and what follows.

use super::open_cells;
use crate::grid::{Cell, Digit, DigitSet};
use crate::inference::family::View;

/// What two cells cannot take together: because they see each other, or because a cell with two
/// candidates sees both.
pub(super) struct Pairs {
    /// The open cells.
    cells: Vec<Cell>,
    /// Their candidates, one bit a digit.
    digits: Vec<u16>,
    /// For a cell, one of its digits and another cell: the candidates that the other then cannot take.
    excluded: Vec<u16>,
    side: usize,
}

impl Pairs {
    pub(super) fn new<const W: usize>(view: &View<'_, W>) -> Self {
        let open = view.geometry.all_cells() - view.candidates.solved();
        let cells: Vec<Cell> = open.iter().collect();
        let digits: Vec<u16> =
            cells.iter().map(|&cell| view.candidates.digits_of(cell).bits()).collect();
        let side = view.geometry.side();
        let excluded = vec![0; cells.len() * cells.len() * side];
        let mut pairs = Self { cells, digits, excluded, side };
        let mut numbers = vec![0; view.geometry.cell_count()];
        for (number, cell) in pairs.cells.iter().enumerate() {
            numbers[cell.index()] = number;
        }
        for digit in view.geometry.digits() {
            let places = view.candidates.open_places_of(digit);
            for one in places.iter() {
                for other in (places & view.geometry.peers(one)).iter() {
                    pairs.exclude((numbers[one.index()], digit), (numbers[other.index()], digit));
                }
            }
        }
        for (excluder, two) in open_cells(view, &[2]) {
            let (Some(x), Some(y)) = (two.first(), two.iter().nth(1)) else { continue };
            let [at_x, at_y] = [x, y]
                .map(|digit| view.candidates.open_places_of(digit) & view.geometry.peers(excluder));
            for one in at_x.iter() {
                for other in at_y.iter().filter(|&other| other != one) {
                    let (one, other) = (numbers[one.index()], numbers[other.index()]);
                    pairs.exclude((one, x), (other, y));
                    pairs.exclude((other, y), (one, x));
                }
            }
        }
        pairs
    }

    fn exclude(&mut self, (one, x): (usize, Digit), (other, y): (usize, Digit)) {
        let place = self.start(one, x.index()) + other;
        self.excluded[place] |= DigitSet::of(y).bits();
    }

    /// Where the row of a cell and a digit starts.
    const fn start(&self, cell: usize, digit: usize) -> usize {
        (cell * self.side + digit) * self.cells.len()
    }

    /// For every cell the candidates that it cannot take if this one takes the digit.
    fn row(&self, cell: usize, digit: usize) -> &[u16] {
        let start = self.start(cell, digit);
        &self.excluded[start..start + self.cells.len()]
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
    pub(super) fn excluded_by_three<const W: usize>(
        &self,
        view: &View<'_, W>,
        note: &mut impl FnMut(Vec<Cell>, Cell, Digit),
    ) {
        let three = open_cells(view, &[3]);
        for (one, &cell) in self.cells.iter().enumerate() {
            let seen = three.iter().filter(|(excluder, _)| view.geometry.sees(*excluder, cell));
            let seen: Vec<(Cell, DigitSet)> = seen.copied().collect();
            for digit in DigitSet::from_bits(self.digits[one]).iter() {
                let excluders = seen.iter().filter(|(_, digits)| digits.contains(digit)).copied();
                let excluders: Vec<(Cell, DigitSet)> = excluders.collect();
                self.excluded_with(view, (one, digit), &excluders, &mut |second, third| {
                    note(vec![cell, self.cells[second], self.cells[third]], cell, digit);
                });
            }
        }
    }

    /// Visits every two cells that a candidate leaves something each, but nothing together. The excluders
    /// have three candidates, this digit among them, and see its cell.
    fn excluded_with<const W: usize>(
        &self,
        view: &View<'_, W>,
        (one, digit): (usize, Digit),
        excluders: &[(Cell, DigitSet)],
        visit: &mut impl FnMut(usize, usize),
    ) {
        let row = self.row(one, digit.index());
        let left: Vec<u16> =
            self.digits.iter().zip(row).map(|(held, excluded)| held & !excluded).collect();
        for second in (0..left.len()).filter(|&second| second != one && left[second] != 0) {
            // The first digit that is left for the second cell must leave the third none of its own.
            let Some(first) = DigitSet::from_bits(left[second]).first() else { continue };
            let row = self.row(second, first.index());
            let sees = |third: usize| {
                self.taken(view, excluders, (digit, first), (self.cells[second], self.cells[third]))
            };
            for third in second + 1..left.len() {
                let rest = left[third] & !row[third];
                let may = rest == 0 || !excluders.is_empty() && rest & !sees(third) == 0;
                if !may || left[third] == 0 || third == one {
                    continue;
                }
                let all = DigitSet::from_bits(left[second]).iter().all(|other| {
                    let rest = left[third] & !self.row(second, other.index())[third];
                    let cells = (self.cells[second], self.cells[third]);
                    rest & !self.taken(view, excluders, (digit, other), cells) == 0
                });
                if all {
                    visit(second, third);
                }
            }
        }
    }

    /// The digits that the third cell cannot take because the three together would take all candidates of an
    /// excluder.
    fn taken<const W: usize>(
        &self,
        view: &View<'_, W>,
        excluders: &[(Cell, DigitSet)],
        (digit, other): (Digit, Digit),
        (second, third): (Cell, Cell),
    ) -> u16 {
        let mut taken = DigitSet::EMPTY;
        for &(excluder, digits) in excluders {
            let sees = |cell| view.geometry.sees(excluder, cell);
            if digit != other && digits.contains(other) && sees(second) && sees(third) {
                taken |= digits - DigitSet::of(digit) - DigitSet::of(other);
            }
        }
        taken.bits()
    }
}
