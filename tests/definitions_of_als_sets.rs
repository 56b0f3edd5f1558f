//! Bent sets, Sue de Coq and aligned exclusion against naive finders that are written straight from their
//! definitions: every choice of cells is tried, whatever it costs. Every instance is there, no other is, and
//! each passes the independent checker.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::numbers::{block, column, row, sees};
use crate::support::share::{Share, sampled};
use crate::support::states::{self, instances, is_proved, struck};
use crate::support::{classic, classic_puzzles, knowledge};
use duvod::checker::Checker;
use duvod::grid::{Candidates, Cell};
use duvod::inference::Hints;
use duvod::knowledge::{Body, Rule};
use duvod::proof::{Role, RuleId, Start, Statement, Step};

/// What an instance strikes: cells and digits by their numbers from 0.
type Struck = BTreeSet<(usize, usize)>;

/// The cells of an instance, and what it strikes.
type Found = BTreeSet<(BTreeSet<usize>, Struck)>;

/// The candidates of the open cells, one bit a digit; none of a filled one.
struct State([u16; 81]);

/// A line and a block that cross: the cells where they do, and the rest of each.
fn crossings() -> Vec<[Vec<usize>; 3]> {
    let mut found = Vec::new();
    for line in 0..18 {
        let is_in_line =
            |cell: usize| if line < 9 { row(cell) == line } else { column(cell) == line - 9 };
        for number in 0..9 {
            let part = |in_line: bool, in_block: bool| -> Vec<usize> {
                let is_of = |&cell: &usize| {
                    is_in_line(cell) == in_line && (block(cell) == number) == in_block
                };
                (0..81).filter(is_of).collect()
            };
            let parts = [part(true, true), part(true, false), part(false, true)];
            if !parts[0].is_empty() {
                found.push(parts);
            }
        }
    }
    found
}

