//! Bent sets, Sue de Coq and aligned exclusion against naive finders that are written straight from their
//! definitions: every choice of cells is tried, whatever it costs. Every instance is there, no other is, and
//! each passes the independent checker; on states of the classic grid and of others.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::comparison::OnGrid;
use crate::support::numbers::Numbers;
use crate::support::share::{Share, sampled};
use crate::support::states::{self, struck};
use crate::support::{classic, classic_puzzles, grids, knowledge};
use duvod::grid::{Candidates, Cell};
use duvod::inference::Hints;
use duvod::knowledge::{Body, CLASSIC_GRID, Rule};
use duvod::proof::{Role, RuleId, Start, Statement, Step};

/// What an instance strikes: cells and digits by their numbers from 0.
type Struck = BTreeSet<(usize, usize)>;

/// The cells of an instance, and what it strikes.
type Found = BTreeSet<(BTreeSet<usize>, Struck)>;

/// The candidates of the open cells, one bit a digit; none of a filled one.
struct State<'a> {
    grid: &'a Numbers,
    digits: Vec<u16>,
}

/// Two houses that share two cells or more: the cells where they cross, and the rest of each.
type Crossing = [Vec<usize>; 3];

/// A line and a block, and on other grids any two houses that cross in this way.
fn crossings(grid: &Numbers) -> Vec<Crossing> {
    let mut found = Vec::new();
    for (number, (_, one)) in grid.houses.iter().enumerate() {
        for (_, other) in &grid.houses[number + 1..] {
            let part = |cells: &[usize], others: &[usize], shared: bool| -> Vec<usize> {
                let is_of = |cell: &&usize| others.contains(cell) == shared;
                cells.iter().filter(is_of).copied().collect()
            };
            let parts = [part(one, other, true), part(one, other, false), part(other, one, false)];
            if parts[0].len() > 1 {
                found.push(parts);
            }
        }
    }
    found
}

/// Whether one of the two houses has all of the cells.
fn is_in_a_house(crossing: &Crossing, cells: &[usize]) -> bool {
    crossing[1..]
        .iter()
        .any(|rest| cells.iter().all(|cell| crossing[0].contains(cell) || rest.contains(cell)))
}

/// Every choice of up to `most` of the cells that are not filled.
fn choices(state: &State<'_>, cells: &[usize], most: usize) -> Vec<Vec<usize>> {
    let mut found = vec![Vec::new()];
    for &cell in cells.iter().filter(|&&cell| state.digits[cell] != 0) {
        let with = |known: &Vec<usize>| [known.as_slice(), &[cell]].concat();
        let more: Vec<Vec<usize>> =
            found.iter().filter(|known| known.len() < most).map(with).collect();
        found.extend(more);
    }
    found
}

/// Every part of the cells but none and all.
fn parts(cells: &[usize]) -> impl Iterator<Item = Vec<usize>> + '_ {
    (1..(1_usize << cells.len()) - 1).map(|chosen| {
        let taken = cells.iter().enumerate().filter(move |(place, _)| chosen >> place & 1 == 1);
        taken.map(|(_, &cell)| cell).collect()
    })
}

fn digits(bits: u16) -> impl Iterator<Item = usize> {
    (0..16).filter(move |digit| bits >> digit & 1 == 1)
}

impl<'a> State<'a> {
    fn new(grid: &'a Numbers, candidates: &Candidates) -> Self {
        let of_cell = |cell: Cell| {
            let open = !candidates.solved().contains(cell);
            if open { candidates.digits_of(cell).bits() } else { 0 }
        };
        Self { grid, digits: grid.geometry.cells().map(of_cell).collect() }
    }

    fn cells(&self) -> std::ops::Range<usize> {
        0..self.digits.len()
    }

    fn sees(&self, one: usize, other: usize) -> bool {
        self.grid.sees(one, other)
    }

    fn union(&self, cells: &[usize]) -> u16 {
        cells.iter().fold(0, |union, &cell| union | self.digits[cell])
    }

    fn has(&self, cell: usize, digit: usize) -> bool {
        self.digits[cell] >> digit & 1 == 1
    }

    /// The places of the digit among the cells.
    fn places(&self, cells: &[usize], digit: usize) -> Vec<usize> {
        cells.iter().copied().filter(|&cell| self.has(cell, digit)).collect()
    }

    /// As many cells as digits, of which just one has places that are not all in one of the houses.
    fn bent_sets(&self, size: usize) -> Found {
        let mut found = Found::new();
        for crossing in crossings(self.grid) {
            let groups = crossing.each_ref().map(|cells| choices(self, cells, size - 2));
            for pivot in groups[0].iter().filter(|cells| !cells.is_empty()) {
                for one in groups[1].iter().filter(|cells| !cells.is_empty()) {
                    for other in groups[2].iter().filter(|cells| !cells.is_empty()) {
                        let cells = [pivot.as_slice(), one, other].concat();
                        if cells.len() == size {
                            found.extend(self.bent_set(&crossing, cells));
                        }
                    }
                }
            }
        }
        found
    }

