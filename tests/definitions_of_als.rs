//! The rules about joined almost locked sets against naive finders that are written straight from their
//! definitions, on many states of the classic grid and some of every other: everything that they strike is struck,
//! nothing else is, and each instance passes the independent checker.

use std::collections::BTreeSet;
use std::rc::Rc;

use crate::support::comparison::{OnGrid, everywhere};
use crate::support::numbers::Numbers;
use crate::support::share::{Share, sampled};
use crate::support::states;
use duvod::grid::Candidates;
use duvod::inference::Hints;
use duvod::proof::{Start, Step};

/// What an instance strikes: digits and cells by their numbers from 0.
type Struck = BTreeSet<(usize, usize)>;

/// An almost locked set: for each digit its places in the set, and the places outside that see all of these;
/// cells are the bits of a number.
struct Set {
    cells: u128,
    digits: BTreeSet<usize>,
    places: Vec<u128>,
    targets: Vec<u128>,
}

/// All sets of a state.
struct State {
    grid: Rc<Numbers>,
    digits: Vec<BTreeSet<usize>>,
    sets: Vec<Set>,
}

/// The most cells of a grid that can be counted.
const MOST_CELLS: usize = u128::BITS as usize;

fn bits(cells: u128) -> Vec<usize> {
    (0..MOST_CELLS).filter(|cell| cells >> cell & 1 == 1).collect()
}

impl State {
    fn new(grid: &Rc<Numbers>, candidates: &Candidates) -> Self {
        let digits = grid.open_digits(candidates);
        let mut found = BTreeSet::new();
        for group in &grid.groups {
            let open: Vec<usize> =
                group.iter().copied().filter(|&cell| !digits[cell].is_empty()).collect();
            for choice in 1_u32..1 << open.len() {
                let chosen: Vec<usize> =
                    (0..open.len()).filter(|bit| choice >> bit & 1 == 1).collect();
                let union: BTreeSet<usize> =
                    chosen.iter().flat_map(|&bit| digits[open[bit]].clone()).collect();
                if chosen.len() <= 8 && union.len() == chosen.len() + 1 {
                    let cells = chosen.iter().fold(0_u128, |cells, &bit| cells | 1 << open[bit]);
                    let _ = found.insert(cells);
                }
            }
        }
        let mut state = Self { grid: Rc::clone(grid), digits, sets: Vec::new() };
        state.sets = found.into_iter().map(|cells| state.set(cells)).collect();
        state
    }

    fn sees(&self, one: usize, other: usize) -> bool {
        self.grid.sees(one, other)
    }

    /// The cells that see all of these.
    fn seen_by_all(&self, cells: u128) -> u128 {
        let cells = bits(cells);
        let all = |cell: &usize| cells.iter().all(|&other| self.sees(*cell, other));
        (0..self.digits.len()).filter(all).fold(0, |seen, cell| seen | 1 << cell)
    }

    /// The cells that may hold the digit.
    fn places(&self, digit: usize) -> u128 {
        let has = |cell: &usize| self.digits[*cell].contains(&digit);
        (0..self.digits.len()).filter(has).fold(0, |places, cell| places | 1 << cell)
    }

    fn set(&self, cells: u128) -> Set {
        let digits = bits(cells).into_iter().flat_map(|cell| self.digits[cell].clone()).collect();
        let all = 0..self.grid.digits;
        let places: Vec<u128> = all.clone().map(|digit| cells & self.places(digit)).collect();
        let target = |digit: usize| self.seen_by_all(places[digit]) & self.places(digit);
        let targets = all.map(target).collect();
        Set { cells, digits, places, targets }
    }

    /// The restricted commons of two sets.
    fn commons(&self, one: usize, other: usize) -> Vec<usize> {
        let (one, other) = (&self.sets[one], &self.sets[other]);
        let restricted = |&&digit: &&usize| {
            other.digits.contains(&digit) && {
                let (here, there) = (bits(one.places[digit]), bits(other.places[digit]));
                here.iter().all(|&cell| there.iter().all(|&peer| self.sees(cell, peer)))
            }
        };
        one.digits.iter().filter(restricted).copied().collect()
    }

