//! Which digits would leave a puzzle only one of its solutions.
//!
//! First every candidate is tried by itself. If the solutions are few enough to be kept, sets of two and more
//! candidates are tried next. A row of bits says for each candidate which solutions have it, and a set is enough
//! if just one solution has all of it. Taking the most telling candidate again and again gives a first set, and so
//! the size up to which smaller ones are looked for. If there are too many solutions, all digits of one of them are
//! taken and left out again one by one, as long as it stays the only solution; the set that is left is enough, but
//! there may be a smaller one.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::{Budget, Possible, Search, Solution, Undecided};
use crate::grid::{Candidate, Candidates, Digit};

/// The most solutions that are kept.
const KEPT: usize = 10_000;

/// The most words that are looked at to find the fewest digits by bits.
const WORK: u64 = 400_000_000;

/// In how many orders the digits of a solution are left out.
const ORDERS: u64 = 6;

/// Digits that leave a puzzle with several solutions only one of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completion {
    /// The digits with their cells.
    pub digits: Vec<Candidate>,
    /// Whether it is proved that no fewer would do.
    pub is_fewest: bool,
    /// If one digit is enough: all digits that are.
    pub alone: Vec<Candidate>,
}

impl Search {
    /// Finds digits that leave only one of the solutions made of these candidates, which must be several; as few as
    /// are found. `possible` says what the cells hold in these solutions.
    ///
    /// # Errors
    /// [`Undecided`] when the budget ends before.
    pub fn completion(
        &self,
        start: &Candidates,
        possible: &Possible,
        budget: &mut Budget<'_>,
    ) -> Result<Completion, Undecided> {
        let open: Vec<Candidate> = self.open(possible);
        let mut alone = Vec::new();
        for &candidate in &open {
            if self.is_enough(start, &[candidate], budget)? {
                alone.push(candidate);
            }
        }
        if let Some(&first) = alone.first() {
            return Ok(Completion { digits: vec![first], is_fewest: true, alone });
        }
        let mut solutions: Vec<Solution> = Vec::new();
        let mut walk = self.solutions(start);
        while solutions.len() <= KEPT {
            let Some(solution) = walk.next_within(budget)? else { break };
            solutions.push(solution);
        }
        let (digits, is_fewest) = if solutions.len() <= KEPT {
            Table::new(&open, &solutions).fewest()
        } else {
            (self.left_out(start, &open, &solutions[0], budget)?, false)
        };
        // One digit is never enough here.
        let is_fewest = is_fewest || digits.len() == 2;
        Ok(Completion { digits, is_fewest, alone })
    }

    /// The candidates of some but not all solutions.
    fn open(&self, possible: &Possible) -> Vec<Candidate> {
        let cells = self.known.cells().filter(|&cell| possible.digits_of(cell).len() > 1);
        let digits = |cell| {
            possible.digits_of(cell).iter().map(move |digit: Digit| Candidate { cell, digit })
        };
        cells.flat_map(digits).collect()
    }

    /// Whether these digits, which some solution has, leave only one.
    fn is_enough(
        &self,
        start: &Candidates,
        digits: &[Candidate],
        budget: &mut Budget<'_>,
    ) -> Result<bool, Undecided> {
        let mut with = start.clone();
        for &Candidate { cell, digit } in digits {
            with.place(&self.known, cell, digit);
        }
        Ok(self.count_within(&with, 2, budget)? == 1)
    }

    /// Digits of a solution of which none can be left out: the fewest of several tries.
    fn left_out(
        &self,
        start: &Candidates,
        open: &[Candidate],
        solution: &Solution,
        budget: &mut Budget<'_>,
    ) -> Result<Vec<Candidate>, Undecided> {
        let of_it =
            open.iter().copied().filter(|&Candidate { cell, digit }| solution.digit(cell) == digit);
        let all: Vec<Candidate> = of_it.collect();
        let mut best = all.clone();
        for seed in 0..ORDERS {
            let mut lots = ChaCha8Rng::seed_from_u64(seed);
            let mut order = all.clone();
            for last in (1..order.len()).rev() {
                order.swap(last, lots.random_range(0..=last));
            }
            let mut kept = order.clone();
            for candidate in order {
                let without: Vec<_> =
                    kept.iter().copied().filter(|&other| other != candidate).collect();
                if self.is_enough(start, &without, budget)? {
                    kept = without;
                }
            }
            if kept.len() < best.len() {
                best = kept;
            }
        }
        best.sort_unstable();
        Ok(best)
    }
}