    fn bent_set(
        &self,
        crossing: &Crossing,
        cells: Vec<usize>,
    ) -> Option<(BTreeSet<usize>, Struck)> {
        let all = self.union(&cells);
        if all.count_ones() as usize != cells.len() {
            return None;
        }
        let is_free = |&digit: &usize| !is_in_a_house(crossing, &self.places(&cells, digit));
        let free: Vec<usize> = digits(all).filter(is_free).collect();
        let [end] = free[..] else { return None };
        let full_pivot = |&cell: &usize| self.digits[cell] == all;
        if cells.len() == 3 && !cells.iter().any(full_pivot) {
            return None;
        }
        if parts(&cells).any(|part| self.union(&part).count_ones() as usize <= part.len()) {
            return None;
        }
        let places = self.places(&cells, end);
        let goes = |&cell: &usize| {
            self.has(cell, end) && places.iter().all(|&place| self.sees(cell, place))
        };
        let struck: Struck = self.cells().filter(goes).map(|cell| (cell, end)).collect();
        (!struck.is_empty()).then(|| (cells.into_iter().collect(), struck))
    }

    /// How often the digits can be in the cells at most: each as often as there are houses in which it is.
    fn capacity(
        &self,
        crossing: &Crossing,
        cells: &[usize],
        without: Option<(usize, usize)>,
    ) -> usize {
        let count = |digit: usize| {
            let gone = |cell: usize| {
                let is_of_digit = |&(from, gone): &(usize, usize)| {
                    gone == digit && from != cell && is_in_a_house(crossing, &[from, cell])
                };
                without.as_ref().is_some_and(is_of_digit)
            };
            let places = self.places(cells, digit).into_iter();
            let places: Vec<usize> = places.filter(|&cell| !gone(cell)).collect();
            match places.as_slice() {
                [] => 0,
                _ if is_in_a_house(crossing, &places) => 1,
                _ => 2,
            }
        };
        (0..self.grid.digits).map(count).sum()
    }

    /// What the cells of a crossing cannot hold because it would leave the pattern too few digits. Of cells of the
    /// pattern, only what both sets have is asked of those that both see.
    fn left_too_few(&self, cells: &[usize], parts_of_houses: &Crossing) -> Struck {
        let of = |part: usize| -> Vec<usize> {
            let own = cells.iter().filter(|cell| parts_of_houses[part].contains(cell));
            own.copied().collect()
        };
        let twice = self.union(&of(1)) & self.union(&of(2));
        let is_asked = |cell: usize, digit: usize| {
            !cells.contains(&cell) || of(0).contains(&cell) && twice >> digit & 1 == 1
        };
        let houses = parts_of_houses.concat();
        let too_few = |cell: usize, digit: usize| {
            let others: Vec<usize> = cells.iter().copied().filter(|&other| other != cell).collect();
            self.has(cell, digit)
                && is_asked(cell, digit)
                && self.capacity(parts_of_houses, &others, Some((cell, digit))) < others.len()
        };
        let all = 0..self.grid.digits;
        let each = houses.iter().flat_map(|&cell| all.clone().map(move |digit| (cell, digit)));
        each.filter(|&(cell, digit)| too_few(cell, digit)).collect()
    }

    /// Cells of a crossing that can take just as many digits as there are cells.
    fn sue_de_coq(&self, extended: bool) -> Found {
        let mut found = Found::new();
        for parts_of_houses in crossings(self.grid) {
            let groups = parts_of_houses.clone().map(|cells| choices(self, &cells, 6));
            for inner in groups[0].iter().filter(|cells| cells.len() >= 2) {
                for first in groups[1].iter().filter(|cells| !cells.is_empty()) {
                    for second in groups[2].iter().filter(|cells| !cells.is_empty()) {
                        let [own, one, other] = [inner, first, second].map(|part| self.union(part));
                        let is_basic = one & other == 0 && (one | other) & !own == 0;
                        let cells = [inner.as_slice(), first, second].concat();
                        if is_basic == extended
                            || cells.len() > 9
                            || self.capacity(&parts_of_houses, &cells, None) != cells.len()
                        {
                            continue;
                        }
                        let struck = self.left_too_few(&cells, &parts_of_houses);
                        if self.says_more_than_parts(&cells, &parts_of_houses, &struck) {
                            let _ = found.insert((cells.into_iter().collect(), struck));
                        }
                    }
                }
            }
        }
        found
    }

