//! Houses and sums that are added and taken away: can what is left be filled?
//!
//! The exact solver would go through ways to fill whole houses for that. Here the cells that are left are enough: they have a
//! known total, and where only houses were added and taken away, they hold each digit a known number of times. Whatever fills
//! the grid fills these cells so; if nothing does, the grid cannot be filled.

use std::collections::BTreeSet;

use super::judge::Judge;
use crate::grid::{Candidate, Candidates, Cell};
use crate::proof::{Claim, Leftover, Statement};

/// So many choices for the cells that are left are gone through.
const MOST: usize = 1_000_000;

impl Judge {
    /// Whether what is left by houses and sums that claims add and take away cannot be filled. `false` says nothing.
    pub(super) fn is_refuted_by_balance(&self, grid: &Candidates, claims: &[&Claim]) -> bool {
        claims.iter().any(|claim| match &claim.statement {
            Statement::Balance { added, taken } => {
                let left = Leftover::of(&self.geometry, added, taken);
                let mut choices = MOST;
                self.has_total(grid, &left.terms, left.total, &mut Vec::new(), &mut choices)
                    == Some(false)
                    || left.each.is_some_and(|each| self.cannot_hold(grid, &left, each))
            }
            _ => false,
        })
    }

    /// Whether the cells can have the total with digits that do not exclude each other; `None` if it would take too long to
    /// find out.
    fn has_total(
        &self,
        grid: &Candidates,
        terms: &[(Cell, i64)],
        total: i64,
        chosen: &mut Vec<Candidate>,
        choices: &mut usize,
    ) -> Option<bool> {
        let Some((&(cell, weight), others)) = terms.split_first() else {
            return Some(total == 0);
        };
        let worths = self.geometry.worths();
        let ends = |&(cell, weight): &(Cell, i64)| {
            let mut values: Vec<i64> =
                grid.digits_of(cell).iter().map(|it| weight * worths.worth(it)).collect();
            values.sort_unstable();
            values.first().copied().zip(values.last().copied())
        };
        let ends: Option<Vec<(i64, i64)>> = terms.iter().map(ends).collect();
        let Some(ends) = ends else { return Some(false) };
        let (least, most) = ends.iter().fold((0, 0), |sum, end| (sum.0 + end.0, sum.1 + end.1));
        if !(least..=most).contains(&total) {
            return Some(false);
        }
        for digit in grid.digits_of(cell).iter() {
            *choices = choices.checked_sub(1)?;
            let one = Candidate { cell, digit };
            if chosen.iter().any(|&other| self.geometry.excludes(one, other)) {
                continue;
            }
            chosen.push(one);
            let left = total - weight * worths.worth(digit);
            let has = self.has_total(grid, others, left, chosen, choices);
            let _ = chosen.pop();
            if has != Some(false) {
                return has;
            }
        }
        Some(false)
    }

    /// Whether some digit cannot be in the cells as often as it must: each time with its weight.
    fn cannot_hold(&self, grid: &Candidates, left: &Leftover, each: i64) -> bool {
        self.geometry.digits().any(|digit| {
            let mut sums = BTreeSet::from([0]);
            for &(cell, weight) in &left.terms {
                let allowed = grid.digits_of(cell);
                let without = sums.iter().copied().filter(|_| allowed.only() != Some(digit));
                let with = sums.iter().filter(|_| allowed.contains(digit)).map(|sum| sum + weight);
                sums = without.chain(with).collect();
            }
            !sums.contains(&each)
        })
    }
}