/// Which solutions have which candidate, by bits.
struct Table {
    candidates: Vec<Candidate>,
    /// For each candidate the solutions that have it.
    rows: Vec<Vec<u64>>,
    /// All solutions.
    all: Vec<u64>,
}

impl Table {
    fn new(candidates: &[Candidate], solutions: &[Solution]) -> Self {
        let words = solutions.len().div_ceil(64);
        let bits = |has: &dyn Fn(&Solution) -> bool| {
            let mut row = vec![0; words];
            for (number, _) in solutions.iter().enumerate().filter(|(_, one)| has(one)) {
                row[number / 64] |= 1 << (number % 64);
            }
            row
        };
        let rows = candidates.iter();
        let rows =
            rows.map(|&Candidate { cell, digit }| bits(&|solution| solution.digit(cell) == digit));
        Self { candidates: candidates.to_vec(), rows: rows.collect(), all: bits(&|_| true) }
    }

    /// Candidates that leave one solution, and whether it is proved that no fewer do.
    fn fewest(&self) -> (Vec<Candidate>, bool) {
        let greedy = self.greedy();
        let mut work = WORK;
        for count in 2..greedy.len() {
            match self.choose(&self.all, 0, count, &mut work) {
                Ok(Some(numbers)) => return (self.named(&numbers), true),
                Ok(None) => {}
                Err(Undecided) => return (self.named(&greedy), false),
            }
        }
        (self.named(&greedy), true)
    }

    fn named(&self, numbers: &[usize]) -> Vec<Candidate> {
        let mut named: Vec<_> = numbers.iter().map(|&number| self.candidates[number]).collect();
        named.sort_unstable();
        named
    }

    /// Takes the candidate that leaves fewest solutions, again and again.
    fn greedy(&self) -> Vec<usize> {
        let (mut left, mut taken) = (self.all.clone(), Vec::new());
        while count(&left) > 1 {
            let fewest = (0..self.rows.len())
                .map(|number| (common(&left, &self.rows[number]), number))
                .filter(|&(count, _)| count > 0)
                .min();
            let Some((_, number)) = fewest else { break };
            left = both(&left, &self.rows[number]);
            taken.push(number);
        }
        taken
    }

    /// So many candidates, from this number on, that leave one of these solutions.
    ///
    /// # Errors
    /// [`Undecided`] when the work has become too much.
    fn choose(
        &self,
        left: &[u64],
        from: usize,
        count: usize,
        work: &mut u64,
    ) -> Result<Option<Vec<usize>>, Undecided> {
        let cost = u64::try_from(left.len() * (self.rows.len() - from)).unwrap_or(u64::MAX);
        *work = work.checked_sub(cost).ok_or(Undecided)?;
        for number in from..self.rows.len() {
            if count == 1 {
                if common(left, &self.rows[number]) == 1 {
                    return Ok(Some(vec![number]));
                }
                continue;
            }
            let next = both(left, &self.rows[number]);
            if next != left
                && next.iter().any(|&word| word != 0)
                && let Some(mut found) = self.choose(&next, number + 1, count - 1, work)?
            {
                found.push(number);
                return Ok(Some(found));
            }
        }
        Ok(None)
    }
}

fn both(one: &[u64], other: &[u64]) -> Vec<u64> {
    one.iter().zip(other).map(|(one, other)| one & other).collect()
}

fn common(one: &[u64], other: &[u64]) -> u32 {
    one.iter().zip(other).map(|(one, other)| (one & other).count_ones()).sum()
}

fn count(solutions: &[u64]) -> u32 {
    solutions.iter().map(|word| word.count_ones()).sum()
}
