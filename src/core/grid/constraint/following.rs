//! What follows from what is left of houses and sums.

use super::automaton::Automaton;
use super::balance::Leftover;
use super::sums::{different, of_sum};
use crate::grid::{Cell, Geometry};

/// So many ways may it have: it is one of many that follow, and says less than a constraint.
const MOST_WAYS: usize = 4_000;

impl Leftover {
    /// Returns what the cells that are left may hold together, as far as their total says; `None` if that is too much to be gone
    /// through.
    pub fn automaton(&self, geometry: &Geometry) -> Option<Automaton> {
        let (cells, weights): (Vec<Cell>, Vec<i64>) = self.terms.iter().copied().unzip();
        let different = different(&cells, &|one, other| geometry.sees(one, other));
        let made = of_sum(&weights, self.total, &different, geometry.worths()).ok();
        made.filter(|automaton| automaton.ways() <= MOST_WAYS)
    }
}
