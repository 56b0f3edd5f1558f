//! What is asked of puzzles that have not exactly one solution.

use super::*;
use crate::grid::Candidate;

/// Two solutions: four cells in which two digits can be swapped, and four more that follow.
const TWO: &str =
    "53..7....6..195....98....6.8...6...34..8.3..1....2...6.6....28....41...5....8..79";
const ABOUT_A_HUNDRED: &str =
    "53..7....6..1.5....9.....6.8...6...34..8.3..17...2.....6..........419..5....8..79";
/// About a hundred thousand solutions.
const MANY: &str =
    "53..7....6..1.5....9.....6.8...6...3........17...2.....6...........1...5....8..79";

/// The solvers with either walk.
fn both() -> [Search; 2] {
    let geometry = classic();
    [Search::new(&geometry), Search::general(&geometry)]
}

fn all(search: &Search, start: &Candidates) -> Vec<Solution> {
    search.solutions(start).collect()
}

#[test]
fn solutions_are_counted_up_to_a_limit() {
    let start = start(ABOUT_A_HUNDRED, &classic());
    for search in both() {
        let tally = |limit, nodes| search.tally(&start, limit, &mut Budget::nodes(nodes));
        let count = all(&search, &start).len() as u64;
        assert_eq!(tally(1000, 1_000_000), Count::Exactly(count));
        assert_eq!(tally(count, 1_000_000), Count::Exactly(count));
        assert_eq!(tally(count - 1, 1_000_000), Count::MoreThan(count - 1));
        assert_eq!(tally(count - 1, 1_000_000).at_least(), count);
        let Count::MoreThan(few) = tally(1000, 30) else { panic!("so few nodes are not enough") };
        assert!(few < 30);
    }
}

#[test]
fn what_is_possible_is_what_some_solution_has() {
    for text in [TWO, ABOUT_A_HUNDRED] {
        let start = start(text, &classic());
        for search in both() {
            let possible = search.possible(&start, &mut Budget::UNLIMITED.clone());
            let possible = possible.expect("no limit");
            let mut expected = vec![crate::grid::DigitSet::EMPTY; 81];
            for solution in all(&search, &start) {
                for (digits, &digit) in expected.iter_mut().zip(solution.digits()) {
                    digits.insert(digit);
                }
            }
            assert_eq!(possible.digits(), expected);
        }
    }
    let none = start(&ONE.replacen("53.", "531", 1), &classic());
    let possible = both()[0].possible(&none, &mut Budget::UNLIMITED.clone()).expect("no limit");
    assert!(possible.digits().iter().all(|digits| digits.is_empty()));
}

#[test]
fn an_estimate_is_near_the_exact_number() {
    for text in [TWO, ABOUT_A_HUNDRED, MANY] {
        let start = start(text, &classic());
        for search in both() {
            let exact = search.count(&start, u64::from(u32::MAX));
            let exact = f64::from(u32::try_from(exact).expect("fewer than that"));
            let ask = |seed| {
                let budget = &mut Budget::UNLIMITED.clone();
                search.estimate(&start, 2000, &mut generator(seed), budget)
            };
            let mut near = 0;
            for seed in 0..12 {
                let estimate = ask(seed);
                assert_eq!(estimate, ask(seed));
                assert!(estimate.probes == 2000 && estimate.error < 0.3 * exact);
                let away = (estimate.solutions - exact).abs();
                assert!(away < 0.5 * exact, "{text}: {away} of {exact}");
                near += u32::from(away <= 2.0 * estimate.error);
            }
            // Within twice the standard error are about 19 of 20.
            assert!(near >= 9, "{text}: only {near}");
        }
    }
}

/// The average, the standard error of it, and how many are not 0.
fn summary(values: &[f64]) -> (f64, f64, u32) {
    let count = values.iter().map(|_| 1.0).sum::<f64>();
    let mean = values.iter().sum::<f64>() / count;
    let variance =
        values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    let hits = values.iter().map(|&value| u32::from(value > 0.0)).sum();
    (mean, (variance / count).sqrt(), hits)
}

#[test]
fn an_estimate_is_the_average_of_its_probes_with_their_scatter() {
    let search = Search::general(&classic());
    for text in [TWO, ABOUT_A_HUNDRED, MANY] {
        let start = start(text, &classic());
        let unlimited = || Budget::UNLIMITED.clone();
        for probes in [1, 2, 7, 60] {
            let mut lots = generator(probes);
            let one = |_| search.estimate(&start, 1, &mut lots, &mut unlimited()).solutions;
            let (mean, error, hits) = summary(&(0..probes).map(one).collect::<Vec<_>>());
            let all = search.estimate(&start, probes, &mut generator(probes), &mut unlimited());
            assert!((all.solutions - mean).abs() <= 1e-9 * mean, "{text}: {all:?}, {mean}");
            assert!((all.error - error).abs() <= 1e-6 * mean, "{text}: {all:?}, {error}");
            assert_eq!((all.probes, all.hits), (probes, hits.into()));
        }
    }
}

#[test]
fn an_estimate_within_a_budget_says_how_many_probes_it_took() {
    let start = start(MANY, &classic());
    for search in both() {
        let estimate = search.estimate(&start, 1000, &mut generator(0), &mut Budget::nodes(200));
        assert!(estimate.probes > 0 && estimate.probes < 1000);
        let nothing = search.estimate(&start, 0, &mut generator(0), &mut Budget::nodes(200));
        assert_eq!((nothing.probes, nothing.hits), (0, 0));
        assert!(nothing.solutions == 0.0 && nothing.error == 0.0);
    }
}

