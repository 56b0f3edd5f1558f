//! Houses and sums that are added and taken away: can what is left be filled?
//!
//! The exact solver would go through ways to fill whole houses for that. Here the cells that are left are enough: they have a
//! known total, and where only houses were added and taken away, they hold each digit a known number of times. Whatever fills
//! the grid fills these cells so; if nothing does, the grid cannot be filled.

use std::collections::BTreeSet;

use super::judge::Judge;
use crate::grid::{Candidates, Cell, CellSet, Digit, DigitSet, WIDE};
use crate::proof::{Claim, Leftover, Statement};

/// So many states of the cells that are left are gone through.
const MOST: usize = 200_000;

impl Judge {
    /// Whether what is left by houses and sums that claims add and take away cannot be filled. `false` says nothing.
    pub(super) fn is_refuted_by_balance(&self, grid: &Candidates, claims: &[&Claim]) -> bool {
        claims.iter().any(|claim| match &claim.statement {
            Statement::Balance { added, taken } => {
                let left = Leftover::of(&self.geometry, added, taken);
                let cannot = |digits: &dyn Fn(Cell) -> DigitSet| {
                    self.cannot_total(&left, digits)
                        || left.each.is_some_and(|each| self.cannot_hold(&left, each, digits))
                };
                cannot(&|cell| grid.digits_of(cell))
            }
            _ => false,
        })
    }

    /// Whether the cells cannot have the total. Cells that all see each other hold different digits.
    fn cannot_total(&self, left: &Leftover, digits: &dyn Fn(Cell) -> DigitSet) -> bool {
        let different = self.different(left);
        let mut states: BTreeSet<(i64, u16)> = BTreeSet::from([(0, 0)]);
        let mut terms = left.terms.clone();
        // Those that differ come last, so that what they have used need not be remembered for long.
        terms.sort_by_key(|(cell, _)| different.contains(*cell));
        for (cell, weight) in terms {
            let differs = different.contains(cell);
            let mut next = BTreeSet::new();
            for &(sum, used) in &states {
                for digit in digits(cell).iter() {
                    let bit = if differs { 1_u16 << digit.index() } else { 0 };
                    if used & bit == 0 {
                        let _ =
                            next.insert((sum + weight * (digit.index() as i64 + 1), used | bit));
                    }
                }
            }
            if next.len() > MOST {
                return false;
            }
            states = next;
        }
        states.iter().all(|(sum, _)| *sum != left.total)
    }

    /// Cells of the terms that all see each other: as many as are found one after the other.
    fn different(&self, left: &Leftover) -> CellSet<WIDE> {
        let cells: Vec<Cell> = left.terms.iter().map(|(cell, _)| *cell).collect();
        let with = |first: &Cell| {
            let mut chosen = CellSet::of(*first);
            for &cell in &cells {
                if !chosen.contains(cell) && chosen.is_subset(&self.geometry.peers(cell)) {
                    chosen.insert(cell);
                }
            }
            chosen
        };
        cells.iter().map(with).max_by_key(|chosen| chosen.len()).unwrap_or(CellSet::EMPTY)
    }

    /// Whether some digit cannot be in the cells as often as it must: each time with its weight.
    fn cannot_hold(&self, left: &Leftover, each: i64, digits: &dyn Fn(Cell) -> DigitSet) -> bool {
        let cannot = |digit: Digit| {
            let mut sums = BTreeSet::from([0]);
            for &(cell, weight) in &left.terms {
                let allowed = digits(cell);
                let (may, must) = (allowed.contains(digit), allowed.only() == Some(digit));
                let with = sums.iter().map(|sum| sum + weight);
                sums = match (may, must) {
                    (false, _) => sums,
                    (true, true) => with.collect(),
                    (true, false) => with.chain(sums.iter().copied()).collect(),
                };
            }
            !sums.contains(&each)
        };
        self.geometry.digits().any(cannot)
    }
}
