//! The link rules against naive finders that are written straight from their definitions, on hundreds of
//! states: every instance is there, no other is, and each passes the independent checker.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::numbers::{block, column, house, row, sees};
use crate::support::share::{Share, sampled};
use crate::support::states::{self, instances, is_proved, struck};
use crate::support::{classic, knowledge};
use duvod::checker::Checker;
use duvod::grid::{Candidates, Digit};
use duvod::inference::Hints;
use duvod::proof::Start;

/// What an instance strikes: cells and digits by their numbers from 0.
type Struck = BTreeSet<(usize, usize)>;

/// The candidates of the open cells, cell by cell, as a naive solver keeps them.
struct State {
    digits: Vec<BTreeSet<usize>>,
}

const HOUSES: usize = 27;

impl State {
    fn new(candidates: &Candidates) -> Self {
        let digits = |cell| {
            let open = !candidates.solved().contains(cell);
            candidates.digits_of(cell).iter().map(Digit::index).filter(|_| open).collect()
        };
        Self { digits: classic().cells().map(digits).collect() }
    }

    fn has(&self, cell: usize, digit: usize) -> bool {
        self.digits[cell].contains(&digit)
    }

    /// The houses with two places for the digit, each told both ways round.
    fn pairs(&self, digit: usize) -> Vec<(usize, usize, usize)> {
        let mut pairs = Vec::new();
        for number in 0..HOUSES {
            let places: Vec<usize> =
                house(number).into_iter().filter(|&cell| self.has(cell, digit)).collect();
            if let [a, b] = places[..] {
                pairs.extend([(number, a, b), (number, b, a)]);
            }
        }
        pairs
    }

    /// The cells with the digit that see all of these.
    fn seen_by(&self, cells: &[usize], digit: usize) -> Struck {
        let sees_all =
            |&cell: &usize| self.has(cell, digit) && cells.iter().all(|&other| sees(cell, other));
        (0..81).filter(sees_all).map(|cell| (cell, digit)).collect()
    }

    /// Strong, weak, strong on one digit, the links in houses that `fits` allows.
    fn two_pairs(&self, fits: fn([usize; 2], usize, usize) -> bool) -> BTreeSet<Struck> {
        let mut found = BTreeSet::new();
        for digit in 0..9 {
            let pairs = self.pairs(digit);
            for &(one, a, b) in &pairs {
                for &(other, c, d) in &pairs {
                    let apart = BTreeSet::from([a, b, c, d]).len() == 4 && !sees(a, d);
                    if apart && sees(b, c) && fits([one / 9, other / 9], b, c) {
                        let _ = found.insert(self.seen_by(&[a, d], digit));
                    }
                }
            }
        }
        found
    }

    fn bivalue(&self) -> Vec<(usize, usize, usize)> {
        let two = |cell: usize| {
            let digits: Vec<usize> = self.digits[cell].iter().copied().collect();
            if let [x, y] = digits[..] { vec![(cell, x, y), (cell, y, x)] } else { Vec::new() }
        };
        (0..81).flat_map(two).collect()
    }

    fn xy_wing(&self) -> BTreeSet<Struck> {
        let cells = self.bivalue();
        let mut found = BTreeSet::new();
        for &(pivot, x, y) in &cells {
            for &(one, a, z) in cells.iter().filter(|cell| cell.1 == x && cell.2 != y) {
                for &(other, b, end) in cells.iter().filter(|cell| cell.1 == y) {
                    if end == z && a == x && b == y && sees(pivot, one) && sees(pivot, other) {
                        let _ = found.insert(self.seen_by(&[one, other], z));
                    }
                }
            }
        }
        found
    }

    fn w_wing(&self) -> BTreeSet<Struck> {
        let cells = self.bivalue();
        let mut found = BTreeSet::new();
        for &(one, x, y) in &cells {
            for &(other, ..) in cells.iter().filter(|cell| cell.1 == x && cell.2 == y) {
                for (_, p, q) in self.pairs(x) {
                    let apart = BTreeSet::from([one, other, p, q]).len() == 4;
                    if apart && !sees(one, other) && sees(one, p) && sees(other, q) {
                        let _ = found.insert(self.seen_by(&[one, other], y));
                    }
                }
            }
        }
        found
    }

    /// Two cells of different colours in a net of equal cells, not seeing each other.
    fn remote_pair(&self) -> BTreeSet<Struck> {
        let mut found = BTreeSet::new();
        for (start, x, y) in self.bivalue() {
            let alike: Vec<usize> =
                (0..81).filter(|&cell| self.digits[cell] == self.digits[start]).collect();
            let colours = colours(start, |cell| {
                alike.iter().copied().filter(|&other| sees(cell, other)).collect()
            });
            for (&end, _) in colours.iter().filter(|(_, colour)| **colour) {
                if !sees(start, end) {
                    let mut struck = self.seen_by(&[start, end], x);
                    struck.extend(self.seen_by(&[start, end], y));
                    let _ = found.insert(struck);
                }
            }
        }
        found
    }