    /// Whether no part is a naked set, and none strikes all of it.
    fn says_more_than_parts(
        &self,
        cells: &[usize],
        parts_of_houses: &Crossing,
        struck: &Struck,
    ) -> bool {
        !struck.is_empty()
            && parts(cells).all(|part| {
                if self.capacity(parts_of_houses, &part, None) > part.len() {
                    return true;
                }
                let reaches = |rest: &Vec<usize>| part.iter().any(|cell| rest.contains(cell));
                parts_of_houses[1..].iter().all(reaches)
                    && !struck.is_subset(&self.left_too_few(&part, parts_of_houses))
            })
    }

    /// Whether the cells can hold these digits together, one each: none sees an equal one, and no excluder is left empty.
    fn go_together(&self, cells: &[usize], taken: &[usize], excluders: &[usize]) -> bool {
        let mut pairs = (0..cells.len()).flat_map(|a| (0..a).map(move |b| (a, b)));
        let twice = pairs.any(|(a, b)| taken[a] == taken[b] && self.sees(cells[a], cells[b]));
        let is_empty = |&excluder: &usize| {
            let left = cells.iter().zip(taken).filter(|(cell, _)| self.sees(excluder, **cell));
            left.fold(self.digits[excluder], |left, (_, digit)| left & !(1 << digit)) == 0
        };
        !(twice || excluders.iter().any(is_empty))
    }

    /// The cells that these may leave without a digit.
    fn excluders(&self, cells: &[usize]) -> Vec<usize> {
        let can_be = |&cell: &usize| {
            let count = self.digits[cell].count_ones() as usize;
            (2..=cells.len()).contains(&count) && !cells.contains(&cell)
        };
        self.cells().filter(can_be).collect()
    }

    /// The candidates of the cells that are in no combination; without excluders only sight counts.
    fn in_no_combination(&self, cells: &[usize], excluders: bool) -> Struck {
        let excluders = if excluders { self.excluders(cells) } else { Vec::new() };
        let mut all = vec![Vec::new()];
        for &cell in cells {
            let with = |known: &Vec<usize>| {
                let known = known.clone();
                digits(self.digits[cell]).map(move |digit| [known.as_slice(), &[digit]].concat())
            };
            all = all.iter().flat_map(with).collect();
        }
        let all: Vec<Vec<usize>> =
            all.into_iter().filter(|taken| self.go_together(cells, taken, &excluders)).collect();
        let kept: Struck =
            all.iter().flat_map(|taken| cells.iter().copied().zip(taken.iter().copied())).collect();
        let each = cells
            .iter()
            .flat_map(|&cell| digits(self.digits[cell]).map(move |digit| (cell, digit)));
        each.filter(|candidate| !kept.contains(candidate)).collect()
    }

    fn exclusions(&self, size: usize) -> Found {
        let open: Vec<usize> =
            self.cells().filter(|&cell| self.digits[cell].count_ones() > 1).collect();
        let mut by_pair: BTreeMap<[usize; 2], Struck> = BTreeMap::new();
        for (place, &b) in open.iter().enumerate() {
            for &a in &open[..place] {
                let _ = by_pair.insert([a, b], self.in_no_combination(&[a, b], true));
            }
        }
        let mut found = Found::new();
        if size == 2 {
            found.extend(by_pair.into_iter().map(|(cells, struck)| (cells.into(), struck)));
        } else {
            for cells in choices(self, &open, 3).into_iter().filter(|cells| cells.len() == 3) {
                let &[a, b, c] = cells.as_slice() else { continue };
                let mut struck = self.in_no_combination(&cells, true);
                let by_sight = self.in_no_combination(&cells, false);
                struck.retain(|candidate| !by_sight.contains(candidate));
                for pair in [[a, b], [a, c], [b, c]] {
                    struck.retain(|candidate| !by_pair[&pair].contains(candidate));
                }
                let _ = found.insert((cells.into_iter().collect(), struck));
            }
        }
        found.retain(|(_, struck)| !struck.is_empty());
        found
    }
}

/// The states of the examples of rules that look at several digits, this rule's own first, and the middle and
/// the end of the ways that the cheap rules take through the bundled puzzles.
fn states(own: &str) -> Vec<Start> {
    let of_family = |rule: &&Rule| matches!(rule.body, Body::Als(_) | Body::Link(_));
    let mut rules: Vec<&Rule> = knowledge().rules().filter(of_family).collect();
    rules.sort_by_key(|rule| rule.id != RuleId::new(own));
    let examples = states::examples(rules).map(|state| Start::from_state(&state));
    let traces = classic_puzzles().flat_map(|example| {
        let trace = states::solved_by(&states::cheap_rules(), &example.puzzle);
        let last = trace.steps.len();
        [last / 2, last].map(|step| states::state_before(&trace, step))
    });
    examples.chain(traces).collect()
}