    /// What two ends strike of the digits that they share besides those by which they are joined.
    fn struck_by(&self, one: usize, other: usize, used: &[usize]) -> Struck {
        let (one, other) = (&self.sets[one], &self.sets[other]);
        let shared = one.digits.intersection(&other.digits).filter(|digit| !used.contains(digit));
        let struck = |&digit: &usize| {
            let cells = bits(one.targets[digit] & other.targets[digit]);
            cells.into_iter().map(move |cell| (digit, cell))
        };
        shared.flat_map(struck).collect()
    }

    fn xz(&self) -> BTreeSet<Struck> {
        let mut found = BTreeSet::new();
        for one in 0..self.sets.len() {
            for other in one + 1..self.sets.len() {
                if let [x] = self.commons(one, other)[..] {
                    let _ = found.insert(self.struck_by(one, other, &[x]));
                }
            }
        }
        found
    }

    fn doubly(&self) -> BTreeSet<Struck> {
        let mut found = BTreeSet::new();
        for one in 0..self.sets.len() {
            for other in one + 1..self.sets.len() {
                let commons = self.commons(one, other);
                for &x in &commons {
                    for &y in commons.iter().filter(|&&y| x < y) {
                        let _ = found.insert(self.struck_by_two(one, other, [x, y]));
                    }
                }
            }
        }
        found
    }

    /// Outside of both sets: what sees a common in both, or another digit in one.
    fn struck_by_two(&self, one: usize, other: usize, commons: [usize; 2]) -> Struck {
        let (one, other) = (&self.sets[one], &self.sets[other]);
        let mut struck = Struck::new();
        for digit in 0..self.grid.digits {
            let of = |set: &Set| if set.digits.contains(&digit) { set.targets[digit] } else { 0 };
            let cells =
                if commons.contains(&digit) { of(one) & of(other) } else { of(one) | of(other) };
            let outside = cells & !one.cells & !other.cells;
            struck.extend(bits(outside).into_iter().map(|cell| (digit, cell)));
        }
        struck
    }

    /// Chains of so many sets, none of them twice.
    fn chains(&self, fewest: usize, most: usize) -> BTreeSet<Struck> {
        let count = self.sets.len();
        let commons: Vec<Vec<Vec<usize>>> = (0..count)
            .map(|one| (0..count).map(|other| self.commons(one, other)).collect())
            .collect();
        let mut found = BTreeSet::new();
        let mut ends = BTreeSet::new();
        for start in 0..count {
            let mut chain = vec![start];
            extend(&commons, &mut chain, &mut Vec::new(), fewest, most, &mut ends);
        }
        for (one, other, first, last) in ends {
            let _ = found.insert(self.struck_by(one, other, &[first, last]));
        }
        found
    }

    fn blossoms(&self) -> BTreeSet<Struck> {
        let mut found = BTreeSet::new();
        for stem in (0..self.digits.len()).filter(|&cell| self.digits[cell].len() >= 3) {
            let takes = &|digit: usize, set: &Set| {
                set.digits.contains(&digit)
                    && bits(set.places[digit]).into_iter().all(|cell| self.sees(cell, stem))
            };
            let petals: Vec<Vec<usize>> = self.digits[stem]
                .iter()
                .map(|&digit| {
                    (0..self.sets.len()).filter(move |&set| takes(digit, &self.sets[set]))
                })
                .map(Iterator::collect)
                .collect();
            let places = |digit| {
                if self.digits[stem].contains(&digit) { 0 } else { self.places(digit) }
            };
            let all: Vec<u128> = (0..self.grid.digits).map(places).collect();
            self.choose(&petals, &mut Vec::new(), &all, &mut found);
        }
        found
    }

