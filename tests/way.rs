//! What the way to a solution is like: how many steps are open, held by singles that are counted here; what is supposed.

use std::collections::BTreeSet;

use crate::support::numbers::{house, sees};
use crate::support::{Solver, classic, classic_puzzles, engine, knowledge};
use duvod::proof::Trace;
use duvod::rating::{OpenSteps, open_steps, suppositions};

fn open(trace: &Trace) -> Option<OpenSteps> {
    open_steps(knowledge(), &engine(classic()), trace, &|| false)
}

/// The singles of a grid whose candidates are what its digits leave: cell and digit of each, once.
fn singles(digits: &[Option<usize>]) -> usize {
    let may = |cell: usize, digit: usize| {
        digits[cell].is_none()
            && (0..81).all(|other| digits[other] != Some(digit) || !sees(cell, other))
    };
    let mut found = BTreeSet::new();
    for cell in 0..81 {
        let candidates: Vec<usize> = (0..9).filter(|&digit| may(cell, digit)).collect();
        if let [digit] = candidates[..] {
            let _ = found.insert((cell, digit));
        }
    }
    let houses: Vec<[usize; 9]> = (0..27).map(house).collect();
    for digit in 0..9 {
        for house in &houses {
            let places: Vec<usize> =
                house.iter().copied().filter(|&cell| may(cell, digit)).collect();
            if let [cell] = places[..] {
                let _ = found.insert((cell, digit));
            }
        }
    }
    found.len()
}

#[test]
fn open_singles_are_those_that_are_counted() {
    let solver = Solver::new();
    let (mut tried, mut chosen) = (0, 0);
    for example in classic_puzzles() {
        let trace = solver.trace(&example.puzzle);
        let is_single = |rule: &str| rule.contains("single") || rule == "full-house";
        if !trace.steps.iter().all(|step| is_single(step.rule.as_str())) {
            continue;
        }
        tried += 1;
        let counts: Vec<(usize, usize)> = (0..trace.steps.len())
            .map(|step| {
                let board = trace.board_before(classic(), step);
                let digit = |cell| board.entry(cell).digit().map(duvod::grid::Digit::index);
                let digits: Vec<Option<usize>> = classic().cells().map(digit).collect();
                (singles(&digits), digits.iter().filter(|digit| digit.is_none()).count())
            })
            .collect();
        let narrow = counts.iter().enumerate().filter(|(_, (open, empty))| open < empty);
        let narrowest = narrow.min_by_key(|(step, (open, _))| (*open, *step));
        chosen += usize::from(narrowest.is_some());
        let (before, (narrowest, _)) = narrowest.unwrap_or((0, &counts[0]));
        let expected = OpenSteps { first: counts[0].0, narrowest: *narrowest, before };
        assert_eq!(open(&trace), Some(expected), "{}", example.id);
    }
    assert!(tried >= 3 && chosen >= 2, "{chosen} of {tried}");
}

#[test]
fn what_is_supposed_is_counted() {
    let solver = Solver::new();
    for example in classic_puzzles() {
        let trace = solver.trace(&example.puzzle);
        let found = suppositions(&trace);
        let supposing = trace.steps.iter().filter(|step| step.nested_steps() > 0).count();
        assert!(found.steps >= supposing, "{}", example.id);
        assert_eq!(found.steps == 0, found.depth == 0, "{}", example.id);
        let nested = trace.steps.iter().flat_map(|step| &step.cases).flat_map(|case| &case.steps);
        let is_nested = nested.into_iter().any(|step| !step.cases.is_empty());
        assert_eq!(found.depth >= 2, is_nested, "{}", example.id);
        if found.steps > 0 {
            assert_eq!(open(&trace).map(|open| open.narrowest), Some(1), "{}", example.id);
        }
    }
}