/// The cells of an instance, excluders left out, and what it strikes.
fn told(step: &Step) -> (BTreeSet<usize>, Struck) {
    let is_exclusion = step.rule.as_str().contains("exclusion");
    let cells = step.claims.iter().filter(|claim| !is_exclusion || claim.role == Role::Base);
    let cells = cells.filter_map(|claim| match &claim.statement {
        Statement::OnlyDigits { cells, .. } => Some(cells.iter().collect::<Vec<_>>()),
        _ => None,
    });
    (cells.flatten().map(Cell::index).collect(), struck(step))
}

/// Compares what the rule says with what the naive finder says, in a state; gives how many instances there are.
fn compare(on_grid: &OnGrid, start: &Start, naive: impl Fn(&State<'_>) -> Found) -> usize {
    let candidates = start.candidates(on_grid.geometry());
    let steps = on_grid.steps(&candidates, Hints::default());
    let found: Found = steps.iter().map(told).collect();
    // On other grids houses may cross in the same cells.
    let is_once = found.len() == steps.len() || on_grid.geometry().name() != CLASSIC_GRID;
    assert!(is_once, "an instance is told twice: {}", on_grid.place(start));
    let expected = naive(&State::new(&on_grid.grid, &candidates));
    assert_eq!(found, expected, "{}", on_grid.place(start));
    on_grid.hold_proved(start, steps);
    found.len()
}

/// Compares what the rule says with what the naive finder says, in so many states. There must be so many
/// instances at least.
fn check(share: Share, rule: &str, most: usize, least: usize, naive: impl Fn(&State<'_>) -> Found) {
    let states = states(rule);
    // The rule's own examples, which come first, always.
    let own = states::rule(rule).examples.len();
    let others = share.of(rule, states.iter().take(most).skip(own));
    let on_classic = OnGrid::new(rule, classic());
    let all = states.iter().take(own).chain(others);
    let total: usize = all.map(|start| compare(&on_classic, start, &naive)).sum();
    assert!(total >= share.least(least), "{rule} was found only {total} times");
}

/// The same in states of grids beside the classic one that have so many rows at most: those of the rule's own, and so many
/// others of each.
fn check_elsewhere(
    share: Share,
    rule: &str,
    rows: usize,
    others: usize,
    naive: impl Fn(&State<'_>) -> Found,
) {
    let mut total = 0;
    let grids = grids::states_of(share, |id| id == rule).into_iter();
    for (grid, states) in grids.filter(|(grid, _)| grid.row_count() <= rows) {
        let on_grid = OnGrid::new(rule, &grid);
        let states = states.iter().take(others + 1);
        let found = states.map(|start| compare(&on_grid, start, &naive));
        total += found.sum::<usize>();
    }
    assert!(total > 0, "{rule} is nowhere");
}

sampled!(small_bent_sets, one of 4);

fn small_bent_sets(share: Share) {
    check(share, "xyz-wing", 200, 10, |state| state.bent_sets(3));
    check(share, "wxyz-wing", 200, 10, |state| state.bent_sets(4));
    check(share, "vwxyz-wing", 60, 10, |state| state.bent_sets(5));
}

sampled!(large_bent_sets, one of 4);

fn large_bent_sets(share: Share) {
    check(share, "uvwxyz-wing", 30, 2, |state| state.bent_sets(6));
    check(share, "tuvwxyz-wing", 26, 2, |state| state.bent_sets(7));
}

sampled!(sue_de_coq, one of 4);

fn sue_de_coq(share: Share) {
    check(share, "sue-de-coq", 200, 3, |state| state.sue_de_coq(false));
    check(share, "extended-sue-de-coq", 40, 3, |state| state.sue_de_coq(true));
}

sampled!(aligned_exclusions, one of 4);

fn aligned_exclusions(share: Share) {
    check(share, "aligned-pair-exclusion", 200, 20, |state| state.exclusions(2));
    check(share, "aligned-triple-exclusion", 12, 10, |state| state.exclusions(3));
}

sampled!(sets_on_every_grid, one of 16);

fn sets_on_every_grid(share: Share) {
    check_elsewhere(share, "xyz-wing", 9, 8, |state| state.bent_sets(3));
    check_elsewhere(share, "wxyz-wing", 9, 4, |state| state.bent_sets(4));
    check_elsewhere(share, "vwxyz-wing", 8, 4, |state| state.bent_sets(5));
    check_elsewhere(share, "sue-de-coq", 9, 2, |state| state.sue_de_coq(false));
    check_elsewhere(share, "extended-sue-de-coq", 9, 2, |state| state.sue_de_coq(true));
    check_elsewhere(share, "aligned-pair-exclusion", 9, 4, |state| state.exclusions(2));
    check_elsewhere(share, "aligned-triple-exclusion", 6, 1, |state| state.exclusions(3));
}