    /// Chooses a petal for each digit that is left; those chosen leave these targets.
    fn choose(
        &self,
        petals: &[Vec<usize>],
        chosen: &mut Vec<usize>,
        left: &[u128],
        found: &mut BTreeSet<Struck>,
    ) {
        if left.iter().all(|&cells| cells == 0) {
            return;
        }
        let Some((first, rest)) = petals.split_first() else {
            if chosen.iter().any(|petal| *petal != chosen[0]) {
                let of =
                    |digit: usize| bits(left[digit]).into_iter().map(move |cell| (digit, cell));
                let _ = found.insert((0..self.grid.digits).flat_map(of).collect());
            }
            return;
        };
        for &petal in first {
            let set = &self.sets[petal];
            let of = |digit: usize| {
                if set.digits.contains(&digit) { left[digit] & set.targets[digit] } else { 0 }
            };
            chosen.push(petal);
            let left: Vec<u128> = (0..self.grid.digits).map(of).collect();
            self.choose(rest, chosen, &left, found);
            let _ = chosen.pop();
        }
    }
}

/// Adds the ends of all ways to extend the chain, with the digits next to them.
fn extend(
    commons: &[Vec<Vec<usize>>],
    chain: &mut Vec<usize>,
    digits: &mut Vec<usize>,
    fewest: usize,
    most: usize,
    ends: &mut BTreeSet<(usize, usize, usize, usize)>,
) {
    if let (true, Some(&last)) = (chain.len() >= fewest, chain.last()) {
        let _ = ends.insert((chain[0], last, digits[0], digits[digits.len() - 1]));
    }
    let Some(&last) = chain.last().filter(|_| chain.len() < most) else { return };
    for next in 0..commons.len() {
        for &digit in &commons[last][next] {
            if !chain.contains(&next) && digits.last() != Some(&digit) {
                chain.push(next);
                digits.push(digit);
                extend(commons, chain, digits, fewest, most, ends);
                let _ = (chain.pop(), digits.pop());
            }
        }
    }
}

/// What an instance strikes, digits first.
fn struck(step: &Step) -> Struck {
    states::struck(step).into_iter().map(|(cell, digit)| (digit, cell)).collect()
}

/// Compares what the rule strikes with what the naive finder says, in every state with at most so many sets.
fn check(share: Share, rule: &str, most_sets: usize, naive: fn(&State) -> BTreeSet<Struck>) {
    let compare = |on_grid: &OnGrid, start: &Start| {
        let candidates = start.candidates(on_grid.geometry());
        let state = State::new(&on_grid.grid, &candidates);
        if state.sets.len() > most_sets {
            return 0;
        }
        let steps = on_grid.steps(&candidates, Hints::default());
        let found: BTreeSet<Struck> = steps.iter().map(struck).collect();
        let mut expected = naive(&state);
        let _ = expected.remove(&Struck::new());
        let place = || on_grid.place(start);
        assert_eq!(found, expected, "{}", place());
        assert_eq!(found.len(), steps.len(), "the same is told twice: {}", place());
        on_grid.hold_proved(start, steps);
        found.len()
    };
    everywhere(share, (rule, 10), |grid| grid.cell_count() <= MOST_CELLS, compare);
}

sampled!(two_sets, one of 5);

fn two_sets(share: Share) {
    check(share, "als-xz", 180, State::xz);
}

sampled!(two_sets_doubly_joined, one of 5);

fn two_sets_doubly_joined(share: Share) {
    check(share, "als-xz-doubly", 180, State::doubly);
}

sampled!(three_sets, one of 5);

fn three_sets(share: Share) {
    check(share, "als-xy-wing", 60, |state| state.chains(3, 3));
}

sampled!(chains, one of 5);

fn chains(share: Share) {
    check(share, "als-chain", 26, |state| state.chains(4, 8));
}

sampled!(blossoms, one of 5);

fn blossoms(share: Share) {
    check(share, "death-blossom", 200, State::blossoms);
}
