//! Our rules with search find what there is.

use super::knowledge;
use crate::textbook::{Limits, Outcome, Report, Settings, Why};
use crate::{Contender, contenders};
use duvod::grid::{Board, Geometry, StateText};
use duvod::inference::Options;
use duvod::search::Search;

/// Arto Inkala's well-known hard puzzle.
const HARD: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

fn with_search(geometry: &Geometry) -> Contender {
    let all = contenders(knowledge(), geometry, &Options::default(), &Settings::default());
    let mut all = all.expect("contenders").into_iter();
    all.find(|contender| contender.named().name == "rules-with-search").expect("it")
}

/// Holds what it finds against what the exact solver says.
fn check(geometry: &Geometry, board: &Board, solutions: usize) -> Report {
    let limits = Limits { solutions, ..Limits::steps(u64::MAX) };
    let report = with_search(geometry).run(board, 0, limits);
    let mut known: Vec<_> = Search::new(geometry)
        .solutions_of(board)
        .take(solutions)
        .map(|solution| solution.digits().to_vec())
        .collect();
    let mut found: Vec<_> = report.solutions.iter().map(|digits| digits.to_vec()).collect();
    if report.is_exhausted {
        known.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, known);
    }
    assert_eq!(report.outcome == Outcome::Impossible, known.is_empty());
    report
}

#[test]
fn they_find_all_solutions_of_small_grids() {
    let geometry = knowledge().grid("4x4").expect("a grid");
    for puzzle in ["12..............", "................", "123....4........", "1......2..3....4"] {
        let board = StateText::parse(puzzle, geometry).expect("a puzzle").board;
        assert!(check(geometry, &board, 1000).is_exhausted, "{puzzle}");
    }
}

#[test]
fn what_the_rules_leave_is_guessed() {
    let geometry = super::classic();
    let board = StateText::parse(HARD, geometry).expect("a puzzle").board;
    let report = check(geometry, &board, 2);
    assert!(report.is_exhausted && report.guesses > 0 && report.depth > 0, "{report:?}");
    let easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let board = StateText::parse(easy, geometry).expect("a puzzle").board;
    let report = check(geometry, &board, 2);
    assert_eq!((report.guesses, report.dead_ends, report.depth), (0, 0, 0));
}

#[test]
fn it_gives_up_when_it_may_not_go_on() {
    let geometry = super::classic();
    let run = |limits| with_search(geometry).run(&Board::empty(81), 0, limits);
    let report = run(Limits { solutions: usize::MAX, ..Limits::steps(20) });
    assert_eq!(report.outcome, Outcome::GaveUp(Why::Steps));
    let report = run(Limits { cancelled: &|| true, ..Limits::steps(u64::MAX) });
    assert_eq!(report.outcome, Outcome::GaveUp(Why::Cancelled));
}