    /// For each net: its cells with their colours.
    fn nets(&self, digit: usize) -> Vec<BTreeMap<usize, bool>> {
        let pairs = self.pairs(digit);
        let next = |cell: usize| -> Vec<usize> {
            pairs.iter().filter(|pair| pair.1 == cell).map(|pair| pair.2).collect()
        };
        let mut nets: Vec<BTreeMap<usize, bool>> = Vec::new();
        for &(_, start, _) in &pairs {
            if nets.iter().all(|net| !net.contains_key(&start)) {
                nets.push(colours(start, next));
            }
        }
        nets
    }

    fn trap(&self) -> BTreeSet<Struck> {
        let mut found = BTreeSet::new();
        for digit in 0..9 {
            for net in self.nets(digit) {
                let sees_colour = |cell: usize, colour: bool| {
                    net.iter().any(|(&other, &its)| its == colour && sees(cell, other))
                };
                let caught = |&cell: &usize| {
                    self.has(cell, digit)
                        && !net.contains_key(&cell)
                        && sees_colour(cell, true)
                        && sees_colour(cell, false)
                };
                let _ = found.insert((0..81).filter(caught).map(|cell| (cell, digit)).collect());
            }
        }
        found
    }

    fn wrap(&self) -> BTreeSet<Struck> {
        let mut found = BTreeSet::new();
        for digit in 0..9 {
            for net in self.nets(digit) {
                for colour in [true, false] {
                    let cells: Vec<usize> = net
                        .iter()
                        .filter(|(_, its)| **its == colour)
                        .map(|(&cell, _)| cell)
                        .collect();
                    if cells.iter().any(|&a| cells.iter().any(|&b| sees(a, b))) {
                        let _ = found.insert(cells.iter().map(|&cell| (cell, digit)).collect());
                    }
                }
            }
        }
        found
    }
}

/// Colours what is joined to the start, in turn.
fn colours(start: usize, next: impl Fn(usize) -> Vec<usize>) -> BTreeMap<usize, bool> {
    let mut colours = BTreeMap::from([(start, false)]);
    let mut left = vec![start];
    while let Some(cell) = left.pop() {
        let colour = !colours[&cell];
        for other in next(cell) {
            if let std::collections::btree_map::Entry::Vacant(entry) = colours.entry(other) {
                let _ = entry.insert(colour);
                left.push(other);
            }
        }
    }
    colours
}

/// The states of all examples, and every second one of the ways that the cheap rules take through
/// the bundled puzzles.
fn states() -> Vec<Start> {
    let examples = states::examples(knowledge().rules()).map(|state| Start::from_state(&state));
    examples.chain(states::on_the_ways_of(&states::cheap_rules(), 2)).collect()
}

/// Compares what the rule strikes with what the naive finder says, in every state.
fn check(share: Share, rule: &str, naive: fn(&State) -> BTreeSet<Struck>) {
    let checker = Checker::new(classic());
    let mut total = 0;
    // The rule's own examples always.
    let own = states::examples([states::rule(rule)]).map(|state| Start::from_state(&state));
    for start in own.chain(share.of(rule, states())) {
        let candidates = start.candidates(classic());
        let steps = instances(states::rule(rule), &candidates, Hints::default());
        let found: BTreeSet<Struck> = steps.iter().map(struck).collect();
        let mut expected = naive(&State::new(&candidates));
        let _ = expected.remove(&Struck::new());
        assert_eq!(found, expected, "{rule} in {start:?}");
        total += found.len();
        for step in steps.into_iter().take(2) {
            assert!(is_proved(&checker, &start, step), "{rule} in {start:?}");
        }
    }
    assert!(total >= share.least(20), "{rule} was found only {total} times");
}

sampled!(skyscrapers, one of 4);

fn skyscrapers(share: Share) {
    check(share, "skyscraper", |state| {
        state.two_pairs(|kinds, b, c| {
            (kinds == [0, 0] && column(b) == column(c)) || (kinds == [1, 1] && row(b) == row(c))
        })
    });
}

sampled!(two_string_kites, one of 4);

fn two_string_kites(share: Share) {
    check(share, "two-string-kite", |state| {
        state.two_pairs(|kinds, b, c| kinds == [0, 1] && block(b) == block(c))
    });
}

sampled!(turbot_fish, one of 4);

fn turbot_fish(share: Share) {
    // What has a name of its own is none: each has a pair in a block, or two lines of one kind that meet in a block.
    check(share, "turbot-fish", |state| {
        state.two_pairs(|kinds, b, c| {
            kinds.contains(&2) || (kinds[0] == kinds[1] && block(b) == block(c))
        })
    });
}

sampled!(wings, one of 4);

fn wings(share: Share) {
    check(share, "xy-wing", State::xy_wing);
    check(share, "w-wing", State::w_wing);
}

sampled!(remote_pairs, one of 4);

fn remote_pairs(share: Share) {
    check(share, "remote-pair", State::remote_pair);
}

sampled!(simple_colours, one of 4);

fn simple_colours(share: Share) {
    check(share, "simple-colours-trap", State::trap);
    check(share, "simple-colours-wrap", State::wrap);
}