/// Every choice of up to `most` of the cells that are not filled.
fn choices(state: &State, cells: &[usize], most: usize) -> Vec<Vec<usize>> {
    let mut found = vec![Vec::new()];
    for &cell in cells.iter().filter(|&&cell| state.0[cell] != 0) {
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
    (0..9).filter(move |digit| bits >> digit & 1 == 1)
}

impl State {
    fn new(candidates: &Candidates) -> Self {
        let mut state = [0; 81];
        for cell in classic().cells().filter(|&cell| !candidates.solved().contains(cell)) {
            state[cell.index()] = candidates.digits_of(cell).bits();
        }
        Self(state)
    }

    fn union(&self, cells: &[usize]) -> u16 {
        cells.iter().fold(0, |union, &cell| union | self.0[cell])
    }

    fn has(&self, cell: usize, digit: usize) -> bool {
        self.0[cell] >> digit & 1 == 1
    }

    /// The places of the digit among the cells.
    fn places(&self, cells: &[usize], digit: usize) -> Vec<usize> {
        cells.iter().copied().filter(|&cell| self.has(cell, digit)).collect()
    }

    /// As many cells as digits, of which just one has places that do not all see each other.
    fn bent_sets(&self, size: usize) -> Found {
        let mut found = Found::new();
        for [inner, first, second] in crossings() {
            let most = size - 2;
            let groups = [inner, first, second].map(|cells| choices(self, &cells, most));
            for pivot in groups[0].iter().filter(|cells| !cells.is_empty()) {
                for one in groups[1].iter().filter(|cells| !cells.is_empty()) {
                    for other in groups[2].iter().filter(|cells| !cells.is_empty()) {
                        let cells = [pivot.as_slice(), one, other].concat();
                        if cells.len() == size {
                            found.extend(self.bent_set(cells));
                        }
                    }
                }
            }
        }
        found
    }

    fn bent_set(&self, cells: Vec<usize>) -> Option<(BTreeSet<usize>, Struck)> {
        let all = self.union(&cells);
        if all.count_ones() as usize != cells.len() {
            return None;
        }
        let is_free = |&digit: &usize| {
            let places = self.places(&cells, digit);
            places.iter().any(|&a| places.iter().any(|&b| a != b && !sees(a, b)))
        };
        let free: Vec<usize> = digits(all).filter(is_free).collect();
        let [end] = free[..] else { return None };
        let full_pivot = |&cell: &usize| self.0[cell] == all;
        if cells.len() == 3 && !cells.iter().any(full_pivot) {
            return None;
        }
        if parts(&cells).any(|part| self.union(&part).count_ones() as usize <= part.len()) {
            return None;
        }
        let places = self.places(&cells, end);
        let goes =
            |&cell: &usize| self.has(cell, end) && places.iter().all(|&place| sees(cell, place));
        let struck: Struck = (0..81).filter(goes).map(|cell| (cell, end)).collect();
        (!struck.is_empty()).then(|| (cells.into_iter().collect(), struck))
    }

    /// How often the digits can be in the cells at most: each as often as there are cells of it that do not see
    /// each other.
    fn capacity(&self, cells: &[usize], without: Option<(usize, usize)>) -> usize {
        let count = |digit: usize| {
            let gone = |&cell: &usize| {
                without.is_some_and(|(from, gone)| gone == digit && sees(from, cell))
            };
            let places: Vec<usize> =
                self.places(cells, digit).into_iter().filter(|cell| !gone(cell)).collect();
            let apart = places.iter().any(|&a| places.iter().any(|&b| a != b && !sees(a, b)));
            if apart { 2 } else { usize::from(!places.is_empty()) }
        };
        (0..9).map(count).sum()
    }

    /// What the cells of a crossing cannot hold because it would leave the pattern too few digits. Of cells of the
    /// pattern, only what both sets have is asked of those that both see.
    fn left_too_few(&self, cells: &[usize], parts_of_houses: &[Vec<usize>; 3]) -> Struck {
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
                && self.capacity(&others, Some((cell, digit))) < others.len()
        };
        let each = houses.iter().flat_map(|&cell| (0..9).map(move |digit| (cell, digit)));
        each.filter(|&(cell, digit)| too_few(cell, digit)).collect()
    }

    /// Cells of a crossing that can take just as many digits as there are cells.
    fn sue_de_coq(&self, extended: bool) -> Found {
        let mut found = Found::new();
        for parts_of_houses in crossings() {
            let groups = parts_of_houses.clone().map(|cells| choices(self, &cells, 6));
            for inner in groups[0].iter().filter(|cells| cells.len() >= 2) {
                for first in groups[1].iter().filter(|cells| !cells.is_empty()) {
                    for second in groups[2].iter().filter(|cells| !cells.is_empty()) {
                        let [own, one, other] = [inner, first, second].map(|part| self.union(part));
                        let is_basic = one & other == 0 && (one | other) & !own == 0;
                        let cells = [inner.as_slice(), first, second].concat();
                        if is_basic == extended
                            || cells.len() > 9
                            || self.capacity(&cells, None) != cells.len()
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
        parts_of_houses: &[Vec<usize>; 3],
        struck: &Struck,
    ) -> bool {
        !struck.is_empty()
            && parts(cells).all(|part| {
                if self.capacity(&part, None) > part.len() {
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
        let twice = pairs.any(|(a, b)| taken[a] == taken[b] && sees(cells[a], cells[b]));
        let is_empty = |&excluder: &usize| {
            let left = cells.iter().zip(taken).filter(|(cell, _)| sees(excluder, **cell));
            left.fold(self.0[excluder], |left, (_, digit)| left & !(1 << digit)) == 0
        };
        !(twice || excluders.iter().any(is_empty))
    }

    /// The cells that these may leave without a digit.
    fn excluders(&self, cells: &[usize]) -> Vec<usize> {
        let can_be = |&cell: &usize| {
            let count = self.0[cell].count_ones() as usize;
            (2..=cells.len()).contains(&count) && !cells.contains(&cell)
        };
        (0..81).filter(can_be).collect()
    }

    /// The candidates of the cells that are in no combination; without excluders only sight counts.
    fn in_no_combination(&self, cells: &[usize], excluders: bool) -> Struck {
        let excluders = if excluders { self.excluders(cells) } else { Vec::new() };
        let mut all = vec![Vec::new()];
        for &cell in cells {
            let with = |known: &Vec<usize>| {
                let known = known.clone();
                digits(self.0[cell]).map(move |digit| [known.as_slice(), &[digit]].concat())
            };
            all = all.iter().flat_map(with).collect();
        }
        let all: Vec<Vec<usize>> =
            all.into_iter().filter(|taken| self.go_together(cells, taken, &excluders)).collect();
        let kept: Struck =
            all.iter().flat_map(|taken| cells.iter().copied().zip(taken.iter().copied())).collect();
        let each =
            cells.iter().flat_map(|&cell| digits(self.0[cell]).map(move |digit| (cell, digit)));
        each.filter(|candidate| !kept.contains(candidate)).collect()
    }

    fn exclusions(&self, size: usize) -> Found {
        let open: Vec<usize> = (0..81).filter(|&cell| self.0[cell].count_ones() > 1).collect();
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
fn told(step: &Step, is_exclusion: bool) -> (BTreeSet<usize>, Struck) {
    let cells = step.claims.iter().filter(|claim| !is_exclusion || claim.role == Role::Base);
    let cells = cells.filter_map(|claim| match &claim.statement {
        Statement::OnlyDigits { cells, .. } => Some(cells.iter().collect::<Vec<_>>()),
        _ => None,
    });
    (cells.flatten().map(Cell::index).collect(), struck(step))
}

/// Compares what the rule says with what the naive finder says, in so many states. There must be so many
/// instances at least.
fn check(
    share: Share,
    rule: &str,
    most: usize,
    least: usize,
    is_exclusion: bool,
    naive: impl Fn(&State) -> Found,
) {
    let checker = Checker::new(classic());
    let mut total = 0;
    let states = states(rule);
    // The rule's own examples, which come first, always.
    let own = states::rule(rule).examples.len();
    let others = share.of(rule, states.iter().take(most).skip(own).cloned());
    for start in states.iter().take(own).cloned().chain(others) {
        let candidates = start.candidates(classic());
        let steps = instances(states::rule(rule), &candidates, Hints::default());
        let found: Found = steps.iter().map(|step| told(step, is_exclusion)).collect();
        assert_eq!(found.len(), steps.len(), "{rule} tells an instance twice in {start:?}");
        let expected = naive(&State::new(&candidates));
        assert_eq!(found, expected, "{rule} in {start:?}");
        total += found.len();
        for step in steps.into_iter().take(2) {
            assert!(is_proved(&checker, &start, step), "{rule} in {start:?}");
        }
    }
    assert!(total >= share.least(least), "{rule} was found only {total} times");
}

sampled!(small_bent_sets, one of 4);

fn small_bent_sets(share: Share) {
    check(share, "xyz-wing", 200, 10, false, |state| state.bent_sets(3));
    check(share, "wxyz-wing", 200, 10, false, |state| state.bent_sets(4));
    check(share, "vwxyz-wing", 60, 10, false, |state| state.bent_sets(5));
}

sampled!(large_bent_sets, one of 4);

fn large_bent_sets(share: Share) {
    check(share, "uvwxyz-wing", 30, 2, false, |state| state.bent_sets(6));
    check(share, "tuvwxyz-wing", 26, 2, false, |state| state.bent_sets(7));
}

sampled!(sue_de_coq, one of 4);

fn sue_de_coq(share: Share) {
    check(share, "sue-de-coq", 200, 3, false, |state| state.sue_de_coq(false));
    check(share, "extended-sue-de-coq", 40, 3, false, |state| state.sue_de_coq(true));
}

sampled!(aligned_exclusions, one of 4);

fn aligned_exclusions(share: Share) {
    check(share, "aligned-pair-exclusion", 200, 20, true, |state| state.exclusions(2));
    check(share, "aligned-triple-exclusion", 12, 10, true, |state| state.exclusions(3));
}
