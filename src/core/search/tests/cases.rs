//! What is decided where a candidate is false, against all solutions as the slow solver finds them.

use proptest::prelude::*;

use super::{GROUPS, HARD, apart, around, diagonals, reference, start};
use crate::grid::test_grids::{classic, grid_of, with_groups};
use crate::grid::{Candidate, Candidates, Digit, Geometry, parse_cell};
use crate::search::{Budget, Cases, Search, Undecided};

/// A solution, and what is decided on the way to a case: of each candidate whether it is taken.
type Solutions = [Vec<Digit>];
type Decided = Vec<(Candidate, bool)>;

fn holds(solution: &[Digit], candidate: Candidate) -> bool {
    solution[candidate.cell.index()] == candidate.digit
}

/// Checks that no solution fits what was decided before a case, wherever a case ends, and counts the cases.
fn count_cases(cases: &Cases, decided: &mut Decided, all: &Solutions) -> u64 {
    let Cases::Decided(both) = cases else {
        let fits = |it: &Vec<Digit>| decided.iter().all(|&(one, taken)| holds(it, one) == taken);
        assert!(!all.iter().any(fits), "{decided:?}");
        return 1;
    };
    assert!(decided.iter().all(|(one, _)| *one != both.candidate), "decided twice");
    let mut count = 0;
    for (taken, cases) in [(true, &both.with), (false, &both.without)] {
        decided.push((both.candidate, taken));
        count += count_cases(cases, decided, all);
        let _ = decided.pop();
    }
    count
}

/// Asks about every candidate of a state that has these solutions, and returns how many of them fall into several cases.
fn check(geometry: &Geometry, start: &Candidates, all: &Solutions) -> usize {
    let search = Search::general(geometry);
    let mut asked = search.cases(start);
    let mut divided = 0;
    for cell in geometry.cells() {
        for digit in start.digits_of(cell).iter() {
            let candidate = Candidate { cell, digit };
            let found = asked.of(candidate, &mut Budget::UNLIMITED.clone()).expect("no limit");
            let has_solution = all.iter().any(|solution| holds(solution, candidate));
            assert_eq!(found.is_none(), has_solution, "{candidate:?}");
            let Some(cases) = found else { continue };
            let count = count_cases(&cases, &mut vec![(candidate, true)], all);
            divided += usize::from(count > 1);
            let (whole, few) = (asked.progress(), &mut Budget::nodes(count / 2));
            match asked.of(candidate, few) {
                Err(Undecided) => assert!(asked.progress() < whole),
                // What was found empty is decided earlier now.
                Ok(again) => assert!(again.is_some()),
            }
        }
    }
    divided
}

proptest! {
    #[test]
    fn a_candidate_falls_into_cases_without_a_solution(
        grid in 0..4_usize,
        seed in any::<u64>(),
        lots in prop::collection::vec(any::<u8>(), 100),
        share in 20..200_u8,
    ) {
        let of_grid = || match grid {
            0 => grid_of("123456", 3, 2),
            1 => diagonals(),
            2 => with_groups(&GROUPS),
            _ => apart(),
        };
        let geometry = of_grid();
        let start = around(&geometry, seed, &lots, share);
        if let Some(all) = reference::solutions(&geometry, &start, 300_000) {
            let _ = check(&geometry, &start, &all);
        }
    }
}

#[test]
fn every_false_candidate_of_a_hard_puzzle_falls_into_cases() {
    let geometry = classic();
    let start = start(HARD, &geometry);
    let solution = Search::new(&geometry).first(&start).expect("a solution").digits().to_vec();
    assert!(check(&geometry, &start, &[solution]) > 100);
}

#[test]
fn nothing_is_decided_where_nothing_is_left() {
    let geometry = grid_of("1234", 2, 2);
    let named = |name: &str| parse_cell(name, geometry.dimensions()).expect("a cell");
    let mut start = Candidates::all(&geometry);
    for name in ["A1", "A2"] {
        start.place(&geometry, named(name), Digit::new(0));
    }
    let search = Search::general(&geometry);
    let one = Candidate { cell: named("D4"), digit: Digit::new(2) };
    let found = search.cases(&start).of(one, &mut Budget::nodes(9));
    assert_eq!(found, Ok(Some(Cases::Settled)));
}
