//! The link rules against naive finders that are written straight from their definitions, on hundreds of
//! states of the classic grid and some of every other: every instance is there, no other is, and each passes the
//! independent checker.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use crate::support::comparison::{OnGrid, everywhere};
use crate::support::numbers::Numbers;
use crate::support::share::{Share, sampled};
use crate::support::states::struck;
use duvod::grid::Candidates;
use duvod::grid::HouseKind::{self, Block, Column, Region, Row};
use duvod::inference::Hints;
use duvod::proof::Start;

/// What an instance strikes: cells and digits by their numbers from 0.
type Struck = BTreeSet<(usize, usize)>;

/// The candidates of the open cells, cell by cell, as a naive solver keeps them.
struct State {
    grid: Rc<Numbers>,
    digits: Vec<BTreeSet<usize>>,
}

/// Which links in houses make a pattern: the kinds of the houses of the strong ones, and those of all that have both cells of
/// the weak one.
type Fits = fn([HouseKind; 2], &[HouseKind]) -> bool;

impl State {
    fn new(grid: &Rc<Numbers>, candidates: &Candidates) -> Self {
        Self { grid: Rc::clone(grid), digits: grid.open_digits(candidates) }
    }

    fn cells(&self) -> std::ops::Range<usize> {
        0..self.digits.len()
    }

    fn sees(&self, one: usize, other: usize) -> bool {
        self.grid.sees(one, other)
    }

    fn has(&self, cell: usize, digit: usize) -> bool {
        self.digits[cell].contains(&digit)
    }

    /// The houses with two places for the digit by their kinds, each told both ways round.
    fn pairs(&self, digit: usize) -> Vec<(HouseKind, usize, usize)> {
        let mut pairs = Vec::new();
        for (kind, cells) in &self.grid.houses {
            let places: Vec<usize> =
                cells.iter().copied().filter(|&cell| self.has(cell, digit)).collect();
            if let [a, b] = places[..] {
                pairs.extend([(*kind, a, b), (*kind, b, a)]);
            }
        }
        pairs
    }

    /// The cells with the digit that see all of these.
    fn seen_by(&self, cells: &[usize], digit: usize) -> Struck {
        let sees_all = |&cell: &usize| {
            self.has(cell, digit) && cells.iter().all(|&other| self.sees(cell, other))
        };
        self.cells().filter(sees_all).map(|cell| (cell, digit)).collect()
    }

    /// All that both of these rule out if they are true: the digit itself elsewhere, and what the grid says besides.
    fn ruled_out_by(&self, ends: [usize; 2], digit: usize) -> Struck {
        let each =
            self.cells().flat_map(|cell| self.digits[cell].iter().map(move |&it| (cell, it)));
        let by_both = |&one: &(usize, usize)| {
            ends.into_iter().all(|end| self.grid.excludes(one, (end, digit)))
        };
        each.filter(by_both).collect()
    }

    /// Strong, weak, strong on one digit, the links in houses that `fits` allows.
    fn two_pairs(&self, fits: Fits) -> BTreeSet<Struck> {
        let mut found = BTreeSet::new();
        for digit in 0..self.grid.digits {
            let pairs = self.pairs(digit);
            for &(one, a, b) in &pairs {
                for &(other, c, d) in &pairs {
                    let apart = BTreeSet::from([a, b, c, d]).len() == 4 && !self.sees(a, d);
                    let around = self.grid.kinds_around(b, c);
                    if apart && !around.is_empty() && fits([one, other], &around) {
                        let _ = found.insert(self.ruled_out_by([a, d], digit));
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
        self.cells().flat_map(two).collect()
    }

    fn xy_wing(&self) -> BTreeSet<Struck> {
        let cells = self.bivalue();
        let mut found = BTreeSet::new();
        for &(pivot, x, y) in &cells {
            for &(one, a, z) in cells.iter().filter(|cell| cell.1 == x && cell.2 != y) {
                for &(other, b, end) in cells.iter().filter(|cell| cell.1 == y) {
                    if end == z
                        && a == x
                        && b == y
                        && self.sees(pivot, one)
                        && self.sees(pivot, other)
                    {
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
                    let share_house = |a, b| !self.grid.kinds_around(a, b).is_empty();
                    let joined = share_house(one, p) && share_house(other, q);
                    if apart && joined && !self.sees(one, other) {
                        let _ = found.insert(self.ruled_out_by([one, other], y));
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
                self.cells().filter(|&cell| self.digits[cell] == self.digits[start]).collect();
            let colours = colours(start, |cell| {
                alike.iter().copied().filter(|&other| self.sees(cell, other)).collect()
            });
            for (&end, _) in colours.iter().filter(|(_, colour)| **colour) {
                if !self.sees(start, end) {
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
        for digit in 0..self.grid.digits {
            for net in self.nets(digit) {
                let sees_colour = |cell: usize, colour: bool| {
                    net.iter().any(|(&other, &its)| its == colour && self.sees(cell, other))
                };
                let caught = |&cell: &usize| {
                    self.has(cell, digit)
                        && !net.contains_key(&cell)
                        && sees_colour(cell, true)
                        && sees_colour(cell, false)
                };
                let _ =
                    found.insert(self.cells().filter(caught).map(|cell| (cell, digit)).collect());
            }
        }
        found
    }

    fn wrap(&self) -> BTreeSet<Struck> {
        let mut found = BTreeSet::new();
        for digit in 0..self.grid.digits {
            for net in self.nets(digit) {
                for colour in [true, false] {
                    let cells: Vec<usize> = net
                        .iter()
                        .filter(|(_, its)| **its == colour)
                        .map(|(&cell, _)| cell)
                        .collect();
                    if cells.iter().any(|&a| cells.iter().any(|&b| self.sees(a, b))) {
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

/// Compares what the rule strikes with what the naive finder says, in every state.
fn check(share: Share, rule: &str, naive: fn(&State) -> BTreeSet<Struck>) {
    let compare = |on_grid: &OnGrid, start: &Start| {
        let candidates = start.candidates(on_grid.geometry());
        let steps = on_grid.steps(&candidates, Hints::default());
        let found: BTreeSet<Struck> = steps.iter().map(struck).collect();
        let mut expected = naive(&State::new(&on_grid.grid, &candidates));
        let _ = expected.remove(&Struck::new());
        assert_eq!(found, expected, "{}", on_grid.place(start));
        on_grid.hold_proved(start, steps);
        found.len()
    };
    everywhere(share, (rule, 20), |_| true, compare);
}

sampled!(skyscrapers, one of 4);

fn skyscrapers(share: Share) {
    check(share, "skyscraper", |state| {
        state.two_pairs(|kinds, weak| {
            (kinds == [Row, Row] && weak.contains(&Column))
                || (kinds == [Column, Column] && weak.contains(&Row))
        })
    });
}

sampled!(two_string_kites, one of 4);

fn two_string_kites(share: Share) {
    check(share, "two-string-kite", |state| {
        state.two_pairs(|kinds, weak| kinds == [Row, Column] && has_area(weak))
    });
}

sampled!(turbot_fish, one of 4);

fn turbot_fish(share: Share) {
    // What has a name of its own is none: each has a pair in a block, or two lines of one kind that meet in a block.
    check(share, "turbot-fish", |state| {
        state.two_pairs(|kinds, weak| {
            let of_lines = [[Row, Row], [Column, Column]].contains(&kinds);
            has_area(&kinds) || (of_lines && has_area(weak))
        })
    });
}

/// Whether one is a block, or what stands in for one.
fn has_area(kinds: &[HouseKind]) -> bool {
    kinds.iter().any(|kind| matches!(kind, Block | Region))
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