#[test]
fn nothing_can_be_left_out_of_an_irreducible_set() {
    let geometry = classic();
    for search in both() {
        let givens: Vec<_> = board(&ONE.replacen("53.", "531", 1), &geometry).givens().collect();
        let budget = &mut Budget::UNLIMITED.clone();
        let set = search.irreducible(&givens, &[], budget).expect("no limit").expect("no solution");
        assert!(set.len() < givens.len());
        assert_eq!(search.can_stand_together(&set, &[], budget), Ok(false));
        for left_out in 0..set.len() {
            let mut rest = set.clone();
            let _ = rest.remove(left_out);
            assert_eq!(search.can_stand_together(&rest, &[], budget), Ok(true));
        }
        let good: Vec<_> = board(ONE, &geometry).givens().collect();
        assert_eq!(search.irreducible(&good, &[], budget), Ok(None));
        assert_eq!(search.irreducible(&givens, &[], &mut Budget::nodes(3)), Err(Undecided));
    }
}

/// Whether the digits leave one solution.
fn leave_one(search: &Search, start: &Candidates, digits: &[Candidate]) -> bool {
    let mut with = start.clone();
    for &Candidate { cell, digit } in digits {
        with.place(&classic(), cell, digit);
    }
    search.count(&with, 2) == 1
}

fn completion(search: &Search, start: &Candidates) -> Completion {
    let budget = &mut Budget::UNLIMITED.clone();
    let possible = search.possible(start, budget).expect("no limit");
    search.completion(start, &possible, budget).expect("no limit")
}

#[test]
fn one_digit_completes_two_solutions() {
    let start = start(TWO, &classic());
    for search in both() {
        let completion = completion(&search, &start);
        assert!(completion.is_fewest && completion.digits.len() == 1);
        // Eight cells differ, and either digit of each decides.
        assert_eq!(completion.alone.len(), 16);
        assert!(completion.alone.iter().all(|&one| leave_one(&search, &start, &[one])));
    }
}

#[test]
fn fewest_digits_are_proved_by_trying_all() {
    let start = start(ABOUT_A_HUNDRED, &classic());
    let search = Search::new(&classic());
    let found = completion(&search, &start);
    assert!(found.is_fewest && found.alone.is_empty() && found.digits.len() == 2);
    assert!(leave_one(&search, &start, &found.digits));
    for cell in classic().cells() {
        for digit in start.digits_of(cell).iter() {
            assert!(!leave_one(&search, &start, &[Candidate { cell, digit }]));
        }
    }
}

#[test]
fn digits_are_enough_where_the_solutions_are_too_many_to_be_kept() {
    let start = start(MANY, &classic());
    let search = Search::new(&classic());
    let found = completion(&search, &start);
    assert!(!found.is_fewest && found.digits.len() > 2);
    assert!(leave_one(&search, &start, &found.digits));
}

/// The size of the smallest set of these candidates that just one solution has, by trying all sets.
fn fewest_by_trying(open: &[Candidate], solutions: &[Solution]) -> usize {
    fn leaves_one(open: &[Candidate], solutions: &[&Solution], count: usize) -> bool {
        if count == 0 {
            return solutions.len() == 1;
        }
        (0..open.len()).any(|at| {
            let Candidate { cell, digit } = open[at];
            let left: Vec<_> =
                solutions.iter().copied().filter(|one| one.digit(cell) == digit).collect();
            !left.is_empty() && leaves_one(&open[at + 1..], &left, count - 1)
        })
    }
    let all: Vec<_> = solutions.iter().collect();
    (1..=open.len()).find(|&count| leaves_one(open, &all, count)).expect("all digits of one")
}

#[test]
fn no_fewer_digits_would_do_on_small_grids() {
    let grids = [grid_of("1234", 2, 2), diagonals(), grid_of("123456", 3, 2)];
    let texts = [
        ".".repeat(16),
        format!("1{}", ".".repeat(15)),
        format!("12..3{}", ".".repeat(11)),
        format!("..1..2{}", ".".repeat(10)),
        format!("123456456123{}1.", ".".repeat(22)),
        format!("123456456123231{}", ".".repeat(21)),
    ];
    let mut sizes = BTreeSet::new();
    for geometry in &grids {
        let search = Search::new(geometry);
        for text in texts.iter().filter(|text| text.len() == geometry.cell_count()) {
            let start = start(text, geometry);
            let solutions = all(&search, &start);
            let found = completion(&search, &start);
            if found.is_fewest && solutions.len() > 1 {
                let open = geometry.cells().flat_map(|cell| {
                    let digits = start.digits_of(cell);
                    digits.iter().map(move |digit| Candidate { cell, digit }).collect::<Vec<_>>()
                });
                let expected = fewest_by_trying(&open.collect::<Vec<_>>(), &solutions);
                assert_eq!(found.digits.len(), expected, "{text}");
                let _ = sizes.insert(expected);
            }
            let has_all =
                |one: &&Solution| found.digits.iter().all(|it| one.digit(it.cell) == it.digit);
            assert_eq!(solutions.iter().filter(has_all).count(), 1, "{text}");
        }
    }
    assert!(sizes.len() > 2, "{sizes:?}");
}

#[test]
fn of_digits_that_are_enough_none_can_be_left_out() {
    let start = start(MANY, &classic());
    let search = Search::new(&classic());
    let found = completion(&search, &start).digits;
    assert!(found.is_sorted());
    for left_out in 0..found.len() {
        let mut rest = found.clone();
        let _ = rest.remove(left_out);
        assert!(!leave_one(&search, &start, &rest), "{left_out} of {found:?}");
    }
}
