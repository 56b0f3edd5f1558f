//! What cells may hold whose digits have a sum.

use std::ops::RangeInclusive;

use super::automaton::{Automaton, TooLarge};
use super::ground::MOST_WAYS;
use super::worths::Worths;
use crate::grid::{Cell, Digit};

/// So many ways may a law have that also knows which of its cells are different.
pub(super) const MOST_DIFFERENT: usize = 30_000;

/// What the cells behind each can come to in all, if each counts so much.
fn left(weights: &[i64], worths: Worths) -> Vec<RangeInclusive<i64>> {
    let mut left = vec![0..=0; weights.len()];
    for place in (1..weights.len()).rev() {
        let ends = [worths.lowest(), worths.highest()].map(|worth| weights[place] * worth);
        let (low, high) = (ends[0].min(ends[1]), ends[0].max(ends[1]));
        left[place - 1] = left[place].start() + low..=left[place].end() + high;
    }
    left
}

/// What cells may hold whose digits, each so many times, have this sum, if no digit is twice among those that are different.
pub(super) fn of_sum(
    weights: &[i64],
    total: i64,
    different: &[bool],
    worths: Worths,
) -> Result<Automaton, TooLarge> {
    let size = (weights.len(), worths.count());
    let left = left(weights, worths);
    let made = |most: usize, different: &[bool]| {
        let step = |&(sum, used): &(i64, u16), place: usize, digit: Digit| {
            let bit = if different[place] { 1 << digit.index() } else { 0 };
            let sum = sum + weights[place] * worths.worth(digit);
            let can_end = left[place].contains(&(total - sum));
            (used & bit == 0 && can_end).then_some((sum, used | bit))
        };
        Automaton::made(size, (0, 0_u16), step, |(sum, _)| *sum == total, most)
    };
    made(MOST_DIFFERENT, different).or_else(|TooLarge| made(MOST_WAYS, &vec![false; weights.len()]))
}

/// What parts may hold that all have the same sum, if no digit is twice among those of a part that are different. Of each place
/// it is said whether its part is the first, whether it begins its part, and whether it ends it.
pub(super) fn of_equal_sums(
    places: &[(bool, bool, bool)],
    different: &[bool],
    worths: Worths,
) -> Result<Automaton, TooLarge> {
    let made = |most: usize, different: &[bool]| {
        let step = |&(total, sum, used): &(i64, i64, u16), place: usize, digit: Digit| {
            let (is_first, begins, ends) = places[place];
            let (sum, used) = if begins { (0, 0) } else { (sum, used) };
            let bit = if different[place] { 1 << digit.index() } else { 0 };
            let sum = sum + worths.worth(digit);
            let after = match (is_first, ends) {
                (true, false) => Some((0, sum, used | bit)),
                (true, true) => Some((sum, 0, 0)),
                (false, true) => (sum == total).then_some((total, 0, 0)),
                // What follows may count nothing.
                (false, false) => {
                    (sum + worths.lowest() <= total).then_some((total, sum, used | bit))
                }
            };
            after.filter(|_| used & bit == 0)
        };
        Automaton::made((places.len(), worths.count()), (0, 0, 0), step, |_| true, most)
    };
    made(MOST_DIFFERENT, different).or_else(|TooLarge| made(MOST_WAYS, &vec![false; places.len()]))
}

/// Which cells of a list all differ from each other, so that no digit is twice among them: as many as are found at once.
pub(super) fn different(cells: &[Cell], differ: &dyn Fn(Cell, Cell) -> bool) -> Vec<bool> {
    let with = |first: usize| {
        let mut chosen = vec![false; cells.len()];
        chosen[first] = true;
        for place in 0..cells.len() {
            let mut all = (0..cells.len()).filter(|&other| chosen[other] && other != place);
            chosen[place] |= place != first && all.all(|it| differ(cells[place], cells[it]));
        }
        chosen
    };
    let size = |chosen: &Vec<bool>| chosen.iter().filter(|is| **is).count();
    let mut best = vec![false; cells.len()];
    for chosen in (0..cells.len()).map(with) {
        if size(&chosen) > size(&best).max(1) {
            best = chosen;
        }
    }
    best
}
