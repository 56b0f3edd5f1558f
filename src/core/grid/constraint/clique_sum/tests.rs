//! What is left of sums, against all fillings.

use super::*;
use crate::grid::Digit;
use crate::grid::constraint::ground::whole;

const DIGITS: usize = 6;

/// What digits are worth that count from 0 or from 1.
fn worths(lowest: usize) -> Worths {
    let symbols: Vec<char> = "0123456".chars().skip(lowest).take(DIGITS).collect();
    Worths::of(&symbols)
}

/// Numbers that look as if drawn by lot, always the same.
struct Lots(u64);

impl Lots {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) as usize % end
    }
}

/// Up to six cells, some of which differ, and what they may hold.
struct Case {
    cells: Vec<Cell>,
    differ: [[bool; 6]; 6],
    digits: Vec<DigitSet>,
}

impl Case {
    fn drawn(lots: &mut Lots) -> Self {
        let cells: Vec<Cell> = (0..=lots.below(6)).map(Cell::new).collect();
        let mut differ = [[false; 6]; 6];
        for (one, other) in (0..6).flat_map(|one| (0..one).map(move |other| (one, other))) {
            let is = lots.below(2) == 0;
            (differ[one][other], differ[other][one]) = (is, is);
        }
        let mut digits = || DigitSet::from_bits(((1 + lots.below(63)) | lots.below(64)) as u16);
        let digits = cells.iter().map(|_| digits()).collect();
        Self { cells, differ, digits }
    }

    fn differ(&self, one: Cell, other: Cell) -> bool {
        self.differ[one.index()][other.index()]
    }

    /// What is left for each cell by all fillings with these sums in which no digit is twice within a clique.
    fn expected(
        &self,
        law: &CliqueSum,
        worths: Worths,
        holds: &dyn Fn(&[i64]) -> bool,
    ) -> Option<Vec<DigitSet>> {
        let mut left = vec![DigitSet::EMPTY; self.cells.len()];
        let mut is_filled = false;
        for number in 0..DIGITS.pow(self.cells.len() as u32) {
            let digit = |place: usize| number / DIGITS.pow(place as u32) % DIGITS;
            let filling: Vec<usize> = (0..self.cells.len()).map(digit).collect();
            let allows =
                |(place, digit): (usize, &usize)| self.digits[place].contains(Digit::new(*digit));
            let repeats = |clique: &Clique| {
                let cells = &law.cells[clique.from..clique.to];
                (1..cells.len()).any(|it| {
                    let mut before = cells[..it].iter();
                    before.any(|other| filling[other.index()] == filling[cells[it].index()])
                })
            };
            let values: Vec<i64> =
                filling.iter().map(|digit| worths.worth(Digit::new(*digit))).collect();
            if filling.iter().enumerate().all(allows)
                && !law.cliques.iter().any(repeats)
                && holds(&values)
            {
                is_filled = true;
                for (left, digit) in left.iter_mut().zip(&filling) {
                    left.insert(Digit::new(*digit));
                }
            }
        }
        is_filled.then_some(left)
    }

    /// What is left, by cell, as the law finds it. What another law would find, which is that a digit is twice in a clique,
    /// need not be found as long as the sums are all there.
    fn found(&self, law: &CliqueSum) -> Option<Vec<DigitSet>> {
        let of = |cell: &Cell| self.digits[cell.index()];
        let mut digits: Vec<DigitSet> = law.cells().iter().map(of).collect();
        law.narrow(&mut digits, &mut SumScratch::default()).then(|| {
            let mut left = vec![DigitSet::EMPTY; self.cells.len()];
            for (cell, digits) in law.cells().iter().zip(digits) {
                left[cell.index()] = digits;
            }
            left
        })
    }
}

/// What is found is all that is expected, but for digits in cliques whose sums were not narrowed: these, narrowed as sets
/// of all their sums, must come to it.
fn check(case: &Case, law: &CliqueSum, worths: Worths, holds: &dyn Fn(&[i64]) -> bool) {
    let expected = case.expected(law, worths, holds);
    let found = case.found(law).map(|mut left| {
        for clique in &law.cliques {
            let cells = &law.cells[clique.from..clique.to];
            let mut digits: Vec<DigitSet> = cells.iter().map(|it| left[it.index()]).collect();
            assert!(narrow_to(u64::MAX, &mut digits));
            for (cell, digits) in cells.iter().zip(digits) {
                left[cell.index()] = digits;
            }
        }
        left
    });
    assert_eq!(found, expected, "{law:?} {:?}", case.digits);
}

#[test]
fn what_is_left_of_a_sum_is_what_is_in_fillings() {
    let mut lots = Lots(1);
    let mut made = 0;
    for _ in 0..400 {
        let case = Case::drawn(&mut lots);
        let mut weight = || [1, 1, 1, -1, 2, -3][lots.below(6)];
        let terms: Vec<(Cell, i64)> = case.cells.iter().map(|it| (*it, weight())).collect();
        let total = whole(lots.below(40)) - 10;
        let worths = worths(lots.below(2));
        let differ = |one, other| case.differ(one, other);
        let Some(law) = CliqueSum::of_sum(&terms, total, worths, &differ) else { continue };
        made += 1;
        let holds = |values: &[i64]| {
            terms.iter().zip(values).map(|((_, weight), value)| weight * value).sum::<i64>()
                == total
        };
        check(&case, &law, worths, &holds);
    }
    assert!(made > 250, "{made}");
}

#[test]
fn what_is_left_of_equal_sums_is_what_is_in_fillings() {
    let mut lots = Lots(2);
    let mut made = 0;
    for _ in 0..400 {
        let case = Case::drawn(&mut lots);
        let cut = lots.below(case.cells.len() + 1);
        let parts: Vec<&[Cell]> = [&case.cells[..cut], &case.cells[cut..]]
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect();
        let differ = |one, other| case.differ(one, other);
        let worths = worths(lots.below(2));
        let Some(law) = CliqueSum::of_equal_sums(&parts, worths, &differ) else { continue };
        made += 1;
        let holds = |values: &[i64]| {
            let sum = |part: &&[Cell]| part.iter().map(|it| values[it.index()]).sum::<i64>();
            parts.iter().all(|part| sum(part) == sum(&parts[0]))
        };
        check(&case, &law, worths, &holds);
    }
    assert!(made > 200, "{made}");
}

#[test]
fn a_sum_that_cannot_be_is_none() {
    let [nine, ten] =
        ["123456789", "123456789A"].map(|symbols| Worths::of(&symbols.chars().collect::<Vec<_>>()));
    let cells = [Cell::new(0), Cell::new(1)];
    let terms = cells.map(|cell| (cell, 1));
    let differ = |one: Cell, other: Cell| one != other;
    assert!(CliqueSum::of_sum(&terms, 2, nine, &differ).is_none());
    let law = CliqueSum::of_sum(&terms, 18, nine, &differ).expect("it is small enough");
    let mut digits = [DigitSet::first_n(9); 2];
    assert!(!law.narrow(&mut digits, &mut SumScratch::default()));
    assert!(CliqueSum::of_sum(&terms, 3, ten, &differ).is_none(), "too many digits");
    assert!(CliqueSum::of_sum(&terms, 5_000, nine, &differ).is_none(), "too large");
}
